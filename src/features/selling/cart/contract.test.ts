import { expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import { storedCartSchema } from './contract/stored-cart.ts'
import { cartContract } from './contract.ts'
import { reduceCart, toStored } from './rules/cart.ts'
import type { CartEvent } from './rules/events.ts'
import { type Cart, EMPTY_CART } from './rules/types.ts'
import { checkedFromWire, discountedFromWire, optionFromWire } from './view/from-wire.ts'

const play = (...events: CartEvent[]): Cart => events.reduce(reduceCart, EMPTY_CART)
const added: CartEvent = { type: 'itemAdded', item: makeItem(), qty: 2 }

test('[S-CART-05] [S-CART-07] a stored cart reads back as the same cart', () => {
  const options: CartEvent = {
    type: 'shippingRatesReceived',
    options: [makeOption(), makeOption({ type: 'guaranteed', cost: 9_900 })],
  }
  const stored = toStored(
    play(
      added,
      options,
      { type: 'shippingChosen', option: 'guaranteed', requestedShipDate: '2026-12-10' },
      { type: 'couponEntered', code: 'SPRING' },
    ),
  )

  expect(storedCartSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test.each([
  ['no cart', null],
  ['an older shape', { items: [{ id: '1' }] }],
  ['a price of a fraction of a cent', { ...toStored(play(added)), items: [{ ...makeItem(), price: 0.5 }] }],
  ['a negative quantity', { ...toStored(play(added)), items: [{ ...makeItem(), qty: -1 }] }],
])('refuses an invalid stored cart: %s', (_, value) => {
  expect(storedCartSchema.safeParse(value).success).toBe(false)
})

test('wire amounts become cents', () => {
  const availability = { status: 'in_stock', left: null, restockOn: null } as const

  expect(
    optionFromWire({
      type: 'standard',
      label: 'Standard Shipping',
      cost: 13.53,
      shipDate: null,
      deliveryDate: null,
      deliveryDateTo: null,
    }),
  ).toMatchObject({ cost: 1_353, overrideCost: null })
  expect(
    checkedFromWire({ id: '450000001', price: 1_299.99, traits: [], availability, quantityAvailable: 1 }),
  ).toMatchObject({ price: 129_999 })
  expect(
    discountedFromWire({
      productNumber: '450000001',
      discountAmount: 127.7,
      fullPrice: 1_277,
      resetPrice: 1_277,
    }),
  ).toEqual({
    productNumber: '450000001',
    discountAmount: 12_770,
    fullPrice: 127_700,
    resetPrice: 127_700,
  })
})

test('[E-CARTSTATE] accessories, payment, alerts, repricing and internal details of a cart', () => {
  const reprice = { '450000001': { price: toCents(100_000), reason: 'Contractor price' } }
  const cart = play(
    added,
    { type: 'accessoriesOpened', mainProduct: '450000001' },
    { type: 'accessoryQuantityChanged', id: '450000007', qty: 2 },
    { type: 'accessoryQuantityChanged', id: '450000008', qty: 1 },
    { type: 'accessoryQuantityChanged', id: '450000008', qty: 0 },
    { type: 'repriced', reprice },
    {
      type: 'cartChecked',
      products: [],
      internal: {
        grossProfit: toCents(30_000),
        inventory: { '450000001': { available: 20, reserved: 2 } },
      },
    },
    { type: 'cartSaved' },
    { type: 'paymentStarted' },
    { type: 'paymentFailed', method: 'creditCard', message: 'Declined' },
  )

  expect(cart.accessories).toEqual({
    selectedAccessories: [{ id: '450000007', qty: 2 }],
    numAccessories: 2,
    mainProductAdded: '450000001',
    modalOpen: true,
  })
  expect(cart.payment).toEqual({
    orderID: null,
    paymentError: { method: 'creditCard', message: 'Declined' },
    paymentProcessing: false,
    checkoutConfirmation: false,
  })
  expect([cart.items[0]?.price, cart.reprice, cart.internal?.grossProfit, cart.cartSaved]).toEqual([
    100_000,
    reprice,
    30_000,
    true,
  ])
})

test('[S-REQ] closing the accessories resets their count; clearing the cart keeps the placed order', () => {
  const cart = play(
    added,
    { type: 'accessoriesOpened', mainProduct: '450000001' },
    { type: 'accessoriesClosed' },
    { type: 'orderPlaced', orderID: 'A1' },
    { type: 'alertsDismissed' },
    { type: 'cleared' },
  )

  expect(cart).toEqual({
    ...EMPTY_CART,
    payment: { orderID: 'A1', paymentError: null, paymentProcessing: false, checkoutConfirmation: true },
  })
})

test.each(['source', 'partnerID', 'quoteID'])('a browser cannot choose the source: %s', async (field) => {
  const body = { destinationZip: '60614', products: [{ id: '450000001', quantity: 1 }] }
  const schema = cartContract.tax['~orpc'].inputSchema?.['~standard']

  expect(await schema?.validate(body)).not.toHaveProperty('issues')
  expect(await schema?.validate({ ...body, [field]: 'quote' })).toHaveProperty('issues')
})
