import { type Pen, round } from './pen.ts'
import type { Tone } from './tones.ts'

/** Rows at a whole-pixel pitch across a height: their positions, the pitch in inches and in pixels. */
export interface Rows {
  at: number[]
  pitch: number
  px: number
}

/**
 * Spreads rows over a height. A repeated part never comes closer than `minPx`, so small pictures do not turn
 * gray.
 */
export function rows(pen: Pen, y: number, h: number, want: number, minPx = 3): Rows {
  const px = Math.max(minPx, Math.round(want * pen.scale))
  const height = h * pen.scale
  const count = Math.max(1, Math.floor(height / px))
  const offset = (height - (count - 1) * px) / 2
  return {
    at: Array.from({ length: count }, (_, i) => y + (offset + i * px) / pen.scale),
    pitch: px / pen.scale,
    px,
  }
}

export interface LouvreStyle {
  round?: boolean
  /** smallest pitch in pixels */
  min?: number
  /** opening as part of the pitch */
  gap?: number
}

/** Pressed louvers: a dark mouth under a lit lip. */
export function louvres(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  want = 1,
  style: LouvreStyle = {},
): void {
  const { at, px } = rows(pen, y, h, want, style.min ?? 4)
  const gap = Math.max(1.4, px * (style.gap ?? 0.42)) / pen.scale
  const r = style.round ? gap / 2 : 0
  for (const row of at) if (px >= 5) louvreMouth(pen, x, pen.unitsY(Math.floor(pen.pxY(row))), w, gap, r > 0)
  for (const row of at) pen.horizontal(px >= 5 ? 'detail' : 'hairline-detail', row, x + r, x + w - r)
  if (px >= 8) for (const row of at) pen.horizontal('hairline', row + gap + 1.6 / pen.scale, x, x + w)
}

function louvreMouth(pen: Pen, x: number, y: number, w: number, gap: number, rounded: boolean): void {
  const left = pen.pxX(x)
  const top = round(pen.pxY(y))
  const width = w * pen.scale
  const g = gap * pen.scale
  const end = `a${round(g / 2)} ${round(g / 2)} 0 0 1 0 `
  if (rounded)
    pen.add(
      'deep',
      `M${round(left + g / 2)} ` +
        `${top}h${round(width - g)}${end}${round(g)}h${round(g - width)}${end}${round(-g)}z`,
    )
  else pen.add('deep', `M${round(left)} ${top}h${round(width)}v${round(g)}h${round(-width)}z`)
}

/** Upright fins at a whole-pixel pitch. */
export function fins(
  pen: Pen,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  want = 0.5,
  minPx = 3,
): void {
  const pitch = Math.max(minPx, Math.round(want * pen.scale))
  const width = w * pen.scale
  const count = Math.floor((width - 1) / pitch)
  const offset = (width - count * pitch) / 2
  for (let i = 0; i <= count; i++) pen.vertical(tone, x + (offset + i * pitch) / pen.scale, y, y + h)
}

/** Diagonal hatch inside a rectangle, cut off by calculation. `direction` 1 rises to the right. */
export function hatch(
  pen: Pen,
  tone: Tone,
  x: number,
  y: number,
  w: number,
  h: number,
  step: number,
  direction = 1,
): void {
  for (let start = -h; start < w; start += step) {
    const x1 = Math.max(0, start)
    const x2 = Math.min(w, start + h)
    if (x2 - x1 <= 0.02) continue
    const height = (at: number) => (direction > 0 ? h - (at - start) : at - start)
    pen.line(tone, x + x1, y + height(x1), x + x2, y + height(x2))
  }
}

/** Screw head; vanishes where it would be a speck. */
export function screw(pen: Pen, x: number, y: number, r = 0.28): void {
  if (r * pen.scale < 1.3) return
  pen.circle('hairline-face', x, y, r)
  if (r * pen.scale > 2) pen.line('hairline', x - r * 0.6, y - r * 0.6, x + r * 0.6, y + r * 0.6)
}

/** Brand plate about a center: the name where it can be read, else one engraved line. */
export function plate(pen: Pen, x: number, y: number, w = 5, h = 1.3, name?: string): void {
  pen.rect('detail-face', x - w / 2, y - h / 2, w, h, 0.16)
  const px = name ? Math.min(h * pen.scale * 0.62, (w * pen.scale - 6) / (name.length * 0.6)) : 0
  if (name && px >= 5.5)
    pen.text(name.toUpperCase(), x, y + (px * 0.36) / pen.scale, px, { tone: 'plate', anchor: 'middle' })
  else pen.horizontal('hairline-detail', y, x - w * 0.34, x + w * 0.34)
}

/** Rating label: white sticker with lines of type. */
export function ratingLabel(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.rect('hairline-face', x, y, w, h)
  if (h * pen.scale < 9) return
  const ends = [w * 0.45, 0.4, w * 0.25]
  rows(pen, y + 0.35, h - 0.7, 0.5).at.forEach((row, i) => {
    pen.horizontal('hairline', row, x + 0.4, x + w - (ends[i % 3] ?? 0.4))
  })
}

/** Straight pipe along one axis, walls and fill. */
export function pipe(
  pen: Pen,
  tone: Tone,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  diameter: number,
): void {
  if (x1 === x2) pen.rect(tone, x1 - diameter / 2, Math.min(y1, y2), diameter, Math.abs(y2 - y1))
  else pen.rect(tone, Math.min(x1, x2), y1 - diameter / 2, Math.abs(x2 - x1), diameter)
}

/** The long-break line that ends a pipe which goes on. */
export function breakEnd(
  pen: Pen,
  x: number,
  y: number,
  diameter: number,
  side: 'up' | 'left' | 'right',
): void {
  const r = diameter / 2
  if (side === 'up') {
    pen.path(
      'detail',
      ['M', x - r, y],
      ['C', x - r * 0.5, y - r * 0.34, x - r * 0.3, y + r * 0.26, x, y],
      ['S', x + r * 0.6, y - r * 0.26, x + r, y],
    )
    return
  }
  const m = side === 'left' ? -1 : 1
  pen.path(
    'detail',
    ['M', x, y - r],
    ['C', x + m * r * 0.55, y - r * 0.4, x - m * r * 0.35, y - r * 0.3, x, y],
    ['S', x + m * r * 0.4, y + r * 0.5, x, y + r],
  )
}

export function knob(pen: Pen, x: number, y: number, r = 0.55): void {
  pen.circle('detail-face', x, y, r)
  if (r * pen.scale > 3) pen.line('detail', x - r * 0.6, y, x + r * 0.6, y)
}

/** Recessed grip. */
export function grip(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.rect('detail-deep', x, y, w, h, h / 2)
  if (h * pen.scale > 4) pen.horizontal('hairline', y + h * 0.72, x + h * 0.4, x + w - h * 0.4)
}

/** Open arrow; `head` is its length in pixels. */
export function arrow(pen: Pen, tone: Tone, x1: number, y1: number, x2: number, y2: number, head = 5): void {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const length = head / pen.scale
  const barb = (turn: number) =>
    [x2 - length * Math.cos(angle + turn), y2 - length * Math.sin(angle + turn)] as const
  pen.path(tone, ['M', x1, y1], ['L', x2, y2], ['M', ...barb(-0.5)], ['L', x2, y2], ['L', ...barb(0.5)])
}

/** Point on a circle. */
export function polar(cx: number, cy: number, r: number, angle: number): readonly [number, number] {
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

/** Fan blades between two radii. */
export function blades(
  pen: Pen,
  tone: Tone,
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  count: number,
  rotation = 0,
): void {
  const share = (2 * Math.PI) / count
  for (let i = 0; i < count; i++) {
    const a = rotation + i * share
    const point = (r: number, angle: number) => polar(cx, cy, r, angle)
    pen.path(
      tone,
      ['M', ...point(r0, a)],
      ['Q', ...point(r0 + (r1 - r0) * 0.5, a - 0.12), ...point(r1, a + 0.16 * share)],
      ['A', r1, r1, 0, 0, 1, ...point(r1, a + 0.78 * share)],
      ['Q', ...point(r0 + (r1 - r0) * 0.45, a + 0.55 * share), ...point(r0, a + 0.62 * share)],
      'z',
    )
  }
}

/** Concentric rings between two radii, never closer than `minPx`. */
export function rings(
  pen: Pen,
  tone: Tone,
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  want: number,
  minPx = 3.5,
): void {
  const pitch = Math.max(minPx, want * pen.scale) / pen.scale
  const count = Math.max(1, Math.round((r1 - r0) / pitch))
  for (let i = 1; i < count; i++) pen.circle(tone, cx, cy, r0 + (i * (r1 - r0)) / count)
}
