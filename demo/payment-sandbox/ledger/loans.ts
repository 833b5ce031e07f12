import type { Behavior } from '../faults.ts'
import { advance, capture, refund, voidTransaction } from './changes.ts'
import type { Instrument } from './instruments.ts'
import type { Ledger, Transaction } from './ledger.ts'

// The movements of money that both lenders make; each describes them in its own words.

const instrumentOf = (lender: string): Instrument => ({
  type: 'loan',
  brand: lender,
  bin: '',
  last4: '',
  expirationMonth: '',
  expirationYear: '',
  fingerprint: lender,
  cvvCode: 'I',
  outcome: { kind: 'approve' },
})

export interface Loan {
  lender: 'Affirm' | 'Credit Key'
  orderId: string
  customer: string
  amountCents: number
}

/** Writes a loan down that stands for an order, or one that was refused at the last moment. */
export function lend(
  ledger: Ledger,
  { lender, orderId, customer, amountCents }: Loan,
  behavior: Behavior | undefined,
  isRefused = false,
): Transaction {
  const cents = behavior === 'wrong_amount' ? 100 : amountCents
  const refused = isRefused || behavior?.startsWith('decline:') === true
  const made = ledger.add({
    type: 'sale',
    status: refused ? 'processor_declined' : 'authorized',
    amountCents: cents,
    authorizedCents: cents,
    orderId,
    customer,
    instrument: instrumentOf(lender),
    processorCode: undefined,
    rejection: undefined,
    avs: { postal: 'I', street: 'I' },
    refundedId: undefined,
  })
  ledger.record(made, refused ? 'refuse' : 'authorize')
  return made
}

export const isCaptured = ({ status }: Transaction): boolean =>
  ['submitted_for_settlement', 'settling', 'settled'].includes(status)

export const refundedCents = (ledger: Ledger, { refundIds }: Transaction): number =>
  refundIds.reduce((sum, id) => sum + (ledger.state.transactions.get(id)?.amountCents ?? 0), 0)

/** Takes the money, all of it or less; a lender pays at once. False when it cannot. */
export function takeLoan(ledger: Ledger, loan: Transaction, cents: number): boolean {
  if (capture(ledger, loan, (cents / 100).toFixed(2)).kind === 'invalid') return false
  advance(ledger, loan, 'settled')
  return true
}

/** Gives a part back; undefined when that is more than is left. */
export function giveBack(ledger: Ledger, loan: Transaction, cents: number): Transaction | undefined {
  const answer = refund(ledger, loan, { amount: (cents / 100).toFixed(2) })
  if (answer.kind === 'invalid') return undefined
  advance(ledger, answer.transaction, 'settled')
  return answer.transaction
}

export const cancelLoan = (ledger: Ledger, loan: Transaction): boolean =>
  loan.status === 'authorized' && voidTransaction(ledger, loan).kind === 'done'
