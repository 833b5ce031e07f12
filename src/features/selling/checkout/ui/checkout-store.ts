import { createStore, type StoreApi } from 'zustand/vanilla'
import type { VerificationMethod } from '#features/selling/bank-debit/rules/ach-form.ts'
import {
  type CheckoutAddress,
  type CheckoutCosts,
  type CheckoutState,
  defaultCheckout,
} from '../rules/checkout-state.ts'
import { restore, toCookie, toSaved } from '../rules/saved-checkout.ts'

/** A card as the review page may show it; the token is used once and never stored. */
export interface CardToken {
  nonce: string
  deviceData?: string | undefined
  last4: string
  type: string
}

/** A bank account as the review page may show it; the token debits once and is never stored. */
export interface BankToken {
  nonce: string
  /** last digits of the account */
  mask: string
  isPlaidAuth: boolean
  verificationMethod: VerificationMethod
}

export interface CheckoutView {
  form: CheckoutState
  /** in memory only: after a reload the buyer enters the card again */
  card: CardToken | null
  bank: BankToken | null
  /** a refusal to show above the step it belongs to, and the field there that answers it */
  problem: { step: 'shipping' | 'payment' | 'review'; message: string; fieldId?: string | undefined } | null
}

/** The storage of the form, as JSON. */
export interface CheckoutStorage {
  saved: { read(): string | null; write(text: string): void }
  cookie: { read(): string | null; write(text: string): void }
}

export interface CheckoutStore {
  state: Pick<StoreApi<CheckoutView>, 'getState' | 'subscribe'>
  change(part: Partial<CheckoutState>): void
  changeAddress(which: 'shipping' | 'billing', part: Partial<CheckoutAddress>): void
  /** the costs of the cart; saved only when they have changed */
  costsAre(costs: CheckoutCosts): void
  cardRead(card: CardToken | null): void
  bankRead(bank: BankToken | null): void
  report(problem: CheckoutView['problem']): void
  /** Takes over what another tab saved; the card stays. */
  reload(): void
  clear(): void
}

/**
 * One shopper's checkout form: saved after each change (S-CO-01, 02), restored when the page comes back
 * (S-CO-03).
 */
export function createCheckoutStore(storage: CheckoutStorage): CheckoutStore {
  const read = (): CheckoutState => restore(known(storage.saved.read()), known(storage.cookie.read()))
  const state = createStore<CheckoutView>(() => ({ form: read(), card: null, bank: null, problem: null }))

  const change = (part: Partial<CheckoutState>): void => {
    const { form, problem } = state.getState()
    const next = { ...form, ...part }
    // What the server said about a field does not hold for another text in it.
    state.setState({ form: next, problem: problem?.fieldId && !('costs' in part) ? null : problem })
    storage.saved.write(JSON.stringify(toSaved(next)))
    storage.cookie.write(JSON.stringify(toCookie(next)))
  }

  return {
    state,
    change,
    changeAddress: (which, part) => change({ [which]: { ...state.getState().form[which], ...part } }),
    costsAre(costs) {
      if (JSON.stringify(costs) !== JSON.stringify(state.getState().form.costs)) change({ costs })
    },
    cardRead: (card) => state.setState({ card }),
    bankRead: (bank) => state.setState({ bank }),
    report: (problem) => state.setState({ problem }),
    reload: () => state.setState({ form: read() }),
    clear: () => state.setState({ form: defaultCheckout, card: null, bank: null, problem: null }),
  }
}

/**
 * The form fields of a saved text with a value of the right kind. Another program or an older release may
 * have written the rest.
 */
function known(text: string | null): Partial<CheckoutState> {
  const value = parse(text)
  const keys = (Object.keys(defaultCheckout) as (keyof CheckoutState)[]).filter((key) =>
    Object.hasOwn(value, key),
  )
  return Object.fromEntries(keys.map((key) => [key, likeModel(defaultCheckout[key], value[key])]))
}

function likeModel(model: unknown, value: unknown): unknown {
  if (!isObject(model)) return typeof value === typeof model && value !== null ? value : model
  const given = isObject(value) ? value : {}
  return Object.fromEntries(Object.entries(model).map(([key, part]) => [key, likeModel(part, given[key])]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
