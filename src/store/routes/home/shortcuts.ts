import type { CategoryNode } from '#features/catalog/catalog/contract.ts'
import { categoriesPath } from '../../paths.ts'

export interface Shortcut {
  label: string
  to: string
}

/** The most visited categories, with names short enough for one line. */
const shortcuts: readonly (readonly [slug: string, label: string])[] = [
  ['furnaces-heaters', 'Furnaces'],
  ['central-air-conditioners', 'Air Conditioners'],
  ['heat-pumps', 'Heat Pumps'],
  ['ductless-mini-splits', 'Mini Splits'],
  ['ducted-systems', 'Complete Systems'],
  ['package-units', 'Package Units'],
  ['water-heaters', 'Water Heaters'],
  ['indoor-air-quality-products', 'Air Quality'],
  ['ducting-sheet-metal', 'Ducting'],
]

/** The home page's navigation bar (R-HOME), without missing and empty categories. */
export function shortcutsIn(categories: readonly CategoryNode[]): Shortcut[] {
  const departments = categories.map((top) => ({
    ...top,
    path: top.children.length > 0 ? categoriesPath(top.path) : top.path,
  }))
  const bySlug = new Map(
    [...departments, ...categories.flatMap(({ children }) => children)].map((category) => [
      category.slug,
      category,
    ]),
  )
  return shortcuts.flatMap(([slug, label]) => {
    const category = bySlug.get(slug)
    return category && category.productCount > 0 ? [{ label, to: category.path }] : []
  })
}
