/** One tested point: °F outside and BTU/h. */
export interface CapacityPoint {
  outdoorF: number
  btuh: number
}

/** BTU/h at a temperature; `isTested` is false outside the tested points. */
export interface CapacityAt {
  btuh: number
  isTested: boolean
}

/**
 * Capacity of a heat pump between its tested points. Above the warmest it stays; below the coldest it goes
 * on falling as between the two coldest, because a constant value would be too high. Below the lowest
 * temperature at which the unit runs it gives nothing.
 *
 * @param points two or more, in any order
 * @param stopsF the lowest °F outside at which the unit runs; null when its maker states none
 */
export const capacityAt = (
  points: readonly CapacityPoint[],
  outdoorF: number,
  stopsF: number | null = null,
): CapacityAt => sortedCapacityAt(ascending(points), outdoorF, stopsF)

const ascending = (points: readonly CapacityPoint[]): CapacityPoint[] =>
  [...points].sort((one, other) => one.outdoorF - other.outdoorF)

function sortedCapacityAt(
  sorted: readonly CapacityPoint[],
  outdoorF: number,
  stopsF: number | null,
): CapacityAt {
  if (stopsF !== null && outdoorF < stopsF) return { btuh: 0, isTested: true }
  const [coldest, warmest] = [sorted[0]!, sorted.at(-1)!]
  if (outdoorF > warmest.outdoorF) return { btuh: warmest.btuh, isTested: false }
  const next = Math.max(
    1,
    sorted.findIndex((point) => outdoorF <= point.outdoorF),
  )
  const [low, high] = [sorted[next - 1]!, sorted[next]!]
  const slope = (high.btuh - low.btuh) / (high.outdoorF - low.outdoorF)
  return {
    btuh: Math.max(0, low.btuh + slope * (outdoorF - low.outdoorF)),
    isTested: outdoorF >= coldest.outdoorF,
  }
}

/** A home's heat loss: all of it at the design temperature, none at the temperature where heating ends. */
export interface LossLine {
  designF: number
  btuh: number
  /** people and sun keep the home warm above it, °F */
  endsF: number
}

export const lossAt = ({ designF, btuh, endsF }: LossLine, outdoorF: number): number =>
  Math.max(0, (btuh * (endsF - outdoorF)) / (endsF - designF))

const BTUH_PER_KW = 3_412
/** °F, one tenth of a degree */
const STEP = 0.1

export interface BalancePoint {
  /** °F down to which the unit carries the home alone; null when it never does */
  balanceF: number | null
  /** BTU/h that the unit lacks at the design temperature */
  shortBtuh: number
  /** the same as electric heat, kW */
  shortKw: number
  /** the design temperature is within the tested points */
  isTested: boolean
}

/** What a heat pump lacks at the design temperature, BTU/h and kW of electric heat. */
export function shortAt(
  loss: LossLine,
  points: readonly CapacityPoint[],
  stopsF: number | null = null,
): Pick<BalancePoint, 'shortBtuh' | 'shortKw' | 'isTested'> {
  const atDesign = capacityAt(points, loss.designF, stopsF)
  const shortBtuh = Math.max(0, Math.round(loss.btuh - atDesign.btuh))
  return {
    shortBtuh,
    shortKw: Math.round((shortBtuh / BTUH_PER_KW) * 10) / 10,
    isTested: atDesign.isTested,
  }
}

/**
 * The lowest temperature at which a heat pump heats a home alone, and the back-up heat at the design
 * temperature.
 */
export function balancePoint(
  loss: LossLine,
  points: readonly CapacityPoint[],
  stopsF: number | null = null,
): BalancePoint {
  const short = shortAt(loss, points, stopsF)
  if (short.shortBtuh === 0) return { ...short, balanceF: loss.designF }
  const sorted = ascending(points)
  let balanceF: number | null = null
  for (
    let outdoorF = loss.endsF;
    outdoorF >= loss.designF;
    outdoorF = Math.round((outdoorF - STEP) * 10) / 10
  ) {
    if (sortedCapacityAt(sorted, outdoorF, stopsF).btuh + 0.5 < lossAt(loss, outdoorF)) break
    balanceF = outdoorF
  }
  return { ...short, balanceF }
}

/** Capacity at 17 °F as a share of that at 47 °F; ENERGY STAR asks cold-climate units for 70 % at 5 °F. */
const USUAL_AT_17 = 0.64
const COLD_CLIMATE = { at17: 0.85, at5: 0.7 } as const

/** A typical unit by its capacity at 47 °F, for those who have no table of their unit. */
export const typicalHeatPump = (at47: number, isColdClimate: boolean): CapacityPoint[] =>
  isColdClimate
    ? [
        { outdoorF: 47, btuh: at47 },
        { outdoorF: 17, btuh: at47 * COLD_CLIMATE.at17 },
        { outdoorF: 5, btuh: at47 * COLD_CLIMATE.at5 },
      ]
    : [
        { outdoorF: 47, btuh: at47 },
        { outdoorF: 17, btuh: at47 * USUAL_AT_17 },
      ]
