import { type Canvas, SHADOW } from './canvas.ts'
import { circleAround, type Point3 } from './space.ts'

/** The corners of what a body covers of the ground, from its front left. */
export function footprint(x: number, z: number, w: number, d: number, y = 0): Point3[] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y, z - d],
    [x, y, z - d],
  ]
}

/** The same of a round body. */
export const circleOnGround = (x: number, z: number, r: number): Point3[] =>
  circleAround([x, 0, z], [0, 1, 0], r, 14)

/** How far a shadow reaches, in parts of the height, and at most in inches. */
const CAST = 0.4
const MOST_CAST = 15

/** A soft shadow on the ground to the right and behind, and a tight one where the body stands. */
export function groundShadow(canvas: Canvas, places: readonly Point3[], height: number): void {
  const reach = Math.min(height * CAST, MOST_CAST)
  const cast = places.map(([x, y, z]): Point3 => [x + reach, y, z - reach * 0.4])
  const size = Math.max(...places.map(([x]) => x)) - Math.min(...places.map(([x]) => x))
  const soft = Math.max(3, Math.min(14, size * canvas.scale * 0.05))
  canvas.hull([...places, ...cast], SHADOW, { opacity: 0.34, blur: soft })
  canvas.hull(places, SHADOW, { opacity: 0.5, blur: Math.max(1.4, soft * 0.28) })
  // the picture keeps room for most of the soft edge
  for (const [x, y, z] of cast) canvas.at([x - reach * 0.3, y, z])
}

/** The shadow of a thing on the wall behind it. */
export function wallShadow(
  canvas: Canvas,
  {
    x = 0,
    y = 0,
    z,
    w,
    h,
    reach,
  }: { x?: number; y?: number; z: number; w: number; h: number; reach: number },
): void {
  const soft = Math.max(2, Math.min(11, Math.max(reach, w * 0.05) * canvas.scale * 0.3))
  const corners = (dx: number, dy: number): Point3[] => [
    [x + dx, y + h - dy, z],
    [x + w + dx, y + h - dy, z],
    [x + w + dx, y - dy, z],
    [x + dx, y - dy, z],
  ]
  canvas.hull([...corners(0, 0), ...corners(reach, reach * 0.7)], SHADOW, { opacity: 0.36, blur: soft })
  for (const place of corners(reach * 0.7, reach * 0.5)) canvas.at(place)
}
