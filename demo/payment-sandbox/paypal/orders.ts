import { decimal } from '../braintree/transaction-xml.ts'
import type { Behavior } from '../faults.ts'
import { advance, type ChangeAnswer, capture, refund, voidTransaction } from '../ledger/changes.ts'
import type { Instrument } from '../ledger/instruments.ts'
import type { Ledger, Transaction } from '../ledger/ledger.ts'
import { centsOf } from '../ledger/sale.ts'
import type { JsonAnswer, PaypalOrder } from './state.ts'

const problem = (status: number, name: string, issue: string): JsonAnswer => ({
  status,
  body: { name, message: issue, details: [{ issue }] },
})
const refused = (issue: string): JsonAnswer => problem(422, 'UNPROCESSABLE_ENTITY', issue)
export const notFound = (): JsonAnswer => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
const invalid = (issue: string): JsonAnswer => problem(400, 'INVALID_REQUEST', issue)

interface OrderBody {
  intent?: unknown
  purchase_units?: {
    custom_id?: unknown
    description?: unknown
    amount?: { currency_code?: unknown; value?: unknown }
  }[]
}

/** POST /v2/checkout/orders */
export function createOrder(ledger: Ledger, body: unknown): JsonAnswer {
  const { intent, purchase_units } = (body ?? {}) as OrderBody
  const unit = Array.isArray(purchase_units) ? purchase_units[0] : undefined
  const cents = centsOf(unit?.amount?.value)
  if (intent !== 'AUTHORIZE') return invalid('INTENT_NOT_SUPPORTED')
  if (cents === undefined || cents <= 0 || typeof unit?.amount?.currency_code !== 'string')
    return invalid('INVALID_PARAMETER_VALUE')
  const order: PaypalOrder = {
    id: ledger.newId(17).toUpperCase(),
    status: 'CREATED',
    amountCents: cents,
    currency: unit.amount.currency_code,
    customId: String(unit.custom_id ?? ''),
    description: String(unit.description ?? ''),
    funding: 'accepts',
    transactionId: undefined,
  }
  ledger.state.paypal.orders.set(order.id, order)
  return { status: 201, body: { id: order.id, status: order.status, links: [] } }
}

/** GET /v2/checkout/orders/<id> */
export const showOrder = (ledger: Ledger, order: PaypalOrder): JsonAnswer => ({
  status: 200,
  body: orderBody(ledger, order),
})

/** The button that the buyer pressed on PayPal's page. */
export function decide(order: PaypalOrder, decision: 'approve' | 'decline'): void {
  if (order.status !== 'CREATED') return
  order.status = 'APPROVED'
  order.funding = decision === 'approve' ? 'accepts' : 'declines'
}

/** POST /v2/checkout/orders/<id>/authorize */
export function authorize(ledger: Ledger, order: PaypalOrder, behavior: Behavior | undefined): JsonAnswer {
  if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_AUTHORIZED')
  if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED')
  if (order.funding === 'declines' || behavior?.startsWith('decline:')) {
    ledger.record(sale(ledger, order, 'processor_declined', order.amountCents), 'refuse')
    return refused('INSTRUMENT_DECLINED')
  }
  const made = sale(ledger, order, 'authorized', behavior === 'wrong_amount' ? 100 : order.amountCents)
  ledger.record(made, 'authorize')
  order.status = 'COMPLETED'
  order.transactionId = made.id
  return { status: 201, body: orderBody(ledger, order) }
}

const sale = (
  ledger: Ledger,
  order: PaypalOrder,
  status: 'authorized' | 'processor_declined',
  amountCents: number,
): Transaction =>
  ledger.add({
    type: 'sale',
    status,
    amountCents,
    authorizedCents: amountCents,
    orderId: order.customId,
    customer: 'PayPal buyer',
    instrument: ACCOUNT,
    processorCode: undefined,
    rejection: undefined,
    avs: { postal: 'I', street: 'I' },
    refundedId: undefined,
  })

const ACCOUNT: Instrument = {
  type: 'paypal_account',
  brand: 'PayPal',
  bin: '',
  last4: '',
  expirationMonth: '',
  expirationYear: '',
  fingerprint: 'paypal',
  cvvCode: 'I',
  outcome: { kind: 'approve' },
}

const isCaptured = ({ status }: Transaction): boolean =>
  ['submitted_for_settlement', 'settling', 'settled'].includes(status)
const captureIdOf = (transaction: Transaction): string => `${transaction.id}CAP`
export const transactionOfCapture = (ledger: Ledger, captureId: string): Transaction | undefined =>
  ledger.state.transactions.get(captureId.replace(/CAP$/, ''))

/** POST /v2/payments/authorizations/<id>/capture: the money moves at once. */
export function captureAuthorization(ledger: Ledger, transaction: Transaction, body: unknown): JsonAnswer {
  if (isCaptured(transaction)) return refused('AUTHORIZATION_ALREADY_CAPTURED')
  if (transaction.status !== 'authorized') return refused('AUTHORIZATION_VOIDED')
  const answer = capture(ledger, transaction, amountOf(body))
  if (answer.kind === 'invalid')
    return refused(
      answer.problems[0]?.code === '91522' ? 'MAX_CAPTURE_AMOUNT_EXCEEDED' : 'INVALID_PARAMETER_VALUE',
    )
  advance(ledger, transaction, 'settled')
  return { status: 201, body: captureBody(transaction) }
}

/** POST /v2/payments/authorizations/<id>/void */
export function voidAuthorization(ledger: Ledger, transaction: Transaction): JsonAnswer {
  if (isCaptured(transaction)) return refused('PREVIOUSLY_CAPTURED')
  return voidTransaction(ledger, transaction).kind === 'done'
    ? { status: 204, body: undefined }
    : refused('PREVIOUSLY_VOIDED')
}

const REFUND_ISSUES: Readonly<Record<string, string>> = {
  '91521': 'REFUND_AMOUNT_EXCEEDED',
  '91512': 'CAPTURE_FULLY_REFUNDED',
  '91506': 'INVALID_RESOURCE_STATE',
}

/** POST /v2/payments/captures/<id>/refund */
export function refundCapture(ledger: Ledger, transaction: Transaction, body: unknown): JsonAnswer {
  const answer: ChangeAnswer = refund(ledger, transaction, { amount: amountOf(body) })
  if (answer.kind === 'invalid')
    return refused(REFUND_ISSUES[answer.problems[0]?.code ?? ''] ?? 'INVALID_PARAMETER_VALUE')
  advance(ledger, answer.transaction, 'settled')
  return {
    status: 201,
    body: { id: answer.transaction.id, status: 'COMPLETED', amount: money(answer.transaction.amountCents) },
  }
}

/** GET /v2/payments/authorizations/<id> */
export const showAuthorization = (ledger: Ledger, transaction: Transaction): JsonAnswer => {
  const order = [...ledger.state.paypal.orders.values()].find(
    ({ transactionId }) => transactionId === transaction.id,
  )
  return {
    status: 200,
    body: { ...authorizationBody(transaction), supplementary_data: { related_ids: { order_id: order?.id } } },
  }
}

const amountOf = (body: unknown): unknown =>
  (body as { amount?: { value?: unknown } } | undefined)?.amount?.value
const money = (cents: number) => ({ currency_code: 'USD', value: decimal(cents) })

function authorizationBody(transaction: Transaction) {
  const status = isCaptured(transaction)
    ? 'CAPTURED'
    : transaction.status === 'authorized'
      ? 'CREATED'
      : transaction.status === 'voided'
        ? 'VOIDED'
        : 'DENIED'
  return {
    id: transaction.id,
    status,
    amount: money(transaction.authorizedCents),
    custom_id: transaction.orderId,
  }
}

const captureBody = (transaction: Transaction) => ({
  id: captureIdOf(transaction),
  status: 'COMPLETED',
  amount: money(transaction.amountCents),
  custom_id: transaction.orderId,
})

function orderBody(ledger: Ledger, order: PaypalOrder) {
  const transaction =
    order.transactionId === undefined ? undefined : ledger.state.transactions.get(order.transactionId)
  const refunds = (transaction?.refundIds ?? []).map((id) => ledger.state.transactions.get(id)!)
  const payments = transaction && {
    authorizations: [authorizationBody(transaction)],
    ...(isCaptured(transaction) ? { captures: [captureBody(transaction)] } : {}),
    ...(refunds.length > 0
      ? {
          refunds: refunds.map(({ id, amountCents }) => ({
            id,
            status: 'COMPLETED',
            amount: money(amountCents),
          })),
        }
      : {}),
  }
  return {
    id: order.id,
    intent: 'AUTHORIZE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        amount: { currency_code: order.currency, value: decimal(order.amountCents) },
        ...(payments ? { payments } : {}),
      },
    ],
  }
}
