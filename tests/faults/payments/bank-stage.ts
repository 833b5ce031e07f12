import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPlaidLink } from '#adapters/bank-link-plaid/plaid-link.ts'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { WORKLIST } from '#features/selling/fulfilment/rules/access.ts'
import { NOTICE_TOPIC } from '#features/selling/fulfilment/server/mail/notices.ts'
import { worklist } from '#features/selling/fulfilment/server/worklist/worklist.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import type { ApiError } from '#lib/api-error.ts'
import { allJobs } from '#server/jobs/list.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { sandboxBank, sandboxKeys } from '#tests/fixtures/providers/bank.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'

// Bank debits through the official card-gateway SDK and our own calls of Plaid, against the sandbox that
// speaks their protocols.
export const keys = sandboxKeys
export let database: TestDatabase
export let sandbox: PaymentSandbox
export let clock: ReturnType<typeof movableClock>
export let shop: Shop
export let mails: string[]

let passed = 0
export const HOUR = 3_600_000

export const order = async () =>
  (await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'ACHDebit'))).orderID
export const nonce = (accountNumber = '1000000000') => sandbox.control.tokenizeAccount(accountNumber)
export const debit = (orderID: string, token = nonce(), more: object = {}) =>
  shop.bank.debit({ orderID, paymentMethodNonce: token, ...more })
export const work = async (name: string) => {
  const tell = async (_: unknown, key: string) => void mails.push(key)
  return allJobs(shop.services, { [confirmationMail.topic]: tell, [NOTICE_TOPIC]: tell })
    .find((job) => job.name === name)!
    .run()
}
export const salesOf = (orderID: string) =>
  sandbox.control.ledger().transactions.filter((each) => each.orderId === orderID && each.type === 'sale')
export const stateOf = async (orderID: string) => (await shop.receipt({ orderID, postal: '60614' })).state
export const attemptOf = (orderID: string) =>
  database.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderID)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: ApiError) => error.code,
  )
/** Time passes at the bank and here. */
export async function pass(orderID: string, to: 'settled' | 'settlement_declined', hours = 2): Promise<void> {
  sandbox.control.advance(salesOf(orderID).at(-1)!.id, to)
  clock.advance(hours * HOUR)
  await work('follow-payments')
  await work('move-money')
  await work('outbox')
}
export const staff = (orderId: string) => ({ orderId, reason: 'asked to', now: clock.now() })
export const kindsOnList = async (orderID: string) =>
  (await worklist(database.db, may(WORKLIST.read), clock.now()))
    .filter((row) => row.orderID === orderID)
    .map(({ kind }) => kind)
export const facts = () => ({ db: database.db, ledger: [] })

/**
 * Starts database and sandbox for the tests of this file. Each test has its own shop, a year after the test
 * before it.
 */
export function withBankStage(): void {
  beforeAll(async () => {
    database = await makeDatabase()
    sandbox = await startPaymentSandbox({ port: 0, ...keys, now: () => clock?.now().getTime() ?? Date.now() })
    await fillStock(database.db)
  })
  afterAll(async () => {
    await sandbox.close()
    await database.drop()
  })
  beforeEach(() => {
    clock = movableClock(new Date(Date.parse('2026-11-20T16:00:00Z') + passed).toISOString())
    passed += 365 * 24 * HOUR
    mails = []
    const options = {
      ...keys,
      url: sandbox.url,
      deadlineMs: PROVIDER_DEADLINE_MS,
      limits: { failures: 1_000, maxInFlight: 50 },
    }
    shop = openShop({
      db: database.db,
      clock,
      gateway: createBraintreeGateway(options),
      bank: sandboxBank(sandbox.url),
      link: createPlaidLink({
        clientId: 'demo_plaid_client',
        secret: 'demo_plaid_secret',
        url: `${sandbox.url}/plaid`,
        shopName: 'Alpine',
        deadlineMs: PROVIDER_DEADLINE_MS,
        limits: { failures: 1_000 },
      }),
      deadlineMs: PROVIDER_DEADLINE_MS + 500,
    })
  })
}
