import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartLink } from '#features/selling/cart/rules/cart-link.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { priceListsHandlers } from '#features/selling/price-lists/server/handlers.ts'
import { startOf } from '#features/selling/price-lists/server/lists.ts'
import { later } from '#lib/dates.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { type StoreAt, startStoreAt } from '#tests/fixtures/store/store-at.ts'

const DAY = '2027-03-03'
const MIDNIGHT = startOf(DAY)
const EVENING = later(MIDNIGHT, -3 * 60_000)

let browser: Browser
let stores: StoreAt[]
beforeAll(async () => {
  browser = await launchBrowser()
  const first = await startStoreAt(EVENING.toISOString())
  const url = (await readFile(join(first.dataDir, 'database-url'), 'utf8')).trim()
  stores = [first, await startStoreAt(EVENING.toISOString(), { DATABASE_URL: url })]
})
afterAll(async () => {
  await browser.close()
  for (const store of stores.toReversed()) await store.stop()
})

interface Product {
  id: string
  sku: string
  name: string
  cents: number
}

async function someProduct(store: StoreAt): Promise<Product> {
  return store.withDatabase((db) =>
    db
      .selectFrom('product_price')
      .innerJoin('product', 'product.id', 'product_price.product_id')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['product.id', 'sku', 'name', 'price_cents as cents'])
      .where('valid_to', 'is', null)
      .where('type', '=', 'thermostat')
      .where('available', '>', 10)
      .orderBy('product.id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
}

/** Staff publish a price from midnight on, by a sheet. */
const publish = (store: StoreAt, text: string) =>
  store.withDatabase(async (db) => {
    const desk = createRouterClient(priceListsHandlers, {
      context: { db, clock: { now: store.now }, ...whoAsks('operations', store.now()) },
    })
    const shown = await desk.previewPublic({
      file: new File([text], 'prices.csv', { type: 'text/csv' }),
      startsOn: DAY,
    })
    await desk.apply({ id: shown.import!.id })
  })

const post = async (store: StoreAt, path: string, body: unknown) => {
  const answer = await fetch(`${store.url}/v1/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.text()
}

/** The prices that a process shows: on the page, in the search, for the cart, in the feed. */
async function shown(store: StoreAt, { id, sku }: Product, pagePath: string) {
  const page = await (await fetch(store.url + pagePath)).text()
  const search = await post(store, '/search', { originPage: 'search', query: sku, limit: 1, from: 0 })
  const cart = await post(store, '/cart/products', { products: [{ id, qty: 1 }] })
  const feed = await (await fetch(`${store.url}/feeds/products.jsonl`)).text()
  const line = feed.split('\n').find((each) => each.includes(id)) ?? ''
  return { page, search, cart, feed: line }
}

test('[30] a price rises at midnight on every process; an open cart is told before it pays', async () => {
  const [first, second] = stores as [StoreAt, StoreAt]
  const product = await someProduct(first)
  const risen = product.cents + 11_11
  const [before, after] = [product.cents, risen].map((cents) => ({
    words: formatMoney(toCents(cents)),
    wire: cents / 100,
  })) as [{ words: string; wire: number }, { words: string; wire: number }]
  const pagePath = await pathOf(first, product)
  await publish(first, `${product.sku},${after.wire.toFixed(2)}`)

  // A shopper opens the cart before midnight and leaves it open.
  const { page, context } = await openVisit(browser, first.url)
  await context.clock.setSystemTime(first.now())
  await visit(page, cartLink([{ id: product.id, qty: 1 }]))
  await page.getByText(before.words).first().waitFor()

  for (const store of stores) {
    const was = await shown(store, product, pagePath)
    expect(was.page).toContain(before.words)
    expect(was.page).not.toContain(after.words)
    for (const each of [was.search, was.cart]) expect(each).toContain(`"price":${before.wire}`)
    expect(was.feed).toContain(before.wire.toFixed(2))
  }

  for (const store of stores) await store.moveTo(later(MIDNIGHT, 1_000).toISOString())
  for (const store of [first, second]) {
    await expect
      .poll(async () => (await shown(store, product, pagePath)).page, { timeout: 20_000 })
      .toContain(after.words)
    const now = await shown(store, product, pagePath)
    for (const each of [now.search, now.cart]) expect(each).toContain(`"price":${after.wire}`)
    await expect
      .poll(async () => (await shown(store, product, pagePath)).feed, { timeout: 20_000 })
      .toContain(after.wire.toFixed(2))
  }

  // The old price is refused by the server, and the cart says what changed.
  const claim = { zipcode: '60614', products: [{ id: product.id, quantity: 1, price: before.wire }] }
  expect(await post(second, '/cart/check', claim)).toContain(`"price":${after.wire}`)
  await context.clock.setSystemTime(first.now())
  await page.reload()
  await page.getByText(cartTexts.pricesExpired).waitFor()
  await page.getByText(after.words).first().waitFor()
  await context.close()
})

/** The address of a product's page, as the search names it. */
async function pathOf(store: StoreAt, { sku }: Product): Promise<string> {
  const found = await post(store, '/search', { originPage: 'search', query: sku, limit: 1, from: 0 })
  const url = /"path":"(\/product\/[^"]+)"/.exec(found)?.[1]
  if (url === undefined) throw new Error(`The search names no page of ${sku}: ${found.slice(0, 400)}`)
  return url
}
