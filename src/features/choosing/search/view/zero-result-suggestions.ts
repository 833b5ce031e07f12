import { parseRange, type Range } from '#features/catalog/catalog/rules/range.ts'
import type { SearchAnswer } from '#features/choosing/search/contract.ts'
import {
  changeFilters,
  chosenValues,
  type FilterKey,
  filterName,
  listChosen,
  replaceValues,
  resetSection,
} from '#features/choosing/search/rules/facets/filters.ts'
import {
  type ActiveFilters,
  type Listing,
  NO_FILTERS,
} from '#features/choosing/search/rules/listing/listing.ts'
import { listingUrl } from '#features/choosing/search/rules/listing/search-params.ts'
import type { ZeroResultSuggestion } from '#features/choosing/search/ui/listing-view.ts'
import { texts } from '#features/choosing/search/ui/texts.ts'
import { labelOf } from './labels.ts'
import { groupOf, sayFilter } from './listing.ts'

/** A list that nothing matches. */
interface EmptyList {
  /** the number of products in a list */
  count(listing: Listing): Promise<number>
  /** the request, without and with the page's own category */
  asked: Listing
  listing: Listing
  action: string
  answer: SearchAnswer
}

/** At most this many filters are left out, one at a time. */
const MOST_TRIED = 6
/** How many nearby sizes are offered when the requested one is missing. */
const NEAREST = 2

/**
 * Suggestions when no product passes the filters: the nearest sizes in the catalog, and the list without
 * each one of the filters, with its number of products. When leaving one out is not enough, each filter
 * alone.
 */
export async function zeroResultSuggestions(empty: EmptyList): Promise<ZeroResultSuggestion[]> {
  const groups = [
    ...new Map(listChosen(empty.asked.filters).map(({ key }) => [filterName(key), key])).values(),
  ].slice(0, MOST_TRIED)
  const without = await Promise.all(
    groups.map((key) =>
      listWith(empty, resetSection(empty.asked.filters, key), texts.without(wordsFor(empty, key))),
    ),
  )
  const near = [...groups.flatMap((key) => nearestSizes(empty, key)), ...without].filter(
    ({ count }) => count > 0,
  )
  if (near.length > 0 || groups.length < 2) return near
  const alone = await Promise.all(
    groups.map((key) =>
      listWith(
        empty,
        replaceValues(NO_FILTERS, key, chosenValues(empty.asked.filters, key)),
        texts.alone(wordsFor(empty, key)),
      ),
    ),
  )
  return alone.filter(({ count }) => count > 0)
}

const wordsFor = ({ asked, answer }: EmptyList, key: FilterKey): string =>
  chosenValues(asked.filters, key)
    .map((value) => sayFilter(answer, key, value))
    .join(', ')

/** The same list with other filters, and its number of products. */
async function listWith(
  { count, asked, listing, action }: EmptyList,
  filters: ActiveFilters,
  label: string,
): Promise<ZeroResultSuggestion> {
  const found = await count({ ...listing, filters, page: 1, limit: 1 })
  return { label, count: found, href: listingUrl(action, changeFilters(asked, filters)) }
}

/**
 * The buckets nearest to a number that was asked for; the answer counts them with every filter but the
 * number's own.
 */
function nearestSizes({ asked, action, answer }: EmptyList, key: FilterKey): ZeroResultSuggestion[] {
  const group = groupOf(answer, key)
  const wanted = parseRange(chosenValues(asked.filters, key)[0] ?? '')
  if (!group || !wanted || filterName(key) === 'rating') return []
  return group.buckets
    .flatMap((bucket) => {
      const range = parseRange(bucket.key)
      return range ? [{ bucket, away: distance(range, wanted) }] : []
    })
    .toSorted((a, b) => a.away - b.away)
    .slice(0, NEAREST)
    .map(({ bucket }) => ({
      label: texts.nearest(group.name, labelOf(filterName(key), bucket.key)),
      count: bucket.doc_count,
      href: listingUrl(action, changeFilters(asked, replaceValues(asked.filters, key, [bucket.key]))),
    }))
}

const distance = (a: Range, b: Range): number => Math.max(0, a.min - b.max, b.min - a.max)
