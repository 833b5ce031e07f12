import { fins } from './fittings.ts'
import type { Pen, Point, Segment } from './pen.ts'
import type { Tone } from './tones.ts'

/** A curve: 0 to 1 in, a point in inches out. */
export type Curve = (t: number) => Point

/** Both neighbors of every point but the ends. */
function corners(points: readonly Point[]): { before: Point; at: Point; after: Point }[] {
  return points.flatMap((at, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    return before && after ? [{ before, at, after }] : []
  })
}

function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(bx - ax) / length, (by - ay) / length]
}

/**
 * One wall of a bent pipe: the line moved `offset` to its right, its corners cut `r` before and after the
 * bend.
 */
function wall(points: readonly Point[], offset: number, r: number): Point[] {
  const [first, second] = points
  const [last, beforeLast] = points.toReversed()
  if (!first || !second || !last || !beforeLast) return []
  const shift = (u: Point): Point => [-u[1] * offset, u[0] * offset]
  const end = (at: Point, u: Point): Point => [at[0] + shift(u)[0], at[1] + shift(u)[1]]
  const bends = corners(points).flatMap(({ before, at: [x, y], after }): Point[] => {
    const u = direction(before, [x, y])
    const v = direction([x, y], after)
    const [nu, nv] = [shift(u), shift(v)]
    return [
      [x - u[0] * r + nu[0], y - u[1] * r + nu[1]],
      [x + nu[0] + nv[0], y + nu[1] + nv[1]],
      [x + v[0] * r + nv[0], y + v[1] * r + nv[1]],
    ]
  })
  return [end(first, direction(first, second)), ...bends, end(last, direction(beforeLast, last))]
}

/** Wall points as lines with a curve through each bend; the points come as end, three for each bend, end. */
function wallPath(points: readonly Point[], start: 'M' | 'L'): Segment[] {
  const path: Segment[] = []
  points.forEach((at, i) => {
    const place = i === 0 || i === points.length - 1 ? 'end' : (['in', 'corner', 'out'] as const)[(i - 1) % 3]
    if (place === 'end' || place === 'in') path.push([i === 0 ? start : 'L', ...at])
    const after = points[i + 1]
    if (place === 'corner' && after) path.push(['Q', ...at, ...after])
  })
  return path
}

/** Pipe along a right-angled line of points, rounded at the bends with radius `r`. */
export function bentPipe(
  pen: Pen,
  tone: Tone,
  points: readonly Point[],
  diameter: number,
  r = diameter * 1.1,
): void {
  const right = wallPath(wall(points, diameter / 2, r), 'M')
  const left = wallPath(wall(points, -diameter / 2, r).toReversed(), 'L')
  pen.path(tone, ...right, ...left, 'z')
}

/** Line along the same kind of points. */
export function bentLine(pen: Pen, tone: Tone, points: readonly Point[], r = 1.5): void {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return
  const path: Segment[] = [['M', ...first]]
  for (const { before, at, after } of corners(points)) {
    const u = direction(at, before)
    const v = direction(at, after)
    path.push(['L', at[0] + u[0] * r, at[1] + u[1] * r], ['Q', ...at, at[0] + v[0] * r, at[1] + v[1] * r])
  }
  pen.path(tone, ...path, ['L', ...last])
}

/** Point on a curve and the unit normal there, by a small difference. */
export function normal(curve: Curve, t: number): { at: Point; out: Point } {
  const step = 1e-3
  const [dx, dy] = direction(curve(Math.max(0, t - step)), curve(Math.min(1, t + step)))
  return { at: curve(t), out: [-dy, dx] }
}

export interface HoseStyle {
  minPx?: number
  rib?: Tone
  fill?: Tone
}

/** Corrugated tube along a curve of about `length` inches; ribs never come closer than `minPx`. */
export function hose(
  pen: Pen,
  curve: Curve,
  length: number,
  diameter: number,
  pitch: number,
  { minPx = 3, rib = 'hairline', fill = 'detail-face' }: HoseStyle = {},
): void {
  const ribs = Math.max(2, Math.round(length / Math.max(pitch, minPx / pen.scale)))
  const finer = Math.max(1, Math.ceil(18 / ribs))
  const steps = ribs * finer
  const k = diameter / 2
  const pairs = Array.from({ length: steps + 1 }, (_, i): [Point, Point] => {
    const { at, out } = normal(curve, i / steps)
    return [
      [at[0] + out[0] * k, at[1] + out[1] * k],
      [at[0] - out[0] * k, at[1] - out[1] * k],
    ]
  })
  const there = pairs.map(([a], i): Segment => [i ? 'L' : 'M', ...a])
  const back = pairs.toReversed().map(([, b]): Segment => ['L', ...b])
  pen.path(fill, ...there, ...back, 'z')
  pairs.forEach(([a, b], i) => {
    if (i > 0 && i < steps && i % finer === 0) pen.line(rib, ...a, ...b)
  })
}

/** Cubic Bézier through four points. */
export function bezier(a: Point, b: Point, c: Point, d: Point): Curve {
  return (t) => {
    const u = 1 - t
    const blend = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
    return [blend(a[0], b[0], c[0], d[0]), blend(a[1], b[1], c[1], d[1])]
  }
}

/** Round metal collar running down from a seam, with bead and crimp. */
export function collar(pen: Pen, x: number, y: number, diameter: number, length: number): void {
  const bead = y + length * 0.36
  pen.rect('detail-face', x - diameter / 2, y, diameter, length)
  pen.rect('detail-face', x - diameter / 2 - 0.15, bead - 0.18, diameter + 0.3, 0.36, 0.18)
  fins(pen, 'hairline', x - diameter / 2, bead + 0.4, diameter, y + length - bead - 0.4, 0.55, 3)
}
