import { expect, test } from 'vitest'
import { decideArrival, nextWatchAt } from './attempt.ts'

test.each([
  ['pending', 'settled', true, 'arrived'],
  ['pending', 'captured', true, 'wait'],
  ['pending', 'authorized', true, 'wait'],
  ['pending', 'captured', false, 'arrived'],
  ['pending', 'authorized', false, 'authorized'],
  ['pending', 'pending', true, 'wait'],
  ['pending', undefined, true, 'wait'],
  ['pending', 'declined', true, 'refused'],
  ['pending', 'voided', true, 'refused'],
  ['settled', 'declined', true, 'taken_back'],
  ['refunded', 'declined', true, 'taken_back'],
  ['settled', 'settled', true, 'wait'],
  ['settled', 'pending', true, 'wait'],
  ['settled', undefined, true, 'wait'],
] as const)('ours %s, the provider says %s (settles later: %s): %s', (ours, theirs, later, followed) => {
  expect(decideArrival(ours, theirs, later)).toBe(followed)
})

test('asked hourly until it is here, daily while a bank may take it back, then no more', () => {
  const made = new Date('2026-11-20T16:00:00Z')
  expect(nextWatchAt('pending', made, made)).toEqual(new Date('2026-11-20T17:00:00Z'))
  expect(nextWatchAt('settled', made, made)).toEqual(new Date('2026-11-21T16:00:00Z'))
  expect(nextWatchAt('settled', made, new Date('2027-02-18T16:00:00Z'))).toBeNull()
})
