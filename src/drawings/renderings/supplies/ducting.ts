import type { Canvas } from '../engine/canvas.ts'
import type { MaterialName } from '../engine/materials.ts'
import { circleOnGround, footprint, groundShadow } from '../engine/shadows.ts'
import { box, cylinder } from '../engine/solids.ts'
import type { Point3 } from '../engine/space.ts'
import type { Model } from '../model.ts'

const METAL: MaterialName = 'galvanized'

/** A bend of short straight pieces, from the floor to the right. */
function bend(canvas: Canvas, r: number, radius: number, material: MaterialName, degrees: number): void {
  const pieces = degrees > 45 ? 5 : 3
  const turn = (degrees * Math.PI) / 180
  const at = (i: number): Point3 => {
    const angle = (turn * i) / pieces
    return [r + radius - Math.cos(angle) * radius, Math.sin(angle) * radius + r * 0.5, -r]
  }
  cylinder(canvas, [r, 0, -r], at(0), { r: r * 0.98, material, cap: 'none' })
  for (let i = 0; i < pieces; i++) {
    const [from, to] = [at(i), at(i + 1)]
    // pieces overlap a little, so that no gap opens at the outside of the bend
    const over: Point3 = [to[0] + (to[0] - from[0]) * 0.16, to[1] + (to[1] - from[1]) * 0.16, to[2]]
    cylinder(canvas, from, over, { r: r * (1 - i * 0.006), material, lift: i % 2 ? 0.03 : 0, cap: 'none' })
  }
  const end = at(pieces)
  cylinder(canvas, end, [end[0] + Math.sin(turn) * r * 0.7, end[1] + Math.cos(turn) * r * 0.7, end[2]], {
    r: r * 0.96,
    material,
    cap: 'open',
  })
}

/** A damper's motor on its case. */
function motor(canvas: Canvas, x: number, y: number, z: number, size: number): void {
  const { front } = box(canvas, {
    x,
    y,
    z,
    w: size,
    h: size * 0.7,
    d: size * 0.6,
    material: 'darkPlastic',
    r: size * 0.08,
  })
  front.rect(size * 0.12, size * 0.14, size * 0.76, size * 0.24, front.tone(0.1, 'white'), { r: 0.1 })
}

const pipeShapes: Readonly<Record<string, (canvas: Canvas, w: number, h: number, d: number) => void>> = {
  'Zone damper': (canvas, w, h, d) => {
    const r = Math.min(h, d) * 0.42
    cylinder(canvas, [0, r, -d / 2], [w, r, -d / 2], { r, material: METAL, cap: 'open' })
    motor(canvas, w * 0.36, r * 1.9, -d / 2 + r * 0.3, w * 0.34)
  },
  'Type B rain cap': (canvas, w, h) => {
    const x = w / 2
    cylinder(canvas, [x, 0, -x], [x, h * 0.5, -x], { r: w * 0.32, material: METAL, cap: 'none' })
    cylinder(canvas, [x, h * 0.5, -x], [x, h * 0.72, -x], { r: w * 0.38, material: METAL, cap: 'open' })
    cylinder(canvas, [x, h * 0.74, -x], [x, h, -x], {
      r: w * 0.5,
      r2: w * 0.06,
      material: METAL,
      cap: 'none',
    })
  },
  'Type B tee': (canvas, w, h) => {
    const r = w * 0.3
    cylinder(canvas, [r, 0, -r], [r, h, -r], { r, material: METAL, cap: 'open' })
    cylinder(canvas, [r * 1.2, h * 0.5, -r], [w, h * 0.5, -r], { r: r * 0.9, material: METAL, cap: 'open' })
  },
  'Type B roof flashing': (canvas, w, h, d) => {
    box(canvas, { w, h: 0.2, d, material: METAL, r: 0 })
    cylinder(canvas, [w / 2, 0.2, -d / 2], [w / 2, h, -d / 2], {
      r: w * 0.4,
      r2: w * 0.28,
      material: METAL,
      cap: 'open',
    })
  },
  'Condensate Neutralizer': (canvas, w, h, d) => {
    const r = Math.min(h, d) * 0.3
    cylinder(canvas, [w * 0.1, r, -d / 2], [w * 0.9, r, -d / 2], { r, material: 'pvc' })
    for (const x of [0, 0.84])
      cylinder(canvas, [w * x, r, -d / 2], [w * (x + 0.16), r, -d / 2], { r: r * 1.15, material: 'pvc' })
    cylinder(canvas, [w * 0.2, r * 1.9, -d / 2], [w * 0.2, h * 0.8, -d / 2], {
      r: r * 0.35,
      material: 'pvc',
      cap: 'open',
    })
  },
  'Low-Profile Flush Vent': (canvas, w, h, d) => {
    const { front } = box(canvas, { w, h, d: d * 0.3, material: 'white', r: 0.6 })
    for (const x of [0.3, 0.7])
      front
        .circle(w * x, h * 0.5, Math.min(w, h) * 0.17, front.tone(-0.8))
        .rings(w * x, h * 0.5, [Math.min(w, h) * 0.11, Math.min(w, h) * 0.06], front.tone(0), 0.12)
  },
}

/** Shapes that lie on their whole width. */
const flat: ReadonlySet<string> = new Set([
  'Type B roof flashing',
  'Condensate Neutralizer',
  'Low-Profile Flush Vent',
])

/** Bends of duct and vent, and the fittings that are listed with them. */
export const elbow: Model = (canvas, unit) => {
  const { w, h, d, kind, name } = unit
  const shape = Object.hasOwn(pipeShapes, kind) ? pipeShapes[kind] : undefined
  if (shape) {
    const half = Math.min(w, d) * 0.4
    groundShadow(
      canvas,
      kind === 'Zone damper' || flat.has(kind)
        ? footprint(0, -d * 0.3, w, d * 0.4)
        : circleOnGround(w * 0.4, -half, half),
      h * 0.6,
    )
    shape(canvas, w, h, d)
    return
  }
  const r = Math.min(d, w, h) * 0.32
  groundShadow(canvas, circleOnGround(r, -r, r), h * 0.6)
  bend(
    canvas,
    r,
    Math.max(r * 1.1, Math.min(w, h) - r * 2),
    /Sidewall/.test(kind) ? 'pvc' : METAL,
    /45°/.test(`${kind} ${name}`) ? 45 : 90,
  )
}

/** One duct becomes two. */
export const wye: Model = (canvas, { w, h, d }) => {
  const r = Math.min(d * 0.42, w * 0.3)
  const x = w * 0.36
  groundShadow(canvas, circleOnGround(x, -d / 2, r), h * 0.6)
  cylinder(canvas, [x + r * 0.4, h * 0.3, -d / 2], [w - r * 0.5, h * 0.86, -d / 2], {
    r: r * 0.72,
    material: METAL,
    cap: 'open',
  })
  cylinder(canvas, [x, 0, -d / 2], [x, h, -d / 2], { r, material: METAL, cap: 'open' })
  cylinder(canvas, [x, h * 0.12, -d / 2], [x, h * 0.15, -d / 2], {
    r: r * 1.04,
    material: METAL,
    cap: 'none',
  })
}

const straightPipes: Readonly<Record<string, MaterialName>> = {
  'PVC vent pipe': 'pvc',
  'Stainless vent': 'aluminum',
  'Stainless termination': 'aluminum',
  'Smoke pipe': 'darkSteel',
}

/** A length of pipe; or flexible duct, pressed together as it ships. */
export const flexDuct: Model = (canvas, { w, h, d, kind }) => {
  if (kind === 'Flexible') {
    ribbed(canvas, Math.min(w, h) / 2, Math.max(w, h, d))
    return
  }
  const length = Math.max(w, h, d)
  const r = Math.min(w, h, d) / 2
  const material = (Object.hasOwn(straightPipes, kind) && straightPipes[kind]) || METAL
  if (length > r * 8) lying(canvas, r, length, material)
  else standing(canvas, r, length, material)
}

function lying(canvas: Canvas, r: number, length: number, material: MaterialName): void {
  groundShadow(canvas, footprint(0, -r * 0.5, length, r), 2 * r)
  cylinder(canvas, [0, r, -r], [length, r, -r], { r, material, cap: 'open' })
  for (const t of [0.04, 0.96])
    cylinder(canvas, [length * t, r, -r], [length * t + r * 0.16, r, -r], {
      r: r * 1.05,
      material,
      cap: 'none',
    })
}

function standing(canvas: Canvas, r: number, length: number, material: MaterialName): void {
  groundShadow(canvas, circleOnGround(r, -r, r), length)
  cylinder(canvas, [r, 0, -r], [r, length, -r], { r: r * 0.96, material, cap: 'open' })
  for (const t of [0.05, 0.9])
    cylinder(canvas, [r, length * t, -r], [r, length * t + r * 0.18, -r], { r, material, cap: 'none' })
  cylinder(canvas, [r, length * 0.9 + r * 0.18, -r], [r, length, -r], { r: r * 0.96, material, cap: 'open' })
}

/** The silver sleeve with its wire, and the insulation at its end. */
function ribbed(canvas: Canvas, r: number, length: number): void {
  groundShadow(canvas, footprint(0, -r * 0.5, length, r), 2 * r)
  const count = Math.max(6, Math.min(18, Math.round(length / 2)))
  for (let i = 0; i < count; i++) {
    const [from, to] = [(length * i) / count, (length * (i + 1)) / count]
    cylinder(canvas, [from, r, -r], [to, r, -r], {
      r: r * (i % 2 ? 1 : 0.94),
      material: 'foil',
      lift: i % 2 ? 0.02 : -0.06,
      cap: 'none',
    })
  }
  cylinder(canvas, [length - 0.2, r, -r], [length, r, -r], { r: r * 0.97, material: 'yellow', lift: 0.3 })
  cylinder(canvas, [length, r, -r], [length + 0.3, r, -r], { r: r * 0.78, material: 'foil', cap: 'open' })
}
