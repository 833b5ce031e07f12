import { hasTrait, productTypes } from '#features/catalog/catalog/rules/product-types.ts'

/** The price rule of standard shipping to the lower 48 states for a kind of product. */
type Terms = 'free' | 'always-charged' | 'free-with-equipment'

/** L-SHIP-COPY, K-FEES: the terms of a product, from the two facts that the charge is calculated by. */
export const shippingTerms = (product: { shipsFree: boolean; paysShipping: boolean }): Terms =>
  product.paysShipping ? 'always-charged' : product.shipsFree ? 'free' : 'free-with-equipment'

const kinds = (terms: Terms): string[] =>
  productTypes()
    .filter(({ type }) => !hasTrait(type, 'is-service'))
    .filter((definition) => shippingTerms(definition) === terms)
    .map(({ plural }) => plural)

/** The kinds of products that the promise of free shipping covers, and those that it does not cover. */
export const freeShippingKinds = () => ({
  free: kinds('free'),
  alwaysCharged: kinds('always-charged'),
  freeWithEquipment: kinds('free-with-equipment'),
})
