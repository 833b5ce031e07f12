import { ratingLabel } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import { cabinetSide } from '../engine/plain-sides.ts'

/** The drawing of a product without its own drawing: its carton, at its size. */
function cartonFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const tape = Math.min(2, w * 0.12)
  pen.rect('outline-face', 0, 0, w, h)
  pen.rect('shade', w / 2 - tape / 2, 0, tape, h * 0.22)
  pen.rect('hairline', w / 2 - tape / 2, 0, tape, h * 0.22)
  pen.horizontal('hairline', h * 0.03, 0, w)
  if (unit.label !== false) ratingLabel(pen, w * 0.08, h * 0.62, w * 0.34, h * 0.24)
  for (const x of [0.78, 0.88]) {
    pen.path(
      'detail',
      ['M', w * x, h * 0.86],
      ['L', w * x, h * 0.68],
      ['M', w * (x - 0.03), h * 0.73],
      ['L', w * x, h * 0.68],
      ['L', w * (x + 0.03), h * 0.73],
    )
  }
  pen.horizontal('detail', h * 0.88, w * 0.73, w * 0.93)
}

export const carton = kind({
  name: 'carton',
  size: { w: 16, h: 12, d: 12 },
  options: {},
  hangs: false,
  views: { front: cartonFront, side: cabinetSide },
})
