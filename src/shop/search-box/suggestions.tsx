import { useEffect, useLayoutEffect, useState } from 'react'
import {
  arrangeSuggestions,
  NO_RESULTS,
  type SearchResults,
  type Suggestion,
} from '#features/choosing/search/rules/query/suggestions.ts'
import { SuggestionList } from '#features/choosing/search/ui/suggestion-list.tsx'
import { useShop } from '../shop-context.ts'
import { findSuggestions, recentSearches } from './find-suggestions.ts'

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

export { rememberSearch } from './find-suggestions.ts'

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
