import { formatInches } from '../engine/dimension-lines.ts'
import type { Pen, Point } from '../engine/pen.ts'
import type { Figure } from '../figure/figure.ts'

/** Both ground axes fall and rise by 30°. */
export const C = Math.sqrt(3) / 2
export const S = 0.5

export type Point3 = readonly [x: number, y: number, z: number]

/** Inches of the unit (right, down, back) to inches on paper. `below` looks up at what hangs in a ceiling. */
export const project = ([x, y, z]: Point3, below: boolean): Point =>
  below ? [C * (x + z), y + S * (z - x)] : [C * (x + z), y + S * (x - z)]

/** Width and height on paper of a box, in inches. */
export function isometricSpan({ w, h, d }: { w: number; h: number; d: number }): { w: number; h: number } {
  return { w: C * (w + d), h: h + S * (w + d) }
}

/** Width, depth and height written beside the edges they measure, with ticks. */
export function drawEdges(pen: Pen, { box: { w, h, d } }: Figure, below: boolean): void {
  const off = 11 / pen.scale
  const tick = 3.5 / pen.scale
  const y = below ? 0 : h
  const out = below ? -off : off
  const measure = (
    from: Point3,
    to: Point3,
    [dx, dy]: Point,
    text: string,
    anchor: 'middle' | 'end' | undefined,
  ): void => {
    const [x1, y1] = project(from, below)
    const [x2, y2] = project(to, below)
    pen.line('dimension', x1 + dx, y1 + dy, x2 + dx, y2 + dy)
    for (const [x, at] of [
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
    ] as const)
      pen.line('dimension-tick', x - tick, at + tick, x + tick, at - tick)
    pen.text(text, (x1 + x2) / 2 + dx * 2.2, (y1 + y2) / 2 + dy * 2.2 + 4.5 / pen.scale, 13, {
      tone: 'dimension',
      ...(anchor ? { anchor } : {}),
    })
  }
  measure([0, y, 0], [w, y, 0], [-off * S, out * C], formatInches(w), 'end')
  measure([w, y, 0], [w, y, d], [off * S, out * C], formatInches(d), undefined)
  measure([0, 0, 0], [0, h, 0], [-off, 0], formatInches(h), 'end')
}
