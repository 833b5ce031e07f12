import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TechnicalInformation } from '#features/service/owned-equipment/contract.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp({ pages: true })
})
afterAll(() => app.close())

/** An order of one piece of the first product of this type. */
async function bought(type: string) {
  const { id } = await app.database.db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select('product.id')
    .where('type', '=', type)
    .where('available', '>', 0)
    .orderBy('product.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { details } = await (await app.fetch(`/v1/api/catalog/products/${id}`)).json()
  const { orderID } = await placeOrder(app, { id, price: details.price })
  return { id, orderID }
}

const refillsOf = async (orderID: string, postal: string) =>
  app.fetch(`/v1/api/orders/${orderID}/technical-information?postal=${postal}`)

test('[E-TECHINFO] a filter of the order is listed by size and interval, to its owner alone', async () => {
  const { id, orderID } = await bought('air-filter')

  expect((await refillsOf(orderID, '10001')).status).toBe(404)
  const { refills, total } = (await (await refillsOf(orderID, '60614')).json()) as TechnicalInformation

  expect(total).toBe(0)
  expect(refills.map((refill) => [refill.id, refill.wasBought, refill.dueOn])).toEqual([[id, true, null]])
  expect(refills[0]?.size).toMatch(/^\d+ × \d+ × \d+$/)
  expect(refills[0]?.months).toBeGreaterThanOrEqual(3)
})

test('a cabinet of the order names the filters of its size', async () => {
  const { orderID } = await bought('filter-cabinet')
  const { refills } = (await (await refillsOf(orderID, '60614')).json()) as TechnicalInformation
  expect(refills.length).toBeGreaterThan(0)
  expect(new Set(refills.map(({ size }) => size)).size).toBe(1)
  expect(refills.every(({ wasBought, months }) => !wasBought && months === 6)).toBe(true)
})

test('[R-TECHINFO] the page shows filters, and the warranty of each unit with its link', async () => {
  const filter = await bought('air-filter')
  const page = await (await app.fetch(`/technical-information?orderID=${filter.orderID}&postal=60614`)).text()
  expect(page).toContain('Replacement filters')
  expect(page).toContain('Add to cart')

  const furnace = await bought('gas-furnace')
  const sheet = await (
    await app.fetch(`/technical-information?orderID=${furnace.orderID}&postal=60614`)
  ).text()
  expect(sheet).toContain('Not registered yet.')
  expect(sheet).toContain(`/ten-year-warranty?orderID=${furnace.orderID}&amp;postal=60614`)
  expect(sheet).toContain(`/ask-a-question?product=${furnace.id}`)
})
