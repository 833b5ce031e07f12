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
