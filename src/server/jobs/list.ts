import { pruneIdempotency } from '#db/idempotency.ts'
import type { CarrierTracking } from '#features/selling/fulfilment/server/ports.ts'
import { HOUR_MS } from '#lib/dates.ts'
import type { Feature, Topics } from '#platform/feature/server/define-feature.ts'
import type { Job } from '#platform/jobs/server/runner.ts'
import { clearEvents } from '#platform/limits/server/events.ts'
import { clearCounts } from '#platform/limits/server/limiter.ts'
import { dispatchOutbox } from '#platform/outbox/server/dispatch.ts'
import { clearSent } from '#platform/outbox/server/outbox.ts'
import { features } from '../declared.ts'
import type { Services } from '../services/services.ts'

/** What the process gives the jobs of all features. */
export interface JobServices
  extends Pick<
    Services,
    'db' | 'clock' | 'files' | 'payments' | 'bank' | 'orderEvents' | 'hasLivePayment' | 'personalData'
  > {
  /** reports where a shipment is */
  carriers?: CarrierTracking | undefined
}

/** I16: a file that is an hour old and still incomplete belongs to a process that died. */
const INCOMPLETE_FILE_MS = HOUR_MS

/** The background work of the platform and of every feature. `mails` sends the topics that are mails. */
export function allJobs(services: JobServices, mails: Topics): Job[] {
  const working: readonly Pick<Feature<JobServices>, 'name' | 'jobs' | 'effects'>[] = features
  const effects = working.map((feature) => feature.effects?.(services))
  return [
    ...platformJobs(services, Object.assign({}, mails, ...effects)),
    ...working.flatMap((feature) => feature.jobs?.(services) ?? []),
  ]
}

/** Sends what the outbox holds, and removes old rows and files. */
const platformJobs = ({ db, clock, files, payments }: JobServices, handlers: Topics): Job[] => [
  {
    name: 'outbox',
    everySeconds: 2,
    run: () => dispatchOutbox({ db, clock, leaseMs: payments.leaseMs, handlers }),
  },
  { name: 'prune-idempotency', everySeconds: 3_600, run: () => pruneIdempotency(db, clock.now()) },
  { name: 'clear-sent', everySeconds: 3_600, run: () => clearSent(db, clock.now()) },
  { name: 'clear-events', everySeconds: 3_600, run: () => clearEvents(db, clock.now()) },
  { name: 'clear-counts', everySeconds: 3_600, run: () => clearCounts(db, clock.now()) },
  {
    name: 'clear-half-files',
    everySeconds: 3_600,
    run: () => files.removeIncomplete(new Date(clock.now().getTime() - INCOMPLETE_FILE_MS)),
  },
]
