import { knownPhrase } from '#features/choosing/search/rules/matching/complete.ts'
import type { KnownPhrase } from '#features/choosing/search/rules/matching/lists.ts'
import type { StoredDoc } from './columns/columns.ts'

const MOST_PHRASES = 20_000

/** The whole queries of a catalog, most products first. */
export function collectPhrases(docs: readonly (StoredDoc | undefined)[]): readonly KnownPhrase[] {
  const counts = new Map<string, number>()
  for (const doc of docs)
    for (const phrase of doc?.phrases ?? []) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const phrases = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_PHRASES)
  return phrases.map(([text]) => knownPhrase(text))
}
