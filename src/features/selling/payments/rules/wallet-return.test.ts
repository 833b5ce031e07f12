import { expect, test } from 'vitest'
import { type ReturnedSession, stepOnReturn } from './wallet-return.ts'

const order = (payment: 'none' | 'confirming' | 'paid') => ({
  orderID: 'A000000000001',
  total: 1377.24,
  payment,
})

test.each<[string, ReturnedSession, string]>([
  ['chosen, and no order yet', { state: 'Open', reasonCode: null, order: null }, 'review'],
  [
    'sent to confirm an order, confirmed or not',
    { state: 'Open', reasonCode: null, order: order('none') },
    'complete',
  ],
  [
    'completed, and our books do not know it',
    { state: 'Completed', reasonCode: null, order: order('none') },
    'complete',
  ],
  [
    'opened a second time after it was paid',
    { state: 'Completed', reasonCode: null, order: order('paid') },
    'order',
  ],
  [
    'opened a second time while it is confirmed',
    { state: 'Open', reasonCode: null, order: order('confirming') },
    'order',
  ],
  [
    'cancelled, after a card had paid the same order',
    { state: 'Canceled', reasonCode: 'BuyerCanceled', order: order('paid') },
    'order',
  ],
  [
    'cancelled by the buyer',
    { state: 'Canceled', reasonCode: 'BuyerCanceled', order: order('none') },
    'cancelled',
  ],
  ['too old', { state: 'Canceled', reasonCode: 'Expired', order: null }, 'cancelled'],
  ['declined', { state: 'Canceled', reasonCode: 'Declined', order: order('none') }, 'declined'],
  ['cancelled for a reason we do not know', { state: 'Canceled', reasonCode: null, order: null }, 'declined'],
  [
    'completed for an order that is not this browser’s',
    { state: 'Completed', reasonCode: null, order: null },
    'cancelled',
  ],
])('[R-CO-EXPRESS] F32 %s', (_, session, kind) => {
  expect(stepOnReturn(session).kind).toBe(kind)
})
