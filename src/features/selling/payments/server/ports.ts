import type { Cents } from '#lib/money.ts'
import type { OfferedMethod } from '../rules/methods.ts'
import type { ApprovalStart } from './ports/approval.ts'
import type { AuthorizeRequest, ProviderNotice, ShippedWith } from './ports/requests.ts'
import type { AuthorizeResult, ChangeResult, LookupResult, NoticeResult } from './ports/results.ts'

export { OFFERED_METHODS, type OfferedMethod } from '../rules/methods.ts'
export * from './ports/approval.ts'
export * from './ports/charge.ts'
export * from './ports/requests.ts'
export * from './ports/results.ts'

/**
 * A method is charged through a gateway; or it is `offline`: no provider is asked, and staff record the money
 * when it arrives; or it has no credentials (undefined) and is not offered.
 */
export type Gateways = Readonly<Record<OfferedMethod, Gateway | 'offline' | undefined>>

/**
 * A hard limit on one call, measured from the moment it is made; past it the outcome is `unknown`. It lets
 * the buyer have an honest answer within 10 s, on a busy machine too.
 */
export const DEFAULT_DEADLINE_MS = 7_000

/** The time in which the provider may still show a lost call. An empty lookup counts only after it. */
export const LOOKUP_GRACE_MS = 60_000

/**
 * The interface of one payment provider. No method throws: every outcome is a value, and an outcome that the
 * provider did not state is `unknown`, because money may have moved.
 */
export interface Gateway extends Charges {
  /** The provider's name as it is stored with an attempt, e.g. "braintree". */
  readonly provider: string
  readonly terms: GatewayTerms
  readonly start: ApprovalStart
  readonly notices?: Notices
  readonly listing?: Listing
  /**
   * True while the provider is in trouble and nothing is sent there: the method is shown, and cannot be
   * chosen.
   */
  isPaused?(): boolean
}

/**
 * Facts of every charge of a gateway. An attempt stores the days, so that a change here does not affect
 * earlier attempts.
 */
export interface GatewayTerms {
  /** how long an authorization lives, unless the provider states its end with the charge */
  readonly authorizationDays: number
  /** how long the provider promises the money of an authorization, where that is shorter */
  readonly honorDays?: number
  /**
   * Money is here only when it has settled, days later, and a bank may take it back: see features/bank-debit.
   */
  readonly settlesLater?: true
}

/** The strictest card network keeps an authorization this long. */
export const CARD_TERMS: GatewayTerms = { authorizationDays: 7 }

export interface Charges {
  /** Reserves the money; it moves when the order ships (`capture`). */
  authorize(request: AuthorizeRequest): Promise<AuthorizeResult>
  /**
   * For providers that can be asked neither by our order nor by an approval: while an outcome is unknown, the
   * same token and key are sent again and get the first answer. A failure that leaves open what became of the
   * first call is `unknown`. Such a provider's
   * `findByOrder` takes the ids of charges as its references.
   */
  authorizeAgain?(request: AuthorizeRequest): Promise<AuthorizeResult>
  /** Takes an authorized amount, all of it or less. */
  capture(chargeId: string, amount: Cents, shipment?: ShippedWith): Promise<ChangeResult>
  /** Cancels an authorized or not yet settled charge. */
  void(chargeId: string): Promise<ChangeResult>
  /**
   * Gives settled money back, all of it or a part; the result is a charge of its own, of kind `refund`. Sent
   * again with the same key it moves nothing twice, where the provider knows keys.
   */
  refund(chargeId: string, amount: Cents, key?: string): Promise<ChangeResult>
  /**
   * Every charge the provider holds for one of our orders, oldest first: how an `unknown` outcome is settled.
   * `references` are the approvals that were begun for it, for providers that cannot be asked by our own id.
   */
  findByOrder(orderId: string, references?: readonly string[]): Promise<LookupResult>
}

interface Notices {
  /** Did the provider send this notice? Its content is a hint; we ask the provider. */
  verify(notice: ProviderNotice): Promise<NoticeResult>
}

interface Listing {
  /** Every charge that was made since then: this finds a charge without an order. */
  listCharges(since: Date): Promise<LookupResult>
}
