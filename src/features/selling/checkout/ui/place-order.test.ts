import { expect, test } from 'vitest'
import { LIFTGATE_DELIVERY, PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { reduceCart } from '#features/selling/cart/rules/cart.ts'
import { ApiError } from '#lib/api-error.ts'
import { toCents } from '#lib/money.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import { makeForm, makePricedCart } from '#tests/fixtures/cart/checkout.ts'
import { checkoutContract } from '../contract.ts'
import { formTexts } from '../texts.ts'
import { beginApproval, checkoutBody, type Pay, type PlaceOrder, placeOrder } from './place-order.ts'

const body = checkoutBody(makePricedCart(), makeForm())
const refuse = (error: unknown) => async () => {
  throw error
}

function makeCalls(answers: { place?: () => Promise<unknown>; pay?: Pay } = {}) {
  const asked: string[][] = []
  const place = (async (_body: unknown, key: string) => {
    asked.push(['place', key])
    return (answers.place ?? (async () => ({ orderID: 'A1', state: 'pending', total: 1377 })))()
  }) as PlaceOrder
  const pay: Pay = async (orderID) => {
    asked.push(['pay', orderID])
    return (answers.pay ?? (async () => ({ state: 'authorized' })))(orderID)
  }
  return { asked, place, pay }
}

test('an order that is paid online is placed and then paid, once', async () => {
  const { asked, place, pay } = makeCalls()

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({ kind: 'placed', orderID: 'A1' })
  expect(asked).toEqual([
    ['place', 'key-1'],
    ['pay', 'A1'],
  ])
})

test('[C-CO-PAYPAL] an approval at the provider belongs to the order of this attempt', async () => {
  const { place } = makeCalls()

  expect(await beginApproval(place, body, 'key-1', async (orderID) => `approval of ${orderID}`)).toEqual({
    kind: 'begun',
    begun: 'approval of A1',
  })
})

test('[X-PAY] an approval of another order leads back to the payment', async () => {
  const { place, pay } = makeCalls({
    pay: refuse(
      new ApiError('payment_reference_mismatch', 'Please approve the payment again.', { status: 409 }),
    ),
  })

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({
    kind: 'card',
    message: 'Please approve the payment again.',
  })
})

test('[X-PAY] when PayPal does not answer, a message says so and no approval begins', async () => {
  const { place } = makeCalls()

  const ask = refuse(new ApiError('payment_unavailable', 'PayPal does not answer.', { status: 503 }))

  expect(await beginApproval(place, body, 'key-1', ask)).toEqual({
    kind: 'card',
    message: 'PayPal does not answer.',
  })
})

test('an order that is paid already begins no approval', async () => {
  const { place } = makeCalls({ place: async () => ({ orderID: 'A1', state: 'authorized', total: 1377 }) })

  expect(await beginApproval(place, body, 'key-1', async () => 'never')).toEqual({
    kind: 'placed',
    orderID: 'A1',
  })
})

test('an order by check needs no card', async () => {
  const { asked, place } = makeCalls({
    place: async () => ({ orderID: 'A1', state: 'awaiting_funds', total: 1377 }),
  })

  expect(await placeOrder(place, body, 'key-1', null)).toEqual({ kind: 'placed', orderID: 'A1' })
  expect(asked).toEqual([['place', 'key-1']])
})

test('an order that is already paid is not paid again', async () => {
  const { asked, place, pay } = makeCalls({
    place: async () => ({ orderID: 'A1', state: 'authorized', total: 1377 }),
  })

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({ kind: 'placed', orderID: 'A1' })
  expect(asked).toEqual([['place', 'key-1']])
})

test('a payment that is still being confirmed leads to the order too', async () => {
  const { place, pay } = makeCalls({ pay: async () => ({ state: 'confirming' }) })

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({ kind: 'placed', orderID: 'A1' })
})

test.each([
  ['payment_declined', 402],
  ['payment_failed', 402],
  ['payment_reference_used', 409],
  ['too_many_tries', 429],
  ['payment_unavailable', 503],
])('[X-PAY] %s asks for the card again with the answer’s message', async (code, status) => {
  const { place, pay } = makeCalls({
    pay: refuse(new ApiError(code, 'Your card was not accepted.', { status })),
  })

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({
    kind: 'card',
    message: 'Your card was not accepted.',
  })
})

test.each([
  ['a broken line', new TypeError('fetch failed')],
  ['a server that broke down', new ApiError('internal', 'Unexpected', { status: 500 })],
  ['an answer without an envelope', new Error('The server answered 502')],
])('[X-PAY] after %s the outcome is unknown, and pressing again is safe', async (_, error) => {
  const { place, pay } = makeCalls({ place: refuse(error) })

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({ kind: 'unsure', message: formTexts.unsure })
})

test('[X-PRICE] wrong prices come back with the ones that hold', async () => {
  const error = new ApiError('price', 'The price of one or more items in the cart was invalid', {
    status: 409,
    details: { invalidProductPrices: [{ id: '450000001', price: 1300.5 }] },
  })
  const { place, pay } = makeCalls({ place: refuse(error) })

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({
    kind: 'prices',
    message: 'The price of one or more items in the cart was invalid',
    prices: [{ id: '450000001', price: toCents(130_050) }],
  })
})

test('[X-PRICE] any other refusal of the cart keeps its code and words', async () => {
  const { place, pay } = makeCalls({
    place: refuse(new ApiError('out_of_stock', 'There are not enough.', { status: 409 })),
  })

  expect(await placeOrder(place, body, 'key-1', pay)).toEqual({
    kind: 'refused',
    code: 'out_of_stock',
    message: 'There are not enough.',
    details: {},
  })
})

test('[C-CHECKOUT] the body matches the contract', () => {
  const item = makeItem({ id: '450000002', price: 8_249, qty: 3, couponDiscountAmount: toCents(1_237) })
  const applied = {
    ...makePricedCart({ items: [makeItem(), item] }),
    coupon: { kind: 'applied', code: 'WELCOME5', discountedProducts: [] },
  } as const
  const sent = checkoutBody(applied, makeForm({ phoneExtension: '12', commentsForCarrier: 'Gate code 4' }))

  expect(checkoutContract.place['~orpc'].inputSchema?.parse(sent)).toMatchObject({
    email: 'dana@example.com',
    discounts: { couponCode: 'WELCOME5' },
    shippingInfo: { carrierInstructions: 'Gate code 4', postcode: '60614' },
  })
  expect(
    sent.products.map(({ id, qty, price, discount }) => [id, qty, price, discount?.discountAmount]),
  ).toEqual([
    ['450000001', 1, 1277, 0],
    ['450000002', 3, 82.49, 4.12],
  ])
})

test('[E-CHECKOUTITEM] every field of an item is sent', () => {
  expect(body.products).toEqual([
    {
      id: '450000001',
      price: 1277,
      retailPrice: 1277,
      kBType: 'gas-furnace',
      discount: { discountAmount: 0 },
      qty: 1,
      quoteID: null,
    },
  ])
})

test('[S-CART-10] a guaranteed delivery sends its line, its type and no shipping cost', () => {
  const options = [makeOption(), makeOption({ type: 'guaranteed', cost: 9_500 })]
  const cart = reduceCart(makePricedCart({ options }), { type: 'shippingChosen', option: 'guaranteed' })
  const sent = checkoutBody(cart, makeForm())

  expect(sent.shippingMethod).toMatchObject({ type: 'guaranteed', cost: 0 })
  expect(sent.products.map((product) => [product.id, product.price])).toEqual([
    ['450000001', 1277],
    [PRIORITY_DELIVERY, 95],
  ])
  expect(sent.paymentInfo.amount).toBe(1472)
})

test('sends an add-on service as a separate line', () => {
  const liftgate = makeItem({
    id: LIFTGATE_DELIVERY,
    isService: true,
    isAdditionalService: true,
    price: 2_500,
  })

  expect(
    checkoutBody(makePricedCart({ items: [makeItem(), liftgate] }), makeForm()).products.map(({ id }) => id),
  ).toEqual(['450000001', LIFTGATE_DELIVERY])
})

test('[S-CO-06] neither partner fields nor card data are sent', () => {
  const fields = [
    'removeTaxAmount',
    'originalOrder',
    'customerID',
    'projectID',
    'discountReason',
    'discountComments',
    'discountResponsibleParty',
    'removeVideo',
  ]

  expect(Object.keys(body).filter((key) => fields.includes(key))).toEqual([])
  expect(Object.keys(body.paymentInfo)).toEqual(['amount', 'method'])
})

test('the billing address is the shipping address until another one is given', () => {
  const billing = {
    ...makeForm().shipping,
    firstName: 'Ada',
    address: '1 Main St',
    city: 'Reno',
    state: 'NV',
    zipcode: '89501',
  }

  expect(body.billingInfo.city).toBe('Chicago')
  expect(
    checkoutBody(makePricedCart(), makeForm({ billingAndShippingAddressAreTheSame: false, billing }))
      .billingInfo,
  ).toMatchObject({ name: 'Ada Reyes', city: 'Reno', postcode: '89501' })
})
