import { useEffect, useState } from 'react'
import type { Suggestion } from '#features/search/ui/suggestion-list.tsx'
import { latest } from '#kit/latest.ts'
import { formatMoney, fromWire } from '#kit/money.ts'
import { api } from './api.ts'

const SHORTEST = 2
const MOST = 8
const REST_MS = 120

const ask = latest((text: string, signal: AbortSignal) => api.search.suggest({ q: text, limit: 5 }, { signal }))

/** Whole queries first, then shelves, then products; each address once. */
async function suggest(text: string): Promise<Suggestion[]> {
  const answer = await ask(text)
  if (!answer) return []
  const all: Suggestion[] = [
    ...answer.completions.slice(0, 3).map((words) => ({ label: words, note: '', href: `/search?q=${encodeURIComponent(words)}` })),
    ...answer.categories.slice(0, 2).map(({ name, url, doc_count }) => ({ label: name, note: doc_count.toLocaleString('en-US'), href: url })),
    ...answer.products.slice(0, 4).map(({ name, sku, path, price }) => ({ label: name, note: `${sku}, ${formatMoney(fromWire(price))}`, href: path })),
  ]
  return [...new Map(all.map((suggestion) => [suggestion.href, suggestion])).values()].slice(0, MOST)
}

/** Suggestions for what stands in the field; none while it is not being typed in. A newer text drops the older's answer. */
export function useSuggestions(text: string, typing: boolean): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const asked = typing ? text.trim() : ''
  useEffect(() => {
    if (asked.length < SHORTEST) {
      setFound([])
      return
    }
    let here = true
    const timer = setTimeout(() => {
      suggest(asked)
        .then((suggestions) => here && setFound(suggestions))
        .catch(() => undefined)
    }, REST_MS)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [asked])
  return asked.length < SHORTEST ? [] : found
}
