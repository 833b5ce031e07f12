import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CheckoutAddress, type CheckoutState, defaultCheckout } from '../rules/checkout-state.ts'
import { restore, type SavedCheckout, toCookie, toSaved } from '../rules/saved-checkout.ts'

/** A card as the review page may show it; the token is used once and never kept. */
export interface CardToken {
  nonce: string
  last4: string
  type: string
}

export interface CheckoutView {
  form: CheckoutState
  /** lives in memory only: a reload asks for the card again */
  card: CardToken | null
  /** a refusal to show above the step it belongs to */
  problem: { step: 'shipping' | 'payment' | 'review'; message: string } | null
}

/** Where the form is kept; texts of JSON. */
export interface CheckoutWorld {
  saved: { read(): string | null; write(text: string): void }
  cookie: { read(): string | null; write(text: string): void }
}

export interface CheckoutStore {
  state: Pick<StoreApi<CheckoutView>, 'getState' | 'subscribe'>
  change(part: Partial<CheckoutState>): void
  changeAddress(which: 'shipping' | 'billing', part: Partial<CheckoutAddress>): void
  cardRead(card: CardToken | null): void
  report(problem: CheckoutView['problem']): void
  clear(): void
}

/** One shopper's checkout form: saved after each change (S-CO-01, 02), restored when the page comes back (S-CO-03). */
export function createCheckoutStore(world: CheckoutWorld): CheckoutStore {
  const form = restore(parse<SavedCheckout>(world.saved.read()), parse(world.cookie.read()))
  const state = createStore<CheckoutView>(() => ({ form, card: null, problem: null }))

  const change = (part: Partial<CheckoutState>): void => {
    const next = { ...state.getState().form, ...part }
    state.setState({ form: next })
    world.saved.write(JSON.stringify(toSaved(next)))
    world.cookie.write(JSON.stringify(toCookie(next)))
  }

  return {
    state,
    change,
    changeAddress: (which, part) => change({ [which]: { ...state.getState().form[which], ...part } }),
    cardRead: (card) => state.setState({ card }),
    report: (problem) => state.setState({ problem }),
    clear: () => state.setState({ form: defaultCheckout, card: null, problem: null }),
  }
}

function parse<T>(text: string | null): Partial<T> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : undefined
  } catch {
    return undefined
  }
}
