import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { CANARY, placeOrder } from '#tests/fixtures/buyers/order.ts'
import { textOf } from '#tests/fixtures/http/html.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

const SHARED = [
  '/',
  '/category/furnaces-heaters/gas-furnaces',
  '/category/furnaces-heaters/gas-furnaces?page=2',
  '/categories/furnaces-heaters',
  '/view-categories',
  '/search?q=thermostat',
  '/cart',
  '/checkout/shipping',
  '/free-shipping',
  '/contact-us',
  '/cart.data',
]

let app: TestApp
let product: ProductCard
let order: { orderID: string; total: number; cookie: string }
let person: Record<string, string>

beforeAll(async () => {
  app = await testApp({ pages: true })
  const found = await (await app.post('/search', { query: 'gas furnace', limit: 1 })).json()
  product = found.hits.hits[0]._source
  order = await placeOrder(app, product)
  const place = {
    zipcode: '99501',
    city: 'Canary Bay',
    state: 'AK',
    country: 'US',
    location: 'Canary Bay, AK 99501',
    tax_rate: 0,
    freight_taxable: false,
    transit_days: null,
  }
  person = {
    cookie: [
      order.cookie,
      `alpine.location=${encodeURIComponent(JSON.stringify(place))}`,
      'alpine.cartCount=77',
      'alpine.theme=dark',
      'session=canary-session',
    ].join('; '),
    'x-forwarded-for': '203.0.113.77',
    'x-visitor-zip': '99501',
    'user-agent': 'Canary/1.0',
    referer: 'https://canary.example/?mail=ada.canary@example.com',
  }
})
afterAll(() => app.close())

const overHttp = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' })

/** The page cache keeps a page from its second rendering, a moment after the answer. */
const untilKept = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  vi.waitFor(async () => {
    const response = await overHttp(path, headers)
    expect(response.headers.get('x-request-id')).toBe('cached-request')
    return response
  }, LONG_ENOUGH_MS)

describe('a cached page is the same for every visitor (I12)', () => {
  test.each([...SHARED])('%s', async (path) => {
    const anonymous = await (await overHttp(path)).text()
    const rendered = await app.fetch(path, { headers: person })
    const first = await overHttp(path, person)
    const second = await (path.endsWith('.data') ? overHttp(path, person) : untilKept(path, person))
    const bodies = [await rendered.text(), await first.text(), await second.text()]

    expect([rendered.status, first.status, second.status]).toEqual([200, 200, 200])
    expect(bodies).toEqual([anonymous, anonymous, anonymous])
    expect(anonymous).not.toMatch(CANARY)
    expect([rendered, first, second].map((response) => response.headers.get('set-cookie'))).toEqual([
      null,
      null,
      null,
    ])
    expect(rendered.headers.get('cache-control')).toMatch(/s-maxage=\d+/)
  })

  test('a product’s page depends only on the zip of the cookie, and is private', async () => {
    const anonymous = await overHttp(product.path)
    const own = await overHttp(product.path, person)
    const neighbor = await overHttp(product.path, {
      cookie: `alpine.location=${encodeURIComponent('{"zipcode":"99501"}')}`,
    })
    const [ofAll, ofOwn, ofNeighbor, afterwards] = await Promise.all([
      anonymous.text(),
      own.text(),
      neighbor.text(),
      (await overHttp(product.path)).text(),
    ])

    expect(own.headers.get('cache-control')).toBe('private, max-age=0')
    expect(ofOwn).toContain('Anchorage, AK 99501')
    expect(ofOwn).toBe(ofNeighbor)
    expect(ofOwn.replaceAll('99501', '')).not.toMatch(CANARY)
    expect(afterwards).toBe(ofAll)
    expect(ofAll).not.toContain('99501')
  })

  test('a cached page answers 304 to a browser that has it; a sold-out product removes it', async () => {
    const kept = await untilKept(product.path)
    const etag = kept.headers.get('etag') ?? 'no etag'
    const again = await overHttp(product.path, { 'if-none-match': etag })
    await app.refresh()
    const still = await overHttp(product.path, { 'if-none-match': etag })
    await app.database.db
      .updateTable('stock')
      .set({ available: 0, written_off: sql`written_off + available` })
      .where('product_id', '=', product.id)
      .execute()
    await app.refresh()
    const after = await overHttp(product.path, { 'if-none-match': etag })

    expect([again.status, still.status, after.status, after.headers.get('x-request-id')]).toEqual([
      304,
      304,
      200,
      expect.not.stringMatching('cached-request'),
    ])
  })
})

describe('only its buyer can open an order', () => {
  const pages = () => [
    `/checkout/confirmation/${order.orderID}`,
    `/order-receipt/${order.orderID}`,
    `/order-summary/${order.orderID}/00000`,
  ]

  test(
    '[R-CO-CONF] [R-RECEIPT] the buyer’s browser shows number, lines and total; no cache may ' +
      'keep the page',
    async () => {
      const answers = await Promise.all(
        pages().map((path) => app.fetch(path, { headers: { cookie: order.cookie } })),
      )
      const texts = await Promise.all(answers.map(async (answer) => textOf(await answer.text())))

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
        'private, no-store',
        'private, no-store',
        'private, no-store',
      ])
      expect(
        texts.filter(
          (text) =>
            !text.includes(printedOrderNumber(order.orderID)) ||
            !text.includes(product.name) ||
            !text.includes(order.total.toLocaleString('en-US', { minimumFractionDigits: 2 })),
        ),
      ).toEqual([])
    },
  )

  test('[R-RECEIPT] a receipt has no header and no footer', async () => {
    const html = await (
      await app.fetch(`/order-receipt/${order.orderID}`, { headers: { cookie: order.cookie } })
    ).text()

    expect(html).not.toMatch(/class="head[" ]|class="top-bar|role="search"|class="foot|My Account/)
    expect(textOf(html)).toContain('77 Canary Lane')
  })

  test('[R-CO-CONF] [R-RECEIPT] [R-SUMMARY] another browser must give the postal code first', async () => {
    const answers = await Promise.all(pages().map((path) => app.fetch(path)))
    const htmls = await Promise.all(answers.map((answer) => answer.text()))

    expect(htmls.filter((html) => CANARY.test(html) || html.includes(product.name))).toEqual([])
    expect(htmls.filter((html) => !/<form [^>]*method="get"[\s\S]*name="postal"/.test(html))).toEqual([])
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'private, no-store',
      'private, no-store',
      'private, no-store',
    ])
  })

  test('[R-SUMMARY] another browser opens the order with the postal code', async () => {
    const answer = await app.fetch(`/order-summary/${order.orderID}/60614`)

    expect(answer.status).toBe(200)
    expect(textOf(await answer.text())).toContain(product.name)
  })

  test('[R-SUMMARY] a wrong id and a wrong postal code get the same answer', async () => {
    const [wrongId, wrongPostal] = [
      await app.fetch('/order-summary/A0000000000ZZ/60614'),
      await app.fetch(`/order-summary/${order.orderID}/60615`),
    ]
    const plain = (html: string) =>
      [order.orderID, 'A0000000000ZZ'].reduce(
        (text, id) => text.replaceAll(id, 'ID').replaceAll(printedOrderNumber(id), 'ID'),
        textOf(html),
      )

    expect(wrongId.status).toBe(wrongPostal.status)
    expect(plain(await wrongId.text())).toBe(plain(await wrongPostal.text()))
  })

  test('a forged cookie opens nothing', async () => {
    const forged = order.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const answer = await app.fetch(`/order-receipt/${order.orderID}`, { headers: { cookie: forged } })

    expect(await answer.text()).not.toMatch(CANARY)
  })

  test.each([
    '/order-receipt/%00',
    '/order-summary/%00/%00',
    '/checkout/confirmation/%ff',
    `/order-receipt/${'A'.repeat(3_000)}`,
    '/order-summary/__proto__/constructor',
  ])('%s is answered without a server error', async (path) => {
    const answer = await app.fetch(path)

    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(CANARY)
  })

  test('the order’s cookie is signed, for our site only, and hidden from scripts', async () => {
    const { headers } = await app.post('/checkout', {})

    expect(order.cookie).toMatch(/^alpine\.orders=A[0-9A-Z]{12}\.\d{5}\.[\w-]{32}$/)
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('[A-INTERNAL] no call gives a shopper internal figures', () => {
  const INTERNAL = /gross_?profit|"cost_?cents"|"opening"|"reserved"|"inventory"|"available":\s*\d/i

  test.each([
    ['GET', '/catalog/menu', undefined],
    ['GET', '/catalog/categories', undefined],
    ['GET', '/search/suggest?q=furnace', undefined],
    ['POST', '/search', { query: 'furnace', limit: 24 }],
  ])('%s %s', async (method, path, body) => {
    const answer = await app.fetch(`/v1/api${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    const text = await answer.text()

    expect(answer.status).toBe(200)
    expect(text).not.toMatch(INTERNAL)
  })

  test('the calls about one product and the pages do not either', async () => {
    const answers = await Promise.all([
      app.fetch(`/v1/api/catalog/products/${product.id}`),
      app.post('/products/multiple', { productIds: [product.id] }),
      app.post('/cart/products', { products: [{ id: product.id, qty: 1 }] }),
      app.post('/cart/check', { zipcode: '60614', products: [{ id: product.id, quantity: 1 }] }),
      app.fetch(product.path),
      app.fetch('/category/furnaces-heaters/gas-furnaces'),
    ])
    const texts = await Promise.all(answers.map((answer) => answer.text()))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(texts.map((text) => INTERNAL.exec(text)?.[0])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('pages show a stock count only when five or fewer are left', async () => {
    const found = await (await app.post('/search', { query: '', limit: 96 })).json()
    const counts = found.hits.hits
      .map((hit: { _source: ProductCard }) => hit._source.stock.left)
      .filter((left: number | null) => left !== null && (left < 1 || left > 5))

    expect(found.hits.hits.length).toBe(96)
    expect(counts).toEqual([])
  })
})

test('[R-TRACK] a link in a mail opens the order in its own browser; others type the zip', async () => {
  const links = [`/track-your-order?orderID=${order.orderID}`, `/checkout/confirmation/${order.orderID}`]
  for (const link of links) {
    const own = textOf(await (await app.fetch(link, { headers: { cookie: order.cookie } })).text())
    const elsewhere = await (await app.fetch(link)).text()

    expect(own).toContain(printedOrderNumber(order.orderID))
    expect(elsewhere).toMatch(/<form [^>]*method="get"[\s\S]*name="postal"/)
    expect(elsewhere).not.toMatch(CANARY)
    expect(textOf(elsewhere)).not.toContain('could not find')
  }
})
