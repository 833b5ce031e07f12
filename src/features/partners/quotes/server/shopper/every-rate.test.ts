import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { CONTACT, LINK_KEY, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { type Content, emptyContent } from '../../rules/content.ts'

/** A parcel to here takes long enough for an expedited option. There is no sales tax. */
const HOME = { city: 'Portland', state: 'OR', postcode: '97201' }
/** Cents. */
const PRICE = 99_50

let app: TestApp
let ledger: PaymentLedger
let shop: Shop
let product: string
const clock = movableClock('2026-11-23T16:00:00Z')

beforeAll(async () => {
  ;[app, ledger] = await Promise.all([testApp(), startLedger()])
  const { db } = app.database
  const thermostat = await db
    .selectFrom('product')
    .select('id')
    .where('type', '=', 'thermostat')
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  product = thermostat.id
  shop = openShop({ db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(() => Promise.all([app.close(), ledger.close()]))

const contentOf = (shipping: Content['shipping']): Content => {
  const rest = { qty: 1, listPrice: PRICE, isOptional: false, group: null, note: '' }
  const lines = [{ key: 'f', id: product, price: PRICE, ...rest }]
  return {
    ...emptyContent({ name: '', phone: '', extension: '', email: '' }),
    sections: [{ key: 'a', title: 'Thermostat', tier: null, note: '', isRecommended: true, lines }],
    shipping,
  }
}

let count = 0

/** A quote of one thermostat with the given shipping, which its customer has accepted. */
async function accepted(shipping: Content['shipping']) {
  const number = `QL${200_100 + count++}`
  const contact = { ...CONTACT, zip: HOME.postcode }
  const content = contentOf(shipping)
  const sent = await sendQuote(app.database.db, { number, content, contact, now: clock.now() })
  const customer = customerOf(shop)
  await customer.open(number, `${LINK_KEY}-${number}`)
  const page = await customer.view(number)
  await customer.accept({
    ...{ quoteNumber: number, version: sent.version, versionHash: sent.hash },
    ...{ selection: { sectionKey: 'a', lines: [{ key: 'f', qty: 1 }] }, total: page.finalTotal },
    ...{ name: CONTACT.name, consent: true },
  })
  return { number, customer, page }
}

/** What checkout charges for a shipping option of an accepted quote, in dollars. */
async function charge({ number, customer, page }: Awaited<ReturnType<typeof accepted>>, type: string) {
  const { cost } = page.shippingOptions.find((option) => option.type === type)!
  const amount = Math.round((page.selectedTotal + cost + page.salesTax) * 100) / 100
  const body = makeBody([])
  const { orderID } = await shop.checkout(
    {
      ...body,
      billingInfo: { ...body.billingInfo, ...HOME },
      shippingInfo: { ...body.shippingInfo, ...HOME },
      products: [{ id: product, qty: 1, price: PRICE / 100, quoteID: number }],
      paymentInfo: { ...body.paymentInfo, amount },
      shippingMethod: { cost, type },
      agreedTotal: amount,
    },
    undefined,
    { cookies: customer.cookies },
  )
  const order = await app.database.db
    .selectFrom('orders')
    .select(['shipping_cents', 'total_cents'])
    .where('id', '=', orderID)
    .executeTakeFirstOrThrow()
  return { shipping: order.shipping_cents / 100, total: order.total_cents / 100 }
}

/** Dollars for each type, as the customer's page shows it. */
const pageCosts = (page: { shippingOptions: { type: string; cost: number }[] }) =>
  Object.fromEntries(page.shippingOptions.map(({ type, cost }) => [type, cost]))

describe('[E-QUOTE] every shipping choice costs at checkout what the page of the quote shows', () => {
  test.each([
    ['no shipping named, no cost', { type: null, overrideCost: null }],
    ['no shipping named, 10 dollars', { type: null, overrideCost: 10_00 }],
    ['standard for nothing', { type: 'standard', overrideCost: 0 }],
    ['expedited for 10 dollars', { type: 'expedited', overrideCost: 10_00 }],
    ['expedited for nothing', { type: 'expedited', overrideCost: 0 }],
    ['shipping that is not offered, for 10 dollars', { type: 'by-airship', overrideCost: 10_00 }],
  ])('%s', async (_, shipping) => {
    const { page } = await accepted(shipping)
    const choices = page.shippingOptions.map(({ type }) => type).filter((type) => type !== 'guaranteed')
    expect(choices).toContain('expedited')
    for (const type of choices) {
      const quote = await accepted(shipping)
      const { rates } = await quote.customer.rates(quote.number, HOME.postcode)
      expect(pageCosts({ shippingOptions: rates })).toEqual(pageCosts(page))
      const cost = pageCosts(page)[type]!
      const total = Math.round((page.selectedTotal + cost + page.salesTax) * 100) / 100
      expect(await charge(quote, type), type).toEqual({ shipping: cost, total })
    }
  })

  test('a quoted cost lowers the quoted shipping, and no other', async () => {
    const { page: usual } = await accepted({ type: null, overrideCost: null })
    const { page } = await accepted({ type: 'expedited', overrideCost: 10_00 })
    expect(pageCosts(usual).expedited).toBeGreaterThan(10)
    expect(pageCosts(page)).toEqual({ ...pageCosts(usual), expedited: 10 })
  })
})
