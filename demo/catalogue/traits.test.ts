import { afterEach, expect, test } from 'vitest'
import { NEEDING_PARTS } from '#features/catalog/accessories/rules/needing-traits.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { kindsOf } from '#features/catalog/accessories/rules/part-kinds.ts'
import type { Part, Unit } from '#features/catalog/accessories/rules/parts.ts'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { capacityOf, capacityOnCard } from '#features/catalog/catalog/rules/capacity.ts'
import { checkProduct } from '#features/catalog/catalog/rules/check/rule.ts'
import { circuitsOf } from '#features/catalog/catalog/rules/circuits/circuits.ts'
import {
  hasSomeTrait,
  hasTrait,
  isRefrigerant,
  traitsOf,
} from '#features/catalog/catalog/rules/product-types.ts'
import { isForMobileHomesAlone } from '#features/catalog/catalog/rules/special-models.ts'
import { isTrait, TRAITS, type Trait } from '#features/catalog/catalog/rules/traits.ts'
import { vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import { setVocabulary, type Vocabulary } from '#features/catalog/catalog/rules/vocabulary/vocabulary.ts'
import { readCatalogueRules } from '#features/catalog/catalog/server/check/catalogue-rules.ts'
import { factsOf, isRegulated } from '#features/catalog/compliance/rules/facts.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import { chooseLine, headsOf, outdoorOf } from '#features/catalog/line-sets/rules/choose-lines.ts'
import { judge } from '#features/catalog/rebates/rules/eligible.ts'
import { areasAt, reachedPlace } from '#features/catalog/rebates/rules/reach.ts'
import { readAreas, readPrograms } from '#features/catalog/rebates/server/programs.ts'
import { runningCost } from '#features/choosing/compare/rules/running-cost.ts'
import { systemTypeOf } from '#features/choosing/system-selector/rules/kits/kit.ts'
import { roleOf } from '#features/choosing/system-selector/rules/kits/role.ts'
import { refusalsOf } from '#features/choosing/system-selector/rules/matching/matching.ts'
import { installerWork } from '#features/selling/job/rules/installer-work.ts'
import { careOf } from '#features/service/owned-equipment/rules/care.ts'
import { toCents } from '#lib/money.ts'
import { RULE_PLACES } from '#tests/fixtures/shop/rule-places.ts'
import { generateProducts } from './generate.ts'
import { storedProduct } from './load.ts'
import type { DemoProduct } from './product.ts'

const DAY = '2026-11-22'
const NOW = new Date('2026-11-22T18:00:00Z')
/** A merchant's word for one of our types. */
const madeUp = (type: string): string => `merchants-own-${type}`

/** The vocabulary with a made-up type for each of ours; `lacks` takes a trait from the made-up ones. */
function withMadeUpTypes(lacks?: Trait): Vocabulary {
  const known = vocabulary()
  const own = known.types.map((row) => ({
    ...row,
    type: madeUp(row.type),
    traits: row.traits.filter((trait) => trait !== lacks),
  }))
  return { ...known, types: [...known.types, ...own] }
}

afterEach(() => setVocabulary(undefined))

const products = generateProducts()
const bySku = new Map(products.map((product) => [product.sku, product]))
const partOf = ({ id, type, attributes, dimensions, weight, brand }: DemoProduct): Part => ({
  ...{ id, type, attributes, dimensions, weight, brand },
})
/** Products of equal figures get equal answers, so one of them is asked. */
const different = <T extends DemoProduct>(list: readonly T[]): T[] => [
  ...new Map(
    list.map((each) => [JSON.stringify([each.type, each.brand, each.attributes, each.dimensions]), each]),
  ).values(),
]
const asked = different(products).filter((_, index) => index % 3 === 0)
const parts = different(products.filter((product) => kindsOf(partOf(product)).length > 0)).map(partOf)
type Offered = ReadonlyMap<string, readonly Part[]>
const byKind = (list: readonly Part[]): Offered => {
  const found = new Map<string, Part[]>()
  for (const part of list)
    for (const kind of kindsOf(part)) found.set(kind, [...(found.get(kind) ?? []), part])
  return found
}

function unitsOf({ match, relations }: DemoProduct): Unit[] {
  const skus = [match?.outdoor, match?.furnace, match?.indoor].flatMap((sku) => sku ?? [])
  const included = relations.filter(({ kind }) => kind === 'included').map(({ sku }) => sku)
  return [...new Set([...skus, ...included])].flatMap((sku) => {
    const unit = bySku.get(sku)
    return unit === undefined ? [] : [{ ...partOf(unit), quantity: 1 }]
  })
}

const places = RULE_PLACES.filter((_, index) => index % 12 === 0)
const [areas, programs, rules] = [readAreas(), readPrograms(), readCatalogueRules()]
const territories = new Set(areas.filter(({ kind }) => kind === 'territory').map(({ id }) => id))
const portland = areasAt(areas, { zip: '97201', state: 'OR', countyFips: '41051', city: 'Portland' })
const payers = programs.filter((program) => program.areas.some((area) => portland.has(area)))
const reached = reachedPlace(portland, payers, territories)

/** What every rule answers about a product of a type that has these units and may take these parts. */
function answersOf(product: DemoProduct, type: string, units: readonly Unit[], offered: Offered) {
  const { attributes, priceCents } = product
  const part = { ...partOf(product), type }
  const needs = needsOf(part, units)
  const facts = factsOf(type, attributes)
  const outdoor = outdoorOf<Part>(part, units)
  const route = { run: 40, lift: 10, bends: 3 }
  const sets = offered.get('lineSet') ?? []
  return {
    capacity: [capacityOf(type, attributes), capacityOnCard(type, attributes)],
    special: [isForMobileHomesAlone(type, true), isRefrigerant(type)],
    law: [isRegulated(type), places.map((place) => judgeProduct(facts, place, DAY))],
    rebates: payers.flatMap(
      (program) => judge(program, { ...part, price: toCents(priceCents) }, reached, DAY) ?? [],
    ),
    needs: [
      hasSomeTrait(type, ...NEEDING_PARTS),
      needs.map(({ fits, ...need }) => [
        need,
        (offered.get(need.kind) ?? []).flatMap((each) => fits(each) ?? []),
      ]),
    ],
    kinds: kindsOf(part),
    circuits: circuitsOf(part, units),
    lines: headsOf<Part>(part, units as never[]).map(
      ({ unit }) => chooseLine(unit, { route, outdoor, sets }).verdicts,
    ),
    faults: checkProduct({ ...storedProduct(product, NOW), type }, rules),
    system: systemTypeOf(part) ?? null,
    role: roleOf(type) ?? null,
    refusals: refusalsOf({ type, isRated: true, units: units as (Unit & { brand: string })[] }),
    cost: runningCost({ type, attributes }),
    care: careOf(type, '2026-01-01', DAY),
    work: installerWork([{ traits: traitsOf(type) }], []),
  }
}

const renamed = <T extends Part>(list: readonly T[]): T[] =>
  list.map((each) => ({ ...each, type: madeUp(each.type) }))

test('[30] a made-up type with the traits of a known one gets its verdicts, needs, fit and rebates', () => {
  const expected = asked.map((product) => answersOf(product, product.type, unitsOf(product), byKind(parts)))
  setVocabulary(withMadeUpTypes())
  const offered = byKind(renamed(parts))
  const wrong = asked.flatMap((product, index) => {
    const found = answersOf(product, madeUp(product.type), renamed(unitsOf(product)), offered)
    return JSON.stringify(found) === JSON.stringify(expected[index]) ? [] : [`${product.sku} ${product.type}`]
  })

  expect(asked.length).toBeGreaterThan(300)
  expect(new Set(asked.map(({ type }) => type)).size).toBe(vocabulary().types.length / 2)
  expect(wrong).toEqual([])
}, 60_000)

/** Traits that the import, the search and the checks of a wrong name or weight ask for. */
const ASKED_ELSEWHERE: readonly Trait[] = ['is-service', 'sits-between-ducts', 'is-consumable', 'is-supply']

test('[30] control: each trait decides some answer, which a made-up type without it does not get', () => {
  const idle = Object.keys(TRAITS).filter((trait) => {
    if (!isTrait(trait) || ASKED_ELSEWHERE.includes(trait)) return false
    setVocabulary(undefined)
    const some = different(products.filter(({ type }) => hasTrait(type, trait))).filter(
      (_, index, { length }) => index % Math.ceil(length / 40) === 0,
    )
    const expected = some.map((product) => answersOf(product, product.type, unitsOf(product), new Map()))
    setVocabulary(withMadeUpTypes(trait))
    return some.every((product, index) => {
      const found = answersOf(product, madeUp(product.type), renamed(unitsOf(product)), new Map())
      return JSON.stringify(found) === JSON.stringify(expected[index])
    })
  })

  expect(idle).toEqual([])
}, 60_000)

test('[30] a pool heater gets its parts, circuit and verdict by its traits; without them, nothing', () => {
  const known = vocabulary()
  const [furnace] = products.filter(({ type }) => type === 'gas-furnace')
  const attributes = {
    [ATTR.fuel]: 'Natural gas',
    [ATTR.inputBtu]: 150_000,
    [ATTR.voltage]: '115 V',
    [ATTR.mop]: 15,
    [ATTR.california]: false,
  }
  const saidOf = (traits: readonly Trait[]) => {
    setVocabulary({ ...known, types: [...known.types, { ...known.types[0]!, type: 'pool-heater', traits }] })
    const pool = { ...furnace!, type: 'pool-heater' as never, attributes, relations: [], match: null }
    const needs = needsOf(partOf(pool), [])
    const california = RULE_PLACES.find(({ state }) => state === 'CA')!
    return {
      kinds: needs.filter(({ required }) => required).map(({ kind }) => kind),
      circuits: circuitsOf(partOf(pool)).map(({ unit, breaker }) => [unit, breaker]),
      isRegulated: isRegulated('pool-heater'),
      blocked: judgeProduct(factsOf('pool-heater', attributes), california, DAY)
        .filter(({ outcome }) => outcome === 'blocked')
        .map(({ rule }) => rule),
    }
  }

  expect(saidOf(['burns-gas', 'takes-circuit'])).toMatchObject({
    kinds: expect.arrayContaining(['gasLine', 'sedimentTrap', 'breaker', 'circuitCable', 'disconnect']),
    circuits: [['Heater', 15]],
    isRegulated: true,
    blocked: ['california-sale'],
  })
  expect(saidOf([])).toMatchObject({ kinds: [], circuits: [], isRegulated: false })
})
