import type { BrowserApi } from '#api/client.ts'
import {
  NO_RESULTS,
  readRecent,
  remember,
  type SearchResults,
} from '#features/choosing/search/rules/query/suggestions.ts'
import { latest } from '#lib/calls/latest.ts'
import type { SavedText } from '../shop-context.ts'

const SHORTEST = 2
const MOST_OF_A_KIND = 4

const ask = latest(
  async ({ api, q }: { api: BrowserApi; q: string }, signal: AbortSignal): Promise<SearchResults> => {
    const [answer, articles] = await Promise.all([
      api.search.suggest({ q, limit: MOST_OF_A_KIND }, { signal }),
      // Articles are optional: without them the list shows only products.
      api.content.pages({ q, limit: 2 }, { signal }).catch(() => ({ pages: [] })),
    ])
    return { ...answer, articles: articles.pages }
  },
)

/**
 * The store's suggestions for a text; undefined when the shopper has typed a newer text since.
 */
export const findSuggestions = async (api: BrowserApi, text: string): Promise<SearchResults | undefined> =>
  text.trim().length < SHORTEST ? NO_RESULTS : ask({ api, q: text.trim() })

/** The latest searches made in this browser, newest first. */
export const recentSearches = (entry: SavedText): string[] => readRecent(entry.read())

/** Saves a search that the visitor submitted or chose, not every text typed on the way. */
export const rememberSearch = (entry: SavedText, text: string): void =>
  entry.write(JSON.stringify(remember(recentSearches(entry), text)))
