import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Point3 } from '../engine/space.ts'
import type { Model, RenderedUnit } from '../model.ts'

const GLOW = { light: '#eef3f0', dark: '#eef3f0' }
const INK = { light: '#26302d', dark: '#26302d' }

/** A dark glass front where it is in the network, a display with buttons where it is not. */
export const thermostat: Model = (canvas, unit) => {
  const { w, h, d } = unit
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.5 })
  box(canvas, {
    x: -0.25,
    y: -0.25,
    z: -d * 0.72,
    w: w + 0.5,
    h: h + 0.5,
    d: d * 0.28,
    material: 'plastic',
    r: 0.3,
  })
  const { front } = box(canvas, { w, h, d: d * 0.72, material: 'plastic', r: 0.5 })
  if (unit.flag('wifi')) {
    front
      .rect(0.2, 0.2, w - 0.4, h - 0.4, front.sheen(-0.1, 'glass'), { r: 0.5 })
      .words(w / 2, h * 0.6, h * 0.34, '70', GLOW)
      .words(w / 2, h * 0.24, h * 0.075, 'INDOOR', GLOW)
      .rect(w * 0.3, h * 0.76, w * 0.4, h * 0.025, front.tone(0.1, 'orange'), { r: 0.05 })
    return
  }
  front
    .rect(w * 0.1, h * 0.14, w * 0.56, h * 0.54, { light: '#aebfae', dark: '#a5b6a5' }, { r: 0.15 })
    .words(w * 0.38, h * 0.53, h * 0.32, '70', INK)
    .rects(
      [
        [w * 0.74, h * 0.16, w * 0.15, h * 0.2],
        [w * 0.74, h * 0.44, w * 0.15, h * 0.2],
      ],
      front.tone(-0.18),
      { r: 0.15 },
    )
    .rects(
      [
        [w * 0.12, h * 0.79, w * 0.16, h * 0.08],
        [w * 0.33, h * 0.79, w * 0.16, h * 0.08],
        [w * 0.54, h * 0.79, w * 0.16, h * 0.08],
      ],
      front.tone(-0.18),
      { r: 0.1 },
    )
}

/** Elements on their rack, breakers in the plate that closes the opening. */
export const heatKit: Model = (canvas, unit) => {
  const { w, h, d, brand } = unit
  groundShadow(canvas, footprint(0, 0, w, d), h)
  rack(canvas, unit)
  const { front } = box(canvas, { w, h, d: 0.8, material: 'galvanized', r: 0.1 })
  const count = Math.max(1, Math.min(4, unit.number('breakers', 1)))
  for (let i = 0; i < count; i++) {
    const x = w * 0.16 + i * w * 0.3
    front
      .rect(x, h * 0.2, w * 0.22, h * 0.56, front.tone(0, 'darkPlastic'), { r: 0.15 })
      .rect(x + w * 0.06, h * 0.4, w * 0.1, h * 0.17, front.tone(0.1, 'white'), { r: 0.1 })
  }
  front
    .sticker(w * 0.76, h * 0.16, w * 0.18, h * 0.5)
    .words(w * 0.4, h * 0.92, 0.8, brand.toUpperCase(), front.tone(-0.5))
    .screws([
      [0.6, 0.6],
      [w - 0.6, 0.6],
      [0.6, h - 0.6],
      [w - 0.6, h - 0.6],
    ])
}

/** Coils of wire between insulators, behind the plate. */
function rack(canvas: Parameters<Model>[0], { w, h, d }: RenderedUnit): void {
  for (const y of [0.12, 0.88])
    for (const x of [0.08, 0.92])
      tube(
        canvas,
        [
          [w * x, h * y, -d],
          [w * x, h * y, -0.8],
        ],
        0.2,
        'galvanized',
        { straight: true, round: false },
      )
  for (const y of [0.3, 0.55, 0.8]) {
    const turns = Array.from(
      { length: 25 },
      (_, i): Point3 => [w * (0.16 + 0.68 * (i % 2)), h * y + (i % 2) * 0.5, -d * (0.96 - 0.036 * i)],
    )
    tube(canvas, turns, 0.16, 'orange', { straight: false })
  }
  cylinder(canvas, [w * 0.06, h * 0.5, -d], [w * 0.94, h * 0.5, -d], { r: 0.3, material: 'galvanized' })
}
