import { supportTexts } from '#features/partners/support/ui/texts.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { telephone } from '#lib/phone.ts'
import { Hours } from '#shop/page/hours.tsx'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { shownPlace } from '#shop/place/place-check.tsx'
import { useVisitor } from '#shop/visitor.ts'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../../texts.ts'
import { categoryDrawing, counted, type MenuNode } from './menu.ts'

const panelTexts = defineTexts({
  allIn: (category: string) => `All in ${category}`,
  weekdayHours: 'Mon–Fri 7am–7pm',
})

interface Props {
  menu: readonly MenuNode[]
  phone: string | undefined
  onChoosePlace: () => void
}

/** The open menu of a phone: departments that fold open one at a time, then the shopper's own links. */
export function MobilePanel({ menu, phone, onChoosePlace }: Props) {
  const visitor = useVisitor()
  const place = shownPlace(visitor)
  return (
    <nav aria-label={texts.shopByCategory}>
      <h2>{texts.shopByCategory}</h2>
      {menu.map((node) => (
        <details key={node.id} name="department">
          <summary>
            <span className="entry-picture">
              <Drawing src={categoryDrawing(node.slug)} />
            </span>
            <span>{node.name}</span>
            <span className="num meta">{counted(node.count)}</span>
            <Icon name="next" />
          </summary>
          <ul className="sub">
            <li>
              <RoutedLink href={node.to}>
                {panelTexts.allIn(node.name)}
                <span className="num meta">{counted(node.count)}</span>
              </RoutedLink>
            </li>
            {node.children.map((child) => (
              <li key={child.id}>
                <RoutedLink href={child.to}>
                  {child.name}
                  <span className="num meta">{counted(child.count)}</span>
                </RoutedLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <details name="department">
        <summary>
          <span className="entry-picture">
            <Icon name="question" />
          </span>
          <span>{texts.assistance}</span>
          <span />
          <Icon name="next" />
        </summary>
        <ul className="sub">
          {supportTexts.tools.map(([name, href]) => (
            <li key={href}>
              <RoutedLink href={href}>{name}</RoutedLink>
            </li>
          ))}
        </ul>
      </details>
      <ul className="menu-links">
        <li>
          <button type="button" onClick={onChoosePlace}>
            <Icon name="pin" />
            {place.name}
            <span className="meta">{visitor.knowsPlace ? texts.changeLocation : place.note}</span>
          </button>
        </li>
        {phone !== undefined && (
          <li>
            <a href={telephone(phone)}>
              <Icon name="phone" />
              {phone}
              <Hours otherwise={panelTexts.weekdayHours} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
