import type { Pen, Point } from '../engine/pen.ts'
import { bentLine, bentPipe } from '../engine/tubes.ts'
import type { Figure } from '../figure/figure.ts'
import type { DrawingSize } from '../spec.ts'

export type HeadType = 'wallHead' | 'cassette' | 'slimCassette' | 'concealed' | 'floorCeiling' | 'lowWall'

export interface IndoorHead {
  type: HeadType
  dims?: Partial<DrawingSize>
  brand?: string
  room?: string
  btuPerHour?: number
  /** outside diameters in inches */
  gas?: number
  liquid?: number
  /** feet */
  length?: number
}

/** One head with its place in the picture. */
export interface Row {
  head: IndoorHead
  one: Figure
  letter: string
  floorStanding: boolean
  ceilingMounted: boolean
  /** height of the head on paper; a cassette is seen from the side here */
  h: number
  top: number
  ceiling: number
  port: number
}

interface Route {
  from: number
  bend: number
  headX: number
}

/**
 * Pair of lines from port to head: suction insulated, liquid bare. Returns the height at which they arrive.
 */
export function drawLines(
  pen: Pen,
  { head, one, port, top, h, ceilingMounted }: Row,
  { from, bend, headX }: Route,
): number {
  const [gas, liquid] = [head.gas ?? 0.375, head.liquid ?? 0.25]
  const straight = port > top + 1 && port < top + h - 1
  const fitting = ceilingMounted && one.type !== 'concealed' ? top + h * 0.34 + 0.9 : top + h * 0.58
  const y = straight ? port - 0.4 : fitting
  const end = headX + (one.type === 'concealed' ? -3.6 : ceilingMounted ? one.box.w * 0.06 - 2.6 : 0)
  const start = from + 1.4
  const gasLine: Point[] = straight
    ? [
        [start, y],
        [end, y],
      ]
    : [
        [start, port - 0.4],
        [bend, port - 0.4],
        [bend, y],
        [end, y],
      ]
  const liquidLine: Point[] = straight
    ? [
        [start, y + 2],
        [end, y + 2],
      ]
    : [
        [start, port + 1.6],
        [bend + 2, port + 1.6],
        [bend + 2, y + 2],
        [end, y + 2],
      ]
  bentPipe(pen, 'cold-face', liquidLine, Math.max(0.55, liquid), 1.4)
  bentPipe(pen, 'outline-face', gasLine, gas + 0.9, 1.8)
  bentLine(pen, 'cold', gasLine, 1.8)
  for (const [x, at, r] of [
    [from + 1, port - 0.4, 1.1],
    [from + 1, port + 1.6, 0.7],
    [end - 1.6, y, 1.1],
    [end - 1.6, y + 2, 0.7],
  ] as const)
    pen.rect('detail-face', x, at - r, 1.55, r * 2, 0.15)
  return y
}
