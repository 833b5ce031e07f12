import type { Trait } from '#features/catalog/catalog/rules/traits.ts'

/** Equipment with one of these traits needs further parts. A browser asks them of an answer. */
export const NEEDING_PARTS: readonly Trait[] = [
  'is-outdoor-half',
  'is-indoor-half',
  'is-matched-set',
  'is-packaged',
  'burns-gas',
  'burns-oil',
  'burns-stated-fuel',
  'heats-by-elements',
  'sits-in-window',
  'sits-in-sleeve',
  'adds-moisture',
  'removes-moisture',
  'has-lamp',
]
