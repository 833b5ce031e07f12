/**
 * State of one drop-down of the header (E-MENU): whether it is open, and whether only because the pointer
 * rests on it.
 */
export interface Dropdown {
  open: boolean
  hovered: boolean
}

export const CLOSED: Dropdown = { open: false, hovered: false }

/** What happens to a drop-down (L-MENU); each name says what a person did. */
export type DropdownEvent =
  | 'pressed'
  | 'pointerRested'
  | 'pointerLeft'
  | 'escaped'
  | 'pressedOutside'
  | 'focusLeft'
  | 'navigated'

/** A press keeps open what the pointer had opened; the pointer's leaving closes only that. */
export function afterEvent(now: Dropdown, event: DropdownEvent): Dropdown {
  if (event === 'pressed') return now.open && !now.hovered ? CLOSED : { open: true, hovered: false }
  if (event === 'pointerRested') return now.open ? now : { open: true, hovered: true }
  if (event === 'pointerLeft') return now.hovered ? CLOSED : now
  return now.open ? CLOSED : now
}
