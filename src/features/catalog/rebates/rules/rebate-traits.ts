import type { Trait } from '#features/catalog/catalog/rules/traits.ts'

/**
 * Some program may pay for products with one of these traits: lists and carts keep a line free for the
 * rebate. A browser asks them of an answer.
 */
export const MAY_HAVE_REBATE: readonly Trait[] = [
  'is-outdoor-half',
  'is-matched-set',
  'is-packaged',
  'has-tank',
  'controls-system',
]
