import type { Canvas } from '../engine/canvas.ts'
import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** Under an outdoor unit: a light slab with a textured top. */
export const pad: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: 'concrete', r: 0.4 })
  const edge = Math.min(1.4, w * 0.04)
  const lines = Array.from(
    { length: 5 },
    (_, i) => [edge * 2, (d * (i + 1)) / 6, w - edge * 2, (d * (i + 1)) / 6] as const,
  )
  top.frame(edge, edge, w - 2 * edge, d - 2 * edge, top.tone(-0.14), 0.2).lines(lines, top.tone(-0.08), 0.16)
  front.rect(0, h * 0.72, w, h * 0.28, front.tone(-0.16), { opacity: 0.6 })
  right.rect(0, h * 0.72, d, h * 0.28, right.tone(-0.16), { opacity: 0.6 })
}

/** Two arms on a rail, screwed to a wall. */
function arms(canvas: Canvas, w: number, h: number, d: number): void {
  const bar = Math.min(1.8, h * 0.14)
  wallShadow(canvas, { y: h - bar * 1.4, z: -d, w, h: bar, reach: 2.4 })
  box(canvas, { y: h - bar * 1.4, z: -d + 1, w, h: bar, d: 1, material: 'white', r: 0.1 })
  for (const x of [w * 0.1, w * 0.84]) {
    box(canvas, { x, z: -d + 1.6, w: bar, h, d: 0.6, material: 'white', r: 0.1 })
    const { front, right } = box(canvas, {
      x,
      y: h * 0.12,
      w: bar,
      h: bar,
      d: d - 1.6,
      material: 'white',
      r: 0.1,
    })
    front.circle(bar / 2, bar / 2, bar * 0.26, front.tone(-0.5))
    right.rects(
      [
        [d * 0.1, bar * 0.3, d * 0.2, bar * 0.3],
        [d * 0.5, bar * 0.3, d * 0.2, bar * 0.3],
      ],
      right.tone(-0.5),
      { r: 0.1 },
    )
    canvas.polygon(
      [
        [x + bar, h * 0.12, -d * 0.25],
        [x + bar, h * 0.12 - 0.01, -d * 0.34],
        [x + bar, h * 0.72, -d + 1.6],
        [x + bar, h * 0.82, -d + 1.6],
      ],
      canvas.tone('white', [1, 0, 0], 0),
    )
  }
}

/** Legs and rails of a stand that keeps a unit above the snow, or level on a roof. */
function stand(canvas: Canvas, w: number, h: number, d: number): void {
  const bar = 1.5
  for (const z of [0, -d + bar]) groundShadow(canvas, footprint(0, z, w, bar), h * 0.3)
  const leg = (x: number, z: number): void => {
    box(canvas, {
      x: x - 0.6,
      z: z + 0.6,
      w: bar + 1.2,
      h: 0.4,
      d: bar + 1.2,
      material: 'galvanized',
      r: 0.1,
    })
    box(canvas, { x, y: 0.4, z, w: bar, h: h - bar - 0.4, d: bar, material: 'galvanized', r: 0.1 })
  }
  for (const x of [0, w - bar]) leg(x, -d + bar)
  box(canvas, { y: h - bar, z: -d + bar, w, h: bar, d: bar, material: 'galvanized', r: 0.1 })
  for (const x of [0, w - bar]) {
    box(canvas, {
      x,
      y: h * 0.3,
      z: -bar,
      w: bar,
      h: bar * 0.7,
      d: d - 2 * bar,
      material: 'galvanized',
      r: 0.1,
    })
    box(canvas, { x, y: h - bar, z: -bar, w: bar, h: bar, d: d - 2 * bar, material: 'galvanized', r: 0.1 })
    leg(x, 0)
  }
  const { front } = box(canvas, { y: h - bar, w, h: bar, d: bar, material: 'galvanized', r: 0.1 })
  front.rects(
    [
      [w * 0.1, bar * 0.35, w * 0.1, bar * 0.3],
      [w * 0.8, bar * 0.35, w * 0.1, bar * 0.3],
    ],
    front.tone(-0.6),
    { r: 0.2 },
  )
}

/** Four blocks under the feet of a unit. */
function blocks(canvas: Canvas, w: number, h: number, d: number): void {
  const size = Math.min(w, d) * 0.36
  groundShadow(canvas, footprint(0, 0, w, d), h * 0.5)
  for (const z of [-d + size, 0])
    for (const x of [0, w - size]) {
      const { front, top } = box(canvas, { x, z, w: size, h, d: size, material: 'rubber', r: size * 0.16 })
      front.fins(size * 0.1, h * 0.2, size * 0.8, h * 0.66, size * 0.16, { opacity: 0.5 })
      top.circle(size / 2, size / 2, size * 0.2, top.tone(-0.5))
    }
}

export const wallBracket: Model = (canvas, { w, h, d, kind }) => {
  if (/stand/i.test(kind)) stand(canvas, w, h, d)
  else if (kind === 'Risers' || kind === 'Feet') blocks(canvas, w, h, d)
  else arms(canvas, w, h, d)
}
