import { grouped } from '#lib/numbers.ts'
/** One suggestion for the text that the shopper is typing. */
export interface Suggestion {
  label: string
  /** more about it: a model number, or how many products */
  note: string
  href: string
  /** the paragraph that answers */
  said?: string
  /** dollars, as on the wire */
  price?: number
  /** id of the product that is drawn beside it */
  productId?: string
}

type SuggestionKind = 'recent' | 'product' | 'search' | 'category' | 'article'

export interface SuggestionGroup {
  kind: SuggestionKind
  suggestions: readonly Suggestion[]
}

/** The store's results for a text. */
export interface SearchResults {
  products: readonly { id: string; name: string; sku: string; path: string; price: number }[]
  categories: readonly { name: string; url: string; doc_count: number }[]
  completions: readonly string[]
  articles: readonly { title: string; summary: string; path: string; text?: string | undefined }[]
  /** what answers a fault, a room or goods of other shops */
  advice?: { title: string; text: string; path?: string | undefined } | undefined
}

export const NO_RESULTS: SearchResults = { products: [], categories: [], completions: [], articles: [] }

const MOST: Readonly<Record<SuggestionKind, number>> = {
  recent: 4,
  product: 4,
  search: 3,
  category: 3,
  article: 2,
}

/** Address of the search for a text; of the search page when it is empty. */
export const searchAddress = (text: string): string =>
  text.trim() ? `/search?q=${encodeURIComponent(text.trim())}` : '/search'

/**
 * Groups in the order in which they help: before the shopper types, the latest searches; for the beginning of
 * a model number, the products that have it, nearest first; otherwise whole queries, categories, products and
 * articles. A page stands first when the text asks for one: for advice, or when no query begins with it. Each
 * address occurs once; empty groups are left out.
 */
export function arrangeSuggestions(
  text: string,
  found: SearchResults,
  recent: readonly string[],
): SuggestionGroup[] {
  const typed = text.trim().toLowerCase()
  const groups: Record<SuggestionKind, Suggestion[]> = {
    recent: recent
      .filter((words) => words.toLowerCase() !== typed && words.toLowerCase().startsWith(typed))
      .map((words) => ({ label: words, note: '', href: searchAddress(words) })),
    product: byModel(found.products, typed).map(({ id, name, sku, path, price }) => ({
      label: name,
      note: sku,
      href: path,
      price,
      productId: id,
    })),
    search: found.completions
      .filter((words) => words.toLowerCase() !== typed)
      .map((words) => ({ label: words, note: '', href: searchAddress(words) })),
    category: found.categories.map(({ name, url, doc_count }) => ({
      label: name,
      note: grouped(doc_count),
      href: url,
    })),
    article: [...(found.advice ? [found.advice] : []), ...found.articles].map(answerOf(text)),
  }
  const order: readonly SuggestionKind[] = isModelPrefix(found.products, typed)
    ? ['product', 'category', 'search', 'article', 'recent']
    : found.advice || found.completions.length === 0
      ? ['article', 'recent', 'search', 'category', 'product']
      : ['recent', 'search', 'category', 'product', 'article']
  const seen = new Set<string>()
  return order
    .map((kind) => ({ kind, suggestions: unseen(groups[kind], seen).slice(0, MOST[kind]) }))
    .filter(({ suggestions }) => suggestions.length > 0)
}

/** A page with the sentence that answers; advice without a page leads to its search. */
const answerOf =
  (text: string) =>
  ({
    title,
    text: said,
    path,
  }: {
    title: string
    text?: string | undefined
    path?: string | undefined
  }): Suggestion => ({
    label: title,
    note: '',
    href: path ?? searchAddress(text),
    ...(said === undefined ? {} : { said }),
  })

const startsModel = (sku: string, typed: string): boolean =>
  typed !== '' && sku.toLowerCase().startsWith(typed)
const isModelPrefix = (products: SearchResults['products'], typed: string): boolean =>
  products.some(({ sku }) => startsModel(sku, typed))

/** Whether a name has the typed text unchanged: "line s" means line sets, not a gas connector. */
const hasPhrase = (name: string, typed: string): boolean => ` ${name.toLowerCase()}`.includes(` ${typed}`)

// The shortest matching model number needs the fewest more letters, so it comes first.
const byModel = (products: SearchResults['products'], typed: string): SearchResults['products'] =>
  products.toSorted(
    (a, b) =>
      Number(startsModel(b.sku, typed)) - Number(startsModel(a.sku, typed)) ||
      (startsModel(a.sku, typed) ? a.sku.length - b.sku.length : 0) ||
      Number(hasPhrase(b.name, typed)) - Number(hasPhrase(a.name, typed)),
  )

function unseen(suggestions: readonly Suggestion[], seen: Set<string>): Suggestion[] {
  return suggestions.filter(({ href }) => !seen.has(href) && seen.add(href))
}

const MOST_RECENT = 8

/** The latest searches with one more in front. The same words in other spelling are listed once. */
export function remember(recent: readonly string[], text: string): string[] {
  const words = text.trim()
  if (words.length < 2) return [...recent]
  return [words, ...recent.filter((each) => each.toLowerCase() !== words.toLowerCase())].slice(0, MOST_RECENT)
}

/** The latest searches that a browser stored; empty when the stored text cannot be read. */
export function readRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value)
      ? value
          .filter((each): each is string => typeof each === 'string' && each.length <= 100)
          .slice(0, MOST_RECENT)
      : []
  } catch {
    return []
  }
}
