import { afterAll, beforeAll, beforeEach } from 'vitest'
import { confirmLoan, openCheckout } from '#demo/payment-sandbox/affirm/loans.ts'
import { type CreditKeyDecision, decideApplication } from '#demo/payment-sandbox/creditkey/orders.ts'
import { orderHandle } from '#features/selling/payments/server/lenders/applications.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import type { SandboxStage } from '../stage/fault-stage.ts'
import { lenderStage } from './lender-stage.ts'

// Affirm and Credit Key through our own clients, against the sandbox that speaks their protocols. One shop
// for all: each test has orders of its own.
let stage: SandboxStage
export let database: SandboxStage['database']
export let sandbox: SandboxStage['sandbox']
export let clock: SandboxStage['clock']
export let shop: SandboxStage['shop']
export let mails: SandboxStage['mails']
export let work: SandboxStage['work']
export let broken: SandboxStage['broken']

export const order = async (method: 'affirm' | 'creditkey', qty = 1) =>
  (await shop.checkout(makeBody([{ id: FURNACE, qty }], {}, method))).orderID
export const money = () => sandbox.control.inner.ledger

/** The buyer takes the loan in Affirm's window. `change` manipulates the data that its script gets. */
export async function takeLoan(
  orderID: string,
  decision: 'approve' | 'refuse' = 'approve',
  change: object = {},
): Promise<string> {
  const { checkout } = await shop.beginAffirm(orderID)
  return confirmLoan(money(), openCheckout(money(), { ...checkout, ...change })!, decision)
}

/** The buyer applies at Credit Key; without a decision, Credit Key's page stays open. */
export async function apply(orderID: string, decision?: CreditKeyDecision): Promise<string> {
  const { creditkeyId } = await shop.beginCreditKey(orderID)
  if (decision) decideApplication(money().state.creditkey.orders.get(creditkeyId)!, decision)
  return creditkeyId
}
export const approveLater = (creditkeyId: string) =>
  decideApplication(money().state.creditkey.orders.get(creditkeyId)!, 'approve')

export const secret = 'a secret of the tests, long enough'
export const statusOf = async (lender: 'affirm' | 'creditkey', orderID: string) =>
  (await shop.lenderStatus(lender, orderHandle(secret, orderID))).state
export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )
export const moved = (orderID: string) =>
  sandbox.control
    .ledger()
    .movements.filter(({ orderId }) => orderId === orderID)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'settle')
export const progress = (orderID: string) => shop.progress({ orderID, postal: '60614' })

/** Opens the stage for the tests of this file. */
export function withLenderStage(): void {
  beforeAll(async () => {
    stage = await lenderStage()
    ;({ database, sandbox, clock, shop, mails, work, broken } = stage)
  })
  afterAll(() => stage.close())
  beforeEach(() => sandbox.control.inner.faults.clear())
}
