import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { WORK_KINDS } from '#features/desk/today/rules/work.ts'
import { orderWork, waitingWork } from '#features/desk/today/server/todays-work.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import { accountIdOf, type Person } from '#tests/fixtures/portal/people.ts'
import { sourcesOf, TIMELINE_GROUPS } from '../../rules/timeline.ts'
import { timelinePage } from './timeline.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const desk = (person?: Person) => stage.desk(person)
const today = (person: Person) => stage.portal(person).today
const operations = accountIdOf('operations')
const byCheck = () => stage.byCheck({ furnaces: 2, thermostats: 1 })

/** An order by check that was paid, noted, taken and shipped. */
async function busyOrder(): Promise<string> {
  const orderID = await byCheck()
  await desk().receiveCheck({ orderID, reference: '1042' })
  await desk().writeNote({ orderID, key: crypto.randomUUID(), body: 'Gate code 4411' })
  const work = { kind: 'to_ship', key: orderID } as const
  await today('operations').assign({ ...work, was: null, owner: operations })
  await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z88' })
  return orderID
}

test('a contractor reads no timeline, and an unknown order has none', async () => {
  const orderID = await busyOrder()
  await expect(desk('contractor').timeline({ orderID })).rejects.toMatchObject({ status: 403 })
  await expect(desk().timeline({ orderID: 'NOSUCHORDER12' })).rejects.toMatchObject({ status: 404 })
  await expect(desk().timeline({ orderID, after: 'no place' })).rejects.toMatchObject({ status: 400 })
  await expect(today('contractor').ofOrder({ orderID })).rejects.toMatchObject({ status: 403 })
})

test('[29] a timeline has events, mails, notes, money, shipments and who took it, newest first', async () => {
  const orderID = await busyOrder()
  const all = (await desk().timeline({ orderID })).entries
  expect(new Set(all.map(({ source }) => source))).toEqual(
    new Set(['event', 'mail', 'note', 'money', 'shipment', 'work']),
  )
  const times = all.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().reverse())
  expect(all.find(({ source }) => source === 'work')).toMatchObject({
    ...{ work: 'to_ship', key: orderID, by: 'Omar Haddad', was: null, isLast: true },
    owner: { id: operations, name: 'Omar Haddad' },
  })

  const parts = await Promise.all(
    TIMELINE_GROUPS.slice(1).map(async (group) => (await desk().timeline({ orderID, group })).entries),
  )
  expect(parts.every(({ length }) => length > 0)).toBe(true)
  expect(
    parts
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(all.map(({ id }) => id).toSorted())
})

test('[29] who took an order is undone from its history, unless it has moved on', async () => {
  const orderID = await byCheck()
  await desk().receiveCheck({ orderID, reference: '1' })
  const work = { kind: 'to_ship', key: orderID } as const
  expect((await today('operations').ofOrder({ orderID })).work).toEqual([{ ...work, owner: null }])
  expect((await today('sales').ofOrder({ orderID })).work).toEqual([])
  await today('operations').assign({ ...work, was: null, owner: operations })
  const [taken] = (await desk().timeline({ orderID, group: 'people' })).entries
  if (taken?.source !== 'work') throw new Error('no entry')
  const undo = { ...work, was: taken.owner!.id, owner: null }
  await today('operations').assign(undo)
  expect((await today('operations').ofOrder({ orderID })).work).toEqual([{ ...work, owner: null }])
  const admin = accountIdOf('admin')
  await today('admin').assign({ ...work, was: null, owner: admin })
  await today('admin').assign({ ...work, was: admin, owner: operations })
  // The first press of the history is old: another person had it meanwhile.
  await expect(today('operations').assign({ ...undo, was: admin })).rejects.toMatchObject({ code: 'taken' })
  const { entries } = await desk().timeline({ orderID, group: 'people' })
  const lasts = entries.flatMap((entry) => (entry.source === 'work' ? [entry.isLast] : []))
  expect(lasts).toEqual([true, false, false, false])
})

test('[29] 500 entries: a page takes two statements, and each entry is on one page', async () => {
  const orderID = await busyOrder()
  await sql`
    insert into order_note (id, order_id, body, author_id, author_name, written_at)
    select gen_random_uuid(), ${orderID}, 'note ' || n, ${operations}, 'Omar', now() - n * interval '1 day'
    from generate_series(1, 500) as n`.execute(stage.db)
  let asked = 0
  const counting = stage.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1
      return result
    },
  })
  const first = await stage.desk('operations', { db: counting }).timeline({ orderID })
  expect([asked, first.entries.length]).toEqual([2, 50])
  const ids = first.entries.map(({ id }) => id)
  for (let { next } = first; next !== null; ) {
    const page = await desk().timeline({ orderID, after: next })
    ids.push(...page.entries.map(({ id }) => id))
    next = page.next
  }
  expect(ids.length).toBeGreaterThan(500)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the rows of the timeline have the columns that it shows', async () => {
  const orderId = await busyOrder()
  const row = z.strictObject({
    ...{
      source: z.enum(sourcesOf('all')),
      id: z.string(),
      at: z.date(),
      kind: z.string(),
      actor: z.string(),
    },
    ...{ reason: z.string(), data: z.looseObject({}) },
  })
  const asked = { orderId, group: 'all', isAfter: sql`true`, order: sql`at desc, id desc` } as const
  expect((await expectRows(stage.db, timelinePage(asked), row)).length).toBeGreaterThan(8)

  const orderID = await byCheck()
  await desk().receiveCheck({ orderID, reference: '1' })
  await today('admin').assign({ kind: 'to_ship', key: orderID, was: null, owner: operations })
  const work = z.strictObject({
    ...{ kind: z.enum(WORK_KINDS), key: z.string() },
    ...{ owner_id: z.int().nullable(), owner: z.string().nullable() },
  })
  const now = stage.clock.now()
  const kinds = WORK_KINDS
  const named = { kind: 'to_ship', key: orderID } as const
  expect(
    await expectRows(stage.db, waitingWork(named, now), z.strictObject({ orderID: z.string() })),
  ).toEqual([{ orderID }])
  expect(await expectRows(stage.db, orderWork({ orderId: orderID, kinds, now }), work)).toMatchObject([
    { kind: 'to_ship', key: orderID },
  ])
})
