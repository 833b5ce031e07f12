import type { ProductView } from '#features/catalog/catalog/ui/product-view.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { type PricedOrder, priceOrder } from '#features/selling/pricing/rules/price-order.ts'
import type { Cents } from '#lib/money.ts'

/** An order of this product alone, by the rules of cart and checkout. */
export const priceOne = (
  product: Pick<ProductView, 'id' | 'price'>,
  quantity: number,
  { location, freight }: { location: Location; freight: Cents },
): PricedOrder =>
  priceOrder({
    lines: [{ id: product.id, price: product.price, qty: quantity, isService: false }],
    shippingCost: freight,
    taxRate: location.taxRate,
    freightTaxable: location.freightTaxable,
  })
