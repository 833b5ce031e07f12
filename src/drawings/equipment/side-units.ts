import { breakEnd, grip, pipe, plate, ratingLabel, rows, screw } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import { fanFace } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'

const sideUnitOptions = { fans: 'number', ports: 'number' } as const satisfies OptionShape

/** Front: one or two fans, service panel with ports. */
function sideUnitFront(pen: Pen, unit: Unit<typeof sideUnitOptions>): void {
  const { w, h } = unit
  const foot = 1.5
  const H = h - foot
  const seam = w * 0.765
  const two = unit.fans === 2 || (!unit.fans && h > 36)
  for (const x of [0.1, 0.8]) {
    pen.rect('detail-shade', w * x, H, w * 0.1, foot * 0.55)
    pen.rect('detail-deep', w * x - 0.7, h - foot * 0.5, w * 0.1 + 1.4, foot * 0.5)
  }
  pen.rect('outline-face', 0, 0.9, w, H - 0.9, 0.35)
  pen.path(
    'outline-face',
    ['M', -0.15, 1.5],
    ['L', -0.15, 0.5],
    ['Q', -0.1, 0.05, 0.6, 0],
    ['L', w - 0.6, 0],
    ['Q', w + 0.1, 0.05, w + 0.15, 0.5],
    ['L', w + 0.15, 1.5],
    'z',
  )
  pen.rect('shade', w - 0.5, 1.6, 0.5 - 0.9 / pen.scale, H - 1.7)
  pen.vertical('detail', seam, 1.5, H)
  const fw = seam
  const r = two ? Math.min(((H - 2.6) / 4) * 0.92, fw * 0.43) : Math.min(((H - 2.6) / 2) * 0.9, fw * 0.44)
  const cx = fw / 2 + 0.2
  if (two) {
    const m = (H + 1.5) / 2
    fanFace(pen, cx, m - r * 1.1, r, 0.3)
    fanFace(pen, cx, m + r * 1.1, r, 1.2)
  } else fanFace(pen, cx, (H + 1.5) / 2, r, 0.35)
  // service panel
  const rx = seam
  const rw = w - seam
  plate(pen, rx + rw / 2, 4, rw * 0.66, 1.25, unit.brand)
  grip(pen, rx + rw * 0.26, H * 0.3, rw * 0.48, 0.95)
  ratingLabel(pen, rx + rw * 0.16, H * 0.42, rw * 0.64, H * 0.17)
  const vy = H - 7.4
  pen.rect('detail-face', rx + rw * 0.12, vy, rw * 0.76, 6.4, 0.3)
  screw(pen, rx + rw * 0.5, vy + 1)
  pen.rect('hairline', rx + rw * 0.28, vy + 2, rw * 0.44, 3.4, 0.2)
  if (unit.ports)
    for (let i = 0; i < unit.ports; i++) {
      const y = H * 0.62 + i * 2
      if (y > vy - 1) break
      pen.circle('detail', rx + rw * 0.36, y, 0.36)
      pen.circle('detail', rx + rw * 0.62, y, 0.5)
    }
  screw(pen, 1, 2.4)
  screw(pen, w - 1, 2.4)
  screw(pen, 1, H - 1)
  screw(pen, w - 1, H - 1)
  pen.horizontal('hairline', H - 0.7, 0, seam)
  if (unit.pipes !== false) {
    const y = H - 3.4
    pen.rect('detail-face', w, y - 1.6, 1, 1.5, 0.15)
    pen.rect('detail-face', w, y + 0.6, 0.9, 1.2, 0.15)
    pipe(pen, 'cold-face', w + 1, y - 0.85, w + 4.2, y - 0.85, 0.62)
    pipe(pen, 'detail-face', w + 0.9, y + 1.2, w + 3.6, y + 1.2, 0.42)
    breakEnd(pen, w + 4.2, y - 0.85, 0.62, 'right')
  }
}

/** Side: grille, service cover, feet. */
function sideUnitSide(pen: Pen, unit: Unit<typeof sideUnitOptions>): void {
  const { d, h } = unit
  const foot = 1.5
  const H = h - foot
  const bd = d - 1.6
  pen.rect('detail-shade', 0.6, H, d - 1.4, foot * 0.55)
  pen.rect('detail-deep', -0.4, h - foot * 0.5, d + 0.6, foot * 0.5)
  pen.path('detail-face', ['M', 1.2, H * 0.12], ['Q', -1.2, H * 0.5, 1.2, H * 0.9], 'z')
  pen.rect('outline-face', 1.2, 0.9, bd - 0.6, H - 0.9)
  pen.path('outline-face', ['M', 0.9, 1.5], ['L', 0.9, 0.1], ['L', d - 1, 0.1], ['L', d - 1, 1.5], 'z')
  pen.rect('detail-shade', d - 1, 2.2, 1, H - 3)
  for (const t of rows(pen, 2.2, H - 3, 0.7, 3).at) pen.horizontal('hairline', t, d - 1, d)
  grip(pen, bd * 0.4, H * 0.3, bd * 0.32, 0.95)
  pen.rect('detail-face', bd * 0.34, H - 9.6, bd * 0.5, 8.6, 0.3)
  screw(pen, bd * 0.59, H - 8.7)
  ratingLabel(pen, bd * 0.3, H * 0.42, bd * 0.5, H * 0.14)
  pen.circle('detail', bd * 0.5, H - 5.6, 0.8)
  pen.circle('detail', bd * 0.5, H - 3, 0.55)
}

export const sideUnit = kind({
  name: 'side-discharge outdoor unit',
  size: { w: 34.9, h: 28.7, d: 13.6 },
  options: sideUnitOptions,
  hangs: false,
  views: { front: sideUnitFront, side: sideUnitSide },
})
