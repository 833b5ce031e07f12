import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MenuEntry, ProductCard } from '#features/catalog/catalog/contract.ts'
import { bodyFor, placeOrder } from '#tests/fixtures/buyers/order.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let product: ProductCard

beforeAll(async () => {
  app = await testApp()
  const found = await (await app.post('/search', { query: 'gas furnace', limit: 1 })).json()
  product = found.hits.hits[0]._source
})
afterAll(() => app.close())

const answerOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
  headers: response.headers,
})
const call = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  answerOf(await app.post(path, body, headers))

test('[E-MENU] the menu is a tree of name, link, id, icon and children', async () => {
  const { body } = await answerOf(await app.fetch('/v1/api/catalog/menu'))
  const all = (entries: MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.children)])

  expect(body.entries.length).toBeGreaterThan(5)
  expect(
    all(body.entries).filter(
      (entry) =>
        !(entry.id > 0 && entry.name && entry.link.startsWith('/category/') && Array.isArray(entry.children)),
    ),
  ).toEqual([])
})

test(
  '[E-MENU] browsers keep the menu and ask with its tag whether it has changed; a change of ' +
    'the catalog changes the tag',
  async () => {
    const first = await app.fetch('/v1/api/catalog/menu')
    const tag = first.headers.get('etag') ?? ''
    const again = await app.fetch('/v1/api/catalog/menu', { headers: { 'if-none-match': tag } })
    await app.database.db
      .updateTable('category')
      .set({ name: 'Heaters' })
      .where('slug', '=', 'furnaces-heaters')
      .execute()
    await app.database.db
      .updateTable('catalogue_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
    const changed = await app.fetch('/v1/api/catalog/menu', { headers: { 'if-none-match': tag } })

    expect([first.headers.get('cache-control'), tag]).toEqual([
      'public, max-age=300, stale-while-revalidate=86400',
      expect.stringMatching(/^W\/"\w+"$/),
    ])
    expect([again.status, await again.text(), changed.status]).toEqual([304, '', 200])
  },
)

test('[E-LISTING] [C-SEARCH] a search answers hits, total, aggregations and the category tree', async () => {
  const { status, body } = await call('/search', {
    originPage: 'search',
    activeFilters: { attributes: {} },
    categoryPath: '',
    query: 'furnace',
    limit: 24,
    from: 24,
    activeSorting: { mode: 'price', order: 'asc' },
  })
  const prices = body.hits.hits.map((hit: { _source: ProductCard }) => hit._source.price)

  expect([status, body.hits.hits.length, body.hits.total.value > 48]).toEqual([200, 24, true])
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
  expect(Object.keys(body.aggregations)).toEqual(
    expect.arrayContaining(['brand', 'price', 'attributes', 'categories']),
  )
  expect(body.aggregations.categories[0]).toMatchObject({
    path: expect.any(String),
    doc_count: expect.any(Number),
    children: expect.any(Array),
  })
})

test('[C-LOC-ZIP] [X-ZIP] a zip gives its place and a cookie until 2038; other input does not', async () => {
  const known = await answerOf(await app.fetch('/v1/api/location/60614'))
  const unknown = await answerOf(await app.fetch('/v1/api/location/abcde'))

  expect([known.status, known.body]).toMatchObject([
    200,
    { zipcode: '60614', city: 'Chicago', state: 'IL', tax_rate: 0.1025, freight_taxable: true },
  ])
  expect(known.headers.get('set-cookie')).toMatch(
    /^alpine\.location=.*Expires=\w{3}, \d\d \w{3} 2038 .*SameSite=Lax$/,
  )
  expect([unknown.status, unknown.body, unknown.headers.get('set-cookie')]).toEqual([
    400,
    expect.objectContaining({ error: true, errorMessage: 'Invalid zipcode' }),
    null,
  ])
})

test('[C-LOC-IP] without a saved place the answer is Chicago, and no cookie is set', async () => {
  const { status, body, headers } = await answerOf(
    await app.fetch('/v1/api/location/ip', { headers: { 'x-visitor-zip': '99501' } }),
  )

  expect([status, body.zipCode, headers.get('set-cookie')]).toEqual([200, '60614', null])
})

test('[C-TAX] computes the tax of the place from our own price', async () => {
  const lie = await call('/cart/tax', {
    destinationZip: '60614',
    shipping: 'standard',
    shippingCost: 0,
    products: [{ id: product.id, quantity: 2, price: 0.01 }],
  })

  expect([lie.status, lie.body.tax]).toEqual([200, Math.round(product.price * 2 * 0.1025 * 100) / 100])
})

test('[C-COUPON] [X-COUPON] a valid code gives its discount; a wrong one is refused', async () => {
  const good = await call('/cart/apply_coupon_code', {
    couponCode: ' welcome5 ',
    products: [{ id: product.id, quantity: 1 }],
  })
  const bad = await call('/cart/apply_coupon_code', {
    couponCode: 'NOTHING',
    products: [{ id: product.id, quantity: 1 }],
  })

  expect([good.status, good.body.discountedProducts[0]]).toMatchObject([
    200,
    { productNumber: product.id, fullPrice: product.price, resetPrice: product.price },
  ])
  expect([bad.status, bad.body]).toMatchObject([
    400,
    { error: true, errorType: 'invalid_coupon', errorMessage: 'Invalid Discount Code' },
  ])
})

test('[C-CHECK] [V-CHECK] a check answers present prices; an empty cart gets an empty answer', async () => {
  const [full, empty] = [
    await call('/cart/check', { zipcode: '60614', products: [{ id: product.id, quantity: 1 }] }),
    await call('/cart/check', { zipcode: '60614', products: [] }),
  ]

  expect([full.status, full.body.products[0]]).toMatchObject([
    200,
    { id: product.id, price: product.price, quantityAvailable: 1 },
  ])
  expect([empty.status, empty.body]).toEqual([200, { products: [], rules: null }])
})

test('[C-SHIP] shipping names options, ship date and window', async () => {
  const { status, body } = await call('/shipping/info', {
    zipcode: '60614',
    products: [{ id: product.id, qty: 1 }],
  })

  expect([status, body.shipOptions.rates[0]]).toMatchObject([
    200,
    { type: 'standard', cost: 0, label: expect.any(String) },
  ])
  expect(body.shipDate).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('[C-CHECKOUT] [E-CHECKOUTITEM] places an order by check once, however often it is sent', async () => {
  const body = await bodyFor(app, product)
  const key = 'attempt-of-the-test-0001'
  const answers = await Promise.all([1, 2, 3].map(() => call('/checkout', body, { 'idempotency-key': key })))
  const again = await call('/checkout', body, { 'idempotency-key': key })
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body: { orderID } }) => orderID))

  expect([again.status, again.body.state, ids.size, ids.has(again.body.orderID)]).toEqual([
    200,
    'awaiting_funds',
    1,
    true,
  ])
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
})

test('[X-PRICE] [C-CHECKOUT] a wrong total is refused with our prices, without an order', async () => {
  const body = await bodyFor(app, product)
  const before = await app.database.pool.query('select count(*) from orders')
  const cheap = await call(
    '/checkout',
    {
      ...body,
      products: [{ id: product.id, price: 1, qty: 1 }],
      paymentInfo: { amount: 1.1, method: 'check' },
    },
    { 'idempotency-key': 'attempt-of-the-test-0002' },
  )
  const after = await app.database.pool.query('select count(*) from orders')

  expect([cheap.status, cheap.body]).toMatchObject([
    409,
    {
      error: true,
      errorType: 'price',
      errorMessage: 'The price of one or more items in the cart was invalid',
      invalidProductPrices: [{ id: product.id, price: product.price }],
    },
  ])
  expect(after.rows).toEqual(before.rows)
})

test.each([
  ['customerID', 12],
  ['projectID', '77'],
  ['discountReason', 'I know the owner'],
  ['originalOrder', 'A000000000000'],
  ['removeVideo', true],
  ['removeTaxAmount', 0],
])('refuses a shopper who sends %s, a field for partners', async (field, value) => {
  const { status, body } = await call(
    '/checkout',
    { ...(await bodyFor(app, product)), [field]: value },
    { 'idempotency-key': `partner-field-${field}` },
  )

  expect([status, body]).toMatchObject([403, { error: true, errorType: 'not_allowed' }])
})

test('[C-CO-METHOD] a card that is declined leaves the order open, another pays it', async () => {
  const body = await bodyFor(app, product)
  const card = (token: string) => ({
    ...body,
    paymentInfo: { ...body.paymentInfo, method: 'creditCard', cardInfo: { paymentMethodNonce: token } },
  })
  const declined = await call('/checkout', card('decline-this'), {
    'idempotency-key': 'attempt-of-the-test-0003',
  })
  const cookie = (declined.headers.get('set-cookie') ?? '').split(';')[0]!
  const payment = {
    orderID: declined.body.orderID,
    paymentMethodNonce: 'a-good-card',
    deviceData: null,
    installationQuoteSelections: {},
  }
  const stranger = await call('/checkout/creditCard', payment)
  const paid = await call('/checkout/creditCard', payment, { cookie })

  expect([declined.status, declined.body.errorType, stranger.status]).toEqual([402, 'payment_declined', 404])
  expect([paid.status, paid.body]).toEqual([
    200,
    expect.objectContaining({ orderID: declined.body.orderID, state: 'authorized' }),
  ])
})

test('finds an order by its number together with its postal code only', async () => {
  const order = await placeOrder(app, product)
  const ask = async (postal: string) => answerOf(await app.fetch(`/v1/api/orders/${order.orderID}${postal}`))
  const [right, wrong, none] = [await ask('?postal=60614-1234'), await ask('?postal=60615'), await ask('')]

  expect([right.status, right.body.orderID, right.body.total]).toEqual([200, order.orderID, order.total])
  expect([wrong.status, none.status, wrong.body]).toEqual([404, 404, none.body])
})
