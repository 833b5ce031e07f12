import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

/** Allowed CPU milliseconds of one anonymous request; and of one for a picture or a PDF. */
const BAR = 60
const BAR_OF_PICTURES = 120
const RUNS = 4

let store: TestApp
let ids: string[]
let asked = 0

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
})
afterAll(() => store.close())

/** The least CPU time of a few runs, in milliseconds, because some runs also compile or collect garbage. */
async function costOf(send: (run: number) => Promise<Response>): Promise<number> {
  const costs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage()
    const answer = await send(asked++)
    await answer.arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
  }
  return Math.min(...costs)
}

const post = (path: string, type: string, body: string) =>
  store.fetch(path, { method: 'POST', body, headers: { 'content-type': type } })
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1])))
const [manyKeys, fewKeys] = [keys(60_000), keys(5_000)]
const manyFields = 'a&'.repeat(500_000)
const parts = `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(190_000)}--x--\r\n`
const lines = () => ids.map((id) => ({ id, quantity: 1 }))

const requests: [name: string, bar: number, send: (run: number) => Promise<Response>][] = [
  ['a form of 500,000 fields', BAR, () => post('/track-your-order', form, manyFields)],
  ['a form of 32,000 fields', BAR, () => post('/track-your-order', form, 'a&'.repeat(32_000))],
  [
    'a form of 64 kB in 50 fields',
    BAR,
    () => post('/write-a-review', form, `a=${'%41'.repeat(420)}&`.repeat(49)),
  ],
  [
    '190,000 parts to an unknown order',
    BAR,
    () => post('/v1/api/orders/A000000000000/damage', 'multipart/form-data; boundary=x', parts),
  ],
  ['JSON 500,000 deep', BAR, () => post('/v1/api/search', json, '['.repeat(500_000))],
  ['JSON 60,000 deep', BAR, () => post('/v1/api/search', json, '['.repeat(60_000))],
  ['JSON of 60,000 keys', BAR, () => post('/v1/api/search', json, manyKeys)],
  ['JSON of 5,000 keys', BAR, () => post('/v1/api/search', json, fewKeys)],
  [
    '200 lines of a cart',
    BAR,
    () => post('/v1/api/cart/check', json, JSON.stringify({ zipcode: '60614', products: lines() })),
  ],
  [
    'a search with many groups',
    BAR,
    () => post('/v1/api/search', json, JSON.stringify({ query: 'furnace', limit: 96, from: 500 })),
  ],
  [
    'a list with an invented query',
    BAR,
    (run) => store.fetch(`/category/furnaces-heaters/gas-furnaces?made-up=${run}`),
  ],
  ['the sitemap of products, again', BAR, () => store.fetch('/sitemaps/products-1.xml')],
  ['the product feed, again', BAR, () => store.fetch('/feeds/products.xml')],
  [
    'a specification sheet',
    BAR_OF_PICTURES,
    (run) => store.fetch(`/product-documents/${ids[run]}/specification-sheet.pdf`),
  ],
  [
    'a share picture of four',
    BAR_OF_PICTURES,
    (run) => store.fetch(`/share/compare/${ids.slice(run, run + 4).join('-')}.png`),
  ],
]

test.each(requests)('%s costs at most %i ms of CPU', async (_, bar, send) => {
  expect(await costOf(send)).toBeLessThan(bar * SHARED_MACHINE)
})

test('control: a busy loop costs more than the limit', async () => {
  const wasteful = async () => {
    const until = performance.now() + BAR * SHARED_MACHINE * 2
    while (performance.now() < until) Math.sqrt(until)
    return new Response('done')
  }

  expect(await costOf(wasteful)).toBeGreaterThan(BAR)
})
