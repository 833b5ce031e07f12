import { add, type Cents, fromWire, times } from '#lib/money.ts'
import type { RequiredComponent, RequiredNeed, RequiredPage } from '../contract.ts'
import { hasResults } from '../rules/pages.ts'
import { texts } from '../texts.ts'
import { partFor } from './needed-parts.ts'

/** What the buyer has decided about the parts of one job. Needs are named by their key. */
export interface Decisions {
  /** needs whose part the buyer already has */
  owned: ReadonlySet<string>
  /** the id of the part that the buyer chose for a need */
  chosen: Readonly<Record<string, string>>
  inCart: (id: string) => number
  /** which of the ways that exclude each other the buyer takes; undefined before the choice */
  way?: string | undefined
}

/** One need of the job with the part that meets it. */
export interface PartRow {
  key: string
  need: RequiredNeed
  part: RequiredComponent
  price: Cents
  state: 'open' | 'owned' | 'added' | 'unstocked'
}

/** L-REQ: one of the five pages of the modal, as a section of the list. */
export interface PartSection {
  page: RequiredPage['page']
  title: string
  rows: readonly PartRow[]
}

/** Everything the job needs: the pages with results in their order, in each the required parts first. */
export function partsList(pages: readonly RequiredPage[], decisions: Decisions): PartSection[] {
  return pages
    .filter(hasResults)
    .map((page) => ({
      page: page.page,
      title: sectionTitle(page),
      rows: page.needs
        .filter(({ way }) => way === '' || way === decisions.way)
        .flatMap((need) => rowOf(page, need, decisions))
        .toSorted((one, other) => Number(other.need.required) - Number(one.need.required)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The ways that exclude each other, such as a vent through the roof or a wall; none for most jobs. */
export const waysOf = (pages: readonly RequiredPage[]): string[] => [
  ...new Set(pages.flatMap(({ needs }) => needs.flatMap(({ way }) => (way === '' ? [] : [way])))),
]

/** What the job needs although no part can be chosen. Needs of one reason stand together. */
export interface SaidNeed {
  titles: readonly string[]
  said: string
}

export const saidNeeds = (pages: readonly RequiredPage[]): SaidNeed[] =>
  [
    ...Map.groupBy(
      pages.flatMap(({ needs }) => needs.filter((need) => need.said !== '')),
      ({ said }) => said,
    ),
  ].map(([said, needs]) => ({ titles: [...new Set(needs.map(({ title }) => title))], said }))

/** The kinds of parts between the panel and the unit, and the switch that stops it. */
const ELECTRICAL: ReadonlySet<string> = new Set([
  'disconnect',
  'breaker',
  'circuitCable',
  'whip',
  'floatSwitch',
])

/** The section's name; the page of supplies is called after its parts when all of them are electrical. */
function sectionTitle({ page, needs }: RequiredPage): string {
  const isElectrical = page === SUPPLIES_PAGE && needs.every(({ kind }) => ELECTRICAL.has(kind))
  return isElectrical ? texts.electrical : (texts.shortPages[page - 1] ?? '')
}

const SUPPLIES_PAGE = 2

const keyOf = (page: RequiredPage, need: RequiredNeed): string => `${page.page} ${need.title} ${need.why}`

function rowOf(page: RequiredPage, need: RequiredNeed, { owned, chosen, inCart }: Decisions): PartRow[] {
  const key = keyOf(page, need)
  const bought = need.components.find(({ id }) => inCart(id) > 0)
  const part = bought ?? need.components.find(({ id }) => id === chosen[key]) ?? partFor(need)
  if (part === undefined) return []
  const state = bought ? 'added' : owned.has(key) ? 'owned' : part.isInStock ? 'open' : 'unstocked'
  return [{ key, need, part, price: times(fromWire(part.price), need.quantity), state }]
}

/**
 * The names of parts that meet one need, without the words that they begin with in common: "Copper Line Set"
 * and "15 ft", "25 ft". The common words end with a comma.
 */
export function optionNames(names: readonly string[]): { common: string; own: readonly string[] } {
  const [first = ''] = names
  let common = first.lastIndexOf(', ')
  while (common > 0 && !names.every((name) => name.startsWith(first.slice(0, common + 2)))) {
    common = first.lastIndexOf(', ', common - 1)
  }
  return common > 0
    ? { common: first.slice(0, common), own: names.map((name) => name.slice(common + 2)) }
    : { common: '', own: names }
}

/** The required parts that can still be added, all at once. */
export const missingParts = (sections: readonly PartSection[]): PartRow[] =>
  sections.flatMap(({ rows }) => rows.filter(({ need, state }) => need.required && state === 'open'))

export const totalOf = (rows: readonly PartRow[]): Cents => add(...rows.map(({ price }) => price))

/** S-REQ: the needs that the cart already met when the list was opened leave their sections. */
export const withoutNeedsInCart = (
  pages: readonly RequiredPage[],
  items: ReadonlySet<string>,
): RequiredPage[] =>
  pages.map((page) => ({
    ...page,
    needs: page.needs.filter(({ components }) => !components.some(({ id }) => items.has(id))),
  }))
