import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MONEY } from '#features/desk/money/rules/access.ts'
import { journalOf } from '#features/desk/money/server/reports.ts'
import { MONTHLY_LENDER } from '#features/selling/payments/rules/methods.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { PAYOUT_LIMITS } from '../rules/access.ts'
import { payoutsHandlers } from './handlers.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const DAY = '2026-11-27'
const HEADER = 'Transaction ID,Transaction Type,Disbursement Date,Settlement Amount,Total Fee Amount'

interface Charge {
  reference: string
  order: string
  cents: number
}

let database: TestDatabase
let charges: Charge[]
beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
  await fillOrders(database.url, { orders: 300, now: NOW })
  const { rows } = await sql<Charge>`
    update payment_attempt a
    set provider = 'braintree', provider_txn_id = 'charge-' || a.order_id
    from (
      select id, attempt_id, order_id, amount_cents::integer as cents
      from money_movement
      where kind = 'capture' and status = 'done' and attempt_id is not null
      order by id
      limit 3
    ) as m
    where a.id = m.attempt_id
    returning a.provider_txn_id as reference, m.order_id as order, m.cents`.execute(database.db)
  charges = rows
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('payout').execute()
  await database.db.deleteFrom('settlement_report').execute()
})

const as = (person: Person, rateLimits = makeLimits()) =>
  createRouterClient(payoutsHandlers, {
    context: { db: database.db, clock: { now: () => NOW }, rateLimits, ...whoAsks(person, NOW) },
  })
const fileOf = (...lines: readonly string[]) => new File([[HEADER, ...lines].join('\n')], 'fees.csv')
const dollars = (cents: number) => (cents / 100).toFixed(2)
const lineOf = ({ reference, cents }: Charge, more = 0) =>
  `${reference},sale,${DAY},${dollars(cents + more)},${dollars(Math.round(cents * 0.029))}`
const upload = (...lines: readonly string[]) =>
  as('operations').upload({ provider: 'braintree', file: fileOf(...lines) })

test('[29] sales and contractors neither see nor upload payouts', async () => {
  for (const who of ['sales', 'contractor'] as const) {
    await expect(as(who).list({})).rejects.toMatchObject({ code: 'forbidden' })
    await expect(as(who).upload({ provider: MONTHLY_LENDER, file: fileOf() })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})

test('[29] each line of a report is set beside our charge, and what our books lack comes first', async () => {
  const [one, two, three] = charges as [Charge, Charge, Charge]
  const result = await upload(lineOf(one), lineOf(two, 100), lineOf(three), `nobody,sale,${DAY},9.00,0.30`)
  expect(result).toEqual({ payouts: 1, lines: 4, notOurs: 2 })
  const { payouts, total } = await as('admin').list({ to: DAY })
  expect(payouts).toMatchObject([{ provider: 'braintree', reference: DAY, lines: 4, notOurs: 2 }])
  const cents = one.cents + two.cents + three.cents + 1_000
  expect(Math.round(total.gross * 100)).toBe(cents)
  expect(total.bank).toBeCloseTo(total.gross - total.fees, 6)
  const { rows, report } = await as('operations').open({ id: payouts[0]?.id ?? 0 })
  expect(report).toMatchObject({ file: 'fees.csv', by: 'Omar Haddad' })
  expect(rows.map(({ orderID, finding }) => [orderID, finding])).toEqual([
    [two.order, 'other_amount'],
    [null, 'unknown'],
    [one.order, 'ours'],
    [three.order, 'ours'],
  ])
})

test('[29] a refund is not taken for the charge with the same number', async () => {
  const [one] = charges as [Charge]
  await upload(`${one.reference},credit,${DAY},${dollars(one.cents)},0`)
  const rows = await database.db.selectFrom('payout_line').select('finding').execute()
  expect(rows).toEqual([{ finding: 'unknown' }])
})

test('[29] one payout is kept once, also when two people upload it at once', async () => {
  const [one] = charges as [Charge]
  const both = await Promise.allSettled([upload(lineOf(one)), upload(lineOf(one))])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(upload(lineOf(one))).rejects.toMatchObject({ code: 'known', status: 409 })
  const counts = await sql<{ reports: number; payouts: number; lines: number }>`
    select (select count(*) from settlement_report) as reports, (select count(*) from payout) as payouts,
      (select count(*) from payout_line) as lines`.execute(database.db)
  expect(counts.rows).toEqual([{ reports: 1, payouts: 1, lines: 1 }])
})

test('[29] the control: a look before the write keeps one payout twice', async () => {
  const [one] = charges as [Charge]
  await sql`alter table payout drop constraint payout_provider_reference_key`.execute(database.db)
  const look = () => database.db.selectFrom('payout').select('id').where('reference', '=', DAY).execute()
  const bothHaveSeen = meeting(2)
  const naive = async () => {
    const seen = await look()
    await bothHaveSeen()
    if (seen.length === 0)
      await sql`
        with report as (
          insert into settlement_report (provider, file, uploaded_by, uploaded_at)
          values ('braintree', 'x', 'x', ${NOW}) returning id
        )
        insert into payout (report_id, provider, reference, day, gross_cents, fee_cents, adjustment_cents,
          bank_cents, lines, not_ours)
        select id, 'braintree', ${DAY}, ${DAY}, ${one.cents}, 0, 0, ${one.cents}, 1, 0 from report`.execute(
        database.db,
      )
  }
  await Promise.all([naive(), naive()])
  expect(await look()).toHaveLength(2)
  await database.db.deleteFrom('payout').execute()
  await sql`
    alter table payout
    add constraint payout_provider_reference_key unique (provider, reference)`.execute(database.db)
})

test('[29] a removed report leaves who removed it and why, and may be uploaded again', async () => {
  const [one] = charges as [Charge]
  await upload(lineOf(one))
  const { id } = await database.db.selectFrom('settlement_report').select('id').executeTakeFirstOrThrow()
  expect(await as('operations').remove({ id, reason: 'wrong day' })).toEqual({ result: 'removed' })
  await expect(as('operations').remove({ id, reason: 'again' })).rejects.toMatchObject({ code: 'gone' })
  expect(await database.db.selectFrom('payout_line').selectAll().execute()).toEqual([])
  const lines = await database.db
    .selectFrom('audit_event')
    .select(['action', 'reason'])
    .where('entity', '=', 'settlement_report')
    .orderBy('id')
    .execute()
  expect(lines.slice(-2)).toEqual([
    { action: 'payouts.upload', reason: null },
    { action: 'payouts.remove', reason: 'wrong day' },
  ])
  await upload(lineOf(one))
})

test('[29] a report with one wrong line keeps nothing, and the sentence stands at the file', async () => {
  const [one] = charges as [Charge]
  await expect(upload(lineOf(one), `x,sale,${DAY},ten,0`)).rejects.toMatchObject({
    code: 'file_refused',
    details: { issues: [{ path: 'file', message: expect.stringContaining('line 3') }] },
  })
  await expect(
    as('operations').upload({ provider: MONTHLY_LENDER, file: new File([], 'x') }),
  ).rejects.toMatchObject({
    code: 'file_refused',
  })
  await expect(
    as('operations').upload({ provider: MONTHLY_LENDER, file: new File(['x'.repeat(4_000_001)], 'x') }),
  ).rejects.toMatchObject({ code: 'too_large', status: 413 })
  const limits = makeLimits()
  const last = PAYOUT_LIMITS['settlement-report'].points
  const tries = Array.from({ length: last + 1 }, () =>
    as('operations', limits).upload({ provider: MONTHLY_LENDER, file: fileOf() }),
  )
  expect((await Promise.allSettled(tries)).at(-1)).toMatchObject({
    reason: { code: 'too_many', status: 429 },
  })
  expect(await database.db.selectFrom('settlement_report').selectAll().execute()).toEqual([])
})

test('[29] the journal takes what was paid out from the clearing account, balanced to the cent', async () => {
  await upload(...charges.map((charge) => lineOf(charge)))
  const lines = await journalOf(database.db, may(MONEY.read), { from: DAY, to: DAY })
  const banked = lines.filter(({ entry }) => entry === 'banked')
  expect(banked.map(({ account }) => account)).toEqual(['bank', 'fees', 'clearing:braintree'])
  expect(banked.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(banked.at(-1)?.amount).toBe(-charges.reduce((sum, { cents }) => sum + cents, 0))
})
