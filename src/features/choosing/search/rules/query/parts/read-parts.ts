import { grouped } from '#lib/numbers.ts'
import { isUnitAt, type Measure } from '../measures/measures.ts'
import type { Understood } from '../understand-query.ts'
import { isSize } from '../words.ts'
import type { Span } from './spans.ts'

/**
 * What a part of a query is: the product that is asked for, a word or figure that it must have, a limit, what
 * is turned away, an area, an order, a place, a brand; `aside` is what nothing here has.
 */
export const PART_KINDS = [
  'product',
  'word',
  'figure',
  'limit',
  'without',
  'floorArea',
  'order',
  'place',
  'brand',
  'aside',
] as const

type PartKind = (typeof PART_KINDS)[number]

/** One part of a query as it was read. */
export interface ReadPart {
  kind: PartKind
  /** as people write it: "under $1,500" */
  said: string
  /** the query without this part */
  rest: string
}

/** What the search made of a query: the part that names the product, and the parts that nothing has. */
interface Made {
  product: Span | undefined
  aside: readonly Span[]
}

/** The parts of a query in the order in which they were typed. */
export function readParts(text: Understood, { product, aside }: Made): ReadPart[] {
  const words = text.plain.split(' ')
  const isAside = (span: Span): boolean => aside.some((each) => isWithin(span, each))
  const isProduct = (span: Span): boolean => product !== undefined && isWithin(span, product)
  const ofTerms = text.terms
    .filter(({ span }) => !isProduct(span) || span.from === product!.from)
    .map(({ span }) => {
      if (isProduct(span)) return { ...product!, kind: 'product' as const }
      return { ...span, kind: isAside(span) ? ('aside' as const) : ('word' as const) }
    })
  const parts: (Span & { kind: PartKind } & { named?: Span })[] = [
    ...ofTerms,
    ...text.measures.map((measure) => ({ ...measure.span, kind: kindOf(measure) })),
    ...text.without.map(({ span, terms, measures }) => ({
      ...span,
      kind: 'without' as const,
      named: { from: (terms[0] ?? measures[0])!.span.from, to: span.to },
    })),
    ...text.said,
  ]
  return parts
    .filter(({ from, to }, at) => to > from && parts.findIndex((each) => each.from === from) === at)
    .sort((a, b) => a.from - b.from)
    .map(({ kind, from, to, named = { from, to: kind === 'floorArea' ? from + 1 : to } }) => ({
      kind,
      said: say(words, named.from, named.to),
      rest: [say(words, 0, from), say(words, to, words.length)].filter(Boolean).join(' '),
    }))
}

/** A size with the goods that it is asked of: "22 × 22 × 1 in filter", "6 ton ac". */
export function saySize(plain: string, size: Span, product: Span | undefined): string {
  const words = plain.split(' ')
  const said = say(words, size.from, size.to)
  const isOfInches = isSize(said) || /^\d+(?:\.\d+)?$/.test(said)
  const inches = isOfInches ? `${said.replaceAll('x', ' × ')} in` : said
  return product ? `${inches} ${say(words, product.from, product.to)}` : inches
}

const isWithin = (span: Span, other: Span): boolean => span.from >= other.from && span.to <= other.to

function kindOf({ quantities: [quantity], min, max }: Measure): PartKind {
  if (quantity === 'squareFeet') return 'floorArea'
  return quantity === 'price' || !Number.isFinite(min) || !Number.isFinite(max) ? 'limit' : 'figure'
}

const DOLLARS = /^(?:usd|dollars?|bucks?|dolar(?:es)?)$/

/** Plain words as people write them: "under 1500 usd" is "under $1,500", "96 percent" is "96%". */
function say(words: readonly string[], from: number, to: number): string {
  let said = ''
  for (let at = from; at < to; at++) {
    const word = words[at]!
    const next = words[at + 1] ?? ''
    if (/^\d/.test(word) && (DOLLARS.test(next) || next === 'percent')) {
      said += next === 'percent' ? ` ${word}%` : ` $${grouped(Number(word))}`
      at++
    } else said += ` ${/^\d{4,}$/.test(word) && isUnitAt(words, at + 1) ? grouped(Number(word)) : word}`
  }
  return said.slice(1)
}
