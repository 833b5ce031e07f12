import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PricingContext,
  priceCart,
  pricesOfCompany,
  quotePrices,
} from '#features/selling/pricing/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { toCents } from '#lib/money.ts'
import { numbers, type RandomQuote, randomQuote } from '#tests/fixtures/quotes/random-quote.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import type { WireContent } from '../contract/shapes.ts'
import { quotedShippingOf, totalsOf } from '../rules/quote-totals.ts'
import { readFacts, readSection } from '../view/read-facts.ts'
import { factsOfStored } from './price-content.ts'
import { wireContent, wireFacts } from './wire.ts'

let app: TestApp
let context: PricingContext
let ids: string[]
let zips: string[]
const now = new Date('2026-11-23T16:00:00Z')

beforeAll(async () => {
  app = await testApp()
  const { db } = app.database
  context = app.services
  const products = await db.selectFrom('product').select('id').where('withdrawn_at', 'is', null).execute()
  const book = await pricesOfCompany(db, null).priceBook(
    products.map(({ id }) => id),
    now,
  )
  ids = [...book].filter(([, { sellable }]) => sellable).map(([id]) => id)
  const places = await db.selectFrom('zip_place').select('zip').orderBy('zip').execute()
  zips = ['60614', '10001', '99501', '96813', '97201', 'K1A 0B1', ...places.map(({ zip }) => zip)]
})
afterAll(() => app.close())

/** What a checkout computes for the selection: `priceCart` with the quoted prices and the chosen shipping. */
function cartOf({ content, selection, zip }: RandomQuote, at: Date, shippingType: string | null = null) {
  const section = content.sections[0]!
  const lines = selection.lines.map(({ key, qty }) => ({
    id: section.lines.find((line) => line.key === key)!.id,
    qty,
  }))
  const source = quotePrices(pricesOfCompany(context.db, null), {
    prices: new Map(section.lines.map(({ id, price }) => [id, toCents(price)])),
    validUntil: later(at, DAY_MS),
  })
  const { shipping, isTaxExempt: exempt } = content
  const quotedShipping = quotedShippingOf(shipping)
  return priceCart(context, { lines, zip, at, shippingType, quotedShipping, exempt }, source)
}

/** The figures of a cart as a quote shows them. */
async function cartTotals(quote: RandomQuote, at: Date) {
  const { priced, option } = await cartOf(quote, at)
  const priority = option?.type === 'guaranteed' ? option.cost : 0
  return {
    selected: priced.subtotal - priced.discount - priority,
    shipping: priced.shipping + priority,
    tax: priced.tax,
    total: priced.total,
  }
}

async function quoteTotals({ content, selection, zip }: RandomQuote, at: Date) {
  const { facts } = (await factsOfStored(context, content, zip, at))!
  return { facts, totals: totalsOf(content.sections[0]!, selection, facts) }
}

/** 400 random quotes over the whole catalog; some carts are refused by both sides. */
const QUOTES = 400

test('[E-QUOTE] a quote costs what the cart costs at its prices, to the cent', async () => {
  const random = numbers(20_261_123)
  let compared = 0
  for (let index = 0; index < QUOTES; index++) {
    const quote = randomQuote(random, { ids, zips })
    const cart = await cartTotals(quote, now).catch((error: { code?: string }) => error.code)
    // Two services that exclude each other: a quote shows both, a checkout refuses them by name.
    if (typeof cart === 'string') {
      expect(cart).toBe('services_exclude_each_other')
      continue
    }
    const { totals } = await quoteTotals(quote, now)
    expect(totals, JSON.stringify(quote)).toMatchObject(cart!)
    expect(totals.total).toBe(totals.selected + totals.shipping + totals.tax)
    for (const { type, cost } of totals.shippingOptions)
      expect((await cartOf(quote, now, type)).option, JSON.stringify(quote)).toMatchObject({ type, cost })
    compared++
  }
  expect(compared).toBeGreaterThan(QUOTES * 0.9)
})

test('a browser counts the same from the facts of the answer', async () => {
  const random = numbers(7)
  for (let index = 0; index < 60; index++) {
    const quote = randomQuote(random, { ids, zips })
    const { facts, totals } = await quoteTotals(quote, now)
    const sent = JSON.parse(
      JSON.stringify({ facts: wireFacts(facts, false), content: wireContent(quote.content) }),
    )
    const read = readFacts(sent.facts)
    const section = readSection((sent.content as WireContent).sections[0]!, read.products)
    expect(totalsOf(section, quote.selection, read)).toEqual(totals)
  }
})

test('after a new tax rate the quote and the cart change together', async () => {
  const random = numbers(11)
  const quote = { ...randomQuote(random, { ids, zips }), zip: '60614' }
  quote.content.isTaxExempt = false
  const before = await quoteTotals(quote, now)
  const dearer: PricingContext = {
    ...context,
    tax: {
      ...context.tax,
      rateFor: async (place) => {
        const found = await app.services.tax.rateFor(place)
        return { ...found, rate: found.rate + 0.01 }
      },
    },
  }
  const old = context
  context = dearer
  try {
    const after = await quoteTotals(quote, now)
    expect(after.totals).toMatchObject(await cartTotals(quote, now))
    expect(after.totals.selected).toBe(before.totals.selected)
    expect(after.totals.tax).toBeGreaterThan(before.totals.tax)
  } finally {
    context = old
  }
})

test('control: totals that forget the price of a line differ', async () => {
  const quote = { ...randomQuote(numbers(3), { ids, zips }), zip: '60614' }
  const section = quote.content.sections[0]!
  const { facts } = await quoteTotals(quote, now)
  const wrong = { ...section, lines: section.lines.map((line) => ({ ...line, price: line.price + 1 })) }
  expect(totalsOf(wrong, quote.selection, facts).total).not.toBe((await cartTotals(quote, now)).total)
})
