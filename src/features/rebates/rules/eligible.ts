import { ATTR, type AttributeKey } from '#features/catalog/rules/attributes.ts'
import { add, type Cents, share, toCents, ZERO } from '#kit/money.ts'
import type { Area, Equipment, Level, Program } from './programs.ts'

/** Where a home stands. */
export interface Place {
  zip: string
  state: string
  /** five digits; '' when unknown */
  countyFips: string
  city: string
}

/** What a programme looks at. */
export interface Candidate {
  type: string
  price: Cents
  attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** What is still open before a programme pays; a person can answer it, we cannot. */
export type Condition =
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

/** What one programme would pay for one product. */
export interface Offer {
  program: Program
  amount: Cents
  conditions: readonly Condition[]
  /** part of the total: neither income tested nor in doubt for this product and place */
  counted: boolean
}

/** How sure we are that a home lies in an area. */
export type Reach = 'inside' | 'maybe'

/** The areas a place lies in. Several utilities may share a zip: those that mostly serve another part of it are a maybe. */
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
  if (area.kind === 'county') return area.fips === place.countyFips ? 'inside' : undefined
  if (area.kind === 'town')
    return area.state === place.state && area.town === place.city.toLowerCase() ? 'maybe' : undefined
  return area.mostly.has(zip) ? 'inside' : area.also.has(zip) ? 'maybe' : undefined
}

const read = (product: Candidate, key: AttributeKey) => product.attributes[String(ATTR[key])]
const figure = (product: Candidate, key: AttributeKey): number | undefined => {
  const value = read(product, key)
  return typeof value === 'number' ? value : undefined
}

const HEAT_PUMP_WATER_HEATER_UEF = 2

/** The kinds of equipment a product counts as; none for what no programme pays for. An indoor unit alone is half a system. */
export function equipmentOf(product: Candidate): readonly Equipment[] {
  const heats = read(product, 'hspf2') !== undefined
  switch (product.type) {
    case 'heat-pump':
    case 'heat-pump-system':
      return ['D']
    case 'air-conditioner':
    case 'cooling-system':
    case 'ducted-system':
    case 'package-unit':
    case 'package-bundle':
      return [heats ? 'D' : 'A']
    case 'mini-split-outdoor':
    case 'mini-split-system':
    case 'multi-zone-system':
      return heats ? ['M'] : []
    case 'tank-water-heater':
      return read(product, 'fuel') !== 'Electric'
        ? []
        : [(figure(product, 'uef') ?? 0) >= HEAT_PUMP_WATER_HEATER_UEF ? 'W' : 'E']
    case 'thermostat':
      return read(product, 'wifi') === 'Built in' ? ['T'] : []
    default:
      return []
  }
}

/** Types of products that some programme may pay for: lists keep a line free for them. */
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

// Outdoor units are rated together with an indoor one: what is sold alone must be matched.
const SOLD_ALONE: ReadonlySet<string> = new Set(['heat-pump', 'air-conditioner', 'mini-split-outdoor'])

// These leave the amount in doubt, but not whether it is worth naming: "up to".
const SOFT: ReadonlySet<Condition> = new Set(['matched', 'replaces', 'contractor', 'steps', 'share', 'price'])

/** True when the amount is the most that can come, not what surely comes. */
export const isAtMost = (offer: Pick<Offer, 'conditions'>): boolean => offer.conditions.length > 0

/** What a programme pays for a product at a place on a day; nothing when it does not pay. Amounts are never more than the price. */
export function judge(
  program: Program,
  product: Candidate,
  reached: ReadonlyMap<string, Reach>,
  day: string,
): Offer | undefined {
  if ((program.from !== null && day < program.from) || (program.until !== null && day > program.until))
    return undefined
  if (!equipmentOf(product).some((kind) => program.equipment.includes(kind))) return undefined
  const reach = program.areas.map((area) => reached.get(area))
  if (!reach.some(Boolean)) return undefined
  const rating = ratingOf(program, product)
  if (rating === 'fails') return undefined
  const full = amountOf(program, product)
  if (full === undefined || full <= 0) return undefined

  const asked = program.asks
  const open: Record<Condition, boolean> = {
    served: !reach.includes('inside'),
    rating: rating === 'unknown',
    energyStar: asked.energyStar,
    coldClimate: asked.coldClimate && read(product, 'coldClimate') === undefined,
    newHome: asked.newHome,
    matched: SOLD_ALONE.has(product.type),
    replaces: asked.replaces,
    contractor: asked.contractor,
    steps: program.hasSteps,
    share: program.basis === '%',
    price: full > product.price,
  }
  const conditions = (Object.keys(open) as Condition[]).filter((condition) => open[condition])
  return {
    program,
    amount: least(full, program.cap ?? full, product.price),
    conditions,
    counted: !program.incomeTested && conditions.every((condition) => SOFT.has(condition)),
  }
}

const least = (...amounts: readonly Cents[]): Cents => toCents(Math.min(...amounts))

function ratingOf({ least: floor, asks }: Program, product: Candidate): 'meets' | 'fails' | 'unknown' {
  if (asks.coldClimate && read(product, 'coldClimate') === false) return 'fails'
  const checks = [
    [floor.seer2, figure(product, 'seer2')],
    [floor.hspf2, figure(product, 'hspf2')],
    [floor.eer2, figure(product, 'eer2')],
  ] as const
  const asked = checks.filter(([wanted]) => wanted !== null)
  if (asked.some(([wanted, has]) => has !== undefined && has < (wanted ?? 0))) return 'fails'
  return asked.some(([, has]) => has === undefined) ? 'unknown' : 'meets'
}

const BTU_PER_TON = 12_000

function amountOf({ basis, amount }: Program, product: Candidate): Cents | undefined {
  if (basis === '$') return toCents(Math.round(amount * 100))
  if (basis === '%') return share(product.price, Math.min(1, amount))
  const cooling = figure(product, 'coolingBtu')
  const tons =
    figure(product, 'tons') ??
    figure(product, 'systemTons') ??
    (cooling === undefined ? undefined : cooling / BTU_PER_TON)
  const heating =
    figure(product, 'heatPumpHeatingBtu') ??
    figure(product, 'miniSplitHeatingBtu') ??
    figure(product, 'packageHeatingBtu')
  const units = basis === 't' ? tons : heating === undefined ? undefined : heating / 10_000
  return units === undefined ? undefined : toCents(Math.round(amount * units * 100))
}

/** A product's offers, best first, and what they come to: the best counted one of each level of authority, at most the price. */
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
    total: least(
      best.reduce<Cents>((sum, offer) => add(sum, offer.amount), ZERO),
      price,
    ),
  }
}
