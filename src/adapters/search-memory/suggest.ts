import { knownPhrase } from '#features/choosing/search/rules/matching/complete.ts'
import type { KnownPhrase } from '#features/choosing/search/rules/matching/lists.ts'
import type { Columns } from './columns/columns.ts'

const MOST_PHRASES = 20_000

/** The whole queries of a catalog, most products first. */
export function collectPhrases({ products, slots }: Columns): readonly KnownPhrase[] {
  const counts = products.countPhrases(slots)
  const phrases = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_PHRASES)
  return phrases.map(([text]) => knownPhrase(text))
}
