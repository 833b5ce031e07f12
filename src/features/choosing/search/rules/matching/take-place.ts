import { isEnglish } from '../query/english.ts'
import type { Span } from '../query/parts/spans.ts'
import type { Understood } from '../query/understand-query.ts'
import type { Lists } from './lists.ts'

/** The place that these words name. */
type FindPlace<P> = (words: readonly string[]) => P | undefined

const LONGEST = 5
const BEFORE_PLACES = /^(?:in|near|around|for|at|to)$/
/** Words that speak of the law at a place. */
const OF_LAW = /^(?:allow(?:ed)?|legal(?:ly)?|permitted|approved|compliant|code|county|area|city)$/

/**
 * The place that a text names, and the text without its words. A name that is also a word of the catalog or
 * of the language counts after "in" or "for" or before its state.
 */
export function takePlace<L, P>(
  lists: Lists<L>,
  find: FindPlace<P> | undefined,
  text: Understood,
): { text: Understood; place: P | undefined } {
  const found = find && findPlace(lists, find, text, text.plain.split(' '))
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

function findPlace<L, P>(
  lists: Lists<L>,
  find: FindPlace<P>,
  text: Understood,
  words: readonly string[],
): { place: P; span: Span } | undefined {
  const unread = unreadFrom(text, words.length)
  for (let length = Math.min(LONGEST, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      if (unread[from]! < length) continue
      const place = find(words.slice(from, from + length))
      const before = words[from - 1] ?? ''
      if (!place || (length === 1 && !isName(lists, words[from]!, before))) continue
      return { place, span: { from: BEFORE_PLACES.test(before) ? from - 1 : from, to: from + length } }
    }
  return undefined
}

/** How many words follow from each one on that are no product, figure or brand, itself included. */
function unreadFrom(text: Understood, length: number): number[] {
  const read = [
    ...text.terms.filter(({ meanings }) => meanings.length > 0).map(({ span }) => span),
    ...text.measures.map(({ span }) => span),
    ...text.said.filter(({ kind }) => kind !== 'place'),
  ]
  const unread: number[] = []
  for (let at = length - 1; at >= 0; at--)
    unread[at] = read.some(({ from, to }) => at >= from && at < to) ? 0 : 1 + (unread[at + 1] ?? 0)
  return unread
}

/** Whether a single word may be a name: it is no word of the catalog or of the language. */
function isName<L>(lists: Lists<L>, word: string, before: string): boolean {
  if (/^\d{5}$/.test(word)) return true
  if (word.length < 4) return false
  const isOfCatalog = !lists.isEmpty(lists.word(word, false))
  return BEFORE_PLACES.test(before) ? !isOfCatalog || !isEnglish(word) : !isOfCatalog && !isEnglish(word)
}

const isWithin = (span: Span, other: Span): boolean => span.from >= other.from && span.to <= other.to
