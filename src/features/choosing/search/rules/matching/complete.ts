import type { Understood } from '../query/understand-query.ts'
import type { KnownPhrase } from './lists.ts'

interface Phrases {
  phrases: () => readonly KnownPhrase[]
}

export const knownPhrase = (text: string): KnownPhrase => ({ text, words: wordsOf(text) })

/**
 * Phrases in which every term begins a word, most products first; singular and plural count as one. A phrase
 * stands before those that go on after it: "line set" before "line set cover".
 */
export function complete({ phrases }: Phrases, terms: Understood['terms'], limit: number): string[] {
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

/** The categories whose names have all terms, most products first. */
export const matchCategories = <C extends { name: string; count: number }>(
  categories: readonly C[],
  terms: Understood['terms'],
  limit: number,
): C[] =>
  terms.length === 0
    ? []
    : categories
        .filter((category) => hasTerms(wordsOf(category.name), terms))
        .sort((a, b) => b.count - a.count)
        .slice(0, limit)

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9.]+/)

const hasTerms = (words: readonly string[], terms: Understood['terms']): boolean =>
  terms.every((term) =>
    term.alternatives.some((phrase) => phrase.every((part) => words.some((word) => word.startsWith(part)))),
  )
