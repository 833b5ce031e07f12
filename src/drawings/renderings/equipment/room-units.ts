import { footprint, groundShadow } from '../engine/shadows.ts'
import { box, tube } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** On casters, with the hose that leads the heat out of a window. */
export const portable: Model = (canvas, { w, h, d, paint, brand }) => {
  const foot = 1.6
  groundShadow(canvas, footprint(0, 0, w, d), h)
  tube(
    canvas,
    [
      [w * 0.6, h * 0.62, -d + 1],
      [w * 1.02, h * 0.64, -d - 3],
      [w * 1.3, h * 0.8, -d - 4],
      [w * 1.42, h * 1.02, -d - 4],
    ],
    2.6,
    'plastic',
    { round: false },
  )
  for (const x of [1.8, w - 3.2])
    box(canvas, { x, z: -1.6, w: 1.4, h: foot, d: 1.6, material: 'rubber', r: 0.3 })
  const { front, right, top } = box(canvas, { y: foot, w, h: h - foot, d, material: paint, r: 2.2 })
  const high = h - foot
  front
    .rect(1.6, high * 0.05, w - 3.2, high * 0.16, front.tone(-0.85), { r: 0.8 })
    .rect(1.9, high * 0.07, w - 3.8, high * 0.045, front.sheen(0.15), { r: 0.4 })
    .rect(1.9, high * 0.13, w - 3.8, high * 0.045, front.sheen(0.1), { r: 0.4 })
    .panel(1.4, high * 0.25, w - 2.8, high * 0.7, { r: 1 })
    .badge(w / 2, high * 0.34, w * 0.4, 1.4, brand)
    .slots(3, high * 0.66, w - 6, Math.floor((high * 0.24) / 1.1), 1.1, 0.45)
  right.slots(d * 0.16, high * 0.14, d * 0.6, 6, 1.2, 0.5).slots(d * 0.16, high * 0.6, d * 0.6, 8, 1.2, 0.5)
  right.recess(d * 0.3, high * 0.42, d * 0.34, 2, { r: 0.9 })
  top
    .rect(w * 0.16, d * 0.5, w * 0.68, d * 0.34, top.tone(-0.2, 'glass'), { r: 0.8 })
    .words(w * 0.5, d * 0.72, 2, '70', { light: '#8fe0d0', dark: '#8fe0d0' })
  top.slots(w * 0.14, d * 0.1, w * 0.72, 4, 1.3, 0.55)
}

/** Through the wall under a window: the sleeve behind, the room's cabinet in front. */
export const ptac: Model = (canvas, { w, h, d, paint, brand }) => {
  const cover = Math.min(7, d * 0.36)
  groundShadow(canvas, footprint(0, 0, w, d), h)
  box(canvas, {
    x: 0.6,
    y: 0.4,
    z: -cover,
    w: w - 1.2,
    h: h - 0.8,
    d: d - cover,
    material: 'darkSteel',
    r: 0.2,
  })
  const { front, top } = box(canvas, { w, h, d: cover, material: paint, r: 0.8 })
  front
    .rect(0.8, h * 0.3, w - 1.6, 0.14, front.tone(-0.3))
    .slots(1.8, h * 0.4, w - 3.6, Math.floor((h * 0.52) / 0.95), 0.95, 0.4)
    .badge(w * 0.14, h * 0.16, w * 0.16, 1.2, brand)
    .panel(w * 0.72, h * 0.06, w * 0.24, h * 0.2, { r: 0.3 })
    .circles(
      [
        [w * 0.78, h * 0.16],
        [w * 0.86, h * 0.16],
      ],
      0.8,
      front.tone(-0.6),
    )
  top.fins(w * 0.05, cover * 0.2, w * 0.62, cover * 0.5, 1.1, { opacity: 0.75 })
}

/** Hung in a sash: bezel with controls toward the room, vents outside, curtains at its sides. */
export const windowUnit: Model = (canvas, { w, h, d, brand }) => {
  const bezel = 2.2
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { right } = box(canvas, {
    z: -bezel,
    x: 0.4,
    y: 0.4,
    w: w - 0.8,
    h: h - 0.8,
    d: d - bezel,
    material: 'aluminum',
    r: 0.4,
  })
  right.slots(d * 0.3, h * 0.16, d * 0.4, Math.floor((h * 0.6) / 1.1), 1.1, 0.45)
  const { front } = box(canvas, { w, h, d: bezel, material: 'white', r: 1 })
  front
    .rect(1, h * 0.08, w - 2, h * 0.26, front.tone(-0.85), { r: 0.5 })
    .fins(1.3, h * 0.1, (w - 2.6) * 0.49, h * 0.22, 1.2, { opacity: 0.4 })
    .fins(1.3 + (w - 2.6) * 0.51, h * 0.1, (w - 2.6) * 0.49, h * 0.22, 1.2, { opacity: 0.4 })
    .rect(1.3, h * 0.17, w - 2.6, h * 0.05, front.sheen(0.1), { r: 0.2 })
    .rect(1.3, h * 0.26, w - 2.6, h * 0.05, front.sheen(0.1), { r: 0.2 })
    .slots(1.4, h * 0.42, w * 0.66, Math.floor((h * 0.5) / 0.9), 0.9, 0.4)
    .rect(w * 0.74, h * 0.42, w * 0.2, h * 0.5, front.tone(-0.15, 'glass'), { r: 0.5 })
    .words(w * 0.84, h * 0.56, 1.5, '70', { light: '#8fe0d0', dark: '#8fe0d0' })
    .circles(
      [
        [w * 0.79, h * 0.7],
        [w * 0.89, h * 0.7],
        [w * 0.79, h * 0.82],
        [w * 0.89, h * 0.82],
      ],
      0.55,
      front.tone(-0.2, 'darkPlastic'),
    )
    .words(w * 0.34, h * 0.395, 0.8, brand.toUpperCase(), front.tone(-0.5))
}
