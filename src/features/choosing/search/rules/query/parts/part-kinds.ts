/**
 * What a part of a query is: the product that is asked for, a word or figure that it must have, a limit, what
 * is turned away, an area, an order, a place, a brand; `aside` is what nothing here has.
 */
export const PART_KINDS = [
  'product',
  'word',
  'figure',
  'limit',
  'without',
  'floorArea',
  'order',
  'place',
  'brand',
  'aside',
] as const

export type PartKind = (typeof PART_KINDS)[number]
