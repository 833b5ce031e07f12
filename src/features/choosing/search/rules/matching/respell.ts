import { understandAsked } from '../advice/understand-asked.ts'
import { looksLikeCode } from '../codes/slips.ts'
import { isEnglish } from '../query/english.ts'
import type { Term } from '../query/parts/terms.ts'
import type { Understood } from '../query/understand-query.ts'
import { isSize } from '../query/words.ts'
import type { CatalogWords } from './lists.ts'
import { termList } from './term-lists.ts'

/** A word as it was typed, and as it was read. */
interface Correction {
  said: string
  read: string
}

/** A text with more unknown words is not a misspelled search, so its words are not looked up. */
const MOST_SPELLED = 8

/** Reads the text again with the misspelled words corrected. */
export function respell<L>(
  reader: CatalogWords<L>,
  text: Understood,
): { text: Understood; corrections: Correction[] } {
  const words = text.plain.split(' ')
  const corrections = text.terms.slice(0, MOST_SPELLED).flatMap((term) => {
    const read = text.quoted.has(term.said) ? undefined : correctionOf(reader, term, words)
    return read === undefined ? [] : [{ said: term.said, read }]
  })
  if (corrections.length === 0) return { text, corrections }
  const again = words.map((word) => corrections.find(({ said }) => said === word)?.read ?? word)
  return {
    text: understandAsked(`${again.join(' ')} `, reader.vocabulary),
    corrections: corrections.map(({ said, read }) => sayCorrection(reader, said, read)),
  }
}

/** What a word that the catalog lacks was meant to be; a size and a word that is spelled right stay. */
function correctionOf<L>(reader: CatalogWords<L>, term: Term, words: readonly string[]): string | undefined {
  const [said = []] = term.alternatives
  if (term.meanings.length > 0 || said.length !== 1 || isSize(term.said)) return undefined
  if (!reader.lists.isEmpty(termList(reader.lists, term))) return undefined
  if (looksLikeCode(said[0]!)) {
    const model = reader.nearCodes(said[0]!)[0]?.code
    if (model !== undefined) return model
  }
  const near = reader.nearWords(term.said)
  const phrase = near.find((read) => isPhrase(reader, words, term, read))
  if (!isEnglish(term.said) && !reader.isRightWord(term.said)) return phrase ?? near[0]
  const isKept = phrase === undefined || isKeptInPhrase(reader, term.said, phrase)
  return isKept ? undefined : phrase
}

/**
 * A right word is corrected within a phrase alone: where the same letters make it ("mini spilt"), and a rare
 * word that is no place ("air hander", "line sett").
 */
const isKeptInPhrase = (
  { isPlaceWord }: Pick<CatalogWords<never>, 'isPlaceWord'>,
  said: string,
  read: string,
): boolean => !isSwapped(said, read) && (said.length < 4 || isEnglish(said) || isPlaceWord(said))

const isSwapped = (said: string, read: string): boolean =>
  [...said].toSorted().join('') === [...read].toSorted().join('')

/** True when a word makes a phrase of the trade with its neighbor: "water" chooses heater, and not heat. */
function isPhrase(
  { vocabulary }: Pick<CatalogWords<never>, 'vocabulary'>,
  words: readonly string[],
  { span }: Term,
  read: string,
): boolean {
  const before = words[span.from - 1]
  const after = words[span.to]
  return (
    (before !== undefined && vocabulary.meanings.has(`${before} ${read}`)) ||
    (after !== undefined && vocabulary.meanings.has(`${read} ${after}`))
  )
}

/** A model number is said as the catalog writes it. */
function sayCorrection<L>({ writtenCode }: CatalogWords<L>, said: string, read: string): Correction {
  const model = writtenCode(read)
  return model === undefined ? { said, read } : { said: said.toUpperCase(), read: model }
}
