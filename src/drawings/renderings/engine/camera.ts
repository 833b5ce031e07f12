import { add, dot, type Point3, unit } from './space.ts'

/** Degrees that the eye stands to the right of the front, and above or below the middle. */
const YAW = 28
const PITCH = { above: 14, below: -16 } as const

/** How far the eye is away, in lengths of the object's diagonal: near enough that parallel edges meet. */
const DISTANCE = 3.4

export type Standpoint = keyof typeof PITCH

/** Shows places of a room on paper, in true perspective. */
export interface Camera {
  /** inches on paper at the middle of the object */
  project: (place: Point3) => readonly [x: number, y: number]
  /** the direction from a place to the eye */
  toEye: (place: Point3) => Point3
}

export interface Extent3 {
  from: Point3
  to: Point3
}

export function cameraFor({ from, to }: Extent3, standpoint: Standpoint): Camera {
  const middle = add(add([0, 0, 0], from, 0.5), to, 0.5)
  const size = add(to, from, -1)
  const distance = Math.max(1, Math.sqrt(dot(size, size))) * DISTANCE
  const [yaw, pitch] = [YAW, PITCH[standpoint]].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ]
  const [sinY, cosY, sinP, cosP] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  const toward: Point3 = [sinY * cosP, sinP, cosY * cosP]
  const right: Point3 = [cosY, 0, -sinY]
  const up: Point3 = [-sinY * sinP, cosP, -cosY * sinP]
  const eye = add(middle, toward, distance)
  return {
    project(place) {
      const seen = add(place, middle, -1)
      const nearer = distance / (distance - dot(seen, toward))
      return [dot(seen, right) * nearer, -dot(seen, up) * nearer]
    },
    toEye: (place) => unit(add(eye, place, -1)),
  }
}
