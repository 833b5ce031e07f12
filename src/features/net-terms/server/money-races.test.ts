import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '#features/accounts/rules/actor.ts'
import { requirePermission, startSession } from '#features/accounts/server/index.ts'
import { fulfilmentJobs } from '#features/fulfilment/server/index.ts'
import { toCents } from '#kit/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { accountIdOf, actorFor, demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { receiveTerms } from './receive.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await demoPeople(database.db)
  await database.db
    .insertInto('credit_account')
    .values({
      company_id: 1,
      limit_cents: 100_000_00,
      terms_days: 30,
      status: 'open',
      changed_by: 'test',
      changed_at: clock.now(),
    })
    .execute()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

/** An order on terms whose invoice was due on a day. */
async function invoiced(dueOn: string): Promise<string> {
  const body = makeBody([{ id: FURNACE, qty: 1 }], {}, 'terms')
  const { orderID } = await shop.checkout(body, undefined, {}, whoAsks('contractor'))
  await database.db
    .updateTable('credit_charge')
    .set((eb) => ({
      status: 'captured' as const,
      captured_cents: eb.ref('amount_cents'),
      invoiced_at: clock.now(),
      due_on: dueOn,
    }))
    .where('order_id', '=', orderID)
    .execute()
  return orderID
}

const paymentsOf = async (orderId: string): Promise<number> =>
  (
    await database.db
      .selectFrom('credit_payment')
      .innerJoin('credit_charge', 'credit_charge.id', 'credit_payment.charge_id')
      .select('credit_payment.id')
      .where('order_id', '=', orderId)
      .execute()
  ).length

const operations = actorFor('operations') as Staff

const receive = (actor: Staff, orderId: string) =>
  receiveTerms(database.db, requirePermission(actor, 'orders.receive-payment'), {
    orderId,
    amount: toCents(1_00),
    reference: 'check 1',
    now: clock.now(),
  }).then(
    ({ kind }) => kind,
    (error: { code: string }) => error.code,
  )

/** What takes the right away, as another connection does it, and how the money action ends meanwhile. */
async function meanwhile(
  change: 'ends the session' | 'takes the role away',
  actor: Staff,
  orderId: string,
): Promise<string> {
  let running: Promise<string> | undefined
  await database.db.transaction().execute(async (trx) => {
    if (change === 'ends the session')
      await trx
        .updateTable('session')
        .set({ ended_at: clock.now() })
        .where('account_id', '=', accountIdOf('operations'))
        .execute()
    else
      await trx
        .updateTable('account')
        .set({ role: 'sales' })
        .where('id', '=', accountIdOf('operations'))
        .execute()
    // The money action has begun, and its request was admitted before this change.
    running = receive(actor, orderId)
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 200))])
  })
  const outcome = await running!
  await database.db
    .updateTable('account')
    .set({ role: 'operations' })
    .where('id', '=', accountIdOf('operations'))
    .execute()
  return outcome
}

const signIn = async (): Promise<Staff> => {
  const device = { device: 'test', network: '' }
  const { sessionId } = await startSession(database.db, accountIdOf('operations'), device, clock.now())
  return { ...operations, session: sessionId }
}

test.each([
  ['ends the session', 'sign_in_needed'],
  ['takes the role away', 'forbidden'],
] as const)('another person %s while a payment is recorded: nothing is recorded', async (change, code) => {
  const orderId = await invoiced('2030-01-01')
  expect(await meanwhile(change, await signIn(), orderId)).toBe(code)
  expect(await paymentsOf(orderId)).toBe(0)
})

test('control: an actor whose account and session are not read again records the payment', async () => {
  const orderId = await invoiced('2030-01-01')
  const unread: Staff = { kind: 'staff', role: 'operations', name: operations.name }
  expect(await meanwhile('takes the role away', unread, orderId)).toBe('received')
  expect(await paymentsOf(orderId)).toBe(1)
})

test('an overdue invoice is mailed once, however often the job runs', async () => {
  const orderID = await invoiced('2020-01-01')
  const job = fulfilmentJobs(shop.services.payments, undefined).find(({ name }) => name === 'mark-overdue')!
  await Promise.all([job.run(), job.run()])
  await job.run()

  const mails = await database.db.selectFrom('outbox').select(['dedupe_key', 'payload']).execute()
  expect(mails.filter(({ dedupe_key }) => dedupe_key.includes('terms_overdue'))).toEqual([
    { dedupe_key: `order:terms_overdue:${orderID}`, payload: { kind: 'terms_overdue', orderID } },
  ])
})
