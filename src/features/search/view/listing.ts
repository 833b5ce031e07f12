import { ATTR, attributeById } from '#features/catalog/rules/attributes.ts'
import { formatAttribute } from '#features/catalog/rules/plate.ts'
import { parseRange } from '#features/catalog/rules/range.ts'
import type { SearchAnswer } from '#features/search/contract.ts'
import {
  chosenValues,
  type FilterKey,
  filterKey,
  filterName,
  listChosen,
} from '#features/search/rules/facets/filters.ts'
import { type Listing, PLAIN_FILTERS } from '#features/search/rules/listing/listing.ts'
import type { GroupView, ListingView } from '#features/search/ui/listing-view.ts'
import { promotedQuestions } from './promoted-questions.ts'

type Aggregation = SearchAnswer['aggregations']['attributes'][string]

/** The name of an attribute's filter in an address, e.g. "a111". */
const attributeFilter = (id: number): string => filterName({ attribute: String(id) })

/**
 * Groups in the order in which shoppers decide: capacity, efficiency, fit, brand, price; then the rest in
 * the catalogue's order.
 */
const FIRST_GROUPS = [
  attributeFilter(ATTR.furnaceHeatingBtu),
  attributeFilter(ATTR.heatPumpHeatingBtu),
  attributeFilter(ATTR.miniSplitHeatingBtu),
  attributeFilter(ATTR.packageHeatingBtu),
  attributeFilter(ATTR.hydronicHeatingBtu),
  attributeFilter(ATTR.coolingBtu),
  attributeFilter(ATTR.tons),
  attributeFilter(ATTR.systemTons),
  attributeFilter(ATTR.afue),
  attributeFilter(ATTR.seer2),
  attributeFilter(ATTR.uef),
  attributeFilter(ATTR.gallons),
  attributeFilter(ATTR.gpm),
  attributeFilter(ATTR.merv),
  attributeFilter(ATTR.filterThickness),
  attributeFilter(ATTR.filterSize),
  attributeFilter(ATTR.width),
  attributeFilter(ATTR.staging),
  'price',
  'brand',
  attributeFilter(ATTR.hspf2),
]
/** Share of the products that must have an attribute before it is asked about first. */
const USUAL = 0.5
/** The number of groups that are open without a chosen value. */
const OPEN_GROUPS = 6
/** More buckets than this and a number is chosen on a scale. */
const MOST_TICKS = 12

interface ListingContext {
  listing: Listing
  /** path of the list's page */
  action: string
  /** the category the page belongs to; empty for a search */
  ownCategory: string
  /** everything written out, for readers without script */
  isFull: boolean
}

/**
 * The view of a list: the query and the result, with labels. A category's own path is not a filter of its
 * page.
 */
export function listingView(
  answer: SearchAnswer,
  { listing, action, ownCategory, isFull }: ListingContext,
): ListingView {
  return {
    action,
    listing: ownCategory ? { ...listing, categoryPath: '' } : listing,
    ownCategory,
    total: answer.hits.total.value,
    groups: groupViews(answer, listing, isFull),
    openGroups: OPEN_GROUPS,
    tree: answer.aggregations.categories,
    applied: appliedViews(answer, listing),
    promoted: promotedQuestions(usualOnes(answer), listing.filters).map(
      ({ question, attribute, options }) => ({ question, key: filterName({ attribute }), options }),
    ),
    isFull,
  }
}

function groupViews({ aggregations, hits }: SearchAnswer, listing: Listing, isFull: boolean): GroupView[] {
  const attributes = Object.entries(aggregations.attributes).map(([id, group]) => [`a${id}`, group] as const)
  const plain = PLAIN_FILTERS.flatMap((key) =>
    aggregations[key] && key !== 'type' ? [[key as string, aggregations[key]] as const] : [],
  )
  return [...attributes, ...plain]
    .filter(([name, group]) => canNarrow(group, hits.total.value) || isChosen(listing, name))
    .toSorted(([a, one], [b, other]) => rankOf(a, one, hits.total.value) - rankOf(b, other, hits.total.value))
    .map(([name, group]) => groupView(name, group, isFull))
}

const covered = ({ buckets }: Aggregation): number =>
  buckets.reduce((sum, { doc_count }) => sum + doc_count, 0)

function rankOf(name: string, group: Aggregation, total: number): number {
  const place = FIRST_GROUPS.indexOf(name)
  return place >= 0 && covered(group) >= total * USUAL ? place : FIRST_GROUPS.length
}

/** A number that is the same everywhere, or words that all products have, narrow nothing. */
const canNarrow = ({ buckets, min }: Aggregation, total: number): boolean =>
  (buckets.length > 1 || min === undefined) && buckets.some(({ doc_count }) => doc_count < total)

/**
 * The attributes that most products of the list have: a question about the others would hide most products.
 */
const usualOnes = ({ aggregations, hits }: SearchAnswer): SearchAnswer['aggregations']['attributes'] =>
  hits.total.value === 0
    ? {}
    : Object.fromEntries(
        Object.entries(aggregations.attributes).filter(
          ([, group]) => covered(group) >= hits.total.value * USUAL,
        ),
      )

function isChosen(listing: Listing, name: string): boolean {
  const key = filterKey(name)
  return key !== undefined && chosenValues(listing.filters, key).length > 0
}

function groupView(key: string, group: Aggregation, isFull: boolean): GroupView {
  const help = attributeById(Number(key.slice(1)))?.help ?? ''
  const base = {
    key,
    name: titleOf(group, key),
    unit: group.unit,
    ...(help === '' ? {} : { hasHelp: true }),
    ...(isFull && help ? { help } : {}),
  }
  if (!isScale(key, group))
    return {
      ...base,
      buckets: group.buckets.map(({ key: value, doc_count }) => ({
        key: value,
        doc_count,
        label: labelOf(key, value),
      })),
    }
  return {
    ...base,
    isScale: true,
    ...defined({ min: group.min, max: group.max }),
    buckets: group.buckets.map(({ from, to, ...bucket }) => ({
      ...bucket,
      ...defined({ from, to }),
      label: '',
    })),
  }
}

const defined = <K extends string>(numbers: Record<K, number | undefined>) =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)) as Partial<
    Record<K, number>
  >

/** Numbers of many values are chosen on a scale, few by ticks. */
function isScale(key: string, { buckets }: Aggregation): boolean {
  const isNumber = buckets.some(({ from, to }) => from !== undefined || to !== undefined)
  const single = buckets.every(({ from, to }) => from === undefined || from === to)
  return isNumber && key !== 'rating' && (!single || buckets.length > MOST_TICKS)
}

const titleOf = ({ name, unit }: Aggregation, key: string): string =>
  unit && unit !== '$' && key !== 'price' ? `${name}, ${unit === 'in' ? 'inches' : unit}` : name

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, roundingMode: 'floor' })
const dollars = (value: number): string => `$${WHOLE.format(value)}`

/** The regions of the federal efficiency rules by the letters the catalogue has (V-REGION). */
const REGION_NAMES: Readonly<Record<string, string>> = { N: 'North', S: 'Southeast', SW: 'Southwest' }
const REGION = attributeFilter(ATTR.region)

/** A value as people read it: "17½″", "$500 – $999", "60,000 – 79,999", "4 stars and up". */
export function labelOf(name: string, value: string): string {
  if (name === REGION) return REGION_NAMES[value] ?? value
  const range = parseRange(value)
  if (!range) return value
  if (name === 'rating') return `${range.min} stars and up`
  if (name === 'price') {
    if (!Number.isFinite(range.max)) return `${dollars(range.min)} and over`
    return Number.isFinite(range.min) && range.min > 0
      ? `${dollars(range.min)} – ${dollars(range.max)}`
      : `Up to ${dollars(range.max)}`
  }
  const id = Number(name.slice(1))
  if (!name.startsWith('a') || !Number.isInteger(id)) return value
  const say = (amount: number): string => {
    const { value: text, unit } = formatAttribute(id, amount)
    return unit === '″' || unit === '%' ? `${text}${unit}` : text
  }
  if (range.min === range.max) return say(range.min)
  if (!Number.isFinite(range.max)) return `${say(range.min)} and over`
  return Number.isFinite(range.min) ? `${say(range.min)} – ${say(range.max)}` : `Up to ${say(range.max)}`
}

/** Filters whose values need no group name beside them. */
const SPEAKING: readonly FilterKey[] = ['brand', 'price', 'rating', 'availability']

/** The filter group of an answer. */
export const groupOf = ({ aggregations }: SearchAnswer, key: FilterKey): Aggregation | undefined =>
  typeof key === 'string' ? aggregations[key] : aggregations.attributes[key.attribute]

/** A chosen value with the name of its group: "AFUE: 95% and over", "Northvale". */
export function sayFilter(answer: SearchAnswer, key: FilterKey, value: string): string {
  const name = filterName(key)
  const title =
    groupOf(answer, key)?.name ??
    (typeof key === 'string' ? key : (attributeById(Number(key.attribute))?.name ?? ''))
  return SPEAKING.includes(key) ? labelOf(name, value) : `${title}: ${labelOf(name, value)}`
}

const appliedViews = (answer: SearchAnswer, listing: Listing): ListingView['applied'] =>
  listChosen(listing.filters).map(({ key, value }) => ({
    key: filterName(key),
    value,
    label: sayFilter(answer, key, value),
  }))
