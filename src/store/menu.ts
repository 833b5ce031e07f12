import type { CategoryNode } from '#features/catalog/contract.ts'
import type { StoreApi } from './api-contract.ts'
import type { MenuNode } from './shell/menu.ts'

/** /category/{slugs} lists products, /categories/{slugs} the shelves below: departments open the latter. */
const shelvesAt = (path: string): string => path.replace(/^\/category\//, '/categories/')

function toMenu({ name, path, productCount, children }: CategoryNode, level = 1): MenuNode {
  return { name, to: level === 1 && children.length > 0 ? shelvesAt(path) : path, count: productCount, slug: path.split('/').at(-1) ?? '', children: children.map((child) => toMenu(child, level + 1)) }
}

/** The departments and their categories, as the catalogue has them today; shelves without products stay out. */
export async function loadMenu(api: StoreApi): Promise<MenuNode[]> {
  const { categories } = await api.catalog.categories()
  return categories.filter(({ productCount }) => productCount > 0).map((category) => pruned(toMenu(category)))
}

/** Four rows of four: what the Shop menu shows of one department. */
const MOST_SHELVES = 16

/** Shelves of a department without empty ones; where there is room, a shelf makes way for the shelves on it. */
function pruned(node: MenuNode): MenuNode {
  const shelves = node.children.filter(({ count }) => count > 0)
  const unfolded = shelves.flatMap((shelf) => (shelf.children.length > 0 ? shelf.children.filter(({ count }) => count > 0) : [shelf]))
  return { ...node, children: (unfolded.length <= MOST_SHELVES ? unfolded : shelves).map((shelf) => ({ ...shelf, children: [] })) }
}
