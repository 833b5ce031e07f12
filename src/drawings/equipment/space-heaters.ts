import { arrow, breakEnd, fins, knob, louvres, pipe, plate, ratingLabel, rows } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import { cabinetDoor, gasConnection, wallCut } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'

/** Hung from the ceiling; outlet louvers left, controls right. */
function unitHeaterFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const px = w * 0.73
  pen.horizontal('detail', -9, -4, w + 7)
  {
    const st = 7 / pen.scale
    for (let x = -4 + st; x < w + 7; x += st)
      pen.line('hatch', x, -9 - 0.5 / pen.scale, x - 5 / pen.scale, -9 - 5.5 / pen.scale)
  }
  for (const x of [w * 0.12, w * 0.88]) {
    pen.rect('detail-face', x - 0.22, -9, 0.44, 8.6)
    pen.rect('detail-face', x - 1, -9, 2, 0.5)
    pen.rect('detail-face', x - 0.7, -1.5, 1.4, 0.5)
    pen.rect('detail-face', x - 1.1, -0.6, 2.2, 0.6)
  }
  pipe(pen, 'detail-face', w * 0.55, -6.4, w * 0.55, 0, 4)
  pen.vertical('hairline', w * 0.55 + 1, -6.4, 0)
  pen.rect('detail-face', w * 0.55 - 2.5, -1, 5, 1)
  breakEnd(pen, w * 0.55, -6.4, 4, 'up')
  if (unit.pipes !== false) gasConnection(pen, w, h * 0.66, 1)
  pen.rect('outline-face', 0, 0, w, h, 0.4)
  pen.rect('shade', w - 0.5, 0.5, 0.5 - 0.9 / pen.scale, h - 1)
  pen.horizontal('hairline', 0.8, 0, w)
  pen.horizontal('hairline', h - 0.8, 0, w)
  pen.vertical('detail', px, 0.8, h - 0.8)
  // outlet: tubes behind, adjustable blades in front
  const x = 1.3
  const y = 2
  const ww = px - 2.6
  const hh = h - 4
  const q = rows(pen, y, hh, hh / 7, 5)
  pen.rect('warm-face', x, y, ww, hh)
  for (const t of q.at) {
    pen.rect('detail-face', x, t - q.pitch * 0.3, ww, q.pitch * 0.52)
    if (q.px > 8) pen.horizontal('hairline', t + q.pitch * 0.06, x, x + ww)
  }
  for (const k of [1 / 3, 2 / 3]) pen.rect('detail-face', x + ww * k - 0.25, y, 0.5, hh)
  pen.rect('detail', x, y, ww, hh)
  cabinetDoor(pen, px + 0.7, 1.6, w - px - 1.5, h - 3.2)
  plate(pen, (px + w) / 2, 4, (w - px) * 0.62, 1.2, unit.brand)
  ratingLabel(pen, px + 1.7, h * 0.42, (w - px) * 0.54, h * 0.2)
  pen.circle('detail-face', (px + w) / 2, h * 0.78, 0.8)
  pen.circle('warm-face', (px + w) / 2, h * 0.78, 0.45)
  knob(pen, w - 1.9, h - 2.7, 0.5)
}

/** Air enters at the fan and leaves through the blades. */
function unitHeaterSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  pen.horizontal('detail', -9, -3, d + 3)
  for (const x of [d * 0.22, d * 0.7]) {
    pen.rect('detail-face', x - 0.22, -9, 0.44, 8.6)
    pen.rect('detail-face', x - 1, -9, 2, 0.5)
    pen.rect('detail-face', x - 1, -0.6, 2, 0.6)
  }
  pen.rect('outline-face', 1.6, 0, d - 6, h, 0.3)
  const b = rows(pen, 1.6, h - 3.2, h / 5, 6).at
  for (const t of b)
    pen.path(
      'detail-face',
      ['M', 1.6, t - 0.6],
      ['L', -0.2, t + 0.2],
      ['L', 0, t + 0.8],
      ['L', 1.6, t + 0.3],
      'z',
    )
  pen.rect('detail-face', d - 4.4, h * 0.1, 1.2, h * 0.8)
  pen.path('detail', ['M', d - 3.2, h * 0.16], ['C', d - 0.4, h * 0.2, d - 0.4, h * 0.8, d - 3.2, h * 0.84])
  for (const k of [0.3, 0.42, 0.58, 0.7]) pen.horizontal('hairline', h * k, d - 3.2, d - 1.3)
  pen.rect('detail-shade', d - 2.4, h * 0.4, 2.4, h * 0.2, 0.3)
  pen.circle('detail-face', d * 0.62, h * 0.3, 2.6)
  pen.circle('detail-shade', d * 0.62, h * 0.3, 1.4)
  pen.rect('detail-face', d * 0.62 - 1.2, -3.4, 2.4, h * 0.3)
  for (const k of [0.5, 0.7, 0.86]) pen.rect('hairline', 4, h * k, d - 12, 0.5, 0.25)
  ratingLabel(pen, 4, 2, 5, 3)
  for (const k of [0.35, 0.55, 0.75]) {
    arrow(pen, 'warm', -1.2, h * k, -5, h * k + 0.8, 5)
    arrow(pen, 'cold', d + 5, h * k - h * 0.1, d + 0.8, h * k - h * 0.1, 5)
  }
}

export const unitHeater = kind({
  name: 'gas unit heater',
  size: { w: 26, h: 20.6, d: 26 },
  options: {},
  hangs: true,
  views: { front: unitHeaterFront, side: unitHeaterSide },
})

/** Warm air out at the top, controls behind the lower panel. */
function wallFurnaceFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const H = h - 1.2
  for (const x of [0.05, 0.87]) pen.rect('detail-deep', w * x, H, w * 0.08, 1.2)
  if (unit.pipes !== false) gasConnection(pen, w, h * 0.84, 1)
  pen.path(
    'outline-face',
    ['M', 1, 0],
    ['L', w - 1, 0],
    ['Q', w, 0, w, 1],
    ['L', w, H],
    ['L', 0, H],
    ['L', 0, 1],
    ['Q', 0, 0, 1, 0],
    'z',
  )
  pen.rect('shade', w - 0.6, 1.2, 0.6 - 0.9 / pen.scale, H - 1.3)
  pen.horizontal('hairline', 1, 0.3, w - 0.3)
  // warm air outlet
  pen.rect('detail-deep', 2.2, 2, w - 4.4, 4.6, 0.3)
  pen.rect('warm-face', 3, 2.5, w - 6, 3.6)
  for (const t of rows(pen, 2, 4.6, 0.95, 4).at) pen.horizontal('detail', t, 2.2, w - 2.2)
  fins(pen, 'detail', 2.2, 2, w - 4.4, 4.6, 4.6, 16)
  pen.rect('detail', 2.2, 2, w - 4.4, 4.6, 0.3)
  for (const x of [2.2, w / 2 + 0.5]) {
    pen.rect('hairline', x, 8, w / 2 - 2.7, h * 0.3, 0.5)
    pen.rect('hairline', x + 0.7, 8.7, w / 2 - 4.1, h * 0.3 - 1.4, 0.3)
  }
  plate(pen, w / 2, (8 + h * 0.3 + h * 0.72) / 2, 6.6, 1.3, unit.brand)
  const y = h * 0.72
  pen.horizontal('detail', y, 0.1, w - 0.1)
  louvres(pen, 2.4, y + 1.4, w * 0.52, H - y - 3, 1, { round: true })
  cabinetDoor(pen, w * 0.62, y + 1, w * 0.32, H - y - 2.2)
  pen.circle('detail-face', w * 0.7, y + (H - y) / 2, 1.2)
  pen.line('detail', w * 0.7, y + (H - y) / 2 - 1.2, w * 0.7, y + (H - y) / 2)
  pen.circle('detail-face', w * 0.82, y + (H - y) / 2, 0.85)
  pen.circle('warm-face', w * 0.82, y + (H - y) / 2, 0.5)
  pen.circle('solid', w * 0.89, y + (H - y) / 2, 0.3)
}

/** At an outside wall with its concentric vent. */
function wallFurnaceSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  const H = h - 1.2
  const vy = h * 0.4
  wallCut(pen, d + 0.9, -5, 5.5, h + 5)
  pen.rect('detail-deep', d + 0.9, vy - 2.2, 5.5, 4.4)
  pen.rect('detail-face', d, vy - 1.9, 8, 3.8)
  pen.rect('warm-face', d, vy - 1, 8.6, 2)
  pen.rect('detail-face', d + 6.4, vy - 3.4, 0.7, 6.8)
  for (const k of [-1.6, 0, 1.6]) pen.rect('detail-face', d + 8.6, vy + k - 0.5, 1.6, 1)
  pen.rect('detail-face', d + 10.2, vy - 2.8, 0.6, 5.6)
  for (const x of [1, d - 2.4]) pen.rect('detail-deep', x, H, 1.6, 1.2)
  pen.path('outline-face', ['M', d, 0], ['L', 2, 0], ['Q', 0, 0, 0, 2], ['L', 0, H], ['L', d, H], 'z')
  pen.vertical('hairline', 1.2, 1, H)
  pen.vertical('hairline', d - 0.6, 0, H)
  pen.rect('hidden-warm', 3.4, h * 0.2, d - 5.4, h * 0.46)
  pen.path('hidden-warm', ['M', d - 2, vy - 1], ['L', d, vy - 1], ['M', d - 2, vy + 1], ['L', d, vy + 1])
  pen.horizontal('detail', h * 0.72, 0, 1.2)
  arrow(pen, 'warm', 1, 3, -3.2, 2, 5)
  arrow(pen, 'cold', -3.6, h * 0.84, -0.6, h * 0.84, 5)
  arrow(pen, 'warm', d + 11.2, vy, d + 14.4, vy, 5)
}

export const wallFurnace = kind({
  name: 'direct-vent wall furnace',
  size: { w: 36, h: 27, d: 11 },
  options: {},
  hangs: false,
  views: { front: wallFurnaceFront, side: wallFurnaceSide },
})
