import { currentStockWord } from '../stock-filter.ts'
import {
  type ActiveFilters,
  EMPTY_LISTING,
  type Listing,
  MAX_FILTER_GROUPS,
  MAX_FILTER_VALUES,
  MAX_FROM,
  MAX_LIMIT,
  MAX_QUERY_LENGTH,
  MAX_VALUE_LENGTH,
  naturalOrder,
  PAGE_LIMIT,
  PLAIN_FILTERS,
  type PlainFilter,
  SORT_MODES,
  type Values,
} from './listing.ts'

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

interface Paging {
  pageCount: number
  /** number of the first hit on the page, from 1; 0 when there are none */
  pageFrom: number
  pageTo: number
}

/** S-LIST-02 */
export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit)

/** S-LIST-02: the first hit of a page, counted from 1. The wire's `from` is one less. */
export const pageFrom = (page: number, limit: number): number => page * limit - limit + 1

/** S-LIST-02: the last hit of a page. */
export const pageTo = (page: number, limit: number, total: number): number => Math.min(page * limit, total)

/** Page figures for "1–24 of 59"; all zero when there is nothing. */
export function describePage(page: number, limit: number, total: number): Paging {
  if (total === 0) return { pageCount: 0, pageFrom: 0, pageTo: 0 }
  return {
    pageCount: pageCount(total, limit),
    pageFrom: pageFrom(page, limit),
    pageTo: pageTo(page, limit, total),
  }
}

/** The last page that a request may have (`from` is at most 10,000). */
export const lastReachablePage = (limit: number): number => Math.floor(MAX_FROM / limit) + 1
