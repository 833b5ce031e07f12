import { arrow, breakEnd, grip, knob, pipe, plate, ratingLabel, rows, screw } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import { cabinetDoor, screws } from '../engine/parts.ts'
import type { Pen, Segment } from '../engine/pen.ts'

/** Front: blower panel with breakers, coil panel, filter door. */
function airHandlerFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const a = h * 0.4
  const b = h * 0.86
  const cx = w / 2
  pen.rect('hairline-face', 0.9, -0.75, w - 1.8, 0.75)
  pen.rect('outline-face', 0, 0, w, h)
  pen.vertical('hairline', 0.5, 0, h)
  pen.rect('shade', w - 0.5, 0, 0.5 - 0.9 / pen.scale, h)
  pen.vertical('hairline', w - 0.5, 0, h)
  pen.horizontal('hairline', 0.9, 0, w)
  for (const t of [a, b]) pen.rect('shade', 0.9, t, w - 1.8, 0.9)
  cabinetDoor(pen, 0.9, 1.3, w - 1.8, a - 1.3)
  cabinetDoor(pen, 0.9, a + 0.9, w - 1.8, b - a - 0.9)
  cabinetDoor(pen, 0.9, b + 0.9, w - 1.8, h - b - 2)
  plate(pen, cx, a * 0.26, Math.min(6.4, w * 0.4), 1.35, unit.brand)
  // breaker window and blower panel
  pen.rect('detail-face', w - 6.6, a * 0.5, 4.4, 4.6, 0.25)
  for (const x of [w - 5.6, w - 4]) {
    pen.rect('detail-deep', x, a * 0.5 + 1.2, 1, 2.2, 0.15)
    pen.rect('solid', x + 0.25, a * 0.5 + 1.5, 0.5, 0.7)
  }
  for (let i = 0; i < 3; i++) pen.rect('hairline', 2.4, a * 0.52 + i * 1.7, w - 10.2, 0.55, 0.27)
  grip(pen, cx - 2, a - 1.7, 4, 0.8)
  // coil panel: connections on the left, drains lower right
  const ch = b - a
  pen.rect('hairline', 2.6, a + ch * 0.17, w - 5.2, ch * 0.36, 0.4)
  pen.horizontal('hairline', a + ch * 0.35, 2.6, w - 2.6)
  plate(pen, cx, a + ch * 0.11 + 0.3, 3, 0.7)
  const y1 = a + ch * 0.66
  pen.circle('detail-face', w * 0.22, y1, 1.2)
  pen.circle('cold-face', w * 0.22, y1, 0.75)
  pen.circle('detail-face', w * 0.22, y1 + 3, 0.65)
  pen.circle('detail', w * 0.22, y1 + 3, 0.3)
  for (const x of [0.68, 0.84]) {
    pen.circle('detail-face', w * x, b - 2.2, 0.85)
    pen.circle('hairline', w * x, b - 2.2, 0.5)
  }
  ratingLabel(pen, w * 0.5, y1 - 1.2, w * 0.34, 3)
  // filter door
  knob(pen, 2.3, b + 0.9 + (h - b - 2) / 2, 0.5)
  knob(pen, w - 2.3, b + 0.9 + (h - b - 2) / 2, 0.5)
  pen.horizontal('hairline', b + 0.9 + (h - b - 2) / 2, 4, w - 4)
  pen.horizontal('detail', h - 0.7, 0, w)
  screws(pen, 0.28, [1.5, 2], [w - 1.5, 2])
}

/** Suction line, liquid line, drain and cable, all leaving the front to the left. */
function airHandlerLines(pen: Pen, y: number, b: number): void {
  pipe(pen, 'detail-face', 0, y, -4.4, y, 2.2)
  pen.horizontal('cold', y, -4.2, 0)
  breakEnd(pen, -4.4, y, 2.2, 'left')
  pipe(pen, 'cold-face', 0, y + 3, -3.4, y + 3, 0.55)
  breakEnd(pen, -3.4, y + 3, 0.55, 'left')
  pipe(pen, 'detail-face', 0, b - 2.2, -2.2, b - 2.2, 0.95)
  pen.path(
    'detail-face',
    ['M', -2.2, b - 2.7],
    ['L', -3.1, b - 2.7],
    ['L', -3.1, b + 1.6],
    ['L', -2.15, b + 1.6],
    ['L', -2.15, b - 1.7],
    'z',
  )
  pipe(pen, 'detail-face', 2.4, -3.4, 2.4, 0.2, 1.2)
  pen.rect('detail-face', 1.5, -0.9, 1.8, 0.9)
  breakEnd(pen, 2.4, -3.4, 1.2, 'up')
}

/** Scroll, wheel and motor of the blower, hidden behind the panel that ends at `a`. */
function hiddenBlower(pen: Pen, d: number, a: number): void {
  const R1 = Math.min(a * 0.3, d * 0.3)
  const cx = d * 0.54
  const cy = a * 0.56
  const r = R1 * 0.76
  pen.path(
    'hidden-edge',
    ['M', cx - R1 * 0.62, 1.4],
    ['L', cx - R1 * 0.62, cy - R1 * 0.6],
    ['C', cx - R1 * 1.3, cy + R1 * 0.25, cx - R1 * 0.75, cy + R1 * 1.12, cx + R1 * 0.1, cy + R1 * 1.08],
    ['C', cx + R1 * 1.05, cy + R1, cx + R1 * 1.4, cy - R1 * 0.1, cx + R1 * 1.06, cy - R1 * 0.8],
    ['L', cx + R1 * 1.06, 1.4],
  )
  pen.circle('hidden-edge', cx, cy, r)
  pen.circle('hidden-edge', cx, cy, r * 0.48)
  pen.line('center-line', cx - r * 1.5, cy, cx + r * 1.6, cy)
  pen.line('center-line', cx, cy - r * 1.5, cx, cy + r * 1.6)
  pen.rect('hidden-edge', 2.6, a * 0.2, 2.2, a * 0.5)
}

/** The coil seen on its face: fins, return bends in front and behind, drain pan. */
function hiddenCoil(pen: Pen, d: number, a: number, b: number): void {
  const x0 = 3.4
  const x1 = d - 2.6
  const y0 = a + 4.4
  const y1 = b - 3
  pen.rect('hidden-cold', x0 + 0.9, y0, x1 - x0 - 1.8, y1 - y0)
  const tubes = rows(pen, y0, y1 - y0, 1.7, 6)
  for (let i = 0; i + 1 < tubes.at.length; i += 2) {
    const k = tubes.pitch / 2
    const m = (tubes.at[i] ?? 0) + k
    pen.path(
      'cold',
      ['M', x0 + 0.9, m - k],
      ['A', k, k, 0, 0, 0, x0 + 0.9, m + k],
      ['M', x1 - 0.9, m - k],
      ['A', k, k, 0, 0, 1, x1 - 0.9, m + k],
    )
  }
  pen.path(
    'hidden-edge',
    ['M', x0 - 0.4, y1 + 0.3],
    ['L', x0 - 0.4, b - 1.2],
    ['L', x1 + 0.4, b - 1.2],
    ['L', x1 + 0.4, y1 + 0.3],
  )
}

/** The pleated filter in its rack. */
function hiddenFilter(pen: Pen, d: number, b: number): void {
  pen.rect('hidden-edge', 2.4, b + 1.6, d - 4, 1.2)
  const fz = (d - 4.4) / 12
  const z: Segment[] = [['M', 2.6, b + 2.7]]
  for (let i = 0; i < 12; i++)
    z.push(['L', 2.6 + (i + 0.5) * fz, b + 1.8], ['L', 2.6 + (i + 1) * fz, b + 2.7])
  pen.path('hairline', ...z)
}

/** Side; scroll, coil and filter hidden behind the panel are dashed, lines leave the front to the left. */
function airHandlerSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  const a = h * 0.4
  const b = h * 0.86
  const y = a + (b - a) * 0.66
  if (unit.pipes !== false) {
    airHandlerLines(pen, y, b)
  }
  for (const t of [y - 1.6, y + 2.1]) pen.rect('detail-deep', -0.5, t, 0.5, t < y ? 3.2 : 1.8, 0.2)
  pen.rect('hairline-face', 3.8, -0.75, d - 4.6, 0.75)
  pen.rect('outline-face', 0.7, 0, d - 0.7, h)
  for (const [q, z] of [
    [1.3, a],
    [a + 0.9, b],
    [b + 0.9, h - 1.1],
  ] as const) {
    pen.rect('detail-face', 0, q, 0.7, z - q)
    if (z - q > 9) pen.rect('solid', -0.35, q < 2 ? z - 2.6 : q + 1, 0.35, 1.6)
  }
  pen.rect('shade', d - 0.6, 0.9, 0.6 - 0.9 / pen.scale, h - 1.6)
  pen.vertical('hairline', 1.7, 0, h)
  pen.vertical('hairline', d - 0.6, 0, h)
  pen.horizontal('hairline', 0.9, 0.7, d)
  pen.horizontal('detail', h - 0.7, 0.7, d)
  pen.horizontal('hairline', a + 0.4, 1.7, d - 0.6)
  pen.horizontal('hairline', b + 0.4, 1.7, d - 0.6)
  // blower: scroll, wheel, motor
  hiddenBlower(pen, d, a)
  // coil seen on its face: fins, return bends front and back, pan
  hiddenCoil(pen, d, a, b)
  // filter in its rack
  hiddenFilter(pen, d, b)
  if (unit.label !== false) ratingLabel(pen, d - 7.6, a + 0.9 + 1, 5.4, 2.6 - 1)
  for (const t of [2, a - 1.2, a + 2, b - 1.4, h - 1.9]) screw(pen, d - 1.3, t, 0.24)
  for (const k of [0.3, 0.5, 0.7]) {
    arrow(pen, 'cold', d * k, -1.6, d * k, -5, 5)
    arrow(pen, 'warm', d * k, h + 5, d * k, h + 1.2, 5)
  }
}

export const airHandler = kind({
  name: 'air handler',
  size: { w: 17.5, h: 49, d: 21 },
  options: {},
  hangs: false,
  views: { front: airHandlerFront, side: airHandlerSide },
})
