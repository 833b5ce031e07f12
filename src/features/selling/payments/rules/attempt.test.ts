import { expect, test } from 'vitest'
import { type AttemptStatus, decideAttempt, nextCheckAt, nextTryAt, type PastAttempt } from './attempt.ts'

const now = new Date('2026-11-20T16:00:00Z')
const attempt = (status: AttemptStatus, more: Partial<PastAttempt> = {}): PastAttempt => ({
  id: `${status}-1`,
  status,
  referenceHash: `hash of ${status}`,
  createdAt: now,
  ...more,
})
const pending = { state: 'pending' }

test('a pending order without a live attempt may be paid', () => {
  expect(decideAttempt(pending, [], 'new', now)).toEqual({ kind: 'start' })
  expect(
    decideAttempt(pending, [attempt('declined'), attempt('failed'), attempt('voided')], 'new', now),
  ).toEqual({ kind: 'start' })
})

test.each<AttemptStatus>(['processing', 'unknown', 'authorized', 'captured', 'settled', 'pending'])(
  'while one is %s it answers for every other token',
  (status) => {
    expect(decideAttempt(pending, [attempt('declined'), attempt(status)], 'new', now)).toEqual({
      kind: 'repeat',
      attemptId: `${status}-1`,
    })
  },
)

test('a token that was refused gets its own answer again', () => {
  expect(decideAttempt(pending, [attempt('declined')], 'hash of declined', now)).toEqual({
    kind: 'repeat',
    attemptId: 'declined-1',
  })
})

test('an order that is not pending takes no new payment', () => {
  expect(decideAttempt({ state: 'cancelled' }, [], 'new', now)).toEqual({
    kind: 'refuse',
    reason: 'order_closed',
  })
})

test('five tries an hour, then a pause; older ones do not count', () => {
  const five = Array.from({ length: 5 }, () => attempt('declined'))
  const old = five.map((each) => ({ ...each, createdAt: new Date(now.getTime() - 3_600_000) }))

  expect(decideAttempt(pending, five, 'new', now)).toEqual({ kind: 'refuse', reason: 'too_many_tries' })
  expect(decideAttempt(pending, old, 'new', now)).toEqual({ kind: 'start' })
})

test('unknown outcomes wait 5 s, 30 s, 2 min, then 4 min each; refused calls in the end an hour', () => {
  const seconds = (next: typeof nextCheckAt) =>
    [0, 1, 2, 3, 4, 5, 9].map((checks) => (next(checks, now).getTime() - now.getTime()) / 1_000)

  expect(seconds(nextCheckAt)).toEqual([5, 30, 120, 240, 240, 240, 240])
  expect(seconds(nextTryAt)).toEqual([5, 30, 120, 240, 600, 3_600, 3_600])
})
