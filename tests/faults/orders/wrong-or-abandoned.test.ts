import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, fillStock, issueCoupon } from '#tests/fixtures/shop/products.ts'
import { breaches } from '../checks/invariants.ts'
import * as naive from '../naive/naive.ts'
import { heldBy } from '../stage/aftermath.ts'
import { approvedPaypal, type ProviderStage, providerStage } from '../stage/provider-stage.ts'

let stage: ProviderStage

beforeEach(async () => {
  stage = await providerStage(await makeDatabase())
  await fillStock(stage.database.db, { furnaces: 3 })
})
afterEach(() => stage.close())

const shop = () => stage.shops[0]
const control = () => stage.sandbox.control
const card = () => control().tokenize('4111111111111111')
const found = async () =>
  breaches({ db: stage.database.db, ledger: heldBy(stage.sandbox), mails: stage.mails })
const progress = (orderID: string) => shop().progress({ orderID, postal: '60614' })
const settle = async () => {
  stage.clock.advance(70_000)
  for (const name of ['reconcile-payments', 'outbox']) await stage.work(name)
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )

describe('F30: the provider’s answer is about another order or amount', () => {
  test.each(['wrong_amount', 'wrong_currency'] as const)(
    '%s on a card: not paid, the charge is voided, and another try pays',
    async (behavior) => {
      control().fault({ op: 'sale', behavior })
      const { orderID, state } = await shop().checkout(makeCardBody([{ id: FURNACE, qty: 1 }], card()))
      await settle()

      expect([state, control().liveSales(orderID), await progress(orderID)]).toMatchObject([
        'confirming',
        0,
        { state: 'pending', payment: 'declined' },
      ])
      expect((await shop().pay(orderID, card())).state).toBe('authorized')
      await settle()
      expect(await found()).toEqual([])
    },
  )

  test('another order on a card: not paid, and the check finds the orphan charge', async () => {
    control().fault({ op: 'sale', behavior: 'wrong_order' })
    const { orderID, state } = await shop().checkout(makeCardBody([{ id: FURNACE, qty: 1 }], card()))
    await settle()

    expect([state, await progress(orderID)]).toMatchObject([
      'confirming',
      { state: 'pending', payment: 'declined' },
    ])
    expect(await found()).toEqual([
      expect.stringMatching(/^I3: charge \w+ of A0THER0RDER00 has no live order$/),
    ])
  })

  test.each<[string, (approval: { currency: string; customId: string }) => unknown]>([
    ['another currency', (approval) => Object.assign(approval, { currency: 'CAD' })],
    ['another order', (approval) => Object.assign(approval, { customId: 'A0THER0RDER00' })],
  ])('%s at PayPal: refused before any money moves', async (_, change) => {
    const { orderID, reference } = await approvedPaypal(stage)
    change(control().inner.ledger.state.paypal.orders.get(reference)!)

    expect(await refusalOf(shop().payByPaypal(orderID, reference))).toBe('payment_failed')
    expect([control().ledger().movements, (await progress(orderID)).state]).toEqual([[], 'pending'])
  })

  test('control: a shop that accepts any approval ships for a dollar; the check finds it', async () => {
    control().fault({ op: 'sale', behavior: 'wrong_amount' })
    const { orderID } = await shop().checkout(makeCardBody([{ id: FURNACE, qty: 1 }], card()))
    await naive.placeWithoutComparing(stage.database.db, orderID)

    expect(await found()).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`I4: order ${orderID} says it is paid`),
        expect.stringContaining('I8'),
      ]),
    )
  })
})

const TTL_MS = 31 * 60_000

describe('F31: declined, or abandoned', () => {
  test.each<[string, (items: { id: string; qty: number }[], couponCode: string) => Promise<unknown>]>([
    [
      'the card was declined and the buyer left',
      (items, couponCode) =>
        shop().checkout(withCoupon(makeCardBody(items, control().tokenize('4000111111111115')), couponCode)),
    ],
    [
      'PayPal’s window was left open',
      (items, couponCode) =>
        shop()
          .checkout(makeBody(items, { discounts: { couponCode } }, 'PayPal'))
          .then(({ orderID }) => shop().beginPaypal(orderID)),
    ],
    [
      'approved in PayPal’s window and never placed',
      async (items, couponCode) => {
        const { orderID } = await shop().checkout(makeBody(items, { discounts: { couponCode } }, 'PayPal'))
        control().approvePaypal((await shop().beginPaypal(orderID)).paypalOrderId)
      },
    ],
  ])('%s: stock and coupon come back, and the same cart can be bought again', async (_, leave) => {
    const couponCode = await issueCoupon(stage.database.db, { usage: 1 })
    const items = [{ id: FURNACE, qty: 3 }]
    await leave(items, couponCode).catch(() => undefined)
    expect(await refusalOf(shop().checkout(makeBody(items)))).toBe('out_of_stock')
    stage.clock.advance(TTL_MS)
    await stage.work('expire-orders')

    expect(await found()).toEqual([])
    expect((await shop().checkout(withCoupon(makeCardBody(items, card()), couponCode))).state).toBe(
      'authorized',
    )
    await settle()
    expect(await found()).toEqual([])
  })

  test('an approval that is used after the order has ended moves no money', async () => {
    const { orderID, reference } = await approvedPaypal(stage)
    stage.clock.advance(TTL_MS)
    await stage.work('expire-orders')

    expect(await refusalOf(shop().payByPaypal(orderID, reference))).toBe('order_closed')
    expect(control().ledger().movements).toEqual([])
    expect(await found()).toEqual([])
  })

  test('control: the check finds an order that ended without returning its stock', async () => {
    const couponCode = await issueCoupon(stage.database.db, { usage: 1 })
    const { orderID } = await shop().checkout(
      makeBody([{ id: FURNACE, qty: 3 }], { discounts: { couponCode } }, 'PayPal'),
    )
    await naive.cancelAndForget(stage.database.db, orderID)

    expect(await found()).toEqual(
      expect.arrayContaining([expect.stringContaining('I6'), expect.stringContaining('I7')]),
    )
  })
})

/** The same body with ten percent off, computed as an honest browser does. */
function withCoupon(
  body: ReturnType<typeof makeCardBody>,
  couponCode: string,
): ReturnType<typeof makeCardBody> {
  const priced = makeBody(
    body.products.map(({ id, qty }) => ({ id, qty })),
    { discounts: { couponCode } },
    'creditCard',
  )
  return {
    ...priced,
    paymentInfo: { ...priced.paymentInfo, ...body.paymentInfo, amount: priced.paymentInfo.amount },
  }
}
