import { defineTexts } from '#lib/language/texts.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { CATEGORY_ROWS } from './data/categories.ts'

/**
 * A category of the store: at most three levels, every slug unique. The database keeps a copy that staff may
 * change.
 */
export interface CategoryDefinition {
  id: number
  parentId: number | null
  slug: string
  name: string
  description: string
  seoTitle: string
  seoDescription: string
  /** pages of high-value categories show the phone number */
  isHighValue: boolean
  /** its page offers the load calculator: equipment that is chosen by a home's need */
  showsBtuCalc: boolean
  /** hidden categories appear in no menu; only their products link to them (services) */
  inMenu: boolean
  position: number
}

/** A category's buying guide: sections and common questions, in plain text. */
export interface CategoryArticle {
  sections: readonly { title: string; text: string }[]
  questions: readonly { question: string; answer: string }[]
}

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

/** The whole tree, parents before children. */
export const CATEGORIES: readonly CategoryDefinition[] = CATEGORY_ROWS.map(
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

interface TreeNode {
  id: number
  parentId: number | null
}

/** A category with its ancestors, top first. Empty when the id is unknown; safe against loops. */
export function ancestry<T extends TreeNode>(categories: ReadonlyMap<number, T>, id: number): T[] {
  const path: T[] = []
  for (
    let at = categories.get(id);
    at !== undefined && path.length < 8;
    at = at.parentId === null ? undefined : categories.get(at.parentId)
  )
    path.unshift(at)
  return path
}

/** The category at the end of a slug path, only when every slug is the child of the one before it. */
export function categoryAt<T extends TreeNode & { slug: string }>(
  categories: readonly T[],
  slugs: readonly string[],
): T | undefined {
  return (
    slugs.reduce<T | null | undefined>(
      (parent, slug) =>
        parent === undefined
          ? undefined
          : categories.find((each) => each.slug === slug && each.parentId === (parent?.id ?? null)),
      null,
    ) ?? undefined
  )
}
