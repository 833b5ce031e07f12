import { arrow, breakEnd, pipe, plate, ratingLabel, screw } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import { plateSide } from '../engine/plain-sides.ts'

/** Section: two air streams cross in the core. */
function ervFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  for (const x of [w * 0.1, w * 0.9]) {
    pen.vertical('detail', x, -5, 0)
    pen.path('hairline', ['M', x - 0.8, -5], ['L', x + 0.8, -5])
  }
  for (const [x, y, c] of [
    [0, 0.26, 'warm'],
    [0, 0.74, 'cold'],
    [w, 0.26, 'cold'],
    [w, 0.74, 'warm'],
  ] as const) {
    const m = x ? 1 : -1
    pipe(pen, 'detail-face', x, h * y, x + m * 2.2, h * y, 5.6)
    pen.vertical('hairline', x + m * 1.1, h * y - 2.8, h * y + 2.8)
    if (m > 0) arrow(pen, c, x + 3, h * y, x + 6.4, h * y, 5)
    else arrow(pen, c, x - 6.4, h * y, x - 3, h * y, 5)
  }
  pen.rect('outline-face', 0, 0, w, h, 0.3)
  pen.rect('hairline', 0.8, 0.8, w - 1.6, h - 1.6, 0.2)
  const cx = w / 2
  const cy = h / 2
  const r = Math.min(w, h) * 0.36
  pen.path('detail-shade', ['M', cx, cy - r], ['L', cx + r, cy], ['L', cx, cy + r], ['L', cx - r, cy], 'z')
  const n = Math.max(4, Math.round((r * pen.scale) / 4.5))
  for (let i = 1; i < n; i++) {
    const t = i / n
    pen.line('warm', cx - r + r * t, cy - r * t, cx + r * t, cy + r - r * t)
  }
  for (let i = 1; i < n; i += 2) {
    const t = i / n
    pen.line('cold', cx - r + r * t, cy + r * t, cx + r * t, cy - r + r * t)
  }
  pen.path('outline', ['M', cx, cy - r], ['L', cx + r, cy], ['L', cx, cy + r], ['L', cx - r, cy], 'z')
  pen.path(
    'hidden-edge',
    ['M', 0.8, 0.8],
    ['L', cx, cy - r],
    ['M', w - 0.8, 0.8],
    ['L', cx, cy - r],
    ['M', 0.8, h - 0.8],
    ['L', cx, cy + r],
    ['M', w - 0.8, h - 0.8],
    ['L', cx, cy + r],
  )
  for (const [x, y] of [
    [0.17, 0.76],
    [0.83, 0.26],
  ] as const) {
    pen.circle('detail-face', w * x, h * y, h * 0.12)
    pen.circle('hairline', w * x, h * y, h * 0.07)
    pen.circle('solid', w * x, h * y, h * 0.02)
  }
  plate(pen, w * 0.82, h * 0.8, 4.6, 1, unit.brand)
  for (const x of [0.3, 0.7]) pen.rect('detail-face', w * x - 0.7, h - 0.9, 1.4, 1.4, 0.2)
}

/** End with two collars: dot toward the viewer, cross away. */
function ervSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  const r = 2.8
  for (const x of [d * 0.16, d * 0.84]) {
    pen.vertical('detail', x, -5, h * 0.1)
    pen.path('hairline', ['M', x - 0.8, -5], ['L', x + 0.8, -5])
    pen.rect('detail-face', x - 0.5, h * 0.04, 1, h * 0.08)
  }
  pen.rect('outline-face', 0, 0, d, h, 0.3)
  pen.rect('shade', d - 0.5, 0.4, 0.5 - 0.9 / pen.scale, h - 0.8)
  pen.vertical('detail', 1.1, 0, h)
  pen.horizontal('hairline', 0.8, 1.1, d)
  pen.horizontal('hairline', h - 0.8, 1.1, d)
  for (const y of [0.2, 0.72]) pen.rect('detail-face', -0.4, h * y, 1.1, 1.7, 0.15)
  const cx = d * 0.56
  for (const [y, c] of [
    [0.27, 'cold-face'],
    [0.73, 'warm-face'],
  ] as const) {
    pen.circle('detail-face', cx, h * y, r + 0.35)
    pen.circle('detail-deep', cx, h * y, r)
    pen.line('detail', cx - r * 0.9, h * y + r * 0.3, cx + r * 0.9, h * y - r * 0.3)
    pen.circle(c, cx, h * y, 1.1)
    if (c === 'cold-face') pen.circle('solid', cx, h * y, 0.32)
    else
      pen.path(
        'warm',
        ['M', cx - 0.75, h * y - 0.75],
        ['L', cx + 0.75, h * y + 0.75],
        ['M', cx + 0.75, h * y - 0.75],
        ['L', cx - 0.75, h * y + 0.75],
      )
    for (let i = 0; i < 4; i++) {
      const a = Math.PI / 4 + (i * Math.PI) / 2
      screw(pen, cx + (r + 0.9) * Math.cos(a), h * y + (r + 0.9) * Math.sin(a), 0.22)
    }
  }
  pen.rect('detail-face', d * 0.4, h - 0.1, 1.2, 1, 0.15)
  pipe(pen, 'detail-face', d * 0.4 + 0.6, h + 0.9, d * 0.4 + 0.6, h + 3, 0.7)
  breakEnd(pen, d * 0.4 + 0.6, h + 3, 0.7, 'up')
  pen.path('detail', ['M', d - 1, h * 0.5], ['C', d + 2, h * 0.5, d + 1, h, d + 1.4, h + 3])
}

export const erv = kind({
  name: 'energy recovery ventilator',
  size: { w: 24, h: 19, d: 12 },
  options: {},
  hangs: true,
  views: { front: ervFront, side: ervSide },
})

/** Through the duct wall: ballast outside left, lamp inside right. */
function uvLampFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const cy = h / 2
  const b = 3.6
  pen.rect('face', b + 0.5, -2.6, w - b + 1.5, h + 5.2)
  pen.path(
    'detail',
    ['M', w + 2, -2.6],
    ['C', w + 2.7, -1.2, w + 1.5, h * 0.3, w + 2, h / 2],
    ['S', w + 1.4, h + 1.6, w + 2, h + 2.6],
  )
  pen.rect('solid', b, -2.6, 0.5, h + 5.2)
  for (const y of [-1.3, h + 1.3]) arrow(pen, 'detail', w - 3.4, y, w + 0.4, y, 5)
  for (const k of [-1, 1])
    pen.path(
      'hairline',
      ['M', b + 2, cy + k * 2.2],
      ['C', w * 0.5, cy + k * 2.9, w * 0.8, cy + k * 2.9, w + 0.6, cy + k * 1.6],
    )
  for (let i = 0; i < 7; i++) {
    const x = b + 3.4 + (i * (w - b - 4.6)) / 6
    for (const k of [-1, 1]) pen.line('hairline', x, cy + k * 1.1, x + (i - 3) * 0.12, cy + k * 1.9)
  }
  pen.rect('detail-face', b + 0.5, cy - 1.6, 0.6, 3.2, 0.2)
  pen.rect('detail-face', b + 1.1, cy - 0.8, 1.5, 1.6, 0.2)
  pen.rect('detail-face', b + 2.6, cy - 0.5, w - b - 3.2, 1)
  pen.horizontal('hairline', cy - 0.2, b + 2.8, w - 0.8)
  pen.horizontal('hairline', cy + 0.18, b + 2.8, w - 0.8)
  pen.rect('detail-face', w - 0.6, cy - 0.62, 0.6, 1.24, 0.3)
  pen.vertical('detail', b + 3.2, cy - 0.5, cy + 0.5)
  pen.rect('outline-face', 0, 0, b, h, 0.3)
  pen.rect('hairline', 0.4, 0.4, b - 0.8, h - 0.8, 0.2)
  plate(pen, b / 2, h * 0.24, b * 0.68, 0.75, unit.brand)
  pen.circle('detail-face', b / 2, h * 0.48, 0.5)
  pen.circle('solid', b / 2, h * 0.48, 0.22)
  ratingLabel(pen, 0.8, h * 0.66, b - 1.6, h * 0.2)
  for (const y of [-0.9, h + 0.9]) pen.rect('detail-face', b - 0.7, y - 0.5, 0.7, 1, 0.15)
  pen.path(
    'detail',
    ['M', b / 2 - 0.3, h],
    ['L', b / 2 - 0.3, h + 2.6],
    ['M', b / 2 + 0.1, h],
    ['L', b / 2 + 0.1, h + 2.6],
  )
  pen.rect('detail-face', b / 2 - 0.6, h, 1.2, 0.7, 0.15)
}

export const uvLamp = kind({
  name: 'UV lamp',
  size: { w: 18, h: 7, d: 3 },
  options: {},
  hangs: true,
  views: { front: uvLampFront, side: plateSide },
})
