import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { dayHandlers } from './day-handlers.ts'
import { daySums } from './read-day.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const DAY = '2026-11-27'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
  await fillOrders(database.url, { orders: 2_000, now: NOW })
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('day_close').execute())

const as = (person: Person) =>
  createRouterClient(dayHandlers, {
    context: { db: database.db, clock: { now: () => NOW }, ...whoAsks(person, NOW) },
  })
const read = () => as('operations').day({ day: DAY })
const close = async (person: Person = 'operations', note = 'all checked') => {
  const { seen } = await read()
  return as(person).closeDay({ day: DAY, seen, note })
}

/** Money that came on the day. */
const lateMoney = (cents: number) =>
  sql`
    insert into money_movement (id, order_id, kind, amount_cents, status, actor, created_at, updated_at)
    select 'late-' || id, id, 'refund', ${cents}, 'done', 'system', moment, moment
    from (select ${`${DAY}T18:00:00Z`}::timestamptz as moment) as day, orders
    where state = 'delivered' and payment_method = 'check' order by id limit 1`.execute(database.db)

test('[29] a day has its money by way to pay, as its movements say', async () => {
  const { ways, isClosed, isOver } = await read()
  const { rows } = await sql<{ taken: number; refunded: number }>`
    select coalesce(sum(amount_cents) filter (where kind = 'capture'), 0)::float8 / 100 as taken,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::float8 / 100 as refunded
    from money_movement
    where (updated_at at time zone 'America/Chicago')::date = ${DAY} and status = 'done'`.execute(database.db)
  const sum = (name: 'taken' | 'refunded') =>
    ways.reduce((all, way) => all + Math.round(way[name] * 100), 0) / 100
  expect({ taken: sum('taken'), refunded: sum('refunded') }).toEqual(rows[0])
  expect({ isClosed, isOver, some: ways.length > 1 }).toEqual({ isClosed: false, isOver: true, some: true })
})

test('[29] two people who close a day at once close it once, and it is in the history', async () => {
  const { seen } = await read()
  const both = await Promise.allSettled(
    (['operations', 'admin'] as const).map((who) => as(who).closeDay({ day: DAY, seen, note: 'ok' })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((each) => each.status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'closed_already' } })
  const { history, isClosed } = await read()
  expect(isClosed).toBe(true)
  expect(history).toHaveLength(1)
})

test('[29] control: without the index two closings of one day are two', async () => {
  const { db } = database
  await sql`drop index day_close_closed`.execute(db)
  const naive = async (by: string) => {
    const found = await db.selectFrom('day_close').select('id').where('day', '=', DAY).execute()
    if (found.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
    await sql`
      insert into day_close (day, figures, note, closed_by, closed_at)
      values (${DAY}, '{}', '', ${by}, ${NOW})`.execute(db)
  }
  await Promise.all([naive('one'), naive('other')])
  expect(await db.selectFrom('day_close').select('id').execute()).toHaveLength(2)
  await db.deleteFrom('day_close').execute()
  await sql`create unique index day_close_closed on day_close (day) where reopened_at is null`.execute(db)
})

test('[29] a closed day keeps its figures, and shows what came later as changed', async () => {
  await close()
  const before = await read()
  await lateMoney(1_234)
  const after = await read()
  expect(after.ways).toEqual(before.ways)
  expect(before.changed).toEqual([])
  expect(after.changed).toMatchObject([{ method: 'check' }])
  expect(Math.round((after.changed[0]!.now - after.changed[0]!.before) * 100)).toBe(-1_234)
  const { days } = await as('operations').days({})
  expect(days.find(({ day }) => day === DAY)).toMatchObject({
    hasChanged: true,
    closed: { by: 'Omar Haddad' },
  })
  await sql`delete from money_movement where id like 'late-%'`.execute(database.db)
})

test('[29] figures that changed since the page was read and a day that is not over stay open', async () => {
  const { seen } = await read()
  await lateMoney(50)
  await expect(as('operations').closeDay({ day: DAY, seen, note: 'x' })).rejects.toMatchObject({
    code: 'figures_changed',
  })
  await sql`delete from money_movement where id like 'late-%'`.execute(database.db)
  await expect(as('operations').closeDay({ day: '2026-11-28', seen, note: 'x' })).rejects.toMatchObject({
    code: 'not_over',
  })
})

test('[29] a day without a comparison takes a note, and one shows the provider’s figure', async () => {
  const { db } = database
  await expect(close('operations', '')).rejects.toMatchObject({
    code: 'invalid',
    details: { issues: [{ path: 'note' }] },
  })
  expect((await read()).providers[0]).toMatchObject({ provider: 'bench', theirs: null })
  await db
    .insertInto('comparison')
    .values({
      ...{ actor: 'night', asked_at: new Date('2026-11-28T08:00:00Z'), ended_at: NOW },
      ...{ compared: 9, differences: 1, not_asked: 0 },
    })
    .execute()
  await db
    .insertInto('stray_charge')
    .values({
      ...{ provider: 'bench', charge_id: 'c1', order_ref: 'LOST', amount_cents: 5_000, currency: 'USD' },
      ...{ status: 'captured', found_at: new Date(`${DAY}T18:00:00Z`) },
    })
    .execute()
  const { providers, needsNote } = await read()
  expect(providers).toMatchObject([{ provider: 'bench', found: 1, difference: 50 }])
  expect(needsNote).toBe(true)
  await db.deleteFrom('stray_charge').execute()
  expect((await read()).needsNote).toBe(false)
  expect(await close('operations', '')).toEqual({ result: 'closed' })
  await db.deleteFrom('comparison').execute()
})

test('[29] an administrator reopens a day with a reason, and the history keeps the first close', async () => {
  await close()
  await expect(as('operations').reopenDay({ day: DAY, reason: 'x' })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await as('admin').reopenDay({ day: DAY, reason: 'a check was forgotten' })).toEqual({
    result: 'reopened',
  })
  await expect(as('admin').reopenDay({ day: DAY, reason: 'x' })).rejects.toMatchObject({ code: 'not_closed' })
  await close('admin')
  const { history } = await read()
  expect(history).toMatchObject([
    { by: 'Ada Brooks', reopened: null },
    { by: 'Omar Haddad', reopened: { reason: 'a check was forgotten' } },
  ])
})

test('the rows are what their type says', async () => {
  const row = z.strictObject({
    ...{ day: z.iso.date(), method: z.string(), provider: z.string() },
    ...{ taken: z.number(), refunded: z.number(), takenBack: z.number(), disputed: z.int() },
  })
  await expectRows(database.db, daySums({ from: '2026-11-01', to: DAY }), row)
})
