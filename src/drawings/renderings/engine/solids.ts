import { BLACK, type Canvas, type Paper, WHITE } from './canvas.ts'
import { Face } from './face.ts'
import type { MaterialName, Tone } from './materials.ts'
import { add, circleAround, cross, dot, type Point3, unit } from './space.ts'

export interface BoxShape {
  /** left, bottom and front of the box */
  x?: number
  y?: number
  z?: number
  w: number
  h: number
  d: number
  material: MaterialName
  /** inches of the rounded upright edge between front and side */
  r?: number
}

export interface BoxFaces {
  front: Face
  right: Face
  top: Face
  bottom: Face
}

/** A box. Only the sides that the eye can see are painted; marks on them follow by the faces. */
export function box(
  canvas: Canvas,
  { x = 0, y = 0, z = 0, w, h, d, material, r = 0.35 }: BoxShape,
): BoxFaces {
  const side = (origin: Point3, right: Point3, down: Point3, width: number, height: number): Face =>
    new Face(canvas, { origin, right, down, w: width, h: height, material })
  const faces = {
    top: side([x, y + h, z - d], [1, 0, 0], [0, 0, 1], w, d),
    bottom: side([x, y, z], [1, 0, 0], [0, 0, -1], w, d),
    right: side([x + w, y + h, z], [0, 0, -1], [0, -1, 0], d, h),
    front: side([x, y + h, z], [1, 0, 0], [0, -1, 0], w, h),
  }
  for (const face of [faces.top, faces.bottom, faces.right, faces.front]) if (face.isSeen) paintSide(face)
  edges(faces, Math.min(r, w / 6))
  return faces
}

const paintSide = (face: Face): Face => face.rect(0, 0, face.w, face.h, face.sheen(0))

/** Light on the edges that face the lamp, and the rounded edge toward the side. */
function edges({ front, right }: BoxFaces, r: number): void {
  const { canvas, w, h } = front
  const edge = Math.max(0.1, 0.9 / canvas.scale)
  const bent = Math.max(r, edge)
  front
    .rect(w - bent, 0, bent, h, canvas.fade(front.tone(0.02), right.tone(0.06), 'across'))
    .rect(0, 0, w, edge, WHITE, { opacity: 0.6 })
    .rect(0, 0, edge, h, WHITE, { opacity: 0.4 })
  right.rect(0, 0, edge, h, WHITE, { opacity: 0.22 })
}

/** The tones across a round body, from its edge that faces up or left to the other. */
function roundTones(
  canvas: Canvas,
  middle: Point3,
  axis: Point3,
  material: MaterialName,
  lift: number,
): [readonly (readonly [number, Tone])[], Point3] {
  const toward = canvas.toEye(middle)
  const side = unit(cross(axis, toward))
  const out = unit(add(toward, axis, -dot(toward, axis)))
  const stops = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1].map((offset) => {
    const t = offset * 2 - 1
    const normal = unit(add(add([0, 0, 0], side, t * 0.98), out, Math.sqrt(Math.max(0, 1 - t * t * 0.96))))
    return [offset, canvas.tone(material, normal, lift, toward)] as const
  })
  return [stops, side]
}

export interface RoundShape {
  r: number
  /** the other end's radius, for a cone */
  r2?: number
  material: MaterialName
  lift?: number
  /** what closes the end toward the eye; `open` shows the dark inside */
  cap?: 'closed' | 'open' | 'none'
}

/** A stripe around an upright round body: only the half that the eye sees. */
export function band(
  canvas: Canvas,
  at: readonly [x: number, z: number],
  [from, to]: readonly [number, number],
  { r, material }: Pick<RoundShape, 'r' | 'material'>,
): void {
  const middle: Point3 = [at[0], (from + to) / 2, at[1]]
  const [x, , z] = canvas.toEye(middle)
  const ahead = Math.atan2(x, z)
  const arc = (y: number): Point3[] =>
    Array.from({ length: 15 }, (_, i): Point3 => {
      const angle = ahead + ((i / 14) * 2 - 1) * 1.5
      return [at[0] + Math.sin(angle) * r, y, at[1] + Math.cos(angle) * r]
    })
  const [stops, side] = roundTones(canvas, middle, [0, 1, 0], material, 0)
  const ends = [add(middle, side, -r), add(middle, side, r)].map((place) => canvas.at(place, false)) as [
    Paper,
    Paper,
  ]
  canvas.polygon([...arc(to), ...arc(from).toReversed()], canvas.fadeBetween(...ends, stops))
}

const SAMPLES = 28

/** A round body from one place to another: pipe, tank, cone. */
export function cylinder(
  canvas: Canvas,
  from: Point3,
  to: Point3,
  { r, r2 = r, material, lift = 0, cap = 'closed' }: RoundShape,
): void {
  const axis = unit(add(to, from, -1))
  const middle = add(add([0, 0, 0], from, 0.5), to, 0.5)
  const [stops, side] = roundTones(canvas, middle, axis, material, lift)
  const largest = Math.max(r, r2)
  const ends = [add(middle, side, -largest), add(middle, side, largest)].map((place) =>
    canvas.at(place, false),
  ) as [Paper, Paper]
  const count = Math.max(10, Math.min(SAMPLES, Math.round(largest * canvas.scale)))
  canvas.hull(
    [...circleAround(from, axis, r, count), ...circleAround(to, axis, r2, count)],
    canvas.fadeBetween(...ends, stops),
  )
  if (cap === 'none') return
  const seesEnd = dot(axis, canvas.toEye(to)) > 0
  disc(canvas, seesEnd ? to : from, seesEnd ? axis : add([0, 0, 0], axis, -1), seesEnd ? r2 : r, material, {
    open: cap === 'open',
    lift,
  })
}

/** The flat end of a round body. */
function disc(
  canvas: Canvas,
  center: Point3,
  axis: Point3,
  r: number,
  material: MaterialName,
  { open = false, lift = 0 } = {},
): void {
  const ring = (radius: number): string => canvas.through(circleAround(center, axis, radius, 10), true)
  const lit = canvas.tone(material, axis, lift + 0.1)
  canvas.area(ring(r), canvas.fade(lit, canvas.tone(material, axis, lift - 0.06)))
  if (!open) return
  canvas.area(ring(r * 0.86), canvas.fade(BLACK, canvas.tone(material, axis, -0.55)))
}

/** A bent pipe or cable through places. */
export function tube(
  canvas: Canvas,
  places: readonly Point3[],
  r: number,
  material: MaterialName,
  { straight = false, round = true } = {},
): void {
  const shade = (normal: Point3, lift: number): Tone => canvas.tone(material, unit(normal), lift)
  const d = straight ? open(places.map((place) => canvas.at(place))) : canvas.through(places)
  const layers: readonly (readonly [number, Tone, number])[] = [
    [2, shade([0.9, -0.4, 0.1], -0.25), 0],
    [1.6, shade([0.4, 0.1, 0.8], -0.06), 0.1],
    [1.0, shade([-0.2, 0.5, 0.8], 0.04), 0.24],
    [0.36, shade([-0.4, 0.7, 0.6], 0.42), 0.4],
  ]
  for (const [width, tone, offset] of layers) {
    if (width * r * canvas.scale < 0.6 && width < 2) continue
    canvas.stroke(moved(d, -offset * r * canvas.scale, -offset * r * canvas.scale), tone, width * r, {
      round,
    })
  }
}

const open = (points: readonly Paper[]): string =>
  points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('')

/** Path data moved on paper, all of whose numbers are pairs. */
function moved(d: string, dx: number, dy: number): string {
  let i = 0
  return d.replace(/-?[\d.]+/g, (number) =>
    String(Math.round((Number(number) + (i++ % 2 === 0 ? dx : dy)) * 10) / 10),
  )
}

/** A flat-sided body between two outlines of equally many corners, for a funnel or a transition. */
export function funnel(
  canvas: Canvas,
  from: readonly Point3[],
  to: readonly Point3[],
  material: MaterialName,
): void {
  const sides = from.map((a, i) => {
    const next = (i + 1) % from.length
    const corners = [a, from[next]!, to[next]!, to[i]!]
    const wide = add(corners[1]!, a, -1)
    const along = add(add(corners[2]!, corners[3]!), add(a, corners[1]!), -1)
    const middle = corners.reduce((sum, corner) => add(sum, corner, 0.25), [0, 0, 0] as Point3)
    return {
      corners,
      middle,
      normal: unit(cross(dot(wide, wide) < 1e-6 ? add(corners[2]!, corners[3]!, -1) : wide, along)),
    }
  })
  const center = sides.reduce((sum, { middle }) => add(sum, middle, 1 / sides.length), [0, 0, 0] as Point3)
  for (const { corners, middle, normal } of sides) {
    const outward = dot(normal, add(middle, center, -1)) < 0 ? add([0, 0, 0], normal, -1) : normal
    if (dot(outward, canvas.toEye(middle)) <= 0) continue
    const tone = canvas.tone(material, outward, 0, canvas.toEye(middle))
    const d = canvas.outline(corners)
    canvas.area(d, tone)
    canvas.stroke(d, tone, 0.6 / canvas.scale)
  }
}
