import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { LINK_KEY, QUOTED, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, issueCoupon, TAX_RATE } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

beforeAll(async () => {
  ledger = await startLedger()
})
afterAll(() => ledger.close())
beforeEach(async () => {
  database = await makeDatabase()
  await fillStock(database.db, { furnaces: 1 })
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterEach(() => database.drop())

const dollars = (cents: number) => Math.round(cents) / 100
const price = dollars(QUOTED.furnace)
const taxAt = (rate: number) => dollars(QUOTED.furnace * rate)
const TOTAL = dollars(QUOTED.furnace + Math.round(QUOTED.furnace * TAX_RATE))

/** A quote that its customer has opened. */
async function opened() {
  const sent = await sendQuote(database.db, { number: 'QL200001', now: clock.now() })
  const customer = customerOf(shop)
  await customer.open(sent.number, `${LINK_KEY}-${sent.number}`)
  const accept = (total: number) =>
    customer.accept({
      quoteNumber: sent.number,
      version: sent.version,
      versionHash: sent.hash,
      selection: { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] },
      ...{ total, name: 'Dana Reyes', consent: true },
    })
  const checkout = (amount: number, couponCode?: string, agreedTotal?: number) => {
    const body = makeBody([{ id: FURNACE, qty: 1 }], couponCode ? { discounts: { couponCode } } : {})
    const products = [{ id: FURNACE, qty: 1, price, quoteID: sent.number }]
    const paymentInfo = { ...body.paymentInfo, amount }
    return shop.checkout({ ...body, products, paymentInfo, agreedTotal }, undefined, {
      cookies: customer.cookies,
    })
  }
  return { number: sent.number, customer, accept, checkout }
}

const setCityTax = (rate: number) =>
  database.db.updateTable('local_tax_rate').set({ city_rate: rate }).where('zip', '=', '60614').execute()
const withdrawFurnace = () =>
  database.db.updateTable('product').set({ withdrawn_at: clock.now() }).where('id', '=', FURNACE).execute()
const orders = async () => (await database.db.selectFrom('orders').select('id').execute()).length

describe('[E-QUOTE] what changed since a quote was sent', () => {
  test('a new tax rate before the acceptance: the old total is refused', async () => {
    const { number, customer, accept } = await opened()
    await setCityTax(0.0225)

    await expect(accept(TOTAL)).rejects.toMatchObject({ code: 'total_changed', status: 409 })
    const { total } = (await customer.view(number)).totals[0]!
    expect(total).toBe(Math.round((TOTAL + taxAt(0.01)) * 100) / 100)
    expect(await accept(total)).toMatchObject({ state: 'accepted' })
  })

  test('a new tax rate after the acceptance is named before the payment, and then charged', async () => {
    const { number, customer, accept, checkout } = await opened()
    await accept(TOTAL)
    await setCityTax(0.0225)
    // A store keeps the rates that it read for a while: this one has started since.
    shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
    const later = customerOf(shop)
    Object.assign(later.cookies, customer.cookies)

    const { accepted, total, differences } = await later.pay(number)
    expect([accepted, differences]).toEqual([
      TOTAL,
      [{ part: 'tax', was: taxAt(TAX_RATE), now: taxAt(TAX_RATE + 0.01) }],
    ])
    await expect(checkout(TOTAL)).rejects.toMatchObject({ status: 409 })
    expect(await orders()).toBe(0)
    const refusal = { code: 'signed_total_differs', details: { signed: TOTAL, total } }
    await expect(checkout(total)).rejects.toMatchObject(refusal)
    expect(await orders()).toBe(0)
    expect((await checkout(total, undefined, total)).total).toBe(total)
  })

  test('a new public price changes nothing', async () => {
    const { number, customer, accept, checkout } = await opened()
    await accept(TOTAL)
    await database.db.updateTable('product_price').set({ price_cents: 9_999_00 }).execute()

    expect(await customer.pay(number)).toMatchObject({ total: TOTAL, differences: [] })
    expect((await checkout(TOTAL)).total).toBe(TOTAL)
  })

  test('a product that left the catalog is named at the acceptance and at the payment', async () => {
    const { number, customer, accept, checkout } = await opened()
    await withdrawFurnace()
    const refusal = { code: 'withdrawn', status: 409, details: { products: [FURNACE] } }
    await expect(accept(TOTAL)).rejects.toMatchObject(refusal)

    await database.db.updateTable('product').set({ withdrawn_at: null }).execute()
    await accept(TOTAL)
    await withdrawFurnace()
    await expect(customer.pay(number)).rejects.toMatchObject(refusal)
    await expect(checkout(TOTAL)).rejects.toThrow()
    expect(await orders()).toBe(0)
  })

  test('stock that other buyers took is named before the payment, and nothing is charged', async () => {
    const { number, customer, accept, checkout } = await opened()
    await accept(TOTAL)
    await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

    expect((await customer.pay(number)).shortages).toMatchObject([{ id: FURNACE, available: 0 }])
    await expect(checkout(TOTAL)).rejects.toMatchObject({ code: 'out_of_stock', status: 409 })
    expect(await orders(), 'that of the other buyer').toBe(1)
  })

  test('a coupon is refused by name beside quoted prices', async () => {
    const { accept, checkout } = await opened()
    await accept(TOTAL)
    const code = await issueCoupon(database.db)

    await expect(checkout(TOTAL, code)).rejects.toMatchObject({ code: 'coupon_invalid', status: 409 })
    expect((await checkout(TOTAL)).total).toBe(TOTAL)
  })
})
