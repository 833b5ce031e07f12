import type { OrderState } from './order-state.ts'

/** The form of an EPA 608 certificate's number. The pattern is wide, because each issuer has its own form. */
export const CERTIFICATE_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{3,39}$/

export type CertificateState = 'waiting' | 'verified' | 'refused'

/** What staff find out about a certificate. */
export type CertificateDecision = Exclude<CertificateState, 'waiting'>

export interface Certificate {
  number: string
  state: CertificateState
}

export type CertificateRefusal = 'over' | 'no_certificate' | 'decided_already'

/** The states of an order that may still ship something. */
const OPEN: readonly OrderState[] = ['awaiting_funds', 'authorized', 'paid', 'in_fulfilment']

/**
 * Why staff may not record a decision; undefined when they may. A decision is final: after a refusal the
 * buyer needs another number. `number`: one that the buyer gave later, instead of the one on file.
 */
export function certificateRefusal(
  order: OrderState,
  onFile: Certificate | undefined,
  number: string | undefined,
): CertificateRefusal | undefined {
  if (!OPEN.includes(order)) return 'over'
  if (onFile === undefined) return number === undefined ? 'no_certificate' : undefined
  if (onFile.state === 'verified') return 'decided_already'
  if (onFile.state === 'refused' && (number ?? onFile.number) === onFile.number) return 'decided_already'
  return undefined
}
