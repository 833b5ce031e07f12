import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { hasOutdoorUnit, isDuctless, isTank } from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { type Cents, share, toCents } from '#lib/money.ts'
import type { Equipment, Program } from './programs.ts'
import { type ReachedPlace, serviceOf } from './reach.ts'

/** The facts that decide whether a program pays. */
export interface Candidate {
  type: string
  price: Cents
  attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Conditions of a program that only the shopper can answer. */
export type Condition =
  | 'served'
  | 'assistance'
  | 'members'
  | 'installed'
  | 'exclusive'
  | 'energyStar'
  | 'coldClimate'
  | 'rating'
  | 'newHome'
  | 'matched'
  | 'replaces'
  | 'contractor'
  | 'steps'
  | 'wholeHome'
  | 'savings'
  | 'tier'
  | 'share'
  | 'price'

/** The rebate of one program for one product. */
export interface Offer {
  program: Program
  amount: Cents
  conditions: readonly Condition[]
  /** part of the total: the store knows no reason against it, and no better offer excludes it */
  counted: boolean
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
  const { type } = product
  if (hasTrait(type, 'controls-system'))
    return read(product, 'wifi') === 'Built in' ? ['smart-thermostat'] : []
  if (isTank(type)) return read(product, 'fuel') === 'Electric' ? [electricTank(product)] : []
  if (!hasOutdoorUnit(type)) return []
  const isHeatPump = read(product, 'hspf2') !== undefined || hasTrait(type, 'heats-by-compressor')
  if (isDuctless(type)) return isHeatPump ? ['mini-split'] : []
  return [isHeatPump ? 'ducted-heat-pump' : 'central-air-conditioner']
}

const electricTank = (product: Candidate): Equipment =>
  (figure(product, 'uef') ?? 0) >= HEAT_PUMP_WATER_HEATER_UEF
    ? 'heat-pump-water-heater'
    : 'electric-water-heater'

// Programs pay for a system with an AHRI number, which an outdoor unit has only together with an indoor unit.
// The data do not say which programs make an exception, so an outdoor unit sold alone never counts.
const isSoldAlone = (type: string): boolean => hasTrait(type, 'is-outdoor-half')

// With these conditions open, the store still counts the amount, as "up to". It never counts the largest of
// several amounts, what a whole home or its modeled savings earn, or a share of the installed cost.
const SOFT: ReadonlySet<Condition> = new Set(['served', 'installed', 'replaces', 'contractor'])

// A buyer can install these without a contractor, so the price of the goods is all that a program can pay
// for.
const isBoughtWithoutInstallation = (type: string): boolean => hasTrait(type, 'controls-system')

/** True when the amount is the most that the buyer can get, not what they are sure to get. */
export const isAtMost = (offer: Pick<Offer, 'conditions'>): boolean => offer.conditions.length > 0

const isInForce = ({ firstDay, lastDay }: Program, day: string): boolean =>
  (firstDay === null || day >= firstDay) && (lastDay === null || day <= lastDay)

/**
 * The rebate of a program for a product at a place on a day; undefined when it does not pay. The amount of a
 * program that pays for the installed job may be higher than the price of the goods.
 */
export function judge(
  program: Program,
  product: Candidate,
  place: ReachedPlace,
  day: string,
): Offer | undefined {
  if (!isInForce(program, day)) return undefined
  if (!equipmentOf(product).some((kind) => program.equipment.includes(kind))) return undefined
  const service = serviceOf(program, place)
  if (service === 'none') return undefined
  const rating = ratingOf(program, product)
  if (rating === 'fails') return undefined
  const full = amountOf(program, product)
  if (full === undefined || full <= 0) return undefined

  const stated = smallest(full, program.cap ?? full)
  const isInstalled = !isBoughtWithoutInstallation(product.type)
  const needs = program.requirements
  const open: Record<Condition, boolean> = {
    served: service !== 'everybody',
    assistance: program.payment === 'assistance',
    members: needs.membersOf !== null,
    installed: isInstalled && (program.basis !== 'dollars' || stated > product.price),
    rating: rating === 'unknown',
    energyStar: needs.energyStar,
    coldClimate: needs.coldClimate && read(product, 'coldClimate') === undefined,
    newHome: needs.newHome,
    matched: isSoldAlone(product.type),
    replaces: needs.replacement,
    contractor: needs.programContractor,
    steps: program.smallerAmountsExist,
    wholeHome: program.wholeHome,
    savings: program.payment === 'savings',
    tier: false,
    share: program.basis === 'share-of-price' && isInstalled,
    price: !isInstalled && full > product.price,
    exclusive: false,
  }
  const conditions = (Object.keys(open) as Condition[]).filter((condition) => open[condition])
  return {
    program,
    amount: isInstalled ? stated : smallest(stated, product.price),
    conditions,
    counted:
      !program.incomeTested &&
      service !== 'one-of-several' &&
      conditions.every((condition) => SOFT.has(condition)),
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
