import { MINUTE_MS } from '#lib/dates.ts'
import type { Cents } from '#lib/money.ts'
import type { PaymentMethod } from '../../rules/methods.ts'

export interface AuthorizeRequest {
  orderId: string
  /** The buyer's payment method: a gateway of several methods refuses a token of another method. */
  method?: PaymentMethod | undefined
  amount: Cents
  /**
   * The single-use token that the provider's own card fields made in the browser, or the reference of an
   * approval.
   */
  token: string
  /** One per attempt; sent on to providers that know such keys. */
  idempotencyKey: string
  deviceData?: string | undefined
  billing?: PostalAddress | undefined
  shipping?: PostalAddress | undefined
  customer?: { email: string; firstName: string; lastName: string; phone: string } | undefined
  /** The buyer's IP address and browser, for the provider's risk check. */
  client?: { ip: string; userAgent: string } | undefined
  /** Bank debits: how we know that the account is the buyer's. */
  bank?: BankProof | undefined
  /** Parts of `amount`, for lower interchange on business cards. */
  tax?: Cents | undefined
  shippingCost?: Cents | undefined
}

/** `vaulted`: the token names an account that the provider holds and has verified. */
export interface BankProof {
  verification: 'independent_check' | 'network_check' | 'vaulted'
  /** Is this the account that the buyer linked? Asked before it is debited. */
  isExpected?(account: { routingNumber: string; last4: string }): boolean
}

export interface PostalAddress {
  firstName: string
  lastName: string
  company?: string | undefined
  street: string
  street2?: string | undefined
  city: string
  state: string
  postalCode: string
  /** ISO 3166 alpha-2 */
  country: string
}

/** The shipment of a capture and its carrier, which lenders require. */
export interface ShippedWith {
  orderId: string
  carrier: string
  tracking: string
}

export interface BeginRequest {
  orderId: string
  amount: Cents
  /** the same for a repeated press: the provider then answers with the same reference */
  idempotencyKey: string
  shipping: PostalAddress
}

/** An order as a lender sees it. Amounts add up: lines + tax + shipping − discount = amount. */
export interface ApplicationRequest {
  orderId: string
  amount: Cents
  billing: PostalAddress
  shipping: PostalAddress
  email: string
  phone: string
  lines: readonly { id: string; sku: string; name: string; quantity: number; unitPrice: Cents }[]
  tax: Cents
  shippingCost: Cents
  discount: Cents
  /**
   * where the lender sends the buyer's browser, or calls us itself; each URL carries our signed handle of the
   * order
   */
  urls: { success: string; cancel: string; confirm: string; approvedLater: string }
}

export interface PrepareRequest {
  reference: string
  orderId: string
  amount: Cents
  resultUrl: string
}

/** A webhook as received. */
export interface ProviderNotice {
  /** byte for byte as it was sent */
  body: string
  header(name: string): string | undefined
  now: Date
}

/** The most that a provider's clock may be ahead of ours. */
const CLOCKS_APART_MS = 5 * MINUTE_MS

/**
 * True when a notice was sent within this time. An older one is a replay, because providers stop repeating.
 * No provider sends one from the future.
 */
export function isTimely(sentAt: Date, now: Date, oldestMs: number): boolean {
  const age = now.getTime() - sentAt.getTime()
  return age < oldestMs && age > -CLOCKS_APART_MS
}
