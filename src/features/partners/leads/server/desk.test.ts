import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { leadDeskHandlers } from './desk.ts'
import { writeLead } from './index.ts'
import { clearLeads, warnOfPromises } from './jobs.ts'

/** Monday, 9 PM in Chicago. */
const RECEIVED = new Date('2026-11-24T03:00:00Z')
const PROMISED = new Date('2026-11-24T16:00:00Z')
const MINUTE = 60_000

let database: TestDatabase
let clock = movableClock()
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = movableClock(RECEIVED.toISOString())
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('lead').execute()
})

const as = (person: Person) =>
  createRouterClient(leadDeskHandlers, { context: { db: database.db, clock, ...whoAsks(person) } })

let calls = 0
const receive = (phone = `31255501${String(++calls).padStart(2, '0')}`) =>
  database.db.transaction().execute((trx) =>
    writeLead(
      trx,
      {
        kind: 'expert',
        name: 'Ann Baker',
        phone,
        comments: 'Which furnace?',
        callbackAt: new Date('2026-11-24T15:00:00Z'),
      },
      clock.now(),
    ),
  )
const mails = () =>
  database.db.selectFrom('outbox').select('dedupe_key').where('topic', '=', 'mail.lead').execute()

test('after hours: promise, call-back done, shown kept', async () => {
  const { id, promisedAt } = await receive()
  const sales = as('sales')
  expect(promisedAt).toEqual(PROMISED)
  expect(await sales.figures()).toEqual({ waiting: 1, overdue: 0, kept: 0, broken: 0, days: 30 })

  clock.advance(PROMISED.getTime() - RECEIVED.getTime() - 20 * MINUTE)
  await sales.claim({ id })
  expect((await sales.list({})).leads).toMatchObject([{ promise: 'waiting', isMine: true }])
  await sales.called({ id, outcome: 'reached', note: 'Wants a quote.' })

  expect(await sales.open({ id })).toMatchObject({ promise: 'kept', state: 'called', note: 'Wants a quote.' })
  expect(await sales.figures()).toMatchObject({ waiting: 0, kept: 1, broken: 0 })
  await sales.close({ id })
  expect((await sales.list({ show: 'closed' })).leads).toMatchObject([{ promise: 'kept' }])
})

test.each(['promise', 'received', 'name'] as const)(
  '[28] by %s, each lead is on one page, also when a lead is closed between them',
  async (sort) => {
    for (let count = 0; count < 55; count++) await receive(`312555${String(1_000 + count)}`)
    const sales = as('sales')
    const first = await sales.list({ sort })
    await sales.claim({ id: first.leads[0]!.id })
    await sales.close({ id: first.leads[0]!.id, note: 'Sent twice.' })
    const rest = await sales.list({ sort, after: first.next! })

    expect([first.leads.length, rest.leads.length, rest.next]).toEqual([50, 5, null])
    expect(new Set([...first.leads, ...rest.leads].map(({ id }) => id)).size).toBe(55)
  },
)

test('a call after the promised time breaks the promise, also when a second call follows', async () => {
  const { id } = await receive()
  const sales = as('sales')
  clock.advance(PROMISED.getTime() - RECEIVED.getTime() + MINUTE)
  expect(await sales.figures()).toMatchObject({ waiting: 1, overdue: 1, broken: 1 })
  await sales.claim({ id })
  await sales.called({ id, outcome: 'no-answer' })
  await sales.called({ id, outcome: 'reached' })

  expect(await sales.open({ id })).toMatchObject({ promise: 'late', outcome: 'reached' })
  expect(await sales.figures()).toMatchObject({ waiting: 0, overdue: 0, kept: 0, broken: 1 })
})

test('one of two people who claim at once gets the lead; without the lock both do', async () => {
  const { id } = await receive()
  const asked = await Promise.allSettled(
    (['sales', 'admin', 'sales', 'admin'] as const).map((person) => as(person).claim({ id })),
  )
  const { claimedBy } = await as('sales').open({ id })
  const lost = asked.filter(({ status }) => status === 'rejected')

  expect(lost).toHaveLength(2)
  for (const each of lost)
    expect(each).toMatchObject({ reason: { code: 'claimed', message: `${claimedBy} took this lead.` } })

  // The control reads first and writes then, without the lock. Both have read before either writes.
  const free = await receive()
  const bothHaveRead = meeting(2)
  const naive = async (name: string): Promise<boolean> => {
    const row = await database.db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', free.id)
      .executeTakeFirstOrThrow()
    await bothHaveRead()
    if (row.claimed_name !== null) return false
    await database.db.updateTable('lead').set({ claimed_name: name }).where('id', '=', free.id).execute()
    return true
  }
  expect(await Promise.all([naive('Dana'), naive('Ada')])).toEqual([true, true])
})

test('only the owner works on a lead; a lead without a call is closed with a note', async () => {
  const { id } = await receive()
  await expect(as('sales').called({ id, outcome: 'reached' })).rejects.toMatchObject({ code: 'not_yours' })
  await as('sales').claim({ id })
  await expect(as('admin').called({ id, outcome: 'reached' })).rejects.toMatchObject({ code: 'claimed' })
  await expect(as('sales').close({ id })).rejects.toMatchObject({ code: 'invalid' })
  await as('sales').giveBack({ id })
  await as('admin').claim({ id })
  await as('admin').close({ id, note: 'Spam.' })

  expect(await as('operations').open({ id })).toMatchObject({ promise: 'none', outcome: 'no-call' })
  await expect(as('admin').claim({ id })).rejects.toMatchObject({ code: 'closed' })
  await expect(as('operations').claim({ id })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(as('contractor').list({})).rejects.toMatchObject({ code: 'forbidden' })
})

test('one press makes customer and project; the next ones find the same customer', async () => {
  const { id } = await receive('3125550177')
  const sales = as('sales')
  await sales.claim({ id })
  const made = await sales.project({ id })
  const again = await sales.project({ id })
  await sales.called({ id, outcome: 'reached' })
  const second = await receive('3125550177')
  await sales.claim({ id: second.id })
  const next = await sales.project({ id: second.id })

  expect(again).toEqual(made)
  expect([next.customerID, next.projectID === made.projectID]).toEqual([made.customerID, false])
  expect(
    await database.db.selectFrom('customer').selectAll().where('id', '=', made.customerID).executeTakeFirst(),
  ).toMatchObject({ name: 'Ann Baker', phone: '3125550177', company_id: null })
  expect(
    await database.db
      .selectFrom('project')
      .select('stage')
      .where('id', '=', made.projectID)
      .executeTakeFirst(),
  ).toEqual({ stage: 'lead' })
})

test('the sales team is warned once before a promise breaks, but not after the call', async () => {
  const { id } = await receive()
  const called = await receive()
  await as('sales').claim({ id: called.id })
  await as('sales').called({ id: called.id, outcome: 'reached' })
  const before = (minutes: number) => new Date(PROMISED.getTime() - minutes * MINUTE)

  expect(await warnOfPromises(database.db, before(16))).toBe(0)
  expect(
    await Promise.all([15, 15].map((minutes) => warnOfPromises(database.db, before(minutes)))),
  ).toContain(1)
  expect(await warnOfPromises(database.db, PROMISED)).toBe(0)
  expect((await mails()).filter(({ dedupe_key }) => dedupe_key.startsWith('lead-warning'))).toEqual([
    { dedupe_key: `lead-warning:${id}` },
  ])
})

test('a lead is deleted on its day', async () => {
  await receive()

  expect(await clearLeads(database.db, new Date('2027-11-23T05:59:00Z'))).toBe(0)
  expect(await clearLeads(database.db, new Date('2027-11-23T06:00:00Z'))).toBe(1)
})

test('the list is filtered by kind and sorted by promise, day and name', async () => {
  const first = await receive()
  clock.advance(24 * 60 * MINUTE)
  const second = await receive()
  const ids = async (input: Parameters<ReturnType<typeof as>['list']>[0]) =>
    (await as('sales').list(input)).leads.map(({ id }) => id)

  expect(await ids({ sort: 'received' })).toEqual([second.id, first.id])
  expect(await ids({ kind: 'photo' })).toEqual([])
  expect(await ids({ show: 'mine' })).toEqual([])
  await as('sales').claim({ id: second.id })
  expect(await ids({ show: 'mine' })).toEqual([second.id])
})
