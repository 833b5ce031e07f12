import { type Measure, measureAt } from './measures.ts'
import { LONGEST_SYNONYM, NOISE, SYNONYMS } from './synonyms.ts'
import { compact, normalise, singular, toWords } from './words.ts'

/** One part of a query: a product matches when it has all words of any alternative. */
export interface Term {
  /** the words as typed */
  said: string
  alternatives: readonly (readonly string[])[]
  /** the shopper may still be typing this word, so longer words that begin with it count too */
  isOpen: boolean
}

export interface Understood {
  /** letters and digits of the whole query, for model numbers and product ids */
  code: string
  terms: readonly Term[]
  measures: readonly Measure[]
}

/**
 * What a search text means: measures with their units, synonyms, plurals, model numbers.
 * It looks nothing up. The engine corrects spelling, because it knows the words of the catalogue.
 */
export function understandQuery(text: string): Understood {
  const words = normalise(text).split(' ').filter(Boolean)
  const measures: Measure[] = []
  const terms: Term[] = []
  for (let i = 0; i < words.length; ) {
    const measured = measureAt(words, i)
    if (measured) {
      measures.push({ ...measured.measure, said: words.slice(i, i + measured.length).map(singular) })
      i += measured.length
      continue
    }
    const { term, length } = termAt(words, i)
    if (term) terms.push(term)
    i += length
  }
  const said = terms.filter((term) => !NOISE.has(term.said))
  return {
    code: compact(text),
    measures,
    terms: closeAllButLast(said.length > 0 || measures.length > 0 ? said : terms, words, text),
  }
}

function termAt(words: readonly string[], index: number): { term: Term | undefined; length: number } {
  for (let length = Math.min(LONGEST_SYNONYM, words.length - index); length > 0; length--) {
    const said = words
      .slice(index, index + length)
      .map(singular)
      .join(' ')
    const meant = SYNONYMS.get(said)
    if (meant)
      return {
        length,
        term: {
          said,
          isOpen: false,
          alternatives: distinct([said, ...meant]).map((phrase) => phrase.split(' ')),
        },
      }
  }
  const [whole, ...parts] = toWords(words[index] ?? '')
  if (!whole) return { term: undefined, length: 1 }
  const meant = SYNONYMS.get(parts.length > 1 ? parts.join(' ') : whole) ?? []
  const alternatives = [
    [whole],
    ...(parts.length > 1 ? [parts] : []),
    ...meant.map((phrase) => phrase.split(' ')),
  ]
  return { length: 1, term: { said: words[index] ?? '', isOpen: true, alternatives } }
}

function closeAllButLast(terms: readonly Term[], words: readonly string[], text: string): readonly Term[] {
  const endsOpen = !/\s$/.test(text)
  return terms.map((term, index) => ({
    ...term,
    isOpen: endsOpen && term.isOpen && index === terms.length - 1 && term.said === words.at(-1),
  }))
}

const distinct = (phrases: readonly string[]): string[] => [...new Set(phrases)]
