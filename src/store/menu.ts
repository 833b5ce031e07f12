import type { CategoryNode } from '#features/catalog/contract.ts'
import type { StoreApi } from './api-contract.ts'
import type { MenuNode } from './shell/menu.ts'

/** /category/{slugs} lists products, /categories/{slugs} the shelves below: departments open the latter. */
const shelvesAt = (path: string): string => path.replace(/^\/category\//, '/categories/')

function toMenu({ name, path, productCount, children }: CategoryNode, level = 1): MenuNode {
  return { name, to: level === 1 && children.length > 0 ? shelvesAt(path) : path, count: productCount, slug: path.split('/').at(-1) ?? '', children: children.map((child) => toMenu(child, level + 1)) }
}

/** Shelves most people come for, with names short enough for one line; those the catalogue lacks are left out. */
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

export interface Shortcut {
  label: string
  to: string
}

/** The departments with their shelves, as the catalogue has them today, and the home page's shortcuts; what holds no products stays out. */
export async function loadMenu(api: StoreApi): Promise<{ menu: MenuNode[]; shortcuts: Shortcut[] }> {
  const { categories } = await api.catalog.categories()
  const departments = categories.filter(({ productCount }) => productCount > 0).map((category) => toMenu(category))
  const bySlug = new Map(departments.flatMap((node) => [node, ...node.children]).map((node) => [node.slug, node]))
  return {
    menu: departments.map(pruned),
    shortcuts: shortcuts.flatMap(([slug, label]) => {
      const shelf = bySlug.get(slug)
      return shelf && shelf.count > 0 ? [{ label, to: shelf.to }] : []
    }),
  }
}

/** Four rows of four: what the Shop menu shows of one department. */
const MOST_SHELVES = 16

/** Shelves of a department without empty ones; where there is room, a shelf makes way for the shelves on it. */
function pruned(node: MenuNode): MenuNode {
  const shelves = node.children.filter(({ count }) => count > 0)
  const unfolded = shelves.flatMap((shelf) => (shelf.children.length > 0 ? shelf.children.filter(({ count }) => count > 0) : [shelf]))
  return { ...node, children: (unfolded.length <= MOST_SHELVES ? unfolded : shelves).map((shelf) => ({ ...shelf, children: [] })) }
}
