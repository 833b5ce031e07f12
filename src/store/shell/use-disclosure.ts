import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * What every drop-down of the header does (L-MENU): Escape closes it and puts the focus back on its button,
 * a press outside closes it, and so does moving to another page.
 */
export function useDisclosure(box: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason, not an input
  useEffect(() => {
    if (box.current) box.current.open = false
  }, [key])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const element = box.current
      if (event.key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent): void => {
      const element = box.current
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [box])
}
