import { ADDITIONAL_SERVICES, isServiceOn } from '#features/catalog/catalog/rules/additional-services.ts'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
  PRIORITY_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { shipModeOf } from '#features/selling/shipping/rules/freight.ts'
import type { DeliverySettings } from '#features/selling/shipping/rules/rates.ts'
import type { PricedProduct } from './priced-product.ts'

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

/** True for an add-on service (K-FEES): it is sold only beside a product that offers it. */
export const isAddOn = (id: string): boolean => ADDITIONAL_SERVICES.some((service) => service.id === id)

/**
 * The ids of the add-on services that a product offers. A product that ships by truck offers liftgate
 * delivery and, where the store sells it, inside delivery. Every product offers the flat-rate return. What
 * staff have switched off is left out.
 */
export function servicesOf(
  product: Pick<PricedProduct, 'isService' | 'freight' | 'weightLb'>,
  { showInside }: Pick<DeliverySettings, 'showInside'>,
): string[] {
  return possibleServices(product, { showInside }).filter(isServiceOn)
}

function possibleServices(
  product: Pick<PricedProduct, 'isService' | 'freight' | 'weightLb'>,
  { showInside }: Pick<DeliverySettings, 'showInside'>,
): string[] {
  if (product.isService) return []
  if (shipModeOf(product) === 'parcel') return [FLAT_RATE_RETURN]
  return showInside
    ? [LIFTGATE_DELIVERY, INSIDE_DELIVERY, FLAT_RATE_RETURN]
    : [LIFTGATE_DELIVERY, FLAT_RATE_RETURN]
}

/**
 * S-CART-03: drops an add-on service when no product offers it. The cart in the browser follows the same
 * rule.
 */
export function withoutOrphanServices(
  products: readonly PricedProduct[],
  delivery: Pick<DeliverySettings, 'showInside'>,
): PricedProduct[] {
  const possible = new Set(products.flatMap((product) => possibleServices(product, delivery)))
  return products.filter((product) => !isAddOn(product.id) || possible.has(product.id))
}
