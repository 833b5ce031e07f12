import { useRef, useState } from 'react'
import { RoutedLink } from './routed-link.tsx'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../texts.ts'
import { categoryDrawing, type MenuNode } from './menu.ts'
import { useDisclosure } from './use-disclosure.ts'

/** How long the pointer rests on the button before the menu opens by itself. */
const HOVER_MS = 120
/** A click this soon after that was meant to open, not to close. */
const HOVER_GRACE_MS = 700

/** The Shop menu: departments at the left, the categories of one of them in four columns (L-MENU-COLS). */
export function ShopMenu({ menu }: { menu: readonly MenuNode[] }) {
  const box = useRef<HTMLDetailsElement>(null)
  const [active, setActive] = useState(0)
  const [opened, setOpened] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(-Infinity)
  useDisclosure(box)

  const openByHover = (): void => {
    hovered.current = performance.now()
    box.current?.setAttribute('open', '')
  }
  const department = menu[active] ?? menu[0]
  return (
    <details
      ref={box}
      className="shop desk"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(openByHover, HOVER_MS)
      }}
      onPointerLeave={(event) => {
        clearTimeout(timer.current)
        if (event.pointerType === 'mouse' && box.current) box.current.open = false
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary
        className="btn shopbtn"
        onClick={(event) => {
          // A mouse that rested here has opened it already; its click must not close it at once.
          clearTimeout(timer.current)
          if (performance.now() - hovered.current < HOVER_GRACE_MS) event.preventDefault()
        }}
      >
        <Icon name="menu" />
        {texts.shop}
      </summary>
      <div className="mega">
        <div className="wrap">
          <ul className="mrail">
            {menu.map((node, index) => (
              <li key={node.to}>
                <RoutedLink href={node.to} aria-current={index === active ? 'true' : undefined} onPointerEnter={() => setActive(index)} onFocus={() => setActive(index)}>
                  {node.name}
                  <span className="num">{node.count.toLocaleString('en-US')}</span>
                  <Icon name="next" />
                </RoutedLink>
              </li>
            ))}
          </ul>
          {department && <Department node={department} drawn={opened} />}
        </div>
      </div>
    </details>
  )
}

/** One department. Its drawings are fetched when the menu is first opened: no page carries them along. */
function Department({ node, drawn }: { node: MenuNode; drawn: boolean }) {
  return (
    <div className="mpane">
      <div className="row between">
        <h2>
          <RoutedLink className="plain" href={node.to}>
            {node.name}
          </RoutedLink>
        </h2>
        <RoutedLink href={node.to}>
          All {node.count.toLocaleString('en-US')} in {node.name}
        </RoutedLink>
      </div>
      <ul className="mgrid">
        {node.children.map((child) => (
          <li key={child.to}>
            <RoutedLink href={child.to}>
              <span className="pc">{drawn && <Drawing key={child.slug} src={categoryDrawing(child.slug)} />}</span>
              <span className="tx">
                {child.name}&nbsp;<span className="num">{child.count.toLocaleString('en-US')}</span>
              </span>
            </RoutedLink>
          </li>
        ))}
      </ul>
      <div className="mfoot">
        <span className="meta">All drawings at one scale</span>
        <span className="row">
          <RoutedLink href="/view-categories">All categories</RoutedLink>
        </span>
      </div>
    </div>
  )
}
