import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when it appears, so that the keyboard does not fall back to the top of the
 * page when the form that had the focus is gone. The element needs `tabIndex={-1}`.
 */
export function useFocus<E extends HTMLElement>(isWanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
