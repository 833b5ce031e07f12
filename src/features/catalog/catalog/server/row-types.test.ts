import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { DrawingSpec } from '#drawings/spec.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows, jsonObject } from '#tests/fixtures/database/expect-rows.ts'
import {
  FURNACE,
  PORTABLE,
  RARE,
  seedPriceList,
  THERMOSTAT,
  WITHDRAWN,
} from '#tests/fixtures/database/price-list.ts'
import type { AttributeValue } from '../rules/plate.ts'
import { IMAGE_KINDS } from '../rules/product-image.ts'
import { nextVersion } from './catalogue-version.ts'
import { besideProducts, placesOf } from './changes/catalog-news.ts'
import { checkStaged, firstProblems } from './import/check-staged.ts'
import { compareStaged, differenceCounts } from './import/compare-rows.ts'
import { addedProducts, changedByField, withdrawnProducts } from './import/difference.ts'
import { type ExportCell, exportBatch, usedAttributes } from './import/export-rows.ts'
import { vocabularyNumber } from './import/import-catalogue.ts'
import { openOne } from './import/open-import.ts'
import type { Told } from './import/problem-lists.ts'
import { stagedCount } from './import/stage.ts'
import { changedSince, productReferences } from './import/undo-import.ts'
import { ownCounts } from './read/category-tree.ts'
import { cards, listedProducts } from './read/find-cards.ts'
import { productPage } from './read/find-product.ts'
import { reviewPage } from './read/find-reviews.ts'
import { withUnits } from './read/units.ts'

/** The product that the tests fill with one of everything. */
const OLD = WITHDRAWN
const now = new Date('2026-11-21T12:00:00Z')

const dimensions = z.strictObject({ height: z.number(), width: z.number(), depth: z.number() }).nullable()
const drawing = jsonObject<DrawingSpec>().nullable()
const attributes = jsonObject<Record<string, AttributeValue>>()

const image = z.strictObject({
  hash: z.string(),
  alt: z.string(),
  kind: z.enum(IMAGE_KINDS),
  width: z.int(),
  height: z.int(),
})

const card = z.strictObject({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  series: z.string(),
  type: z.string(),
  template: z.enum(['single', 'series', 'system', 'service']),
  category_id: z.int(),
  summary: z.string(),
  attributes,
  dimensions,
  drawing,
  weight_lb: z.number(),
  freight: z.strictObject({
    length: z.number().exactOptional(),
    width: z.number().exactOptional(),
    height: z.number().exactOptional(),
    freightClass: z.number().exactOptional(),
    mode: z.enum(['parcel', 'ltl']).exactOptional(),
  }),
  ships_free: z.boolean(),
  pays_shipping: z.boolean(),
  is_service: z.boolean(),
  rating_average: z.number().nullable(),
  rating_count: z.int(),
  withdrawn_at: z.date().nullable(),
  photo: image.nullable(),
  price_cents: z.int(),
  list_price_cents: z.int().nullable(),
  available: z.int(),
  back_order: z.boolean(),
  restock_on: z.string().nullable(),
})

const link = z.strictObject({
  id: z.string(),
  kind: z.string(),
  position: z.int(),
  quantity: z.int(),
  page: z.int().nullable(),
  reason: z.string(),
})

const unit = z.strictObject({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  brand: z.string(),
  sku: z.string(),
  attributes,
  dimensions,
  weight: z.number(),
  quantity: z.int(),
})
const match = z.strictObject({
  outdoor_id: z.string().nullable(),
  indoor_id: z.string().nullable(),
  furnace_id: z.string().nullable(),
  outdoor_model: z.string(),
  indoor_model: z.string(),
  furnace_model: z.string(),
  reference_number: z.string().nullable(),
  seer2: z.number().nullable(),
  eer2: z.number().nullable(),
  hspf2: z.number().nullable(),
  afue: z.number().nullable(),
  cooling_btu: z.int().nullable(),
  heating_btu: z.int().nullable(),
  rating_source: z.string(),
})

const review = z.strictObject({
  rating: z.int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  place: z.string(),
  verified: z.boolean(),
  written_on: z.string(),
})

const question = z.strictObject({
  body: z.string(),
  author: z.string(),
  asked_on: z.string(),
  answer: z.string(),
  answered_by: z.string(),
  answered_on: z.string(),
})

const page = card.extend({
  description: z.string(),
  included: z.array(z.string()),
  installation_service_ids: z.array(z.string()),
  updated_at: z.date(),
  version: z.int(),
  links: z.array(link),
  documents: z.array(z.strictObject({ kind: z.string(), title: z.string(), url: z.string() })),
  match: match.nullable(),
  units: z.array(unit),
  distribution: z.array(z.int()),
  reviews: z.array(review),
  questions: z.array(question),
  images: z.array(image),
})

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
  await seedProductPage()
})
afterAll(() => database.drop())

/** Gives one product a value in every column and one of everything that a product page shows. */
async function seedProductPage(): Promise<void> {
  const { db } = database
  const own = { product_id: OLD }
  await db
    .updateTable('product')
    .set({
      rating_average: 4.5,
      rating_count: 2,
      attributes: '{"7":60000,"8":"Natural gas"}',
      drawing: '{"type":"furnace","options":{"afue":96}}',
      dimensions: '{"height":34,"width":17.5,"depth":29}',
    })
    .where('id', 'in', [OLD, FURNACE])
    .execute()
  await db
    .updateTable('product_price')
    .set({ list_price_cents: 109_900 })
    .where('product_id', '=', OLD)
    .execute()
  await db
    .insertInto('stock')
    .values({ ...own, opening: 0, available: 0, restock_on: '2026-12-09' })
    .execute()
  await db
    .insertInto('product_relation')
    .values({ ...own, kind: 'required', related_id: THERMOSTAT, page: 2 })
    .execute()
  const match = {
    outdoor_id: PORTABLE,
    indoor_id: RARE,
    furnace_id: FURNACE,
    outdoor_model: 'GSXN403610',
    reference_number: '215000001',
    seer2: 15.2,
    eer2: 12,
    hspf2: 7.8,
    afue: 96,
    cooling_btu: 34_000,
    heating_btu: 60_000,
    rating_source: 'test',
  }
  await db
    .insertInto('matched_system')
    .values([OLD, FURNACE].map((product_id) => ({ ...match, product_id })))
    .execute()
  await db
    .insertInto('product_document')
    .values({ ...own, position: 1, kind: 'manual', title: 'Manual', url: 'https://example.com/manual.pdf' })
    .execute()
  await db
    .insertInto('product_image')
    .values(
      [OLD, FURNACE].map((product_id) => ({
        product_id,
        position: 1,
        hash: 'a'.repeat(32),
        width: 1200,
        height: 800,
      })),
    )
    .execute()
  await db
    .insertInto('review')
    .values({ ...own, rating: 5, title: 'Warm', body: 'Quiet.', author: 'Ada', written_on: '2026-03-01' })
    .execute()
  const answered = { answer: 'Yes.', answered_by: 'Support', answered_on: '2026-03-02' }
  await db
    .insertInto('question')
    .values({ ...own, body: 'Does it fit?', author: 'Ada', asked_on: '2026-03-01', ...answered })
    .execute()
}

test('a card has the columns of a product, its price and its stock', async () => {
  await expectRows(database.db, cards([OLD, FURNACE], now), card)
})

test('a listed product has the columns of a card and its description', async () => {
  const row = card.extend({ description: z.string(), rated_models: z.array(z.string()).nullable() })
  const everything = sql`true`
  await expectRows(database.db, listedProducts(now, everything), row, { alwaysNull: ['withdrawn_at'] })
})

test('a product page has all that the page shows', async () => {
  const [first] = await expectRows(database.db, productPage(OLD, now), page)
  const { links, documents, match, reviews, questions, images } = first!
  const kinds = links.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['required', 'outdoor', 'indoor', 'furnace', 'neighbor']))
  expect([documents, reviews, questions, images].map((list) => list.length)).toEqual([1, 1, 1, 1])
  expect(match).not.toBeNull()
})

test('a page of reviews has their number and their columns', async () => {
  const filter = { page: 1, sort: 'newest', verifiedOnly: false } as const
  const row = z.strictObject({ total: z.int(), reviews: z.array(review) })
  const [first] = await expectRows(database.db, reviewPage(OLD, filter), row)
  expect(first).toMatchObject({ total: 1, reviews: [{ author: 'Ada' }] })
})

test('a category counts its products and shows one of them', async () => {
  const row = z.strictObject({ category_id: z.int(), count: z.int(), drawing, dimensions })
  await expectRows(database.db, ownCounts, row)
})

test('a change of the catalog answers the new version', async () => {
  // pg_notify answers nothing, which PostgreSQL writes as an empty text.
  await expectRows(database.db, nextVersion, z.strictObject({ version: z.int(), notified: z.string() }))
})

test('a changed product has a category and a type, and is beside others', async () => {
  await expectRows(database.db, placesOf([OLD]), z.strictObject({ category_id: z.int(), type: z.string() }))
  await expectRows(database.db, besideProducts([THERMOSTAT]), z.strictObject({ id: z.string() }))
})

test('an exported product has its columns by name and its attributes by id', async () => {
  const row = z.strictObject({ id: z.string(), plain: jsonObject<Record<string, ExportCell>>(), attributes })
  await expectRows(database.db, exportBatch('', now), row)
  await expectRows(database.db, usedAttributes, z.strictObject({ id: z.string() }))
})

/** A row of the stage with what a product must have; a new product, unless it has the id of one. */
const staged = (line: number, id: string, sku: string, more = {}) => sql`
  insert into catalog_import_row
  select row.*
  from jsonb_populate_record(null::catalog_import_row, ${JSON.stringify({
    ...{
      line,
      id,
      sku,
      name: sku,
      slug: 'a',
      brand: 'a',
      series: '',
      type: 'thermostat',
      template: 'single',
    },
    ...{ summary: '', description: '', attributes: { 2100: 'Yes' }, weight_lb: 1, freight: {}, included: [] },
    ...{ ships_free: true, pays_shipping: true, is_service: false, installation_service_ids: [] },
    ...{ withdrawn: false, price_cents: 100, available: 1, back_order: false, relations: [], documents: [] },
    ...more,
  })}::jsonb || jsonb_build_object('category_id', (select min(id) from category))) as row`

test('an import names its problems by line and says what it will write', async () => {
  await database.db.transaction().execute(async (transaction) => {
    await staged(2, '1', 'A-1').execute(transaction)
    await staged(3, '1', 'A-2').execute(transaction)
    await staged(4, '799999998', 'A-3', { withdrawn: true }).execute(transaction)
    await staged(5, THERMOSTAT, 'A-4').execute(transaction)
    await expectRows(transaction, stagedCount, z.strictObject({ count: z.int() }))
    await checkStaged(transaction, 10, true)
    const problem = z.strictObject({
      line: z.int(),
      column: z.string(),
      expected: z.string(),
      found: z.string(),
      count: z.int(),
    })
    await expectRows(transaction, firstProblems(10), problem)
    await compareStaged(transaction)
    const counts = z.strictObject({ added: z.int(), changed: z.int() })
    expect(await expectRows(transaction, differenceCounts, counts)).toEqual([{ added: 2, changed: 1 }])
    const some = z.strictObject({ count: z.int(), samples: z.array(z.string()) })
    await expectRows(transaction, addedProducts, some)
    await expectRows(transaction, withdrawnProducts, some)
    const sample = z.strictObject({ sku: z.string(), before: z.unknown(), after: z.unknown() })
    const field = z.strictObject({ field: z.string(), count: z.int(), samples: z.array(sample) })
    await expectRows(transaction, changedByField, field)
  })
})

test('an import that was killed is found by its fingerprint, which names the vocabulary', async () => {
  await database.db.insertInto('catalog_import').values(open('killed')).execute()
  const row = z.strictObject({
    id: z.int(),
    rows: z.int(),
    staged: z.int(),
    told: jsonObject<Partial<Told>>(),
    isRead: z.boolean(),
  })
  await expectRows(database.db, openOne('killed'), row)
  await expectRows(database.db, vocabularyNumber, z.strictObject({ vocabulary: z.int() }))
})

const open = (fingerprint: string) => ({ fingerprint, file: '', run_by: '', state: 'reading' as const })

test('an undo knows which tables name a product, and which products were changed', async () => {
  const reference = z.strictObject({ table: z.string(), column: z.string(), field: z.string().nullable() })
  const rows = await expectRows(database.db, productReferences, reference)
  expect(rows).toContainEqual({ table: 'matched_system', column: 'indoor_id', field: 'match' })
  expect(rows).toContainEqual({ table: 'price_list_price', column: 'product_id', field: null })
  await database.db.transaction().execute(async (transaction) => {
    await sql`create temporary table catalog_undo on commit drop as select 'x' as id, 'sold' as why`.execute(
      transaction,
    )
    const changed = z.strictObject({
      sku: z.string(),
      why: z.enum(['changed', 'sold', 'used']),
      count: z.int(),
    })
    await expectRows(transaction, changedSince, changed)
  })
})

test('a product with its units has what each unit is', async () => {
  const unit = z.strictObject({
    id: z.string(),
    type: z.string(),
    name: z.string(),
    brand: z.string(),
    sku: z.string(),
    attributes,
    dimensions,
    weight: z.number(),
    quantity: z.int(),
  })
  const row = z.strictObject({
    id: z.string(),
    type: z.string(),
    brand: z.string(),
    sku: z.string(),
    attributes,
    units: z.array(unit),
  })
  const [first] = await expectRows(database.db, withUnits([OLD]), row)
  expect(first?.units).not.toEqual([])
})
