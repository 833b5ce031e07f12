import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { isAddOn } from './offered-services.ts'

/** A product and its quantity, as a request names them. */
export interface RequestedLine {
  id: string
  qty: number
}

/** The most of one product in one cart or order. */
export const MAX_QUANTITY = 999

/**
 * One line for each product. An add-on service counts once. The priority-delivery line is dropped: it follows
 * from the chosen shipping option.
 */
export function onePerProduct(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, number>()
  for (const { id, qty } of lines)
    if (id !== PRIORITY_DELIVERY) merged.set(id, isAddOn(id) ? 1 : (merged.get(id) ?? 0) + qty)
  return [...merged].map(([id, qty]) => ({ id, qty }))
}
