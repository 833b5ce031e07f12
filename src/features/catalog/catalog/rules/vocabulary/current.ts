import { SEED } from './seed.ts'
import { madeOf, type Vocabulary } from './vocabulary.ts'

/**
 * The vocabulary as this process knows it. There is one in a process, so rules ask here and do not take it
 * through every call. Until the tables are read it is the release's own. No file that a browser loads imports
 * this one: answers carry the words that pages show, and the traits that rules ask for there.
 */
export const vocabulary = (): Vocabulary => globalThis.vocabularyOfProcess ?? SEED

/** A value made from the current vocabulary, made again when that changes. */
export const ofVocabulary = <T>(make: (of: Vocabulary) => T): (() => T) => madeOf(vocabulary, make)
