import { isDryCold } from '#features/choosing/sizing/rules/climate.ts'
import { needOf } from '#features/choosing/sizing/rules/need.ts'
import {
  coolingGauge,
  fitsHome,
  type HomeNeed,
} from '#features/choosing/system-selector/rules/choosing/home-fit.ts'
import { kitsIn } from '#features/choosing/system-selector/rules/choosing/kit-table.ts'
import type { Kit } from '#features/choosing/system-selector/rules/kits/kit.ts'
import { kitParts } from '#features/choosing/system-selector/rules/kits/parts.ts'
import { MATCHING_RULES } from '#features/choosing/system-selector/rules/matching/data/matching-rules.ts'
import {
  type KitIndex,
  kitIndex,
  legality,
  type SelectorPlace,
} from '#features/choosing/system-selector/server/index.ts'
import { lowerPrices, pricesFor } from '#features/selling/pricing/server/index.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { FoundSystems } from '../contract.ts'
import { filterKits, type KitFilters, withinLimits } from '../rules/filter-kits.ts'
import type { Sort } from '../rules/tool-kinds.ts'
import { costsFor, presentFacets, presentRow } from './present-systems.ts'
import { placeFor, type ToolsContext } from './tools-context.ts'

const ROWS = 24

export interface SystemsInput extends KitFilters {
  zip?: string | undefined
  mostPrice?: number | undefined
  cooling?: number | undefined
  heating?: number | undefined
  onlyFitting: boolean
  sort: Sort
  page: number
}

/** The systems of a selector that meet every filter, with the prices of the person who asks. */
export async function findSystems(input: SystemsInput, context: ToolsContext): Promise<FoundSystems> {
  const { db, actor, clock } = context
  const now = clock.now()
  const [index, place] = await Promise.all([kitIndex(db, now), placeFor(input.zip, context)])
  const home = homeOf(input, place)
  const all = kitsIn(index.kits)
  const lowered = await lowerPrices(db, actor, new Map(all.map((kit) => [kit.id, toCents(kit.price)])), now)
  const priceOf = (kit: Kit): Cents => lowered.get(kit.id) ?? toCents(kit.price)
  const inLimits = withinLimits(all, input, index.skuOf).filter(
    (kit) =>
      (input.mostPrice === undefined || priceOf(kit) <= input.mostPrice * 100) &&
      (!input.onlyFitting || home === null || fitsHome(kit, home) === true),
  )
  const isLegal = place === null ? () => true : legality(place, now)
  const legal = inLimits.filter(isLegal)
  const { kits, facets } = filterKits(legal, input)
  const sorted = kits.toSorted((a, b) => compared(a, b, { sort: input.sort, priceOf, home }))
  const pages = Math.max(1, Math.ceil(sorted.length / ROWS))
  const from = (Math.min(input.page, pages) - 1) * ROWS
  return {
    total: sorted.length,
    pages,
    rows: await rowsOf(sorted.slice(from, from + ROWS), { index, home, context, now }),
    facets: presentFacets(facets, input.chosen),
    illegal: inLimits.length - legal.length,
    place: place?.label ?? null,
    rules: [...MATCHING_RULES],
    asOf: inStoreZone(now).day,
  }
}

function homeOf({ cooling, heating }: SystemsInput, place: SelectorPlace | null): HomeNeed | null {
  if (cooling === undefined && heating === undefined) return null
  return {
    need: needOf({ heating: heating ?? 0, cooling: cooling ?? 0 }),
    winterF: place?.climate.heat99F ?? null,
    isDryCold: place !== null && isDryCold(place.climate),
  }
}

interface Measure {
  sort: Sort
  priceOf: (kit: Kit) => number
  home: HomeNeed | null
}

function compared(a: Kit, b: Kit, { sort, priceOf, home }: Measure): number {
  const byPrice = priceOf(a) - priceOf(b) || (a.id < b.id ? -1 : 1)
  if (sort === 'price') return byPrice
  if (sort === 'efficiency')
    return (b.seer2 ?? 0) - (a.seer2 ?? 0) || (b.afue ?? 0) - (a.afue ?? 0) || byPrice
  if (home === null) return byPrice
  const off = (kit: Kit): number => {
    const gauge = coolingGauge(kit, home)
    return gauge === null ? Number.MAX_SAFE_INTEGER : Math.abs(gauge.percent - 100)
  }
  return Number(fitsHome(b, home) ?? false) - Number(fitsHome(a, home) ?? false) || off(a) - off(b) || byPrice
}

interface RowsOf {
  index: KitIndex
  home: HomeNeed | null
  context: ToolsContext
  now: Date
}

const NO_WISHES = { condenserMount: undefined, wifi: false, isPropane: false }

async function rowsOf(kits: readonly Kit[], { index, home, context, now }: RowsOf) {
  const withParts = kits.map((kit) => {
    const { chosen } = kitParts(kit.system, index.parts, NO_WISHES)
    const systems = kit.systemType === 'mini-split' ? 1 : (home?.need.systems ?? 1)
    const lines = [
      { id: kit.id, qty: systems },
      ...chosen.map(({ part, quantity }) => ({ id: part.id, qty: quantity * systems })),
    ]
    return { kit, lines }
  })
  const ids = [...new Set(withParts.flatMap(({ lines }) => lines.map(({ id }) => id)))]
  const [book, costs] = await Promise.all([
    pricesFor(context.db, context.actor).priceBook(ids, now),
    costsFor(context, ids),
  ])
  return withParts.flatMap((each) => {
    const row = presentRow(each, { book, costs, home, skuOf: (id) => index.skuOf(id) ?? id })
    return row === undefined ? [] : [row]
  })
}
