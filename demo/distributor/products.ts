import { productChecker } from '#features/catalog/catalog/rules/check/rule.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import type { StoredProduct } from '#features/catalog/catalog/rules/product-facts.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import { slugify } from '#features/catalog/catalog/rules/product-url.ts'
import { categoryId } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import { readCatalogueRules } from '#features/catalog/catalog/server/check/catalogue-rules.ts'
import type { MatchRow, RelationRow } from '#features/catalog/catalog/server/import/write-related.ts'
import { generateProducts } from '../catalogue/generate.ts'
import type { DemoProduct } from '../catalogue/product.ts'
import { type Dice, makeDice, weighted, zipf } from './dice.ts'
import { type Maker, makeMakers, makeWriter, partNumber, type WriteText } from './names.ts'

/**
 * What is assumed of a distributor's catalog. No distributor publishes such figures: they are assumptions,
 * chosen so that no part of the store has an easier catalog than it will meet.
 */
const ASSUMED = {
  /** makers, of which the first ones have most products, by Zipf's law */
  makers: 600,
  /** different words in descriptions, by Zipf's law */
  vocabulary: 40_000,
  /** words of a description, from and to */
  words: [12, 48],
  /** shares of matched systems, of machines, and of parts and supplies */
  shares: { system: 0.05, machine: 0.15, part: 0.8 },
  /** of an attribute of a product: taken from a second product of the same kind */
  mixed: 0.35,
  /** out of stock, and with a list price above the price */
  outOfStock: 0.2,
  listPrice: 0.3,
  /** machines and systems name so many parts; a part names so many others, at most */
  related: { machine: 6, part: 2 },
} as const

type Group = keyof typeof ASSUMED.shares

/** The products of the demo of one type and category: what new ones are mixed of. */
interface Kind {
  parents: readonly DemoProduct[]
  label: string
  group: Group
}

interface Plan {
  kinds: readonly Kind[]
  /** the kind of each product, by its place */
  kindOf: Uint16Array
  makers: readonly Maker[]
  /** the maker of each product */
  makerOf: Uint16Array
  /** the places of the products of each group */
  places: Readonly<Record<Group, Int32Array>>
  write: WriteText
  /** whether an import would take the product */
  isSound: (product: StoredProduct) => boolean
  seed: number
}

/** A distributor's catalog. Each product follows from its place alone, so none is kept. */
export interface Distributor {
  count: number
  product(place: number): StoredProduct
  relationsOf(place: number): RelationRow[]
  matchOf(place: number): MatchRow | undefined
}

const SEED = 30
const UNIQUE_BITS = 29
const SPREAD = 0x1e3779b1

/** A number of at most nine digits that no other place has. */
const numberOf = (place: number): number =>
  200_000_000 + (Math.imul(place + 1, SPREAD) & ((1 << UNIQUE_BITS) - 1))
const idOf = (place: number): string => String(numberOf(place))

/** A catalog of `count` products. The same count gives the same catalog. */
export function distributor(count: number): Distributor {
  const plan = makePlan(count)
  return {
    count,
    product: (place) => makeProduct(plan, place),
    relationsOf: (place) => makeRelations(plan, place),
    matchOf: (place) => makeMatch(plan, place),
  }
}

function makePlan(count: number): Plan {
  const demo = generateProducts().filter((product) => !product.isService && !product.withdrawn)
  const kinds = kindsOf(demo)
  const dice = makeDice(SEED)
  const kind = weighted(weightsOf(kinds))
  const kindOf = Uint16Array.from({ length: count }, () => kind(dice))
  const maker = zipf(ASSUMED.makers)
  return {
    kinds,
    kindOf,
    makers: makeMakers(ASSUMED.makers, SEED),
    makerOf: Uint16Array.from({ length: count }, () => maker(dice)),
    places: placesOf(kinds, kindOf),
    write: makeWriter(
      demo.flatMap(({ summary, description }) => [summary, description]),
      ASSUMED.vocabulary,
      SEED,
    ),
    isSound: soundness(),
    seed: SEED,
  }
}

function soundness(): Plan['isSound'] {
  const check = productChecker(readCatalogueRules())
  return (product) => check(product).every(({ severity }) => severity !== 'error')
}

/** The kinds of the demo, those with most products first. */
const kindsOf = (demo: readonly DemoProduct[]): Kind[] =>
  [...Map.groupBy(demo, ({ type, category }) => `${type} ${category}`).values()]
    .sort((one, other) => other.length - one.length)
    .map((parents) => ({
      parents,
      label: productType(parents[0]!.type)?.label ?? parents[0]!.type,
      group: groupOf(parents[0]!),
    }))

function groupOf({ type, template }: DemoProduct): Group {
  if (template === 'system' || type === 'package-bundle') return 'system'
  return productType(type)?.isEquipment ? 'machine' : 'part'
}

/** Within a group, the first kind has most products, by Zipf's law. */
function weightsOf(kinds: readonly Kind[]): number[] {
  const ranks: Record<Group, number> = { system: 0, machine: 0, part: 0 }
  const weights = kinds.map(({ group }) => 1 / ++ranks[group])
  const sums: Record<Group, number> = { system: 0, machine: 0, part: 0 }
  for (const [at, { group }] of kinds.entries()) sums[group] += weights[at]!
  return kinds.map(({ group }, at) => (ASSUMED.shares[group] * weights[at]!) / sums[group])
}

function placesOf(kinds: readonly Kind[], kindOf: Uint16Array): Plan['places'] {
  const of = (group: Group) => {
    const places: number[] = []
    for (let place = 0; place < kindOf.length; place++)
      if (kinds[kindOf[place]!]!.group === group) places.push(place)
    return Int32Array.from(places)
  }
  return { system: of('system'), machine: of('machine'), part: of('part') }
}

const skuOf = ({ makers, makerOf }: Plan, place: number): string =>
  partNumber(makers[makerOf[place]!]!, numberOf(place))

function makeProduct(plan: Plan, place: number): StoredProduct {
  const dice = makeDice(plan.seed + place)
  const kind = plan.kinds[plan.kindOf[place]!]!
  const maker = plan.makers[plan.makerOf[place]!]!
  const one = dice.pick(kind.parents)!
  const other = dice.pick(kind.parents)!
  const series = maker.series[Math.min(dice.below(maker.series.length), dice.below(maker.series.length))]!
  const name = nameOf(dice, kind, { series, one, other })
  const made: StoredProduct = {
    id: idOf(place),
    sku: skuOf(plan, place),
    name,
    slug: slugify(name),
    brand: maker.name,
    series,
    type: one.type,
    template: one.template,
    category_id: categoryId(one.category),
    summary: dice.next() < 0.5 ? one.summary : plan.write(dice, 5 + dice.below(8)),
    description: textOf(plan, dice, one),
    attributes: mixed(dice, one.attributes, other.attributes),
    dimensions: one.dimensions,
    drawing: one.drawing,
    weight_lb: Math.max(0.1, Math.round(one.weight * (0.8 + 0.4 * dice.next()) * 10) / 10),
    freight: one.freight,
    included: one.included,
    ships_free: one.shipsFree,
    pays_shipping: one.paysShipping,
    is_service: false,
    installation_service_ids: [],
    withdrawn: false,
    ...priceOf(dice, one.priceCents),
    available: dice.next() < ASSUMED.outOfStock ? 0 : 1 + Math.floor(400 * dice.next() ** 3),
    back_order: false,
    restock_on: null,
  }
  if (plan.isSound(made)) return made
  // Figures of two products may contradict each other, as an ampacity above the breaker does.
  const own = [`${series} ${kind.label}`, ...sizesOf(one)].join(', ')
  return { ...made, name: own, slug: slugify(own), attributes: one.attributes }
}

const sizesOf = ({ name }: DemoProduct): string[] => name.split(', ').slice(1)

/** "Velortherm 42 Gas Furnace, 60,000 BTU input, 17.5 in cabinet": its own series, the sizes of its kind. */
function nameOf(
  dice: Dice,
  { label }: Kind,
  { series, one, other }: { series: string; one: DemoProduct; other: DemoProduct },
): string {
  const sizes = sizesOf(one)
  const more = dice.next() < ASSUMED.mixed ? (sizesOf(other).at(-1) ?? '') : ''
  return [`${series} ${label}`, ...sizes, ...(more === '' || sizes.includes(more) ? [] : [more])].join(', ')
}

function textOf({ write }: Plan, dice: Dice, one: DemoProduct): string {
  const [least, most] = ASSUMED.words
  const own = one.description.split(/(?<=[a-z][.!?])\s+/)
  return `${dice.pick(own)} ${write(dice, least + dice.below(most - least))}`
}

function mixed(
  dice: Dice,
  one: DemoProduct['attributes'],
  other: DemoProduct['attributes'],
): Record<string, AttributeValue> {
  const made: Record<string, AttributeValue> = {}
  for (const [id, value] of Object.entries(one)) {
    const second = other[id]
    made[id] = second !== undefined && dice.next() < ASSUMED.mixed ? second : value
  }
  return made
}

/** About as much as its kind costs: prices of one kind spread as a bell does in logarithms. */
function priceOf(dice: Dice, cents: number): Pick<StoredProduct, 'price_cents' | 'list_price_cents'> {
  const price = Math.max(99, Math.round(cents * Math.exp(0.3 * dice.normal())))
  const list =
    dice.next() < ASSUMED.listPrice ? Math.ceil((price * (1.05 + 0.4 * dice.next())) / 100) * 100 : null
  return { price_cents: price, list_price_cents: list }
}

const relatedDice = (plan: Plan, place: number): Dice => makeDice(~(plan.seed + place))

/** Few parts belong to most machines: the place of a part decides how often it is named, by Zipf's law. */
const namedPart = ({ part }: Plan['places'], dice: Dice): number =>
  part[Math.floor(part.length ** dice.next()) - 1]!

function makeRelations(plan: Plan, place: number): RelationRow[] {
  const dice = relatedDice(plan, place)
  const { group } = plan.kinds[plan.kindOf[place]!]!
  if (plan.places.part.length === 0) return []
  const count = group === 'part' ? dice.below(ASSUMED.related.part + 1) : ASSUMED.related.machine
  const rows = new Map<string, RelationRow>()
  for (let position = 0; position < count; position++) {
    const related = idOf(namedPart(plan.places, dice))
    if (related === idOf(place)) continue
    const kind = group === 'part' ? 'also_consider' : position === 0 ? 'required' : 'accessory'
    rows.set(related, {
      product_id: idOf(place),
      kind,
      related_id: related,
      position,
      quantity: 1,
      page: group === 'part' ? null : 1 + (position % 5),
      reason: '',
    })
  }
  return [...rows.values()]
}

function makeMatch(plan: Plan, place: number): MatchRow | undefined {
  const { parents, group } = plan.kinds[plan.kindOf[place]!]!
  const dice = relatedDice(plan, place)
  const match = dice.pick(parents)?.match
  const { machine } = plan.places
  if (group !== 'system' || !match || machine.length === 0) return undefined
  const [outdoor, indoor] = [dice.pick(machine)!, dice.pick(machine)!]
  return {
    product_id: idOf(place),
    outdoor_id: idOf(outdoor),
    indoor_id: idOf(indoor),
    furnace_id: null,
    outdoor_model: skuOf(plan, outdoor),
    indoor_model: skuOf(plan, indoor),
    furnace_model: '',
    reference_number: null,
    seer2: match.seer2,
    eer2: match.eer2,
    hspf2: match.hspf2,
    afue: match.afue,
    cooling_btu: match.coolingBtu,
    heating_btu: match.heatingBtu,
    rating_source: 'Made for measurements',
  }
}
