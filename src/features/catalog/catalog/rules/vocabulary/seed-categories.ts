import { defineTexts } from '#lib/language/texts.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { CategoryDefinition } from '../category-tree.ts'
import { CATEGORY_ROWS } from '../data/categories.ts'

export type CategorySlug = (typeof CATEGORY_ROWS)[number]['slug']

const HIDDEN: ReadonlySet<string> = new Set(['services'])
const HIGH_VALUE_TOPS: ReadonlySet<number> = new Set([100, 200, 300, 600])
/** Furnaces, boilers, central cooling and systems. */
const SIZED_BY_LOAD: ReadonlySet<number> = new Set([110, 120, 130, 170, 210, 310, 320, 340, 350])
const topOf = (id: number): number => Math.floor(id / 100) * 100
const parentOf = (id: number, level: 1 | 2 | 3): number | null =>
  level === 1 ? null : level === 2 ? topOf(id) : Math.floor(id / 10) * 10

const texts = defineTexts({
  seo: (description: string) =>
    `${description} Compare prices, see what fits your home and what it costs delivered.`,
})

/** The whole tree that comes with the release, parents before children. */
export const SEED_CATEGORIES: readonly CategoryDefinition[] = CATEGORY_ROWS.map(
  ({ id, level, slug, name, description }, index) => ({
    id,
    parentId: parentOf(id, level),
    slug,
    name,
    description,
    seoTitle: `${name} | ${merchant().name}`,
    seoDescription: texts.seo(description),
    isHighValue: HIGH_VALUE_TOPS.has(topOf(id)),
    showsBtuCalc: SIZED_BY_LOAD.has(Math.floor(id / 10) * 10),
    inMenu: !HIDDEN.has(slug),
    position: index + 1,
  }),
)

const ids = new Map<string, number>(CATEGORY_ROWS.map(({ id, slug }) => [slug, id]))

/** The id of a category by its slug. */
export const categoryId = (slug: CategorySlug): number => ids.get(slug) ?? 0
