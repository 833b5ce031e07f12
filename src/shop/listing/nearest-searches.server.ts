import type { StoreApi } from '#api/contract.ts'

/** Suggestions after a search without results. */
export interface NextSearches {
  /** searches near the words of this one, each of which finds something */
  words: readonly string[]
  categories: readonly { name: string; path: string; count: number }[]
}

const MOST_WORDS = 4
const OF_EACH = 2
const MOST_SHOWN = 6
const SHORTEST = 3
const TOP_CATEGORIES = 8

/**
 * Searches that begin like one of the words of a search that found nothing, and the departments with the
 * most products. The page is shown without them when they cannot be read.
 */
export async function nearestSearches(api: StoreApi, query: string): Promise<NextSearches> {
  const asked = [...new Set(query.split(/\s+/))]
    .filter((word) => word.length >= SHORTEST)
    .slice(0, MOST_WORDS)
  const [found, { categories }] = await Promise.all([
    Promise.all(
      asked.map((q) => api.search.suggest({ q, limit: OF_EACH }).catch(() => ({ completions: [] }))),
    ),
    api.catalog.categories().catch(() => ({ categories: [] })),
  ])
  return {
    words: [...new Set(found.flatMap(({ completions }) => completions))].slice(0, MOST_SHOWN),
    categories: categories
      .filter(({ productCount }) => productCount > 0)
      .toSorted((a, b) => b.productCount - a.productCount)
      .slice(0, TOP_CATEGORIES)
      .map(({ name, path, productCount }) => ({ name, path, count: productCount })),
  }
}
