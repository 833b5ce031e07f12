import { RoutedLink } from './routed-link.tsx'
import type { MenuNode } from './menu.ts'

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

/** The bar under the header of the home page on desktops (R-HOME). */
export function PrimaryNav({ menu }: { menu: readonly MenuNode[] }) {
  const shelves = new Map(menu.flatMap((node) => [node, ...node.children]).map((node) => [node.slug, node]))
  return (
    <nav className="pnav desk" aria-label="Departments">
      <div className="wrap">
        {shortcuts.map(([slug, label]) => {
          const shelf = shelves.get(slug)
          return (
            shelf && (
              <RoutedLink key={slug} href={shelf.to}>
                {label}
              </RoutedLink>
            )
          )
        })}
        <div className="tools">
          <RoutedLink href="/view-categories">All categories</RoutedLink>
        </div>
      </div>
    </nav>
  )
}
