import { ATTR, type AttributeKey } from '#features/catalog/rules/attributes.ts'
import { add, type Cents, share, toCents, ZERO } from '#kit/money.ts'
import type { Area, Equipment, Level, Program } from './programs.ts'

/** Where a home is. */
export interface Place {
  zip: string
  state: string
  /** five digits; '' when unknown */
  countyFips: string
  city: string
}

/** What a program decides by. */
export interface Candidate {
  type: string
  price: Cents
  attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** What is still open before a program pays: the shopper knows, the store does not. */
type Condition =
  | 'served'
  | 'energyStar'
  | 'coldClimate'
  | 'rating'
  | 'newHome'
  | 'matched'
  | 'replaces'
  | 'contractor'
  | 'steps'
  | 'share'
  | 'price'

/** What one program would pay for one product. */
export interface Offer {
  program: Program
  amount: Cents
  conditions: readonly Condition[]
  /** part of the total: the amount does not depend on income, and this product and place qualify for it */
  counted: boolean
}

/** How sure we are that a home lies in an area. */
export type Reach = 'inside' | 'maybe'

/**
 * The areas a place lies in. Several utilities may share a zip; one that serves few of its homes is a maybe.
 */
export function areasAt(areas: readonly Area[], place: Place): Map<string, Reach> {
  const zip = Number(place.zip)
  const reached = new Map<string, Reach>()
  for (const area of areas) {
    const reach = reachOf(area, place, zip)
    if (reach) reached.set(area.id, reach)
  }
  return reached
}

function reachOf(area: Area, place: Place, zip: number): Reach | undefined {
  if (area.kind === 'state') return area.state === place.state ? 'inside' : undefined
  if (area.kind === 'county') return area.countyFips === place.countyFips ? 'inside' : undefined
  if (area.kind === 'town')
    return area.state === place.state && area.town === place.city.toLowerCase() ? 'maybe' : undefined
  if (area.zipsMostlyServed.has(zip)) return 'inside'
  return area.zipsAlsoServed.has(zip) ? 'maybe' : undefined
}

const read = (product: Candidate, key: AttributeKey) => product.attributes[String(ATTR[key])]
const figure = (product: Candidate, key: AttributeKey): number | undefined => {
  const value = read(product, key)
  return typeof value === 'number' ? value : undefined
}

const HEAT_PUMP_WATER_HEATER_UEF = 2

/**
 * The kinds of equipment a product counts as. An indoor unit alone is half a system, so it counts as none.
 */
function equipmentOf(product: Candidate): readonly Equipment[] {
  const heats = read(product, 'hspf2') !== undefined
  switch (product.type) {
    case 'heat-pump':
    case 'heat-pump-system':
      return ['ducted-heat-pump']
    case 'air-conditioner':
    case 'cooling-system':
    case 'ducted-system':
    case 'package-unit':
    case 'package-bundle':
      return [heats ? 'ducted-heat-pump' : 'central-air-conditioner']
    case 'mini-split-outdoor':
    case 'mini-split-system':
    case 'multi-zone-system':
      return heats ? ['mini-split'] : []
    case 'tank-water-heater':
      return read(product, 'fuel') !== 'Electric'
        ? []
        : [
            (figure(product, 'uef') ?? 0) >= HEAT_PUMP_WATER_HEATER_UEF
              ? 'heat-pump-water-heater'
              : 'electric-water-heater',
          ]
    case 'thermostat':
      return read(product, 'wifi') === 'Built in' ? ['smart-thermostat'] : []
    default:
      return []
  }
}

/** Product types that some program may pay for: lists keep a line free for the rebate. */
export const MAY_HAVE_REBATE: ReadonlySet<string> = new Set([
  'heat-pump',
  'heat-pump-system',
  'air-conditioner',
  'cooling-system',
  'ducted-system',
  'package-unit',
  'package-bundle',
  'mini-split-outdoor',
  'mini-split-system',
  'multi-zone-system',
  'tank-water-heater',
  'thermostat',
])

// Outdoor units are rated together with an indoor unit. When sold alone, they need a matching one.
const SOLD_ALONE: ReadonlySet<string> = new Set(['heat-pump', 'air-conditioner', 'mini-split-outdoor'])

// With these conditions open, the store still names the amount, as "up to".
const SOFT: ReadonlySet<Condition> = new Set(['matched', 'replaces', 'contractor', 'steps', 'share', 'price'])

/** True when the amount is the most that the buyer can get, not what they are sure to get. */
export const isAtMost = (offer: Pick<Offer, 'conditions'>): boolean => offer.conditions.length > 0

const isInForce = ({ firstDay, lastDay }: Program, day: string): boolean =>
  (firstDay === null || day >= firstDay) && (lastDay === null || day <= lastDay)

/**
 * What a program pays for a product at a place on a day; undefined when it does not pay. At most the price.
 */
export function judge(
  program: Program,
  product: Candidate,
  reached: ReadonlyMap<string, Reach>,
  day: string,
): Offer | undefined {
  if (!isInForce(program, day)) return undefined
  if (!equipmentOf(product).some((kind) => program.equipment.includes(kind))) return undefined
  const reach = program.areas.map((area) => reached.get(area))
  if (!reach.some(Boolean)) return undefined
  const rating = ratingOf(program, product)
  if (rating === 'fails') return undefined
  const full = amountOf(program, product)
  if (full === undefined || full <= 0) return undefined

  const needs = program.requirements
  const open: Record<Condition, boolean> = {
    served: !reach.includes('inside'),
    rating: rating === 'unknown',
    energyStar: needs.energyStar,
    coldClimate: needs.coldClimate && read(product, 'coldClimate') === undefined,
    newHome: needs.newHome,
    matched: SOLD_ALONE.has(product.type),
    replaces: needs.replacement,
    contractor: needs.programContractor,
    steps: program.smallerAmountsExist,
    share: program.basis === 'share-of-price',
    price: full > product.price,
  }
  const conditions = (Object.keys(open) as Condition[]).filter((condition) => open[condition])
  return {
    program,
    amount: smallest(full, program.cap ?? full, product.price),
    conditions,
    counted: !program.incomeTested && conditions.every((condition) => SOFT.has(condition)),
  }
}

const smallest = (...amounts: readonly Cents[]): Cents => toCents(Math.min(...amounts))

function ratingOf(
  { leastRatings, requirements }: Program,
  product: Candidate,
): 'meets' | 'fails' | 'unknown' {
  if (requirements.coldClimate && read(product, 'coldClimate') === false) return 'fails'
  const checks = [
    [leastRatings.seer2, figure(product, 'seer2')],
    [leastRatings.hspf2, figure(product, 'hspf2')],
    [leastRatings.eer2, figure(product, 'eer2')],
  ] as const
  const asked = checks.filter(([wanted]) => wanted !== null)
  if (asked.some(([wanted, has]) => has !== undefined && has < (wanted ?? 0))) return 'fails'
  return asked.some(([, has]) => has === undefined) ? 'unknown' : 'meets'
}

const BTU_PER_TON = 12_000

function amountOf({ basis, amount }: Program, product: Candidate): Cents | undefined {
  if (basis === 'dollars') return toCents(Math.round(amount * 100))
  if (basis === 'share-of-price') return share(product.price, Math.min(1, amount))
  const cooling = figure(product, 'coolingBtu')
  const tons =
    figure(product, 'tons') ??
    figure(product, 'systemTons') ??
    (cooling === undefined ? undefined : cooling / BTU_PER_TON)
  const heating =
    figure(product, 'heatPumpHeatingBtu') ??
    figure(product, 'miniSplitHeatingBtu') ??
    figure(product, 'packageHeatingBtu')
  const units = basis === 'dollars-per-ton' ? tons : heating === undefined ? undefined : heating / 10_000
  return units === undefined ? undefined : toCents(Math.round(amount * units * 100))
}

/**
 * A product's offers, best first. The total takes the best counted offer of each level, and at most the
 * price.
 */
export function rebateOf(
  offers: readonly Offer[],
  price: Cents,
): { offers: readonly Offer[]; best: readonly Offer[]; total: Cents } {
  const sorted = offers.toSorted(
    (a, b) =>
      Number(b.counted) - Number(a.counted) || b.amount - a.amount || (a.program.id < b.program.id ? -1 : 1),
  )
  const byLevel = new Map<Level, Offer>()
  for (const offer of sorted)
    if (offer.counted && !byLevel.has(offer.program.level)) byLevel.set(offer.program.level, offer)
  const best = [...byLevel.values()]
  return {
    offers: sorted,
    best,
    total: smallest(
      best.reduce<Cents>((sum, offer) => add(sum, offer.amount), ZERO),
      price,
    ),
  }
}
