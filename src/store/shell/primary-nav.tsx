import { Link } from 'react-router'
import type { Shortcut } from '../menu.ts'

/** The bar under the header of the home page on desktops (R-HOME). */
export function PrimaryNav({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <nav className="pnav desk" aria-label="Departments">
      <div className="wrap">
        {shortcuts.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <div className="tools">
          <Link to="/view-categories">All categories</Link>
        </div>
      </div>
    </nav>
  )
}
