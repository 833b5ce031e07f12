import { expect, test } from 'vitest'
import { ApiError, decodeError } from '#lib/api-error.ts'
import type { ChosenSession } from '../rules/wallet-return.ts'
import { texts } from '../texts.ts'
import { finishReturn, type ReturnCalls } from './finish-return.ts'

const session = (change: Partial<ChosenSession> = {}): ChosenSession => ({
  checkoutSessionId: 'a1',
  state: 'Open',
  reasonCode: null,
  order: { orderID: 'A000000000001', total: 1377.24, payment: 'none' },
  buyer: { name: 'Mary Smith', email: 'mary@example.com', phone: '' },
  shippingAddress: null,
  billingAddress: null,
  paymentDescriptor: 'Visa ****1111',
  webCheckoutDetails: { amazonPayRedirectUrl: 'https://payments.amazon.com/x' },
  ...change,
})

function makeCalls(answers: Partial<ReturnCalls> = {}) {
  const asked: unknown[][] = []
  const note =
    <A extends unknown[], R>(name: string, answer: (...given: A) => R) =>
    (...given: A): R => {
      asked.push([name, ...given])
      return answer(...given)
    }
  const calls: ReturnCalls = {
    readSession: note('read', answers.readSession ?? (async () => session())),
    complete: note(
      'complete',
      answers.complete ?? (async () => ({ chargeId: 'C1', orderID: 'A000000000001' })),
    ),
    confirm: note('confirm', answers.confirm ?? (async () => undefined)),
  }
  return { calls, asked }
}

/** The wallet service's answer, parsed as in the browser. */
const refusal = (status: number, errorType: string, message: string) => async () => {
  throw decodeError(status, { error: true, errorType, errorMessage: 'general', details: { message } })
}

test('[R-CO-EXPRESS, C-CO-AMZ] read, completed for our order’s total, confirmed: each once', async () => {
  const { calls, asked } = makeCalls()

  expect(await finishReturn(calls, 'a1')).toEqual({ kind: 'placed', orderID: 'A000000000001' })
  expect(asked).toEqual([
    ['read', 'a1'],
    ['complete', 'a1', 1377.24],
    ['confirm', 'A000000000001', 'C1'],
  ])
})

test('[R-CO-EXPRESS] opened again after it was paid: nothing is completed', async () => {
  const { calls, asked } = makeCalls({
    readSession: async () =>
      session({ state: 'Completed', order: { orderID: 'A000000000001', total: 1, payment: 'paid' } }),
  })

  expect(await finishReturn(calls, 'a1')).toEqual({ kind: 'placed', orderID: 'A000000000001' })
  expect(asked).toEqual([['read', 'a1']])
})

test('[X-AMZ] a failed completion shows details.message', async () => {
  const { calls } = makeCalls({
    complete: refusal(402, 'payment_declined', 'Amazon Pay did not accept the payment.'),
  })

  expect(await finishReturn(calls, 'a1')).toEqual({
    kind: 'refused',
    message: 'Amazon Pay did not accept the payment.',
  })
})

test.each<[string, Partial<ReturnCalls>, string, object]>([
  ['an address without a session', {}, '', { kind: 'nothing', message: texts.sessionUnknown }],
  ['something else in its place', {}, '../evil', { kind: 'nothing' }],
  [
    'another buyer’s session',
    { readSession: refusal(404, 'session_not_found', 'x') },
    'a1',
    { kind: 'nothing' },
  ],
  [
    'chosen, and no order yet',
    { readSession: async () => session({ order: null }) },
    'a1',
    { kind: 'review' },
  ],
  [
    'cancelled by the buyer',
    { readSession: async () => session({ state: 'Canceled', reasonCode: 'BuyerCanceled' }) },
    'a1',
    { kind: 'refused', message: texts.walletLeft('Amazon Pay') },
  ],
  [
    'declined',
    { readSession: async () => session({ state: 'Canceled', reasonCode: 'Declined' }) },
    'a1',
    { kind: 'refused', message: texts.walletDeclined('Amazon Pay') },
  ],
  [
    'not confirmed',
    { complete: refusal(409, 'payment_not_approved', 'x') },
    'a1',
    { kind: 'waiting', continueAt: 'https://payments.amazon.com/x' },
  ],
  ['Amazon is away', { complete: refusal(503, 'payment_unavailable', 'x') }, 'a1', { kind: 'unsure' }],
  [
    'the line is dead',
    { readSession: async () => Promise.reject(new TypeError('fetch failed')) },
    'a1',
    { kind: 'unsure', message: texts.walletUnavailable('Amazon Pay') },
  ],
  [
    'the outcome is not known yet',
    { complete: async () => ({ chargeId: null, orderID: 'A1' }), confirm: refusal(500, 'never', 'asked') },
    'a1',
    { kind: 'placed', orderID: 'A1' },
  ],
  [
    'the charge is not ours',
    {
      confirm: async () =>
        Promise.reject(new ApiError('payment_reference_mismatch', 'Another order.', { status: 409 })),
    },
    'a1',
    { kind: 'refused', message: 'Another order.' },
  ],
])('[R-CO-EXPRESS, X-AMZ] F32 %s', async (_, answers, id, expected) => {
  expect(await finishReturn(makeCalls(answers).calls, id)).toMatchObject(expected)
})
