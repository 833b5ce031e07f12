import { GENERIC_PLATE, type PlateRow, type PRODUCT_TYPE_ROWS } from './data/product-types.ts'
import type { Trait } from './traits.ts'
import { ofVocabulary, vocabulary } from './vocabulary/current.ts'
import type { ProductTypeDefinition } from './vocabulary/vocabulary.ts'

export type { DerivedFact, DrawingType, PlateRow } from './data/product-types.ts'

/** The types that come with the release. A merchant's own are any word. */
export type ProductType = keyof typeof PRODUCT_TYPE_ROWS

/** Every type of product the store sells, in the order of the menu. */
export const productTypes = (): readonly ProductTypeDefinition[] => vocabulary().types

const byType = ofVocabulary(({ types }) => new Map(types.map((each) => [each.type, each])))

export const isProductType = (type: string): boolean => byType().has(type)

/** The definition of a type; undefined for a word that is not a type. */
export const productType = (type: string): ProductTypeDefinition | undefined => byType().get(type)

/** Rows of a product page's plate, and of a card's: the first four of them. */
export function pagePlate(type: string): readonly PlateRow[] {
  const plate = byType().get(type)?.plate ?? []
  return plate.length > 0 ? plate : GENERIC_PLATE
}
export const cardPlate = (type: string): readonly PlateRow[] => pagePlate(type).slice(0, 4)

/** The traits of a type. An unknown type has none. */
export const traitsOf = (type: string): readonly Trait[] => byType().get(type)?.traits ?? []

/** Whether products of a type have a trait. */
export const hasTrait = (type: string, trait: Trait): boolean => traitsOf(type).includes(trait)

/** Whether they have one of several traits, or all of them. */
export const hasSomeTrait = (type: string, ...traits: readonly Trait[]): boolean =>
  traits.some((trait) => hasTrait(type, trait))
export const hasTraits = (type: string, ...traits: readonly Trait[]): boolean =>
  traits.every((trait) => hasTrait(type, trait))

/** The types that have a trait, for questions to the database. */
export const typesWith = (trait: Trait): string[] =>
  productTypes().flatMap(({ type, traits }) => (traits.includes(trait) ? [type] : []))

/**
 * Cylinders of refrigerant: compressed gas, some of it flammable. 40 CFR 82.154(c) allows their sale only to
 * technicians with a certificate of section 608 and their employers. They travel by ground, because the
 * flammable ones (A2L) may not fly as ordinary parcels (49 CFR 173.27; from memory, 2026-11).
 */
export const isRefrigerant = (type: string): boolean => hasTrait(type, 'is-refrigerant')
