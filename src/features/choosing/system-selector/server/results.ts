import { rebatesAt } from '#features/catalog/rebates/server/index.ts'
import { type Bin, yearBins } from '#features/choosing/operating-cost/rules/bins/year-bins.ts'
import { fuelPrices } from '#features/choosing/operating-cost/server/index.ts'
import type { PricingContext } from '#features/selling/pricing/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { SelectorResults, WireKit } from '../contract.ts'
import type { HomeNeed } from '../rules/choosing/home-fit.ts'
import { type HomeYear, homeYearOf } from '../rules/choosing/running-cost.ts'
import type { Selections } from '../rules/selections.ts'
import { texts } from '../texts.ts'
import { chooseKits } from './choose-kits.ts'
import { type StepContext, summaries } from './options.ts'
import { type SelectorPlace, verdictsOn } from './place.ts'
import { presentKit } from './present-kit.ts'
import { priceKit, readPrices } from './price-kits.ts'

export interface ResultsContext extends PricingContext, StepContext {}

/** C-SEL-RES: the kits with their prices, fit, law, rebates, running costs and delivery. */
export async function selectorResults(
  selections: Selections,
  context: ResultsContext,
): Promise<SelectorResults> {
  const now = context.clock.now()
  const { asked, wishes, narrowed, complete } = await chooseKits(selections, context)
  const { place, known } = asked
  const ids = complete.flatMap(({ kit, lines }) => [
    ...lines.map(({ id }) => id),
    ...kit.system.units.map(({ id }) => id),
  ])
  const prices = await readPrices(context, { ids, zip: place.zip, at: now })
  const { day } = inStoreZone(now)
  const rebateOf = rebatesAt({ ...place.rules, city: prices.location.city }, day)
  const year = known.home === null ? null : yearOf(known.home, place)
  const kits = complete.flatMap((each): WireKit[] => {
    const priced = priceKit(each.lines, prices)
    if (priced === undefined) return []
    return [
      presentKit(each, {
        selections,
        home: known.home,
        wishes,
        priced,
        book: prices.book,
        verdicts: verdictsOn(each.kit, place, now),
        rebateOf,
        year,
        fuelPrices: fuelPrices(place.state),
      }),
    ]
  })
  return {
    kits,
    steps: summaries(selections, null),
    relaxed: narrowed.relaxed.map(({ wish, because }) => ({
      key: wish.key,
      label:
        wish.zone === null ? texts.fields[wish.key].label : `${texts.fields[wish.key].label}, ${wish.zone}`,
      wanted: wish.wanted,
      because,
    })),
    fitting: narrowed.kits.size,
    load: known.home === null ? null : loadOf(known.home),
    place: { zipCode: place.zip, label: place.label, state: place.state, region: place.region },
    asOf: day,
  }
}

const loadOf = ({ need }: HomeNeed) => ({
  heatingBtu: need.heatingBtu,
  coolingBtu: need.coolingBtu,
  tons: need.tons,
  systems: need.systems,
})

// The hours of a year by temperature take some milliseconds: each place computes them once.
const hours = new WeakMap<object, readonly Bin[]>()

/** The year of a home; null where no weather station is near. */
export function yearOf(home: HomeNeed, { climate }: SelectorPlace): HomeYear | null {
  const { year, heat99F, cool1F } = climate
  if (year === null) return null
  const weather = { ...year, heat99F, cool1F }
  const bins = hours.get(year) ?? yearBins(weather)
  hours.set(year, bins)
  return homeYearOf(home.need, weather, bins)
}
