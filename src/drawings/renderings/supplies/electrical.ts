import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box, tube } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** A box beside the outdoor unit with a door that lifts; or a switch by the furnace. */
export const disconnect: Model = (canvas, { w, h, d, kind }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.4 })
  if (kind === 'Service switch') {
    const { front } = box(canvas, { w, h, d, material: 'galvanized', r: 0.2 })
    front
      .panel(w * 0.06, h * 0.04, w * 0.88, h * 0.92, { material: 'red', r: 0.2 })
      .rect(w * 0.38, h * 0.36, w * 0.24, h * 0.28, front.tone(-0.5))
      .rect(w * 0.42, h * 0.37, w * 0.16, h * 0.16, front.tone(0.2, 'white'))
    front.screws(
      [
        [w / 2, h * 0.16],
        [w / 2, h * 0.84],
      ],
      0.14,
    )
    return
  }
  const { front, right } = box(canvas, { w, h, d, material: 'galvanized', r: 0.3 })
  front.panel(0.3, 0.5, w - 0.6, h * (kind === 'With GFCI outlet' ? 0.52 : 0.86), { r: 0.3, lift: -0.02 })
  front
    .rect(w * 0.3, h * 0.08, w * 0.4, h * 0.03, front.tone(-0.5))
    .sticker(w * 0.16, h * 0.2, w * 0.5, h * 0.18, 'orange')
  if (kind === 'With GFCI outlet') {
    front.rect(w * 0.28, h * 0.64, w * 0.44, h * 0.3, front.tone(0.1, 'white'), { r: 0.15 })
    for (const y of [0.69, 0.86])
      front.rects(
        [
          [w * 0.4, h * y, w * 0.03, h * 0.04],
          [w * 0.56, h * y, w * 0.03, h * 0.04],
        ],
        front.tone(-0.7),
      )
    front.rect(w * 0.44, h * 0.765, w * 0.12, h * 0.045, front.tone(0, 'red'))
  } else if (kind === 'Fused')
    front.rect(w * 0.7, h * 0.44, w * 0.14, h * 0.34, front.tone(0, 'red'), { r: 0.15 })
  else front.grip(w / 2, h * 0.72, w * 0.5, h * 0.05)
  right
    .circle(d / 2, h * 0.86, Math.min(d, h) * 0.14, right.tone(-0.25))
    .circle(d / 2, h * 0.3, Math.min(d, h) * 0.1, right.tone(-0.18))
}

/** A breaker for a panel: one handle, or two that are tied. */
export const breaker: Model = (canvas, { w, h, d, kind }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right } = box(canvas, { w, h, d, material: 'darkPlastic', r: 0.08 })
  const poles = kind === 'Single-pole breaker' ? 1 : 2
  const each = w / poles
  for (let i = 0; i < poles; i++) {
    const x = i * each
    front
      .rect(x + each * 0.06, h * 0.04, each * 0.88, h * 0.92, front.tone(0.06), { r: 0.06 })
      .rect(x + each * 0.26, h * 0.3, each * 0.48, h * 0.36, front.tone(-0.6), { r: 0.06 })
      .rect(x + each * 0.32, h * 0.32, each * 0.36, h * 0.16, front.tone(0.45), { r: 0.05 })
      .words(x + each / 2, h * 0.24, h * 0.09, 'ON', front.tone(0.8))
      .circle(x + each / 2, h * 0.84, Math.min(each * 0.2, h * 0.08), front.sheen(0.1, 'brass'))
  }
  if (poles === 2) front.rect(each * 0.32, h * 0.36, w - each * 0.64, h * 0.07, front.tone(0.5), { r: 0.04 })
  right.sticker(d * 0.16, h * 0.2, d * 0.6, h * 0.4, 'orange')
}

/** A small case with leads: a surge protector, a sensor, a start kit. */
export const device: Model = (canvas, { w, h, d, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  for (const [x, color] of [
    [0.3, 'darkPlastic'],
    [0.5, 'plastic'],
    [0.7, 'green'],
  ] as const)
    tube(
      canvas,
      [
        [w * x, h * 0.9, -d * 0.6],
        [w * x, h * 1.2, -d * 0.6],
        [w * (x + 0.3), h * 1.34, -d * 0.5],
      ],
      w * 0.02,
      color,
    )
  const { front } = box(canvas, { w, h, d, material: 'darkPlastic', r: w * 0.05 })
  front
    .rect(w * 0.1, h * 0.12, w * 0.8, h * 0.5, front.tone(0.1, 'white'), { r: 0.1 })
    .rect(w * 0.1, h * 0.12, w * 0.8, h * 0.12, front.tone(0, 'blue'))
    .words(w / 2, h * 0.46, h * 0.12, brand.toUpperCase(), front.tone(-0.2))
    .circles(
      [
        [w * 0.3, h * 0.8],
        [w * 0.5, h * 0.8],
      ],
      Math.min(w, h) * 0.04,
      front.tone(0.3, 'green'),
    )
}
