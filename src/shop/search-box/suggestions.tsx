import { useEffect, useLayoutEffect, useState } from 'react'
import type { BrowserApi } from '#api/client.ts'
import {
  arrangeSuggestions,
  NO_RESULTS,
  readRecent,
  remember,
  type SearchResults,
  type Suggestion,
} from '#features/choosing/search/rules/query/suggestions.ts'
import { SuggestionList } from '#features/choosing/search/ui/suggestion-list.tsx'
import { latest } from '#lib/calls/latest.ts'
import { type SavedText, useShop } from '../shop-context.ts'

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
const findSuggestions = async (api: BrowserApi, text: string): Promise<SearchResults | undefined> =>
  text.trim().length < SHORTEST ? NO_RESULTS : ask({ api, q: text.trim() })

/** The latest searches made in this browser, newest first. */
const recentSearches = (entry: SavedText): string[] => readRecent(entry.read())

/** Saves a search that the visitor submitted or chose, not every text typed on the way. */
export const rememberSearch = (entry: SavedText, text: string): void =>
  entry.write(JSON.stringify(remember(recentSearches(entry), text)))

interface Props {
  readonly id: string
  /** the text of the field */
  readonly typed: string
  /** the text at the latest pause in typing: suggestions are requested for it */
  readonly rested: string
  readonly active: number
  /** passes the suggestions to the field, for its arrow keys */
  readonly onChange: (suggestions: readonly Suggestion[]) => void
}

/** The suggestions under the search field; loaded when the field first gets the focus. */
export function Suggestions({ id, typed, rested, active, onChange }: Props) {
  const { api, saved } = useShop()
  const [found, setFound] = useState<SearchResults>(NO_RESULTS)
  const [recent, setRecent] = useState(() => recentSearches(saved.recentSearches))

  useEffect(() => {
    let here = true
    findSuggestions(api, rested).then(
      (answer) => here && answer && setFound(answer),
      () => here && setFound(NO_RESULTS),
    )
    return () => {
      here = false
    }
  }, [rested, api])

  const groups = arrangeSuggestions(typed, typed.trim() === '' ? NO_RESULTS : found, recent)
  const addresses = groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href)).join(' ')
  // Before a person can see the list: an arrow key pressed at once must find it, however busy the page is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses identify the list
  useLayoutEffect(() => onChange(groups.flatMap(({ suggestions }) => suggestions)), [addresses])

  const forget = (): void => {
    saved.recentSearches.remove()
    setRecent([])
  }
  return groups.length > 0 ? (
    <SuggestionList id={id} groups={groups} active={active} onForget={forget} />
  ) : null
}
