import { type Understood, understandQuery } from '../query/understand-query.ts'
import { complete } from './complete.ts'
import type { CatalogWords } from './lists.ts'

type Reader = Pick<CatalogWords<never>, 'phrases' | 'vocabulary'>

const SHORTEST = 3
const LONGEST_TAIL = 3

/**
 * The text with its last word completed, when it may still be being typed: "furnace fil" is "furnace filter",
 * and "3 ton heat" is "3 ton heat pumps", the whole query of most products. Undefined where nothing completes
 * it.
 */
export function completeWord(reader: Reader, text: Understood): Understood | undefined {
  const words = text.plain.split(' ')
  const last = words.at(-1) ?? ''
  if (!text.isOpen || last.length < SHORTEST || /\d/.test(last)) return undefined
  const completed = phraseOfTrade(reader, words) ?? wholeQuery(reader, text, last)
  return (
    completed &&
    understandQuery(`${words.slice(0, -completed.from).join(' ')} ${completed.said} `, reader.vocabulary)
  )
}

interface Completed {
  /** how many of the last words it replaces */
  from: number
  said: string
}

/** The shortest phrase of the trade that the last words begin: "heat pum", "garage heat". */
function phraseOfTrade({ vocabulary }: Reader, words: readonly string[]): Completed | undefined {
  for (let from = Math.min(LONGEST_TAIL, words.length); from > 1; from--) {
    const tail = words.slice(-from).join(' ')
    const said = vocabulary.phraseThatBegins(tail)
    if (said !== undefined) return { from, said }
  }
  return undefined
}

/** The end of the whole query, of those with most products, in which the last word begins a word. */
function wholeQuery(reader: Reader, { terms }: Understood, last: string): Completed | undefined {
  const [phrase] = complete(reader, terms, 1)
  const words = phrase?.split(' ') ?? []
  const at = words.findIndex((word) => word.startsWith(last))
  return at < 0 ? undefined : { from: 1, said: words.slice(at).join(' ') }
}
