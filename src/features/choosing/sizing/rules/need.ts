import { STAGES, type Stages } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { upToThousand } from '#lib/numbers.ts'
import { COOLING_LEAST, COOLING_MOST } from './equipment/manual-s.ts'
import type { Load } from './load.ts'

export const BTU_PER_TON = 12_000
const SMALLEST_TONS = 1.5
const LARGEST_TONS = 5
/** Central systems that makers build, tons. They do not build one of 4½. */
export const BUILT_TONS = [1.5, 2, 2.5, 3, 3.5, 4, 5] as const
/** The load that four tons still cover to 90 %; a larger one takes five. */
const MOST_FOR_FOUR = 4 / 0.9

/** The load of a home, rounded to the sizes of equipment. BTU/h of the whole home; tons of each system. */
export interface Need {
  heatingBtu: number
  /** up to the next thousand */
  heatingBtuRounded: number
  coolingBtu: number
  /** of one system, in the sizes that are built, 1.5 to 5 */
  tons: number
  /** more than one where five tons are not enough */
  systems: number
}

/** The size that is built: half tons, except 4½. */
function builtTons(tons: number): number {
  const rounded = Math.min(LARGEST_TONS, Math.max(SMALLEST_TONS, Math.round(tons * 2) / 2))
  if (rounded !== 4.5) return rounded
  return tons <= MOST_FOR_FOUR ? 4 : 5
}

/**
 * The size that fits a home: of those that are built the smallest of at least 90 % of the load, when it is
 * within the upper limit of Manual S for the most stages. Null: none that is built fits.
 *
 * @param coolingBtu the load that one system carries, BTU/h
 */
export function fittingTons(coolingBtu: number): { tons: number; stages: Stages } | null {
  const tons = BUILT_TONS.find((size) => size * BTU_PER_TON >= (coolingBtu * COOLING_LEAST) / 100)
  if (tons === undefined) return null
  const stages = STAGES.find((each) => tons * BTU_PER_TON <= (coolingBtu * COOLING_MOST[each]) / 100)
  return stages === undefined ? null : { tons, stages }
}

/**
 * The size that we recommend where the specification's rounding gives another one: it may stay below 90 % of
 * the load. Null where the rounded size fits, or where no size that is built does.
 */
export function betterTons({ coolingBtu, systems, tons }: Pick<Need, 'coolingBtu' | 'systems' | 'tons'>) {
  const fitting = fittingTons(coolingBtu / systems)
  return fitting === null || fitting.tons === tons ? null : fitting
}

/** The size that we recommend, tons of one system: the one that fits, else the rounded one. */
export const sizeFor = ({
  coolingBtu,
  systems,
  tons,
}: Pick<Need, 'coolingBtu' | 'systems' | 'tons'>): number => fittingTons(coolingBtu / systems)?.tons ?? tons

/** The smallest central system is too large for the home, whatever its kind (Manual S). */
export const isBelowSmallest = (coolingBtu: number): boolean =>
  coolingBtu < (SMALLEST_TONS * BTU_PER_TON * 100) / COOLING_MOST.variable

/**
 * Rounds a load to the sizes that makers build. A home of more than five tons gets several systems, and
 * each takes its share.
 */
export function needOf(load: Pick<Load, 'heating' | 'cooling'>): Need {
  const tons = load.cooling / BTU_PER_TON
  const systems = Math.max(1, Math.ceil(tons / LARGEST_TONS))
  return {
    heatingBtu: Math.round(load.heating),
    heatingBtuRounded: upToThousand(load.heating),
    coolingBtu: Math.round(load.cooling),
    tons: builtTons(tons / systems),
    systems,
  }
}
