import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagesOf } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { capacityOf, servesWholeHome } from '#features/catalog/catalog/rules/capacity.ts'
import { typesWith } from '#features/catalog/catalog/rules/product-types.ts'
import { hasSpecialModels } from '#features/catalog/catalog/rules/special-models.ts'
import { factsOf } from '#features/catalog/compliance/rules/facts.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import {
  type FoundProduct,
  type SearchRequest,
  searchRequestSchema,
} from '#features/choosing/search/contract.ts'
import { toQuery } from '#features/choosing/search/server/present.ts'
import { presentPage } from '#features/choosing/search/server/write-page.ts'
import { closestTo } from '#features/choosing/sizing/rules/closest.ts'
import { listHome } from '#features/choosing/sizing/rules/equipment/size-windows.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { emptyForm } from '#features/choosing/sizing/rules/saved-need.ts'
import { climateOf } from '#features/choosing/sizing/server/climate.ts'
import { readStates, readStations } from '#features/choosing/sizing/server/climate-table.ts'
import { homeTexts } from '#store/routes/home/home-texts.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { sharedSearch } from './ask.ts'

const { engine, products } = await sharedSearch()
const TODAY = '2026-11-22'
const HOMES = 2_000
const CONTROLS = 200
const SHOWN = 3
const FORM = { ...emptyForm('60614'), squareFeet: 2_000 }

function search(request: Partial<SearchRequest>) {
  const query = toQuery(searchRequestSchema.parse({ limit: SHOWN, ...request }), engine)
  return engine.search(query).then((page) => presentPage(page, query))
}

/** Counties of the air districts whose rules differ; elsewhere the state alone decides. */
const CALIFORNIAN = [
  { zip: '90012', countyFips: '06037' },
  { zip: '93721', countyFips: '06019' },
  { zip: '94103', countyFips: '06075' },
  { zip: '96001', countyFips: '06089' },
]
const states = readStates().map(({ state }) => state)

const homes = fc
  .record({
    station: fc.constantFrom(...readStations()),
    // the rules of any state with the weather of any station: more cases than the map has
    state: fc.oneof(fc.constantFrom(...states), fc.constant('CA')),
    district: fc.constantFrom(...CALIFORNIAN),
    squareFeet: fc.integer({ min: 500, max: 6_000 }),
    numFloors: fc.integer({ min: 1, max: 3 }),
    insulationValue: fc.integer({ min: 1, max: 10 }),
    hasBasement: fc.boolean(),
    isManufactured: fc.integer({ min: 1, max: 10 }).map((one) => one === 1),
  })
  .map(({ station: { lat, lng }, state, district, isManufactured, ...house }) => {
    const place = { state, ...(state === 'CA' ? district : { zip: '', countyFips: '00000' }) }
    const climate = climateOf({ ...place, lat, lng })!
    const need = needOf(computeLoad({ ...house, thermostatHT: 70, thermostatAC: 75 }, climate))
    const form = isManufactured ? ({ manufactured: 'yes' } as const) : {}
    return {
      place,
      need,
      isManufactured,
      list: listHome({ need, form: { ...FORM, ...form } }, { place, on: TODAY }),
    }
  })
type Home = typeof homes extends fc.Arbitrary<infer H> ? H : never

/** What decides whether a product may lead, read from its attributes here, apart from the engine. */
const judged = new Map(
  products.map(({ id, type, attributes }) => {
    const number = (attribute: number) => {
      const value = attributes[attribute]
      return typeof value === 'number' ? value : null
    }
    const capacity = capacityOf(type, attributes)
    const burner = [ATTR.furnaceHeatingBtu, ATTR.packageHeatingBtu, ATTR.hydronicHeatingBtu]
      .map(number)
      .find((btu) => btu !== null)
    const facts = {
      burner: capacity ? burner : undefined,
      cooling: capacity?.coolingBtu ?? undefined,
      most: { single: 1.15, 'two-stage': 1.2, variable: 1.3 }[stagesOf(attributes[ATTR.staging])],
      isMobileModel: hasSpecialModels(type) ? attributes[ATTR.mobileHome] === true : undefined,
      law: factsOf(type, attributes),
    }
    return [id, facts] as const
  }),
)

/** Whether a product may lead for a home, by Manual S and the law. */
function mayLead({ id }: FoundProduct, { need, place, isManufactured }: Home): boolean {
  const { burner, cooling, most, isMobileModel, law } = judged.get(id)!
  const within = (has: number | undefined, load: number, times: number) =>
    has === undefined || load <= 0 || (has >= 0.9 * load && has <= times * load)
  return (
    (burner !== undefined || cooling !== undefined) &&
    within(burner, need.heatingBtu / need.systems, 1.4) &&
    within(cooling, need.coolingBtu / need.systems, most) &&
    (isMobileModel ?? isManufactured) === isManufactured &&
    outcomeOf(judgeProduct(law, place, TODAY)) !== 'blocked'
  )
}

const everything = toQuery(searchRequestSchema.parse({ limit: 1 }), engine)
const { categories } = await engine.search(everything)
/** The lists of categories, and those of one kind of equipment. */
const lists = [
  ...categories.map(({ path }) => ({
    name: path,
    request: { categoryPath: path },
    has: (product: FoundProduct) => `${product.categories.join(', ')}, `.startsWith(`${path}, `),
  })),
  ...[...new Set(products.map(({ typeLabel }) => typeLabel))].map((label) => ({
    name: label,
    request: { activeFilters: { type: [label], attributes: {} } },
    has: ({ typeLabel }: FoundProduct) => typeLabel === label,
  })),
]
  .map(({ has, ...list }) => ({
    ...list,
    sized: products.filter((product) => servesWholeHome(product.type) && has(product)),
  }))
  .filter(({ sized }) => sized.length >= SHOWN)

function countUpTo<T>(most: number, all: readonly T[], isCounted: (one: T) => boolean): number {
  let count = 0
  for (const one of all) if (isCounted(one) && ++count === most) break
  return count
}

test(
  '[F5, F10] the first three of a list fit any of 2,000 homes, where the catalog has three',
  async () => {
    expect(lists.length).toBeGreaterThan(30)
    let full = 0
    await fc.assert(
      fc.asyncProperty(
        homes,
        fc.constantFrom(...lists),
        fc.boolean(),
        async (home, { name, request, sized }, onlyFitting) => {
          const known = countUpTo(SHOWN, sized, (product) => mayLead(product, home))
          const { hits } = await search({ ...request, home: { ...home.list, onlyFitting } })
          const first = hits.hits.slice(0, known).map(({ _source }) => _source)
          for (const product of first) expect(mayLead(product, home), `${name}: ${product.name}`).toBe(true)
          expect(first.length).toBe(known)
          if (known === SHOWN) full++
        },
      ),
      { numRuns: HOMES },
    )
    expect(full).toBeGreaterThan(HOMES / 4)
  },
  LONG_ENOUGH_MS,
)

test(
  '[F5] what the home page recommends fits any of 2,000 homes, and is missing only where nothing fits',
  async () => {
    let shown = 0
    const picks = homeTexts.picks.filter(({ sized }) => sized)
    await fc.assert(
      fc.asyncProperty(homes, fc.constantFrom(...picks), async (home, { type }) => {
        const { hits, fit } = await search({
          activeFilters: { type: [type], attributes: {} },
          activeSorting: { mode: 'price', order: 'asc' },
          limit: 100,
          home: { ...home.list, onlyFitting: true },
        })
        const found = hits.hits.map(({ _source }) => _source)
        const closest = fit?.isOnly ? closestTo(home.need, found) : null
        if (closest) {
          expect(mayLead(closest, home), closest.name).toBe(true)
          shown++
        } else {
          const kind = products.filter(({ typeLabel }) => typeLabel === type)
          expect(kind.length).toBeGreaterThan(0)
          expect(kind.some((each) => mayLead(each, home))).toBe(false)
        }
      }),
      { numRuns: HOMES },
    )
    expect(shown).toBeGreaterThan(HOMES / 2)
  },
  4 * LONG_ENOUGH_MS,
)

test('[F10] every kind of equipment for a home is asked for; without a home, others lead', async () => {
  const sold = new Set(products.flatMap(({ type }) => (servesWholeHome(type) ? [type] : [])))
  expect(new Set(lists.flatMap(({ sized }) => sized.map(({ type }) => type)))).toEqual(sold)
  expect(sold).toEqual(new Set(typesWith('serves-whole-home')))

  let wrong = 0
  await fc.assert(
    fc.asyncProperty(homes, fc.constantFrom(...lists), async (home, { request }) => {
      const { hits } = await search(request)
      if (!hits.hits.every(({ _source }) => mayLead(_source, home))) wrong++
    }),
    { numRuns: CONTROLS },
  )
  expect(wrong).toBeGreaterThan(CONTROLS / 2)
})
