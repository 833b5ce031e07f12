import { roundStep } from '#lib/numbers.ts'
import { type CapacityPoint, capacityAt, type LossLine, lossAt } from './balance.ts'

const STEP_F = 10

/** The axes of a plot of a home's loss and a heat pump's output over the outdoor temperature. */
export interface BalanceAxes {
  readonly fromX: number
  readonly toX: number
  readonly stepX: number
  readonly topY: number
  readonly stepY: number
  /** °F where the two lines begin, bend and end */
  readonly places: readonly number[]
}

/** Where a line that falls at once to nothing begins and ends, °F apart. */
const DROP_F = 0.01

/**
 * @param coldestF the plot begins at the ten degrees at or below it
 * @param stopsF the lowest °F outside at which the unit runs
 */
export function balanceAxes(
  loss: LossLine,
  points: readonly CapacityPoint[],
  coldestF: number,
  stopsF: number | null = null,
): BalanceAxes {
  const fromX = Math.floor(coldestF / STEP_F) * STEP_F
  const toX = Math.ceil(loss.endsF / STEP_F) * STEP_F
  const ticks = Array.from({ length: (toX - fromX) / STEP_F + 1 }, (_, index) => fromX + index * STEP_F)
  const most = Math.max(lossAt(loss, fromX), ...ticks.map((outdoorF) => capacityAt(points, outdoorF).btuh))
  const stepY = roundStep(most)
  const stops = stopsF === null ? [] : [stopsF, stopsF - DROP_F]
  const bends = [loss.endsF, ...points.map(({ outdoorF }) => outdoorF), ...stops].filter(
    (each) => each > fromX && each < toX,
  )
  return {
    fromX,
    toX,
    stepX: STEP_F,
    topY: Math.ceil(most / stepY) * stepY,
    stepY,
    places: [...ticks, ...bends].toSorted((one, other) => one - other),
  }
}

/** Every degree from the design temperature up to the one at which the heat pump heats the home alone. */
export const degreesShort = (loss: LossLine, balanceF: number | null): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((balanceF ?? loss.endsF) - loss.designF)) },
    (_, index) => loss.designF + index,
  )
