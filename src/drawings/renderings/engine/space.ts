/** Inches to the right, up, and toward the person who looks. */
export type Point3 = readonly [x: number, y: number, z: number]

export const add = (a: Point3, b: Point3, times = 1): Point3 => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]

export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function unit(a: Point3): Point3 {
  const length = Math.sqrt(dot(a, a)) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Two directions across an axis, at right angles to it and to each other. */
function across(axis: Point3): readonly [Point3, Point3] {
  const one = unit(cross(Math.abs(axis[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], axis))
  return [one, unit(cross(axis, one))]
}

/** Points of a circle around an axis. */
export function circleAround(center: Point3, axis: Point3, r: number, count: number): Point3[] {
  const [one, two] = across(axis)
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    return add(add(center, one, Math.cos(angle) * r), two, Math.sin(angle) * r)
  })
}

/** The outline of points on paper, without those inside: a monotone chain. */
export function hull(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: typeof sorted) => {
    const chain: (readonly [number, number])[] = []
    for (const point of list) {
      while (chain.length >= 2 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turnsLeft = (
  a: readonly [number, number],
  b: readonly [number, number],
  c: readonly [number, number],
): boolean => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9
