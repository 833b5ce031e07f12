import type { Canvas } from './canvas.ts'
import { Face } from './face.ts'
import type { MaterialName } from './materials.ts'
import { add, type Point3, unit } from './space.ts'

/** A corner of a body's outline seen from its side: height, and depth from the front. */
export type Corner = readonly [y: number, z: number]

/**
 * A body of one outline along its whole width, as an indoor unit has. Corners run from the upper back over
 * the front to the lower back. Returns a face per edge, whose first corner is its upper left, and the end.
 */
export function profile(
  canvas: Canvas,
  corners: readonly Corner[],
  { w, material, x = 0 }: { w: number; material: MaterialName; x?: number },
): Face[] {
  const at = ([y, z]: Corner): Point3 => [x, y, z]
  const faces = corners.slice(0, -1).map((corner, i) => {
    const next = corners[i + 1] ?? corner
    const along = add(at(next), at(corner), -1)
    const length = Math.hypot(along[1], along[2])
    return new Face(canvas, {
      origin: at(corner),
      right: [1, 0, 0],
      down: unit(along),
      w,
      h: length,
      material,
    })
  })
  const deepest = Math.min(...corners.map(([, z]) => z))
  const highest = Math.max(...corners.map(([y]) => y))
  const end = new Face(canvas, {
    origin: [x + w, highest, 0],
    right: [0, 0, -1],
    down: [0, -1, 0],
    w: -deepest,
    h: highest,
    material,
  })
  for (const face of faces) if (face.isSeen) face.rect(0, 0, face.w, face.h, face.sheen())
  end.polygon(
    corners.map(([y, z]) => [-z, highest - y]),
    end.sheen(),
  )
  return [...faces, end]
}
