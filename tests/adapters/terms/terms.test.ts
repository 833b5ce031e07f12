import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTermsGateway } from '#adapters/payments-terms/terms-gateway.ts'
import { creditUse } from '#features/selling/net-terms/server/terms-offer.ts'
import { texts } from '#features/selling/net-terms/texts.ts'
import { toCents } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'

let database: TestDatabase
const clock = movableClock()
const ORDERS = 40
const AMOUNT = toCents(300_00)

beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
})
afterAll(() => database.drop())

beforeEach(async () => {
  await sql`truncate credit_payment, credit_refund, credit_charge, credit_account cascade`.execute(
    database.db,
  )
  await database.db
    .insertInto('credit_account')
    .values({
      company_id: 1,
      limit_cents: 1_000_00,
      terms_days: 30,
      status: 'open',
      changed_by: 'test',
      changed_at: clock.now(),
    })
    .execute()
})

async function makeOrder(): Promise<string> {
  const id = `T${randomUUID().slice(0, 12)}`
  await sql`
    insert into orders (
      id, attempt_key, state, version, payment_method, email, phone, billing, shipping, postal,
      shipping_method, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, tax_rate,
      created_at, company_id
    )
    values (
      ${id}, ${id}, 'pending', 1, 'terms', 'a@example.com', '3125550142', '{}', '{}', '60614',
      '{}', ${AMOUNT}, 0, 0, 0, ${AMOUNT}, 0, ${clock.now()}, 1
    )`.execute(database.db)
  return id
}

const gateway = () => createTermsGateway({ db: database.db, clock, refusals: texts.refused, creditUse })

const request = (orderId: string, key: string = orderId) => ({
  orderId,
  amount: AMOUNT,
  token: 'terms',
  idempotencyKey: key,
})

const used = async () => (await creditUse(database.db, 1, clock.now())).used

/** Without the lock each order sees the credit that the others are about to use. */
async function naiveAuthorize(orderId: string, allHaveRead: () => Promise<void>): Promise<boolean> {
  const use = await creditUse(database.db, 1, clock.now())
  await allHaveRead()
  if (use.used + AMOUNT > 1_000_00) return false
  await database.db
    .insertInto('credit_charge')
    .values({
      id: orderId,
      order_id: orderId,
      company_id: 1,
      amount_cents: AMOUNT,
      status: 'authorized',
      terms_days: 30,
      created_at: clock.now(),
    })
    .execute()
  return true
}

describe(`${ORDERS} orders at once against a limit for three`, () => {
  test('exactly three are placed on terms', async () => {
    const orders = await Promise.all(Array.from({ length: ORDERS }, makeOrder))
    const terms = gateway()

    const results = await Promise.all(orders.map((id) => terms.authorize(request(id))))

    expect(results.filter(({ kind }) => kind === 'approved')).toHaveLength(3)
    expect(results.filter(({ kind }) => kind === 'declined')).toHaveLength(ORDERS - 3)
    expect(await used()).toBe(900_00)
  })

  test('control: without the lock the limit does not hold', async () => {
    const orders = await Promise.all(Array.from({ length: ORDERS }, makeOrder))

    const allHaveRead = meeting(ORDERS)
    const results = await Promise.all(orders.map((id) => naiveAuthorize(id, allHaveRead)))

    expect(results.filter(Boolean)).toHaveLength(ORDERS)
    expect(await used()).toBeGreaterThan(1_000_00)
  })
})

test('the same attempt sent twice uses credit once', async () => {
  const id = await makeOrder()
  const terms = gateway()
  const both = [terms.authorize(request(id)), terms.authorize(request(id))]
  const [first, second] = await Promise.all(both)
  expect([first?.kind, second?.kind]).toEqual(['approved', 'approved'])
  expect(await used()).toBe(AMOUNT)
  expect(await terms.authorize(request(id, 'another'))).toMatchObject({ kind: 'declined' })
})

test('an invoice is due after the terms, and a void and a credit note give credit back', async () => {
  const terms = gateway()
  const [shipped, dropped] = [await makeOrder(), await makeOrder()]
  for (const id of [shipped, dropped]) await terms.authorize(request(id))

  expect(await terms.void(`terms-${dropped}`)).toMatchObject({ kind: 'done', charge: { status: 'voided' } })
  expect(await used()).toBe(AMOUNT)
  expect(await terms.capture(`terms-${shipped}`, toCents(250_00))).toMatchObject({ kind: 'done' })
  expect(await used()).toBe(250_00)
  expect(await terms.void(`terms-${shipped}`)).toMatchObject({ kind: 'refused', reason: 'wrong_state' })
  expect(await terms.refund(`terms-${shipped}`, toCents(50_00), 'r1')).toMatchObject({ kind: 'done' })
  expect(await terms.refund(`terms-${shipped}`, toCents(50_00), 'r1')).toMatchObject({ kind: 'done' })
  expect(await used()).toBe(200_00)
  expect(await terms.refund(`terms-${shipped}`, toCents(250_00), 'r2')).toMatchObject({ reason: 'too_much' })

  const found = await terms.findByOrder(shipped)
  expect(found.kind === 'found' && found.charges.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale', 250_00],
    ['refund', 50_00],
  ])
})

test('an overdue invoice stops further orders', async () => {
  const terms = gateway()
  const id = await makeOrder()
  await terms.authorize(request(id))
  await terms.capture(`terms-${id}`, AMOUNT)
  await database.db.updateTable('credit_charge').set({ due_on: '2020-01-01' }).execute()
  expect(await terms.authorize(request(await makeOrder()))).toMatchObject({ code: 'terms_overdue' })
})

test('an order of no company, or of a stopped account, gets no credit', async () => {
  const id = await makeOrder()
  await database.db.updateTable('credit_account').set({ status: 'stopped' }).execute()
  expect(await gateway().authorize(request(id))).toMatchObject({ code: 'terms_stopped' })
  await sql`update orders set company_id = null where id = ${id}`.execute(database.db)
  expect(await gateway().authorize(request(id))).toMatchObject({ code: 'terms_no_account' })
})
