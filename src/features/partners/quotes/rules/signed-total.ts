import { isSamePlace } from '#features/catalog/location/rules/zip-states.ts'
import type { Cents } from '#lib/money.ts'

/** The place that a signed total was worked out for. */
export interface SignedPlace {
  /** five digits, or a Canadian postal code */
  zip: string
  /** two letters */
  state: string
  /** decimal: 0.0896 */
  taxRate: number
}

/** The parts of a total that a buyer pays to the store, in cents. */
interface Amounts {
  /** the products, without delivery and tax */
  selected: Cents
  shipping: Cents
  tax: Cents
  total: Cents
}

interface Circumstances {
  zip: string
  state: string
  /** null: not known */
  taxRate: number | null
  /** the type of the delivery; null: none was chosen */
  shippingType: string | null
}

/** What was signed, and what it was signed for. */
export interface SignedTotal extends Amounts, Circumstances {
  /** the buyer owed no tax when the quote was signed */
  isExempt: boolean
}

export type TotalNow = Amounts & Circumstances

/** Why a part of the total is not the signed one. */
export type ChangeReason = 'place' | 'delivery' | 'exemption' | 'rate' | 'services' | 'base'

export interface TotalChange {
  part: 'selected' | 'shipping' | 'tax'
  was: Cents
  now: Cents
  reason: ChangeReason
}

/** The parts of a total that differ from the signed ones, each with its reason; none when nothing differs. */
export function totalChanges(signed: SignedTotal, now: TotalNow): TotalChange[] {
  const reasons = {
    selected: 'services',
    shipping: shippingReason(signed, now),
    tax: taxReason(signed, now),
  } as const
  return (['selected', 'shipping', 'tax'] as const)
    .filter((part) => signed[part] !== now[part])
    .map((part) => ({ part, was: signed[part], now: now[part], reason: reasons[part] }))
}

export const isOtherPlace = (signed: Circumstances, now: Circumstances): boolean =>
  !isSamePlace(signed.zip, now.zip) || (now.state !== '' && signed.state !== now.state)

export const isOtherDelivery = (signed: Circumstances, now: Circumstances): boolean =>
  signed.shippingType !== null && now.shippingType !== null && signed.shippingType !== now.shippingType

const shippingReason = (signed: SignedTotal, now: TotalNow): ChangeReason =>
  isOtherDelivery(signed, now) ? 'delivery' : isOtherPlace(signed, now) ? 'place' : 'rate'

function taxReason(signed: SignedTotal, now: TotalNow): ChangeReason {
  if (isOtherPlace(signed, now)) return 'place'
  if (signed.isExempt) return 'exemption'
  return signed.taxRate === null || signed.taxRate !== now.taxRate ? 'rate' : 'base'
}
