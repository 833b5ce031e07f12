import type { Pen } from './pen.ts'
import type { TextTone } from './tones.ts'

const fractions = ['', '¼', '½', '¾'] as const

/** 17.5 → "17½″", to the nearest quarter inch. */
export function formatInches(value: number): string {
  const quarters = Math.round(value * 4)
  const whole = Math.floor(quarters / 4)
  const fraction = fractions[quarters - whole * 4] ?? ''
  return `${whole || (fraction ? '' : 0)}${fraction}″`
}

/**
 * Horizontal dimension line at `y` with its witness lines starting at `from`; the text knocks the line out.
 */
export function dimensionAcross(
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  from: number,
  text: string,
  px = 13,
): void {
  const tick = 3.5 / pen.scale
  const over = (y > from ? 5 : -5) / pen.scale
  const gap = (y > from ? 3 : -3) / pen.scale
  for (const x of [x1, x2]) pen.vertical('dimension', x, from + gap, y + over)
  pen.horizontal('dimension', y, x1 - 5 / pen.scale, x2 + 5 / pen.scale)
  for (const x of [x1, x2]) pen.line('dimension-tick', x - tick, y + tick, x + tick, y - tick)
  pen.text(text, (x1 + x2) / 2, y + (px * 0.35) / pen.scale, px, { tone: 'dimension', anchor: 'middle' })
}

/** Vertical dimension line at `x`, read from the right side of the sheet. */
export function dimensionUp(
  pen: Pen,
  y1: number,
  y2: number,
  x: number,
  from: number,
  text: string,
  px = 13,
  tone: TextTone = 'dimension',
): void {
  const tick = 3.5 / pen.scale
  const over = (x > from ? 5 : -5) / pen.scale
  const gap = (x > from ? 3 : -3) / pen.scale
  for (const y of [y1, y2]) pen.horizontal('dimension', y, from + gap, x + over)
  pen.vertical('dimension', x, y1 - 5 / pen.scale, y2 + 5 / pen.scale)
  for (const y of [y1, y2]) pen.line('dimension-tick', x - tick, y + tick, x + tick, y - tick)
  pen.text(text, x + (px * 0.35) / pen.scale, (y1 + y2) / 2, px, { tone, anchor: 'middle', turn: -90 })
}

/** Ground line with its hatch below. */
export function ground(pen: Pen, x1: number, x2: number, y: number): void {
  pen.horizontal('detail', y, x1, x2)
  hatchBelow(pen, x1, x2, y)
}

/** Hatch under a line that is cut earth, or over one that is cut ceiling (`side` -1). */
export function hatchBelow(pen: Pen, x1: number, x2: number, y: number, side: -1 | 1 = 1): void {
  const step = 7 / pen.scale
  for (let x = x1 + step; x < x2; x += step)
    pen.line('hatch', x, y + (side * 0.5) / pen.scale, x - 5 / pen.scale, y + (side * 5.5) / pen.scale)
}

/** The 6 ft 8 in door that gives a drawing its scale. */
export function door(pen: Pen, w = 32, h = 80): void {
  pen.rect('hatch', -3, -3, w + 6, h + 3)
  pen.rect('hatch', 0, 0, w, h)
  pen.horizontal('hatch', -3.01, -4, w + 4)
  for (const [top, part] of [
    [0.06, 0.3],
    [0.42, 0.5],
  ] as const) {
    pen.rect('hatch', w * 0.16, h * top, w * 0.68, h * part)
    pen.rect('hatch', w * 0.2, h * top + 1.4, w * 0.6, h * part - 2.8)
  }
  pen.circle('hairline', w - 2.8, h * 0.53, 1)
  pen.circle('hairline', w - 2.8, h * 0.53, 0.45)
}
