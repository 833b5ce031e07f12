import type { Canvas } from '../engine/canvas.ts'
import type { MaterialName } from '../engine/materials.ts'
import { circleOnGround, groundShadow } from '../engine/shadows.ts'
import { band, box, cylinder, tube } from '../engine/solids.ts'
import type { Point3 } from '../engine/space.ts'
import type { Model, RenderedUnit } from '../model.ts'

type Tall = Pick<RenderedUnit, 'w' | 'h'>

/** A round thing upright on the middle of its box. */
function upright(
  canvas: Canvas,
  { w }: Tall,
  [from, to]: readonly [number, number],
  shape: Parameters<typeof cylinder>[3],
): void {
  cylinder(canvas, [w / 2, from, -w / 2], [w / 2, to, -w / 2], shape)
}

const stripe = (
  canvas: Canvas,
  { w }: Tall,
  rows: readonly [number, number],
  shape: Parameters<typeof band>[3],
): void => band(canvas, [w / 2, -w / 2], rows, shape)

const grounded = (canvas: Canvas, { w, h }: Tall, r: number): void =>
  groundShadow(canvas, circleOnGround(w / 2, -w / 2, r), h)

/** A cylinder of refrigerant with its collar, handle and valve. */
export const refrigerantCylinder: Model = (canvas, unit) => {
  const { w, h, kind } = unit
  const r = w / 2
  const body: MaterialName = 'galvanized'
  grounded(canvas, unit, r)
  upright(canvas, unit, [0, h * 0.06], { r: r * 0.8, material: body, cap: 'none' })
  upright(canvas, unit, [h * 0.04, h * 0.66], { r, material: body, cap: 'none' })
  if (kind === 'A2L') stripe(canvas, unit, [h * 0.58, h * 0.66], { r: r * 1.004, material: 'red' })
  stripe(canvas, unit, [h * 0.26, h * 0.5], { r: r * 1.004, material: 'white' })
  stripe(canvas, unit, [h * 0.42, h * 0.5], { r: r * 1.008, material: kind === 'A2L' ? 'red' : 'green' })
  upright(canvas, unit, [h * 0.66, h * 0.76], {
    r,
    r2: r * 0.6,
    material: kind === 'A2L' ? 'red' : body,
    cap: 'closed',
  })
  upright(canvas, unit, [h * 0.76, h * 0.88], { r: 0.6, material: 'brass' })
  upright(canvas, unit, [h * 0.86, h * 0.92], { r: 1.1, material: 'red' })
  for (const x of [-0.5, 0.5])
    tube(
      canvas,
      [
        [w / 2 + r * x, h * 0.72, -w / 2],
        [w / 2 + r * x, h * 0.98, -w / 2],
      ],
      0.5,
      body,
      { straight: true },
    )
  tube(
    canvas,
    [
      [w / 2 - r * 0.5, h * 0.97, -w / 2],
      [w / 2 + r * 0.5, h * 0.97, -w / 2],
    ],
    0.5,
    body,
    { straight: true },
  )
}

/** A tank that takes up the water's expansion. */
export const expansionTank: Model = (canvas, unit) => {
  const { h } = unit
  const r = Math.min(unit.w, unit.d) * 0.5
  grounded(canvas, unit, r)
  upright(canvas, unit, [0, h * 0.06], { r: r * 0.62, r2: r * 0.86, material: 'blue', cap: 'none' })
  upright(canvas, unit, [h * 0.06, h * 0.16], { r: r * 0.86, r2: r, material: 'blue', cap: 'none' })
  upright(canvas, unit, [h * 0.16, h * 0.7], { r, material: 'blue', cap: 'none' })
  upright(canvas, unit, [h * 0.43, h * 0.45], { r: r * 1.03, material: 'blue', cap: 'none' })
  upright(canvas, unit, [h * 0.7, h * 0.8], { r, r2: r * 0.84, material: 'blue', cap: 'none' })
  upright(canvas, unit, [h * 0.8, h * 0.88], { r: r * 0.84, r2: r * 0.4, material: 'blue' })
  upright(canvas, unit, [h * 0.86, h], { r: r * 0.2, material: 'brass', cap: 'open' })
}

/** A pail, a jug or a jar with a colored band. */
export const vessel =
  (material: MaterialName, label: MaterialName, neck: number): Model =>
  (canvas, unit) => {
    const { h } = unit
    const r = Math.min(unit.w, unit.d) * 0.46
    grounded(canvas, unit, r)
    upright(canvas, unit, [0, h * 0.74], { r, material, cap: 'closed' })
    stripe(canvas, unit, [h * 0.16, h * 0.58], { r: r * 1.006, material: label })
    stripe(canvas, unit, [h * 0.26, h * 0.34], { r: r * 1.01, material: 'white' })
    upright(canvas, unit, [h * 0.74, h * 0.88], { r, r2: r * neck, material, cap: 'closed' })
    upright(canvas, unit, [h * 0.86, h], { r: r * neck * 1.06, material: 'darkPlastic' })
  }

/** A roll of tape, strap or insulation on its side. */
export const roll =
  (material: MaterialName, core: MaterialName): Model =>
  (canvas, unit) => {
    const r = Math.min(unit.w, unit.h) / 2
    grounded(canvas, unit, r)
    const high = Math.min(unit.d, unit.h) * 0.6
    upright(canvas, unit, [0, high], { r, material })
    const at: Point3 = [unit.w / 2, high, -unit.w / 2]
    const ring = (radius: number): string =>
      canvas.through(
        Array.from({ length: 14 }, (_, i): Point3 => {
          const angle = (i / 14) * 2 * Math.PI
          return [at[0] + Math.cos(angle) * radius, at[1], at[2] + Math.sin(angle) * radius]
        }),
        true,
      )
    for (const part of [0.88, 0.76, 0.64])
      canvas.stroke(ring(r * part), canvas.tone(material, [0, 1, 0], -0.18), 0.08)
    canvas.area(ring(r * 0.5), canvas.tone(core, [0, 1, 0], -0.05))
    canvas.area(
      ring(r * 0.43),
      canvas.fade({ light: '#101314', dark: '#101314' }, { light: '#5a5f5d', dark: '#4c514f' }),
    )
  }

/** A capacitor in its can with the terminals on top. */
export const capacitor: Model = (canvas, unit) => {
  const { w, h } = unit
  const r = Math.min(unit.w, unit.d) * 0.36
  grounded(canvas, unit, r)
  upright(canvas, unit, [0, h * 0.9], { r, material: 'aluminum' })
  stripe(canvas, unit, [h * 0.3, h * 0.62], { r: r * 1.006, material: 'paper' })
  upright(canvas, unit, [h * 0.86, h * 0.92], { r: r * 1.04, material: 'aluminum' })
  for (const x of [-0.4, 0, 0.4])
    box(canvas, {
      x: w / 2 + r * x - 0.12,
      y: h * 0.92,
      z: -w / 2,
      w: 0.24,
      h: h * 0.1,
      d: 0.1,
      material: 'brass',
      r: 0,
    })
}
