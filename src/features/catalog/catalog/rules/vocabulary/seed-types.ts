import { PRODUCT_TYPE_ROWS } from '../data/product-types.ts'
import type { ProductTypeDefinition } from './vocabulary.ts'

/** The types that come with the release. */
export const SEED_TYPES: readonly ProductTypeDefinition[] = Object.entries(PRODUCT_TYPE_ROWS).map(
  ([type, facts]) => ({ type, ...facts }),
)
