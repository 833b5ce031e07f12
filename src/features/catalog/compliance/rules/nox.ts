import { texts } from '../texts.ts'
import { AIR_DISTRICTS, type AirDistrict } from './data/air-districts.ts'
import { type Burner, NOX_LIMITS, type NoxLimit } from './data/nox-limits.ts'
import type { EmissionStandard, RuleFacts } from './facts.ts'
import { allowed, blocked, type Judgment, warning } from './judgment.ts'

/** A place as rules look at it: a five-digit zip, two letters, five digits. */
export interface RulePlace {
  zip: string
  state: string
  countyFips: string
}

/** The air district of a place; undefined where the store has none. */
const districtOf = ({ countyFips, zip }: RulePlace): AirDistrict | undefined =>
  AIR_DISTRICTS.find(
    ({ counties, outside, zips }: AirDistrict) =>
      zips.includes(zip) || (counties.includes(countyFips) && !outside.includes(zip)),
  )

/** The class that a limit requires. A burner up to 75,000 BTU/h is Ultra Low NOx at 10 ng/J, others at 14. */
export const classFor = (limit: NoxLimit['limit']): EmissionStandard =>
  limit >= 40 ? 'Low NOx' : 'Ultra Low NOx'

const RANKS: Readonly<Record<EmissionStandard, number>> = { None: 0, 'Low NOx': 1, 'Ultra Low NOx': 2 }

/** Whether a burner of a class keeps to a limit. */
const meetsLimit = (has: EmissionStandard, limit: NoxLimit['limit']): boolean =>
  limit > 0 && RANKS[has] >= RANKS[classFor(limit)]

const concerns = (limit: NoxLimit, burner: Burner, inputBtu: number | undefined): boolean =>
  limit.burners.includes(burner) &&
  (inputBtu === undefined || (inputBtu >= limit.fromBtu && inputBtu < limit.belowBtu))

const holdsIn = ({ counties }: NoxLimit, countyFips: string): boolean =>
  counties === undefined || counties.includes(countyFips)

/** The limits for a burner at a place, of all times. A state's limit holds where no district has its own. */
export function limitsFor(
  { burner, inputBtu }: { burner: Burner; inputBtu?: number | undefined },
  place: RulePlace,
): NoxLimit[] {
  const district = place.state === 'CA' ? districtOf(place)?.id : undefined
  const about = NOX_LIMITS.filter(
    (limit) => concerns(limit, burner, inputBtu) && holdsIn(limit, place.countyFips),
  )
  const local = about.filter(({ area }) => area === district)
  const isSettled = local.some(({ limit, breach }) => breach === 'blocked' && limit > 0)
  return isSettled ? local : [...local, ...about.filter(({ area }) => area === place.state)]
}

/**
 * V-NOX: what a gas furnace must meet. Outside California nothing; there Low NOx, in three districts Ultra
 * Low NOx.
 */
export function emissionStandardAt(place: RulePlace): EmissionStandard {
  if (place.state !== 'CA') return 'None'
  const limits = limitsFor({ burner: 'furnace' }, place).map(({ limit }) => limit)
  return limits.length === 0 ? 'None' : classFor(Math.min(...limits) as NoxLimit['limit'])
}

const areaName = ({ area }: NoxLimit): string => {
  const district = AIR_DISTRICTS.find(({ id }) => id === area)
  if (district) return texts.district(district.name)
  return texts.states[area as keyof typeof texts.states]
}

/** The least ratings of the ENERGY STAR program, as known 2026-11: from memory. */
const CERTIFIED = { afue: 95, tank: 0.81, tankless: 0.95 } as const

/** Whether a product is efficient enough for an ENERGY STAR certificate. Only its maker knows of one. */
function mayBeCertified({ water, afue = 0, uef = 0 }: RuleFacts): boolean {
  if (water !== null) return uef >= CERTIFIED[water]
  return afue >= CERTIFIED.afue
}

/** The verdict of a limit on a product's burner; undefined for a product without one. */
export function judgeNox(facts: RuleFacts, limit: NoxLimit): Judgment | undefined {
  const { burner, gas, emission } = facts
  if (burner === undefined || gas === 'none') return undefined
  const where = areaName(limit)
  if (gas === 'propane') return allowed(texts.noxPropane(where))
  if (gas === 'unknown') return warning(texts.fuelUnknown(where))
  const breach = limit.breach === 'blocked' ? blocked : warning
  if (limit.limit === 0) return breach(limit.why ?? texts.zeroNox(where))
  const asked = classFor(limit.limit)
  if (emission === undefined) return warning(texts.noxUnknown(asked, where))
  if (meetsLimit(emission, limit.limit)) return allowed(texts.noxMeets(texts.classes[emission], where))
  if (limit.unlessCertified && mayBeCertified(facts)) return warning(texts.noxCertified(asked, where))
  if (limit.why !== undefined) return breach(limit.why)
  if (limit.breach === 'warning') return warning(texts.noxUnread(texts.classes[emission], where))
  return breach(texts.noxBelow(texts.classes[emission], asked, texts.burners[burner], where, limit.limit))
}
