import type { Canvas } from '../engine/canvas.ts'
import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Point3 } from '../engine/space.ts'
import type { Model } from '../model.ts'

/** A round collar for a duct, from a side to the right. */
const collars = (
  canvas: Parameters<Model>[0],
  x: number,
  places: readonly (readonly [number, number])[],
  r: number,
): void => {
  for (const [y, z] of places) {
    cylinder(canvas, [x, y, z], [x + 2.6, y, z], { r, material: 'galvanized', cap: 'open' })
    cylinder(canvas, [x, y, z], [x + 0.3, y, z], { r: r * 1.12, material: 'galvanized', cap: 'none' })
    cylinder(canvas, [x + 0.3, y, z], [x + 2.6, y, z], { r, material: 'galvanized', cap: 'open' })
  }
}

/** Trades stale air for fresh: four ducts, a core behind the door. */
export const erv: Model = (canvas, { w, h, d, paint, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const r = Math.min(3, h * 0.15)
  for (const y of [0.28, 0.72])
    cylinder(canvas, [-2.6, h * y, -d * 0.5], [0, h * y, -d * 0.5], {
      r,
      material: 'galvanized',
      cap: 'none',
    })
  const { front } = box(canvas, { w, h, d, material: paint, r: 0.5 })
  collars(
    canvas,
    w,
    [
      [h * 0.72, -d * 0.5],
      [h * 0.28, -d * 0.5],
    ],
    r,
  )
  front
    .panel(0.8, 0.9, w - 1.6, h - 1.8, { r: 0.5 })
    .badge(w / 2, h * 0.24, w * 0.36, 1.6, brand)
    .recess(w * 0.34, h * 0.36, w * 0.32, h * 0.42)
    .polygon(
      [
        [w * 0.5, h * 0.4],
        [w * 0.61, h * 0.57],
        [w * 0.5, h * 0.74],
        [w * 0.39, h * 0.57],
      ],
      front.tone(-0.1, 'blue'),
      { opacity: 0.8 },
    )
    .sticker(w * 0.74, h * 0.72, w * 0.18, h * 0.16)
  for (const x of [w * 0.1, w * 0.9])
    front.rect(x - 0.5, h * 0.9, 1, 1.4, front.sheen(0.1, 'aluminum'), { r: 0.2 })
}

/** Lies in the basement between ducts. */
export const dehumidifier: Model = (canvas, { w, h, d, paint, brand }) => {
  const foot = 1
  groundShadow(canvas, footprint(0, 0, w, d), h)
  for (const x of [w * 0.1, w * 0.82]) box(canvas, { x, w: w * 0.08, h: foot, d, material: 'rubber', r: 0.2 })
  const { front } = box(canvas, { y: foot, w, h: h - foot, d, material: paint, r: 0.6 })
  collars(canvas, w, [[h * 0.6, -d * 0.5]], Math.min(4, h * 0.24))
  const high = h - foot
  front
    .panel(0.8, 0.9, w * 0.62, high - 1.8, { r: 0.4 })
    .panel(w * 0.66, 0.9, w * 0.32, high - 1.8, { r: 0.4 })
    .badge(w * 0.3, high * 0.2, w * 0.3, 1.8, brand)
    .slots(w * 0.1, high * 0.4, w * 0.44, Math.floor((high * 0.44) / 1.4), 1.4, 0.55)
    .rect(w * 0.71, high * 0.14, w * 0.22, high * 0.2, front.tone(-0.2, 'glass'), { r: 0.4 })
    .words(w * 0.82, high * 0.29, 2, '45%', { light: '#8fd0f0', dark: '#8fd0f0' })
    .sticker(w * 0.72, high * 0.62, w * 0.2, high * 0.22)
}

/** On the duct: bypass with its collar, fan-powered with its own outlet, or a steam cabinet. */
export const humidifier: Model = (canvas, unit) => {
  const { w, h, d, paint, brand } = unit
  const fan = unit.flag('fan')
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.35 })
  if (!fan)
    cylinder(canvas, [-2.8, h * 0.56, -d * 0.5], [0, h * 0.56, -d * 0.5], {
      r: Math.min(3, d * 0.36),
      material: 'galvanized',
      cap: 'none',
    })
  tube(
    canvas,
    [
      [w * 0.5, 0.2, -d * 0.5],
      [w * 0.5, -2, -d * 0.5],
      [w * 0.56, -4.4, -d * 0.5],
    ],
    0.5,
    'pvc',
    { round: false },
  )
  tube(
    canvas,
    [
      [w * 0.86, h * 0.8, -d * 0.3],
      [w * 1.1, h * 0.8, -d * 0.3],
      [w * 1.12, h * 0.4, -d * 0.3],
      [w * 1.12, -3, -d * 0.3],
    ],
    0.22,
    'copper',
  )
  const { front, right } = box(canvas, { w, h, d, material: paint, r: 1.4 })
  front
    .panel(0.9, 1, w - 1.8, h * 0.8, { r: 0.9 })
    .badge(w / 2, h * 0.2, w * 0.5, 1.3, brand)
    .rect(0.9, h * 0.86, w - 1.8, 0.14, front.tone(-0.25))
  if (fan)
    front
      .rect(w * 0.18, h * 0.34, w * 0.64, h * 0.4, front.tone(-0.3), { r: 0.5 })
      .louvres(w * 0.2, h * 0.36, w * 0.6, h * 0.36, 1.2)
  else
    front
      .recess(w * 0.2, h * 0.34, w * 0.6, h * 0.38, { r: 0.8 })
      .circle(w * 0.5, h * 0.53, Math.min(w, h) * 0.08, front.tone(-0.4))
  right.port(d * 0.5, h * 0.2, 0.4).slots(d * 0.24, h * 0.46, d * 0.5, 4, 1.2, 0.45)
}

/** Its ballast outside the duct, its lamp inside. */
export const uvLamp: Model = (canvas, { w, h, d, paint, brand, kind }) => {
  const body = w * 0.4
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right } = box(canvas, { w: body, h, d, material: paint, r: 0.5 })
  front
    .panel(0.4, 0.4, body - 0.8, h - 0.8, { r: 0.4 })
    .badge(body / 2, h * 0.3, body * 0.7, h * 0.14, brand)
    .circle(body / 2, h * 0.66, h * 0.1, front.tone(-0.4))
    .circle(
      body / 2,
      h * 0.66,
      h * 0.075,
      canvas.glow({ light: '#d8ccff', dark: '#d8ccff' }, { light: '#6a55d8', dark: '#6a55d8' }),
    )
  right.rect(d * 0.2, h * 0.36, d * 0.6, h * 0.28, right.tone(-0.4), { r: 0.3 })
  for (const y of kind === 'Two bulbs' ? [0.26, 0.7] : [0.5]) lamp(canvas, body, w, h * y, d)
}

function lamp(canvas: Canvas, from: number, to: number, y: number, d: number): void {
  const at = (x: number): Point3 => [x, y, -d * 0.5]
  cylinder(canvas, at(from), at(from + 1.6), { r: Math.min(0.9, d * 0.32), material: 'aluminum' })
  cylinder(canvas, at(from + 1.6), at(to - 0.6), {
    r: Math.min(0.45, d * 0.2),
    material: 'violet',
    lift: 0.35,
    cap: 'none',
  })
  cylinder(canvas, at(to - 0.8), at(to), { r: Math.min(0.6, d * 0.24), material: 'white' })
}
