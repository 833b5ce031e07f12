import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customersHandlers } from '#features/partners/customers/server/handlers.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import { writeCosts } from '#features/selling/pricing/server/index.ts'
import { REPRICING } from '#features/selling/repricing/rules/access.ts'
import { askPrices } from '#features/selling/repricing/server/ask.ts'
import { decideRequest } from '#features/selling/repricing/server/requests.ts'
import { toCents, ZERO } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, PRICES, TAX_RATE } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await demoPeople(database.db)
  await writeCosts(database.db, [{ productId: FURNACE, cost: toCents(1_000_00) }], clock.now())
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const honest = makeBody([{ id: FURNACE, qty: 1 }])
const PRICE = PRICES[FURNACE]!
const taxed = (dollars: number): number => Math.round(dollars * 100 * (1 + TAX_RATE)) / 100
const pay = (amount: number) => ({ paymentInfo: { ...honest.paymentInfo, amount } })
const priced = (price: number, amount = taxed(price)) => ({
  products: [{ ...honest.products[0]!, price }],
  ...pay(amount),
})

const place = (person: Person | undefined, change: Partial<CheckoutBody> = {}) =>
  shop.checkout({ ...honest, ...change }, undefined, {}, person && whoAsks(person))

const orderOf = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const countOrders = async () => (await database.db.selectFrom('orders').select('id').execute()).length

describe('who may fill in what', () => {
  let before: number
  beforeEach(async () => {
    before = await countOrders()
  })

  test.each([
    ['originalOrder', { originalOrder: 'A1' }],
    ['removeTaxAmount', { removeTaxAmount: true }],
    ['purchaseOrder', { purchaseOrder: 'PO-1' }],
    ['pnetReprice', { pnetReprice: 1 }],
    ['an override', { shippingMethod: { ...honest.shippingMethod, overrideCost: 0 } }],
    ['terms', { paymentInfo: { ...honest.paymentInfo, method: 'terms' as const } }],
  ])('[A-PARTNERORDER] a stranger with %s is refused, and nothing is changed', async (_, change) => {
    await expect(place(undefined, change)).rejects.toMatchObject({ code: 'not_allowed', status: 403 })
    expect(await countOrders()).toBe(before)
  })

  test.each([
    ['contractor', 'removes the tax', { removeTaxAmount: true, discountReason: 'x' }],
    ['contractor', 'overrides shipping', { shippingMethod: { ...honest.shippingMethod, overrideCost: 0 } }],
    ['contractor', 'gives a reason for a discount', { discountReason: 'Friend' }],
    ['contractor', 'names a price request', { pnetReprice: 1 }],
    ['operations', 'orders for a customer', { purchaseOrder: 'PO-1' }],
  ] as const)('[A-PARTNERORDER] %s who %s is refused', async (person, _, change) => {
    await expect(place(person, change)).rejects.toMatchObject({ code: 'forbidden', status: 403 })
    expect(await countOrders()).toBe(before)
  })

  test.each([
    ['text for a customer', { customerID: 'x' }],
    ['a negative project', { projectID: -1 }],
    ['a NUL in a comment', { discountComments: 'a\u0000b' }],
    ['a flag that is not a boolean', { removeVideo: 'yes' }],
  ])('[A-PARTNERORDER] %s is unreadable', async (_, change) => {
    await expect(place('sales', change)).rejects.toMatchObject({ code: 'invalid', status: 400 })
    expect(await countOrders()).toBe(before)
  })

  test('[A-PARTNERORDER] no tax is taken off without a reason', async () => {
    await expect(place('sales', { removeTaxAmount: true, ...pay(PRICE) })).rejects.toMatchObject({
      code: 'reason_needed',
    })
  })
})

test('[A-PARTNERORDER] the order of a contractor belongs to the company, with its own number', async () => {
  const { orderID } = await place('contractor', {
    purchaseOrder: 'PO-77',
    originalOrder: 'A123',
    removeVideo: true,
  })

  expect(await orderOf(orderID)).toMatchObject({
    company_id: 1,
    placed_by: 1,
    purchase_order: 'PO-77',
    partner: { originalOrder: 'A123', removeVideo: true, taxRemoved: false },
  })
  const event = await database.db
    .selectFrom('order_event')
    .select('actor')
    .where('order_id', '=', orderID)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
  expect(event.actor).toBe('contractor 1')
  const audit = await database.db
    .selectFrom('audit_event')
    .select(['action', 'company_id', 'actor_name'])
    .where('entity_id', '=', orderID)
    .execute()
  expect(audit).toEqual([{ action: 'partner-orders.place', company_id: 1, actor_name: 'Sam Ortiz' }])
})

test('[A-PARTNERORDER] sales take the tax off with a reason', async () => {
  const { orderID, total } = await place('sales', {
    removeTaxAmount: true,
    discountReason: 'Resale',
    discountComments: 'Certificate follows',
    discountResponsibleParty: 'Dana Reyes',
    ...pay(PRICE),
  })
  expect(total).toBe(PRICE)
  expect(await orderOf(orderID)).toMatchObject({
    tax_cents: 0,
    partner: { taxRemoved: true, discountReason: 'Resale', discountResponsibleParty: 'Dana Reyes' },
  })
})

const sales = () => requirePermission(actorFor('sales'), REPRICING.reprice)
const admin = () => requirePermission(actorFor('admin'), REPRICING['approve-price'])

const ask = (price: number, qty = 1) =>
  askPrices(database.db, sales(), {
    products: [{ id: FURNACE, qty, price: toCents(Math.round(price * 100)) }],
    customerID: null,
    projectID: null,
    shipping: { quoted: ZERO, given: ZERO },
    reason: 'Match a competitor',
    comments: '',
    responsibleParty: 'Dana Reyes',
    now: clock.now(),
  })

describe('lower prices', () => {
  test('within the limit they hold at once, for one order', async () => {
    const request = await ask(1_200)
    const change = { ...priced(1_200), pnetReprice: request.id }

    const { orderID, total } = await place('sales', change)

    expect([request.state, total]).toEqual(['granted', taxed(1_200)])
    expect(await orderOf(orderID)).toMatchObject({ partner: { priceRequest: request.id } })
    await expect(place('sales', change)).rejects.toMatchObject({ code: 'price_used' })
  })

  test('above the limit only after another person has approved them', async () => {
    const request = await ask(1_050)
    const change = { ...priced(1_050), pnetReprice: request.id }
    await expect(place('sales', change)).rejects.toMatchObject({ code: 'price_waiting' })

    const decision = { id: request.id, decision: 'approved' as const, note: 'Fine', now: clock.now() }
    await decideRequest(database.db, admin(), decision)

    expect(await place('sales', change)).toMatchObject({ total: taxed(1_050) })
  })

  test('a browser that lowers a price itself gets nothing', async () => {
    await expect(place('sales', priced(1_200))).rejects.toMatchObject({ code: 'price' })
    const request = await ask(1_250)
    await expect(place('sales', { ...priced(1_200), pnetReprice: request.id })).rejects.toMatchObject({
      code: 'price',
    })
  })

  test.each([
    ['another quantity', { ...honest, products: [{ ...honest.products[0]!, price: 1_200, qty: 2 }] }],
    [
      'another product',
      makeBody([
        { id: FURNACE, qty: 1 },
        { id: '100000002', qty: 1 },
      ]),
    ],
  ])('a cart with %s is another cart', async (_, body) => {
    const { id } = await ask(1_200)
    await expect(place('sales', { ...body, pnetReprice: id })).rejects.toMatchObject({ code: 'cart_changed' })
  })

  test('another person cannot use them', async () => {
    const { id } = await ask(1_200)
    await expect(place('admin', { ...priced(1_200), pnetReprice: id })).rejects.toMatchObject({ status: 404 })
  })

  test('prices below cost are refused; an approval does not change that', async () => {
    await expect(ask(999.99)).rejects.toMatchObject({ code: 'price_refused', status: 422 })
  })

  test('a cost that rose above the approved price stops the sale', async () => {
    const { id } = await ask(1_200)
    const cost = (cents: number) =>
      writeCosts(database.db, [{ productId: FURNACE, cost: toCents(cents) }], clock.now())
    await cost(1_201_00)
    await expect(place('sales', { ...priced(1_200), pnetReprice: id })).rejects.toMatchObject({
      code: 'prices_moved',
    })
    await cost(1_000_00)
  })

  test('a public price that rose makes the granted cut too large', async () => {
    const { id } = await ask(1_200)
    const raise = (cents: number) =>
      database.db
        .updateTable('product_price')
        .set({ price_cents: cents })
        .where('product_id', '=', FURNACE)
        .execute()
    await raise(2_000_00)
    await expect(place('sales', { ...priced(1_200), pnetReprice: id })).rejects.toMatchObject({
      code: 'needs_approval',
    })
    await raise(1_299_99)
  })
})

test('shipping that staff lower is under the limit of lower prices', async () => {
  const { id } = await ask(1_250)
  const given = (shippingGiven: number, shippingQuoted: number) =>
    askPrices(database.db, sales(), {
      products: [{ id: FURNACE, qty: 1 }],
      customerID: null,
      projectID: null,
      shipping: { given: toCents(shippingGiven), quoted: toCents(shippingQuoted) },
      reason: 'Late delivery',
      comments: '',
      responsibleParty: 'Dana Reyes',
      now: clock.now(),
    })
  expect(id).toBeGreaterThan(0)
  expect((await given(2_50, 25_00)).state).toBe('granted')
  expect((await given(2_51, 25_00)).state).toBe('waiting')
  await expect(given(25_01, 25_00)).rejects.toMatchObject({ code: 'price_refused' })
})

describe('a customer of a company', () => {
  let customerID: number
  beforeAll(async () => {
    const { id: list } = await database.db
      .insertInto('price_list')
      .values({
        company_id: 1,
        name: 'Spring',
        starts_at: new Date(clock.now().getTime() - 1_000),
        created_by: 'test',
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('price_list_price')
      .values({ price_list_id: list, product_id: FURNACE, price_cents: 1_100_00 })
      .execute()
    const client = createRouterClient(
      { create: customersHandlers.create },
      {
        context: { ...shop.services, ...whoAsks('contractor') },
      },
    )
    customerID = (await client.create({ name: 'Pat Kim', phone: '(773) 555-0199' })).id
  })

  test('pays the price of the company, also when staff sell, and staff lower from there', async () => {
    await expect(place('sales', { customerID })).rejects.toMatchObject({ code: 'price' })
    const { orderID } = await place('sales', { customerID, ...priced(1_100) })
    expect(await orderOf(orderID)).toMatchObject({ company_id: 1, customer_id: customerID })
    expect(
      await database.db
        .selectFrom('timeline_entry')
        .select(['kind', 'href'])
        .where('customer_id', '=', customerID)
        .where('kind', '=', 'order')
        .execute(),
    ).toEqual([{ kind: 'order', href: `/orders/${orderID}` }])
  })

  test('[A-PARTNERORDER] sales order on the terms of the company; above the limit a clear word', async () => {
    const open = (limit: number) =>
      database.db
        .insertInto('credit_account')
        .values({
          company_id: 1,
          limit_cents: limit,
          terms_days: 30,
          status: 'open',
          changed_by: 'test',
          changed_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ limit_cents: limit }))
        .execute()
    const body = { customerID, ...priced(1_100) }
    const onTerms = { ...body, paymentInfo: { ...body.paymentInfo, method: 'terms' as const } }
    await open(1_00)
    await expect(place('sales', onTerms)).rejects.toMatchObject({
      message: expect.stringContaining('more than your company’s available credit'),
    })
    await open(10_000_00)
    expect(await place('sales', onTerms)).toMatchObject({ state: 'authorized' })
  })
})
