import type { KeyboardEvent } from 'react'
import { dialogClosers } from '../dialog/dialog.tsx'

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
