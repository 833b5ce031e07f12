import { isPageWord } from '#features/content/content/rules/pages-about.ts'
import { ENGLISH_WORDS } from '../data/english-words.ts'
import { singular } from './words.ts'

const WORDS: ReadonlySet<string> = new Set(ENGLISH_WORDS.trim().split(/\s+/))

/** True for a word that is spelled right, whether the catalog has it or not. */
export const isEnglish = (word: string): boolean =>
  WORDS.has(word) || WORDS.has(singular(word)) || isPageWord(word)
