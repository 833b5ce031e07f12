import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TechnicalInformation } from '#features/service/owned-equipment/contract.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let orderID: string
let cookie: string
let furnace: { id: string; price: number; documents: unknown[] }

beforeAll(async () => {
  app = await testApp({ pages: true })
  const { id } = await app.database.db
    .selectFrom('product')
    .innerJoin('product_document', 'product_document.product_id', 'product.id')
    .select('product.id')
    .where('type', '=', 'gas-furnace')
    .orderBy('product.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { details, documents } = await (await app.fetch(`/v1/api/catalog/products/${id}`)).json()
  furnace = { id, price: details.price, documents }
  ;({ orderID, cookie } = await placeOrder(app, furnace))
})
afterAll(() => app.close())

const ask = (query: string, headers: Record<string, string> = {}) =>
  app.fetch(`/v1/api/orders/${orderID}/technical-information${query}`, { headers })

test.each([
  ['a stranger', '', {}],
  ['a wrong postal code', '?postal=10001', {}],
])('%s learns nothing', async (_, query, headers) => {
  const response = await ask(query, headers)
  expect([response.status, (await response.json()).errorType]).toEqual([404, 'order_not_found'])
})

test('[E-TECHINFO] orderId and data: documents, wiring, parts and care of what was bought', async () => {
  const { orderId, data, total } = (await (await ask('?postal=60614')).json()) as TechnicalInformation
  expect([orderId, total]).toEqual([orderID, 1])
  const [owned] = data
  expect([owned?.id, owned?.qty, owned?.documents]).toEqual([furnace.id, 1, furnace.documents])
  expect(owned?.circuits.length).toBeGreaterThan(0)
  expect(owned?.parts.length).toBeGreaterThan(0)
  // Nothing has been delivered, so no day is named.
  expect(owned?.care.map(({ months, dueOn }) => [months, dueOn])).toEqual([
    [1, null],
    [12, null],
  ])
})

test('[R-TECHINFO] the page opens by number and ZIP code, or in the browser that ordered', async () => {
  const form = await (await app.fetch('/technical-information')).text()
  const byPostal = await app.fetch(`/technical-information?orderID=${orderID}&postal=60614`)
  const byCookie = await app.fetch(`/technical-information?orderID=${orderID}`, { headers: { cookie } })
  const wrong = await (await app.fetch(`/technical-information?orderID=${orderID}&postal=10001`)).text()

  expect(form).toContain('name="orderID"')
  for (const response of [byPostal, byCookie]) {
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(await response.text()).toContain('Look at the air filter.')
  }
  expect(wrong).not.toContain('Look at the air filter.')
  expect(wrong).toContain('name="postal"')
})
