import { ADDITIONAL_SERVICES, excludes } from '#features/catalog/rules/additional-services.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import type { PricedProduct } from '#features/pricing/server/index.ts'
import type { DeliverySettings } from '#features/shipping/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { MAX_QUANTITY } from '../rules/types.ts'
import { texts } from '../texts.ts'
import { servicesOf } from './present.ts'

/** A product and its quantity, as a request names them. */
export interface RequestedLine {
  id: string
  qty: number
}

/**
 * One line for each product. An add-on service counts once. The priority-delivery line is dropped: it follows
 * from the chosen shipping option. Throws `quantity_too_large`, `services_exclude_each_other`.
 */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, number>()
  for (const { id, qty } of lines)
    if (id !== PRIORITY_DELIVERY) merged.set(id, isAddOn(id) ? 1 : (merged.get(id) ?? 0) + qty)
  const ids = [...merged.keys()]
  const tooMany = [...merged].filter(([, qty]) => qty > MAX_QUANTITY).map(([id]) => id)
  if (tooMany.length > 0)
    throw new ApiError('quantity_too_large', texts.quantityTooLarge, { details: { products: tooMany } })
  if (ids.some((id) => ids.some((other) => excludes(id, other))))
    throw new ApiError('services_exclude_each_other', texts.servicesExcludeEachOther)
  return [...merged].map(([id, qty]) => ({ id, qty }))
}

const isAddOn = (id: string): boolean => ADDITIONAL_SERVICES.some((service) => service.id === id)

/**
 * S-CART-03: an add-on service without a product that offers it is dropped. The browser's cart drops it as
 * well.
 */
export function withoutOrphanServices(
  products: readonly PricedProduct[],
  delivery: DeliverySettings,
): PricedProduct[] {
  const offered = new Set(products.flatMap((product) => servicesOf(product, delivery)))
  return products.filter((product) => !isAddOn(product.id) || offered.has(product.id))
}
