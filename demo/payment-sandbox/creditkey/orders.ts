import type { Behavior } from '../faults.ts'
import type { Ledger, Transaction } from '../ledger/ledger.ts'
import type { CreditKeyOrder } from '../ledger/lender-state.ts'
import { cancelLoan, giveBack, isCaptured, lend, refundedCents, takeLoan } from '../ledger/loans.ts'
import { centsOf } from '../ledger/sale.ts'
import type { JsonAnswer } from '../paypal/state.ts'

const invalid = (): JsonAnswer => ({ status: 400, body: { error: 'invalid request' } })
export const notFound = (): JsonAnswer => ({ status: 404, body: { error: 'not found' } })

type Fields = Record<string, unknown>

/** POST begin_checkout. The addresses that the buyer comes back to must be a known shop's. */
export function beginCheckout(
  ledger: Ledger,
  fields: Fields,
  { url, storeOrigins }: { url: string; storeOrigins: readonly string[] },
): JsonAnswer {
  const { charges, remote_id, return_url, cancel_url, order_complete_url, billing_address } = fields
  const cents = centsOf((charges as Fields | undefined)?.grand_total)
  const addresses = [return_url, cancel_url, order_complete_url].map(String)
  if (cents === undefined || cents <= 0 || typeof remote_id !== 'string') return invalid()
  if (!addresses.every((address) => storeOrigins.some((origin) => address.startsWith(`${origin}/`))))
    return invalid()
  const { first_name, last_name } = (billing_address ?? {}) as Fields
  const order: CreditKeyOrder = {
    id: `ck_${ledger.newId(16)}`,
    status: 'new',
    amountCents: cents,
    remoteId: remote_id,
    merchantOrderId: null,
    merchantStatus: null,
    buyer: `${String(first_name ?? '')} ${String(last_name ?? '')}`.trim(),
    returnUrl: addresses[0]!,
    cancelUrl: addresses[1]!,
    completeUrl: addresses[2]!,
    transactionId: undefined,
  }
  ledger.state.creditkey.orders.set(order.id, order)
  return { status: 200, body: { id: order.id, checkout_url: `${url}/creditkey/checkout/${order.id}` } }
}

export type CreditKeyDecision = 'approve' | 'decline' | 'cancel' | 'pend'
const STATUS_OF = { approve: 'approved', decline: 'declined', cancel: 'canceled', pend: 'pending' } as const

/** What is decided about an application, by the buyer on its page or later by a person at the lender. */
export function decideApplication(order: CreditKeyOrder, decision: CreditKeyDecision): void {
  if (order.status === 'new' || order.status === 'pending') order.status = STATUS_OF[decision]
}

/** POST complete_checkout: authorizes what was approved; asked twice it says yes twice. */
export function completeCheckout(
  ledger: Ledger,
  order: CreditKeyOrder,
  behavior: Behavior | undefined,
): JsonAnswer {
  if (order.status === 'authorized') return { status: 200, body: { success: true } }
  const loan = {
    lender: 'Credit Key',
    orderId: order.remoteId,
    customer: order.buyer,
    amountCents: order.amountCents,
  } as const
  if (order.status !== 'approved') return { status: 200, body: { success: false } }
  const made = lend(ledger, loan, behavior)
  if (made.status !== 'authorized') return { status: 200, body: { success: false } }
  order.status = 'authorized'
  order.transactionId = made.id
  order.amountCents = made.amountCents
  return { status: 200, body: { success: true } }
}

/** POST update_order: the shop's number and state of it. */
export function updateOrder(ledger: Ledger, order: CreditKeyOrder, fields: Fields): JsonAnswer {
  order.merchantOrderId =
    typeof fields.merchant_order_id === 'string' ? fields.merchant_order_id : order.merchantOrderId
  order.merchantStatus =
    typeof fields.merchant_status === 'string' ? fields.merchant_status : order.merchantStatus
  return show(ledger, order)
}

/** POST confirm_order: it has shipped. */
export function confirmOrder(ledger: Ledger, order: CreditKeyOrder, fields: Fields): JsonAnswer {
  const loan = loanOf(ledger, order)
  const cents = centsOf((fields.charges as Fields | undefined)?.grand_total) ?? order.amountCents
  if (typeof fields.merchant_order_id !== 'string' || !loan || !takeLoan(ledger, loan, cents))
    return invalid()
  order.amountCents = cents
  return updateOrder(ledger, order, fields)
}

export function cancelOrder(ledger: Ledger, order: CreditKeyOrder): JsonAnswer {
  const loan = loanOf(ledger, order)
  if (order.status === 'canceled' || (loan && !cancelLoan(ledger, loan))) return invalid()
  order.status = 'canceled'
  return show(ledger, order)
}

export function refundOrder(ledger: Ledger, order: CreditKeyOrder, fields: Fields): JsonAnswer {
  const loan = loanOf(ledger, order)
  const cents = centsOf(fields.amount)
  if (!loan || cents === undefined || !giveBack(ledger, loan, cents)) return invalid()
  return show(ledger, order)
}

const loanOf = (ledger: Ledger, { transactionId }: CreditKeyOrder): Transaction | undefined =>
  transactionId === undefined ? undefined : ledger.state.transactions.get(transactionId)

/** GET find_order */
export function show(ledger: Ledger, order: CreditKeyOrder): JsonAnswer {
  const loan = loanOf(ledger, order)
  return {
    status: 200,
    body: {
      id: order.id,
      status: order.status,
      capture_status: loan === undefined ? 'none' : isCaptured(loan) ? 'captured' : 'authorized',
      amount: order.amountCents / 100,
      refunded_amount: loan ? refundedCents(ledger, loan) / 100 : 0,
      items: [],
      merchant_order_id: order.merchantOrderId,
      merchant_status: order.merchantStatus,
    },
  }
}
