import type { Cents } from '#lib/money.ts'
import { type Advice, adviceText } from '../../rules/advice.ts'
import type { PaymentMethod } from '../../rules/methods.ts'
import { texts } from '../../texts.ts'
import type { ApprovedStatus, Card, Charge, RiskCodes } from './charge.ts'

export interface Approved {
  kind: 'approved'
  chargeId: string
  status: ApprovedStatus
  amount: Cents
  card: Card | undefined
  codes: RiskCodes
  expiresAt?: Date | undefined
}

export interface Declined {
  kind: 'declined'
  /** The provider's code, for the attempt row; never shown. */
  code: string
  advice: Advice
  /** May the same buyer try again on this order? */
  retryable: boolean
  /** A neutral sentence for the buyer. */
  message: string
  /** the provider's fingerprint of the card's number, where it gives one; never the number */
  cardMark?: string | undefined
}

/**
 * Definite: nothing was charged, and not because of the card. `code` is ours or the provider's; safe to store
 * and log.
 */
export interface Failed {
  kind: 'failed'
  /** false: the provider was not reached with this payment, so the same token may be tried again */
  sent: boolean
  code: string
  message: string
}

/**
 * The outcome is unknown and money may have moved: look it up by order before any other call. `cause` is safe
 * to store and log.
 */
export interface Unknown {
  kind: 'unknown'
  cause: string
}

/** The provider has the charge and refuses to change it. */
export interface Refused {
  kind: 'refused'
  reason: 'wrong_state' | 'too_much' | 'no_such_charge' | 'other'
  code: string
}

/**
 * The buyer has not confirmed the payment in the wallet yet. Nothing was charged, and the session stays open.
 */
export interface NotYet {
  kind: 'not_yet'
}

export type AuthorizeResult = Approved | Declined | Failed | Unknown | NotYet
export type ChangeResult = { kind: 'done'; charge: Charge } | Refused | Failed | Unknown
/** There is no `failed` here: a lookup that fails says nothing about money. */
export type LookupResult = { kind: 'found'; charges: readonly Charge[] } | Unknown
export type ClientTokenResult = { kind: 'ready'; token: string } | Failed | Unknown
/** `orderId` is empty for a notice that names no order. */
export type NoticeResult =
  | { kind: 'genuine'; eventId: string; eventKind: string; orderId: string }
  | { kind: 'forged' }
  | Unknown

/**
 * A refusal with the sentence for the buyer; the provider's own reason stays in `code`. `method` is named
 * where the buyer approves the payment elsewhere.
 */
export const declined = (code: string, advice: Advice, method: PaymentMethod = 'PayPal'): Declined => ({
  kind: 'declined',
  code,
  advice,
  retryable: advice !== 'contact_us',
  message: adviceText(advice, method),
})

/** A definite failure with a neutral sentence for the buyer. */
export const failed = (code: string, sent = true): Failed => ({
  kind: 'failed',
  sent,
  code,
  message: texts.failed,
})

/** A failure before the call that moves money was sent. */
export const notSent = (cause: string): Failed => failed(`not_sent_${cause}`, false)

export const unknownOutcome = (cause: string): Unknown => ({ kind: 'unknown', cause })
