import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../../texts.ts'
import { useDropdown } from './use-dropdown.ts'
import { ALL_CATEGORIES, useMenu } from './use-menu.ts'

const loadPanel = async () => (await import('./shop-panel.tsx')).ShopPanel

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
