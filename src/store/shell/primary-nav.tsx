import { Link } from 'react-router'
import type { MenuNode } from './menu.ts'

/** The bar under the header of the home page on desktops (R-HOME). */
export function PrimaryNav({ menu }: { menu: readonly MenuNode[] }) {
  return (
    <nav className="pnav desk" aria-label="Departments">
      <div className="wrap">
        {menu.map((node) => (
          <Link key={node.to} to={node.to}>
            {node.name}
          </Link>
        ))}
        <div className="tools">
          <Link to="/view-categories">All categories</Link>
        </div>
      </div>
    </nav>
  )
}
