import { attributeById } from '#features/catalog/rules/attributes.ts'
import { formatAttribute } from '#features/catalog/rules/plate.ts'
import type { SearchAnswer } from '#features/search/contract.ts'
import { chosenValues, type FilterKey, listChosen, removeValue, replaceValues, toggleValue } from '#features/search/rules/filters.ts'
import type { CategoryNode } from '#features/search/rules/category-tree.ts'
import { CATEGORY_SEPARATOR, type Listing, NO_FILTERS, PLAIN_FILTERS } from '#features/search/rules/listing.ts'
import { describePage } from '#features/search/rules/paging.ts'
import { parseRange } from '#features/search/rules/ranges.ts'
import { listingUrl, toParams } from '#features/search/rules/search-params.ts'
import type { GroupView, ListingView, OptionView, ShelfView } from '#features/search/ui/listing-view.ts'
import { promotedQuestions } from './promoted-questions.ts'

type Aggregation = SearchAnswer['aggregations']['attributes'][string]

const SORTINGS = [
  ['score-desc', 'Best match'],
  ['price-asc', 'Price, low to high'],
  ['price-desc', 'Price, high to low'],
  ['efficiency-desc', 'Efficiency, best first'],
  ['rating-desc', 'Customer rating'],
  ['size-asc', 'Size, small to large'],
  ['size-desc', 'Size, large to small'],
  ['name-asc', 'Name'],
] as const

/** Groups in the order people ask: how much, how efficient, does it fit, whose, what does it cost; then the rest as the catalogue has it. */
const FIRST_GROUPS = ['a111', 'a715', 'a721', 'a738', 'a971', 'a527', 'a103', 'a908', 'a2013', 'a2010', 'a2014', 'a2030', 'a2016', 'price', 'brand', 'a2012']
const rankOf = (name: string): number => (FIRST_GROUPS.includes(name) ? FIRST_GROUPS.indexOf(name) : FIRST_GROUPS.length)
/** Groups that stand open when nothing is chosen in them. */
const OPEN_GROUPS = 6
/** More buckets than this and a number is asked for with two fields. */
const MOST_TICKS = 12

/** The page of a list. `action` is its address without parameters; a category's own path is no filter. */
export function listingView(answer: SearchAnswer, listing: Listing, action: string): ListingView {
  const fixed = action !== '/search'
  const own: Listing = fixed ? { ...listing, categoryPath: '' } : listing
  const address = (change: Partial<Listing>): string => listingUrl(action, { ...own, page: 1, ...change })
  const total = answer.hits.total.value
  const { pageCount, pageFrom, pageTo } = describePage(listing.page, listing.limit, total)
  const groups = groupViews(answer, own, address)
  return {
    action,
    total,
    pageFrom,
    pageTo,
    page: listing.page,
    pages: pageCount,
    hrefs: Object.fromEntries(pagesAround(listing.page, pageCount).map((page) => [page, listingUrl(action, { ...own, page })])),
    sortings: SORTINGS.map(([value, label]) => ({ value, label, chosen: value === `${own.sorting.mode}-${own.sorting.order}` })),
    groups,
    shelves: shelfViews(answer.aggregations.categories, listing, fixed),
    applied: appliedViews(answer, own, address),
    resetHref: listingUrl(action, { ...own, filters: NO_FILTERS, categoryPath: '', page: 1 }),
    promoted: promotedQuestions(answer.aggregations.attributes).map(({ question, attribute, options }) => ({
      question,
      options: options.map(({ label, value }) => ({
        label,
        href: address({ filters: toggleValue(own.filters, { attribute }, value) }),
        pressed: chosenValues(own.filters, { attribute }).includes(value),
      })),
    })),
    carried: [...toParams({ ...own, filters: NO_FILTERS, page: 1 })].map(([name, value]) => ({ name, value })),
  }
}

const pagesAround = (page: number, pages: number): number[] => [...new Set([1, page - 1, page, page + 1, page - 2, page + 2, pages - 1, pages])].filter((each) => each >= 1 && each <= pages)

type Address = (change: Partial<Listing>) => string

function groupViews({ aggregations }: SearchAnswer, listing: Listing, address: Address): GroupView[] {
  const plain = PLAIN_FILTERS.flatMap((key) => {
    const group = aggregations[key]
    return group ? [{ key: key as FilterKey, name: key as string, group, help: '' }] : []
  })
  const attributes = Object.entries(aggregations.attributes).map(([id, group]) => ({ key: { attribute: id } as FilterKey, name: `a${id}`, group, help: attributeById(Number(id))?.help ?? '' }))
  const all = [...attributes, ...plain.filter(({ name }) => name !== 'type')]
  const shown = all.toSorted((a, b) => rankOf(a.name) - rankOf(b.name)).filter(({ key, group }) => group.buckets.length > 1 || chosenValues(listing.filters, key).length > 0)
  return shown.map(({ key, name, group, help }, index) => groupView({ key, name, group, help, open: index < OPEN_GROUPS }, listing, address))
}

function groupView({ key, name, group, help, open }: { key: FilterKey; name: string; group: Aggregation; help: string; open: boolean }, listing: Listing, address: Address): GroupView {
  const chosen = chosenValues(listing.filters, key)
  const isNumber = group.buckets.some(({ from, to }) => from !== undefined || to !== undefined)
  const single = group.buckets.every(({ from, to }) => from === undefined || from === to)
  const base = { name, title: titleOf(group, name), help, active: chosen.length, open: open || chosen.length > 0 }
  if (isNumber && (!single || group.buckets.length > MOST_TICKS) && name !== 'rating') return { ...base, options: [], range: rangeView(key, name, group, chosen, listing, address) }
  const options: OptionView[] = group.buckets.map((bucket) => ({ label: labelOf(name, bucket.key), value: bucket.key, count: bucket.doc_count, chosen: chosen.includes(bucket.key) }))
  const known = new Set(options.map(({ value }) => value))
  return { ...base, options: [...chosen.filter((value) => !known.has(value)).map((value) => ({ label: labelOf(name, value), value, count: 0, chosen: true })), ...options] }
}

function rangeView(key: FilterKey, name: string, group: Aggregation, chosen: readonly string[], listing: Listing, address: Address): NonNullable<GroupView['range']> {
  const range = chosen.length === 1 ? parseRange(chosen[0] ?? '') : undefined
  const end = (value: number | undefined): string => (value === undefined || !Number.isFinite(value) ? '' : value.toLocaleString('en-US'))
  return {
    unit: group.unit,
    min: group.min ?? 0,
    max: group.max ?? 0,
    from: end(range?.min),
    to: end(range?.max),
    bands: group.buckets.map((bucket) => {
      const isChosen = chosen.includes(bucket.key)
      return { label: labelOf(name, bucket.key), count: bucket.doc_count, chosen: isChosen, href: address({ filters: replaceValues(listing.filters, key, isChosen ? [] : [bucket.key]) }) }
    }),
  }
}

const titleOf = ({ name, unit }: Aggregation, key: string): string => (unit && unit !== '$' && key !== 'price' ? `${name}, ${unit === 'in' ? 'inches' : unit}` : name)

const dollars = (value: number): string => `$${Math.floor(value).toLocaleString('en-US')}`

/** A value as people read it: "17½″", "$500 – $999", "60,000 – 79,999", "4 stars and up". */
function labelOf(name: string, value: string): string {
  const range = parseRange(value)
  if (name === 'rating' && range) return `${range.min} stars and up`
  if (name === 'price' && range) {
    if (!Number.isFinite(range.max)) return `${dollars(range.min)} and over`
    return Number.isFinite(range.min) && range.min > 0 ? `${dollars(range.min)} – ${dollars(range.max)}` : `Up to ${dollars(range.max)}`
  }
  const id = Number(name.slice(1))
  if (!name.startsWith('a') || !Number.isInteger(id) || !range) return value
  const say = (amount: number): string => {
    const { value: text, unit } = formatAttribute(id, amount)
    return unit === '″' || unit === '%' ? `${text}${unit === '%' ? ' %' : unit}` : text
  }
  if (range.min === range.max) return say(range.min)
  if (!Number.isFinite(range.max)) return `${say(range.min)} and over`
  return Number.isFinite(range.min) ? `${say(range.min)} – ${say(range.max)}` : `Up to ${say(range.max)}`
}

function appliedViews({ aggregations }: SearchAnswer, listing: Listing, address: Address): ListingView['applied'] {
  const filters = listChosen(listing.filters).map(({ key, value }) => {
    const name = typeof key === 'string' ? key : `a${key.attribute}`
    const group = typeof key === 'string' ? aggregations[key] : aggregations.attributes[key.attribute]
    const title = group?.name ?? (typeof key === 'string' ? key : (attributeById(Number(key.attribute))?.name ?? ''))
    const plain = name === 'brand' || name === 'price' || name === 'rating' || name === 'availability'
    return { label: plain ? labelOf(name, value) : `${title}: ${labelOf(name, value)}`, href: address({ filters: removeValue(listing.filters, key, value) }) }
  })
  const shelf = listing.categoryPath ? [{ label: listing.categoryPath.split(CATEGORY_SEPARATOR).at(-1) ?? '', href: address({ categoryPath: '' }) }] : []
  return [...shelf, ...filters]
}

/** In a category the shelves are its own pages; in a search they narrow it. */
function shelfViews(tree: readonly CategoryNode[], listing: Listing, fixed: boolean): ShelfView[] {
  const walk = (nodes: readonly CategoryNode[], level: number): ShelfView[] =>
    nodes.flatMap(({ path, name, url, doc_count, children }) => [
      {
        name,
        href: fixed ? url : listingUrl('/search', { ...listing, categoryPath: path === listing.categoryPath ? '' : path, page: 1 }),
        count: doc_count,
        level,
        current: path === listing.categoryPath,
      },
      ...walk(children, level + 1),
    ])
  if (!fixed) return walk(tree, 1)
  const top = tree.filter(({ path }) => listing.categoryPath === path || listing.categoryPath.startsWith(path + CATEGORY_SEPARATOR))
  return walk(top, 1)
}
