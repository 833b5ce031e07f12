import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { portalContract, storeContract } from '#server/http/router.ts'
import { endpointsOf, type JsonSchema } from '#tests/fixtures/http/endpoints.ts'
import { SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

/** Lists without a largest length, as "name of the call: way to the list". */
function endlessLists(schema: JsonSchema, name: string, way = 'body'): string[] {
  const own = schema.type === 'array' && schema.maxItems === undefined ? [`${name}: ${way}`] : []
  const below = Object.entries(schema).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? endlessLists(value as JsonSchema, name, `${way}.${key}`)
      : [],
  )
  return [...own, ...below]
}

test.each([
  ['store', storeContract],
  ['portal', portalContract],
])('[S1] every list that a call of the %s takes has a largest length', (_, contract) => {
  const all = endpointsOf(contract)
  expect(all.length).toBeGreaterThan(40)
  expect(all.flatMap(({ name, input }) => (input ? endlessLists(input, name) : []))).toEqual([])
})

test('control: a list without a largest length is found', () => {
  const schema = z.toJSONSchema(z.object({ ids: z.array(z.string()) })) as JsonSchema
  expect(endlessLists(schema, 'made up')).toEqual(['made up: body.properties.ids'])
})

/** CPU milliseconds that the longest list of a stranger may cost. */
const BAR = 60
/** Statements that a long list may take more than a short one: rows of a kind are read for all at once. */
const MORE = 4
const RUNS = 4
const query = pg.Client.prototype.query
let store: TestApp
let ids: string[]
let statements = 0

beforeAll(async () => {
  store = await testApp({ pages: true })
  const rows = await store.database.db
    .selectFrom('product')
    .select('id')
    .where('is_service', '=', false)
    .orderBy('id')
    .limit(200)
    .execute()
  ids = rows.map(({ id }) => id)
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    statements++
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
})
afterAll(async () => {
  pg.Client.prototype.query = query
  await store.close()
})

const lines = (some: readonly string[]) => some.map((id) => ({ id, quantity: 1 }))
const counted = (some: readonly string[]) => some.map((id) => ({ id, qty: 1 }))
const zipcode = '60614'

/** The calls of strangers that look something up for each part of a list, with their longest lists. */
const LISTS: readonly [path: string, most: number, body: (some: readonly string[]) => unknown][] = [
  ['/products/multiple', 100, (productIds) => ({ productIds })],
  ['/catalog/systems', 200, (some) => ({ products: lines(some) })],
  ['/compliance/check', 200, (productIDs) => ({ zipcode, productIDs, detail: true })],
  ['/shipping/info', 200, (some) => ({ zipcode, products: counted(some) })],
  ['/installation_quotes_service', 100, (productIDs) => ({ productIDs })],
  [
    '/rebates/get_rebates',
    100,
    (some) => ({ zipcode, productsData: some.map((id) => ({ product_id: id })) }),
  ],
  ['/cart/check', 200, (some) => ({ zipcode, products: lines(some) })],
  ['/cart/products', 200, (some) => ({ products: counted(some) })],
  ['/cart/tax', 200, (some) => ({ products: lines(some), destinationZip: zipcode, shipping: 'standard' })],
  ['/cart/apply_coupon_code', 200, (some) => ({ couponCode: 'NONE', products: lines(some) })],
]

/** The least number of statements and of CPU milliseconds of a few runs. */
async function costOf(path: string, body: unknown): Promise<{ sent: number; ms: number }> {
  const costs: { sent: number; ms: number }[] = []
  for (let run = 0; run < RUNS; run++) {
    statements = 0
    const before = process.cpuUsage()
    const answer = await store.post(path, body)
    await answer.arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    expect([path, answer.status]).toEqual([path, path.includes('coupon') ? 400 : 200])
    costs.push({ sent: statements, ms: (user + system) / 1000 })
  }
  return { sent: Math.min(...costs.map(({ sent }) => sent)), ms: Math.min(...costs.map(({ ms }) => ms)) }
}

test.each(LISTS)(
  '[S1] %s reads %i parts together, within the cost of one request',
  async (path, most, body) => {
    const few = await costOf(path, body(ids.slice(0, 2)))
    const all = await costOf(path, body(ids.slice(0, most)))

    expect(all.sent).toBeLessThanOrEqual(few.sent + MORE)
    expect(all.ms).toBeLessThan(BAR * SHARED_MACHINE)
  },
)

test('control: a lookup for each part takes as many statements as parts', async () => {
  statements = 0
  for (const id of ids.slice(0, 20))
    await store.database.db.selectFrom('product').select('id').where('id', '=', id).execute()
  expect(statements).toBeGreaterThanOrEqual(20)
})
