import type { Billing } from '#features/checkout/rules/wallet-billing.ts'
import type { CheckoutStore, CheckoutView } from '#features/checkout/ui/checkout-store.ts'
import type { Way } from '#features/checkout/ui/payment-step.tsx'
import type { Pay, PlacingOutcome } from '#features/checkout/ui/place-order.ts'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'
import type { PaymentOffer } from '#features/payments/ui/offer.ts'
import type { SheetSum } from './card-wallet/wallet-gateway.ts'

/** What a way to pay finds on the payment step. */
export interface PaymentRoom {
  store: CheckoutStore
  view: CheckoutView
  offer: PaymentOffer
  /**
   * Makes the order of this attempt and asks a provider, for it, for what she approves. It stays unpaid until she places it.
   * Throws when there is nothing to approve; what it was is shown by then.
   */
  begin<T>(isComplete: () => boolean, ask: (orderID: string) => Promise<T>): Promise<T>
  /** What a wallet's sheet shows of this order; undefined, and said, while its total is not known. */
  sum(): SheetSum | undefined
  /** Places the order of this attempt, billed as given, and pays it at once, for wallets whose own sheet is the last word. Nothing is shown of it yet: `follow` does. */
  place(pay: Pay, billing: Billing): Promise<PlacingOutcome>
  /** Shows an outcome: the confirmation, or what went wrong. */
  follow(outcome: PlacingOutcome): Promise<void>
  toReview(): Promise<void>
}

/** A way to pay as the payment step lists it, and what it does before the review. */
export interface PayWay extends Way {
  /** Reads what pays; false when something is wrong with it and was said. */
  readonly read?: () => Promise<boolean>
}

/** What pays the placed order with what she chose; null when nothing is paid online, undefined when what she chose is not there (any more). */
export type PayOf = (view: CheckoutView, offer: PaymentOffer) => Pay | null | undefined

export type PayOfEach = Partial<Record<PaymentMethod, PayOf>>
