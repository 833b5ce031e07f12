import { breakEnd, pipe, plate, ratingLabel } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import { cabinetDoor } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'

/** Front with the A-coil seen through a break in the panel. */
function coilFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const cx = w / 2
  pen.rect('hairline-face', 0.9, -0.75, w - 1.8, 0.75)
  pen.rect('outline-face', 0, 0, w, h)
  pen.vertical('hairline', 0.5, 0, h)
  pen.rect('shade', w - 0.5, 0, 0.5 - 0.9 / pen.scale, h)
  pen.vertical('hairline', w - 0.5, 0, h)
  pen.horizontal('hairline', 0.9, 0, w)
  const pan = h - 5.2 // drain-pan panel below, access panel above
  cabinetDoor(pen, 0.9, 1.3, w - 1.8, pan - 1.9)
  // break-out window shows the A-coil
  const wx = 2.6
  const wy = 3
  const ww = w - 5.2
  const wh = pan - 5.2
  const ax = cx
  pen.rect('detail-deep', wx, wy, ww, wh, 0.5)
  const foot = ww * 0.46
  const th = Math.max(1.5, ww * 0.13)
  const top = wy + wh * 0.1
  const bot = wy + wh - 0.5
  for (const m of [-1, 1]) {
    const slab = [
      ['M', ax + m * 0.25, top],
      ['L', ax + m * (0.25 + th), top],
      ['L', ax + m * foot, bot],
      ['L', ax + m * (foot - th * 1.12), bot],
      'z',
    ] as const
    const lean = m * (foot - th * 1.12 - 0.25)
    pen.path('cold-face', ...slab)
    const n = Math.max(6, Math.round((wh * pen.scale) / 4))
    for (let i = 1; i < n; i++) {
      const t = i / n
      const row = top + (bot - top) * t
      pen.line('cold', ax + m * 0.25 + lean * t, row, ax + m * (0.25 + th) + m * (foot - 0.25 - th) * t, row)
    }
    pen.path('detail', ...slab)
  }
  pen.rect('detail-face', ax - 1.3, top - 0.7, 2.6, 0.8)
  pen.rect('detail-face', wx + 0.3, bot, ww - 0.6, 0.5)
  plate(pen, cx, pan - 1.5, Math.min(6, w * 0.36), 1.15, unit.brand)
  // connections: suction, liquid, two drains
  pen.rect('detail-face', 0.9, pan + 0.2, w - 1.8, 4, 0.2)
  const cy = pan + 2.2
  pen.circle('detail-face', w * 0.2, cy, 1.15)
  pen.circle('cold-face', w * 0.2, cy, 0.72)
  pen.circle('detail-face', w * 0.36, cy, 0.62)
  pen.circle('detail', w * 0.36, cy, 0.28)
  for (const x of [0.64, 0.82]) {
    pen.circle('detail-face', w * x, cy + 0.5, 0.85)
    pen.circle('hairline', w * x, cy + 0.5, 0.55)
    pen.line('detail', w * x - 0.35, cy + 0.5, w * x + 0.35, cy + 0.5)
  }
  pen.horizontal('detail', h - 0.6, 0, w)
}

/** Side, connections to the left. */
function coilSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  pen.rect('hairline-face', 0.9, -0.75, d - 1.8, 0.75)
  pen.rect('outline-face', 0, 0, d, h)
  pen.vertical('hairline', 0.7, 0, h)
  pen.vertical('hairline', d - 0.6, 0, h)
  pen.horizontal('hairline', 0.9, 0, d)
  pen.horizontal('detail', h - 0.6, 0, d)
  const y = h - 3
  pipe(pen, 'detail-face', 0, y - 0.6, -4.2, y - 0.6, 2.1)
  breakEnd(pen, -4.2, y - 0.6, 2.1, 'left')
  pen.rect('detail-face', -0.6, y - 1.9, 0.6, 2.6)
  pipe(pen, 'detail-face', 0, y + 1.3, -3.2, y + 1.3, 0.9)
  for (const t of [0.3, 0.5, 0.7]) pen.rect('hairline', 3, h * t, d - 6, 0.5, 0.25)
  ratingLabel(pen, 4, 2.4, 5, 2.6)
}

export const coil = kind({
  name: 'cased coil',
  size: { w: 17.5, h: 26, d: 21 },
  options: {},
  hangs: false,
  views: { front: coilFront, side: coilSide },
})
