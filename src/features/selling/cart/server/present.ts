import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import { traitsOf } from '#features/catalog/catalog/rules/product-types.ts'
import { categoryPath, productPath } from '#features/catalog/catalog/rules/product-url.ts'
import { priceSteps, unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import type { PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import { servicesOf } from '#features/selling/pricing/rules/requested-line.ts'
import type { DeliverySettings } from '#features/selling/shipping/rules/rates.ts'
import { toWire } from '#lib/money.ts'
import type { WireItem } from '../contract.ts'
import { itemAvailability } from '../rules/availability.ts'

/** A product as an item for a cart. */
export function presentItem(product: PricedProduct, qty: number, delivery: DeliverySettings): WireItem {
  const service = ADDITIONAL_SERVICES.find((each) => each.id === product.id)
  const slugs = product.categories.map((category) => category.slug)
  return {
    id: product.id,
    name: product.name,
    description: product.summary,
    details: service?.details ?? '',
    price: toWire(unitPrice(product, qty)),
    ...breaksOf(product),
    retailPrice: toWire(product.listPrice ?? product.offer?.shown ?? product.price),
    qty,
    thumbnail: product.drawing && {
      drawing: presentDrawing(product.drawing),
      dimensions: product.dimensions,
    },
    breadcrumbs: product.categories.map((category, index) => ({
      name: category.name,
      url: categoryPath(slugs.slice(0, index + 1)),
    })),
    isService: product.isService,
    isAdditionalService: service !== undefined,
    additionalServices: servicesOf(product, delivery),
    serviceImage: service?.thumbnail ?? '',
    sku: product.sku,
    brand: product.brand,
    category: product.categories.at(-1)?.name ?? '',
    url: productPath(slugs, product),
    kBType: product.type,
    traits: [...traitsOf(product.type)],
    quoteID: null,
    weightLb: product.weightLb,
    shipsFree: product.shipsFree,
    paysShipping: product.paysShipping,
    availability: itemAvailability(product),
  }
}

/** What more of a product cost each; no field where every quantity costs the same. */
export function breaksOf(product: PricedProduct): Pick<WireItem, 'breaks'> {
  const steps = priceSteps(product)
  return steps.length < 2 ? {} : { breaks: steps.map(({ from, price }) => ({ from, price: toWire(price) })) }
}

const presentDrawing = ({ type, options, parts }: NonNullable<PricedProduct['drawing']>) => ({
  type,
  options,
  ...(parts ? { parts: [...parts] } : {}),
})
