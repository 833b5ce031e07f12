import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { storeDay } from '#platform/clock/rules/store-time.ts'
import { compareMoney, differenceWords } from './compare-money.ts'
import { nextStep, progressLine } from './progress.ts'
import {
  buyerOption,
  decideCancel,
  isForward,
  planShipment,
  SHIPMENT_STATES,
  type ShippableLine,
} from './shipping.ts'

test('[R-TRACK] shipments together never hold more of a line than was ordered', () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 5 }) })
  const part = fc.array(
    fc.record({ lineNo: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 0, max: 6 }) }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.array(fc.option(part, { nil: undefined }), { maxLength: 6 }),
      (ordered, parts) => {
        const lines: ShippableLine[] = ordered.map(({ quantity }, index) => ({
          lineNo: index + 1,
          quantity,
          shipped: 0,
        }))
        let isLast = false
        for (const wanted of parts) {
          const plan = planShipment({ state: 'in_fulfilment', held_at: null }, lines, wanted)
          if (plan.kind === 'refuse') continue
          expect(isLast).toBe(false)
          isLast = plan.isLast
          for (const taken of plan.lines)
            lines.find(({ lineNo }) => lineNo === taken.lineNo)!.shipped += taken.quantity
        }
        expect(lines.every(({ quantity, shipped }) => shipped <= quantity)).toBe(true)
        expect(isLast).toBe(lines.every(({ quantity, shipped }) => shipped === quantity))
      },
    ),
  )
})

test.each(ORDER_STATES.filter((state) => !['authorized', 'paid', 'in_fulfilment'].includes(state)))(
  'an order that is %s does not ship',
  (state) => {
    expect(planShipment({ state, held_at: null }, [{ lineNo: 1, quantity: 1, shipped: 0 }])).toEqual({
      kind: 'refuse',
      reason: 'not_ready',
    })
  },
)

test('nothing of an order on hold ships', () => {
  const held = { state: 'paid', held_at: new Date('2026-11-20T16:00:00Z') } as const
  expect(planShipment(held, [{ lineNo: 1, quantity: 1, shipped: 0 }])).toEqual({
    kind: 'refuse',
    reason: 'held',
  })
})

test('a shipment only goes forward', () => {
  const steps = SHIPMENT_STATES.flatMap((from) =>
    SHIPMENT_STATES.filter((to) => isForward(from, to)).map((to) => `${from} ${to}`),
  )

  expect(steps).toEqual(['created in_transit', 'created delivered', 'in_transit delivered'])
})

test.each([
  ['authorized', { isCapturing: false, hasShipped: false, isPaying: false }, 'cancel'],
  ['authorized', { isCapturing: true, hasShipped: false, isPaying: false }, 'money_moving'],
  ['pending', { isCapturing: false, hasShipped: false, isPaying: true }, 'money_moving'],
  ['in_fulfilment', { isCapturing: false, hasShipped: true, isPaying: false }, 'too_late'],
  ['shipped', { isCapturing: true, hasShipped: true, isPaying: false }, 'too_late'],
  ['cancelled', { isCapturing: false, hasShipped: false, isPaying: false }, 'over'],
] as const)('cancelling an order that is %s with %o: %s', (state, order, expected) => {
  expect(decideCancel(state, order)).toBe(expected)
})

test.each([
  ['authorized', true, 'cancel'],
  ['authorized', false, 'ask_to_cancel'],
  ['awaiting_funds', true, 'cancel'],
  ['in_fulfilment', true, 'ask_to_cancel'],
  ['delivered', false, 'ask_to_return'],
  ['pending', true, 'none'],
  ['refunded', true, 'none'],
] as const)(
  'what a buyer may do with an order that is %s (own browser: %s): %s',
  (state, isOwn, expected) => {
    expect(buyerOption(state, isOwn, true)).toBe(expected)
  },
)

test('[K-FEES] past the time for returns, or when all is back, none is offered', () => {
  expect(buyerOption('delivered', true, false)).toBe('none')
})

test('[R-TRACK] every state has its next step in words, and its place on the line', () => {
  const moving = [{ state: 'in_transit' as const, appointmentOn: null }]
  for (const state of ORDER_STATES) expect(nextStep(state, [], (day) => day)).toMatch(/^[A-Z].*\.$/)

  expect(progressLine('cancelled', [])).toBeUndefined()
  expect(progressLine('shipped', moving)?.map((step) => step.state)).toEqual(['done', 'done', 'now', 'ahead'])
  expect(progressLine('partly_refunded', [{ state: 'delivered' }])?.map((step) => step.state)).toEqual([
    'done',
    'done',
    'done',
    'done',
  ])
  expect(nextStep('shipped', [{ state: 'in_transit', appointmentOn: '2026-11-24' }], (day) => day)).toContain(
    '2026-11-24',
  )
})

test.each([
  ['agrees', 'captured', [{ chargeId: 's', kind: 'sale', status: 'settled', amount: 500 }], undefined],
  [
    'taken without us',
    'authorized',
    [{ chargeId: 's', kind: 'sale', status: 'settled', amount: 500 }],
    'charge s: settled at the provider, authorized with us',
  ],
  [
    'let go without us',
    'captured',
    [{ chargeId: 's', kind: 'sale', status: 'voided', amount: 500 }],
    'charge s: voided at the provider, captured with us',
  ],
  [
    'another amount',
    'captured',
    [{ chargeId: 's', kind: 'sale', status: 'settled', amount: 400 }],
    'charge s: 400 cents at the provider, 500 with us',
  ],
  ['not there', 'authorized', [], 'charge s: the provider does not know it'],
  [
    'a second charge',
    'authorized',
    [{ chargeId: 't', kind: 'sale', status: 'authorized', amount: 500 }],
    'charge t: authorized at the provider, unknown to us',
  ],
  ['on its way', 'unknown', [], undefined],
] as const)('our books against the provider: %s', (_, status, charges, expected) => {
  expect(
    wordsOf(compareMoney({ attempts: [{ status, chargeId: 's', amount: 500 }], movements: [] }, charges)),
  ).toBe(expected)
})

test('a day is the day where the store is: an evening in Chicago is not tomorrow', () => {
  expect(storeDay('2026-11-22T03:30:00.000Z')).toBe('Sat, Nov 21')
})

const wordsOf = (found: ReturnType<typeof compareMoney>) => found && differenceWords(found)
