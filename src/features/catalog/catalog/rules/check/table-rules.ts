import { didYouMean } from '#lib/text/near-word.ts'
import { ATTR } from '../attribute-ids.ts'
import {
  type CatalogueRule,
  type CheckedProduct,
  columnOf,
  type Fault,
  type Severity,
  wordsOf,
} from './rule.ts'

/** A row of the table of ranges. `types` is empty for every type. */
export interface RangeRow {
  types: readonly string[]
  /** price, weight or the key of an attribute */
  figure: string
  least: number
  most: number
  severity: Severity
  source: string
}

/** A row of the table of closed lists: the words that an attribute may hold. */
export interface ListRow {
  attribute: string
  words: readonly string[]
  /** synonyms: North means N */
  others: ReadonlyMap<string, string>
  severity: Severity
}

const CENTS_PER_DOLLAR = 100

/** Weight and price have their own columns. */
const OWN_COLUMNS: Readonly<Record<string, { column: string; read: (product: CheckedProduct) => number }>> = {
  price: { column: 'price', read: ({ price_cents }) => price_cents / CENTS_PER_DOLLAR },
  weight: { column: 'weight_lb', read: ({ weight_lb }) => weight_lb },
}

/** The id of an attribute that a table of the release names. */
function idOf(key: string): number {
  const id = (ATTR as Readonly<Record<string, number | undefined>>)[key]
  if (id === undefined) throw new Error(`The tables of the catalog check name the attribute ${key}`)
  return id
}

/** The rule of a row: a figure lies between two bounds. */
export function rangeRule({ types, figure, least, most, severity, source }: RangeRow): CatalogueRule {
  const own = OWN_COLUMNS[figure]
  const id = own === undefined ? String(idOf(figure)) : ''
  const read = (product: CheckedProduct): unknown => own?.read(product) ?? product.attributes[id]
  return {
    name: `range ${figure}${types.length === 0 ? '' : ` of ${types.join(', ')}`}`,
    severity,
    ...(types.length > 0 && { types }),
    check: (product) => {
      const value = read(product)
      if (typeof value !== 'number' || (value >= least && value <= most)) return undefined
      return {
        column: own?.column ?? `attribute:${figure}`,
        expected: `${least} to ${most} (${source})`,
        found: String(value),
      }
    },
  }
}

/** The rule of a row: an attribute holds only words of a closed list. */
export function listRule({ attribute, words, others, severity }: ListRow): CatalogueRule {
  idOf(attribute)
  const known = new Set(words)
  return {
    name: `words of ${attribute}`,
    severity,
    check: (product): Fault | undefined => {
      const wrong = wordsOf(product, attribute as Parameters<typeof wordsOf>[1]).find(
        (word) => !known.has(word),
      )
      if (wrong === undefined) return undefined
      const other = others.get(wrong.toLowerCase())
      return {
        column: columnOf(attribute as Parameters<typeof columnOf>[0]),
        expected:
          `one of ${words.join(', ')}` +
          (other === undefined ? didYouMean(wrong, words) : `; did you mean ${other}?`),
        found: wrong,
      }
    },
  }
}
