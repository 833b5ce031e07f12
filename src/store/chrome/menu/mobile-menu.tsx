import { useMemo } from 'react'
import { afterPaint } from '#lib/react/first-input.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from '../../texts.ts'
import { useDropdown } from './use-dropdown.ts'
import { ALL_CATEGORIES, useMenu } from './use-menu.ts'

const loadPanel = async () => (await import('./mobile-panel.tsx')).MobilePanel

interface Props {
  /** undefined where no number is shown (L-PHONE-HIDE) */
  phone: string | undefined
  onChoosePlace: () => void
}

/** The phone's menu behind the hamburger. Without script its button leads to the page of all categories. */
export function MobileMenu({ phone, onChoosePlace }: Props) {
  const { open, boxProps, buttonProps } = useDropdown({ hover: false })
  const { ready, prepare } = useMenu(loadPanel, open)
  // The same element as long as nothing in it changes: a press that opens or closes it renders none of it.
  const panel = useMemo(
    () => ready && <ready.Panel menu={ready.menu} phone={phone} onChoosePlace={onChoosePlace} />,
    [ready, phone, onChoosePlace],
  )
  return (
    <div className="burger" {...boxProps}>
      <a
        className="icon-button"
        href={ALL_CATEGORIES}
        {...buttonProps}
        onPointerDown={() => afterPaint(prepare)}
        onFocus={() => afterPaint(prepare)}
      >
        <span className="visually-hidden">{texts.menu}</span>
        <Icon name={open ? 'close' : 'menu'} />
      </a>
      {(open || panel) && (
        <div className="mobile-menu" hidden={!open}>
          {panel}
        </div>
      )}
    </div>
  )
}
