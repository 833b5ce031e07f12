import type { Pen } from '../engine/pen.ts'
import type { Tone } from '../engine/tones.ts'
import type { Figure } from '../figure/figure.ts'

/** A drawing that explains something in an article. One unit of its pen is one pixel. */
export interface Lesson {
  height: number
  /** the alternative text: what a reader learns from the drawing */
  alt: string
  paint: (pen: Pen) => void
}

/** All lessons share one width, so that their words have one size on a page. */
export const LESSON_WIDTH = 440

/** The front of equipment, its upper left corner at a place; without pipes and label. */
export const front = (pen: Pen, equipment: Figure, x: number, y: number, scale: number): void =>
  pen.at(x, y, () => pen.scaled(scale, () => equipment.paint(pen, 'front', { pipes: false, label: false })))

const HEAD = 6

/** A line with an arrow head at its end, along one axis or across. */
export function arrowTo(pen: Pen, tone: Tone, [x1, y1]: XY, [x2, y2]: XY): void {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [bx, by] = [x2 - ux * HEAD, y2 - uy * HEAD]
  pen.path(tone, ['M', x1, y1], ['L', x2, y2])
  pen.path(
    tone,
    ['M', bx - uy * HEAD * 0.6, by + ux * HEAD * 0.6],
    ['L', x2, y2],
    ['L', bx + uy * HEAD * 0.6, by - ux * HEAD * 0.6],
  )
}

export type XY = readonly [x: number, y: number]

/** A numbered circle that a legend explains. */
function numbered(pen: Pen, number: number, x: number, y: number): void {
  pen.circle('numbered-marker', x, y, 10)
  pen.text(String(number), x, y + 4.5, 12, { tone: 'marker-number', anchor: 'middle' })
}

/** Numbered circles from 1 on, at these places. */
export function marks(pen: Pen, ...places: readonly XY[]): void {
  for (const [index, [x, y]] of places.entries()) numbered(pen, index + 1, x, y)
}

/** The legend of numbered circles, one line each. */
export function legend(pen: Pen, lines: readonly string[], x: number, y: number, step = 24): void {
  for (const [index, line] of lines.entries()) {
    numbered(pen, index + 1, x, y + index * step)
    pen.text(line, x + 18, y + index * step + 4.5, 13, { tone: 'strong' })
  }
}

/** A box with words in its middle, on as many lines as they have. */
export function box(pen: Pen, tone: Tone, [x, y, w, h]: Box, words: string): void {
  const lines = words.split('\n')
  pen.rect(tone, x, y, w, h, 3)
  const first = y + h / 2 + 4.5 - ((lines.length - 1) * 16) / 2
  for (const [index, line] of lines.entries())
    pen.text(line, x + w / 2, first + index * 16, 13, { tone: 'strong', anchor: 'middle' })
}

export type Box = readonly [x: number, y: number, w: number, h: number]

/** Horizontal bars with their names at the left and their values at the right end. */
export function bars(
  pen: Pen,
  rows: readonly { name: string; value: number; said: string; tone: Tone }[],
  { x, y, width, most, step = 40 }: { x: number; y: number; width: number; most: number; step?: number },
): void {
  for (const [index, { name, value, said, tone }] of rows.entries()) {
    const top = y + index * step
    const length = (value / most) * width
    pen.rect(tone, x, top, length, 22)
    pen.text(name, x - 10, top + 16, 13, { tone: 'strong', anchor: 'end' })
    pen.text(said, x + length + 8, top + 16, 13, { tone: 'strong' })
  }
}

/** An axis with ticks and their numbers. `at` turns a value into a pixel. */
export function axisX(pen: Pen, { from, to, y, values, at, said = String }: AxisX): void {
  pen.horizontal('detail', y, from, to)
  for (const value of values) {
    pen.vertical('detail', at(value), y, y + 5)
    pen.text(said(value), at(value), y + 19, 12, { anchor: 'middle' })
  }
}

interface AxisX {
  from: number
  to: number
  y: number
  values: readonly number[]
  at: (value: number) => number
  said?: (value: number) => string
}
