import type { CategoryNode } from '#features/catalog/catalog/contract.ts'
import { categoriesPath } from '../../paths.ts'
import { homeTexts } from './home-texts.ts'

export interface Shortcut {
  label: string
  to: string
}

/** The most visited categories, with names short enough for one line. */
const shortcuts = Object.entries(homeTexts.shortcuts)

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
