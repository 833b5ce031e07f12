import { DAY_MS } from '#lib/dates.ts'
import type { Behavior } from '../faults.ts'
import type { Ledger, Transaction } from '../ledger/ledger.ts'
import type { AffirmCheckout } from '../ledger/lender-state.ts'
import { cancelLoan, giveBack, isCaptured, lend, refundedCents, takeLoan } from '../ledger/loans.ts'
import type { JsonAnswer } from '../paypal/state.ts'

const LOAN_DAYS = 30

const refused = (status: number, code: string): JsonAnswer => ({
  status,
  body: { status_code: status, type: 'invalid_request', code, message: code },
})
export const notFound = (): JsonAnswer => refused(404, 'resource-not-found')

/** What the shop's page sends; undefined when it is not a checkout. */
export function openCheckout(ledger: Ledger, body: unknown): AffirmCheckout | undefined {
  const { order_id, total, merchant, metadata, billing } = (body ?? {}) as Record<
    string,
    Record<string, unknown> | string | number | undefined
  >
  const urls = (merchant ?? {}) as Record<string, unknown>
  const mode = ((metadata ?? {}) as Record<string, unknown>).mode
  const name = ((billing ?? {}) as { name?: { first?: unknown; last?: unknown } }).name
  if (typeof order_id !== 'string' || !Number.isSafeInteger(total) || Number(total) <= 0) return undefined
  const checkout: AffirmCheckout = {
    id: ledger.newId(16).toUpperCase(),
    orderId: order_id,
    totalCents: Number(total),
    buyer: `${String(name?.first ?? '')} ${String(name?.last ?? '')}`.trim(),
    mode: mode === 'redirect' ? 'redirect' : 'modal',
    confirmUrl: String(urls.user_confirmation_url ?? ''),
    cancelUrl: String(urls.user_cancel_url ?? ''),
    token: undefined,
    outcome: 'lends',
    transactionId: undefined,
  }
  ledger.state.affirm.checkouts.set(checkout.id, checkout)
  return checkout
}

/**
 * The buyer confirms the loan; `refuse` is a loan that Affirm takes back when the shop asks for it. Answers
 * the checkout's token.
 */
export function confirmLoan(
  ledger: Ledger,
  checkout: AffirmCheckout,
  decision: 'approve' | 'refuse' = 'approve',
): string {
  checkout.token ??= ledger.newId(16).toUpperCase()
  checkout.outcome = decision === 'approve' ? 'lends' : 'refuses'
  return checkout.token
}

/** POST /transactions: without it there is no loan, however often the buyer pressed. */
export function authorizeLoan(ledger: Ledger, body: unknown, behavior: Behavior | undefined): JsonAnswer {
  const { transaction_id, order_id } = (body ?? {}) as Record<string, unknown>
  const checkout = [...ledger.state.affirm.checkouts.values()].find(
    ({ token }) => token !== undefined && token === transaction_id,
  )
  if (!checkout) return refused(400, 'invalid_field')
  if (checkout.transactionId !== undefined) return refused(409, 'checkout-used')
  if (checkout.outcome === 'refuses' || behavior?.startsWith('decline:')) {
    lend(ledger, loanOf(checkout), behavior, true)
    return refused(402, 'auth-declined')
  }
  const made = lend(
    ledger,
    {
      ...loanOf(checkout),
      ...(typeof order_id === 'string' && checkout.orderId === '' ? { orderId: order_id } : {}),
    },
    behavior,
  )
  checkout.transactionId = made.id
  return { status: 200, body: transactionBody(ledger, made) }
}

const loanOf = ({ orderId, buyer, totalCents }: AffirmCheckout) =>
  ({ lender: 'Affirm', orderId, customer: buyer, amountCents: totalCents }) as const

export const showLoan = (ledger: Ledger, loan: Transaction): JsonAnswer => ({
  status: 200,
  body: transactionBody(ledger, loan),
})

/** POST /transactions/<id>/capture: Affirm wants to know what left, and with whom. */
export function captureLoan(ledger: Ledger, loan: Transaction, body: unknown): JsonAnswer {
  const { amount } = (body ?? {}) as { amount?: unknown }
  if (loan.status === 'voided') return refused(409, 'capture-voided')
  if (isCaptured(loan)) return refused(409, 'capture-captured')
  if (loan.status === 'authorization_expired') return refused(409, 'expired-authorization')
  const cents = amount === undefined ? loan.authorizedCents : Number(amount)
  return takeLoan(ledger, loan, cents)
    ? event(ledger, 'capture', loan.amountCents, loan.id)
    : refused(409, 'capture-unequal-instrument')
}

export function voidLoan(ledger: Ledger, loan: Transaction): JsonAnswer {
  if (isCaptured(loan)) return refused(409, 'void-captured')
  return cancelLoan(ledger, loan)
    ? event(ledger, 'void', loan.amountCents, loan.id)
    : refused(409, 'void-voided')
}

export function refundLoan(ledger: Ledger, loan: Transaction, body: unknown): JsonAnswer {
  if (!isCaptured(loan)) return refused(409, 'refund-uncaptured')
  const made = giveBack(ledger, loan, Number((body as { amount?: unknown } | undefined)?.amount))
  return made ? event(ledger, 'refund', made.amountCents, loan.id, made.id) : refused(409, 'refund-exceeded')
}

const event = (
  ledger: Ledger,
  type: string,
  amount: number,
  transaction_id: string,
  id = ledger.newId(8),
): JsonAnswer => ({
  status: 200,
  body: {
    id,
    transaction_id,
    type,
    created: new Date(ledger.now()).toISOString(),
    currency: 'USD',
    amount,
    fee: 0,
  },
})

function transactionBody(ledger: Ledger, loan: Transaction) {
  const created = loan.history[0]!.at
  const status = isCaptured(loan)
    ? 'captured'
    : loan.status === 'authorization_expired'
      ? 'auth_expired'
      : loan.status
  const checkout = [...ledger.state.affirm.checkouts.values()].find(
    ({ transactionId }) => transactionId === loan.id,
  )
  return {
    id: loan.id,
    checkout_id: checkout?.token,
    order_id: loan.orderId,
    status,
    amount: loan.amountCents,
    amount_refunded: refundedCents(ledger, loan),
    currency: 'USD',
    created: created.toISOString(),
    authorization_expiration: new Date(created.getTime() + LOAN_DAYS * DAY_MS).toISOString(),
    provider_id: 1,
  }
}
