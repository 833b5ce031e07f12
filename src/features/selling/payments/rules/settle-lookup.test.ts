import { expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { type FoundCharge, settleLookup } from './attempt.ts'

const createdAt = new Date('2026-11-20T16:00:00Z')
const attempt = { amount: toCents(100_00), createdAt }
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1_000)
const charge = (chargeId: string, more: Partial<FoundCharge> = {}): FoundCharge => ({
  chargeId,
  isLive: true,
  isRefused: false,
  amount: toCents(100_00),
  currency: 'USD',
  ...more,
})

test('keeps the first live charge and voids the others', () => {
  const [dead, first, second] = [charge('a', { isLive: false }), charge('b'), charge('c')]

  expect(settleLookup([dead, first, second], attempt, after(1), 60_000)).toEqual({
    kind: 'approved',
    keep: first,
    voids: [second],
  })
})

test.each([
  ['another amount', { amount: toCents(1_00) }],
  ['another currency', { currency: 'CAD' }],
])('voids a live charge of %s', (_, more) => {
  const wrong = charge('a', more)

  expect(settleLookup([wrong], attempt, after(1), 60_000)).toEqual({ kind: 'wrong_amount', voids: [wrong] })
})

test('an answer without a charge counts only after a minute', () => {
  expect(settleLookup([], attempt, after(59), 60_000)).toEqual({ kind: 'wait' })
  expect(settleLookup([], attempt, after(60), 60_000)).toEqual({ kind: 'none' })
  expect(settleLookup([charge('a', { isLive: false, isRefused: true })], attempt, after(60), 60_000)).toEqual(
    { kind: 'declined' },
  )
})
