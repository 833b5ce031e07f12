import type { MaterialName } from '../engine/materials.ts'
import { circleOnGround, footprint, groundShadow } from '../engine/shadows.ts'
import { box, cylinder, funnel } from '../engine/solids.ts'
import { circleAround, type Point3 } from '../engine/space.ts'
import type { Model } from '../model.ts'

const METAL: MaterialName = 'galvanized'

/** From a rectangular opening in the floor to a round duct. */
export const boot: Model = (canvas, unit) => {
  const { w, h, d } = unit
  const r = Math.min(unit.number('dia', 6) / 2, w / 2, d * 0.9)
  groundShadow(canvas, circleOnGround(w / 2, -d / 2, r), h)
  const ground: Point3 = [w / 2, 0, -d / 2]
  const neck: Point3 = [w / 2, h * 0.34, -d / 2]
  cylinder(canvas, ground, neck, { r, material: METAL, cap: 'none' })
  const count = 16
  const circle = circleAround(neck, [0, 1, 0], r, count)
  const edge = circle.map(([x, , z]): Point3 => {
    const [dx, dz] = [x - w / 2, z + d / 2]
    const stretch = Math.min(
      (w * 0.46) / Math.max(1e-6, Math.abs(dx)),
      (d * 0.46) / Math.max(1e-6, Math.abs(dz)),
    )
    return [w / 2 + dx * stretch, h * 0.86, -d / 2 + dz * stretch]
  })
  funnel(canvas, circle, edge, METAL)
  const { top } = box(canvas, { x: 0, y: h * 0.86, w, h: h * 0.14, d, material: METAL, r: 0.1 })
  top.rect(
    0.5,
    0.5,
    w - 1,
    d - 1,
    canvas.fade({ light: '#1b2022', dark: '#151a1c' }, { light: '#767b79', dark: '#5f6462' }, 'down'),
  )
}

/** A box of sheet metal, creased across so that it does not drum; open at the top. */
export const plenum: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: METAL, r: 0.15 })
  for (const face of [front, right])
    face
      .lines(
        [
          [0, 0, face.w, face.h],
          [face.w, 0, 0, face.h],
        ],
        face.tone(-0.16),
        0.12,
      )
      .lines([[0.1, 0, face.w, face.h - 0.1]], face.tone(0.3), 0.08, { opacity: 0.6 })
      .rect(0, 0.7, face.w, 0.14, face.tone(-0.25))
      .rect(0, face.h - 0.9, face.w, 0.14, face.tone(-0.25))
  top.rect(
    0.35,
    0.35,
    w - 0.7,
    d - 0.7,
    canvas.fade({ light: '#2a3032', dark: '#22282a' }, { light: '#8b908d', dark: '#747976' }, 'down'),
  )
  top.rect(w - 1.3, 0.35, 0.95, d - 0.7, top.tone(-0.22))
}

/** A grille with its blades, as it lies in a floor or hangs on a wall. */
export const register: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(w * 0.06, -0.2, w * 0.88, d), Math.min(h, 5))
  box(canvas, { x: 0.8, y: 0.8, z: -0.3, w: w - 1.6, h: h - 1.6, d: d - 0.3, material: METAL, r: 0.1 })
  const { front } = box(canvas, { w, h, d: 0.35, material: 'white', r: 0.3 })
  const edge = Math.min(1.1, h * 0.2)
  front.rect(edge, edge, w - 2 * edge, h - 2 * edge, front.tone(-0.85), { r: 0.1 })
  const rows = Math.max(1, Math.round((h - 2 * edge) / 6))
  const tall = (h - 2 * edge) / rows
  for (let i = 0; i < rows; i++)
    front.fins(edge, edge + i * tall + 0.15, w - 2 * edge, tall - 0.3, 0.7, { opacity: 0.9 })
  front.fins(edge + 0.2, edge + 0.1, w - 2 * edge, h - 2 * edge - 0.2, 0.7, { opacity: 0 })
  front.rect(w * 0.44, h - edge * 0.8, w * 0.12, edge * 0.4, front.tone(-0.3), { r: 0.1 }).screws(
    [
      [edge * 0.5, h / 2],
      [w - edge * 0.5, h / 2],
    ],
    0.16,
  )
}
