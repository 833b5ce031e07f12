import type { MenuEntry } from '#features/catalog/catalog/contract.ts'
import { grouped } from '#lib/numbers.ts'
import { categoriesPath } from '../../paths.ts'

/** A category as the menus show it. */
export interface MenuNode {
  id: number
  name: string
  /** its address on this site */
  to: string
  /** how many products it has */
  count: number
  slug: string
  children: readonly MenuNode[]
}

/** Four rows of four: the most entries of one department in the Shop menu. */
const MOST_ENTRIES = 16

/** The departments with their categories. Where there is room, subcategories replace their category. */
export const departmentsOf = (entries: readonly MenuEntry[]): MenuNode[] =>
  entries.map((entry) => {
    const { children, ...department } = toNode(entry)
    const unfolded = children.flatMap((category) =>
      category.children.length > 0 ? category.children : [category],
    )
    const shown = unfolded.length <= MOST_ENTRIES ? unfolded : children
    return {
      ...department,
      to: children.length > 0 ? categoriesPath(department.to) : department.to,
      children: shown.map((category) => ({ ...category, children: [] })),
    }
  })

const toNode = ({ id, name, link, count, children }: MenuEntry): MenuNode => ({
  id,
  name,
  to: link,
  count,
  slug: link.split('/').at(-1) ?? '',
  children: children.map(toNode),
})

/** Address of the drawing of a category. */
export const categoryDrawing = (slug: string): string => `/drawings/category/${slug}.svg`

/** "1,240" */
export const counted = grouped
