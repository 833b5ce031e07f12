import type { Db } from '#db/connect.ts'
import type { Day } from '#platform/clock/rules/calendar.ts'
import { entryOf } from '../rules/read-report.ts'

/** The payouts of a period, newest first. */
export const readPayouts = (db: Db, { from, to }: { from: Day; to: Day }) =>
  db
    .selectFrom('payout')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** What the payouts of a period do to the books, in cents; each entry is zero together. */
export const payoutEntries = async (db: Db, period: { from: Day; to: Day }) =>
  (await readPayouts(db, period)).map(({ day, provider, bank_cents, fee_cents, adjustment_cents }) => ({
    day,
    provider,
    amounts: entryOf({ bank: bank_cents, fees: fee_cents, adjustments: adjustment_cents }),
  }))
