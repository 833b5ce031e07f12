import { beforeAll, expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { factsOf, isRegulated } from '#features/catalog/compliance/rules/facts.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import { isForCalifornia, mayBeSoldWhereMeant } from '#features/catalog/compliance/rules/meant-for.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import { RULE_PLACES, type TestedPlace } from '#tests/fixtures/shop/rule-places.ts'
import { generateProducts } from './generate.ts'
import type { DemoProduct } from './product.ts'

const TODAY = '2026-11-22'
let products: readonly DemoProduct[]
let judged: readonly Judgment[]

interface Judgment {
  product: DemoProduct
  place: TestedPlace
  outcome: ReturnType<typeof outcomeOf>
  rules: ReadonlySet<string>
}

beforeAll(() => {
  products = generateProducts()
  judged = products
    .filter(({ type }) => isRegulated(type))
    .flatMap((product) => {
      const facts = factsOf(product.type, product.attributes)
      return RULE_PLACES.map((place) => {
        const verdicts = judgeProduct(facts, place, TODAY)
        const rules = new Set(verdicts.map(({ rule }) => rule))
        return { product, place, outcome: outcomeOf(verdicts), rules }
      })
    })
}, 60_000)

const MACHINES = new Set([
  'air-conditioner',
  'heat-pump',
  'ducted-system',
  'cooling-system',
  'heat-pump-system',
  'mini-split-outdoor',
  'mini-split-system',
  'multi-zone-system',
  'package-unit',
  'package-bundle',
])
const FURNACES = new Set(['gas-furnace', 'ducted-system', 'package-unit', 'package-bundle'])
const AFUE = new Set(['gas-furnace', 'ducted-system', 'oil-furnace', 'electric-furnace', 'wall-furnace'])
const FANS = new Set(['gas-furnace', 'ducted-system', 'oil-furnace', 'electric-furnace'])
const WATER = new Set(['tank-water-heater', 'tankless-water-heater'])
const ROOM = new Set(['window-air-conditioner', 'portable-air-conditioner', 'ptac'])

const attribute = ({ attributes }: DemoProduct, key: keyof typeof ATTR) => attributes[ATTR[key]]
const burnsNaturalGas = (product: DemoProduct): boolean => attribute(product, 'fuel') === 'Natural gas'

/** Rules that must speak: whose types, where, and how their ids begin; not taken from the rules' own code. */
const EXPECTED: readonly {
  rule: string
  types: ReadonlySet<string>
  at?: (place: TestedPlace) => boolean
  gas?: true
}[] = [
  { rule: 'doe-2023-efficiency', types: MACHINES },
  { rule: 'refrigerant-2025', types: MACHINES },
  { rule: 'refrigerant-2025', types: ROOM },
  ...[MACHINES, ROOM].flatMap((types) =>
    (
      [
        ['CA', 'california-refrigerant'],
        ['NY', 'new-york-refrigerant'],
        ['WA', 'washington-refrigerant'],
      ] as const
    ).map(([at, rule]) => ({ rule, types, at: ({ state }: TestedPlace) => state === at })),
  ),
  { rule: 'doe-furnace-minimum', types: AFUE },
  { rule: 'doe-boiler-minimum', types: new Set(['boiler']) },
  { rule: 'doe-furnace-fan', types: FANS },
  { rule: 'doe-furnace-fan', types: new Set(['package-unit', 'package-bundle']), gas: true },
  { rule: 'doe-portable-air-conditioner', types: new Set(['portable-air-conditioner']) },
  { rule: 'doe-ptac', types: new Set(['ptac']) },
  { rule: 'doe-dehumidifier', types: new Set(['dehumidifier']) },
  { rule: 'doe-water-heater-minimum', types: WATER },
  { rule: 'doe-room-air-conditioner-', types: new Set(['window-air-conditioner']) },
  { rule: 'nox-', types: FURNACES, at: ({ state }) => state === 'CA', gas: true },
  { rule: 'nox-', types: WATER, at: ({ state }) => state === 'CA', gas: true },
  { rule: 'nox-', types: new Set(['boiler']), at: ({ state }) => state === 'CA', gas: true },
  { rule: 'colorado-', types: FURNACES, at: ({ air }) => air === 'colorado', gas: true },
  { rule: 'colorado-', types: WATER, at: ({ air }) => air === 'colorado', gas: true },
  { rule: 'utah-', types: WATER, at: ({ air }) => air === 'utah', gas: true },
  { rule: 'texas-', types: WATER, at: ({ air }) => air === 'texas', gas: true },
]

const expectedRules = (product: DemoProduct, place: TestedPlace): string[] => [
  ...EXPECTED.filter(
    ({ types, at, gas }) =>
      types.has(product.type) && (!at || at(place)) && (!gas || burnsNaturalGas(product)),
  ).map(({ rule }) => rule),
  ...(place.state === 'CA' && product.type !== 'dehumidifier' ? ['california-sale'] : []),
]

const ULTRA_FURNACES = new Set(['south-coast', 'san-joaquin', 'bay-area'])
const ULTRA_WATER = new Set([
  'south-coast',
  'san-joaquin',
  'bay-area',
  'sacramento',
  'san-diego',
  'santa-barbara',
])
/** Ventura asks for ultra-low NOx below 75,000 BTU/h alone. */
const SMALL_BTUH = 75_000

const LOW = ['Low NOx', 'Ultra Low NOx']
const ULTRA = ['Ultra Low NOx']

/** Colorado takes an ENERGY STAR furnace of any class; what it asks of mobile homes is not known. */
const isLimitedInColorado = (product: DemoProduct): boolean =>
  Number(attribute(product, 'afue') ?? 0) < 95 &&
  (product.type.startsWith('package-') || attribute(product, 'mobileHome') !== true)

/** The classes that a furnace may have. */
function furnaceClasses(product: DemoProduct, { state, air }: TestedPlace): readonly string[] | undefined {
  if (ULTRA_FURNACES.has(air)) return ULTRA
  if (air === 'colorado') return isLimitedInColorado(product) ? ULTRA : undefined
  return state === 'CA' ? LOW : undefined
}

/** The classes that a water heater or boiler may have: Utah's and Texas's laws are about water heaters. */
function waterClasses(product: DemoProduct, { state, air }: TestedPlace): readonly string[] | undefined {
  const { type } = product
  if (ULTRA_WATER.has(air)) return ULTRA
  if (air === 'ventura' && type !== 'boiler' && Number(attribute(product, 'inputBtu')) < SMALL_BTUH)
    return ULTRA
  if (state === 'CA') return LOW
  if (type === 'boiler') return undefined
  if (air === 'utah') return ULTRA
  if (air === 'colorado') return Number(attribute(product, 'uef')) < 0.81 ? ULTRA : undefined
  return air === 'texas' ? LOW : undefined
}

function breaksNox(product: DemoProduct, place: TestedPlace): boolean {
  const { type } = product
  if (!burnsNaturalGas(product)) return false
  const isWater = WATER.has(type) || type === 'boiler'
  const classes = FURNACES.has(type)
    ? furnaceClasses(product, place)
    : isWater
      ? waterClasses(product, place)
      : undefined
  return classes !== undefined && !classes.includes(String(attribute(product, 'emissionStandard') ?? 'None'))
}

/** Whether the law forbids a product at a place, told by its class, its regions and tables written here. */
function isForbidden(product: DemoProduct, place: TestedPlace): boolean {
  const regions = MACHINES.has(product.type) ? attribute(product, 'region') : undefined
  if (Array.isArray(regions) && !regions.map(String).includes(place.region)) return true
  if (place.state === 'CA' && attribute(product, 'california') === false) return true
  // New York takes no R-410A since 2026, whenever the unit was made.
  if (place.state === 'NY' && attribute(product, 'refrigerant') === 'R-410A') return true
  return breaksNox(product, place)
}

const nameOf = ({ product, place }: Judgment): string => `${product.sku} in ${place.city} ${place.zip}`

test('[V-REGION] [V-NOX] every product of the demo × 60 places: no verdict is missing', () => {
  const missing = judged.filter(({ product, place, rules }) =>
    expectedRules(product, place).some((wanted) => ![...rules].some((rule) => rule.startsWith(wanted))),
  )

  console.info(
    `law: ${products.length} products, ${new Set(judged.map(({ product }) => product)).size} of them ` +
      `regulated × ${RULE_PLACES.length} places = ${judged.length} judged, ` +
      `${missing.length} verdicts missing`,
  )
  expect(RULE_PLACES.length).toBeGreaterThanOrEqual(60)
  expect(judged.length).toBeGreaterThan(100_000)
  expect(missing.map(nameOf).slice(0, 10)).toEqual([])
})

test('[V-REGION] [V-NOX] every product of the demo × 60 places: none is sold where it is forbidden', () => {
  const wrong = judged.filter(
    ({ product, place, outcome }) => isForbidden(product, place) !== (outcome === 'blocked'),
  )

  const open = wrong.filter(({ outcome }) => outcome !== 'blocked')
  const refused = judged.filter(({ outcome }) => outcome === 'blocked')
  console.info(`law: ${refused.length} refused, ${open.length} sold where blocked`)
  expect(wrong.map((each) => `${nameOf(each)} ${each.outcome}`).slice(0, 10)).toEqual([])
})

test('a product that no rule concerns has no verdict anywhere', () => {
  const free = products.filter(({ type }) => !isRegulated(type))
  const told = free.filter(({ type, attributes }) =>
    RULE_PLACES.some((place) =>
      judgeProduct(factsOf(type, attributes), place, TODAY).some(({ rule }) => rule !== 'california-sale'),
    ),
  )

  expect(told.map(({ sku }) => sku)).toEqual([])
})

test('each tank that some place forbids has one of the same size and fuel that may be sold there', () => {
  const tanks = judged.filter(
    ({ product }) => product.type === 'tank-water-heater' && burnsNaturalGas(product),
  )
  const stuck = tanks.filter(
    ({ product, place, outcome }) =>
      outcome === 'blocked' &&
      !tanks.some(
        (other) =>
          other.place === place &&
          other.outcome !== 'blocked' &&
          attribute(other.product, 'gallons') === attribute(product, 'gallons'),
      ),
  )

  expect(tanks.some(({ outcome }) => outcome === 'blocked')).toBe(true)
  expect(stuck.map(nameOf)).toEqual([])
})

test('each package unit that some place forbids has an electric one that may be sold there', () => {
  const packaged = judged.filter(({ product }) => product.type === 'package-unit')
  const stuck = packaged.filter(
    ({ place, outcome }) =>
      outcome === 'blocked' &&
      !packaged.some(
        (other) =>
          other.place === place &&
          other.outcome !== 'blocked' &&
          attribute(other.product, 'fuel') === 'Electric',
      ),
  )

  expect(packaged.some(({ outcome }) => outcome === 'blocked')).toBe(true)
  expect(stuck.map(nameOf)).toEqual([])
})

test('no system is offered that may be sold nowhere its furnace is meant for', () => {
  const pointless = products.filter(
    ({ type, attributes }) => !mayBeSoldWhereMeant(factsOf(type, attributes), TODAY),
  )
  const northOnly = {
    [ATTR.seer2]: 13.4,
    [ATTR.eer2]: 10.8,
    [ATTR.afue]: 80,
    [ATTR.fuel]: 'Natural gas',
    [ATTR.emissionStandard]: 'Ultra Low NOx',
  }

  expect(pointless.map(({ sku }) => sku)).toEqual([])
  expect(mayBeSoldWhereMeant(factsOf('ducted-system', northOnly), TODAY)).toBe(false)
  expect(mayBeSoldWhereMeant(factsOf('ducted-system', { ...northOnly, [ATTR.seer2]: 15.2 }), TODAY)).toBe(
    true,
  )
})

test('"may be sold in California" follows from fuel, NOx class and regions', () => {
  const wrong = products.filter((product) => {
    const regions = attribute(product, 'region')
    const stated = attribute(product, 'california')
    if (!Array.isArray(regions)) return stated !== undefined
    return stated !== isForCalifornia(factsOf(product.type, product.attributes), regions.map(String))
  })

  expect(wrong.map(({ sku }) => sku)).toEqual([])
  expect(
    products
      .filter((product) => product.type === 'unit-heater')
      .map((product) => attribute(product, 'california')),
  ).not.toContain(true)
})
