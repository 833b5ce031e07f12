import { RoutedLink } from '#shop/page/routed-link.tsx'
import type { Shortcut } from '../routes/home/shortcuts.ts'
import { texts } from '../texts.ts'
import { ALL_CATEGORIES } from './menu/use-menu.ts'

/** The bar under the header of the home page on desktops (R-HOME). */
export function PrimaryNav({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <nav className="primary-nav desktop-only" aria-label="Departments">
      <div className="wrap">
        {shortcuts.map(({ label, to }) => (
          <RoutedLink key={to} href={to}>
            {label}
          </RoutedLink>
        ))}
        <div className="tools">
          <RoutedLink href={ALL_CATEGORIES}>{texts.allCategories}</RoutedLink>
        </div>
      </div>
    </nav>
  )
}
