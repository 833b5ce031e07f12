import type { Cents } from '#lib/money.ts'
import type { WalletAddress } from '../../rules/wallet-address.ts'
import type { ApplicationRequest, BeginRequest, PrepareRequest } from './requests.ts'
import type { ClientTokenResult, Failed, Unknown } from './results.ts'

/**
 * How the buyer's approval begins, one kind per gateway:
 * `token`: fields or a wallet's sheet in the browser make a single-use token.
 * `approval`: our server begins an approval, the buyer gives it in the provider's window.
 * `session`: the buyer begins at the wallet, before there is an order.
 * `application`: the buyer applies to a lender, which may decide later.
 */
export type ApprovalStart = TokenStart | WalletApproval | WalletSessions | LenderApplication

interface TokenStart {
  kind: 'token'
  /** The data that the browser needs to request a token. */
  clientToken?(): Promise<ClientTokenResult>
}

export interface WalletApproval {
  kind: 'approval'
  /** Prepares what the buyer approves; its reference is the token of `authorize`. Moves no money. */
  begin(request: BeginRequest): Promise<{ kind: 'ready'; reference: string } | Failed | Unknown>
}

/**
 * A session has the buyer's account and address, then our order; it is the token of `authorize` when the
 * buyer has confirmed it.
 */
export interface WalletSessions {
  kind: 'session'
  /**
   * The signed settings of the provider's own button. The buyer comes back to `returnUrl` with the
   * session's reference.
   */
  button(urls: { returnUrl: string; cancelUrl: string }): WalletButton
  read(reference: string): Promise<SessionResult>
  /** Writes our order into a session: its id, its amount, where the buyer comes back to. Moves no money. */
  prepare(request: PrepareRequest): Promise<PrepareResult>
  status(reference: string): Promise<ApprovalStatus>
}

interface LenderApplication {
  kind: 'application'
  /** Begins an application for an order. Moves no money. */
  open(request: ApplicationRequest, idempotencyKey: string): Promise<OpenedApplication>
  /** The status of an application, for lenders that may decide later. Moves no money. */
  status?(reference: string): Promise<ApprovalStatus>
}

/**
 * `script`: what the lender's own script opens in the browser; `page`: where the browser goes, and what names
 * the application there.
 */
export type OpenedApplication =
  | { kind: 'script'; checkout: object }
  | { kind: 'page'; reference: string; url: string }
  | Failed
  | Unknown

/**
 * `reviewing`: a person at the lender decides, and the lender says so later. `open`: the buyer has not
 * finished.
 */
export type ApprovalStatus = { kind: 'approved' | 'reviewing' | 'declined' | 'cancelled' | 'open' } | Unknown

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
  /** the card or account that the buyer chose, as the wallet names it */
  paidWith: string
  /** where the buyer confirms the order that was written into it */
  redirectUrl: string | undefined
}
export type SessionResult = { kind: 'found'; session: WalletSession } | { kind: 'none' } | Unknown

/** `constraints`: what the provider still lacks; the buyer can be sent on only when there is nothing. */
export type PrepareResult =
  | { kind: 'ready'; constraints: readonly string[]; redirectUrl: string | undefined }
  | Failed
  | Unknown
