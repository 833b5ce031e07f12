import type { DrawingPart } from '#drawings/spec.ts'
import type { AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { freightOf, freightOfParts } from '../freight.ts'
import type { Draft } from '../product.ts'

/** A kit costs 3% less than its parts. */
const KIT_SHARE = 0.97

const kitPrice = (parts: readonly Draft[]): number =>
  Math.round(parts.reduce((sum, part) => sum + part.price, 0) * KIT_SHARE)
const kitWeight = (parts: readonly Draft[]): number =>
  Math.round(parts.reduce((sum, part) => sum + part.weight, 0))

export const drawnPart = (draft: Draft, type: string): DrawingPart | undefined =>
  draft.dimensions === null
    ? undefined
    : {
        type: draft.drawing?.type ?? type,
        options: draft.drawing?.options ?? {},
        dimensions: draft.dimensions,
      }

/** What follows from the parts of a kit alone: price, weight, pallet and the list of what is in it. */
export function kitOf(
  parts: readonly Draft[],
): Pick<Draft, 'price' | 'weight' | 'freight' | 'included' | 'template'> {
  const cartons = parts.map((part) => part.freight ?? freightOf(part.weight, part.dimensions, true))
  return {
    price: kitPrice(parts),
    weight: kitWeight(parts),
    freight: freightOfParts(kitWeight(parts), cartons),
    included: parts.map((part) => `${part.brand} ${part.name} (${part.sku})`),
    template: 'system',
  }
}

/**
 * Minimum ratings in force since 2023-01-01 by region, for split air conditioners: SEER2 below and from
 * 45,000 BTU/h, then EER2 in the Southwest.
 */
export function splitRegions(own: readonly string[], cooling: number, seer2: number, eer2: number): string[] {
  const large = cooling >= 45_000
  const southwestEer = seer2 >= 15.2 ? 9.8 : large ? 11.2 : 11.7
  const allowed = {
    N: seer2 >= 13.4,
    S: seer2 >= (large ? 13.8 : 14.3),
    SW: seer2 >= (large ? 13.8 : 14.3) && eer2 >= southwestEer,
  }
  return own.filter((region) => allowed[region as keyof typeof allowed])
}

/** House rating of a matched system: the outdoor unit's figure and what the blower adds or takes. */
export const BLOWER_BONUS: Record<string, number> = { PSC: -0.5, 'Variable-speed ECM': 0.5 }

export const rounded = (value: number): number => Math.round(value * 10) / 10
export const value = (draft: Draft, key: AttributeKey): AttributeValue | undefined => draft.attributes[key]
export const figure = (draft: Draft, key: AttributeKey): number => Number(draft.attributes[key] ?? 0)
export const HOUSE_RATING = 'House rating: outdoor unit and blower, not a published combination'
