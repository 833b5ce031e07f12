import { otherModel } from '#features/partners/partner-orders/rules/other-makers.ts'
import { grouped } from '#lib/numbers.ts'

export const UNITS = ['outdoor', 'indoor'] as const
export type Unit = (typeof UNITS)[number]

export const FUELS = ['', 'electric', 'natural gas', 'propane', 'oil'] as const
type Fuel = (typeof FUELS)[number]

/** What a person read from a rating plate. '' where it cannot be read. */
export interface Plate {
  maker: string
  model: string
  serial: string
  year: string
  fuel: Fuel
  size: string
}

export const PLATE_FIELDS = ['maker', 'model', 'serial', 'year', 'fuel', 'size'] as const

/** One ton of cooling in BTU/h, by definition. */
const BTUH_A_TON = 12_000

/** Equipment that runs on electricity alone; a package unit or a furnace may burn gas. */
const ELECTRIC: ReadonlySet<string> = new Set(['air conditioner', 'heat pump', 'mini split'])

/** What a model number says about the fields beside it; undefined for a maker whose codes we do not know. */
export function plateSuggestion(model: string): Partial<Plate> | undefined {
  const known = otherModel(model.replace(/[\s-]/g, ''))
  if (!known) return undefined
  const size = known.btuh === null ? undefined : sizeText(known.btuh, known.size)
  return {
    maker: known.brand,
    ...(size === undefined ? {} : { size }),
    ...(ELECTRIC.has(known.goods) ? { fuel: 'electric' as const } : {}),
  }
}

/** "3 tons (36,000 BTU/h)", "80,000 BTU/h input". */
function sizeText(btuh: number, kind: 'cooling' | 'furnace' | null): string {
  const figure = grouped(btuh)
  if (kind === 'furnace') return `${figure} BTU/h input`
  const tons = btuh / BTUH_A_TON
  return `${tons} ${tons === 1 ? 'ton' : 'tons'} (${figure} BTU/h)`
}

/** The kind of unit that a model number names: "gas furnace". */
export const goodsOf = (model: string): string | undefined => otherModel(model.replace(/[\s-]/g, ''))?.goods
