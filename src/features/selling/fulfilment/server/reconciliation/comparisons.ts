import { sql } from 'kysely'
import { type Claim, heldBy, processDue, type Queue, type Row } from '#db/claims.ts'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { NIGHT_JOB, writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { texts } from '../../texts.ts'
import { type Compared, compareWithProviders } from './compare.ts'

/**
 * Requests a comparison of our books with the providers'; the running store carries it out. Returns the
 * number of the run; of one that waits already, so a form sent twice asks once.
 */
export const requestComparison = (
  db: Db,
  { actor }: Authorized<'payments.reconcile'>,
  now: Date,
): Promise<number> =>
  inTransaction(
    db,
    async (trx) => {
      const waiting = await trx
        .selectFrom('comparison')
        .select('id')
        .where('ended_at', 'is', null)
        .where('claimed_at', 'is', null)
        .executeTakeFirst()
      if (waiting) return waiting.id
      const { id } = await trx
        .insertInto('comparison')
        .values({ actor: writeActor(actor), asked_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      const entry = { actor, action: 'payments.compare', entity: 'comparison', entityId: id }
      await recordAudit(trx, entry)
      return id
    },
    texts.busy,
  )

// After this time another process takes over the run of one that died.
const LEASE_MS = HOUR_MS

const comparisons: Queue<'comparison'> = {
  table: 'comparison',
  key: 'id',
  due: 'due_at',
  nullIsDue: true,
  number: 'tries',
  // A claim of the previous release has no end of its lease, so it gets the lease of this release.
  open: (now) => sql`
    ended_at is null
    and (claimed_at is null or due_at is not null or claimed_at < ${new Date(now.getTime() - LEASE_MS)})`,
  set: (now) => sql`claimed_at = ${now}`,
}

/** The nightly run. Returns how many differences it found. */
export async function compareTonight(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const row = await services.db
    .insertInto('comparison')
    .values({ actor: writeActor(NIGHT_JOB), asked_at: now, claimed_at: now, due_at: until, tries: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
  const found = await compareWithProviders(services)
  await settle(services, { row, number: row.tries, until }, found)
  return found.differences
}

/** Runs the requested comparisons; one process claims each. Returns how many runs it finished. */
export const runAskedComparisons = (services: PaymentServices): Promise<number> =>
  processDue(services, comparisons, {
    leaseMs: LEASE_MS,
    batch: 1,
    ask: () => compareWithProviders(services),
    settle: (claim, found) => settle(services, claim, found),
  })

async function settle(
  { db, clock }: PaymentServices,
  claim: Claim<Row<'comparison'>>,
  { compared, differences, notAsked }: Compared,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comparison')
    .set({ ended_at: clock.now(), compared, differences, not_asked: notAsked })
    .where(heldBy(comparisons, claim))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A run that has ended; undefined while it waits or runs. */
export function findComparison(db: Db, permission: Authorized<'payments.reconcile'>, id: number) {
  requireAllRows(permission)
  return db
    .selectFrom('comparison')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
}
