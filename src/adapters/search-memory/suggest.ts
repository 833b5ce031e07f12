import type { CategoryCount, SearchQuery } from '#features/choosing/search/server/ports.ts'
import type { StoredDoc } from './columns/columns.ts'

export interface Phrases {
  /** most products first; collected when they are first needed */
  phrases: () => readonly { text: string; words: readonly string[] }[]
}

const MOST_PHRASES = 20_000

export function collectPhrases(docs: readonly (StoredDoc | undefined)[]): ReturnType<Phrases['phrases']> {
  const counts = new Map<string, number>()
  for (const doc of docs)
    for (const phrase of doc?.phrases ?? []) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const phrases = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_PHRASES)
  return phrases.map(([text]) => ({ text, words: wordsOf(text) }))
}

/**
 * Phrases in which every term begins a word, most products first; singular and plural count as one. A phrase
 * stands before those that go on after it: "line set" before "line set cover".
 */
export function complete({ phrases }: Phrases, terms: SearchQuery['text']['terms'], limit: number): string[] {
  if (terms.length === 0) return []
  const found = new Map<string, string>()
  for (const { text, words } of phrases()) {
    if (!hasTerms(words, terms)) continue
    const singular = words.map((word) => word.replace(/s$/, '')).join(' ')
    if (!found.has(singular)) found.set(singular, text)
    if (found.size === limit) break
  }
  const sorted: string[] = []
  for (const text of found.values()) {
    const longer = sorted.findIndex((other) => other.startsWith(`${text} `))
    sorted.splice(longer === -1 ? sorted.length : longer, 0, text)
  }
  return sorted
}

export const matchCategories = (
  categories: readonly CategoryCount[],
  terms: SearchQuery['text']['terms'],
  limit: number,
): CategoryCount[] =>
  terms.length === 0
    ? []
    : categories
        .filter((category) => hasTerms(wordsOf(category.name), terms))
        .sort((a, b) => b.count - a.count)
        .slice(0, limit)

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9.]+/)

const hasTerms = (words: readonly string[], terms: SearchQuery['text']['terms']): boolean =>
  terms.every((term) =>
    term.alternatives.some((phrase) => phrase.every((part) => words.some((word) => word.startsWith(part)))),
  )
