import { PRODUCT_TYPE_ROWS } from '../data/product-types.ts'
import { COMMON_SIZES } from '../data/seed-common-sizes.ts'
import { SAID_FIGURES_ROWS } from '../data/seed-figures.ts'
import type { ProductTypeDefinition } from './vocabulary.ts'

/** Types that say nothing of their place among suggestions come last. */
export const LAST_SUGGESTED = 1_000

const suggested = Object.keys(SAID_FIGURES_ROWS)

/** The types that come with the release. */
export const SEED_TYPES: readonly ProductTypeDefinition[] = Object.entries(PRODUCT_TYPE_ROWS).map(
  ([type, facts]) => ({
    type,
    ...facts,
    picture: null,
    commonSizes: COMMON_SIZES[type] ?? [],
    saidFigures: SAID_FIGURES_ROWS[type] ?? [],
    suggestOrder: suggested.includes(type) ? suggested.indexOf(type) : LAST_SUGGESTED,
  }),
)

const byType = new Map(SEED_TYPES.map((each) => [each.type, each]))

/** The type of the release with this name, if it is one. */
export const seedType = (type: string): ProductTypeDefinition | undefined => byType.get(type)
