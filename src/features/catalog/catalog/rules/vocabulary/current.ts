import { SEED } from './seed.ts'
import { madeOf, type Vocabulary } from './vocabulary.ts'

/**
 * The vocabulary as this process knows it. There is one in a process, so rules ask here and do not take it
 * through every call. Until the tables are read it is the release's own. Browsers do not import this file:
 * answers carry the words that they show, and pages tell them the types that are not the release's
 * (`seed-types.ts`).
 */
export const vocabulary = (): Vocabulary => globalThis.vocabularyOfProcess ?? SEED

/** A value made from the current vocabulary, made again when that changes. */
export const ofVocabulary = <T>(make: (of: Vocabulary) => T): (() => T) => madeOf(vocabulary, make)
