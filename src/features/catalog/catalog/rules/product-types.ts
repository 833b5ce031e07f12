import { type DrawingType, type PlateRow, PRODUCT_TYPE_ROWS } from './data/product-types.ts'

export type { DerivedFact, DrawingType, PlateRow } from './data/product-types.ts'

interface ProductTypeDefinition {
  type: ProductType
  label: string
  plural: string
  /** eight rows for the product page; the first four are the card's */
  plate: readonly PlateRow[]
  drawing: DrawingType
  /** ships free to the lower 48 states, with the rest of its order: all equipment except portable units */
  shipsFree: boolean
  /** always pays shipping (portable air conditioners) */
  paysShipping: boolean
  /** needs sizing: pages offer the calculators and the phone number */
  isEquipment: boolean
}

export type ProductType = keyof typeof PRODUCT_TYPE_ROWS

const isProductTypeKey = (type: string): type is ProductType => Object.hasOwn(PRODUCT_TYPE_ROWS, type)

/** Every type of product the store sells, in the order of the menu. */
export const PRODUCT_TYPES: readonly ProductTypeDefinition[] = Object.entries(PRODUCT_TYPE_ROWS).flatMap(
  ([type, facts]) => (isProductTypeKey(type) ? [{ type, ...facts }] : []),
)

const byType = new Map<string, ProductTypeDefinition>(
  PRODUCT_TYPES.map((definition) => [definition.type, definition]),
)

export const isProductType = (type: string): type is ProductType => byType.has(type)

/** The definition of a type; undefined for a word that is not a type. */
export const productType = (type: string): ProductTypeDefinition | undefined => byType.get(type)

/** Rows of a card's plate and of a product page's plate. Empty for an unknown type. */
export const cardPlate = (type: string): readonly PlateRow[] => (byType.get(type)?.plate ?? []).slice(0, 4)
export const pagePlate = (type: string): readonly PlateRow[] => byType.get(type)?.plate ?? []

/**
 * Cylinders of refrigerant: compressed gas, some of it flammable. 40 CFR 82.154(c) allows their sale only to
 * technicians with a certificate of section 608 and their employers. They travel by ground, because the
 * flammable ones (A2L) may not fly as ordinary parcels (49 CFR 173.27; from memory, 2026-11).
 */
export const isRefrigerant = (type: string): boolean => type === 'refrigerant'
