import type { Stages } from '#features/catalog/catalog/rules/attribute-ids.ts'

/**
 * How much larger than the load equipment may be, ACCA Manual S as OpenStudio-HPXML codes it (BSD-3-Clause),
 * in percent of the load.
 */
export const COOLING_MOST = { single: 115, 'two-stage': 120, variable: 130 } as const satisfies Record<
  Stages,
  number
>
export const COOLING_LEAST = 90
const SENSIBLE_LEAST = 100

export const FURNACE_LEAST = 100
export const FURNACE_MOST = 140
/** In a dry cold place a heat pump may exceed the cooling load by this, BTU/h. */
export const DRY_COLD_EXTRA = 15_000

export interface CoolingLoad {
  total: number
  sensible: number
  latent: number
}

/** Whether a unit fits, in percent of the load, and the first reason. */
export type Verdict =
  | { fits: true; percent: number }
  | {
      fits: false
      percent: number
      because: 'small' | 'large' | 'sensible-short' | 'latent-short' | 'no-load'
    }

/** Percent, one decimal. */
const percentOf = (capacity: number, load: number): number => Math.round((capacity / load) * 1000) / 10

/**
 * A cooling unit by Manual S.
 *
 * @param unit BTU/h at the design conditions; without its sensible capacity only the total is compared
 * @param extra BTU/h that the unit may have beyond the limit, for heat pumps in dry cold places
 */
export function judgeCooling(
  unit: { total: number; sensible?: number },
  load: CoolingLoad,
  stages: Stages,
  extra = 0,
): Verdict {
  if (load.total <= 0) return { fits: false, percent: 0, because: 'no-load' }
  const percent = percentOf(unit.total, load.total)
  const no = (because: 'small' | 'large' | 'sensible-short' | 'latent-short'): Verdict => ({
    fits: false,
    percent,
    because,
  })
  if (percent < COOLING_LEAST) return no('small')
  if (percent > COOLING_MOST[stages] && unit.total > load.total + extra) return no('large')
  if (unit.sensible !== undefined) {
    if (percentOf(unit.sensible, load.sensible) < SENSIBLE_LEAST) return no('sensible-short')
    if (unit.total - unit.sensible < load.latent) return no('latent-short')
  }
  return { fits: true, percent }
}

/** A furnace or boiler by Manual S. @param output BTU/h delivered */
export function judgeFurnace(output: number, load: number): Verdict {
  if (load <= 0) return { fits: false, percent: 0, because: 'no-load' }
  const percent = percentOf(output, load)
  if (percent < FURNACE_LEAST) return { fits: false, percent, because: 'small' }
  return percent > FURNACE_MOST ? { fits: false, percent, because: 'large' } : { fits: true, percent }
}

/** Indoor units may add up to this share of the outdoor unit, percent; the maker's table decides. */
const ZONES_LEAST = 100
const ZONES_MOST = 130

/** Indoor units of a multi-zone system beside their outdoor unit, BTU/h. */
export function judgeZones(indoor: readonly number[], outdoor: number): Verdict {
  if (outdoor <= 0 || indoor.length === 0) return { fits: false, percent: 0, because: 'no-load' }
  const percent = percentOf(
    indoor.reduce((sum, each) => sum + each, 0),
    outdoor,
  )
  if (percent < ZONES_LEAST) return { fits: false, percent, because: 'small' }
  return percent > ZONES_MOST ? { fits: false, percent, because: 'large' } : { fits: true, percent }
}

/** Sizes of indoor heads and of outdoor units of multi-zone mini splits that makers build, BTU/h. */
const HEADS = [6_000, 9_000, 12_000, 15_000, 18_000, 24_000] as const
const OUTDOORS = [18_000, 20_000, 24_000, 30_000, 36_000, 42_000, 48_000, 60_000] as const
const least = (sizes: readonly number[], load: number): number | undefined =>
  sizes.find((size) => size >= (load * COOLING_LEAST) / 100)

/**
 * A multi-zone mini split for rooms by their cooling loads, BTU/h: the smallest head that covers each room
 * and the smallest outdoor unit that covers the home; null where one is not built.
 */
export function zonesFor(
  rooms: readonly number[],
  home: number,
): { heads: number[]; outdoor: number; verdict: Verdict } | null {
  const heads = rooms.filter((load) => load > 0).map((load) => least(HEADS, load))
  const outdoor = least(OUTDOORS, home)
  if (outdoor === undefined || heads.length === 0 || heads.includes(undefined)) return null
  const sizes = heads.filter((size) => size !== undefined)
  return { heads: sizes, outdoor, verdict: judgeZones(sizes, outdoor) }
}
