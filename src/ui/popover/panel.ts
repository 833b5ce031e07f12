import type { KeyboardEvent } from 'react'
import { dialogClosers } from '../dialog/dialog.tsx'

const GAP = 8
const PHONE = '(max-width: 640px)'

/**
 * Shows the panel beside its button, next in its tab order; on phones as a modal; in browsers without
 * popovers as a plain dialog.
 */
export function showPanel(panel: HTMLDialogElement, button: HTMLElement): void {
  panel.removeAttribute('style')
  if (matchMedia(PHONE).matches) {
    panel.showModal()
    return
  }
  if (typeof panel.showPopover === 'function') panel.showPopover({ source: button })
  else panel.show()
  place(panel, button)
}

/** Hides the panel in both of its forms. */
export function hidePanel(panel: HTMLDialogElement): void {
  if (panel.open) panel.close()
  else if (typeof panel.hidePopover === 'function') panel.hidePopover()
}

/** Under the button, kept inside the window; above it when there is no room below. */
function place(panel: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(GAP, Math.min(at.left, clientWidth - width - GAP))
  const below = at.bottom + GAP
  const top = below + height > clientHeight && at.top > height + GAP ? at.top - height - GAP : below
  panel.style.left = `${left}px`
  panel.style.top = `${Math.max(GAP, Math.min(top, clientHeight - height - GAP))}px`
}

/**
 * Closes on Escape and a press outside, like every dialog, and on Enter outside the panel's controls (L-POP).
 */
export function panelClosers(close: () => void) {
  const closers = dialogClosers(close, true)
  return {
    ...closers,
    onKeyDown(event: KeyboardEvent) {
      closers.onKeyDown(event)
      const pressesSomething =
        event.target instanceof Element && event.target.closest('a, button, input, select, textarea, summary')
      if (event.key !== 'Enter' || pressesSomething) return
      event.preventDefault()
      close()
    },
  }
}
