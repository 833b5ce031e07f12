import { z } from 'zod'
import {
  type CategorySlug,
  SEED_CATEGORIES,
} from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'

const slugs: ReadonlySet<string> = new Set(SEED_CATEGORIES.map(({ slug }) => slug))

/** A cell of a data table that names a category. */
export const categoryCell = z.custom<CategorySlug>(
  (slug) => typeof slug === 'string' && slugs.has(slug),
  'must be the slug of a category',
)
