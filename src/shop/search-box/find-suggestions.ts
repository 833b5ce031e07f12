import { api } from '#api/client.ts'
import { type Found, NOTHING_FOUND, readRecent, remember } from '#features/search/rules/query/suggestions.ts'
import { latest } from '#kit/latest.ts'
import { browserStorage, storageKeys } from '#store/client/storage-entries.ts'

const SHORTEST = 2
const MOST_OF_A_KIND = 4

const ask = latest(async (q: string, signal: AbortSignal): Promise<Found> => {
  const [answer, articles] = await Promise.all([
    api.search.suggest({ q, limit: MOST_OF_A_KIND }, { signal }),
    // Pages to read are a bonus: products are shown without them too.
    api.content.pages({ q, limit: 2 }, { signal }).catch(() => ({ pages: [] })),
  ])
  return { ...answer, articles: articles.pages }
})

/** What the store has for a text; undefined when a newer text was asked meanwhile, and its own answer is what counts. */
export const findSuggestions = async (text: string): Promise<Found | undefined> =>
  text.trim().length < SHORTEST ? NOTHING_FOUND : ask(text.trim())

/** The latest searches made in this browser, newest first. */
export const recentSearches = (): string[] => readRecent(browserStorage.read(storageKeys.recentSearches))

/** Keeps a search that somebody meant, not every one on the way to it. */
export const rememberSearch = (text: string): void =>
  browserStorage.write(storageKeys.recentSearches, JSON.stringify(remember(recentSearches(), text)))

export const forgetSearches = (): void => browserStorage.remove(storageKeys.recentSearches)
