import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { PaymentServices } from '#features/payments/server/index.ts'
import { compareWithProviders } from './compare.ts'

/** Writes down that somebody wants the books compared; the running store does it. Answers the number of the run. */
export async function askComparison(db: Db, { actor, now }: { actor: string; now: Date }): Promise<number> {
  const { id } = await db
    .insertInto('comparison')
    .values({ actor, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The nightly run. Answers how much differs. */
export async function compareTonight(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const { id } = await services.db
    .insertInto('comparison')
    .values({ actor: 'night', asked_at: now, claimed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return run(services, id)
}

// A process that died in the middle leaves its run to others after this time.
const CLAIM_MINUTES = 60

/** Carries out what was asked for, one process each. Answers how many runs it made. */
export async function runAskedComparisons(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const given = new Date(now.getTime() - CLAIM_MINUTES * 60_000)
  const { rows } = await sql<{ id: number }>`
    update comparison set claimed_at = ${now} where id in (
      select id from comparison where ended_at is null and (claimed_at is null or claimed_at < ${given}) order by asked_at for update skip locked)
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
