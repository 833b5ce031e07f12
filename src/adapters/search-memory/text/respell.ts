import { understandAsked } from '#features/choosing/search/rules/advice/understand-asked.ts'
import { isEnglish } from '#features/choosing/search/rules/query/english.ts'
import { isSize } from '#features/choosing/search/rules/query/words.ts'
import type { SearchPage, SearchQuery, Term } from '#features/choosing/search/server/ports.ts'
import { looksLikeCode } from '../codes/near-codes.ts'
import { sayCorrection } from '../codes/near-models.ts'
import type { Reader } from '../matched.ts'
import { rightWords } from './right-words.ts'
import { termPostings } from './term-postings.ts'

type Text = SearchQuery['text']

/** A text with more unknown words is not a misspelled search, so its words are not looked up. */
const MOST_SPELLED = 8

/** Reads the text again with the misspelled words corrected. */
export function respell(reader: Reader, text: Text): { text: Text; corrections: SearchPage['corrections'] } {
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
function correctionOf(reader: Reader, term: Term, words: readonly string[]): string | undefined {
  const [said = []] = term.alternatives
  if (term.meanings.length > 0 || said.length !== 1 || isSize(term.said)) return undefined
  if (termPostings(reader.words, term).slots.length > 0) return undefined
  if (looksLikeCode(said[0]!)) {
    const model = reader.nearCodes.find(said[0]!)[0]?.code
    if (model !== undefined) return model
  }
  const near = reader.speller.suggest(term.said)
  const phrase = near.find((read) => isPhrase(reader, words, term, read))
  if (!isEnglish(term.said) && !rightWords().has(term.said)) return phrase ?? near[0]
  const isKept = phrase === undefined || isKeptInPhrase(term.said, phrase)
  return isKept ? undefined : phrase
}

/**
 * A right word is corrected within a phrase alone: where the same letters make it ("mini spilt"), and a rare
 * word that is no place ("air hander", "line sett").
 */
const isKeptInPhrase = (said: string, read: string): boolean =>
  !isSwapped(said, read) && (said.length < 4 || isEnglish(said) || rightWords().isPlace(said))

const isSwapped = (said: string, read: string): boolean =>
  [...said].toSorted().join('') === [...read].toSorted().join('')

/** True when a word makes a phrase of the trade with its neighbor: "water" chooses heater, and not heat. */
function isPhrase({ vocabulary }: Reader, words: readonly string[], { span }: Term, read: string): boolean {
  const before = words[span.from - 1]
  const after = words[span.to]
  return (
    (before !== undefined && vocabulary.meanings.has(`${before} ${read}`)) ||
    (after !== undefined && vocabulary.meanings.has(`${read} ${after}`))
  )
}
