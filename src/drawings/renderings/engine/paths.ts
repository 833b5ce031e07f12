export type Paper = readonly [x: number, y: number]

/** Tenths of a pixel. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

const pair = ([x, y]: Paper): string => `${round(x)} ${round(y)}`

export const closed = (points: readonly Paper[]): string => {
  const [first, ...rest] = points
  return first ? `M${pair(first)}${rest.map((each) => `L${pair(each)}`).join('')}z` : ''
}

/** Cubic curves through points, with the slope of their neighbors. */
export function smooth(points: readonly Paper[], loop: boolean): string {
  const at = (i: number): Paper => {
    const count = points.length
    return points[loop ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  }
  const last = loop ? points.length : points.length - 1
  let d = points[0] ? `M${pair(points[0])}` : ''
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const one: Paper = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two: Paper = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${pair(one)} ${pair(two)} ${pair(to)}`
  }
  return loop ? `${d}z` : d
}
