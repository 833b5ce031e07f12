import type { Canvas } from '../engine/canvas.ts'
import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** Stubs of pipe below a unit on the wall: brass or copper, by what they carry. */
export function pipesBelow(canvas: Canvas, w: number, d: number, length: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = w * (0.16 + (0.68 * i) / Math.max(1, count - 1))
    const z = -d * 0.45
    const isGas = count > 2 && i === Math.floor(count / 2)
    cylinder(canvas, [x, -length, z], [x, 0, z], {
      r: 0.45,
      material: isGas ? 'iron' : 'copper',
      cap: 'none',
    })
    cylinder(canvas, [x, -length * 0.42, z], [x, -length * 0.12, z], {
      r: 0.72,
      material: 'brass',
      cap: 'none',
    })
  }
}

/** Air in and exhaust out, in plastic pipe. */
export function ventPair(canvas: Canvas, w: number, h: number, d: number, high: number): void {
  for (const x of [0.34, 0.66]) {
    cylinder(canvas, [w * x, h, -d * 0.5], [w * x, h + 1.1, -d * 0.5], { r: 1.7, material: 'pvc' })
    cylinder(canvas, [w * x, h + 1.1, -d * 0.5], [w * x, h + high, -d * 0.5], {
      r: 1.35,
      material: 'pvc',
      cap: 'open',
    })
  }
}

/** Hangs on the wall: vents above, water and gas below, the display in its door. */
export const boiler: Model = (canvas, { w, h, d, paint, brand }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.4 })
  pipesBelow(canvas, w, d, 5, 5)
  const { front, right } = box(canvas, { w, h, d, material: paint, r: 1.2 })
  ventPair(canvas, w, h, d, 5)
  front
    .panel(0.8, 0.9, w - 1.6, h * 0.8, { r: 0.8 })
    .badge(w / 2, h * 0.16, Math.min(10, w * 0.6), 1.7, brand, { plate: 'red' })
    .panel(0.8, h * 0.85, w - 1.6, h * 0.12, { r: 0.5, lift: -0.06 })
    .rect(w * 0.3, h * 0.87, w * 0.4, h * 0.075, front.tone(-0.2, 'glass'), { r: 0.3 })
    .words(w / 2, h * 0.93, 1.5, '160°', { light: '#f0996b', dark: '#f0996b' })
    .circles(
      [
        [w * 0.16, h * 0.91],
        [w * 0.84, h * 0.91],
      ],
      0.9,
      front.tone(-0.3),
    )
  right.slots(d * 0.3, h * 0.2, d * 0.4, 5, 1.4, 0.5).sticker(d * 0.25, h * 0.5, d * 0.5, h * 0.1)
}

/** Cast iron in a jacket on the floor, its draft hood on top. */
export const floorBoiler: Model = (canvas, { w, h, d, paint, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right } = box(canvas, { w, h, d, material: paint, r: 0.5 })
  cylinder(canvas, [w * 0.5, h, -d * 0.6], [w * 0.5, h + 2.4, -d * 0.6], {
    r: 4,
    r2: 2.6,
    material: 'galvanized',
    cap: 'none',
  })
  cylinder(canvas, [w * 0.5, h + 2.4, -d * 0.6], [w * 0.5, h + 7, -d * 0.6], {
    r: 2.6,
    material: 'galvanized',
    cap: 'open',
  })
  front
    .panel(0.8, 0.9, w - 1.6, h * 0.56)
    .panel(0.8, h * 0.6, w - 1.6, h * 0.36)
    .badge(w / 2, h * 0.14, Math.min(9, w * 0.5), 1.7, brand, { plate: 'red' })
    .circle(w * 0.78, h * 0.3, 1.7, front.tone(-0.4))
    .circle(w * 0.78, h * 0.3, 1.4, front.tone(0.1, 'white'))
    .slots(3, h * 0.78, w - 6, 4, 1.4, 0.5)
  right
    .port(d * 0.5, h * 0.2, 0.9)
    .port(d * 0.5, h * 0.8, 0.9)
    .sticker(d * 0.2, h * 0.4, d * 0.4, h * 0.1)
}

/** Hangs from rods: louvers in front, the flue behind. */
export const unitHeater: Model = (canvas, { w, h, d, paint, brand }) => {
  for (const x of [0.1, 0.9])
    tube(
      canvas,
      [
        [w * x, h - 0.2, -d * 0.75],
        [w * x, h + 6, -d * 0.75],
      ],
      0.3,
      'galvanized',
      { straight: true, round: false },
    )
  cylinder(canvas, [w * 0.5, h, -d * 0.8], [w * 0.5, h + 4.4, -d * 0.8], {
    r: 2.1,
    material: 'galvanized',
    cap: 'open',
  })
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right } = box(canvas, { w, h, d, material: paint, r: 0.4 })
  for (const x of [0.1, 0.9])
    tube(
      canvas,
      [
        [w * x, h - 0.2, -d * 0.2],
        [w * x, h + 6, -d * 0.2],
      ],
      0.3,
      'galvanized',
      { straight: true, round: false },
    )
  front
    .rect(1.4, h * 0.1, w - 2.8, h * 0.62, front.tone(-0.6), { r: 0.3 })
    .louvres(1.7, h * 0.11, w - 3.4, h * 0.6, 2.4)
    .badge(w * 0.2, h * 0.87, w * 0.26, 1.6, brand, { plate: 'red' })
    .sticker(w * 0.62, h * 0.78, w * 0.28, h * 0.15)
  right
    .panel(d * 0.06, h * 0.08, d * 0.4, h * 0.84)
    .circle(d * 0.74, h * 0.5, Math.min(d * 0.2, h * 0.34), right.tone(-0.2))
    .fan(d * 0.74, h * 0.5, Math.min(d * 0.18, h * 0.32), { wires: 5 })
}

/** Before an outside wall: air comes in below and leaves warm above. */
export const wallFurnace: Model = (canvas, { w, h, d, paint, brand }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.3 })
  groundShadow(canvas, footprint(0, 0, w, d), h * 0.5)
  const { front, right, top } = box(canvas, { w, h, d, material: paint, r: 0.8 })
  top.fins(w * 0.06, d * 0.25, w * 0.88, d * 0.45, 1.5, { opacity: 0.75 })
  front
    .slots(2, h * 0.07, w - 4, Math.floor((h * 0.2) / 1.1), 1.1, 0.5)
    .panel(1.2, h * 0.32, w - 2.4, h * 0.4, { r: 0.4 })
    .badge(w * 0.5, h * 0.42, w * 0.26, 1.7, brand, { plate: 'red' })
    .slots(2, h * 0.78, w - 4, Math.floor((h * 0.17) / 1.1), 1.1, 0.5)
  right.slots(d * 0.2, h * 0.12, d * 0.6, 4, 1.2, 0.5).sticker(d * 0.2, h * 0.5, d * 0.6, h * 0.12)
}
