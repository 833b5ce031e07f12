import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#tests/fixtures/http/endpoints.ts'
import { type Person, signedIn } from '#tests/fixtures/portal/people.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let id: string

/** Figures that appear nowhere else: a cost, and units in stock. */
const COST_CENTS = 7_391_84
const UNITS = 481_516
const SECRETS = ['7391.84', '739184', '481516', '481,516', '7,391.84']

beforeAll(async () => {
  app = await testApp()
  await app.database.db.updateTable('product_cost').set({ cost_cents: COST_CENTS }).execute()
  await app.database.db.updateTable('stock').set({ available: UNITS, opening: UNITS, sold: 0 }).execute()
  const found = await (await app.post('/search', { query: 'gas furnace', limit: 1 })).json()
  id = found.hits.hits[0]._source.id
})
afterAll(() => app.close())

const bearerOf = async (person: Person) => {
  const who = await signedIn(app, person)
  const { jwt } = await (await who.post('/partner/token')).json()
  return { authorization: `Bearer ${jwt}` }
}

const check = (headers: Record<string, string> = {}) =>
  app.post('/cart/check', { zipcode: '60614', products: [{ id, quantity: 2 }] }, headers)

const products = () => [{ id, quantity: 1 }]

/** Bodies for the calls that name products; all others are asked with nothing. */
const bodies = (): Readonly<Record<string, unknown>> => ({
  '/cart/tax': { products: products(), destinationZip: '60614' },
  '/cart/check': { products: products(), zipcode: '60614' },
  '/cart/products': { products: [{ id, qty: 999 }] },
  '/cart/apply_coupon_code': { couponCode: 'X', products: products() },
  '/products/multiple': { productIds: [id] },
  '/products/compare': { productIDs: [id] },
  '/shipping/info': { zipcode: '60614', products: [{ id, qty: 1 }] },
  '/search': { query: 'gas furnace', limit: 48 },
})

test('[A-INTERNAL] no answer to a stranger or a contractor has a cost or a count of our stock', async () => {
  const askers = [{}, await bearerOf('contractor')]
  const leaks: string[] = []
  for (const headers of askers)
    for (const { method, path } of endpoints) {
      const at = path.replaceAll(/\{[^}]+\}/g, id)
      const answer =
        method === 'GET'
          ? await app.fetch(`/v1/api${at}?id=${id}`, { headers })
          : await app.post(at, bodies()[path] ?? {}, headers)
      const text = await answer.text()
      const found = SECRETS.find((secret) => text.includes(secret))
      if (found !== undefined || /gross_?profit|cost_cents/i.test(text)) leaks.push(`${method} ${path}`)
    }
  expect(leaks).toEqual([])
})

test.each(['sales', 'operations', 'admin'] as const)(
  '[A-INTERNAL] %s gets the gross profit and the inventory of a cart, in an answer that is kept nowhere',
  async (person) => {
    const answer = await check(await bearerOf(person))
    const { internal } = await answer.json()

    expect(answer.headers.get('cache-control')).toMatch(/no-store/)
    expect(internal.inventory).toEqual([{ id, available: UNITS, reserved: expect.any(Number) }])
    expect(internal.grossProfit).toEqual(expect.any(Number))
  },
)

test.each([undefined, 'contractor', 'foreignContractor'] as const)(
  '[A-INTERNAL] %s gets neither',
  async (person) => {
    const answer = await (await check(person ? await bearerOf(person) : {})).json()
    expect(answer).not.toHaveProperty('internal')
  },
)

test('[A-INTERNAL] a forged token is refused, and an ended session has no rights', async () => {
  expect((await check({ authorization: 'Bearer a.b.c' })).status).toBe(401)
  const headers = await bearerOf('sales')
  await app.database.db.updateTable('session').set({ ended_at: new Date() }).execute()
  expect((await check(headers)).status).toBe(401)
})
