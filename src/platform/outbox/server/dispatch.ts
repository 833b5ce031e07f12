import { sql, type Updateable } from 'kysely'
import { type Claim, heldBy, processDue, type Queue, type Row } from '#db/claims.ts'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { Tables } from '#db/tables.ts'
import type { Clock } from '#lib/clock.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/dates.ts'

/**
 * Carries out one effect. It may be called again with the same key after a crash, so calling it twice must do
 * no harm. It throws when it is to be retried.
 */
export type OutboxHandler = (payload: Readonly<Record<string, unknown>>, dedupeKey: string) => Promise<void>

/** Thrown by a handler whose effect is not allowed yet: it is carried out later, and nothing has failed. */
export class NotYet extends Error {
  override readonly name = 'NotYet'
  readonly until: Date

  constructor(until: Date) {
    super(`waits until ${until.toISOString()}`)
    this.until = until
  }
}

export interface DispatchServices {
  db: Db
  clock: Clock
  /** how long a claim holds, default LEASE_MS */
  leaseMs?: number | undefined
  handlers: Readonly<Record<string, OutboxHandler>>
}

/** The lease of a claim. After it, other processes take over the work of one that died or hangs. */
const LEASE_MS = MINUTE_MS
/**
 * A handler that takes longer than this share of the lease has failed, so that it ends before another process
 * may start.
 */
const HANDLER_SHARE = 0.75
const FIRST_RETRY_MS = 5_000
const MAX_RETRY_MS = HOUR_MS

const outbox: Queue<'outbox'> = {
  table: 'outbox',
  key: 'id',
  due: 'due_at',
  number: 'tries',
  unanswered: 'unanswered',
  open: () => sql`sent_at is null`,
}

/** Sends the messages of committed transactions; see `processDue`. Returns how many were sent. */
export function dispatchOutbox(services: DispatchServices): Promise<number> {
  const { clock, handlers, leaseMs = LEASE_MS } = services
  return processDue(services, outbox, {
    leaseMs,
    deadlineMs: leaseMs * HANDLER_SHARE,
    onClaimed: () => crashPoint('outbox.claimed'),
    async ask({ topic, payload, dedupe_key }) {
      const handler = handlers[topic]
      if (!handler) throw new Error(`No handler is registered for outbox topic "${topic}"`)
      await handler(payload, dedupe_key)
    },
    onAnswered: () => crashPoint('outbox.delivered'),
    settle: (claim) => write(services, claim, { sent_at: clock.now(), last_error: null, unanswered: 0 }),
    failed(claim, error) {
      if (error instanceof NotYet)
        return write(services, claim, { due_at: error.until, last_error: null, unanswered: 0 })
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (claim.number - 1), MAX_RETRY_MS)
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      const dueAt = new Date(clock.now().getTime() + wait)
      return write(services, claim, { due_at: dueAt, last_error: reason, unanswered: 0 })
    },
  })
}

/** Changes the row if this claim is still its last one. True when it did. */
async function write(
  { db }: DispatchServices,
  claim: Claim<Row<'outbox'>>,
  change: Updateable<Tables['outbox']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(change)
    .where(heldBy(outbox, claim))
    .where('sent_at', 'is', null)
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
