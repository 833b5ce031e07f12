import { isEnglish } from '#features/search/rules/query/english.ts'
import type { Span } from '#features/search/rules/query/parts/spans.ts'
import type { AskedPlace, PlaceLaw, SearchQuery } from '#features/search/server/ports.ts'
import type { Reader } from '../matched.ts'

type Text = SearchQuery['text']

const LONGEST = 5
const BEFORE_PLACES = /^(?:in|near|around|for|at|to)$/
/** Words that speak of the law at a place. */
const OF_LAW = /^(?:allow(?:ed)?|legal(?:ly)?|permitted|approved|compliant|code|county|area|city)$/

/**
 * The place that a text names, and the text without its words. A name that is also a word of the catalog or
 * of the language counts after "in" or "for" or before its state.
 */
export function takePlace(reader: Reader, text: Text): { text: Text; place: AskedPlace | undefined } {
  const { law } = reader
  const found = law && findPlace(reader, law, text, text.plain.split(' '))
  if (!found) return { text, place: undefined }
  const { place, span } = found
  const isOfPlace = (each: Span, said: string): boolean => isWithin(each, span) || OF_LAW.test(said)
  const terms = text.terms.filter((term) => !isOfPlace(term.span, term.said))
  // A place alone is a word like any other.
  if (terms.length === 0) return { text, place: undefined }
  return {
    place,
    text: {
      ...text,
      terms,
      said: [
        ...text.said.filter(({ kind, ...each }) => kind !== 'place' && !isWithin(each, span)),
        { kind: 'place', ...span },
      ],
    },
  }
}

function findPlace(
  reader: Reader,
  law: PlaceLaw,
  text: Text,
  words: readonly string[],
): { place: AskedPlace; span: Span } | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const span = { from, to: from + length }
      const said = words.slice(from, span.to)
      const place = isFree(reader, text, span, said) ? law.find(said) : undefined
      if (place)
        return { place, span: BEFORE_PLACES.test(words[from - 1] ?? '') ? { ...span, from: from - 1 } : span }
    }
  return undefined
}

/** Whether words may be a name: none of them is a product, a figure or a brand, or an ordinary word alone. */
function isFree({ words: index }: Reader, text: Text, span: Span, said: readonly string[]): boolean {
  const overlaps = (each: Span): boolean => each.from < span.to && each.to > span.from
  if (text.terms.some((term) => term.meanings.length > 0 && overlaps(term.span))) return false
  if (text.measures.some((measure) => overlaps(measure.span))) return false
  if (text.said.some(({ kind, ...each }) => kind !== 'place' && overlaps(each))) return false
  if (said.length > 1 || /^\d{5}$/.test(said[0]!)) return true
  const [word = ''] = said
  const before = text.plain.split(' ')[span.from - 1] ?? ''
  if (word.length < 4) return false
  const isOfCatalog = index.postings(word, false).slots.length > 0
  return BEFORE_PLACES.test(before) ? !isOfCatalog || !isEnglish(word) : !isOfCatalog && !isEnglish(word)
}

const isWithin = (span: Span, other: Span): boolean => span.from >= other.from && span.to <= other.to
