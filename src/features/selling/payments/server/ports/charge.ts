import type { Cents } from '#lib/money.ts'

export interface Card {
  last4: string
  type: string
}

/** Answers of the bank that the order stores: one letter or number each, never card data. */
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

/** The present state of a charge at the provider. */
export interface Charge {
  chargeId: string
  orderId: string
  kind: 'sale' | 'refund'
  status: ChargeStatus
  amount: Cents
  currency: string
  card?: Card | undefined
  codes: RiskCodes
  /** how much of a sale was refunded, for providers that state only the sum */
  refunded?: Cents | undefined
  /** when an authorization ends, where the provider says so */
  expiresAt?: Date | undefined
}

const LIVE: readonly ChargeStatus[] = ['authorized', 'captured', 'pending', 'settled']

/** Money that is authorized, captured or on its way. An order may have at most one such charge. */
export const isLive = (charge: Charge): boolean => charge.kind === 'sale' && LIVE.includes(charge.status)
