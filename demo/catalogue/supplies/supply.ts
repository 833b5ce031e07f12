import type { AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import type { DrawingType, ProductType } from '#features/catalog/catalog/rules/product-types.ts'
import type { CategorySlug } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import { type Draft, size } from '../product.ts'

type Attributes = Partial<Record<AttributeKey, AttributeValue | undefined>>
type Sides = readonly [width: number, height: number, depth: number]

interface Supply {
  sku: string
  name: string
  type?: ProductType
  category: CategorySlug
  price: number
  weight: number
  sides: Sides
  summary: string
  text: string
  attributes: Attributes
  drawing?: DrawingType
  options?: Record<string, string | number | boolean>
  brand?: string
}

/** One small part, with what all of them share. */
export const supply = ({
  sku,
  name,
  type = 'install-supply',
  category,
  price,
  weight,
  sides,
  summary,
  text,
  attributes,
  drawing,
  options,
  brand = 'Northvale',
}: Supply): Draft => ({
  sku,
  name,
  brand,
  type,
  category,
  price,
  weight,
  summary,
  description: text,
  dimensions: size(...sides),
  attributes: {
    warrantyParts: 1,
    ...(type === 'install-supply' ? { size: 'Standard', packCount: 1, material: 'Mixed' } : {}),
    ...attributes,
  },
  drawing: { ...(drawing === undefined ? {} : { type: drawing }), options: options ?? {} },
  depth: 120,
})

/** A price that ends in 99 cents. */
export const cents = (value: number): number => Math.round(value) - 0.01
