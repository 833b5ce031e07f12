import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import {
  capturedOf,
  decideRefund,
  type HeldCharge,
  type MovedMoney,
  refundedOf,
  settleMovement,
} from './movement.ts'

const taken = (amount: number): MovedMoney => ({ kind: 'capture', status: 'done', amount: toCents(amount) })

test('refunds in any order and with any outcome never exceed the captured amount', () => {
  const wish = fc.record({
    amount: fc.option(fc.integer({ min: -10, max: 20_000 }), { nil: undefined }),
    status: fc.constantFrom('requested', 'unknown', 'done', 'failed'),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.array(wish, { maxLength: 12 }),
      (captured, wishes) => {
        const movements = [taken(captured)]
        for (const { amount, status } of wishes) {
          const decision = decideRefund(movements, amount === undefined ? undefined : toCents(amount))
          if (decision.kind === 'refund') movements.push({ kind: 'refund', status, amount: decision.amount })
        }
        expect(refundedOf(movements)).toBeLessThanOrEqual(capturedOf(movements))
        expect(movements.every(({ amount }) => amount > 0)).toBe(true)
      },
    ),
  )
})

test.each<[string, (Omit<MovedMoney, 'amount'> & { amount: number })[], number | undefined, object]>([
  ['nothing was taken', [], undefined, { kind: 'refuse', reason: 'nothing_captured', left: 0 }],
  [
    'all that is left',
    [taken(500), { kind: 'refund', status: 'done', amount: 200 }],
    undefined,
    { kind: 'refund', amount: 300 },
  ],
  [
    'one cent too much, with one on its way',
    [taken(500), { kind: 'refund', status: 'sending', amount: 200 }],
    301,
    { kind: 'refuse', reason: 'too_much', left: 300 },
  ],
  [
    'a failed one does not count',
    [taken(500), { kind: 'refund', status: 'failed', amount: 500 }],
    500,
    { kind: 'refund', amount: 500 },
  ],
  ['zero', [taken(500)], 0, { kind: 'refuse', reason: 'not_an_amount', left: 500 }],
  [
    'a capture that is not sure yet',
    [{ kind: 'capture', status: 'unknown', amount: 500 }],
    100,
    { kind: 'refuse', reason: 'nothing_captured', left: 0 },
  ],
])('a refund: %s', (_, movements, wanted, expected) => {
  const money = movements.map((one) => ({ ...one, amount: toCents(one.amount) }))

  expect(decideRefund(money, wanted === undefined ? undefined : toCents(wanted))).toEqual(expected)
})

describe('a lost answer is settled from the provider’s record', () => {
  const sentAt = new Date('2026-11-20T16:00:00Z')
  const later = (seconds: number) => new Date(sentAt.getTime() + seconds * 1_000)
  const sale = (status: HeldCharge['status'], amount = 500): HeldCharge => ({
    chargeId: 's',
    kind: 'sale',
    status,
    amount: toCents(amount),
  })
  const refund = (chargeId: string, amount = 500, status: HeldCharge['status'] = 'captured'): HeldCharge => ({
    chargeId,
    kind: 'refund',
    status,
    amount: toCents(amount),
  })

  test.each([
    ['capture', 'taken', [sale('captured')], 1, { kind: 'done', reference: 's' }],
    ['capture', 'settled', [sale('settled')], 1, { kind: 'done', reference: 's' }],
    ['capture', 'of another amount', [sale('captured', 400)], 1, { kind: 'failed', code: 'amount_mismatch' }],
    ['capture', 'not taken yet', [sale('authorized')], 1, { kind: 'wait' }],
    ['capture', 'never taken', [sale('authorized')], 61, { kind: 'send_again' }],
    ['capture', 'expired', [sale('expired')], 1, { kind: 'failed', code: 'charge_expired' }],
    ['capture', 'not shown yet', [], 1, { kind: 'wait' }],
    ['refund', 'made', [sale('settled'), refund('r')], 1, { kind: 'done', reference: 'r' }],
    ['refund', 'only one that is accounted for', [sale('settled'), refund('known')], 1, { kind: 'wait' }],
    ['refund', 'another amount', [sale('settled'), refund('r', 100)], 61, { kind: 'send_again' }],
    ['refund', 'declined', [sale('settled'), refund('r', 500, 'declined')], 61, { kind: 'send_again' }],
  ] as const)('%s: %s', (kind, _, charges, seconds, expected) => {
    expect(
      settleMovement(
        { kind, amount: toCents(500), chargeId: 's', sentAt, refundedBefore: toCents(0) },
        charges,
        new Set(['known']),
        later(seconds),
        60_000,
      ),
    ).toEqual(expected)
  })
})
