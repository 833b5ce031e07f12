import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, issueCoupon, LIFTGATE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
})

afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const counts = async () => {
  const [orders, attempts, outbox, taken] = await Promise.all([
    database.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    database.db
      .selectFrom('payment_attempt')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    database.db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    database.db
      .selectFrom('stock')
      .select((eb) => eb.fn.sum<number>('reserved').as('n'))
      .executeTakeFirstOrThrow(),
  ])
  return { orders: orders.n, attempts: attempts.n, outbox: outbox.n, reserved: taken.n, asked: ledger.asked }
}

const honest = makeBody([{ id: FURNACE, qty: 1 }])
const product = (change: object) => ({ products: [{ ...honest.products[0]!, ...change }] })

describe('what is refused, with nothing changed', () => {
  let before: Awaited<ReturnType<typeof counts>>
  beforeEach(async () => {
    before = await counts()
  })

  test.each([
    ['a price of a cent less', product({ price: 1299.98 })],
    ['a price of 0', product({ price: 0 })],
  ])('[X-PRICE] %s answers errorType price with the price that holds', async (_, change) => {
    const refusal = shop.checkout({ ...honest, ...change })

    await expect(refusal).rejects.toMatchObject({
      code: 'price',
      status: 409,
      message: 'The price of one or more items in the cart was invalid',
      details: { invalidProductPrices: [{ id: FURNACE, price: 1299.99 }], totals: { total: 1433.24 } },
    })
    expect(await counts()).toEqual(before)
  })

  test('[X-PRICE] a stale total answers errorType price with the totals that hold', async () => {
    await expect(
      shop.checkout({ ...honest, paymentInfo: { amount: 1, method: 'check' } }),
    ).rejects.toMatchObject({
      code: 'price',
      details: { invalidProductPrices: [], totals: { total: 1433.24 } },
    })
    expect(await counts()).toEqual(before)
  })

  test.each([
    ['a negative price', product({ price: -1 })],
    ['a price finer than a cent', product({ price: 0.001 })],
    ['an endless price', product({ price: Number.POSITIVE_INFINITY })],
    ['a price as text', product({ price: '1299.99' })],
    ['a negative quantity', product({ qty: -1 })],
    ['half a furnace', product({ qty: 0.5 })],
    ['too many furnaces', product({ qty: 1e9 })],
    ['an invalid id', product({ id: "1' or '1'='1" })],
    ['a discount below zero', product({ discount: { discountAmount: -5 } })],
    ['an unknown field', { role: 'admin' }],
    ['an unknown field in a product', product({ total: 1 })],
    [
      'a card number',
      { paymentInfo: { amount: 1433.24, method: 'creditCard', cardInfo: { number: '4111111111111111' } } },
    ],
    ['an unknown method', { paymentInfo: { amount: 1433.24, method: 'barter' } }],
    ['a header in the name', { billingInfo: { ...honest.billingInfo, name: 'Ann\r\nBcc: x@example.com' } }],
    ['a link in the company', { billingInfo: { ...honest.billingInfo, company: 'Visit www.evil.example' } }],
    ['a link in the city', { shippingInfo: { ...honest.shippingInfo, city: 'evil.example' } }],
    ['an invalid email', { email: 'ann' }],
  ])('[C-CHECKOUT] %s is a bad request', async (_, change) => {
    await expect(shop.checkout({ ...honest, ...(change as object) })).rejects.toMatchObject({ status: 400 })
    expect(await counts()).toEqual(before)
  })

  test.each([
    ['a product that we do not sell', product({ id: '999999999' }), 'unknown_products'],
    ['a discount of more than the price', product({ discount: { discountAmount: 5000 } }), 'price'],
    ['a discount that we did not give', product({ discount: { discountAmount: 100 } }), 'price'],
    ['nothing at all', { products: [] }, 'cart_empty'],
    ['services alone', { products: [{ id: LIFTGATE, price: 25, qty: 1 }] }, 'only_services'],
    [
      'a shipping option that is not offered',
      { shippingMethod: { cost: 0, type: 'teleport' } },
      'shipping_not_offered',
    ],
    ['a guaranteed day without paying for it', { shippingMethod: { cost: 0, type: 'guaranteed' } }, 'price'],
    ['an unknown code', { discounts: { couponCode: 'NOSUCHCODE' } }, 'coupon_invalid'],
    [
      'a state that the zip is not in',
      { shippingInfo: { ...honest.shippingInfo, state: 'OR' } },
      'address_mismatch',
    ],
    [
      'a place that we quote by phone',
      { shippingInfo: { ...honest.shippingInfo, postcode: 'K1A 0B1', state: 'ON', country: 'CA' as const } },
      'quote_only',
    ],
    [
      'a method without a gateway',
      { paymentInfo: { amount: 1433.24, method: 'affirm' as const } },
      'method_not_offered',
    ],
  ])('[C-CHECKOUT] %s', async (_, change, code) => {
    await expect(shop.checkout({ ...honest, ...change })).rejects.toMatchObject({ code })
    expect(await counts()).toEqual(before)
  })

  test.each([
    'removeTaxAmount',
    'discountReason',
    'customerID',
    'projectID',
    'originalOrder',
    'discountResponsibleParty',
    'removeVideo',
    'discountComments',
  ])('a shopper who sets %s', async (field) => {
    await expect(shop.checkout({ ...honest, [field]: 1 })).rejects.toMatchObject({
      code: 'not_allowed',
      status: 403,
    })
    expect(await counts()).toEqual(before)
  })

  test('a shopper who overrides the shipping cost', async () => {
    await expect(
      shop.checkout({ ...honest, shippingMethod: { ...honest.shippingMethod, overrideCost: 0 } }),
    ).rejects.toMatchObject({ code: 'not_allowed', status: 403 })
    expect(await counts()).toEqual(before)
  })

  test('a guaranteed day where the merchant does not offer it', async () => {
    const without = openShop({
      db: database.db,
      clock: movableClock(),
      gateway: ledgerGateway(ledger.url),
      showGuaranteed: false,
    })

    await expect(
      without.checkout({ ...honest, shippingMethod: { cost: 0, type: 'guaranteed' } }),
    ).rejects.toMatchObject({ code: 'shipping_not_offered', status: 409 })
    expect(await counts()).toEqual(before)
  })

  test('an attempt without a key, or with one that could be guessed', async () => {
    await expect(shop.checkout(honest, '1')).rejects.toMatchObject({ code: 'idempotency_key_required' })
    expect(await counts()).toEqual(before)
  })

  test('more than in stock: nothing is left of the order, its lines and its key', async () => {
    const key = randomUUID()
    const many = makeBody(
      [
        { id: FURNACE, qty: 1 },
        { id: THERMOSTAT, qty: 999 },
      ],
      {},
      'creditCard',
    )
    await database.db
      .updateTable('stock')
      .set((eb) => ({ available: 3, opening: eb('reserved', '+', 3) }))
      .where('product_id', '=', THERMOSTAT)
      .execute()

    await expect(shop.checkout(many, key)).rejects.toMatchObject({
      code: 'out_of_stock',
      status: 409,
      details: { products: [THERMOSTAT] },
    })

    expect(await counts()).toEqual(before)
    await expect(shop.checkout(honest, key)).resolves.toMatchObject({ state: 'awaiting_funds' })
  })
})

describe('placing', () => {
  test('[C-CHECKOUT] a check order is placed at once, with stock held and its mail to send', async () => {
    const before = await counts()

    const placed = await shop.checkout(honest)

    expect(placed).toEqual({
      orderID: expect.stringMatching(/^A[0-9A-HJKMNP-TV-Z]{12}$/),
      state: 'awaiting_funds',
      total: 1433.24,
    })
    expect(await counts()).toEqual({
      ...before,
      orders: before.orders + 1,
      outbox: before.outbox + 1,
      reserved: before.reserved + 1,
    })
  })

  test('the same key and body get the same order, another body a conflict', async () => {
    const key = randomUUID()
    const first = await shop.checkout(honest, key)

    expect(await shop.checkout(honest, key)).toEqual(first)
    await expect(shop.checkout({ ...honest, email: 'bob@example.com' }, key)).rejects.toMatchObject({
      code: 'idempotency_conflict',
      status: 409,
    })
  })

  test('a resend gets the stored outcome although the price has changed since', async () => {
    const key = randomUUID()
    const first = await shop.checkout(honest, key)
    await database.db
      .updateTable('product_price')
      .set({ price_cents: 99_00 })
      .where('product_id', '=', FURNACE)
      .execute()

    expect(await shop.checkout(honest, key)).toEqual(first)

    await database.db
      .updateTable('product_price')
      .set({ price_cents: 1299_99 })
      .where('product_id', '=', FURNACE)
      .execute()
  })

  test('liftgate delivery and a discount code: no discount on services; the receipt agrees', async () => {
    const couponCode = await issueCoupon(database.db)

    const placed = await shop.checkout(
      makeBody(
        [
          { id: FURNACE, qty: 3 },
          { id: LIFTGATE, qty: 1 },
        ],
        { discounts: { couponCode } },
      ),
    )

    const receipt = await shop.receipt({ orderID: placed.orderID, postal: '60614' })
    expect(receipt).toMatchObject({
      subTotal: 3924.97,
      discount: 390,
      couponCode: 'TENOFF',
      taxAmount: 362.33,
      total: placed.total,
    })
  })

  test('[C-CO-METHOD] a card token in the request pays in the same call', async () => {
    const placed = await shop.checkout(
      makeCardBody([
        { id: FURNACE, qty: 2 },
        { id: THERMOSTAT, qty: 1 },
      ]),
    )

    expect(placed.state).toBe('authorized')
    expect(ledger.entries.filter((entry) => entry.orderId === placed.orderID)).toMatchObject([
      { status: 'authorized', amount: Math.round(placed.total * 100) },
    ])
  })

  test('[X-PAY] a declined card leaves the order open for another one; one order, one charge', async () => {
    const refusal = await shop
      .checkout(makeCardBody([{ id: FURNACE, qty: 1 }], `decline-${randomUUID()}`))
      .catch((error) => error)
    expect(refusal).toMatchObject({
      code: 'payment_declined',
      status: 402,
      details: { orderID: expect.any(String), paymentMethod: 'creditCard' },
    })

    const paid = await shop.pay(refusal.details.orderID, randomUUID())

    expect(paid.state).toBe('authorized')
    expect(
      ledger.entries
        .filter((entry) => entry.orderId === refusal.details.orderID)
        .map((entry) => entry.status),
    ).toEqual(['declined', 'authorized'])
  })

  test('a card token of one order pays no other', async () => {
    const token = randomUUID()
    await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }], token))
    const asked = ledger.asked

    await expect(shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }], token))).rejects.toMatchObject({
      code: 'payment_reference_used',
      status: 409,
    })
    expect(ledger.asked).toBe(asked)
  })

  test('another browser does not pay an order, and does not learn whether there is one', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))
    const foreign = await shop.pay(orderID, randomUUID(), {}).catch((error) => error)
    const none = await shop.pay('A000000000000', randomUUID(), {}).catch((error) => error)

    expect([foreign.code, foreign.message, foreign.status]).toEqual([none.code, none.message, none.status])
    expect(foreign.code).toBe('order_not_found')
  })

  test('the sixth declined card within an hour is not tried', async () => {
    const first = await shop
      .checkout(makeCardBody([{ id: FURNACE, qty: 1 }], `decline-${randomUUID()}`))
      .catch((error) => error)
    const tries = Array.from(
      { length: 5 },
      () => () => shop.pay(first.details.orderID, `decline-${randomUUID()}`).catch((error) => error.code),
    )

    const codes = await tries.reduce<Promise<string[]>>(
      async (done, next) => [...(await done), await next()],
      Promise.resolve([]),
    )

    expect(codes).toEqual([...Array(4).fill('payment_declined'), 'too_many_tries'])
  })
})

describe('opening an order', () => {
  test('[R-RECEIPT] the browser that ordered opens the order by its cookie; same totals', async () => {
    let header = ''
    const placed = await shop.checkout(honest, randomUUID(), {
      setCookie: (value) => {
        header = value
      },
    })
    const cookies = { 'alpine.orders': header.slice('alpine.orders='.length).split(';')[0]! }

    const receipt = await shop.receipt({ orderID: placed.orderID }, { cookies })

    expect(header).toMatch(/HttpOnly; SameSite=Lax/)
    expect(receipt).toMatchObject({
      orderID: placed.orderID,
      subTotal: 1299.99,
      taxAmount: 133.25,
      total: placed.total,
      lines: [{ id: FURNACE, qty: 1, lineTotal: 1299.99 }],
    })
    const [id, day] = cookies['alpine.orders'].split('.')
    for (const forged of [`${id}.${day}.${'x'.repeat(32)}`, `${id}.${'x'.repeat(32)}`])
      await expect(
        shop.receipt({ orderID: placed.orderID }, { cookies: { 'alpine.orders': forged } }),
      ).rejects.toMatchObject({ code: 'order_not_found' })
  })

  test('[R-RECEIPT] an order keeps the tax and its words when the rates change', async () => {
    const placed = await shop.checkout(honest)
    const open = () => shop.receipt({ orderID: placed.orderID, postal: '60614' })
    const before = await open()
    const rates = await database.db.selectFrom('local_tax_rate').selectAll().execute()
    await database.db.deleteFrom('local_tax_rate').execute()
    const after = await open()
    await database.db.insertInto('local_tax_rate').values(rates).execute()

    expect(before).toMatchObject({ taxRate: 0.1025, taxBasis: { kind: 'local', place: 'Chicago' } })
    expect(after).toEqual(before)
  })

  test('[R-SUMMARY] a wrong id and a wrong postal code get the same answer; right ones open it', async () => {
    const placed = await shop.checkout(honest)
    const wrongPostal = await shop
      .receipt({ orderID: placed.orderID, postal: '60615' })
      .catch((error) => error)
    const wrongId = await shop.receipt({ orderID: 'A000000000000', postal: '60614' }).catch((error) => error)

    expect([wrongPostal.code, wrongPostal.status, wrongPostal.message]).toEqual([
      wrongId.code,
      wrongId.status,
      wrongId.message,
    ])
    expect(await shop.receipt({ orderID: placed.orderID, postal: '60614-1234' })).toMatchObject({
      orderID: placed.orderID,
    })
  })

  test('[R-RECEIPT] a buyer who may see the receipt gets it as a PDF', async () => {
    const placed = await shop.checkout(honest)

    const pdf = await shop.receiptPdf({ orderID: placed.orderID, postal: '60614' })

    expect([pdf.name, pdf.type]).toEqual([`receipt-${placed.orderID}.pdf`, 'application/pdf'])
    await expect(shop.receiptPdf({ orderID: placed.orderID, postal: '60610' })).rejects.toMatchObject({
      code: 'order_not_found',
    })
  })

  test('after five wrong postal codes even the right one is not tried', async () => {
    const placed = await shop.checkout(honest)
    const guess = (postal: string) =>
      shop.receipt({ orderID: placed.orderID, postal }, { ip: '192.0.2.7' }).catch((error) => error.code)
    await Promise.all(['60601', '60602', '60603', '60604', '60605'].map(guess))

    expect(await guess('60614')).toBe('too_many_tries')
  })
})
