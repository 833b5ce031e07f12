import { SHIPPED_VOCABULARY } from '#features/search/rules/query/vocabulary.ts'
import { COMPARABLE, COOLING_CODES, FURNACE_CODES } from './data/model-sizes.ts'

/** What a model number of another maker says. */
export interface OtherModel {
  brand: string
  /** "gas furnace" */
  goods: string
  types: readonly string[]
  /** BTU/h: the cooling of a unit, or the input of a furnace; null where the number does not say it */
  btuh: number | null
  size: 'cooling' | 'furnace' | null
}

/** Reads a model number of a maker that we do not carry. Undefined for a beginning that we do not know. */
export function otherModel(plainNumber: string): OtherModel | undefined {
  const text = plainNumber.toLowerCase()
  const known = SHIPPED_VOCABULARY.models.find(({ begins }) => text.startsWith(begins))
  const comparable = known && COMPARABLE[known.brand.means]
  if (!comparable) return undefined
  const { size, types } = comparable
  const rest = text.slice(known.begins.length)
  const thousands = size === 'cooling' ? coolingIn(rest) : size === 'furnace' ? furnaceIn(rest) : undefined
  const { name: brand, means: goods } = known.brand
  return { brand, goods, types, size, btuh: thousands === undefined ? null : thousands * 1_000 }
}

/** "14036" → 36: three digits with a zero first, or else the last two digits that are a size. */
function coolingIn(text: string): number | undefined {
  const withZero = COOLING_CODES.find((code) => text.includes(String(code).padStart(3, '0')))
  if (withZero !== undefined) return withZero
  const found = COOLING_CODES.map((code) => ({ code, at: text.lastIndexOf(String(code)) }))
    .filter(({ code, at }) => code > 9 && at >= 0)
    .toSorted((a, b) => b.at - a.at)
  return found[0]?.code
}

/** "960803" → 80: three digits with a zero first, or else three digits from 100. */
const furnaceIn = (text: string): number | undefined =>
  FURNACE_CODES.find((code) => text.includes(String(code).padStart(3, '0')))
