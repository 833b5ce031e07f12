import { LRUCache } from 'lru-cache'
import { understandAsked } from '#features/choosing/search/rules/advice/understand-asked.ts'
import type { Understood } from '#features/choosing/search/rules/query/understand-query.ts'
import { SHIPPED_VOCABULARY, type Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import { noteAsked } from '#lib/asked-before.ts'

/** Texts whose meaning is kept. A text has at most a hundred letters. */
const MOST_TEXTS = 2_000

/** Reads texts by the words of the trade, and keeps the meaning of a text that is asked twice. */
export interface TextReader {
  vocabulary(): Vocabulary
  setVocabulary(vocabulary: Vocabulary): void
  understand(text: string): Understood
}

export function createTextReader(): TextReader {
  let vocabulary = SHIPPED_VOCABULARY
  const texts = new LRUCache<string, Understood>({ max: MOST_TEXTS })
  const wasAsked = noteAsked()
  return {
    vocabulary: () => vocabulary,
    setVocabulary(next) {
      vocabulary = next
      texts.clear()
    },
    understand(text) {
      const known = texts.get(text)
      if (known) return known
      const understood = understandAsked(text, vocabulary)
      if (!wasAsked(text)) return understood
      const repeated = { ...understood, isRepeated: true }
      texts.set(text, repeated)
      return repeated
    },
  }
}
