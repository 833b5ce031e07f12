import { expect, test } from 'vitest'
import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { usedKeys } from './desk/desk-keys.ts'
import type { Timeline } from './desk/timeline/read-timeline.server.ts'

const orderWhere = (facts: object) =>
  Object.assign({} as DeskOrder, {
    actions: [],
    refunds: { waiting: null, mayRefund: true, left: 0 },
    returns: { returns: [], mayAsk: true, returnable: [] },
    damage: { reports: [], mayReport: false },
    shipments: [],
    serials: { machines: [] },
    ...facts,
  })

const action = (name: string, whyNot: string | null = null) => ({ action: name, whyNot })

test.each([
  ['nothing but a note is possible', {}, 'n'],
  [
    'it waits for its check',
    { actions: [action('receive-check'), action('ship', 'not_paid'), action('hold'), action('edit')] },
    'cenh',
  ],
  ['it is on hold', { actions: [action('hold', 'held_already'), action('release')] }, 'nh'],
  [
    'it was delivered',
    {
      refunds: { waiting: null, mayRefund: true, left: 5 },
      returns: { returns: [], mayAsk: true, returnable: [{}] },
      damage: { reports: [], mayReport: true },
      shipments: [{}],
      serials: { machines: [{ kind: 'shipment' }] },
    },
    'rtmnub',
  ],
])('[29] the order page names the shortcuts that do something: %s', (_, facts, keys) => {
  const names = (work: readonly object[]) =>
    usedKeys(orderWhere(facts), Object.assign({} as Timeline, { work })).join('')
  expect(names([])).toBe(`${keys}i`)
  expect(names([{}])).toBe(`${keys}oi`)
})
