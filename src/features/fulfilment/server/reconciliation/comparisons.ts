import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { NIGHT_JOB, writeActor } from '#features/accounts/rules/actor.ts'
import type { Authorized } from '#features/accounts/server/index.ts'
import type { PaymentServices } from '#features/payments/server/index.ts'
import { HOUR_MS } from '#kit/dates.ts'
import { compareWithProviders } from './compare.ts'

/**
 * Requests a comparison of our books with the providers'; the running store carries it out. Returns the
 * number of the run.
 */
export async function requestComparison(
  db: Db,
  { actor }: Authorized<'payments.reconcile'>,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('comparison')
    .values({ actor: writeActor(actor), asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The nightly run. Returns how many differences it found. */
export async function compareTonight(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const { id } = await services.db
    .insertInto('comparison')
    .values({ actor: writeActor(NIGHT_JOB), asked_at: now, claimed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return run(services, id)
}

// After this time another process takes over the run of one that died.
const CLAIM_MS = HOUR_MS

/** Carries out the requested comparisons; each is claimed by one process. Returns how many runs it made. */
export async function runAskedComparisons(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const claimEnds = new Date(now.getTime() - CLAIM_MS)
  const { rows } = await sql<{ id: number }>`
    update comparison
    set claimed_at = ${now}
    where id in (
      select id
      from comparison
      where ended_at is null and (claimed_at is null or claimed_at < ${claimEnds})
      order by asked_at
      for update skip locked
    )
    returning id`.execute(services.db)
  for (const { id } of rows) await run(services, id)
  return rows.length
}

async function run(services: PaymentServices, id: number): Promise<number> {
  const { compared, differences, notAsked } = await compareWithProviders(services)
  await services.db
    .updateTable('comparison')
    .set({ ended_at: services.clock.now(), compared, differences, not_asked: notAsked })
    .where('id', '=', id)
    .execute()
  return differences
}

/** A run that has ended; undefined while it waits or runs. */
export const findComparison = (db: Db, _permission: Authorized<'payments.reconcile'>, id: number) =>
  db
    .selectFrom('comparison')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
