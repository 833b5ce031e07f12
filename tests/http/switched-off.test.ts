import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { LIFTGATE_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { setMerchant } from '#lib/merchant/merchant.ts'
import { type Offer, offSentence } from '#lib/merchant/offers.ts'
import { bodyFor, placeOrder } from '#tests/fixtures/buyers/order.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let product: ProductCard
beforeAll(async () => {
  app = await testApp()
  const found = await (await app.post('/search', { query: 'gas furnace', limit: 1 })).json()
  product = found.hits.hits[0]._source
})
afterEach(() => setMerchant({ switchedOff: [], figures: {} }))
afterAll(() => app.close())

const opinion = () => ({ productId: product.id, author: 'Ada', email: 'ada@example.com' })
const CALLS: readonly (readonly [Offer, path: string, body: () => object])[] = [
  [
    'offer reviews',
    '/reviews',
    () => ({
      ...opinion(),
      rating: 4,
      title: 'Warm at last',
      body: 'It replaced an old furnace; it is warm.',
    }),
  ],
  [
    'offer questions',
    '/questions',
    () => ({ ...opinion(), question: 'Does it fit a closet 21 inches wide?' }),
  ],
]

describe('[29] what staff switched off is refused with a sentence, and stores nothing', () => {
  test.each(CALLS)('%s', async (offer, path, body) => {
    setMerchant({ switchedOff: [offer] })
    const refused = await app.post(path, body())
    expect([refused.status, (await refused.json()).errorMessage]).toEqual([503, offSentence(offer)])
    setMerchant({ switchedOff: [] })
    expect((await app.post(path, body())).status).toBe(200)
  })

  test('offer returns: the buyer is told to call, and staff go on', async () => {
    const { orderID, cookie } = await placeOrder(app, { id: product.id, price: product.price })
    const ask = () => app.post(`/orders/${orderID}/return`, { why: 'not_needed', lines: [] }, { cookie })
    setMerchant({ switchedOff: ['offer returns'] })
    const refused = await ask()
    expect([refused.status, (await refused.json()).errorMessage]).toEqual([503, offSentence('offer returns')])
    setMerchant({ switchedOff: [] })
    expect((await ask()).status).toBe(409)
  })

  test('deliveries: gone from the options, and the checkout refuses them', async () => {
    const goods = { id: product.id, price: product.price }
    const shippingMethod = { cost: 0, type: 'guaranteed' }
    setMerchant({ switchedOff: ['deliver guaranteed', 'deliver liftgate'] })
    const info = await app.post('/shipping/info', {
      zipcode: '90001',
      products: [{ id: product.id, qty: 1 }],
    })
    const { shipOptions } = await info.json()
    expect(shipOptions.rates.map(({ type }: { type: string }) => type)).not.toContain('guaranteed')
    const body = await bodyFor(app, goods)
    const key = { 'idempotency-key': randomUUID() }
    const fast = await app.post('/checkout', { ...body, shippingMethod }, key)
    expect([fast.status, (await fast.json()).errorType]).toEqual([409, 'shipping_not_offered'])
    const products = [...body.products, { id: LIFTGATE_DELIVERY, price: 25, qty: 1 }]
    const lifted = await app.post('/checkout', { ...body, products }, key)
    expect([lifted.status, (await lifted.json()).errorType]).toEqual([404, 'unknown_products'])
  })
})

test('[29] the answer to “how can I pay” names no method that is off', async () => {
  const answer = async () => {
    const { pages } = await (await app.fetch('/v1/api/content?q=how+can+i+pay')).json()
    return pages.find(({ path }: { path: string }) => path === '/terms-of-sale').text
  }
  expect(await answer()).toMatch(/PayPal.*a check\. Affirm .* and Credit Key/)
  setMerchant({ switchedOff: ['pay PayPal', 'pay check', 'pay affirm'] })
  const less = await answer()
  expect(less).toMatch(/Amazon Pay, or a bank account\. Credit Key/)
  expect(less).not.toMatch(/PayPal|check\.|Affirm/)
  setMerchant({ switchedOff: ['pay affirm', 'pay creditkey'] })
  expect(await answer()).not.toContain('financing')
})

test('[29] the fee of a service that staff set stands on its own page as in the cart', async () => {
  const read = async () => {
    const answer = await app.fetch(`/v1/api/catalog/products/${LIFTGATE_DELIVERY}`)
    const { details } = await answer.json()
    const cart = await app.post('/cart/products', { products: [{ id: LIFTGATE_DELIVERY, qty: 1 }] })
    return { price: details.price, cart: JSON.stringify(await cart.json()) }
  }
  expect((await read()).price).toBe(25)
  setMerchant({ figures: { 'price liftgate': 31_11 } })
  const changed = await read()
  expect(changed.price).toBe(31.11)
  expect(changed.cart).toContain('31.11')
})
