import { useCallback, useEffect, useRef, useState } from 'react'
import { itemCount } from '#features/selling/cart/rules/types.ts'
import { telephone } from '#lib/phone.ts'
import { laterPart } from '#lib/react/hydrate-later.tsx'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { LocationDialog } from '#shop/place/lazy-location-dialog.ts'
import { shownPlace } from '#shop/place/place-check.tsx'
import { useVisitor } from '#shop/visitor.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { texts } from '../texts.ts'
import { MobileMenu } from './menu/mobile-menu.tsx'
import { useDropdown } from './menu/use-dropdown.ts'
import { ALL_CATEGORIES, useMenu } from './menu/use-menu.ts'

// Until the buyer's first input it is the plain form that the server wrote.
const SearchBox = laterPart(async () => (await import('#shop/search-box/search-box.tsx')).SearchBox)

function CartLink() {
  const { cartCount } = useVisitor()
  return (
    <RoutedLink className="header-action cart-link" href="/cart">
      <Icon name="cart" />
      <b>{texts.cart}</b>
      <span data-fill="items" suppressHydrationWarning>
        {itemCount(cartCount)}
      </span>
      <i data-fill="count" aria-hidden="true" suppressHydrationWarning>
        {cartCount > 0 ? String(cartCount) : ''}
      </i>
    </RoutedLink>
  )
}

export function MinimalHeader() {
  return (
    <header className="head min">
      <div className="wrap">
        <Logo />
        <div className="header-actions">
          <CartLink />
        </div>
      </div>
    </header>
  )
}

interface Props {
  phone: string
  /** false on pages of low value, where a call costs more than it earns (L-PHONE-HIDE) */
  showPhone: boolean
}

export function Header({ phone, showPhone }: Props) {
  const place = shownPlace(useVisitor())
  const [choosing, setChoosing] = useState(false)
  const choosePlace = useCallback((): void => setChoosing(true), [])

  const { box, compact } = useCompact()

  return (
    <div ref={box} className={compact ? 'head compact' : 'head'}>
      <div className="wrap">
        <MobileMenu phone={showPhone ? phone : undefined} onChoosePlace={choosePlace} />
        <Logo />
        <ShopMenu />
        <SearchBox />
        <div className="header-actions">
          <button
            type="button"
            className="header-action header-place"
            aria-haspopup="dialog"
            onClick={choosePlace}
          >
            <Icon name="pin" />
            <b data-fill="place" suppressHydrationWarning>
              {place.name}
            </b>
            <span data-fill="place-note" suppressHydrationWarning>
              {place.note}
            </span>
          </button>
          {showPhone && (
            <a className="header-action header-phone" href={telephone(phone)}>
              <Icon name="phone" />
              <b>{phone}</b>
              <span>{texts.questions}</span>
            </a>
          )}
          <CartLink />
        </div>
      </div>
      {choosing && <LocationDialog onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** True once the top bar is scrolled out of view (L-MENU: compact header). */
function useCompact() {
  const box = useRef<HTMLDivElement>(null)
  const [compact, setCompact] = useState(false)
  useEffect(() => {
    const above = box.current?.parentElement?.firstElementChild
    if (!above) return
    const observer = new IntersectionObserver(([entry]) =>
      setCompact(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(above)
    return () => observer.disconnect()
  }, [])
  return { box, compact }
}

const loadPanel = async () => (await import('./menu/shop-panel.tsx')).ShopPanel

/** The Shop menu of wide windows. Without script its button leads to the page of all categories. */
export function ShopMenu() {
  const { open, boxProps, buttonProps } = useDropdown({ hover: true })
  const { ready, prepare } = useMenu(loadPanel, open)
  return (
    <div className="shop desktop-only" {...boxProps}>
      <a
        className="btn shop-button"
        href={ALL_CATEGORIES}
        {...buttonProps}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" />
        {texts.shop}
      </a>
      {open && <div className="mega">{ready && <ready.Panel menu={ready.menu} />}</div>}
    </div>
  )
}
