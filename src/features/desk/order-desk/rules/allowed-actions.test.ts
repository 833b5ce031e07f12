import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { DESK_ACTIONS, type DeskAction, judgeActions, type OrderFacts } from './allowed-actions.ts'

const as = (role: 'sales' | 'operations' | 'admin'): Actor => ({ kind: 'staff', name: 'Ann', role })
const OPERATIONS = as('operations')

const authorized: OrderFacts = {
  state: 'authorized',
  review: null,
  held_at: null,
  owesTerms: false,
  isPaying: true,
  isMoving: false,
  cancel: 'cancel',
  isCancelAsked: false,
  lines: [{ lineNo: 1, quantity: 2, shipped: 0 }],
  shipments: [],
  isReplacementMoving: false,
  certificate: undefined,
  hasRefrigerant: false,
}
const at = new Date('2026-11-20T16:00:00Z')
const ALL_ARRIVED = {
  state: 'delivered',
  cancel: 'too_late',
  lines: [{ lineNo: 1, quantity: 2, shipped: 2 }],
  shipments: [{ released_at: at, delivered_at: at }],
} as const
const left = { released_at: at, delivered_at: null }

const open = (facts: OrderFacts, actor = OPERATIONS): DeskAction[] =>
  judgeActions(facts, actor).flatMap(({ action, whyNot }) => (whyNot === null ? [action] : []))

describe('what operations can do', () => {
  test.each<[string, Partial<OrderFacts>, DeskAction[]]>([
    ['an order by card', {}, ['ship', 'hold', 'edit', 'cancel']],
    ['an order on hold', { held_at: at }, ['release', 'edit', 'cancel']],
    [
      'a check on its way',
      { state: 'awaiting_funds', isPaying: false },
      ['receive-check', 'hold', 'edit', 'cancel'],
    ],
    ['a bank debit on its way', { state: 'awaiting_funds' }, ['hold', 'edit', 'cancel']],
    [
      'a large order by check',
      { state: 'awaiting_funds', review: 'waiting', isPaying: false },
      ['approve', 'hold', 'edit', 'cancel'],
    ],
    [
      'refrigerant whose certificate waits',
      { hasRefrigerant: true, certificate: { number: 'A', state: 'waiting' } },
      ['verify-certificate', 'refuse-certificate', 'ship', 'hold', 'edit', 'cancel'],
    ],
    [
      'refrigerant whose certificate was refused: another number may come',
      { hasRefrigerant: true, certificate: { number: 'A', state: 'refused' } },
      ['verify-certificate', 'ship', 'hold', 'edit', 'cancel'],
    ],
    [
      'refrigerant without a number',
      { hasRefrigerant: true },
      ['verify-certificate', 'ship', 'hold', 'edit', 'cancel'],
    ],
    [
      'an order of which a part has left',
      {
        state: 'in_fulfilment',
        cancel: 'too_late',
        lines: [{ lineNo: 1, quantity: 2, shipped: 1 }],
        shipments: [left],
      },
      ['ship', 'deliver', 'hold', 'call-off', 'edit'],
    ],
    [
      'a last shipment that waits for its money',
      {
        state: 'in_fulfilment',
        cancel: 'money_moving',
        lines: [{ lineNo: 1, quantity: 2, shipped: 2 }],
        shipments: [{ released_at: null, delivered_at: null }],
      },
      [],
    ],
    [
      'an order on its way',
      {
        state: 'shipped',
        cancel: 'too_late',
        lines: [{ lineNo: 1, quantity: 2, shipped: 2 }],
        shipments: [left],
      },
      ['deliver'],
    ],
    [
      'an invoice that is owed',
      {
        ...ALL_ARRIVED,
        owesTerms: true,
      },
      ['receive-check'],
    ],
    ['a replacement that is on its way', { ...ALL_ARRIVED, isReplacementMoving: true }, ['deliver']],
    [
      'an order on its way that the buyer asked to cancel',
      { ...ALL_ARRIVED, state: 'shipped', shipments: [left], isCancelAsked: true },
      ['deliver', 'refuse-cancel'],
    ],
    ['a canceled order', { state: 'cancelled', cancel: 'over' }, []],
  ])('%s', (_, facts, expected) => {
    expect(open({ ...authorized, ...facts })).toEqual(expected)
  })
})

test('sales holds it or asks operations to cancel, and does nothing else', () => {
  expect(judgeActions(authorized, as('sales')).map(({ action }) => action)).toEqual([
    'hold',
    'release',
    'ask-cancel',
  ])
  expect(judgeActions(authorized, { kind: 'contractor', id: 1, companyId: 1, name: 'Bo' })).toEqual([])
})

const anyFacts: fc.Arbitrary<OrderFacts> = fc.record({
  state: fc.constantFrom(...ORDER_STATES),
  review: fc.constantFrom('waiting', 'approved', null),
  held_at: fc.constantFrom(at, null),
  owesTerms: fc.boolean(),
  isPaying: fc.boolean(),
  isMoving: fc.boolean(),
  isReplacementMoving: fc.boolean(),
  isCancelAsked: fc.boolean(),
  cancel: fc.constantFrom('cancel', 'too_late', 'over', 'money_moving'),
  lines: fc.array(fc.record({ lineNo: fc.nat(9), quantity: fc.nat(5), shipped: fc.nat(5) }), {
    maxLength: 4,
  }),
  shipments: fc.array(
    fc.record({ released_at: fc.option(fc.constant(at)), delivered_at: fc.option(fc.constant(at)) }),
    { maxLength: 3 },
  ),
  certificate: fc.option(
    fc.record({ number: fc.string(), state: fc.constantFrom('waiting', 'verified', 'refused') }),
    { nil: undefined },
  ),
  hasRefrigerant: fc.boolean(),
})

test('every action is judged once, and an order that has ended allows no act on its goods', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const judged = judgeActions(facts, OPERATIONS).map(({ action }) => action)
      expect(judged).toEqual(DESK_ACTIONS.filter((action) => action !== 'ask-cancel'))
      if (['cancelled', 'refunded', 'returned'].includes(facts.state))
        for (const action of ['approve', 'ship', 'verify-certificate'] as const)
          expect(open(facts)).not.toContain(action)
      expect(
        open(facts).includes('approve') && open(facts).includes('receive-check') && !facts.owesTerms,
      ).toBe(false)
    }),
  )
})
