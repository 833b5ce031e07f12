import { makeDice, zipf } from '#demo/distributor/dice.ts'
import { type Distributor, distributor } from '#demo/distributor/products.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import type { HandQuestion } from './by-hand.ts'

const SAMPLE = 24
const SEED = 7
/** Long made words: no rule of the language and no word of the trade reads them as another. */
const MADE_WORD = /\b[a-z]{10,}\b/g

/** Questions that are counted by hand: two filters each, half of them with a word of a description. */
export function handQuestions(made: Distributor, realWords: ReadonlySet<string>): HandQuestion[] {
  const dice = makeDice(SEED)
  const some = () => made.product(dice.below(made.count))
  return Array.from({ length: SAMPLE }, (_, at): HandQuestion => {
    const price = some().price_cents / 100
    return {
      word: at % 2 === 0 ? '' : madeWordOf(some, realWords),
      brands: at % 4 < 2 ? [some().brand, some().brand] : [],
      availability: at % 3 === 0 ? 'In stock' : '',
      price: at % 4 >= 2 || at % 3 > 0 ? [Math.floor(price / 2), Math.ceil(price * 2)] : undefined,
    }
  })
}

function madeWordOf(some: () => { description: string }, realWords: ReadonlySet<string>): string {
  for (;;) {
    const words = some().description.toLowerCase().match(MADE_WORD) ?? []
    const word = words.find((each) => !realWords.has(each) && !each.endsWith('s'))
    if (word) return word
  }
}

/** The words of the descriptions that people wrote. */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
}

const PATTERNS = 400

/**
 * The body of a search as the store's pages send it: a text, two filters, all facets; no answer is kept,
 * because each comes from another page. Texts are kinds of goods, some with a word more, by Zipf's law: a
 * third of them was not asked before.
 */
export function searchBodies(count: number): () => string {
  const made = distributor(count)
  const dice = makeDice(SEED)
  const place = zipf(PATTERNS)
  const patterns = Array.from({ length: PATTERNS }, () => {
    const [one, other] = [made.product(dice.below(count)), made.product(dice.below(count))]
    const label = productType(one.type)?.label.toLowerCase() ?? one.type
    return {
      query: dice.next() < 0.5 ? label : `${label} ${one.brand.toLowerCase()}`,
      activeFilters: { brand: [one.brand, other.brand], availability: ['In stock'], attributes: {} },
      limit: 24,
      from: 0,
    }
  })
  let asked = 0
  return () => {
    const pattern = patterns[place(dice)]!
    const isNew = dice.next() < 1 / 3
    const query = isNew ? `${pattern.query} under $${2_000 + asked}` : pattern.query
    return JSON.stringify({ ...pattern, query, originPage: `search ${asked++}` })
  }
}
