import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/button.tsx'
import { uiTexts } from '../texts.ts'
import { hidePanel, panelClosers, showPanel } from './panel.ts'

export type AnchoredPanelProps = {
  /** The element beside which the panel opens; gets the focus back when it closes. */
  readonly anchor: HTMLElement
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A panel that is open while it is rendered, for contents that are loaded on demand. Otherwise like
 * `HelpPopover`. It is rendered at the end of the body, so that the anchor's styles do not apply, or inside
 * the modal that contains the anchor, because everything outside a modal is inert.
 */
export function AnchoredPanel({ anchor, title, onClose, children }: AnchoredPanelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = panel.current
    if (!element) return
    showPanel(element, anchor)
    element.querySelector<HTMLElement>('a, button')?.focus()
    return () => {
      hidePanel(element)
      anchor.focus()
    }
  }, [anchor])
  useEffect(() => {
    const element = panel.current
    const onToggle = (event: Event) => 'newState' in event && event.newState === 'closed' && onClose()
    element?.addEventListener('toggle', onToggle)
    return () => element?.removeEventListener('toggle', onToggle)
  }, [onClose])
  return createPortal(
    <dialog ref={panel} popover="auto" className="pop" aria-labelledby={id} {...panelClosers(onClose)}>
      <div className="pop-head">
        <h2 id={id}>{title}</h2>
        <IconButton label={uiTexts.close} icon="close" onClick={onClose} />
      </div>
      {children}
    </dialog>,
    anchor.closest('dialog') ?? document.body,
  )
}
