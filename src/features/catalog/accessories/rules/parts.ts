import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'

/** The facts of a product that the rules read. Inches and pounds. */
export interface Part {
  id: string
  type: string
  brand: string
  attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
  dimensions: { height: number; width: number; depth: number } | null
  weight: number
}

/** A unit of a system, and how many of it the system has. */
export interface Unit extends Part {
  quantity: number
}

export const read = (part: Part, key: AttributeKey) => part.attributes[ATTR[key]]

/** A number of a product; undefined when it is not stated. */
export const figure = (part: Part, key: AttributeKey): number | undefined => {
  const value = read(part, key)
  return typeof value === 'number' ? value : undefined
}

export const word = (part: Part, key: AttributeKey): string => {
  const value = read(part, key)
  return typeof value === 'string' ? value : ''
}

/** The words of a product's list: several, one or none. */
export const wordsOf = (part: Part, key: AttributeKey): readonly string[] =>
  [read(part, key) ?? []].flat().filter((value) => typeof value === 'string')

/** True for a part of any maker, or one that its maker made for this brand of equipment. */
export function isMadeFor(part: Part, { brand }: Part): boolean {
  const brands = wordsOf(part, 'madeFor')
  return brands.length === 0 || brands.includes(brand)
}
