import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { seedPriceList, THERMOSTAT } from '#tests/fixtures/database/price-list.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { accessoriesHandlers } from './handlers.ts'

const CONDENSER = '450000801'
const [SHORT_LINES, LONG_LINES, OTHER_LINES, BOX] = [
  '450000802',
  '450000803',
  '450000804',
  '450000805',
] as const

let database: TestDatabase
const add = async (
  id: string,
  type: string,
  cents: number,
  attributes: Partial<Record<AttributeKey, string | number>>,
  services: string[] = [],
) => {
  const numbered = JSON.stringify(
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [ATTR[key as AttributeKey], value])),
  )
  const base = {
    sku: `X-${id}`,
    name: `${type} ${id}`,
    slug: 'x',
    brand: 'Northvale',
    category_id: 120,
    weight_lb: 10,
    freight: '{}',
  }
  await database.db
    .insertInto('product')
    .values({ ...base, id, type, attributes: numbered, installation_service_ids: services })
    .execute()
  await database.db
    .insertInto('product_price')
    .values({
      product_id: id,
      price_cents: cents,
      list_price_cents: null,
      valid_from: new Date('2026-01-01'),
    })
    .execute()
}

beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
  await add(
    CONDENSER,
    'air-conditioner',
    189_900,
    { liquidLine: '3/8', suctionLine: '3/4', mop: 25, staging: 'Two-stage' },
    ['7201', '7202'],
  )
  await add(LONG_LINES, 'line-set', 12_800, { liquidLine: '3/8', suctionLine: '3/4', length: 50 })
  await add(SHORT_LINES, 'line-set', 9_500, { liquidLine: '3/8', suctionLine: '3/4', length: 25 })
  await add(OTHER_LINES, 'line-set', 5_200, { liquidLine: '1/4', suctionLine: '3/8', length: 25 })
})
afterAll(() => database.drop())

const context = () => ({ context: { db: database.db, clock: movableClock() } })
const required = async (id: string) => (await call(accessoriesHandlers.required, { id }, context())).pages

test('[L-REQ] a product that is not sold: 404', async () => {
  await expect(required('459999999')).rejects.toMatchObject({ code: 'product_unknown', status: 404 })
})

test('[L-REQ, L-REQ-SKIP] five pages in order; line sets first, cheapest first, with reasons', async () => {
  const pages = await required(CONDENSER)

  expect(pages.map(({ page, title }) => `${page} ${title}`)).toEqual([
    '1 Line sets',
    '2 AC installation supplies',
    '3 Mini-split drain hose accessories',
    '4 Other mini-split accessories',
    '5 All other pop-up accessories',
  ])
  expect(pages.map(({ needs }) => needs.some(({ components }) => components.length > 0))).toEqual([
    ...[true, false, false, false, false],
  ])
  expect(pages[1]?.needs.map(({ said }) => said.length > 40)).toEqual(Array(6).fill(true))
  expect(pages[0]?.needs[0]?.components).toMatchObject([
    {
      id: SHORT_LINES,
      name: `line-set ${SHORT_LINES}`,
      parentCategoryListName: 'Controls',
      isPopUp: true,
      price: 95,
      fit: 'Fits this condenser’s ⅜″ × ¾″ lines.',
    },
    { id: LONG_LINES },
  ])
})

test('[L-REQ] parts from the catalog, unless the merchant ties parts to the product', async () => {
  await required(CONDENSER)
  await add(BOX, 'disconnect', 3_900, { amps: 30 })
  await database.db
    .insertInto('product_relation')
    .values([
      {
        product_id: CONDENSER,
        kind: 'required',
        related_id: LONG_LINES,
        page: 1,
        reason: 'Our installers use the long one.',
      },
      { product_id: CONDENSER, kind: 'accessory', related_id: THERMOSTAT, page: null, quantity: 2 },
    ])
    .execute()
  await bumpCatalogue(database.db)

  const [lines, supplies, , , others] = await required(CONDENSER)

  expect(lines?.needs).toMatchObject([
    {
      why: 'Our installers use the long one.',
      components: [{ id: LONG_LINES, fit: 'Fits this condenser’s ⅜″ × ¾″ lines.' }],
    },
  ])
  const found = supplies?.needs.filter(({ components }) => components.length > 0)
  expect(found).toMatchObject([{ title: 'Disconnect', required: true, components: [{ id: BOX }] }])
  expect(others?.needs).toMatchObject([
    { title: 'Thermostat', required: false, quantity: 2, components: [{ id: THERMOSTAT, isPopUp: false }] },
  ])
})

test('[C-INSTALL, E-INSTALLQ] installation services; unknown products and parts have none', async () => {
  const answer = await call(
    accessoriesHandlers.installation,
    { productIDs: [CONDENSER, SHORT_LINES, '459999999', CONDENSER] },
    context(),
  )

  expect(answer).toEqual({
    serviceIDs: ['7201', '7202'],
    services: [{ productID: CONDENSER, serviceIDs: ['7201', '7202'] }],
  })
  expect(await call(accessoriesHandlers.installation, { productIDs: [] }, context())).toEqual({
    serviceIDs: [],
    services: [],
  })
})
