import type { Cents } from '#kit/money.ts'
import type { PaymentMethod } from '../rules/methods.ts'
import type { WalletAddress } from '../rules/wallet-address.ts'
import { methodNames, texts } from '../texts.ts'

/** The methods a shopper can choose today. A method added here does not compile until it has its entry in `Gateways`. */
export const OFFERED_METHODS = [
  'creditCard',
  'applepay',
  'googlepay',
  'PayPal',
  'AmazonPay',
  'affirm',
  'creditkey',
  'ACHDebit',
  'check',
] as const satisfies readonly PaymentMethod[]
export type OfferedMethod = (typeof OFFERED_METHODS)[number]

/** A method is charged through a gateway; or it is `offline`: nothing is asked of a provider and staff mark the money as received; or it has no credentials (undefined) and is not offered. */
export type Gateways = Readonly<Record<OfferedMethod, Gateway | 'offline' | undefined>>

/** A hard limit on one call, measured from the moment it is asked for; past it the outcome is `unknown`. A buyer has an honest answer within 10 s, on a busy machine too. */
export const DEFAULT_DEADLINE_MS = 7_000

/** How long after a lost call the provider may still show it: "none found" is believed only after this. */
export const LOOKUP_GRACE_MS = 60_000

/**
 * One way of taking money, in our words. No method throws: every outcome is a value, and an outcome that the provider did not
 * state is `unknown`, because money may have moved.
 */
export interface Gateway {
  /** The provider's name as it is stored with an attempt, e.g. "braintree". */
  readonly provider: string
  /** Money is here only when it has settled, days later, and a bank may take it back: see features/bank-debit. */
  readonly settlesLater?: true
  /** Reserves the money; it moves when the order ships (`capture`). */
  authorize(request: AuthorizeRequest): Promise<AuthorizeResult>
  /** Takes an authorized amount, all of it or less; lenders are told what left, and with whom. */
  capture(chargeId: string, amount: Cents, shipment?: ShippedWith): Promise<ChangeResult>
  /** Lets go of an authorized or not yet settled charge. */
  void(chargeId: string): Promise<ChangeResult>
  /** Gives settled money back, all of it or a part; the result is a charge of its own, of kind `refund`. Sent again with the same key it moves nothing twice, where the provider knows keys. */
  refund(chargeId: string, amount: Cents, key?: string): Promise<ChangeResult>
  /**
   * Every charge the provider holds for one of our orders, oldest first: how an `unknown` outcome is settled. `references` are the
   * approvals that were begun for it, for providers that cannot be asked by our own id.
   */
  findByOrder(orderId: string, references?: readonly string[]): Promise<LookupResult>
  /** Every charge that was made since then, for providers that list them: money that no order of ours explains is found so. */
  listCharges?(since: Date): Promise<LookupResult>
  /** Card providers: what the browser needs before it may ask for a token. */
  clientToken?(): Promise<ClientTokenResult>
  /** Wallets and lenders: prepares what the buyer approves at the provider's; its reference is the token of `authorize`. Moves no money. */
  begin?(request: BeginRequest): Promise<BeginResult>
  /** Lenders whose own script opens the application in the browser: what that script is told. Asks nobody. */
  application?(request: ApplicationRequest): object
  /** Lenders that decide in their own time: how far an application has come. Moves no money. */
  standing?(reference: string): Promise<Standing>
  /**
   * The provider can be asked neither by our order nor by an approval. While an outcome is unknown, `authorize` with the same token and key
   * is asked again and gets the first answer; afterwards `findByOrder` gets the ids of charges as its references.
   */
  readonly asksByCharge?: true
  /** Wallets where the buyer begins by herself at the provider's, before there is an order. */
  readonly sessions?: WalletSessions
  /** Is a notice that came in from outside the provider's own? What it says is a hint; the provider is asked. */
  verifyNotice?(notice: Notice): Promise<NoticeResult>
  /** True while its provider is in trouble and nothing is sent there: the method is shown, and cannot be chosen. */
  isPaused?(): boolean
}

export interface BeginRequest {
  orderId: string
  amount: Cents
  /** the same for a repeated press: the provider then answers with the same reference */
  idempotencyKey: string
  shipping: PostalAddress
  /** what a lender wants to know besides */
  application?: ApplicationRequest
}
/** `url`: where the buyer is sent to approve, for providers with a page of their own. */
export type BeginResult = { kind: 'ready'; reference: string; url?: string } | Failed | Unknown

/** An order as a lender is told of it. Amounts add up: lines + tax + shipping − discount = amount. */
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
  /** where the lender sends the buyer's browser, or speaks to us itself; each carries our own signed handle of the order */
  urls: { success: string; cancel: string; confirm: string; approvedLater: string }
}

/** `reviewing`: a person at the lender decides; it says so later. `open`: the buyer has not finished. */
export type Standing = { kind: 'approved' | 'reviewing' | 'declined' | 'cancelled' | 'open' } | Unknown

export interface ShippedWith {
  orderId: string
  carrier: string
  tracking: string
}

/** What a buyer begins at the wallet's: it knows her account and address, then our order, and is the token of `authorize` when she has confirmed it. */
export interface WalletSessions {
  /** What the provider's own button starts with, signed. She comes back to `returnUrl` with the session's reference. */
  button(urls: { returnUrl: string; cancelUrl: string }): WalletButton
  read(reference: string): Promise<SessionResult>
  /** Writes our order into a session: its id, its amount, where she comes back to. Moves no money. */
  prepare(request: PrepareRequest): Promise<PrepareResult>
}

export interface WalletButton {
  /** exactly this text was signed */
  payload: string
  signature: string
  algorithm: string
  publicKeyId: string
  merchantId: string
  sandbox: boolean
}

export interface WalletSession {
  reference: string
  state: 'open' | 'completed' | 'canceled'
  /** why it was cancelled, in the provider's words */
  reason: string | undefined
  /** where the button that began it leads back to */
  returnUrl: string
  /** the order and amount that were written into it */
  orderId: string | undefined
  amount: Cents | undefined
  chargeId: string | undefined
  buyer: { name: string; email: string; phone: string }
  shipping: WalletAddress | null
  billing: WalletAddress | null
  /** the card or account she chose, as the wallet names it */
  paidWith: string
  /** where she confirms the order that was written into it */
  redirectUrl: string | undefined
}
export type SessionResult = { kind: 'found'; session: WalletSession } | { kind: 'none' } | Unknown

export interface PrepareRequest {
  reference: string
  orderId: string
  amount: Cents
  resultUrl: string
}
/** `constraints`: what the provider still lacks; she can be sent on only when there is nothing. */
export type PrepareResult =
  | { kind: 'ready'; constraints: readonly string[]; redirectUrl: string | undefined }
  | Failed
  | Unknown

export interface Notice {
  /** byte for byte as it came */
  body: string
  header(name: string): string | undefined
  now: Date
}
/** `orderId` is empty for a notice that is of no order. */
export type NoticeResult =
  | { kind: 'genuine'; eventId: string; eventKind: string; orderId: string }
  | { kind: 'forged' }
  | Unknown

export interface AuthorizeRequest {
  orderId: string
  /** How the buyer said she pays: a gateway of several methods refuses a token of another one. */
  method?: PaymentMethod | undefined
  amount: Cents
  /** The single-use token that the provider's own card fields made in the browser, or the reference of a wallet's approval. */
  token: string
  /** One per attempt; sent on to providers that know such keys. */
  idempotencyKey: string
  deviceData?: string | undefined
  billing?: PostalAddress | undefined
  shipping?: PostalAddress | undefined
  customer?: { email: string; firstName: string; lastName: string; phone: string } | undefined
  /** The buyer's address and browser, for the provider's risk check. */
  client?: { ip: string; userAgent: string } | undefined
  /** Debits of a bank account: how it is known to be hers. */
  bank?: BankProof | undefined
  /** Parts of `amount`, for lower interchange on business cards. */
  tax?: Cents | undefined
  shippingCost?: Cents | undefined
}

/** `vaulted`: the token names an account that the provider holds and has verified. */
export interface BankProof {
  verification: 'independent_check' | 'network_check' | 'vaulted'
  /** Is this the account that we know of? Asked before it is charged. */
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

export interface Card {
  last4: string
  type: string
}

/** Answers of the bank that are kept with the order: one letter or number each, never card data. */
export interface RiskCodes {
  processor?: string
  avsPostal?: string
  avsStreet?: string
  cvv?: string
  riskDecision?: string
}

/** `pending`: accepted, but the provider has not said yet whether the money comes (bank debits). */
export type ApprovedStatus = 'authorized' | 'captured' | 'pending'

export type ChargeStatus = ApprovedStatus | 'settled' | 'voided' | 'declined' | 'failed' | 'expired'

/** A charge as the provider holds it now. */
export interface Charge {
  chargeId: string
  orderId: string
  kind: 'sale' | 'refund'
  status: ChargeStatus
  amount: Cents
  currency: string
  card?: Card | undefined
  codes: RiskCodes
  /** how much of a sale was given back, for providers that tell only the sum */
  refunded?: Cents | undefined
  /** when an authorization ends, where the provider says so */
  expiresAt?: Date | undefined
}

/** Money that is reserved, taken or on its way: a charge of which an order may have at most one. */
export const isLive = (charge: Charge): boolean =>
  charge.kind === 'sale' && ['authorized', 'captured', 'pending', 'settled'].includes(charge.status)

/** What the buyer can do about a refusal. `new_token`: the card entry was already used or has expired; `other_way`: her wallet said no; `other_account`: her bank did; `new_account`: like `new_token`, for an account. */
export type Advice = 'try_again' | 'new_token' | 'contact_us' | 'other_way' | 'other_account' | 'new_account'

export interface Declined {
  kind: 'declined'
  /** The provider's code, for the attempt row; never shown. */
  code: string
  advice: Advice
  /** May the same buyer try again on this order? */
  retryable: boolean
  /** A neutral sentence for the buyer. */
  message: string
}

/** Definite: nothing was charged, and not because of the card. `code` is ours or the provider's; safe to store and log. */
export interface Failed {
  kind: 'failed'
  code: string
  message: string
}

/** Nobody said what happened, money may have moved: look up by order before anything else. `cause` is safe to store and log. */
export interface Unknown {
  kind: 'unknown'
  cause: string
}

export interface Approved {
  kind: 'approved'
  chargeId: string
  status: ApprovedStatus
  amount: Cents
  card: Card | undefined
  codes: RiskCodes
  expiresAt?: Date | undefined
}

/** The provider knows the charge and will not do this with it. */
export interface Refused {
  kind: 'refused'
  reason: 'wrong_state' | 'too_much' | 'no_such_charge' | 'other'
  code: string
}

/** The buyer has not confirmed it at the wallet's yet. Nothing was charged, and what she began there still holds. */
export interface NotYet {
  kind: 'not_yet'
}

export type AuthorizeResult = Approved | Declined | Failed | Unknown | NotYet
export type ChangeResult = { kind: 'done'; charge: Charge } | Refused | Failed | Unknown
/** There is no `failed` here: not being able to look is never a statement about money. */
export type LookupResult = { kind: 'found'; charges: readonly Charge[] } | Unknown
export type ClientTokenResult = { kind: 'ready'; token: string } | Failed | Unknown

const adviceTexts: Record<Advice, (name: string) => string> = {
  try_again: () => texts.declined,
  new_token: () => texts.referenceUsed,
  contact_us: () => texts.contactUs,
  other_way: texts.walletDeclined,
  other_account: () => texts.bankDeclined,
  new_account: () => texts.bankUsed,
}

/** A refusal with the sentence for the buyer; the provider's own reason stays in `code`. `method` is said where the buyer approves it elsewhere. */
export const declined = (code: string, advice: Advice, method: PaymentMethod = 'PayPal'): Declined => ({
  kind: 'declined',
  code,
  advice,
  retryable: advice !== 'contact_us',
  message: adviceTexts[advice](methodNames[method]),
})

/** A definite failure with a neutral sentence for the buyer. */
export const failed = (code: string): Failed => ({ kind: 'failed', code, message: texts.failed })

export const unknownOutcome = (cause: string): Unknown => ({ kind: 'unknown', cause })
