import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from 'react'
import { useLocation } from 'react-router'

/**
 * State of one drop-down of the header (E-MENU): whether it is open, and whether only because the pointer
 * rests on it.
 */
export interface Dropdown {
  open: boolean
  hovered: boolean
}

export const CLOSED: Dropdown = { open: false, hovered: false }

/** Events of a drop-down (L-MENU), each named after what the visitor did. */
export type DropdownEvent =
  | 'pressed'
  | 'pointerRested'
  | 'pointerLeft'
  | 'escaped'
  | 'pressedOutside'
  | 'focusLeft'
  | 'navigated'

/**
 * A press keeps a menu open that the pointer had opened. A leaving pointer closes only a menu it had opened.
 */
export function afterEvent(now: Dropdown, event: DropdownEvent): Dropdown {
  if (event === 'pressed') return now.open && !now.hovered ? CLOSED : { open: true, hovered: false }
  if (event === 'pointerRested') return now.open ? now : { open: true, hovered: true }
  if (event === 'pointerLeft') return now.hovered ? CLOSED : now
  return now.open ? CLOSED : now
}

/** How long the pointer rests on the button before the menu opens by itself. */
export const HOVER_MS = 120

/**
 * A drop-down of the header (L-MENU). A press opens and closes it; with `hover`, a resting mouse opens it
 * too. Escape closes it and returns the focus to its button. A press outside, moving the focus out and
 * another page close it too. The box holds button and panel. Without script the button works as a link.
 */
export function useDropdown({ hover }: { hover: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const [{ open }, dispatch] = useReducer(afterEvent, CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason, not an input
  useEffect(() => dispatch('navigated'), [key])
  useEffect(() => () => clearTimeout(timer.current), [])
  useClosing(box, button, open, dispatch)

  const press = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault()
    clearTimeout(timer.current)
    dispatch('pressed')
  }
  return {
    open,
    boxProps: {
      ref: box,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (hover && pointerType === 'mouse')
          timer.current = setTimeout(() => dispatch('pointerRested'), HOVER_MS)
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        clearTimeout(timer.current)
        if (pointerType === 'mouse') dispatch('pointerLeft')
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
        if (isElsewhere(currentTarget, relatedTarget)) dispatch('focusLeft')
      },
    },
    buttonProps: {
      ref: button,
      role: 'button',
      'aria-expanded': open,
      onClick(event: MouseEvent) {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) press(event)
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === ' ') press(event)
      },
    },
  }
}

/**
 * Whether a target of an event is neither in the box nor in a dialog: one that was opened from a menu leaves
 * it open.
 */
const isElsewhere = (box: Element | null, target: EventTarget | null): boolean =>
  target instanceof Element && !box?.contains(target) && !target.closest('dialog')

/** Escape and a press outside, wherever the focus is. */
function useClosing(
  box: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  open: boolean,
  dispatch: Dispatch<DropdownEvent>,
): void {
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: Event): void => {
      if (isElsewhere(box.current, target)) dispatch('pressedOutside')
    }
    const onKey = ({ key, defaultPrevented }: globalThis.KeyboardEvent): void => {
      // A dialog above the menu has handled this Escape and closed.
      if (key !== 'Escape' || defaultPrevented) return
      dispatch('escaped')
      // While the pointer holds the menu open, a field that the visitor types in keeps the focus.
      const { activeElement } = document
      if (activeElement === document.body || box.current?.contains(activeElement)) button.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [box, button, open, dispatch])
}
