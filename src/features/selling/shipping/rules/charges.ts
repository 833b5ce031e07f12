import { NOT_SHIPPED } from '#features/catalog/catalog/rules/service-ids.ts'
import { figure } from '#lib/merchant/merchant.ts'
import { EXPEDITED_BASE, GUARANTEED_BASE, ORDER_BASE, PORTABLE_BASE } from '#lib/merchant/usual-figures.ts'
import { type Cents, toCents, ZERO } from '#lib/money.ts'

/** The facts that decide the shipping cost of a line. */
export interface FreightLine {
  id: string
  qty: number
  /**
   * equipment: free in the lower 48 states, with everything beside it
   */
  shipsFree: boolean
  /** portable air conditioners: always charged */
  paysShipping: boolean
  isService: boolean
  /** each */
  weightLb: number
}

// Engineering defaults, 2026-11, until the merchant's carrier table replaces them. All grow with weight and
// zone; staff may set the amounts with which they begin.
const PORTABLE_PER_ZONE = 6_00
const ORDER_PER_ZONE = 1_50
const POUND_BASE = 30
const POUND_PER_ZONE = 8
const EXPEDITED_FACTOR = 1.8
const GUARANTEED_PER_ZONE = 20_00
const GUARANTEED_PER_POUND = 10

/** V-SHIP: services are not shipped. */
export const isShipped = (line: Pick<FreightLine, 'id' | 'isService'>): boolean =>
  !line.isService && !NOT_SHIPPED.has(line.id)

/** K-SHIP, K-FEES: what standard shipping costs. `zone` is the number of transit days. */
export function standardCharge(lines: readonly FreightLine[], zone: number): Cents {
  const shipped = lines.filter(isShipped)
  const portable = shipped
    .filter((line) => line.paysShipping)
    .reduce(
      (sum, line) => sum + line.qty * (figure('price portable', PORTABLE_BASE) + PORTABLE_PER_ZONE * zone),
      0,
    )
  const others = shipped.filter((line) => !line.paysShipping)
  const free = others.length === 0 || others.some((line) => line.shipsFree)
  return toCents(portable + (free ? 0 : weightCharge(weightOf(others), zone)))
}

/** Faster parcel service: the standard price by weight and more, free equipment or not. */
export function expeditedCharge(lines: readonly FreightLine[], zone: number): Cents {
  const shipped = lines.filter(isShipped)
  return shipped.length === 0
    ? ZERO
    : toCents(
        figure('price expedited', EXPEDITED_BASE) +
          Math.round(EXPEDITED_FACTOR * weightCharge(weightOf(shipped), zone)) +
          standardCharge(
            lines.filter((line) => line.paysShipping),
            zone,
          ),
      )
}

/**
 * A guaranteed day: what standard shipping costs and a premium by zone and weight. It becomes the
 * priority-delivery line.
 */
export function guaranteedCharge(lines: readonly FreightLine[], zone: number): Cents {
  const weight = weightOf(lines.filter(isShipped))
  return toCents(
    standardCharge(lines, zone) +
      figure('price guaranteed', GUARANTEED_BASE) +
      GUARANTEED_PER_ZONE * zone +
      Math.round(GUARANTEED_PER_POUND * weight),
  )
}

const weightCharge = (weight: number, zone: number): number =>
  figure('price standard', ORDER_BASE) +
  ORDER_PER_ZONE * zone +
  Math.round((POUND_BASE + POUND_PER_ZONE * zone) * weight)

const weightOf = (lines: readonly FreightLine[]): number =>
  lines.reduce((sum, line) => sum + line.qty * line.weightLb, 0)
