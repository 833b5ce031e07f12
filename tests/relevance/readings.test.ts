import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ATTR, attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import type { FoundProduct } from '#features/choosing/search/contract.ts'
import { type Searched, sharedSearch } from './ask.ts'

let search: Searched

beforeAll(async () => {
  search = await sharedSearch()
}, 120_000)

interface Asked {
  ids: string[]
  products: FoundProduct[]
  isRelaxed: boolean
  total: number
}

const ALL = 5_000

async function ask(text: string, limit = ALL): Promise<Asked> {
  const page = await search.engine.search({
    text: search.engine.understand(`${text} `),
    categoryPath: '',
    filters: [],
    sort: { mode: 'score', order: 'desc' },
    from: 0,
    limit,
  })
  return {
    ids: page.hits.map(({ id }) => id),
    products: page.hits.map(({ source }) => source),
    isRelaxed: page.isRelaxed,
    total: page.total,
  }
}

const factOf = (product: FoundProduct, key: string): unknown => {
  const found = Object.entries(product.attributes).find(([id]) => attributeById(Number(id))?.key === key)
  return found?.[1]
}

const THINGS = [
  'gas furnace',
  'heat pump',
  'air conditioner',
  'mini split',
  'water heater',
  'line set',
  'thermostat',
]
const NEGATIONS = ['not', 'no', 'except', 'without', 'but not', 'other than']

/** What is turned away, and whether a product has it. */
const TURNED_AWAY: readonly (readonly [said: string, has: (product: FoundProduct) => boolean])[] = [
  ['80%', (product) => factOf(product, 'afue') === 80],
  ['96 afue', (product) => Math.floor(Number(factOf(product, 'afue'))) === 96],
  ['5 ton', (product) => factOf(product, 'tons') === 5 || factOf(product, 'systemTons') === 5],
  ['3 ton', (product) => factOf(product, 'tons') === 3 || factOf(product, 'systemTons') === 3],
  ['50 ft', (product) => factOf(product, 'length') === 50],
  ['80k btu', (product) => factOf(product, 'inputBtu') === 80_000],
  ['50 gallon', (product) => factOf(product, 'gallons') === 50],
  ['r-32', (product) => String(factOf(product, 'refrigerant')) === 'R-32'],
  ['two stage', (product) => factOf(product, 'staging') === 'Two-stage'],
  ['wall mount', (product) => [factOf(product, 'airHandlerType')].flat().includes('Wall Mount')],
]

test('[S27] a negation never returns what it negates', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...THINGS),
      fc.constantFrom(...NEGATIONS),
      fc.constantFrom(...TURNED_AWAY),
      async (thing, negation, [said, has]) => {
        const { products } = await ask(`${thing} ${negation} ${said}`)
        expect(products.find(has)?.name).toBeUndefined()
      },
    ),
    { numRuns: 150 },
  )
})

const LIMITS: readonly (readonly [
  thing: string,
  before: string,
  after: string,
  numbers: readonly number[],
])[] = [
  ['gas furnace', 'under $', '', [800, 1_000, 1_200, 1_600, 2_500]],
  ['heat pump', 'at most ', ' ton', [1.5, 2, 3, 4, 5]],
  ['mini split', 'under ', ' btu', [9_000, 12_000, 18_000, 24_000]],
  ['mini split', 'less than ', ' db', [45, 52, 58, 63]],
  ['water heater', 'up to ', ' gallons', [30, 40, 50, 80]],
  ['gas furnace', 'no wider than ', ' inches', [14, 17.5, 21, 24.5]],
  ['line set', 'under ', ' ft', [16, 26, 36, 51]],
]

test.each(LIMITS)(
  '[S27] %s: a narrower limit %sN%s never adds a hit',
  async (thing, before, after, numbers) => {
    let wider = new Set((await ask(thing)).ids)
    for (const number of numbers.toReversed()) {
      const { ids, isRelaxed } = await ask(`${thing} ${before}${number}${after}`)
      if (isRelaxed) continue
      expect(ids.filter((id) => !wider.has(id))).toEqual([])
      expect(ids.length).toBeGreaterThan(0)
      wider = new Set(ids)
    }
  },
)

const PIECES = ['3 ton', '16 seer2', 'inverter', 'r-32', 'under $4000', '230 volt', 'not r-410a', 'two stage']

test('[S27] the order of words changes nothing in a phrase without a head noun', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(PIECES, { minLength: 2, maxLength: 4 }), async (pieces) => {
      const shuffled = await ask(pieces.join(', '))
      const sorted = await ask(pieces.toSorted().join(', '))
      expect(shuffled.total).toBe(sorted.total)
      expect(new Set(shuffled.ids)).toEqual(new Set(sorted.ids))
    }),
    { numRuns: 60 },
  )
})

test('[S27] every product is found first by its model and by the first three words of its name', async () => {
  const lost: string[] = []
  for (const { id, sku, name } of search.products) {
    const [first] = (await ask(sku, 1)).ids
    if (first !== id) lost.push(`${sku}: first ${first}`)
    const words = name.split(/\s+/).slice(0, 3).join(' ')
    if (!(await hitsOf(words)).has(id)) lost.push(`${words}: ${name}`)
  }
  // "Sure (Rheem" is read as another maker, "Mobile Home Roof" as a home.
  expect(lost.filter((each) => !/^(?:Sure \(Rheem|Mobile Home Roof)/.test(each))).toEqual([])
}, 120_000)

const known = new Map<string, ReadonlySet<string>>()
async function hitsOf(text: string): Promise<ReadonlySet<string>> {
  const before = known.get(text)
  if (before) return before
  const ids = new Set((await ask(text)).ids)
  known.set(text, ids)
  return ids
}

/** Every product that is asked for by a whole name: thousands of new texts would take a minute. */
const EACH = 12

/** The name with two letters swapped within its longest word. */
function mistyped(name: string): string {
  const [longest = ''] = (name.match(/[A-Za-z]{6,}/g) ?? []).toSorted((a, b) => b.length - a.length)
  if (longest === '') return name
  const at = Math.floor(longest.length / 2)
  const swapped = longest.slice(0, at) + longest[at + 1] + longest[at] + longest.slice(at + 2)
  return name.replace(longest, swapped)
}

test('[S27] every product is among the hits of its name with one typing error', async () => {
  const lost: string[] = []
  for (const { id, name } of search.products.filter((_, at) => at % EACH === 0)) {
    const text = mistyped(name).slice(0, 100)
    if (!(await hitsOf(text)).has(id)) lost.push(text)
  }
  expect(lost.slice(0, 20)).toEqual([])
}, 120_000)

const first = async (text: string) => (await search.ask(text)).products

test.each<[string, number, (figure: number) => boolean]>([
  ['furnace not 80%', ATTR.afue, (afue) => Math.round(afue) === 80],
  ['heat pump except 5 ton', ATTR.coolingBtu, (btu) => btu > 54_000 && btu <= 60_000],
  ['line set not 50 ft', ATTR.length, (feet) => feet === 50],
])('[domain-3 A3] %j shows nothing of what it turns away', async (text, attribute, isTurnedAway) => {
  const products = await first(text)
  expect(products.length).toBeGreaterThan(2)
  for (const { name, attributes } of products)
    expect(isTurnedAway(Number(attributes[attribute])), name).toBe(false)
})

test.each([
  ['dehumidifier 1500 sq ft', 1_500],
  ['room air conditioner 400 sq ft', 400],
  ['air conditioner 250 sq ft', 250],
])('[domain-3 A8] %j shows what covers the area', async (text, area) => {
  // Some are sold by their BTU/h alone.
  const covered = (await first(text)).flatMap(({ attributes }) => attributes[ATTR.coverage] ?? [])
  expect(covered.length).toBeGreaterThan(0)
  for (const squareFeet of covered) expect(squareFeet).toBeGreaterThanOrEqual(area)
})

test.each<[string, (product: FoundProduct) => boolean]>([
  ['water heater uef above 3', (product) => Number(factOf(product, 'uef')) > 3],
  ['furnace that fits in a 15 inch space', (product) => Number(factOf(product, 'width')) <= 15],
  ['furnace around 1200', ({ price }) => price >= 1_020 && price <= 1_380],
  ['heat pump about $4000', ({ price }) => price >= 3_400 && price <= 4_600],
  ['mini split that heats to -13', (product) => Number(factOf(product, 'minHeatF')) <= -13],
  ['furnace with a 5 ton blower', (product) => factOf(product, 'maxAcTons') === 5],
  ['room ac 400 sq ft', ({ type }) => /^(?:window|portable)-air-conditioner$|^ptac$/.test(type)],
  ['no drilling no venting dehumidifier', ({ type }) => type === 'dehumidifier'],
  ['6 ton ac', ({ name }) => name.startsWith('5 Ton')],
  ['2.25 ton air conditioner', (product) => /^2(?:½)? Ton/.test(product.name)],
])('[S27] %j is read with its figure', async (text, isMeant) => {
  const { products } = await ask(text, 5)
  expect(products.length).toBeGreaterThan(2)
  expect(products.filter((each) => !isMeant(each)).map(({ name }) => name)).toEqual([])
})

test('[F13] an unfinished last word is completed before products are searched', async () => {
  const products = await first('3 ton heat')
  expect(products.length).toBeGreaterThan(2)
  for (const { type } of products) expect(type).toMatch(/^heat-pump/)
})
