import { efficiencyOf, measureProduct, type Quantity, sizeOf } from './quantities.ts'
import { compact, normalise, toWords } from './words.ts'

/** What the index needs to know of a product. Attributes are by their catalogue key. */
export interface IndexedFacts {
  id: string
  sku: string
  name: string
  brand: string
  series: string
  typeLabel: string
  /** category names from the top down */
  categories: readonly string[]
  summary: string
  description: string
  attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** dollars */
  price: number
  rating: { average: number; count: number } | null
  isInStock: boolean
  canBeOrdered: boolean
}

export interface IndexedWords {
  code: string
  words: { code: string; kind: string; name: string; maker: string; facts: string; text: string }
  phrases: readonly string[]
  measures: Partial<Record<Quantity, number>>
  sort: { price: number; efficiency: number | null; rating: number | null; size: number | null; name: string }
  merit: number
}

/**
 * What the index stores to find and sort a product: its words by weight, model number, measures, sort
 * figures and tie-break.
 */
export function indexProduct(facts: IndexedFacts): IndexedWords {
  const measures = measureProduct(facts.attributes)
  const kind = toWords(facts.typeLabel)
  const leaf = facts.categories.at(-1) ?? ''
  return {
    code: compact(facts.sku),
    words: {
      code: unique([
        compact(facts.sku),
        facts.id,
        ...toWords(facts.sku),
        ...facts.sku.split(/[^A-Za-z0-9]+/).map(compact),
      ]),
      kind: unique([...kind, ...joinPairs(kind)]),
      name: unique(toWords(facts.name)),
      maker: unique([...toWords(facts.brand), ...toWords(facts.series)]),
      facts: unique([
        ...facts.categories.flatMap(toWords),
        ...joinPairs(toWords(leaf)),
        ...attributeWords(facts.attributes),
      ]),
      text: toWords(`${facts.summary} ${facts.description}`).join(' '),
    },
    phrases: phrasesOf(facts, leaf),
    measures,
    sort: {
      price: facts.price,
      efficiency: efficiencyOf(measures),
      rating: fairRating(facts.rating),
      size: sizeOf(measures),
      name: facts.name,
    },
    merit: meritOf(facts),
  }
}

const PRIOR_RATING = 3.8
const PRIOR_WEIGHT = 5

/**
 * A rating from few reviews is moved towards the average rating, so that one five-star review does not lead
 * the list.
 */
const fairRating = (rating: IndexedFacts['rating']): number | null =>
  rating && rating.count > 0
    ? (rating.average * rating.count + PRIOR_RATING * PRIOR_WEIGHT) / (rating.count + PRIOR_WEIGHT)
    : null

const IN_STOCK = 100
const ORDERABLE = 50

// Among equals, expensive equipment comes before cheap parts: a shopper who has not searched yet should not
// see screws first.
const meritOf = (facts: IndexedFacts): number =>
  (facts.isInStock ? IN_STOCK : facts.canBeOrdered ? ORDERABLE : 0) +
  (fairRating(facts.rating) ?? PRIOR_RATING - 0.3) +
  Math.min(1, Math.log10(1 + facts.price) / 5)

function phrasesOf({ brand, series, typeLabel }: IndexedFacts, leaf: string): string[] {
  const kind = typeLabel.toLowerCase()
  return [
    ...new Set([
      kind,
      leaf.toLowerCase(),
      brand.toLowerCase(),
      `${brand} ${kind}`.toLowerCase(),
      series === '' ? '' : `${brand} ${series}`.toLowerCase(),
    ]),
  ].filter(Boolean)
}

// Numbers are found by their measures; words of list attributes by themselves, yes/no attributes not at all.
const attributeWords = (attributes: IndexedFacts['attributes']): string[] =>
  Object.values(attributes).flatMap((value) =>
    typeof value === 'string'
      ? toWords(value)
      : Array.isArray(value)
        ? value.flatMap((each: string) => toWords(each))
        : [],
  )

/** "heat pump" is also written "heatpump". */
const joinPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, i) => `${words[i]}${word}`)

const unique = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => normalise(word) !== ''))].join(' ')
