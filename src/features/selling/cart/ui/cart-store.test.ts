import { expect, test } from 'vitest'
import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import { LIFTGATE_DELIVERY, PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import type { SalesTax } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { ApiError } from '#lib/api-error.ts'
import { toCents } from '#lib/money.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import { makeCartDependencies, settled, wireItem } from '#tests/fixtures/cart/cart-dependencies.ts'
import { averageTax } from '#tests/fixtures/shop/taxes.ts'
import { CLEARED_WITH_CART } from '../rules/effects.ts'
import { cartTotals } from '../rules/totals.ts'
import { texts } from '../texts.ts'
import { createCartStore } from './cart-store.ts'

const stored = (items: unknown[], couponCode: string | null = null) =>
  JSON.stringify({ items, couponCode, preferredShipping: null })
const liftgate = ADDITIONAL_SERVICES[0]!
const idsOf = (text: string | null): string[] =>
  (JSON.parse(text ?? '{"items":[]}') as { items: { id: string }[] }).items.map((item) => item.id)

test('[A-INTERNAL] [D4] what staff see of a cart comes with its check; others have nothing', async () => {
  const internal = {
    grossProfit: 412.5,
    inventory: [{ id: '450000001', available: 12, reserved: 3 }],
  }
  const check = async () => ({ products: [], rules: null, internal })
  const saved = JSON.stringify({ items: [makeItem()], couponCode: null, preferredShipping: null })
  const staff = createCartStore(makeCartDependencies({ saved, check }))
  await staff.check()

  expect(staff.state.getState().internal).toEqual({
    grossProfit: 41_250,
    inventory: { '450000001': { available: 12, reserved: 3 } },
  })

  const other = createCartStore(makeCartDependencies({ saved }))
  await other.check()
  expect(other.state.getState().internal).toBeNull()
})

test('[S-CART-07] adding saves the cart, writes the count and asks for freight and tax', async () => {
  const page = makeCartDependencies()
  const store = createCartStore(page)

  await store.add('450000001', 2, 'Furnace')
  await settled()

  expect(idsOf(page.diary.saved)).toEqual(['450000001'])
  expect(page.diary.counts).toEqual([2])
  expect(page.diary.shippingAsked).toEqual([['450000001']])
  expect(cartTotals(store.state.getState())).toMatchObject({
    subTotal: 255_400,
    taxAmount: 10_000,
    total: 265_400,
  })
  expect(page.diary.tracked).toEqual(['add_to_cart 2 × 450000001'])
})

test('a product that is refused changes nothing and says why', async () => {
  const page = makeCartDependencies()
  page.api.products = async () => {
    throw new ApiError('unknown_products', 'We do not sell this.', { status: 404 })
  }
  const store = createCartStore(page)

  await expect(store.add('450000001', 1, 'Furnace')).rejects.toThrow('We do not sell this.')
  expect(store.state.getState().items).toEqual([])
  expect(page.diary.saved).toBeNull()
})

test('[S-CART-05] a saved cart is loaded and priced, and not written back', async () => {
  const text = stored([makeItem()])
  const page = makeCartDependencies({ saved: text })
  const store = createCartStore(page)
  await settled()

  expect(store.state.getState().items.map((item) => item.name)).toEqual(['Steady 96 Gas Furnace, 80,000 BTU'])
  expect(page.diary.saved).toBe(text)
  expect(page.diary.taxAsked).not.toEqual([])
})

test.each([
  ['not JSON'],
  ['{}'],
  ['null'],
  ['{"items":[{"id":7}],"couponCode":null,"preferredShipping":null}'],
  ['[]'],
])('a corrupt saved cart counts as none: %s', (saved) => {
  expect(createCartStore(makeCartDependencies({ saved })).state.getState().items).toEqual([])
})

test('a change in another tab is loaded', async () => {
  const page = makeCartDependencies({ saved: stored([makeItem()]) })
  const store = createCartStore(page)
  page.diary.saved = stored([makeItem({ qty: 3 })])

  store.reload()

  expect(store.state.getState().items.map((item) => item.qty)).toEqual([3])
})

test('two stores on one storage do not loop: loading does not write', async () => {
  const text = stored([makeItem()], 'SAVE100')
  const applyCoupon = async () => ({
    couponCode: 'SAVE100',
    discount: 100,
    discountedProducts: [
      { productNumber: '450000001', discountAmount: 100, fullPrice: 1277, resetPrice: 1277 },
    ],
  })
  const page = makeCartDependencies({ saved: text, applyCoupon })
  const store = createCartStore(page)
  await settled()
  const first = page.diary.saved

  store.reload()
  await settled()

  expect(page.diary.saved).toBe(first)
})

test('of two tax answers the one requested last counts, in any order of arrival', async () => {
  const answers: ((tax: number) => void)[] = []
  const tax = () =>
    new Promise<{ tax: number } & SalesTax>((resolve) =>
      answers.push((amount) => resolve({ tax: amount, ...averageTax(0.1) })),
    )
  const store = createCartStore(
    makeCartDependencies({
      saved: stored([makeItem()]),
      tax,
      shippingRates: () => new Promise(() => undefined),
    }),
  )
  store.send({ type: 'quantityChanged', id: '450000001', qty: 2 })

  answers[1]?.(200)
  answers[0]?.(100)
  await settled()

  expect(store.state.getState().tax).toMatchObject({ kind: 'ready', data: { tax: 20_000 } })
})

test('[X-TAX] a tax that could not be calculated stores its message', async () => {
  const store = createCartStore(
    makeCartDependencies({
      saved: stored([makeItem()]),
      tax: async () => {
        throw new ApiError('tax_failed', texts.taxFailed)
      },
    }),
  )
  await settled()

  expect(store.state.getState().tax).toEqual({ kind: 'failed', error: texts.taxFailed })
})

test('[X-SHIP] freight that could not be calculated stores its message and offers nothing', async () => {
  let works = true
  const shippingRates = async () => {
    if (works) return [makeOption()]
    throw new Error('There was a problem fetching your shipping options.')
  }
  const store = createCartStore(makeCartDependencies({ saved: stored([makeItem()]), shippingRates }))
  await settled()
  works = false
  store.send({ type: 'destinationChanged' })
  await settled()

  expect(store.state.getState().shipping).toMatchObject({
    shippingOptions: { kind: 'failed', error: 'There was a problem fetching your shipping options.' },
    selectedShippingOption: null,
  })
})

test('[X-COUPON] a code that is refused keeps the prices and says so', async () => {
  const store = createCartStore(makeCartDependencies({ saved: stored([makeItem()]) }))
  store.send({ type: 'couponEntered', code: 'NOPE' })
  await settled()

  expect(store.state.getState().coupon).toEqual({
    kind: 'failed',
    code: 'NOPE',
    message: 'Invalid Discount Code',
  })
  expect(cartTotals(store.state.getState()).discount).toBe(0)
})

test('[X-CHECK] a check that fails says so', async () => {
  const store = createCartStore(
    makeCartDependencies({
      saved: stored([makeItem()]),
      check: async () => {
        throw new TypeError('fetch failed')
      },
    }),
  )
  await store.check()

  expect(store.state.getState().alerts.popupMessage).toBe(texts.checkFailed)
})

test('[X-EXPIRED][S-CART-15] a check that finds another price takes it and says so', async () => {
  const check = async () => ({
    products: [
      {
        id: '450000001',
        price: 1300,
        traits: [],
        availability: { status: 'in_stock' as const, left: null, restockOn: null },
        quantityAvailable: 1,
      },
    ],
    rules: null,
  })
  const store = createCartStore(makeCartDependencies({ saved: stored([makeItem()]), check }))
  await store.check()

  expect(store.state.getState().items[0]?.price).toBe(130_000)
  expect(store.state.getState().alerts.popupMessage).toBe(
    'One or more items in the cart had an expired price. The product prices have been updated accordingly.',
  )
})

test('[V-CHECK] an empty cart is not checked', async () => {
  let asked = 0
  const page = makeCartDependencies({
    check: async () => {
      asked++
      return { products: [], rules: null }
    },
  })
  await createCartStore(page).check()

  expect(asked).toBe(0)
})

test('[S-CART-13] clearing forgets everything that belongs to a cart', () => {
  const page = makeCartDependencies({ saved: stored([makeItem()]) })
  createCartStore(page).send({ type: 'cleared' })

  expect(page.diary.forgotten).toEqual([[...CLEARED_WITH_CART]])
  expect(idsOf(page.diary.saved)).toEqual([])
  expect(page.diary.counts.at(-1)).toBe(0)
})

test('undoing a removal brings the product back with the service that left with it', async () => {
  const page = makeCartDependencies({ saved: stored([makeItem()]) })
  const store = createCartStore(page)
  store.send({ type: 'serviceToggled', service: liftgate })
  await settled()
  const before = store.state.getState()
  store.send({ type: 'itemRemoved', id: '450000001' })

  store.putBack(before)

  expect(store.state.getState().items.map((item) => item.id)).toEqual(['450000001', LIFTGATE_DELIVERY])
  expect(idsOf(page.diary.saved)).toEqual(['450000001', LIFTGATE_DELIVERY])
})

test('undoing a removal leaves alone what was changed since', () => {
  const store = createCartStore(
    makeCartDependencies({ saved: stored([makeItem(), makeItem({ id: '450000002', price: 100 })]) }),
  )
  const before = store.state.getState()
  store.send({ type: 'itemRemoved', id: '450000002' })
  store.send({ type: 'quantityChanged', id: '450000001', qty: 5 })

  store.putBack(before)

  expect(store.state.getState().items.map((item) => [item.id, item.qty])).toEqual([
    ['450000001', 5],
    ['450000002', 1],
  ])
})

test('undoing a clearing brings back code and delivery choice too', async () => {
  const applyCoupon = async () => ({
    couponCode: 'SAVE100',
    discount: 100,
    discountedProducts: [
      { productNumber: '450000001', discountAmount: 100, fullPrice: 1277, resetPrice: 1277 },
    ],
  })
  const shippingRates = async () => [makeOption(), makeOption({ type: 'guaranteed', cost: 9_500 })]
  const page = makeCartDependencies({ saved: stored([makeItem()], 'SAVE100'), applyCoupon, shippingRates })
  const store = createCartStore(page)
  await settled()
  store.send({ type: 'shippingChosen', option: 'guaranteed' })
  const before = store.state.getState()
  store.send({ type: 'cleared' })

  store.putBack(before)
  await settled()

  const cart = store.state.getState()
  expect(cart.items.map((item) => item.id)).toEqual(['450000001', PRIORITY_DELIVERY])
  expect(cart.coupon).toMatchObject({ kind: 'applied', code: 'SAVE100' })
  expect(JSON.parse(page.diary.saved ?? '')).toMatchObject({
    couponCode: 'SAVE100',
    preferredShipping: { type: 'guaranteed' },
  })
})

test('[S-CART-10] the guaranteed option costs what its line costs, and shipping nothing', async () => {
  const shippingRates = async () => [makeOption(), makeOption({ type: 'guaranteed', cost: 9_500 })]
  const store = createCartStore(makeCartDependencies({ saved: stored([makeItem()]), shippingRates }))
  await settled()
  store.send({ type: 'shippingChosen', option: 'guaranteed' })

  const cart = store.state.getState()
  expect(cart.items.find((item) => item.id === PRIORITY_DELIVERY)?.price).toBe(9_500)
  expect(cartTotals(cart)).toMatchObject({ shippingCost: toCents(0), subTotal: 137_200 })
})

test('a product added twice is one line at the newest price', async () => {
  const page = makeCartDependencies({ products: [wireItem({ price: 1300 })], saved: stored([makeItem()]) })
  const store = createCartStore(page)
  await store.add('450000001', 1, 'Furnace')

  expect(store.state.getState().items.map((item) => [item.qty, item.price])).toEqual([[2, 130_000]])
})

test('[C-SEND] a cart link adds what the cart lacks; opened again it changes nothing', async () => {
  const store = createCartStore(
    makeCartDependencies({
      products: async ({ products }) => ({
        products: products.map(({ id, qty }) => wireItem({ id, qty: qty ?? 1 })),
      }),
    }),
  )
  const linked = [
    { id: '450000001', qty: 2 },
    { id: '450000002', qty: 1 },
  ]
  await store.add('450000001', 1, 'Furnace')

  await store.fill(linked)
  await store.fill(linked)

  expect(store.state.getState().items.map(({ id, qty }) => ({ id, qty }))).toEqual(linked)
})

test('[C-SEND] products of a link that are no longer sold are left out, and it says so', async () => {
  const page = makeCartDependencies({
    async products({ products }) {
      if (products.some(({ id }) => id === '450000009'))
        throw new ApiError('unknown_products', 'No.', { status: 404, details: { products: ['450000009'] } })
      return { products: products.map(({ id, qty }) => wireItem({ id, qty: qty ?? 1 })) }
    },
  })
  const store = createCartStore(page)

  await store.fill([
    { id: '450000001', qty: 1 },
    { id: '450000009', qty: 1 },
  ])

  expect(store.state.getState().items.map(({ id }) => id)).toEqual(['450000001'])
  expect(store.state.getState().alerts.popupMessage).toBe(
    'One product in this link is no longer sold. We added the rest to your cart.',
  )
})

test('[X-PASTE] products of a link that cannot be loaded: a message, and the cart is unchanged', async () => {
  const store = createCartStore(
    makeCartDependencies({ products: () => Promise.reject(new TypeError('network')) }),
  )

  await store.fill([{ id: '450000001', qty: 1 }])

  expect(store.state.getState().alerts.popupMessage).toBe(
    'There was an error pasting the products to the cart',
  )
})

test('a later ship date is sent when the options are asked for, and stays with another option', async () => {
  const shippingRates = async () => [makeOption(), makeOption({ type: 'guaranteed', cost: 9_500 })]
  const page = makeCartDependencies({ saved: stored([makeItem()]), shippingRates })
  const dates: (string | null)[] = []
  const store = createCartStore({
    ...page,
    shippingRates(items, requestedShipDate, signal) {
      dates.push(requestedShipDate)
      return page.shippingRates(items, requestedShipDate, signal)
    },
  })
  await settled()

  store.send({ type: 'shippingChosen', option: 'standard', requestedShipDate: '2026-12-01' })
  await settled()
  store.send({ type: 'shippingChosen', option: 'guaranteed' })
  await settled()
  expect(store.state.getState().shipping.selectedShippingOption).toMatchObject({
    type: 'guaranteed',
    requestedShipDate: '2026-12-01',
  })
  store.send({ type: 'shippingChosen', option: 'guaranteed', requestedShipDate: null })
  await settled()

  expect(dates).toEqual([null, '2026-12-01', null])
})
