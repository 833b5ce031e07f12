import { currentStockWord } from '../stock-filter.ts'
import type { ActiveFilters, Listing, PlainFilter, Values } from './listing.ts'
import {
  EMPTY_LISTING,
  MAX_FILTER_GROUPS,
  MAX_FILTER_VALUES,
  MAX_LIMIT,
  MAX_QUERY_LENGTH,
  MAX_VALUE_LENGTH,
  naturalOrder,
  PAGE_LIMIT,
  PLAIN_FILTERS,
  SORT_MODES,
} from './listing.ts'
import { lastReachablePage } from './paging.ts'

/**
 * The URL of a list: limit, sort, order, q (spec §2), then page, category and the filters.
 * A plain filter is named by its key, an attribute by "a" and its id. Each value is one parameter:
 * `?brand=Northvale&brand=Corvane&a111=80000`.
 */
const ATTRIBUTE = /^a(\d{1,6})$/
const MAX_PATH_LENGTH = 400

/** Reads a list from a URL. Absurd or hostile values give the nearest sensible list, never an error. */
export function parseSearch(params: URLSearchParams): Listing {
  const mode = SORT_MODES.find((each) => each === params.get('sort')) ?? 'score'
  const order = params.get('order')
  const limit = wholeNumber(params.get('limit'), PAGE_LIMIT, MAX_LIMIT)
  return {
    query: cleanQuery(params.get('q') ?? ''),
    categoryPath: cleanText(params.get('category') ?? '', MAX_PATH_LENGTH),
    filters: parseFilters(params),
    sorting: { mode, order: order === 'asc' || order === 'desc' ? order : naturalOrder(mode) },
    limit,
    page: wholeNumber(params.get('page'), 1, lastReachablePage(limit)),
    allSizes: params.get('sizes') === 'all',
  }
}

/**
 * Writes a list as URL parameters: defaults are left out, so equal lists have equal URLs.
 * `parseSearch(toParams(x))` is x.
 */
export function toParams(listing: Listing): URLSearchParams {
  const params = new URLSearchParams()
  const { mode, order } = listing.sorting
  if (listing.query) params.set('q', listing.query)
  if (listing.limit !== EMPTY_LISTING.limit) params.set('limit', String(listing.limit))
  if (mode !== 'score') params.set('sort', mode)
  if (order !== naturalOrder(mode)) params.set('order', order)
  if (listing.categoryPath) params.set('category', listing.categoryPath)
  for (const key of PLAIN_FILTERS) for (const value of listing.filters[key] ?? []) params.append(key, value)
  for (const [id, values] of Object.entries(listing.filters.attributes))
    for (const value of values) params.append(`a${id}`, value)
  if (listing.allSizes) params.set('sizes', 'all')
  if (listing.page !== 1) params.set('page', String(listing.page))
  return params
}

/** `/search?…` or `/category/…?…` for a list; no question mark when everything is default. */
export function listingUrl(path: string, listing: Listing): string {
  const params = toParams(listing).toString()
  return params === '' ? path : `${path}?${params}`
}

/** A text of the search box: one line of at most 100 characters. */
export const cleanQuery = (text: string): string => cleanText(text, MAX_QUERY_LENGTH)

function parseFilters(params: URLSearchParams): ActiveFilters {
  const plain: Partial<Record<PlainFilter, Values>> = {}
  const attributes: Record<string, Values> = {}
  const keys = [...new Set(params.keys())]
  let groups = 0
  for (const key of keys) {
    const plainKey = PLAIN_FILTERS.find((each) => each === key)
    const attribute = ATTRIBUTE.exec(key)?.[1]
    if ((!plainKey && !attribute) || groups === MAX_FILTER_GROUPS) continue
    const raw = params.getAll(key)
    const values = parseValues(plainKey === 'availability' ? raw.map(currentStockWord) : raw)
    if (values.length === 0) continue
    groups++
    if (plainKey) plain[plainKey] = values
    if (attribute) attributes[String(Number(attribute))] ??= values
  }
  return { ...plain, attributes }
}

const parseValues = (raw: readonly string[]): Values =>
  [...new Set(raw.map((value) => cleanText(value, MAX_VALUE_LENGTH)).filter(Boolean))].slice(
    0,
    MAX_FILTER_VALUES,
  )

// Control characters and lone surrogates have no meaning in a search and do not survive a URL.
function cleanText(text: string, length: number): string {
  const readable = text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...readable].length > length || readable.length > length
    ? readable
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd/g, '')
        .trim()
    : readable
}

function wholeNumber(text: string | null, fallback: number, most: number): number {
  if (text === null || !/^\s*[+-]?\d+(\.\d*)?\s*$/.test(text)) return fallback
  const value = Math.floor(Number(text))
  return value < 1 ? fallback : Math.min(value, most)
}
