import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Billing } from '#features/selling/checkout/rules/wallet-form.ts'
import type { CheckoutStore, CheckoutView } from '#features/selling/checkout/ui/checkout-store.ts'
import type { Pay, PlacingOutcome } from '#features/selling/checkout/ui/place-order.ts'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import type { PaymentOffer } from '#features/selling/payments/ui/offer.ts'
import type { SheetSum } from './card-wallet/wallet-gateway.ts'

/** Props of every payment method from the payment step. */
export interface PaymentContext {
  store: CheckoutStore
  view: CheckoutView
  offer: PaymentOffer
  /**
   * Makes the order of this attempt and begins the buyer's approval of it at a provider. The order stays
   * unpaid until the buyer places it. Throws when there is nothing to approve, after the page has shown why.
   */
  begin<T>(isComplete: () => boolean, ask: (orderID: string) => Promise<T>): Promise<T>
  /**
   * The lines of a wallet's sheet; undefined while the total is unknown, and the page says so.
   */
  sum(): SheetSum | undefined
  /**
   * Places the order of this attempt, billed as given, and pays it at once, for wallets whose own sheet is
   * the last confirmation. Does not show the outcome: `showOutcome` does.
   */
  place(pay: Pay, billing: Billing): Promise<PlacingOutcome>
  /** Shows an outcome: the confirmation page, or what went wrong. */
  showOutcome(outcome: PlacingOutcome): Promise<void>
  toReview(): Promise<void>
  /** Sets the function that reads the payment before the review; null when the panel is removed. */
  setReader(read: Reader | null): void
}

/**
 * Reads the card, bank account or approval. Returns false when it is incomplete or refused, after showing
 * why.
 */
export type Reader = () => Promise<boolean>

export interface PanelProps {
  readonly context: PaymentContext
  /** the fields of the billing address, which the method places */
  readonly billing: ReactNode
  /** does the same as the button "Review the order" */
  readonly submit: () => void
  /** Marks missing fields and returns whether the form is complete. */
  readonly isComplete: () => boolean
}

/** A payment method: how the payment step lists it, what it shows, and how it pays the order. */
export interface PaymentMethodUi {
  readonly method: PaymentMethod
  readonly label: string
  readonly aside: string
  /** what it shows while it is chosen */
  readonly Panel: ComponentType<PanelProps>
  /** Whether the server offers what this method needs; true by default. */
  readonly isOffered?: (offer: PaymentOffer) => boolean
  /** Whether this browser supports the method. Checked once the page is open; true by default. */
  readonly findInBrowser?: (offer: PaymentOffer) => Promise<boolean>
  /**
   * The buyer must approve the payment at the provider first: until then the method's own button continues.
   */
  readonly needsApproval?: (view: CheckoutView) => boolean
  /**
   * The function that pays the placed order; null when nothing is paid online, undefined while the card, bank
   * account or approval is missing.
   */
  readonly pay?: (view: CheckoutView, offer: PaymentOffer) => Pay | null | undefined
}

/** Lets a panel read the card, account or approval when the buyer continues to the review. */
export function useReader({ setReader }: PaymentContext, read: Reader): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    setReader(() => latest.current())
    return () => setReader(null)
  }, [setReader])
}
