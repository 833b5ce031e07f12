import { type DemoMatch, type Draft, size } from '../product.ts'
import { BLOWER_BONUS, drawnPart, figure, HOUSE_RATING } from './kits.ts'

const TIERS: Record<string, number> = { Oakhollow: 0, Hearthmoor: 0, Northvale: 1, Corvane: 2 }
export const tier = (draft: Draft): number => TIERS[draft.brand] ?? 1
export const regionsOf = (draft: Draft): string[] =>
  ([] as string[]).concat((draft.attributes.region ?? []) as string[])
export const blowerBonus = (draft: Draft): number => BLOWER_BONUS[String(draft.attributes.blower)] ?? 0
export const parts = (drafts: readonly [Draft, string][]) =>
  drafts.flatMap(([draft, type]) => drawnPart(draft, type) ?? [])
export const seriesOf = (draft: Draft): string => draft.series ?? ''

/**
 * Rules D2 and D3: a coil of the same tonnage and the furnace's width; lying coils for attics are sold alone.
 */
export const coilFor = (coils: readonly Draft[], tons: number, width: number): Draft | undefined =>
  coils.find(
    (coil) =>
      figure(coil, 'systemTons') === tons && coil.dimensions?.width === width && coil.dimensions.depth === 21,
  )

/**
 * Rules D4 and tier sense: the blower moves enough air, the furnace is neither far too small nor far too
 * large, and a value unit is not sold with the finest furnace.
 */
export function goesWith(outdoor: Draft, furnace: Draft, tons: number): boolean {
  const ratio = figure(furnace, 'furnaceHeatingBtu') / (tons * 12_000)
  return (
    figure(furnace, 'maxAcTons') >= tons &&
    ratio >= 1.1 &&
    ratio <= 3.4 &&
    Math.abs(tier(outdoor) - tier(furnace)) <= 1 &&
    furnace.type === 'gas-furnace'
  )
}

/** The indoor cabinet of a system: the coil stands on the furnace. */
export const cabinetOf = (
  { dimensions: furnace }: Draft,
  { dimensions: coil }: Draft,
): Draft['dimensions'] =>
  furnace === null || coil === null
    ? null
    : size(
        Math.max(furnace.width, coil.width),
        furnace.height + coil.height,
        Math.max(furnace.depth, coil.depth),
      )

export const match = (
  outdoor: Draft,
  indoor: Draft | null,
  furnace: Draft | null,
  ratings: Partial<DemoMatch>,
): DemoMatch => ({
  outdoor: outdoor.sku,
  indoor: indoor?.sku ?? null,
  furnace: furnace?.sku ?? null,
  outdoorModel: outdoor.sku,
  indoorModel: indoor?.sku ?? '',
  furnaceModel: furnace?.sku ?? '',
  seer2: null,
  eer2: null,
  hspf2: null,
  afue: null,
  coolingBtu: null,
  heatingBtu: null,
  source: HOUSE_RATING,
  ...ratings,
})
