import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { DAY_MS } from '#lib/dates.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { addDays, type Day, fromStoreZone } from '#platform/clock/rules/calendar.ts'
import { TERMS } from '../rules/books.ts'
import { centsOf, type DayFigures, type ProviderDifference, type WaySums } from '../rules/day-figures.ts'
import type { Period } from '../rules/period.ts'

export interface DayRow extends WaySums {
  day: Day
}

/** What came and went on each day of a period, by way to pay: ranges of indexes. */
export function daySums({ from, to }: Period): RawBuilder<DayRow> {
  const since = fromStoreZone(from, 0)
  const until = fromStoreZone(addDays(to, 1), 0)
  const within = (moment: string) => sql`${sql.ref(moment)} >= ${since} and ${sql.ref(moment)} < ${until}`
  const dayOf = (moment: string) =>
    sql`to_char(${sql.ref(moment)} at time zone ${merchant().zone}, 'YYYY-MM-DD') as day`
  const moved = (moment: string, sums: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
    select ${dayOf(moment)}, coalesce(a.method, 'check') as method, coalesce(a.provider, '') as provider,
      ${sums}, 0 as disputed
    from money_movement m
    left join payment_attempt a on a.id = m.attempt_id
    where ${within(moment)} and ${which} and a.method is distinct from ${TERMS}`
  return sql<DayRow>`
    select day, method, provider,
      sum(taken)::double precision as taken,
      sum(refunded)::double precision as refunded,
      sum(taken_back)::double precision as "takenBack",
      sum(disputed)::integer as disputed
    from (
      ${moved(
        'm.updated_at',
        sql`
          case m.kind when 'capture' then m.amount_cents else 0 end as taken,
          case m.kind when 'refund' then m.amount_cents else 0 end as refunded,
          0 as taken_back`,
        sql`m.status = 'done'`,
      )}
      union all
      ${moved('m.created_at', sql`m.amount_cents, 0, 0`, sql`m.error_code = 'returned'`)}
      union all
      ${moved(
        'm.updated_at',
        sql`0, 0, m.amount_cents`,
        sql`m.status = 'failed' and m.error_code = 'returned'`,
      )}
      union all
      select ${dayOf('received_at')}, ${TERMS}, '', amount_cents, 0, 0, 0
      from credit_payment
      where ${within('received_at')}
      union all
      select ${dayOf('w.opened_at')}, coalesce(a.method, 'check'), coalesce(a.provider, ''), 0, 0, 0, 1
      from work_item w
      left join money_movement m on m.order_id = w.order_id and m.kind = 'capture' and m.status = 'done'
      left join payment_attempt a on a.id = m.attempt_id
      where ${within('w.opened_at')} and w.kind = 'dispute'
    ) as happened
    group by day, method, provider
    order by day desc, method, provider`
}

/** What a day has now: its money, the differences that were found on it, and whether it was compared. */
export async function readDay(db: Db, day: Day): Promise<DayFigures> {
  const { rows } = await daySums({ from: day, to: day }).execute(db)
  const ways = rows.map(({ day: _, ...way }) => way)
  return { ways, differences: await differencesOf(db, day), isCompared: await isCompared(db, day) }
}

async function differencesOf(db: Db, day: Day): Promise<ProviderDifference[]> {
  const [since, until] = [fromStoreZone(day, 0), fromStoreZone(addDays(day, 1), 0)]
  const found = await db
    .selectFrom('work_item')
    .select('difference')
    .where('kind', '=', 'payment_difference')
    .where('opened_at', '>=', since)
    .where('opened_at', '<', until)
    .where('difference', 'is not', null)
    .execute()
  const strays = await db
    .selectFrom('stray_charge')
    .select(['provider', 'status', 'amount_cents as amount'])
    .where('found_at', '>=', since)
    .where('found_at', '<', until)
    .execute()
  const each = [
    ...found.flatMap(({ difference }) =>
      difference
        ? [
            {
              provider: difference.provider,
              cents: centsOf(difference.kind, difference.theirs, difference.ours),
            },
          ]
        : [],
    ),
    ...strays.map(({ provider, ...theirs }) => ({ provider, cents: centsOf('orphan', theirs, null) })),
  ]
  return [...Map.groupBy(each, ({ provider }) => provider)]
    .map(([provider, list]) => ({
      provider,
      count: list.length,
      amount: list.reduce((sum, { cents }) => sum + cents, 0),
    }))
    .toSorted((one, other) => one.provider.localeCompare(other.provider))
}

/** A comparison looks three days back: one of the two days after a day has all of it. */
const COMPARED_WITHIN_MS = 2 * DAY_MS

async function isCompared(db: Db, day: Day): Promise<boolean> {
  const end = fromStoreZone(addDays(day, 1), 0)
  const run = await db
    .selectFrom('comparison')
    .select('id')
    .where('asked_at', '>=', end)
    .where('asked_at', '<', new Date(end.getTime() + COMPARED_WITHIN_MS))
    .where('ended_at', 'is not', null)
    .where('not_asked', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}
