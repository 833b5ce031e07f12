import { createHmac } from 'node:crypto'
import type { AmazonState } from '../amazon/state.ts'
import { type BankState, instrumentOfAccount, type TypedAccount } from '../braintree/bank-state.ts'
import type { PaypalState } from '../paypal/state.ts'
import type { PlaidState } from '../plaid/state.ts'
import { brandOf, cvvAnswer, type Instrument, outcomeOfCard } from './instruments.ts'
import type { AffirmState, CreditKeyState } from './lender-state.ts'

export type TransactionStatus =
  | 'authorized'
  | 'submitted_for_settlement'
  | 'settling'
  | 'settlement_pending'
  | 'settled'
  | 'settlement_declined'
  | 'voided'
  | 'processor_declined'
  | 'gateway_rejected'
  | 'failed'
  | 'authorization_expired'

export interface Transaction {
  id: string
  type: 'sale' | 'credit'
  status: TransactionStatus
  amountCents: number
  /** the authorized amount; a capture may take less */
  authorizedCents: number
  orderId: string
  /** US dollars unless a fault made it something else */
  currency?: string | undefined
  customer: string
  instrument: Instrument
  processorCode: string | undefined
  rejection: string | undefined
  avs: { postal: string; street: string }
  refundedId: string | undefined
  refundIds: string[]
  history: { status: TransactionStatus; at: Date }[]
}

/** One entry for each authorization, capture, settlement, void, refund and refusal. */
export interface Movement {
  seq: number
  at: string
  transactionId: string
  orderId: string
  kind: 'authorize' | 'capture' | 'settle' | 'void' | 'refund' | 'refuse' | 'expire' | 'settlement_declined'
  amountCents: number
}

const CAPTURED: readonly TransactionStatus[] = [
  'submitted_for_settlement',
  'settlement_pending',
  'settling',
  'settled',
]

function emptyState() {
  return {
    transactions: new Map<string, Transaction>(),
    byOrder: new Map<string, Transaction[]>(),
    tokens: new Map<string, { instrument: Instrument; used: boolean }>(),
    vault: new Map<string, Instrument>(),
    /** pages that the shop let ask for tokens, by the fingerprint of their client token */
    clients: new Set<string>(),
    movements: [] as Movement[],
    plaid: { linkTokens: new Set(), publicTokens: new Map(), items: new Map() } as PlaidState,
    bank: { customers: new Set(), checks: new Map() } as BankState,
    paypal: { orders: new Map(), answers: new Map(), webhooks: [] } as PaypalState,
    affirm: { checkouts: new Map(), answers: new Map() } as AffirmState,
    creditkey: { orders: new Map() } as CreditKeyState,
    amazon: { sessions: new Map(), answers: new Map() } as AmazonState,
  }
}

type LedgerState = ReturnType<typeof emptyState>

function clearState(state: LedgerState): void {
  const { paypal, affirm, creditkey, bank, plaid, amazon } = state
  for (const store of [
    ...[state.transactions, state.byOrder, state.tokens, state.vault, state.clients],
    ...[paypal.orders, paypal.answers, affirm.checkouts, affirm.answers, creditkey.orders],
    ...[bank.customers, bank.checks, plaid.linkTokens, plaid.publicTokens, plaid.items],
    ...[amazon.sessions, amazon.answers],
  ])
    store.clear()
  state.movements.length = 0
  paypal.webhooks.length = 0
}

/** Calls that turn a card, a bank account or a wallet into a single-use token. */
function tokenCalls(state: LedgerState, newId: (length: number) => string) {
  const keep = (instrument: Instrument) => {
    const prefix = instrument.type === 'us_bank_account' ? 'tokenusbankacct' : 'tokencc'
    const token = `${prefix}_${newId(6)}_${newId(6)}_${newId(6)}`
    state.tokens.set(token, { instrument, used: false })
    return { token, last4: instrument.last4, brand: instrument.brand }
  }
  return {
    /** A single-use token for a card that a buyer typed in. The ledger does not keep the card number. */
    tokenize: (card: TypedCard): { token: string; last4: string; brand: string } => keep(instrumentOf(card)),
    /** A single-use token for a bank account. The ledger does not keep the account number. */
    tokenizeAccount: (account: TypedAccount) => keep(instrumentOfAccount(account)),
    /**
     * A single-use token for the card in a wallet. A device number stands for the card, as in a real wallet.
     */
    tokenizeWallet: (type: 'apple_pay_card' | 'android_pay_card', decision: 'approve' | 'decline') =>
      keep({
        ...instrumentOf({ ...WALLET_CARD, cvv: undefined }),
        type,
        last4: WALLET_LAST4[type],
        fingerprint: newId(12),
        outcome: decision === 'approve' ? { kind: 'approve' } : { kind: 'decline', code: '2000' },
      }),
  }
}

/** Everything that the sandbox stores, in memory. The same seed and calls make the same ids. */
export function createLedger(options: { seed: number; now: () => number }) {
  const state = emptyState()
  let random = seeded(options.seed)
  const newId = (length: number) =>
    Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')
  const record = (transaction: Transaction, kind: Movement['kind'], amountCents = transaction.amountCents) =>
    void state.movements.push({
      seq: state.movements.length + 1,
      at: new Date(options.now()).toISOString(),
      transactionId: transaction.id,
      orderId: transaction.orderId,
      kind,
      amountCents,
    })

  return {
    state,
    newId,
    record,
    now: options.now,
    reset() {
      clearState(state)
      random = seeded(options.seed)
    },
    /** Writes a transaction down with its first status. */
    add(draft: Omit<Transaction, 'id' | 'history' | 'refundIds'>): Transaction {
      const transaction: Transaction = {
        ...draft,
        id: newId(8),
        refundIds: [],
        history: [{ status: draft.status, at: new Date(options.now()) }],
      }
      state.transactions.set(transaction.id, transaction)
      const ofOrder = state.byOrder.get(transaction.orderId)
      if (ofOrder) ofOrder.push(transaction)
      else state.byOrder.set(transaction.orderId, [transaction])
      return transaction
    },
    move(transaction: Transaction, status: TransactionStatus) {
      transaction.status = status
      transaction.history.push({ status, at: new Date(options.now()) })
    },
    ...tokenCalls(state, newId),
    /** Lets a page ask for tokens. */
    addClient(fingerprint: string) {
      state.clients.add(fingerprint)
    },
    isClient: (fingerprint: unknown): boolean =>
      typeof fingerprint === 'string' && state.clients.has(fingerprint),
    /** Money taken for an order and not given back, in cents: what "charged once" is checked against. */
    takenCents(orderId: string): number {
      const ofOrder = state.byOrder.get(orderId) ?? []
      return ofOrder.reduce(
        (sum, { type, status, amountCents }) =>
          CAPTURED.includes(status) ? sum + (type === 'sale' ? amountCents : -amountCents) : sum,
        0,
      )
    },
  }
}

const WALLET_CARD = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030' }
const WALLET_LAST4 = { apple_pay_card: '8886', android_pay_card: '1111' }

export type Ledger = ReturnType<typeof createLedger>

export interface TypedCard {
  number: string
  expirationMonth: string
  expirationYear: string
  cvv: string | undefined
}

const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
// Fingerprints tell two entries of one card apart from two cards; the key lives as long as the process.
const fingerprintKey = String(process.hrtime.bigint())

/** What is remembered of a typed card. */
export const instrumentOf = (card: TypedCard): Instrument => ({
  type: 'credit_card',
  brand: brandOf(card.number)?.brand ?? 'Unknown',
  bin: card.number.slice(0, 6),
  last4: card.number.slice(-4),
  expirationMonth: card.expirationMonth,
  expirationYear: card.expirationYear,
  fingerprint: createHmac('sha256', fingerprintKey)
    .update(`${card.number}|${card.expirationMonth}|${card.expirationYear}`)
    .digest('base64url'),
  cvvCode: cvvAnswer(card.cvv),
  outcome: outcomeOfCard(card.number),
})

/** mulberry32: small, fast and the same everywhere. */
function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
