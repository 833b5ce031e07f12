import { execFile } from 'node:child_process'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateProducts } from '#demo/catalogue/generate.ts'
import { loadDemoCatalogue } from '#demo/catalogue/load.ts'
import { AIR_HANDLER_TYPES } from '#features/catalog/catalog/rules/attributes.ts'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { SEED_CATEGORIES } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import { createProductDocuments } from '#features/catalog/catalog/server/documents/product-documents.ts'
import { catalogHandlers } from '#features/catalog/catalog/server/handlers.ts'
import { exportCatalogue } from '#features/catalog/catalog/server/import/export-catalogue.ts'
import { importCatalogue } from '#features/catalog/catalog/server/import/import-catalogue.ts'
import { systemClock } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'

// The first package unit of the list is an air conditioner: it does not heat.
const KNOWN_GAPS = ['package-unit: Heating', 'package-bundle: Heating']

let database: TestDatabase

beforeAll(async () => {
  database = await makeDemoDatabase()
})
afterAll(() => database.drop())

const api = () => createRouterClient(catalogHandlers, { context: { db: database.db, clock: systemClock } })
const products = generateProducts()
const idOf = (sku: string): string => products.find((product) => product.sku === sku)?.id ?? ''
const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(database.db)).rows

test('the demo catalog is the same on every run', () => {
  expect(generateProducts()).toEqual(products)
})

test(
  '[E-PRODUCT] it holds at least 3,000 products of every type, each with an id and an address ' +
    'of its own',
  () => {
    expect(products.length).toBeGreaterThanOrEqual(3_000)
    expect(new Set(products.map((product) => product.type))).toEqual(
      new Set(productTypes().map((definition) => definition.type)),
    )
    expect(new Set(products.map((product) => product.id)).size).toBe(products.length)
    expect(new Set(products.map((product) => product.sku)).size).toBe(products.length)
    expect(new Set(products.map((product) => `${product.category}/${product.slug}`)).size).toBe(
      products.length,
    )
    expect(products.filter((product) => !/^45[0-9]{7}$/.test(product.id))).toEqual([])
    expect(products.filter((product) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.slug))).toEqual([])
  },
)

test('every category without subcategories has products', () => {
  const leaves = SEED_CATEGORIES.filter(
    (category) => !SEED_CATEGORIES.some((child) => child.parentId === category.id),
  )
  const used = new Set<string>(products.map((product) => product.category))

  expect(leaves.filter((category) => !used.has(category.slug)).map((category) => category.slug)).toEqual([])
})

test('every product has a price, a name, texts and a drawing; shipped products have a weight', () => {
  const goods = products.filter((product) => !product.isService)

  expect(
    goods.filter((product) => product.priceCents <= 0 || product.weight <= 0 || product.drawing.type === ''),
  ).toEqual([])
  expect(
    products.filter(
      (product) =>
        product.name === '' ||
        product.summary === '' ||
        product.description === '' ||
        /undefined|NaN|null/.test(
          JSON.stringify([product.name, product.summary, product.description, product.included]),
        ),
    ),
  ).toEqual([])
  expect(
    goods.filter(
      (product) => product.listPriceCents !== null && product.listPriceCents <= product.priceCents,
    ),
  ).toEqual([])
})

test('[K-ATTRS] the house brands fill every row of the plate of their type', async () => {
  const sample = productTypes()
    .filter((definition) => definition.type !== 'service')
    .map(
      (definition) =>
        products.find((product) => product.type === definition.type && product.dimensions !== null)?.id ?? '',
    )
  const answers = await Promise.all(sample.map((id) => api().product({ id })))
  const gaps = answers.flatMap((answer) =>
    answer.plate.filter((row) => row.value === '–').map((row) => `${answer.details.type}: ${row.label}`),
  )

  expect(gaps).toEqual(KNOWN_GAPS)
})

test('[K-AIRHANDLERS] the catalog has all seven air handler types', () => {
  const types = new Set(products.flatMap((product) => product.attributes['2035'] ?? []))

  expect([...types].sort()).toEqual([...AIR_HANDLER_TYPES].sort())
})

test('all references of products exist; required components name their page and reason', async () => {
  const broken = products.flatMap((product) =>
    product.relations.filter((relation) => !products.some((other) => other.sku === relation.sku)),
  )
  const loose = await rows(
    sql`select * from product_relation where kind = 'required' and (page is null or reason = '') limit 5`,
  )

  expect(broken).toEqual([])
  expect(loose).toEqual([])
})

test('the database holds the generated products', async () => {
  const [counts] = await rows(sql<Record<string, number>>`
    select
      (select count(*) from product) as products,
      (
        select count(*)
        from product p
        where not exists (select from product_price where product_id = p.id and valid_to is null)
      ) as unpriced,
      (select count(*) from stock where available = 0) as sold_out,
      (
        select count(*)
        from stock s
        join product p on p.id = s.product_id
        where s.available = 0 and s.restock_on is null and p.description not like '%Not for sale yet%'
      ) as forever,
      (select count(*) from review) as reviews`)

  expect(counts).toMatchObject({ products: products.length, unpriced: 0, forever: 0 })
  expect(counts?.sold_out).toBeGreaterThan(50)
  expect(counts?.reviews).toBeGreaterThan(3_000)
})

test('a second load changes no row', async () => {
  expect(await loadDemoCatalogue(database.db)).toMatchObject({ loaded: false, products: products.length })
})

test('[E-PRODUCT] the answer for a furnace has all data of its page', async () => {
  const furnace = await api().product({ id: idOf('NVF96-080B') })

  expect(furnace.details).toMatchObject({
    sku: 'NVF96-080B',
    price: 1277,
    shipsFree: true,
    isHighValue: true,
    path: expect.stringMatching(
      /^\/product\/furnaces-heaters\/gas-furnaces\/high-efficiency-gas-furnaces\/[a-z0-9-]+\/45\d{7}$/,
    ),
  })
  expect(furnace.plate.slice(0, 4)).toEqual([
    { label: 'Output', value: '76,800', unit: 'BTU/h' },
    { label: 'AFUE', value: '96', unit: '%' },
    { label: 'Cabinet', value: '17½', unit: '″' },
    { label: 'Stages', value: 'Single', unit: '' },
  ])
  expect(furnace.required).toEqual([])
  expect(furnace.circuits).toEqual([
    expect.objectContaining({ unit: 'Furnace', supply: '115 V', mca: 11, breaker: 15, count: 1 }),
  ])
  expect(
    furnace.compatible.every(
      (each) => each.product.type === 'coil' && each.product.dimensions?.width === 17.5,
    ),
  ).toBe(true)
  expect(furnace.productSeries?.products.length).toBe(7)
  expect(furnace.sections.map((section) => section.id)).toEqual([
    'sizes',
    'need',
    'box',
    'about',
    'specs',
    'documents',
    'systems',
    'others',
    'questions',
    'reviews',
  ])
  expect(furnace.heroBanner).toEqual({
    title: furnace.details.summary,
    text: furnace.details.description.split('\n\n')[0],
  })
  expect([furnace.template, furnace.expertAssistance, furnace.alsoConsider?.product.type]).toEqual([
    'series',
    true,
    'gas-furnace',
  ])
  expect(furnace.recommendations.length).toBeGreaterThan(0)
  expect(furnace.specs.flatMap((group) => group.rows).every((row) => row.help.length > 10)).toBe(true)
  expect(furnace.reviewSummary?.distribution.reduce((a, b) => a + b, 0)).toBe(furnace.reviewSummary?.count)
})

test('[E-PRODUCT] a multi-zone system names its parts, air handler types and WiFi adapters', async () => {
  const system = products.find(
    (product) =>
      product.type === 'multi-zone-system' &&
      JSON.stringify(product.attributes['2035']) === '["Concealed Duct","Wall Mount"]',
  )
  const answer = await api().product({ id: system?.id ?? '' })

  expect(answer.includedAirHandlerTypes).toEqual(['Concealed Duct', 'Wall Mount'])
  expect(answer.includedItems.wifiAdapters.map((each) => each.product.sku)).toEqual(['TMWF-1'])
  expect(answer.matchedSystem?.outdoor?.type).toBe('mini-split-outdoor')
  expect(answer.includedItems.products.length).toBeGreaterThanOrEqual(3)
})

test('[E-PRODUCT] [K-AIRHANDLERS] an outdoor unit names the air handler that most homes use', async () => {
  const outdoor = products.find(
    (product) =>
      product.type === 'mini-split-outdoor' && product.relations.some(({ kind }) => kind === 'compatible'),
  )
  const answer = await api().product({ id: outdoor?.id ?? '' })

  expect(answer.mostCommonAirHandler?.attributes['2035']).toBe('Wall Mount')
  expect(answer.sections.map(({ id }) => id)).toContain('air-handlers')
})

test('[C-MULTI] several products come in the requested order, without unknown ids', async () => {
  const { products: found } = await api().multiple({
    productIds: [453054793, '999999999', idOf('NVF96-080B')],
  })

  expect(found.map((product) => [product.id, product.price, product.isService])).toEqual([
    ['453054793', 25, true],
    [idOf('NVF96-080B'), 1277, false],
  ])
})

test('[E-CATEGORY] a category has its path, its subcategories and their numbers of products', async () => {
  const category = await api().category({ path: 'furnaces-heaters/gas-furnaces' })

  expect(category).toMatchObject({
    name: 'Gas Furnaces',
    isHighValue: true,
    categoryPath: ['Furnaces & Heaters', 'Gas Furnaces'],
    path: '/category/furnaces-heaters/gas-furnaces',
  })
  expect(category.subCategories.map((each) => each.slug)).toEqual([
    'high-efficiency-gas-furnaces',
    '80-afue-gas-furnaces',
    'mobile-home-furnaces',
  ])
  expect(category.subCategories.reduce((sum, each) => sum + each.productCount, 0)).toBe(category.productCount)
})

test('unknown products and categories are 404; the menu does not show services', async () => {
  await expect(api().product({ id: '450000000' })).rejects.toMatchObject({ status: 404 })
  await expect(api().category({ path: 'gas-furnaces' })).rejects.toMatchObject({ status: 404 })
  expect((await api().menu()).entries.map((entry) => entry.name)).not.toContain('Delivery Services')
})

test('the specification sheet is a PDF; of an unknown product it is 404', async () => {
  const productDocument = createProductDocuments({
    db: database.db,
    clock: systemClock,
    revision: () => 1,
  })
  const [found, unknown] = [
    await productDocument(idOf('TMRM-243'), 'specification-sheet'),
    await productDocument('1; drop table', 'specification-sheet'),
  ]

  expect([found.status, found.headers.get('content-type'), unknown.status]).toEqual([
    200,
    'application/pdf',
    404,
  ])
  expect(
    Buffer.from(await found.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

// Two imports and two exports of the whole catalog.
test('an exported catalog imports again without a change', async () => {
  const before = (await Readable.from(exportCatalogue(database.db, 'csv', new Date())).toArray()).join('')
  const other = await makeDatabase()

  const again = await importCatalogue(database.db, Readable.from([Buffer.from(before)]), { format: 'csv' })
  const fresh = await importCatalogue(other.db, Readable.from([Buffer.from(before)]), { format: 'csv' })
  const [after, copy] = [
    (await Readable.from(exportCatalogue(database.db, 'csv', new Date())).toArray()).join(''),
    (await Readable.from(exportCatalogue(other.db, 'csv', new Date())).toArray()).join(''),
  ]
  await other.drop()

  expect([again, fresh]).toMatchObject([
    { kind: 'imported', updated: 0, created: 0 },
    { kind: 'imported', created: products.length },
  ])
  expect([after === before, copy === before]).toEqual([true, true])
}, 120_000)

test('the bench can enlarge the catalog to an exact number of products', () => {
  const many = generateProducts({ count: 10_000 })

  expect(many).toHaveLength(10_000)
  expect(new Set(many.map((product) => product.id)).size).toBe(10_000)
})

test('npm run catalog:check: at least 120 rules, and no product, system or kit breaks one', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['build/server/catalog.js', 'check'], {
    env: { ...process.env, STORE_MODE: 'demo', NODE_ENV: 'production', DATABASE_URL: database.url },
  })
  const words = /([\d,]+) rules, ([\d,]+) products, of which ([\d,]+) systems and ([\d,]+) kits: (.*)/.exec(
    stdout,
  )
  const [rules = 0, sold = 0, systems = 0, kits = 0] = (words ?? [])
    .slice(1, 5)
    .map((text) => Number(text.replaceAll(',', '')))
  console.info(stdout.trim())

  expect(words?.[5]).toBe('0 figures break a rule, 0 more ask for a look.')
  expect(rules).toBeGreaterThanOrEqual(120)
  expect(sold).toBeGreaterThan(3_300)
  expect(systems).toBeGreaterThan(1_000)
  expect(kits).toBeGreaterThan(700)
})

test('units of a matched system that are bought one by one name the system and what it saves', async () => {
  const system = products.find(({ type }) => type === 'cooling-system')
  const details = await api().product({ id: system?.id ?? '' })
  const units = [details.matchedSystem?.outdoor, details.matchedSystem?.indoor]
    .flatMap((unit) => unit ?? [])
    .map(({ id, price }) => ({ id, price }))
  const included = details.includedItems.products.map(({ product: { id, price } }) => ({ id, price }))
  const all = [...new Map([...units, ...included].map((unit) => [unit.id, unit])).values()]
  const lines = all.map(({ id }) => ({ id, quantity: 1 }))
  const { systems } = await api().systems({ products: lines })
  const [found] = systems
  const price = (await api().product({ id: found?.system.id ?? '' })).details.price
  const sum = all.reduce((total, unit) => total + unit.price, 0)

  expect(systems).toHaveLength(1)
  expect(found?.units.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  expect(found?.saving).toBeCloseTo(Math.max(0, sum - price), 2)
  expect(await api().systems({ products: lines.slice(0, 1) })).toEqual({ systems: [] })
})
