import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import type { RelationKind } from '#features/catalog/catalog/rules/product-facts.ts'
import type { DemoProduct } from '../product.ts'

export type RelatedGroup = {
  kind: RelationKind
  skus: readonly string[]
  reason: string
  page?: number
  quantity?: number
}

/** The products that a rule may look up. */
export interface ProductIndex {
  all: readonly DemoProduct[]
  ofType: (type: DemoProduct['type']) => readonly DemoProduct[]
  bySku: ReadonlyMap<string, DemoProduct>
}

export const read = (product: DemoProduct, key: AttributeKey) => product.attributes[String(ATTR[key])]
export const figure = (product: DemoProduct, key: AttributeKey): number => Number(read(product, key) ?? 0)
export const skus = (products: readonly DemoProduct[]): string[] => products.map((product) => product.sku)
export const MINI_SPLIT = 4
export const OTHER = 5
