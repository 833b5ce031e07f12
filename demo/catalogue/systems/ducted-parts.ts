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

/** How the furnace and the coil of a system lie: one on the other, or side by side in an attic. */
export type Layout = 'upright' | 'lying'

/** The layout that a coil is made for. */
export const layoutOf = ({ attributes }: Draft): Layout =>
  [attributes.position ?? []].flat().includes('Upflow') ? 'upright' : 'lying'

/** Rules D2 and D3: a coil of the same tonnage and the furnace's width, which is its height when it lies. */
export const coilFor = (
  coils: readonly Draft[],
  tons: number,
  { width, layout }: { width: number; layout: Layout },
): Draft | undefined =>
  coils.find(
    (coil) =>
      figure(coil, 'systemTons') === tons &&
      layoutOf(coil) === layout &&
      (layout === 'upright' ? coil.dimensions?.width : coil.dimensions?.height) === width,
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

/** The indoor cabinet of a system: the coil stands on the furnace, or lies beside it. */
export function cabinetOf(
  { dimensions: furnace }: Draft,
  { dimensions: coil }: Draft,
  layout: Layout,
): Draft['dimensions'] {
  if (furnace === null || coil === null) return null
  const depth = Math.max(furnace.depth, coil.depth)
  return layout === 'upright'
    ? size(Math.max(furnace.width, coil.width), furnace.height + coil.height, depth)
    : size(furnace.height + coil.width, Math.max(furnace.width, coil.height), depth)
}

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
