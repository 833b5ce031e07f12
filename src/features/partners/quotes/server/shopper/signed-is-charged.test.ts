import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { cartHandlers } from '#features/selling/cart/server/handlers.ts'
import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import { OFFERED_METHODS } from '#features/selling/payments/server/ports.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { type Customer, customerOf } from '#tests/fixtures/quotes/customer.ts'
import { numbers, randomQuote } from '#tests/fixtures/quotes/random-quote.ts'
import { CONTACT, LINK_KEY, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { everyMethod, openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

const TYPES = ['thermostat', 'air-filter', 'filter-cabinet', 'humidifier', 'pad']

/** ZIP codes whose total is easily worked out for another place. */
const ZIPS: Record<string, readonly string[]> = {
  'a local rate': ['60614', '10001', '98101', '94609', '93309', '80202', '70112', '35203'],
  'a rate of the state': ['60302', '60621', '53202', '46204', '63101', '64111', '37201', '28202'],
  'no sales tax': ['97201', '59801', '03101', '19801'],
  'two states': ['42223', '86515', '81137', '59221', '97635', '84536', '89439', '71749', '38079', '52542'],
  'by phone: Alaska and Hawaii': ['99501', '99901', '96813', '96701'],
  'by phone: military': ['09012', '96201', '34002'],
  'by phone: territories': ['00901', '96910', '00802'],
}
const CHARGED = 500
/** where a browser is that no one has told its place: what the checkout took for its tax before */
const VISITORS_ZIP = '60614'
/** A quote of these could not be paid at all before: they are a fifth of the quotes. */
const isByPhone = (kind: string) => kind.startsWith('by phone')

let app: TestApp
let ledger: PaymentLedger
let shop: Shop
let ids: string[]
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
  // What other buyers take meanwhile is named before the payment: since-the-quote.test.ts.
  await db
    .updateTable('stock')
    .set((eb) => ({
      opening: eb('opening', '+', 1_000_000),
      available: eb('available', '+', 1_000_000),
    }))
    .execute()
  shop = openShop({ db, clock, ...everyMethod(ledgerGateway(ledger.url)) })
})
afterAll(() => Promise.all([app.close(), ledger.close()]))

type ToPay = Awaited<ReturnType<Customer['pay']>>

const cents = (dollars: number) => Math.round(dollars * 100)

/** What the browser's cart adds up from the store's answers for a ZIP code, in cents. */
async function shownTotal(customer: Customer, { quoteNumber, lines, shippingType }: ToPay, zip: string) {
  const { rates } = await customer.rates(quoteNumber, zip)
  const option = rates.find(({ type }) => type === shippingType) ?? rates[0]
  if (!option) return null
  const priority = option.type === 'guaranteed' ? [{ id: '453071037', qty: 1, price: option.cost }] : []
  const request = makeRequest({
    ip: '192.0.2.1',
    cookies: { ...customer.cookies },
    setCookie: () => undefined,
  })
  const products = [...lines, ...priority].map(({ id, qty, price }) => ({
    ...{ id, quantity: qty, price },
    quoteID: quoteNumber,
  }))
  const { tax } = await call(
    cartHandlers.tax,
    { destinationZip: zip, shipping: option.type, products },
    { context: { ...shop.services, ...STRANGER, request } },
  )
  const goods = lines.reduce((sum, { price, qty }) => sum + cents(price) * qty, 0)
  return { type: option.type, priority, total: goods + cents(option.cost) + cents(tax) }
}

/** Pays the placed order, and answers what the provider was asked for. */
async function pay(method: string, orderID: string): Promise<number | undefined> {
  const token = `token-${orderID}`
  if (method === 'applepay' || method === 'googlepay') await shop.payByWallet(method, orderID, token)
  if (method === 'creditCard') await shop.pay(orderID, token)
  return ledger.entries.find(({ orderId }) => orderId === orderID)?.amount
}

interface Signed {
  number: string
  zip: string
  method: (typeof OFFERED_METHODS)[number]
  customer: Customer
  /** cents */
  total: number
  toPay: ToPay
}

/** A random quote, opened by its link and signed; undefined for one of services alone. */
async function signedQuote(random: ReturnType<typeof numbers>, at: number): Promise<Signed | undefined> {
  const kinds = Object.keys(ZIPS)
  const kind = random.one(random.chance(0.8) ? kinds.slice(0, 4) : kinds.slice(4))
  const zip = random.one(ZIPS[kind]!)
  const method = random.one(OFFERED_METHODS)
  const quote = randomQuote(random, { ids, zips: [zip] })
  if (isByPhone(kind)) quote.content.shipping = { type: null, overrideCost: random.below(90_000) }
  const number = `QL${300_000 + at}`
  const sent = await sendQuote(app.database.db, {
    ...{ number, content: quote.content, contact: { ...CONTACT, zip }, now: clock.now() },
  })
  const customer = customerOf(shop)
  await customer.open(number, `${LINK_KEY}-${number}`)
  const selection = { sectionKey: 'a', lines: [...quote.selection.lines] }
  const { total } = await customer.price({ quoteNumber: number, selection })
  const accepting = customer.accept({
    ...{ quoteNumber: number, version: sent.version, versionHash: sent.hash, selection },
    ...{ total, name: CONTACT.name, consent: true },
  })
  const code = await accepting.then(
    () => '',
    (error) => String(error.code),
  )
  if (code === 'selection_refused') return undefined
  expect(code, `${number} ${zip}`).toBe('')
  return { number, zip, method, customer, total: cents(total), toPay: await customer.pay(number) }
}

/** Places the order as the browser does; undefined for products that no order may hold. */
async function place(
  { number, zip, method, customer, toPay }: Signed,
  shown: { type: string; total: number },
) {
  const { city, state, zip: postcode, country } = toPay.shipTo
  const address = { ...{ city, state, postcode, country }, name: CONTACT.name, address1: '1 Main St' }
  const body: CheckoutBody = {
    ...makeBody([], {}, method),
    billingInfo: address,
    shippingInfo: { ...address, deliveryType: 'Home / Residence' },
    paymentInfo: { amount: shown.total / 100, method },
    products: toPay.lines.map((line) => ({ ...line, quoteID: number })),
    shippingMethod: { cost: 0, type: shown.type },
  }
  try {
    return await shop.checkout(body, undefined, { cookies: customer.cookies })
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    expect(['services_exclude_each_other'], `${number} ${zip} ${method}: ${message}`).toContain(code)
    return undefined
  }
}

const AT_ONCE = 6

test(`[F2] ${CHARGED} random quotes × ways to pay × ZIP codes: the signed total is the charged total`, {
  timeout: 120_000,
}, async () => {
  const counts = { charged: 0, different: 0, atProviders: 0, naiveDiffers: 0 }
  const pairs = new Set<string>()
  let next = 0

  /** Signs and pays one quote; each has its own seed. */
  const payOne = async (at: number): Promise<void> => {
    const quote = await signedQuote(numbers(260_302 + at), at)
    if (!quote) return
    const { customer, toPay, total: signed, method } = quote
    const shown = await shownTotal(customer, toPay, toPay.shipTo.zip)
    const naive = await shownTotal(customer, toPay, VISITORS_ZIP)
    const placed = shown && (await place(quote, shown))
    if (!placed) return
    const order = await app.database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', placed.orderID)
      .executeTakeFirstOrThrow()
    const asked = await pay(method, placed.orderID)
    const charged = [shown.total, order.total_cents, asked ?? signed]
    if (charged.some((each) => each !== signed)) counts.different++
    if (naive?.total !== signed) counts.naiveDiffers++
    if (asked !== undefined) counts.atProviders++
    pairs.add(`${quote.zip} ${method}`)
    counts.charged++
  }
  const worker = async () => {
    while (counts.charged < CHARGED) await payOne(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  console.log(
    `${counts.charged} signed quotes charged, ${pairs.size} pairs of ZIP code and way to pay, ` +
      `${counts.different} differences; at the visitor's ZIP code ${counts.naiveDiffers} would differ`,
  )
  expect(counts.different).toBe(0)
  expect(counts.naiveDiffers, 'the control').toBeGreaterThan(CHARGED / 2)
  expect(counts.atProviders).toBeGreaterThan(50)
})
