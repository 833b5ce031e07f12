import { expect, test } from 'vitest'
import { canBecome, foldEvents } from './order-state.ts'

test('a pending order is authorized, waits for funds or is cancelled, and nothing else', () => {
  expect(canBecome('pending', 'authorized')).toBe(true)
  expect(canBecome('pending', 'awaiting_funds')).toBe(true)
  expect(canBecome('pending', 'cancelled')).toBe(true)
  expect(canBecome('pending', 'shipped')).toBe(false)
  expect(canBecome('cancelled', 'authorized')).toBe(false)
})

test('events replayed in any order of arrival give the state', () => {
  const created = { version: 1, from: null, to: 'pending' } as const
  const paid = { version: 2, from: 'pending', to: 'authorized' } as const

  expect(foldEvents([paid, created])).toBe('authorized')
})

test.each([
  [
    'a gap in versions',
    [
      { version: 1, from: null, to: 'pending' },
      { version: 3, from: 'pending', to: 'authorized' },
    ],
  ],
  [
    'a step that is not allowed',
    [
      { version: 1, from: null, to: 'pending' },
      { version: 2, from: 'pending', to: 'shipped' },
    ],
  ],
  [
    'a step from another state',
    [
      { version: 1, from: null, to: 'pending' },
      { version: 2, from: 'authorized', to: 'paid' },
    ],
  ],
  ['a birth in another state', [{ version: 1, from: null, to: 'paid' }]],
] as const)('%s is no history', (_, events) => {
  expect(foldEvents(events)).toBeUndefined()
})
