import { brandOfModel, SHIPPED_SERIES } from '#features/choosing/search/rules/query/asked-brands.ts'
import { NUMBER_SIZES } from './data/number-sizes.ts'

/** What a model number of another maker says. */
export interface OtherModel {
  brand: string
  /** "gas furnace" */
  goods: string
  /** BTU/h: the cooling of a unit, or the input of a furnace; null where the number does not say it */
  btuh: number | null
  size: 'cooling' | 'furnace' | null
}

const BTUH: Readonly<Record<string, number>> = { ton: 12_000, kbtu: 1_000 }

/** Reads a model number of a maker that we do not carry. Undefined for a beginning that we do not know. */
export function otherModel(plainNumber: string): OtherModel | undefined {
  const known = brandOfModel(plainNumber.toLowerCase(), SHIPPED_SERIES)
  const { model } = known ?? {}
  const size = NUMBER_SIZES[model?.kind ?? '']
  if (!known || !model || size === undefined) return undefined
  const btuh = model.size && size ? model.size.value * (BTUH[model.size.unit] ?? 0) : 0
  return { brand: known.name, goods: model.kind, size, btuh: btuh || null }
}
