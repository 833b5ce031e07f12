import { expect, test } from 'vitest'
import { afterEvent, CLOSED, type Dropdown, type DropdownEvent } from './use-dropdown.ts'

const OPEN: Dropdown = { open: true, hovered: false }
const HOVERED: Dropdown = { open: true, hovered: true }

test.each<[string, Dropdown, DropdownEvent, Dropdown]>([
  ['a press opens', CLOSED, 'pressed', OPEN],
  ['a second press closes', OPEN, 'pressed', CLOSED],
  ['a press keeps what the pointer opened', HOVERED, 'pressed', OPEN],
  ['a resting pointer opens', CLOSED, 'pointerRested', HOVERED],
  ['a pointer that rests on an open one changes nothing', OPEN, 'pointerRested', OPEN],
  ['the pointer leaves', HOVERED, 'pointerLeft', CLOSED],
  ['a menu opened by a press stays open when the pointer leaves', OPEN, 'pointerLeft', OPEN],
  ['Escape', OPEN, 'escaped', CLOSED],
  ['Escape under the pointer', HOVERED, 'escaped', CLOSED],
  ['a press outside', OPEN, 'pressedOutside', CLOSED],
  ['the focus moves on', OPEN, 'focusLeft', CLOSED],
  ['another page', HOVERED, 'navigated', CLOSED],
])('[E-MENU, L-MENU] %s', (_, before, event, after) => {
  expect(afterEvent(before, event)).toEqual(after)
})

test('[E-MENU] a closed menu stays closed', () => {
  const ways: DropdownEvent[] = ['pointerLeft', 'escaped', 'pressedOutside', 'focusLeft', 'navigated']

  expect(ways.map((event) => afterEvent(CLOSED, event))).toEqual(ways.map(() => CLOSED))
})
