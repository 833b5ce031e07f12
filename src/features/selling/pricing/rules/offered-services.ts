import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import type { DeliverySettings } from '#features/selling/shipping/rules/settings.ts'
import { shipModeOf } from '#features/selling/shipping/rules/shipping-line.ts'
import type { PricedProduct } from './priced-product.ts'

/** True for an add-on service (K-FEES): it is sold only beside a product that offers it. */
export const isAddOn = (id: string): boolean => ADDITIONAL_SERVICES.some((service) => service.id === id)

/**
 * The ids of the add-on services that a product offers. A product that ships by truck offers liftgate
 * delivery and, where the store sells it, inside delivery. Every product offers the flat-rate return.
 */
export function servicesOf(
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
  const offered = new Set(products.flatMap((product) => servicesOf(product, delivery)))
  return products.filter((product) => !isAddOn(product.id) || offered.has(product.id))
}
