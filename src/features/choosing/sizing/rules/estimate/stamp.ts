import type { Need } from '../need.ts'

/** Goes into every result; raise it when a figure of a result can change. */
export const ENGINE_VERSION = '1.2'
/** The day of our list of constructions, `exact/data/constructions.ts`. */
export const CONSTRUCTIONS_DATE = '2026-11-27'

/** The stamp of a link: its method, its weather table, and the result that its sender saw. */
interface Stamp {
  engine: string
  climateDate: string
  heatingBtu: number
  coolingBtu: number
}

export const STAMP_NAME = 'made'
const STAMP = /^(\d+\.\d+)~(\d{4}-\d\d-\d\d)~(\d{1,8})~(\d{1,8})$/

export const stampOf = (
  need: Pick<Need, 'heatingBtu' | 'coolingBtu'>,
  { dataBuiltOn }: { dataBuiltOn: string },
): Stamp => ({
  engine: ENGINE_VERSION,
  climateDate: dataBuiltOn,
  heatingBtu: need.heatingBtu,
  coolingBtu: need.coolingBtu,
})

/** The address of a result with its stamp, to be sent to others. */
export function stamped(search: string, { engine, climateDate, heatingBtu, coolingBtu }: Stamp): string {
  const params = new URLSearchParams(search)
  params.set(STAMP_NAME, [engine, climateDate, heatingBtu, coolingBtu].join('~'))
  return params.toString()
}

/** Why a link does not open the result that its sender saw. */
export type LinkFault =
  | { kind: 'unreadable' }
  | { kind: 'newer-method' | 'newer-weather' | 'changed'; then: Stamp; now: Stamp }

/** Compares the result of a link with its stamp; null when they agree, or when the link has no stamp. */
export function linkFault(params: Pick<URLSearchParams, 'get'>, now: Stamp): LinkFault | null {
  const text = params.get(STAMP_NAME)
  if (text === null) return null
  const [, engine, climateDate, heating, cooling] = STAMP.exec(text) ?? []
  if (!engine || !climateDate || !heating || !cooling) return { kind: 'unreadable' }
  const then = { engine, climateDate, heatingBtu: Number(heating), coolingBtu: Number(cooling) }
  if (then.heatingBtu === now.heatingBtu && then.coolingBtu === now.coolingBtu) return null
  if (then.engine !== now.engine) return { kind: 'newer-method', then, now }
  return { kind: then.climateDate === now.climateDate ? 'changed' : 'newer-weather', then, now }
}
