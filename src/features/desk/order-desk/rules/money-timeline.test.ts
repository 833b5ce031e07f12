import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Moved, moneyTimeline, type PaidBy } from './money-timeline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 16, minute))
const attempt = (more: Partial<PaidBy> = {}): PaidBy => ({
  id: 'a1',
  method: 'creditCard',
  provider: 'braintree',
  status: 'captured',
  amount_cents: 10_000,
  provider_txn_id: 'txn1',
  error_code: null,
  created_at: at(0),
  ...more,
})
const moved = (kind: Moved['kind'], amount: number, minute: number, more: Partial<Moved> = {}): Moved => ({
  attempt_id: 'a1',
  kind,
  status: 'done',
  amount_cents: amount,
  provider_ref: 'ref',
  actor: 'staff Ann',
  reason: '',
  error_code: null,
  created_at: at(minute),
  updated_at: at(minute),
  ...more,
})

test('each step has the balance before and after it; what waits or failed changes none', () => {
  const steps = moneyTimeline(
    [attempt({ id: 'a0', status: 'declined', created_at: at(-1) }), attempt()],
    [
      moved('capture', 10_000, 1),
      moved('refund', 2_500, 2),
      moved('refund', 500, 3, { status: 'failed', error_code: 'no' }),
      moved('refund', 1_000, 4, { status: 'unknown' }),
    ],
  )
  expect(steps.map(({ kind, state, before, after }) => [kind, state, before, after])).toEqual([
    ['authorization', 'failed', 0, 0],
    ['authorization', 'done', 0, 0],
    ['capture', 'done', 0, 10_000],
    ['refund', 'done', 10_000, 7_500],
    ['refund', 'failed', 7_500, 7_500],
    ['refund', 'waiting', 7_500, 7_500],
  ])
})

test('a check that staff recorded names no provider', () => {
  expect(moneyTimeline([], [moved('capture', 100, 1, { attempt_id: null })])).toMatchObject([
    { provider: '', after: 100 },
  ])
})

test('the last balance is what was captured less what was refunded for certain', () => {
  const anyMovement = fc
    .tuple(
      fc.constantFrom('capture' as const, 'refund' as const),
      fc.nat(9_999),
      fc.nat(59),
      fc.constantFrom('requested' as const, 'done' as const, 'failed' as const),
    )
    .map(([kind, amount, minute, status]) => moved(kind, amount, minute, { status }))
  fc.assert(
    fc.property(fc.array(anyMovement), (movements) => {
      const sum = movements
        .filter(({ status }) => status === 'done')
        .reduce(
          (total, { kind, amount_cents }) => total + (kind === 'capture' ? amount_cents : -amount_cents),
          0,
        )
      expect(moneyTimeline([attempt()], movements).at(-1)?.after).toBe(sum)
    }),
  )
})
