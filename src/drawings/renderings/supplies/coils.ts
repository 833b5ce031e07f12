import type { Canvas } from '../engine/canvas.ts'
import type { MaterialName } from '../engine/materials.ts'
import { circleOnGround, groundShadow } from '../engine/shadows.ts'
import { cylinder, tube } from '../engine/solids.ts'
import type { Point3 } from '../engine/space.ts'
import type { Model } from '../model.ts'

interface Ring {
  r: number
  y: number
  thick: number
  material: MaterialName
}

/** Rings of hose, pipe or cable that lie on each other, the lowest first. */
function rings(canvas: Canvas, x: number, z: number, list: readonly Ring[]): void {
  for (const { r, y, thick, material } of list) {
    const around = Array.from({ length: 15 }, (_, i): Point3 => {
      const angle = (i / 14) * 2 * Math.PI + 0.6
      return [x + Math.cos(angle) * r, y, z + Math.sin(angle) * r]
    })
    tube(canvas, around, thick, material)
  }
}

/** Two copper pipes, the larger one in foam, coiled as they are sold. */
export const lineSet: Model = (canvas, { w, d }) => {
  const r = w / 2
  const thick = Math.max(0.7, Math.min(1.2, d * 0.25))
  const turns = Math.max(2, Math.floor(d / (2 * thick)))
  groundShadow(canvas, circleOnGround(r, -r, r), d)
  const list = Array.from({ length: turns }, (_, i): Ring[] => [
    { r: r - thick, y: thick * (1 + 2 * i), thick, material: 'rubber' },
    { r: r - thick * 2.5, y: thick * (0.7 + 2 * i), thick: thick * 0.36, material: 'copper' },
  ]).flat()
  rings(canvas, r, -r, list)
  const top = thick * 2 * turns
  tube(
    canvas,
    [
      [r * 1.3, top, -thick],
      [r * 0.8, top, -0.2],
      [r * 0.2, top * 0.8, thick * 1.4],
      [-r * 0.12, top * 0.5, thick * 2.6],
    ],
    thick,
    'rubber',
    { round: false },
  )
  tube(
    canvas,
    [
      [r * 0.1, top * 0.74, thick * 1.8],
      [-r * 0.3, top * 0.36, thick * 3.4],
    ],
    thick * 0.55,
    'copper',
  )
  tube(
    canvas,
    [
      [r * 1.3, top * 0.8, -thick * 2],
      [r * 0.7, top * 0.7, thick * 0.6],
      [-r * 0.1, top * 0.3, thick * 3.6],
    ],
    thick * 0.34,
    'copper',
  )
}

const cableMaterials: Readonly<Record<string, MaterialName>> = {
  'Thermostat wire': 'cardboard',
  'Mini split cable': 'rubber',
  'Circuit cable': 'yellow',
}

/** A ring of cable, or a conduit with its fittings. */
export const whip: Model = (canvas, { w, d, kind }) => {
  const r = w / 2
  groundShadow(canvas, circleOnGround(r, -r, r), 3)
  const cable = Object.hasOwn(cableMaterials, kind) ? cableMaterials[kind] : undefined
  const thick = cable ? Math.max(0.24, Math.min(0.4, d * 0.1)) : 0.55
  const rows = cable ? Math.max(3, Math.min(6, Math.floor(Math.max(2, d) / (thick * 2)))) : 2
  rings(
    canvas,
    r,
    -r,
    Array.from({ length: rows }, (_, i) => ({
      r: r - thick * (1 + (i % 2)),
      y: thick * (1 + 1.8 * i),
      thick,
      material: cable ?? 'plastic',
    })),
  )
  const top = thick * 1.8 * rows
  const ends: readonly Point3[] = [
    [r, top, -thick],
    [r * 0.4, top * 0.8, thick * 2],
    [-r * 0.1, thick, thick * 4],
  ]
  tube(canvas, ends, thick, cable ?? 'plastic', { round: false })
  if (cable) return
  cylinder(canvas, [-r * 0.1, thick, thick * 4], [-r * 0.24, thick, thick * 5.4], {
    r: thick * 1.5,
    material: 'galvanized',
  })
  for (const [i, color] of (['red', 'darkPlastic', 'green'] as const).entries())
    tube(
      canvas,
      [
        [-r * 0.24, thick + i * 0.14, thick * 5.4],
        [-r * 0.5, thick * (0.6 + i * 0.7), thick * (6.4 + i)],
      ],
      0.14,
      color,
    )
}

/** Corrugated hose in turns. */
export const drainHose: Model = (canvas, unit) => {
  const r = unit.w / 2
  const thick = 0.75
  const turns = Math.max(1, Math.min(8, unit.number('turns', 3)))
  const material = unit.kind === 'Insulated' ? 'rubber' : 'plastic'
  groundShadow(canvas, circleOnGround(r, -r, r), 4)
  for (let i = 0; i < turns; i++) {
    const y = thick * (1 + 1.9 * i)
    rings(canvas, r, -r, [{ r: r - thick, y, thick, material }])
    ribs(canvas, r, y, thick)
  }
  cylinder(canvas, [r * 0.4, thick * 2, 0], [-r * 0.1, thick, thick * 3], { r: thick, material, cap: 'open' })
}

/** Short lines across the front half of a ring. */
function ribs(canvas: Canvas, r: number, y: number, thick: number): void {
  const out = r - thick
  let d = ''
  for (let degrees = 0; degrees <= 180; degrees += 9) {
    const angle = (degrees * Math.PI) / 180
    const [x, z] = [r + Math.cos(angle) * out, -r + Math.sin(angle) * out]
    const [from, to] = [
      canvas.at([x, y + thick * 0.7, z + thick * 0.5], false),
      canvas.at([x, y - thick * 0.7, z + thick * 0.5], false),
    ]
    d += `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
  }
  canvas.stroke(d, { light: '#2b2f30', dark: '#2b2f30' }, thick * 0.16, { opacity: 0.35 })
}
