import { SEED } from './seed.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The vocabulary as this process knows it. There is one in a process, so rules ask here and do not take it
 * through every call. Until the tables are read it is the release's own. Browsers do not import this file:
 * answers carry the words that they show.
 */
export const vocabulary = (): Vocabulary => globalThis.vocabularyOfProcess ?? SEED

/** A value made from the current vocabulary, made again when that changes. */
export function ofVocabulary<T>(make: (of: Vocabulary) => T): () => T {
  let made: { of: Vocabulary; value: T } | undefined
  return () => {
    const of = vocabulary()
    if (made?.of !== of) made = { of, value: make(of) }
    return made.value
  }
}
