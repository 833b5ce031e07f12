import { z } from 'zod'
import { CATEGORIES, type CategorySlug } from '#features/catalog/catalog/rules/category-tree.ts'

const slugs: ReadonlySet<string> = new Set(CATEGORIES.map(({ slug }) => slug))

/** A cell of a data table that names a category. */
export const categoryCell = z.custom<CategorySlug>(
  (slug) => typeof slug === 'string' && slugs.has(slug),
  'must be the slug of a category',
)
