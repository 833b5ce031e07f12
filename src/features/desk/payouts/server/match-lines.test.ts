import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MONEY } from '#features/desk/money/rules/access.ts'
import { journalOf } from '#features/desk/money/server/reports.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { PAYOUT_LIMITS } from '../rules/access.ts'
import { payoutsHandlers } from './handlers.ts'
import { matchTonight } from './match-lines.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const DAY = '2026-11-27'
const HEADER = 'Transaction ID,Transaction Type,Disbursement Date,Settlement Amount,Total Fee Amount'
const MOVED = 'charge-1'

let database: TestDatabase
/** an order that was paid by Braintree's charge `MOVED` */
let order: { id: string; attempt: string; cents: number }
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
  await fillOrders(database.url, { orders: 300, now: NOW })
  const { rows } = await sql<typeof order>`
    update payment_attempt a
    set provider = 'braintree', provider_txn_id = ${MOVED}
    from (
      select attempt_id, order_id, amount_cents::integer as cents
      from money_movement
      where kind = 'capture' and status = 'done' and attempt_id is not null
      order by id
      limit 1
    ) as m
    where a.id = m.attempt_id
    returning m.order_id as id, a.id as attempt, m.cents`.execute(database.db)
  order = rows[0]!
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('payout').execute()
  await database.db.deleteFrom('settlement_report').execute()
  await database.db.deleteFrom('money_movement').where('reason', '=', 'test').execute()
})

const as = (person: Person, rateLimits = makeLimits()) =>
  createRouterClient(payoutsHandlers, {
    context: { db: database.db, clock: { now: () => NOW }, rateLimits, ...whoAsks(person, NOW) },
  })
const dollars = (cents: number) => (cents / 100).toFixed(2)
const lineOf = (reference: string, type: 'sale' | 'credit', cents: number, day = DAY) =>
  `${reference},${type},${day},${dollars(cents)},0.00`
const upload = (...lines: readonly string[]) =>
  as('operations').upload({
    provider: 'braintree',
    file: new File([[HEADER, ...lines].join('\n')], 'fees.csv'),
  })
/** A refund of the charge that has settled in our books. */
const settles = (cents: number, reference: string | null = null) =>
  database.db
    .insertInto('money_movement')
    .values({
      ...{ id: randomUUID(), order_id: order.id, attempt_id: order.attempt, kind: 'refund' },
      ...{ amount_cents: cents, status: 'done', provider_ref: reference, actor: 'test', reason: 'test' },
      ...{ error_code: null, due_at: null, sent_at: null, created_at: NOW, updated_at: NOW },
    })
    .execute()
const payoutOf = async (day = DAY) =>
  (await database.db.selectFrom('payout').select('id').where('reference', '=', day).executeTakeFirst())?.id ??
  0
const findings = async (day = DAY) =>
  (await as('operations').open({ id: await payoutOf(day) })).rows
    .toSorted((one, other) => one.lineNo - other.lineNo)
    .map(({ finding }) => finding)
const again = async (day = DAY, person: Person = 'operations') =>
  as(person).matchAgain({ id: await payoutOf(day) })
const journal = () => journalOf(database.db, may(MONEY.read), { from: DAY, to: DAY })
const auditedMatches = () =>
  database.db
    .selectFrom('audit_event')
    .select(['actor_name', 'before', 'after'])
    .where('action', '=', 'payouts.match')
    .where('entity_id', '=', sql<string>`(select max(id)::text from payout)`)
    .orderBy('id')
    .execute()

const keptLines = () =>
  database.db.selectFrom('payout_line').selectAll().orderBy('payout_id').orderBy('line_no').execute()

test('[29] sales and contractors match nothing again; a payout that is not there is not found', async () => {
  await upload(lineOf('x', 'credit', 1_000))
  for (const who of ['sales', 'contractor'] as const)
    await expect(again(DAY, who)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(as('operations').matchAgain({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  const id = await payoutOf()
  const limits = makeLimits()
  const tries = Array.from({ length: PAYOUT_LIMITS['payout-match'].points + 1 }, () =>
    as('operations', limits).matchAgain({ id }),
  )
  expect((await Promise.allSettled(tries)).at(-1)).toMatchObject({
    reason: { code: 'too_many', status: 429 },
  })
})

test('[29] a refund that settles after the upload is found by matching again; no sum changes', async () => {
  await upload(lineOf(MOVED, 'sale', order.cents), lineOf('refund-1', 'credit', 1_000))
  expect(await findings()).toEqual(['ours', 'unknown'])
  const before = await journal()
  expect(await again()).toEqual({ before: 1, notOurs: 1 })
  await settles(1_000, 'refund-1')

  const pressed = await Promise.all([again(), again(DAY, 'admin')])
  expect(pressed.map(({ notOurs }) => notOurs)).toEqual([0, 0])
  expect(await findings()).toEqual(['ours', 'ours'])
  expect((await journal()).filter(({ entry }) => entry === 'banked')).toEqual(
    before.filter(({ entry }) => entry === 'banked'),
  )
  // Two presses that change one thing leave one line.
  expect(await auditedMatches()).toMatchObject([{ before: { notOurs: 1 }, after: { notOurs: 0 } }])
})

test('[29] the job of the night does the same, for payouts of the last 92 days', async () => {
  await upload(lineOf('refund-1', 'credit', 1_000), lineOf('refund-2', 'credit', 1_000, '2026-08-01'))
  await settles(1_000, 'refund-1')
  await settles(1_000, 'refund-2')
  expect(await matchTonight(database.db, NOW)).toBe(1)
  expect([await findings(), await findings('2026-08-01')]).toEqual([['ours'], ['unknown']])
  expect(await matchTonight(database.db, NOW)).toBe(0)
})

test('[29] a charge that stands twice in reports is ours once; the other line names the first', async () => {
  await upload(lineOf(MOVED, 'sale', order.cents), lineOf(MOVED, 'sale', order.cents))
  await upload(lineOf(MOVED, 'sale', order.cents, '2026-11-26'))
  expect([await findings(), await findings('2026-11-26')]).toEqual([['ours', 'twice'], ['twice']])
  const { rows } = await as('admin').open({ id: await payoutOf('2026-11-26') })
  expect(rows).toMatchObject([{ orderID: order.id, twin: { id: await payoutOf(), reference: DAY } }])

  // When the report with the first line goes, the other one is ours.
  const { report } = await as('admin').open({ id: await payoutOf() })
  await as('operations').remove({ id: report.id, reason: 'the wrong file' })
  expect(await findings('2026-11-26')).toEqual(['ours'])
  expect((await as('admin').list({ to: DAY })).payouts).toMatchObject([{ notOurs: 0 }])
})

test('[29] two refunds of one amount are two lines, by the number of the charge as well', async () => {
  await settles(1_000, 'refund-1')
  await settles(1_000, 'refund-2')
  const credits = [lineOf(MOVED, 'credit', 1_000), lineOf('refund-2', 'credit', 1_000)]
  await upload(...credits, lineOf(MOVED, 'credit', 1_000), lineOf(MOVED, 'credit', 900))
  expect(await findings()).toEqual(['ours', 'ours', 'twice', 'other_amount'])
})

test('[29] each charge or refund is one line’s, and none stays free beside a line for it', async () => {
  const cents = fc.constantFrom(1_000, 2_000)
  const number = fc.constantFrom('refund-0', 'refund-1', 'refund-2', MOVED)
  const lines = fc.array(fc.record({ number, cents, day: fc.constantFrom(DAY, '2026-11-26') }), {
    minLength: 1,
    maxLength: 8,
  })
  const refunds = fc.array(cents, { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(lines, refunds, fc.nat(3), async (wanted, moved, late) => {
      await database.db.deleteFrom('payout').execute()
      await database.db.deleteFrom('money_movement').where('reason', '=', 'test').execute()
      for (const [at, amount] of moved.slice(late).entries()) await settles(amount, `refund-${late + at}`)
      await upload(...wanted.map(({ number, cents, day }) => lineOf(number, 'credit', cents, day)))
      for (const [at, amount] of moved.slice(0, late).entries()) await settles(amount, `refund-${at}`)
      await matchTonight(database.db, NOW)
      const kept = await keptLines()
      const taken = kept.flatMap(({ movement_id }) => movement_id ?? [])
      expect(new Set(taken).size).toBe(taken.length)
      // A refund is nobody's only when no line that is left could be it.
      for (const [at, amount] of moved.entries()) {
        const fits = ({ reference, gross_cents }: (typeof kept)[number]) =>
          -gross_cents === amount && [MOVED, `refund-${at}`].includes(reference)
        const left = kept.filter((line) => line.movement_id === null && fits(line))
        const { is_taken } = (
          await sql<{ is_taken: boolean }>`
            select exists (
              select from payout_line
              join money_movement m on m.id = movement_id
              where m.provider_ref = ${`refund-${at}`}
            ) as is_taken`.execute(database.db)
        ).rows[0]!
        expect(is_taken || left.length === 0).toBe(true)
      }
      expect(await matchTonight(database.db, NOW)).toBe(
        new Set(kept.filter(({ movement_id }) => movement_id === null).map(({ payout_id }) => payout_id))
          .size,
      )
      expect(await keptLines()).toEqual(kept)
    }),
    { numRuns: 40 },
  )
})

test('[29] two payouts that are matched at once don’t take one refund twice', async () => {
  const days = [DAY, '2026-11-26']
  for (const day of days) await upload(lineOf('refund-1', 'credit', 1_000, day))
  await settles(1_000, 'refund-1')
  await Promise.all([...days, ...days].map((day) => again(day)))
  expect((await Promise.all(days.map((day) => findings(day)))).flat().toSorted()).toEqual(['ours', 'twice'])
})

test('[29] the control: a look before the write gives one refund to two lines', async () => {
  await sql`drop index payout_line_movement`.execute(database.db)
  const days = [DAY, '2026-11-26']
  for (const day of days) await upload(lineOf('refund-1', 'credit', 1_000, day))
  await settles(1_000, 'refund-1')
  const bothHaveSeen = meeting(2)
  const naive = async (day: string) => {
    const { rows } = await sql<{ id: string }>`
      select id
      from money_movement m
      where provider_ref = 'refund-1'
        and not exists (select from payout_line where movement_id = m.id)`.execute(database.db)
    await bothHaveSeen()
    await database.db
      .updateTable('payout_line')
      .set({ movement_id: rows[0]?.id ?? null, finding: 'ours' })
      .where('payout_id', '=', await payoutOf(day))
      .execute()
  }
  await Promise.all(days.map(naive))
  expect((await Promise.all(days.map((day) => findings(day)))).flat()).toEqual(['ours', 'ours'])
  await database.db.deleteFrom('payout').execute()
  await sql`
    create unique index payout_line_movement on payout_line (movement_id)
      where movement_id is not null`.execute(database.db)
})

test('[29] many lines are read page by page, each once, what is to be checked first', async () => {
  const lines = Array.from({ length: 430 }, (_, at) => lineOf(`other-${at}`, 'credit', 100 + at))
  await upload(...lines.slice(0, 300), lineOf(MOVED, 'sale', order.cents), ...lines.slice(300))
  const id = await payoutOf()
  const pages: (number | string)[][] = []
  for (let after: string | null | undefined = undefined; after !== null; ) {
    const page: Awaited<ReturnType<ReturnType<typeof as>['open']>> = await as('operations').open({
      id,
      ...(after === undefined ? {} : { after }),
    })
    pages.push(page.rows.map(({ lineNo }) => lineNo))
    after = page.next
  }
  expect(pages.map(({ length }) => length)).toEqual([200, 200, 31])
  expect(new Set(pages.flat()).size).toBe(431)
  expect(pages.at(-1)?.at(-1)).toBe(301)
  await expect(as('operations').open({ id, after: 'nowhere' })).rejects.toMatchObject({ status: 400 })
})
