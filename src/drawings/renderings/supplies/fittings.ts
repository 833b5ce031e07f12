import type { Canvas } from '../engine/canvas.ts'
import { circleOnGround, footprint, groundShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Model, RenderedUnit } from '../model.ts'

/** Short pieces of round duct that stand upright. */
const round =
  (draw: (canvas: Canvas, unit: RenderedUnit, r: number) => void): Model =>
  (canvas, unit) => {
    const r = Math.min(unit.w, unit.d) / 2
    groundShadow(canvas, circleOnGround(unit.w / 2, -unit.w / 2, r), unit.h)
    draw(canvas, unit, r)
  }

const METAL = 'galvanized'

export const collar = round((canvas, { w, h }, r) => {
  const x = w / 2
  cylinder(canvas, [x, 0, -x], [x, h * 0.16, -x], { r, material: METAL })
  cylinder(canvas, [x, h * 0.16, -x], [x, h, -x], { r: r * 0.84, material: METAL, cap: 'open' })
  cylinder(canvas, [x, h * 0.5, -x], [x, h * 0.56, -x], { r: r * 0.88, material: METAL, cap: 'none' })
})

export const damper = round((canvas, { w, h }, r) => {
  const x = w / 2
  cylinder(canvas, [x, 0, -x], [x, h, -x], { r: r * 0.9, material: METAL, cap: 'open' })
  for (const y of [0.1, 0.86])
    cylinder(canvas, [x, h * y, -x], [x, h * (y + 0.05), -x], { r: r * 0.94, material: METAL, cap: 'none' })
  cylinder(canvas, [x, h * 0.5, -x + r * 0.8], [x, h * 0.5, -x + r * 1.04], {
    r: r * 0.14,
    material: 'brass',
  })
  tube(
    canvas,
    [
      [x, h * 0.5, -x + r * 1.06],
      [x + r * 0.5, h * 0.62, -x + r * 0.95],
    ],
    r * 0.07,
    'darkSteel',
    { straight: true },
  )
})

export const coupling = round((canvas, { w, h }, r) => {
  const x = w / 2
  cylinder(canvas, [x, 0, -x], [x, h, -x], { r: r * 0.9, material: METAL, cap: 'open' })
  cylinder(canvas, [x, h * 0.47, -x], [x, h * 0.53, -x], { r: r * 0.96, material: METAL, cap: 'none' })
})

export const cap = round((canvas, { w, h }, r) => {
  const x = w / 2
  cylinder(canvas, [x, 0, -x], [x, h * 0.55, -x], { r: r * 0.94, material: METAL })
  cylinder(canvas, [x, h * 0.47, -x], [x, h * 0.56, -x], { r, material: METAL })
})

export const reducer = round((canvas, { w, h }, r) => {
  const x = w / 2
  cylinder(canvas, [x, 0, -x], [x, h * 0.34, -x], { r: r * 0.96, material: METAL, cap: 'none' })
  cylinder(canvas, [x, h * 0.34, -x], [x, h * 0.62, -x], {
    r: r * 0.96,
    r2: r * 0.76,
    material: METAL,
    cap: 'none',
  })
  cylinder(canvas, [x, h * 0.62, -x], [x, h, -x], { r: r * 0.76, material: METAL, cap: 'open' })
})

/** A frame for a rooftop unit, with its cross rails. */
export const roofCurb: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: METAL, r: 0.2 })
  const wall = 1.6
  top
    .rect(
      wall,
      wall,
      w - 2 * wall,
      d - 2 * wall,
      canvas.fade({ light: '#2a3032', dark: '#22282a' }, { light: '#7b807d', dark: '#666b69' }, 'down'),
    )
    .rects(
      [
        [wall, d * 0.48, w - 2 * wall, 1.6],
        [w * 0.5, wall, 1.6, d - 2 * wall],
      ],
      top.tone(0.05),
    )
  for (const face of [front, right])
    face
      .rect(0, h - 2, face.w, 0.2, face.tone(-0.25))
      .lines([[face.w * 0.5, 0, face.w * 0.5, h]], face.tone(-0.2), 0.14)
}

/** Covers for a line set: channel, elbow and wall cap in white plastic. */
export const lineSetCover: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  for (const [z, y] of [
    [-d * 0.52, 0],
    [0, 0],
    [-d * 0.26, h * 0.5],
  ] as const) {
    const { front, top } = box(canvas, { y, z, w, h: h * 0.48, d: d * 0.46, material: 'plastic', r: 0.5 })
    front.rect(0, h * 0.16, w, 0.12, front.tone(-0.25))
    top.lines(
      [
        [0, d * 0.1, w, d * 0.1],
        [0, d * 0.36, w, d * 0.36],
      ],
      top.tone(-0.2),
      0.1,
    )
  }
}

/** Two pipes, one in the other, through one hole in the wall. */
export const concentricVent: Model = (canvas, { w, h, d }) => {
  const r = Math.min(h, d) / 2
  groundShadow(canvas, footprint(0, 0, w, d), h)
  cylinder(canvas, [0, r, -r], [w * 0.28, r, -r], { r: r * 0.52, material: 'pvc', cap: 'none' })
  cylinder(canvas, [w * 0.2, r, -r], [w * 0.8, r, -r], { r: r * 0.86, material: 'pvc', cap: 'open' })
  cylinder(canvas, [w * 0.2, r, -r], [w * 0.28, r, -r], { r, material: 'pvc', cap: 'none' })
  cylinder(canvas, [w * 0.8, r, -r], [w * 0.94, r, -r], { r: r * 0.5, material: 'pvc', cap: 'open' })
  cylinder(canvas, [w * 0.92, r, -r], [w, r, -r], { r: r * 0.9, material: 'pvc' })
}
