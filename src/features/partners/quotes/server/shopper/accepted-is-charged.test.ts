import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { type Customer, customerOf } from '#tests/fixtures/quotes/customer.ts'
import { numbers, type RandomQuote, randomQuote } from '#tests/fixtures/quotes/random-quote.ts'
import { CONTACT, LINK_KEY, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { issueCoupon } from '#tests/fixtures/shop/products.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

/** Products that every address of `HOMES` may order, without a certificate. */
const TYPES = ['gas-furnace', 'thermostat', 'air-filter', 'filter-cabinet', 'humidifier', 'pad']
const HOMES = {
  '60614': { city: 'Chicago', state: 'IL' },
  '10001': { city: 'New York', state: 'NY' },
  '97201': { city: 'Portland', state: 'OR' },
} as const
type Zip = keyof typeof HOMES
const ZIPS = Object.keys(HOMES) as Zip[]

let app: TestApp
let ledger: PaymentLedger
let ids: string[]
let coupon: string
const clock = movableClock('2026-11-23T16:00:00Z')

beforeAll(async () => {
  ;[app, ledger] = await Promise.all([testApp(), startLedger()])
  const { db } = app.database
  const products = await db
    .selectFrom('product')
    .select('id')
    .where('type', 'in', TYPES)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()
  ids = products.map(({ id }) => id)
  coupon = await issueCoupon(db)
})
afterAll(() => Promise.all([app.close(), ledger.close()]))

/** A store that has just started: it has read no tax rate yet. */
const freshShop = (): Shop => openShop({ db: app.database.db, clock, gateway: ledgerGateway(ledger.url) })

interface Accepted {
  number: string
  zip: Zip
  customer: Customer
  total: number
}

async function accepted({ content, selection, zip }: RandomQuote, number: string): Promise<Accepted> {
  const { db } = app.database
  const sent = await sendQuote(db, { number, content, contact: { ...CONTACT, zip }, now: clock.now() })
  const customer = customerOf(freshShop())
  await customer.open(number, `${LINK_KEY}-${number}`)
  const chosen = { sectionKey: selection.sectionKey, lines: [...selection.lines] }
  const { total } = await customer.price({ quoteNumber: number, selection: chosen })
  await customer.accept({
    ...{ quoteNumber: number, version: sent.version, versionHash: sent.hash },
    ...{ selection: chosen, total, name: CONTACT.name, consent: true },
  })
  return { number, zip: zip as Zip, customer, total }
}

/** What may happen between the acceptance and the payment. */
async function changeTheStore(chance: (share: number) => boolean): Promise<void> {
  const { db } = app.database
  if (chance(0.4))
    await db
      .updateTable('local_tax_rate')
      .set({ city_rate: chance(0.5) ? 0.0225 : 0.0125 })
      .execute()
  if (chance(0.3))
    await db
      .updateTable('product_price')
      .set((eb) => ({ price_cents: eb('price_cents', '+', 700) }))
      .execute()
}

type ToPay = Awaited<ReturnType<Customer['pay']>>

const bodyOf = (
  { number, zip }: Accepted,
  toPay: ToPay,
  amount: number,
  { couponCode, isAgreed = true }: { couponCode?: string; isAgreed?: boolean } = {},
): CheckoutBody => {
  const plain = makeBody([])
  const place = { ...HOMES[zip], postcode: zip }
  return {
    ...plain,
    billingInfo: { ...plain.billingInfo, ...place },
    shippingInfo: { ...plain.shippingInfo, ...place },
    paymentInfo: { ...plain.paymentInfo, amount },
    products: toPay.lines.map((line) => ({ ...line, quoteID: number })),
    shippingMethod: { cost: 0, type: toPay.shippingType ?? 'standard' },
    ...(isAgreed ? { agreedTotal: amount } : {}),
    ...(couponCode ? { discounts: { couponCode } } : {}),
  }
}

const cents = (dollars: number) => Math.round(dollars * 100)
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'placed',
    ({ code }) => String(code),
  )

const orderTotal = async (id: string): Promise<number> =>
  (
    await app.database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).total_cents

/** Refusals that name what the customer has to change; all of them before any money moves. */
const NAMED = ['out_of_stock', 'only_services', 'services_exclude_each_other']
const QUOTES = 60

test('[E-QUOTE] what was accepted is charged to the cent, or the difference is named first', async () => {
  const random = numbers(960_417)
  const counts = { charged: 0, differed: 0, coupons: 0 }
  for (let at = 0; at < QUOTES; at++) {
    const quote = randomQuote(random, { ids, zips: ZIPS, shipping: [null, 'standard', 'expedited'] })
    const sale = await accepted(quote, `QL${610_000 + at}`)
    await changeTheStore(random.chance)
    const shop = freshShop()
    const customer = customerOf(shop)
    Object.assign(customer.cookies, sale.customer.cookies)
    const checkout = (amount: number, more?: { couponCode?: string; isAgreed?: boolean }) =>
      shop.checkout(bodyOf(sale, toPay, amount, more), undefined, { cookies: customer.cookies })

    const toPay = await customer.pay(sale.number)
    const named = toPay.differences.reduce((sum, { was, now }) => sum + cents(now) - cents(was), 0)
    expect(toPay.accepted).toBe(sale.total)
    expect(cents(toPay.total) - cents(sale.total), JSON.stringify(toPay)).toBe(named)
    if (random.chance(0.3)) {
      expect([...NAMED, 'coupon_invalid']).toContain(
        await refusalOf(checkout(toPay.total, { couponCode: coupon })),
      )
      counts.coupons++
    }
    if (named !== 0) {
      expect(await refusalOf(checkout(sale.total)), 'the total of the acceptance').not.toBe('placed')
      const silent = await refusalOf(checkout(toPay.total, { isAgreed: false }))
      expect([...NAMED, 'signed_total_differs'], 'a total that the buyer has not agreed to').toContain(silent)
      counts.differed++
    }
    const order = await checkout(toPay.total).catch(({ code }) => {
      expect(NAMED, JSON.stringify(quote)).toContain(code)
    })
    if (!order) continue
    expect([order.total, await orderTotal(order.orderID)]).toEqual([toPay.total, cents(toPay.total)])
    expect(await refusalOf(checkout(toPay.total)), 'a second order of the quote').not.toBe('placed')
    counts.charged++
  }
  expect(counts.charged).toBeGreaterThan(QUOTES * 0.6)
  expect(Math.min(counts.differed, counts.coupons)).toBeGreaterThan(3)
})
