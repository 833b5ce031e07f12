import { footprint, groundShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model } from '../model.ts'

/** Coil and fan on the left, blower and burner behind panels on the right, ducts at the side. */
export const packageUnit: Model = (canvas, unit) => {
  const { w, h, d, paint, brand, alone } = unit
  const rail = 2.4
  const cap = 1.4
  const high = h - rail - cap
  if (alone) groundShadow(canvas, footprint(0, 0, w, d), h)
  box(canvas, { w, h: rail, d, material: 'darkSteel', r: 0.2 })
  const { front, right } = box(canvas, { y: rail, w, h: high, d, material: paint, r: 0.8 })
  const seam = w * 0.46
  front
    .rect(1, 0.8, seam - 1.6, high - 1.6, front.tone(-0.5), { r: 0.3 })
    .louvres(1.3, 1.1, seam - 2.2, high - 2.2, 1.6)
  front.rect(1.3, 1.1, seam - 2.2, high * 0.4, canvas.fadeOut())
  front
    .panel(seam + 0.4, 0.8, (w - seam) * 0.5 - 0.6, high - 1.6)
    .panel(seam + (w - seam) * 0.5 + 0.3, 0.8, (w - seam) * 0.5 - 1, high - 1.6)
  front
    .badge(seam + (w - seam) * 0.26, high * 0.14, (w - seam) * 0.4, 2, brand)
    .sticker(seam + (w - seam) * 0.08, high * 0.6, (w - seam) * 0.3, high * 0.16)
    .grip(seam + (w - seam) * 0.26, high * 0.86, 5)
    .grip(seam + (w - seam) * 0.76, high * 0.86, 5)
  if (unit.flag('gas', true))
    front
      .recess(seam + (w - seam) * 0.6, high * 0.14, (w - seam) * 0.3, high * 0.24)
      .slots(seam + (w - seam) * 0.63, high * 0.17, (w - seam) * 0.24, 5, 1.3, 0.5)
  else front.recess(seam + (w - seam) * 0.58, high * 0.16, (w - seam) * 0.34, high * 0.16)
  // the two ducts: supply above, return below
  for (const [y, tall] of [
    [0.12, 0.3],
    [0.5, 0.38],
  ] as const)
    right
      .rect(d * 0.16, high * y, d * 0.68, high * tall, right.tone(0.1, 'galvanized'))
      .rect(
        d * 0.16 + 0.7,
        high * y + 0.7,
        d * 0.68 - 1.4,
        high * tall - 1.4,
        canvas.fade({ light: '#171b1c', dark: '#101314' }, { light: '#5b605e', dark: '#4a4f4d' }),
      )
  const { top } = box(canvas, {
    x: -0.4,
    y: h - cap,
    z: 0.4,
    w: w + 0.8,
    h: cap,
    d: d + 0.8,
    material: paint,
    r: 1,
  })
  const r = Math.min(seam, d) * 0.42
  top
    .circle(seam * 0.54, d * 0.5, r + 1, top.tone(-0.12))
    .fan(seam * 0.54, d * 0.5, r, { blades: 4, spin: 20, wires: 8 })
  top.rect(seam + 2, 0.6, 0.16, d - 0.6, top.tone(-0.25))
}
