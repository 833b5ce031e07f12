import { useRef, useState } from 'react'
import { RoutedLink } from './routed-link.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useVisitor } from '../client/visitor.ts'
import { texts } from '../texts.ts'
import { telephone } from './footer.tsx'
import { categoryDrawing, type MenuNode } from './menu.ts'
import { useDisclosure } from './use-disclosure.ts'

interface Props {
  menu: readonly MenuNode[]
  /** undefined where no number is shown (L-PHONE-HIDE) */
  phone: string | undefined
  onChoosePlace: () => void
}

/** The phone's menu behind the hamburger: departments that fold open, then the shopper's own links. */
export function MobileMenu({ menu, phone, onChoosePlace }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const { location } = useVisitor()
  useDisclosure(box)

  return (
    <details ref={box} className="burger" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <span className="vh">Menu: {texts.shopByCategory}</span>
        <span className="closed">
          <Icon name="menu" />
        </span>
        <span className="opened">
          <Icon name="close" />
        </span>
      </summary>
      <nav className="mmenu" aria-label={texts.shopByCategory}>
        <h2>{texts.shopByCategory}</h2>
        {menu.map((node) => (
          <details key={node.to} name="department">
            <summary>
              <span className="pc">{opened && <Drawing src={categoryDrawing(node.slug)} />}</span>
              <span>{node.name}</span>
              <span className="num meta">{node.count.toLocaleString('en-US')}</span>
              <Icon name="next" />
            </summary>
            <ul className="sub">
              <li>
                <RoutedLink href={node.to}>
                  All in {node.name}
                  <span className="num meta">{node.count.toLocaleString('en-US')}</span>
                </RoutedLink>
              </li>
              {node.children.map((child) => (
                <li key={child.to}>
                  <RoutedLink href={child.to}>
                    {child.name}
                    <span className="num meta">{child.count.toLocaleString('en-US')}</span>
                  </RoutedLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ul className="mlinks">
          <li>
            <button type="button" onClick={onChoosePlace}>
              <Icon name="pin" />
              <span data-fill="place" suppressHydrationWarning>
                {location.label}
              </span>
              <span className="meta">Change</span>
            </button>
          </li>
          {phone !== undefined && (
            <li>
              <a href={telephone(phone)}>
                <Icon name="phone" />
                {phone}
                <span className="meta">{texts.weekdayHours}</span>
              </a>
            </li>
          )}
        </ul>
      </nav>
    </details>
  )
}
