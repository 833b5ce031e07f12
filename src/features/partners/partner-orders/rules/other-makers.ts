import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { brandOfModel } from '#features/choosing/search/rules/query/asked-brands.ts'
import { SHIPPED_VOCABULARY } from '#features/choosing/search/rules/query/vocabulary.ts'
import { COMPARABLE } from './data/comparable.ts'

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

const BTUH: Readonly<Record<string, number>> = { ton: 12_000, kbtu: 1_000 }

/** Reads a model number of a maker that we do not carry. Undefined for a beginning that we do not know. */
export function otherModel(plainNumber: string): OtherModel | undefined {
  const known = brandOfModel(plainNumber.toLowerCase(), SHIPPED_VOCABULARY.series)
  const { model } = known ?? {}
  const comparable = model && COMPARABLE[model.kind]
  if (!known || !comparable) return undefined
  const { size, isOne } = comparable
  const types = productTypes().flatMap(({ type }) => (isOne(type) ? [type] : []))
  const btuh = model.size && size ? model.size.value * (BTUH[model.size.unit] ?? 0) : 0
  return { brand: known.name, goods: model.kind, types, size, btuh: btuh || null }
}
