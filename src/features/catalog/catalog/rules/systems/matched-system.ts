import { defineTexts } from '#lib/language/texts.ts'
import { upToHundredths } from '#lib/numbers.ts'

/** A combination that was rated together. Capacities in BTU/h. */
export interface SystemFacts<Card> {
  outdoor: Card | null
  indoor: Card | null
  furnace: Card | null
  outdoorModel: string
  indoorModel: string
  furnaceModel: string
  seer2: number | null
  eer2: number | null
  hspf2: number | null
  afue: number | null
  coolingBtu: number | null
  heatingBtu: number | null
}

/** The combined ratings that are known, as rows of a plate. */
export function systemRatings(
  system: SystemFacts<unknown>,
): { label: string; value: string; unit: string }[] {
  const rows: [string, number | null, string][] = [
    ['SEER2', system.seer2, ''],
    ['EER2', system.eer2, ''],
    ['HSPF2', system.hspf2, ''],
    ['AFUE', system.afue, '%'],
    ['Cooling', system.coolingBtu, 'BTU/h'],
    ['Heating', system.heatingBtu, 'BTU/h'],
  ]
  return rows.flatMap(([label, value, unit]) =>
    value === null ? [] : [{ label, value: upToHundredths(value), unit }],
  )
}

const roles = defineTexts({ outdoor: 'Outdoor unit', indoor: 'Indoor unit', furnace: 'Furnace' })

/** The parts that were rated together: each with its role, its model, and its card when it is sold alone. */
export function systemParts<Card extends { sku: string }>(
  system: SystemFacts<Card>,
): { role: string; model: string; part: Card | null }[] {
  const parts: [string, string, Card | null][] = [
    [roles.outdoor, system.outdoorModel, system.outdoor],
    [roles.indoor, system.indoorModel, system.indoor],
    [roles.furnace, system.furnaceModel, system.furnace],
  ]
  return parts.flatMap(([role, model, part]) =>
    model === '' && part === null ? [] : [{ role, model: model || (part?.sku ?? ''), part }],
  )
}
