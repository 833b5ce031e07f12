/** The edges of the plot inside its picture, in pixels. */
export interface PlotBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The numbers at the two axes. The upright axis begins at 0. */
export interface PlotAxes {
  readonly fromX: number
  readonly toX: number
  readonly stepX: number
  readonly topY: number
  readonly stepY: number
}

/** Turns values into points of the picture. */
export interface PlotScale {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly ticksX: readonly number[]
  readonly ticksY: readonly number[]
}

/** Quotients such as 0.3 / 0.1 end just below the whole number. */
const ROUNDING = 1e-9

/** Round numbers from `from` on; the last may lie before `to`. */
const ticks = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + ROUNDING) + 1 }, (_, index) => from + index * step)

export const plotScale = ({ fromX, toX, stepX, topY, stepY }: PlotAxes, box: PlotBox): PlotScale => ({
  x: (value) => box.left + ((value - fromX) / (toX - fromX)) * (box.right - box.left),
  y: (value) => box.bottom - (value / topY) * (box.bottom - box.top),
  ticksX: ticks(fromX, toX, stepX),
  ticksY: ticks(0, topY, stepY),
})

/** The path of a line through the points of `of` at these places. */
export const plotLine = (
  { x, y }: PlotScale,
  places: readonly number[],
  of: (place: number) => number,
): string =>
  places
    .map((place, index) => `${index === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(of(place)).toFixed(1)}`)
    .join('')

/** Upright strokes between two lines, one at each place. */
export const plotStrokes = (
  { x, y }: PlotScale,
  places: readonly number[],
  [one, other]: readonly [(place: number) => number, (place: number) => number],
): string =>
  places
    .map((place) => `M${x(place).toFixed(1)} ${y(one(place)).toFixed(1)}V${y(other(place)).toFixed(1)}`)
    .join('')
