import type { OrderWarranty, WarrantyUnit } from '../contract.ts'
import { coverageOf, daysBetween } from '../rules/terms.ts'

/**
 * The days that are left to register a unit, counted from the delivery while the installation is not known.
 * Negative when the time is over; null before the delivery.
 */
export function timeLeft(
  unit: Pick<WarrantyUnit, 'terms'>,
  { deliveredOn, today }: Pick<OrderWarranty, 'deliveredOn' | 'today'>,
): { left: number; registerBy: string } | null {
  if (deliveredOn === null) return null
  const { registerBy } = coverageOf(unit.terms, { installedOn: deliveredOn, registeredOn: today, state: '' })
  return { left: daysBetween(today, registerBy), registerBy }
}
