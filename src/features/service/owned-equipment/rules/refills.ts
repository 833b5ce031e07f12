import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'

type Attributes = Readonly<Record<string, AttributeValue>>

/**
 * Months that a filter lasts, by its thickness in inches: the earliest change that the descriptions of our
 * filters name. ENERGY STAR asks for a change at least every three months, as known 2026-11.
 */
export function filterMonths(attributes: Attributes): number {
  const inches = Number(attributes[ATTR.filterThickness] ?? 1)
  if (inches >= 4) return 6
  return inches >= 2 ? 4 : 3
}

/** The size of a filter, or of the filter that a cabinet holds, such as “16 × 25 × 5”. */
export function filterSizeOf(attributes: Attributes): string | null {
  const size = attributes[ATTR.filterSize]
  if (typeof size !== 'string') return null
  const thickness = attributes[ATTR.filterThickness]
  return size.split('×').length < 3 && typeof thickness === 'number' ? `${size} × ${thickness}` : size
}
