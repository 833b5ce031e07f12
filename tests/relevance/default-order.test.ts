import { expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import { type FoundProduct, searchRequestSchema } from '#features/choosing/search/contract.ts'
import { meritOf } from '#features/choosing/search/rules/order/default-order.ts'
import { toQuery } from '#features/choosing/search/server/present.ts'
import { presentPage } from '#features/choosing/search/server/write-page.ts'
import { sharedSearch } from './ask.ts'

const { engine, products } = await sharedSearch()
/** Units that heat and cool nothing before another unit is connected. */
const HALVES = new Set(['coil', 'air-handler', 'mini-split-indoor', 'mini-split-outdoor'])

async function list(categoryPath: string, limit = 100): Promise<FoundProduct[]> {
  const query = toQuery(searchRequestSchema.parse({ categoryPath, limit }), engine)
  return presentPage(await engine.search(query), query).hits.hits.map((hit) => hit._source)
}

const all = toQuery(searchRequestSchema.parse({ limit: 1 }), engine)
const categories = (await engine.search(all)).categories.map(({ path }) => path)

test('[default order] every category leads with complete machines, where it has any', async () => {
  expect(categories.length).toBeGreaterThan(70)
  for (const path of categories) {
    const found = await list(path)
    const whole = found.filter(({ type }) => productType(type)?.isEquipment && !HALVES.has(type)).length
    const first = found.slice(0, Math.min(3, whole))
    for (const { type, name } of first)
      expect(productType(type)?.isEquipment && !HALVES.has(type), `${path}: ${name}`).toBe(true)
  }
})

test('[default order] no category leads with a model for mobile homes or one air district', async () => {
  for (const path of categories) {
    if (path.includes('Mobile Home')) continue
    const first = (await list(path)).slice(0, 3)
    for (const { name, type } of first)
      if (type === 'gas-furnace' || type === 'ducted-system' || type === 'tank-water-heater')
        expect(name, path).not.toMatch(/\bMH\b|Ultra-Low NOx|Value 13 AC/)
  }
})

test.each([
  ['Furnaces & Heaters, Gas Furnaces', /^Steady 96 Gas Furnace, 80,000/],
  ['Air Conditioning & Cooling', /^3 Ton Steady .* AC/],
  ['Heating & Cooling Systems', /Single-Zone Mini Split, 12,000/],
  ['Heating & Cooling Systems, Ductless Mini Splits', /Single-Zone Mini Split, 12,000/],
  ['Heating & Cooling Systems, Ducted Systems', /^3 Ton .* System/],
  ['Water Heaters', /^50 Gallon Tall Gas/],
  ['Water Heaters, Tankless Water Heaters', /^Rapid Condensing Tankless.* 199,000/],
  ['Indoor Air Quality Products, Air Filters', /^16 × 25 × 1 .* MERV 8/],
  ['Indoor Air Quality Products, Humidifiers', /^Bypass Humidifier/],
  ['Installation Supplies, Line Sets & Covers, Line Set Covers', /^Line Set Cover Kit/],
  ['Installation Supplies, Venting', /^Type B Gas Vent Pipe, 4 in/],
])('[default order] %s leads with %s', async (path, first) => {
  expect((await list(path, 1))[0]?.name).toMatch(first)
})

const FURNACE = {
  type: 'gas-furnace',
  attributes: { inputBtu: 80_000 },
  rating: { average: 4.5, count: 20 },
  isInStock: true,
  canBeOrdered: false,
  isEquipment: true,
  sold: 0,
}

test('[default order] sales decide before ratings, stock before sales', () => {
  const popular = { ...FURNACE, rating: null, sold: 40 }
  const praised = { ...FURNACE, rating: { average: 5, count: 90 } }

  expect(meritOf(popular)).toBeGreaterThan(meritOf(praised))
  expect(meritOf(praised)).toBeGreaterThan(meritOf(FURNACE))
  expect(meritOf(FURNACE)).toBeGreaterThan(meritOf({ ...popular, isInStock: false }))
  expect(meritOf(FURNACE)).toBeGreaterThan(
    meritOf({ ...popular, attributes: { inputBtu: 80_000, mobileHome: true } }),
  )
})

async function burners(type: string, fuel: string) {
  const activeFilters = { type: [type], attributes: { [ATTR.fuel]: [fuel] } }
  const query = toQuery(searchRequestSchema.parse({ activeFilters, limit: 100 }), engine)
  return presentPage(await engine.search(query), query).hits
}
const burning = products.filter(({ attributes }) => attributes[ATTR.fuel] !== undefined)
const types = [...new Set(burning.map(({ typeLabel }) => typeLabel))]

test('[domain-3 C5] the filter for propane has what burns it from the factory or with a kit', async () => {
  let converted = 0
  for (const type of types) {
    const all = burning.filter(({ typeLabel }) => typeLabel === type)
    const isPropane = ({ attributes }: (typeof all)[number]) =>
      attributes[ATTR.lpConvertible] === true || [attributes[ATTR.fuel]].flat().includes('Propane')
    const { total } = await burners(type, 'Propane')
    expect(total.value, type).toBe(all.filter(isPropane).length)
    converted += all.filter(({ attributes }) => attributes[ATTR.lpConvertible] === true).length
  }
  expect(converted).toBeGreaterThan(500)
})

test('[domain-3 C5] a filter for another fuel has nothing that only burns propane', async () => {
  for (const type of types)
    for (const fuel of ['Natural gas', 'Heating oil', 'Electric'])
      for (const { _source } of (await burners(type, fuel)).hits)
        expect([_source.attributes[ATTR.fuel]].flat(), _source.name).toContain(fuel)
})
