import { footprint, groundShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Model } from '../model.ts'

export const condensatePump: Model = (canvas, unit) =>
  (unit.kind === 'Mini split' ? slim : tank)(canvas, unit)

/** Beside a wall head: a slim case with a sight glass. */
const slim: Model = (canvas, { w, h, d, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d * 0.6), h * 0.6)
  tube(
    canvas,
    [
      [w * 0.8, h * 0.4, -d * 0.4],
      [w * 1.05, h * 0.5, -d * 0.5],
      [w * 1.2, h * 0.2, -d * 0.2],
    ],
    0.2,
    'pvc',
  )
  const { front } = box(canvas, { w, h: h * 0.62, d: d * 0.5, material: 'white', r: 0.8 })
  front
    .panel(w * 0.06, h * 0.06, w * 0.5, h * 0.5, { r: 0.3 })
    .rect(w * 0.64, h * 0.16, w * 0.28, h * 0.3, front.tone(0.2, 'blue'), { r: 0.3, opacity: 0.7 })
    .words(w * 0.3, h * 0.34, h * 0.09, brand.toUpperCase(), front.tone(-0.5))
}

/** A tank, its motor on top, the barb for the hose and the cord. */
const tank: Model = (canvas, { w, h, d, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  tube(
    canvas,
    [
      [w * 0.7, h * 0.7, -d * 0.8],
      [w * 1.02, h * 0.7, -d],
      [w * 1.16, h * 0.1, -d * 0.7],
      [w * 1.3, 0.2, -d * 0.2],
    ],
    0.16,
    'rubber',
  )
  const { front, top } = box(canvas, { w, h: h * 0.52, d, material: 'darkPlastic', r: 0.5 })
  front
    .slots(w * 0.08, h * 0.1, w * 0.3, 3, 0.7, 0.24)
    .words(w * 0.68, h * 0.34, h * 0.12, brand.toUpperCase(), front.tone(0.6))
  top.rect(w * 0.03, d * 0.06, w * 0.94, d * 0.88, top.tone(-0.2), { r: 0.4 })
  cylinder(canvas, [w * 0.2, h * 0.52, -d * 0.55], [w * 0.2, h * 0.74, -d * 0.55], {
    r: 0.4,
    material: 'aluminum',
  })
  const cover = box(canvas, {
    x: w * 0.36,
    y: h * 0.52,
    z: -d * 0.12,
    w: w * 0.56,
    h: h * 0.48,
    d: d * 0.76,
    material: 'plastic',
    r: 0.5,
  })
  cover.front.slots(w * 0.06, h * 0.1, w * 0.44, 4, h * 0.085)
}
