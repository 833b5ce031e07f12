import { type KeyboardEvent, useState } from 'react'
import { defineTexts } from '#lib/language/texts.ts'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../../texts.ts'
import { categoryDrawing, counted, type MenuNode } from './menu.ts'
import { ALL_CATEGORIES } from './use-menu.ts'

const panelTexts = defineTexts({ oneScale: 'All drawn to the same scale' })

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The open Shop menu: departments at the left, the categories of one of them in four columns (L-MENU-COLS).
 * The department under the pointer or focus shows its categories, which follow it in the tab order. The arrow
 * keys move between departments.
 */
export function ShopPanel({ menu }: { menu: readonly MenuNode[] }) {
  const [active, setActive] = useState(0)
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const links = event.currentTarget.querySelectorAll<HTMLElement>('.menu-department')
    links[(active + step + links.length) % links.length]?.focus()
  }
  return (
    <nav className="wrap" aria-label={texts.shopByCategory} onKeyDown={walk}>
      <ul className="menu-rail">
        {menu.map((node, index) => (
          <li key={node.id}>
            <RoutedLink
              className="menu-department"
              href={node.to}
              aria-current={index === active ? 'true' : undefined}
              onPointerEnter={() => setActive(index)}
              onFocus={() => setActive(index)}
            >
              {node.name}
              <span className="num">{counted(node.count)}</span>
              <Icon name="next" />
            </RoutedLink>
            {index === active && <Department node={node} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Department({ node }: { node: MenuNode }) {
  return (
    <div className="menu-pane">
      <div className="row between">
        <h2>{node.name}</h2>
        <RoutedLink href={node.to}>{texts.allOf(counted(node.count), node.name)}</RoutedLink>
      </div>
      <ul className="menu-grid">
        {node.children.map((child) => (
          <li key={child.id}>
            <RoutedLink href={child.to}>
              <span className="entry-picture">
                <Drawing src={categoryDrawing(child.slug)} />
              </span>
              <span className="entry-text">
                {child.name}&nbsp;<span className="num">{counted(child.count)}</span>
              </span>
            </RoutedLink>
          </li>
        ))}
      </ul>
      <div className="menu-foot">
        <span className="meta">{panelTexts.oneScale}</span>
        <RoutedLink href={ALL_CATEGORIES}>{texts.allCategories}</RoutedLink>
      </div>
    </div>
  )
}
