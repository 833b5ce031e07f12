import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { addDays, type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type DaySums, isWhole, sumsBySteps } from '../rules/figures.ts'
import { daysOf, MOST_DAYS, type Period } from '../rules/period.ts'
import { daySums } from './read-days.ts'

export const FIGURE_INDEXES = {
  goods_return_asked: 'goods_return (asked_at)',
  order_event_moment: 'order_event (happened_at) include (order_id, actor, kind)',
  audit_event_staff: `audit_event (at) include (actor_name, action, entity) where actor_kind = 'staff'`,
}

/** Longer than any transaction takes between the moment that it writes down and its end. */
const LONGEST_CHANGE_MS = 5 * MINUTE_MS
/** Days that one query adds up. */
const MOST_DAYS_AT_ONCE = 366

/**
 * The sums of the days of each period. Past days are kept: an order that changes writes an event into its
 * history, and then the days that it counts on are added up again. Writers do nothing for it.
 */
export async function readDays(
  db: Db,
  permission: Authorized<'figures.read'>,
  periods: readonly Period[],
  now: Date,
): Promise<DaySums[][]> {
  requireAllRows(permission)
  const { zone } = merchant()
  await forgetChangedDays(db, zone, now)
  const answers = []
  // One after the other: a day of two periods is added up once.
  for (const period of periods) answers.push(await daysOfPeriod(db, zone, period, inStoreZone(now).day))
  return answers
}

/** Keeps the longest period that readers can ask for, and as many days before it. Returns their count. */
export async function keepPastDays(db: Db, now: Date): Promise<number> {
  const { zone } = merchant()
  const today = inStoreZone(now).day
  await forgetChangedDays(db, zone, now)
  const days = await daysOfPeriod(db, zone, { from: addDays(today, -2 * MOST_DAYS), to: today }, today)
  return days.length
}

async function daysOfPeriod(db: Db, zone: string, { from, to }: Period, today: Day): Promise<DaySums[]> {
  const kept = await db
    .selectFrom('figure_day')
    .select(['day', 'sums'])
    .where('zone', '=', zone)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  const days = kept.filter(({ sums }) => isWhole(sums)).map(({ day, sums }) => ({ ...sums, day }))
  const known = new Set(days.map(({ day }) => day))
  for (const run of missingRuns({ from, to: to < today ? to : today }, known)) {
    const { rows } = await daySums(run).execute(db)
    days.push(...rows)
    await keepDays(db, zone, run, rows, today)
  }
  return days
}

/** Days in a row that are not kept. */
function missingRuns({ from, to }: Period, known: ReadonlySet<Day>): Period[] {
  const runs: Period[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (known.has(day)) continue
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === day && daysOf(last) < MOST_DAYS_AT_ONCE) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}

/** Keeps the days of a run that are over, also those on which nothing happened. */
async function keepDays(db: Db, zone: string, run: Period, rows: readonly DaySums[], today: Day) {
  const values = sumsBySteps(rows, run, 'day')
    .filter(({ to }) => to < today)
    .map(({ from: day, to: _, ...sums }) => ({ zone, day, sums: JSON.stringify(sums) }))
  if (values.length === 0) return
  await db
    .insertInto('figure_day')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['zone', 'day']).doUpdateSet((eb) => ({ sums: eb.ref('excluded.sums') })),
    )
    .execute()
}

/** Deletes the kept days of orders whose history went on since the last search. */
const forgetChangedDays = (db: Db, zone: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const mark = await trx
      .selectFrom('figure_mark')
      .select('searched_at')
      .forUpdate()
      .executeTakeFirstOrThrow()
    await trx.updateTable('figure_mark').set({ searched_at: now }).execute()
    if (mark.searched_at === null) return
    const since = later(mark.searched_at < now ? mark.searched_at : now, -LONGEST_CHANGE_MS)
    await sql`
      with changed as (
        select distinct order_id
        from order_event
        where happened_at >= ${since} and happened_at < ${later(now, LONGEST_CHANGE_MS)}
      ), touched as (
        select distinct (moment at time zone ${zone})::date as day
        from changed
        cross join lateral (
          select created_at as moment from orders where id = order_id
          union all
          select created_at from money_movement where money_movement.order_id = changed.order_id
          union all
          select asked_at from goods_return where goods_return.order_id = changed.order_id
          union all
          select delivered_at from shipment where shipment.order_id = changed.order_id
        ) as facts
      )
      delete from figure_day
      using touched
      where zone = ${zone} and figure_day.day = touched.day`.execute(trx)
  })
