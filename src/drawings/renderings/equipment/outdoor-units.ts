import type { Canvas } from '../engine/canvas.ts'
import type { Face } from '../engine/face.ts'
import { footprint, groundShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model, RenderedUnit } from '../model.ts'

const CAP = 1.7
const BASE = 1.6
const FEET = 2.2

/** Guards before the coil, by the style of the series. */
function coilGuard(face: Face, x: number, w: number, style: string): void {
  const y = 0.9
  const h = face.h - 1.8
  face.rect(x - 0.2, y - 0.2, w + 0.4, h + 0.4, face.tone(-0.5), { r: 0.3 })
  if (style === 'mesh') face.mesh(x, y, w, h, 1.3)
  else {
    face.louvres(x, y, w, h, style === 'slot' ? 2.2 : 1.4)
    const posts = w > 16 ? [0.5] : []
    for (const at of posts) face.rect(x + w * at - 0.5, y, 1, h, face.sheen(0, face.material, 'across'))
  }
  const shade = face.canvas.fadeOut()
  face.rect(x, y, w, h * 0.45, shade)
}

/** Solid corner of the front: access panel, valves, rating label. */
function serviceCorner(face: Face, x: number, w: number): void {
  const { h } = face
  face
    .rect(x, 0, w, h, face.sheen())
    .rect(x, 0, 0.16, h, face.tone(-0.45))
    .panel(x + 0.8, 0.9, w - 1.6, h * 0.34)
    .sticker(x + w * 0.2, h * 0.46, w * 0.6, h * 0.18)
    .port(x + w * 0.5, h - 6.2, 0.5)
    .port(x + w * 0.5, h - 3, 0.8)
}

export const condenser: Model = (canvas, unit) => {
  const { w, h, d, paint, brand } = unit
  const style = unit.word('style', 'louvre')
  // A heat pump stands on feet, so that the water of its defrosting runs off.
  const base = BASE + (unit.flag('hp') ? FEET : 0)
  const high = h - CAP - base
  groundShadow(canvas, footprint(0, 0, w, d), h)
  if (unit.flag('hp'))
    for (const z of [-d + 3.4, -0.6])
      for (const x of [0.6, w - 3.4])
        box(canvas, { x, z, w: 2.8, h: FEET, d: 2.8, material: 'rubber', r: 0.3 })
  box(canvas, { y: base - BASE, w, h: BASE, d, material: 'darkSteel', r: 0.1 })
  const { front, right } = box(canvas, { y: base, w, h: high, d, material: paint, r: 0.8 })
  coilGuard(right, 1.6, d - 3.2, style)
  const corner = w * 0.28
  coilGuard(front, 1.6, w - corner - 2, style)
  serviceCorner(front, w - corner, corner)
  front.badge((w - corner) / 2 + 0.4, high * 0.16, Math.min(10, w * 0.34), 2, brand)
  cover(canvas, unit)
}

/** The lid with the fan under its guard. */
function cover(canvas: Canvas, { w, h, d, paint }: RenderedUnit): void {
  const out = 0.4
  const { top } = box(canvas, {
    x: -out,
    y: h - CAP,
    z: out,
    w: w + 2 * out,
    h: CAP,
    d: d + 2 * out,
    material: paint,
    r: 1,
  })
  const r = Math.min(w, d) * 0.42
  top
    .circle(top.w / 2, top.h / 2, r + 1, top.tone(-0.12))
    .fan(top.w / 2, top.h / 2, r, { blades: 4, spin: 20, wires: 8, hub: 0.22 })
}

const MOST_PORTS = 8

/** Discharges to the front: one or two fans, valves on the right. */
export const sideUnit: Model = (canvas, unit) => {
  const { w, h, d, paint, brand } = unit
  const foot = 1.2
  const high = h - foot
  groundShadow(canvas, footprint(0, 0, w, d), h)
  for (const x of [w * 0.1, w * 0.78])
    box(canvas, { x, z: 0.6, w: w * 0.12, h: foot, d: d + 1.2, material: 'darkSteel', r: 0.1 })
  const { front, right } = box(canvas, { y: foot, w, h: high, d, material: paint, r: 0.9 })
  const seam = w * 0.75
  fans(front, unit, seam)
  front
    .rect(seam, 0.3, 0.14, high - 0.6, front.tone(-0.35))
    .badge((w + seam) / 2, 2.6, (w - seam) * 0.78, 1.5, brand.split(' ')[0], { plate: 'blue' })
    .grip((w + seam) / 2, high * 0.36, w * 0.1)
    .sticker(seam + (w - seam) * 0.24, high * 0.6, (w - seam) * 0.52, high * 0.18)
  ports(right, unit)
  right.slots(d * 0.14, 2.6, d * 0.72, 4, 1.3, 0.5)
}

function fans(front: Face, unit: RenderedUnit, seam: number): void {
  const { h } = front
  const two = unit.number('fans', h > 36 ? 2 : 1) === 2
  const r = Math.min(seam * 0.46, h * (two ? 0.225 : 0.44))
  for (const y of two ? [h * 0.26, h * 0.74] : [h * 0.5]) front.fan(seam * 0.5, y, r, { wires: 10 })
}

/** One pair of valves for each indoor unit that it can serve. */
function ports(right: Face, unit: RenderedUnit): void {
  const count = Math.max(1, Math.min(MOST_PORTS, Math.round(unit.number('ports', 1))))
  const { w: d, h } = right
  const top = h * 0.4
  const pitch = Math.min(4.2, (h * 0.54) / count)
  right.recess(d * 0.12, top - 0.6, d * 0.76, pitch * count + 1.2)
  for (let i = 0; i < count; i++) {
    const y = top + pitch * (i + 0.5)
    const r = Math.min(0.62, pitch * 0.2)
    right.port(d * 0.34, y, r * 0.75).port(d * 0.66, y, r)
  }
}
