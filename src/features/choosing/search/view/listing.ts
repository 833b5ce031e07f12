import { ATTR, attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { ofVocabulary, vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import type { SearchAnswer } from '#features/choosing/search/contract.ts'
import {
  chosenValues,
  type FilterKey,
  filterKey,
  filterName,
  listChosen,
} from '#features/choosing/search/rules/facets/filters.ts'
import { type Listing, PLAIN_FILTERS } from '#features/choosing/search/rules/listing/listing.ts'
import type { GroupView, ListingView } from '#features/choosing/search/ui/listing-view.ts'
import { labelOf, sayTradeSize } from './labels.ts'
import { promotedQuestions } from './promoted-questions.ts'

type Aggregation = SearchAnswer['aggregations']['attributes'][string]

/** The name of an attribute's filter in an address, e.g. "a111". */
const attributeFilter = (id: number): string => filterName({ attribute: String(id) })

/**
 * Groups in the order in which shoppers decide: capacity, efficiency, fit, brand, price; then the rest in
 * the catalog's order. Of the first, those with values to tick come before those with a scale.
 */
const firstGroups = ofVocabulary(({ facets }) =>
  facets.map((facet) => (facet === 'price' || facet === 'brand' ? facet : attributeFilter(Number(facet)))),
)
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
    promoted: promotedQuestions(vocabulary().questions, usualOnes(answer), listing.filters).map(
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
    .filter(
      ([name, group]) =>
        (canNarrow(group, hits.total.value) && isAskedOf(name, aggregations.type)) ||
        (name === BRAND && group.buckets.length > 0) ||
        isChosen(listing, name),
    )
    .toSorted(([a, one], [b, other]) => rankOf(a, one, hits.total.value) - rankOf(b, other, hits.total.value))
    .map(([name, group]) => groupView(name, group, isFull))
}

const covered = ({ buckets }: Pick<Aggregation, 'buckets'>): number =>
  buckets.reduce((sum, { doc_count }) => sum + doc_count, 0)

function rankOf(name: string, group: Aggregation, total: number): number {
  const first = firstGroups()
  const place = first.indexOf(name)
  if (place < 0 || covered(group) < total * USUAL) return 2 * first.length
  return isScale(name, group) ? first.length + place : place
}

/** Shows the makers of a list, also when it has only one. */
const BRAND = 'brand'

/** Buyers choose by the width of the cabinet where it stands between ducts. */
const isCabinet = (type: string): boolean => hasTrait(type, 'sits-between-ducts')
const cabinetLabels = ofVocabulary(
  ({ types }) => new Set(types.filter(({ type }) => isCabinet(type)).map(({ label }) => label)),
)

/** Whether a filter means something for most products of the list: the width only does for cabinets. */
function isAskedOf(name: string, types: Aggregation | undefined): boolean {
  if (name !== attributeFilter(ATTR.width) || !types) return true
  const cabinets = types.buckets.filter(({ key }) => cabinetLabels().has(key))
  return covered({ buckets: cabinets }) >= covered(types) * USUAL
}

/** A filter whose value is the same for all products does not narrow the list. */
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

/** Numbers with many values are chosen on a scale, numbers with few values by check boxes. */
function isScale(key: string, { buckets }: Aggregation): boolean {
  if (buckets.some((bucket) => sayTradeSize(key, bucket.key) !== undefined)) return false
  const isNumber = buckets.some(({ from, to }) => from !== undefined || to !== undefined)
  const single = buckets.every(({ from, to }) => from === undefined || from === to)
  return isNumber && key !== 'rating' && (!single || buckets.length > MOST_TICKS)
}

const titleOf = ({ name, unit }: Aggregation, key: string): string =>
  unit && unit !== '$' && key !== 'price' ? `${name}, ${unit === 'in' ? 'inches' : unit}` : name

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
