import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequiredPage } from '#features/catalog/accessories/contract.ts'
import { exportCatalogue } from '#features/catalog/catalog/server/import/export-catalogue.ts'
import { runImport } from '#features/catalog/catalog/server/import/import-command.ts'
import { DAY_MS } from '#lib/dates.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

/** Every scheduled price: no product of the demo costs this today. */
const SCHEDULED_CENTS = 123

const clock = movableClock(new Date().toISOString())
const moment = new Date(clock.now().getTime() + DAY_MS)

let app: TestApp
let product: { id: string; sku: string; price: number }
/** a product without a price today, which is sold from the moment on */
let newcomer: string
let beforeSchedule: Record<string, unknown>

const get = async (path: string): Promise<unknown> => (await app.fetch(`/v1/api${path}`)).json()
const post = async (path: string, body: unknown): Promise<unknown> => (await app.post(path, body)).json()

async function exported(): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of exportCatalogue(app.database.db, 'jsonl', clock.now())) pieces.push(piece)
  return pieces
}

/** Each place that shows a price, or whose content depends on one. */
const places: Readonly<Record<string, () => Promise<unknown>>> = {
  list: () => post('/search', { limit: 96, activeSorting: { mode: 'price', order: 'asc' } }),
  'list of one category': () => post('/search', { query: 'gas furnace', limit: 96 }),
  suggestions: () => get('/search/suggest?q=gas+furnace'),
  'product page': () => get(`/catalog/products/${product.id}`),
  'several products': () => post('/products/multiple', { productIds: [product.id, newcomer] }),
  compare: () => post('/products/compare', { productIDs: [product.id] }),
  accessories: () => get(`/catalog/products/${product.id}/required_components`),
  cart: () => post('/cart/products', { products: [{ id: product.id, qty: 1 }] }),
  'cart check': () => post('/cart/check', { zipcode: '60614', products: [{ id: product.id, quantity: 1 }] }),
  feed: async () => (await app.fetch('/feeds/products.xml')).text(),
  export: exported,
}

const readAll = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(places).map(async ([name, read]) => [name, await read()] as const)),
  )

/**
 * Ends every price at `moment` and schedules another from then on; one part has only the scheduled price.
 */
async function schedulePrices(): Promise<void> {
  const { db } = app.database
  await sql`update product_price set valid_to = ${moment} where valid_to is null`.execute(db)
  await sql`
    insert into product_price (product_id, price_cents, valid_from)
    select id, ${SCHEDULED_CENTS}, ${moment}
    from product`.execute(db)
  await sql`update catalogue_version set version = version + 1`.execute(db)
  await app.refresh()
}

beforeAll(async () => {
  app = await testApp({ clock })
  const { db } = app.database
  const { rows } = await sql<{ id: string; sku: string; price: number }>`
    select p.id, p.sku, price.price_cents / 100.0 as price
    from product p
    join product_price price on price.product_id = p.id
    where p.type = 'air-conditioner' and p.withdrawn_at is null
    order by p.id
    limit 1`.execute(db)
  product = rows[0]!
  const { pages } = (await places.accessories!()) as { pages: RequiredPage[] }
  newcomer = pages.flatMap(({ needs }) => needs).flatMap(({ components }) => components)[0]!.id
  await sql`delete from product_price where product_id = ${newcomer}`.execute(db)
  await sql`update catalogue_version set version = version + 1`.execute(db)
  await app.refresh()
  beforeSchedule = await readAll()
  await schedulePrices()
}, 120_000)
afterAll(() => app.close())

/** The answer without fields that change with every change of the catalog. */
const withoutVersion = (answer: unknown): string =>
  JSON.stringify(answer, (key, value: unknown) => (key === 'version' ? undefined : value))

describe('a price that is scheduled for tomorrow', () => {
  test.each(Object.keys(places))('[E-PRODUCT] changes nothing today: %s', async (place) => {
    const read = places[place]!
    expect(withoutVersion(await read())).toBe(withoutVersion(beforeSchedule[place]))
  })

  test('[C-CHECKOUT] is refused today, and the answer names the price in force', async () => {
    const address = {
      name: 'Ann Baker',
      address1: '2400 N Clark St',
      city: 'Chicago',
      state: 'IL',
      postcode: '60614',
      country: 'US',
    }
    const answer = await app.post(
      '/checkout',
      {
        email: 'ann@example.com',
        phone: '3125550142',
        billingInfo: address,
        shippingInfo: { ...address, deliveryType: 'Home / Residence' },
        paymentInfo: { amount: 1.36, method: 'check' },
        products: [{ id: product.id, price: SCHEDULED_CENTS / 100, qty: 1 }],
        shippingMethod: { cost: 0, type: 'standard' },
      },
      { 'idempotency-key': 'scheduled-price-0001' },
    )
    const body = JSON.stringify(await answer.json())

    expect(answer.status).toBe(409)
    expect(body).toContain(`{"id":"${product.id}","price":${Number(product.price)}}`)
  })

  test('is looked up by index: one lookup for each product, no scan of all prices', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain
      select p.id, price.price_cents
      from product p
      join lateral price_in_force(p.id, ${clock.now()}) as price on true
      where p.id = any(${[product.id, newcomer]}::text[])`.execute(app.database.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')

    expect(plan).toMatch(/Index Scan.* using product_price_pkey/)
    expect(plan).not.toMatch(/Function Scan|Seq Scan on product_price/)
  })

  test('survives an export and import, and an import that changes today’s price', async () => {
    const { db } = app.database
    const rows = async () =>
      (
        await sql<{ price_cents: number; ends: boolean }>`
          select price_cents, valid_to = ${moment} as ends
          from product_price
          where product_id = ${product.id} and coalesce(valid_to > now(), true)
          order by valid_from`.execute(db)
      ).rows
    const today = Math.round(Number(product.price) * 100)
    const line = (await exported()).find((piece) => piece.includes(`"id":"${product.id}"`))!
    const folder = await mkdtemp(join(tmpdir(), 'scheduled-price-'))
    const importLine = async (text: string) => {
      await writeFile(`${folder}/one.jsonl`, text)
      return runImport(db, `${folder}/one.jsonl`, () => {})
    }
    try {
      expect(await importLine(line)).toBe(0)
      expect(await rows()).toEqual([
        { price_cents: today, ends: true },
        { price_cents: SCHEDULED_CENTS, ends: null },
      ])

      const changed = line.replace(/"price":[\d.]+/, `"price":${(today + 100) / 100}`)
      expect(await importLine(changed)).toBe(0)
      expect(await rows()).toEqual([
        { price_cents: today + 100, ends: true },
        { price_cents: SCHEDULED_CENTS, ends: null },
      ])
      expect(await importLine(line)).toBe(0)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('from its moment on', () => {
  beforeAll(async () => {
    clock.advance(DAY_MS + 1_000)
    // The server does this by itself every half second.
    await app.refresh()
  })

  test.each(Object.keys(places))(
    'the price is in force without a change of the catalog: %s',
    async (place) => {
      const answer = JSON.stringify(await places[place]!())

      expect(answer).toMatch(/1\.23\b/)
    },
  )

  test('[L-REQ] a part whose sale begins now is offered', async () => {
    expect(JSON.stringify(await places.accessories!())).toContain(newcomer)
  })
})
