import type { Db } from '#db/connect.ts'
import { factsOf, type RuleFacts } from '#features/catalog/compliance/rules/facts.ts'
import { outcomeOf } from '#features/catalog/compliance/rules/judgment.ts'
import type { RulePlace } from '#features/catalog/compliance/rules/nox.ts'
import { judgeProduct, type Verdict } from '#features/catalog/compliance/rules/rules.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import { isDryCold } from '#features/choosing/sizing/rules/climate.ts'
import { HOME_DEFAULTS, homeOfForm } from '#features/choosing/sizing/rules/home.ts'
import { computeLoad } from '#features/choosing/sizing/rules/load.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import { placeWithClimate } from '#features/choosing/sizing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { oneFor } from '#platform/projections/server/projection.ts'
import { jsonSize, versionedCache } from '#platform/projections/server/versioned-cache.ts'
import { factNumbers } from '../rules/choosing/fact-groups.ts'
import type { HomeNeed } from '../rules/choosing/home-fit.ts'
import type { Kit } from '../rules/kits/kit.ts'
import type { Selections } from '../rules/selections.ts'
import { texts } from '../texts.ts'

const PLACES_BYTES = 1024 * 1024
/** Places and days whose verdicts are held. */
const MOST_LAWS = 200

interface PlaceContext {
  db: Db
  contact: { phone: string }
}

/** The place of a zip: its weather and what the rules read. */
export type SelectorPlace = Awaited<ReturnType<typeof placeWithClimate>> & { rules: RulePlace }

/** The last places that were asked for; a zip's weather and county do not change while we run. */
const placesOf = oneFor(() => versionedCache<SelectorPlace>({ maxBytes: PLACES_BYTES, sizeOf: jsonSize }))

/** The place of the selections. Throws `invalid_zip` and `no_climate`. */
export async function placeOf({ location }: Selections, context: PlaceContext): Promise<SelectorPlace> {
  const zip = location.zipCode?.trim() ?? ''
  if (zip === '') throw new ApiError('invalid_zip', texts.errors.zipMissing)
  return placesOf(context.db).load(zip, () => findPlace(zip, context))
}

async function findPlace(zip: string, context: PlaceContext): Promise<SelectorPlace> {
  const [place, postal] = await Promise.all([
    placeWithClimate(zip, context),
    findPostalPlace(context.db, zip),
  ])
  const countyFips = postal.kind === 'us' ? postal.countyFips : ''
  return { ...place, rules: { zip: place.zip, state: place.state, countyFips } }
}

/** Verdicts on kits by place and day, each counted as one. */
const laws = versionedCache<(kit: Kit) => boolean>({ maxBytes: MOST_LAWS, sizeOf: () => 1 })

/** Whether the laws of a place allow a kit and its units today. Answers the same function on the same day. */
export function legality(place: SelectorPlace, now: Date): (kit: Kit) => boolean {
  const day = inStoreZone(now).day
  const key = `${place.zip} ${day}`
  return laws.get(key, () => lawOf(place, day))
}

/** Many kits share a unit, so the laws judge each unit's facts once. */
function lawOf({ rules }: SelectorPlace, day: string): (kit: Kit) => boolean {
  const blocked = new Map<number, boolean>()
  const isBlocked = (facts: RuleFacts, number: number): boolean => {
    const known = blocked.get(number) ?? outcomeOf(judgeProduct(facts, rules, day)) === 'blocked'
    blocked.set(number, known)
    return known
  }
  return (kit) => {
    const numbers = factNumbers(kit)
    return !kit.ruleFacts.some((facts, index) => isBlocked(facts, numbers[index]!))
  }
}

/** The verdicts on what goes into the cart: the kit's own product. */
export function verdictsOn({ system: { product } }: Kit, place: SelectorPlace, now: Date): Verdict[] {
  return judgeProduct(factsOf(product.type, product.attributes), place.rules, inStoreZone(now).day)
}

const MOST_HOMES = 500
const homes = new Map<string, HomeNeed>()

/** The load of the home: by its size when it was described, otherwise as the other tools calculated it. */
export function homeOf(selections: Selections, { climate, zip }: SelectorPlace): HomeNeed | null {
  const { squareFeet, coolingCapacity, heatingCapacity, numFloors, insulationValue, basement } = selections
  const { ductPlace, ductJoints, ductWrap } = selections
  if (squareFeet === undefined && coolingCapacity === undefined && heatingCapacity === undefined) return null
  const key = JSON.stringify([
    zip,
    ...(squareFeet === undefined
      ? [coolingCapacity, heatingCapacity]
      : [squareFeet, numFloors, insulationValue, basement, ductPlace, ductJoints, ductWrap, 'sq ft']),
  ])
  const before = homes.get(key)
  if (before !== undefined) return before
  const load =
    squareFeet === undefined
      ? { heating: heatingCapacity ?? 0, cooling: coolingCapacity ?? 0 }
      : computeLoad(
          homeOfForm({
            ...HOME_DEFAULTS,
            squareFeet,
            basement: basement ?? HOME_DEFAULTS.basement,
            numFloors: numFloors ?? HOME_DEFAULTS.numFloors,
            insulationValue: insulationValue ?? HOME_DEFAULTS.insulationValue,
            ductPlace,
            ductJoints,
            ductWrap,
          }),
          climate,
        )
  const home = { need: needOf(load), winterF: climate.heat99F, isDryCold: isDryCold(climate) }
  homes.set(key, home)
  const [first] = homes.keys()
  if (homes.size > MOST_HOMES && first !== undefined) homes.delete(first)
  return home
}
