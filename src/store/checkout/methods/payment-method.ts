import type { ComponentType, ReactNode } from 'react'
import type { Billing } from '#features/checkout/rules/wallet-billing.ts'
import type { CheckoutStore, CheckoutView } from '#features/checkout/ui/checkout-store.ts'
import type { Pay, PlacingOutcome } from '#features/checkout/ui/place-order.ts'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'
import type { PaymentOffer } from '#features/payments/ui/offer.ts'
import type { SheetSum } from './card-wallet/wallet-gateway.ts'

/** What every payment method gets from the payment step. */
export interface PaymentContext {
  store: CheckoutStore
  view: CheckoutView
  offer: PaymentOffer
  /**
   * Makes the order of this attempt and begins the buyer's approval of it at a provider. The order stays
   * unpaid until the buyer places it. Throws when there is nothing to approve; the page shows why by then.
   */
  begin<T>(isComplete: () => boolean, ask: (orderID: string) => Promise<T>): Promise<T>
  /**
   * What a wallet's sheet shows of this order; undefined while its total is not known, and the page says so.
   */
  sum(): SheetSum | undefined
  /**
   * Places the order of this attempt, billed as given, and pays it at once, for wallets whose own sheet is
   * the last confirmation. Shows nothing of the outcome: `showOutcome` does.
   */
  place(pay: Pay, billing: Billing): Promise<PlacingOutcome>
  /** Shows an outcome: the confirmation page, or what went wrong. */
  showOutcome(outcome: PlacingOutcome): Promise<void>
  toReview(): Promise<void>
  /** Sets what reads the payment before the review; null when the panel is gone. */
  setReader(read: Reader | null): void
}

/** Reads what pays. False when something is wrong with it; the page shows what. */
export type Reader = () => Promise<boolean>

export interface PanelProps {
  readonly context: PaymentContext
  /** the billing address, to stand where it belongs */
  readonly billing: ReactNode
  /** as if "Review the order" were pressed */
  readonly submit: () => void
  /** Shows what is missing and answers whether everything is there. */
  readonly isComplete: () => boolean
}

/** A payment method: how the payment step lists it, what it shows, and what pays the order. */
export interface PaymentMethodUi {
  readonly method: PaymentMethod
  readonly label: string
  readonly aside: string
  /** what it shows while it is chosen */
  readonly Panel: ComponentType<PanelProps>
  /** Does the server offer what this method needs? Yes unless stated. */
  readonly isOffered?: (offer: PaymentOffer) => boolean
  /** Can this browser pay so? Asked once the page is open; yes unless stated. */
  readonly findInBrowser?: (offer: PaymentOffer) => Promise<boolean>
  /** The buyer must approve it elsewhere first: until then its own button is the way on. */
  readonly needsApproval?: (view: CheckoutView) => boolean
  /**
   * What pays the placed order; null when nothing is paid online, undefined while what the buyer chose is
   * missing.
   */
  readonly pay?: (view: CheckoutView, offer: PaymentOffer) => Pay | null | undefined
}
