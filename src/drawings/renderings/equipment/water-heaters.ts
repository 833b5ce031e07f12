import type { Canvas } from '../engine/canvas.ts'
import type { MaterialName } from '../engine/materials.ts'
import { circleOnGround, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Point3 } from '../engine/space.ts'
import type { Model, RenderedUnit } from '../model.ts'
import { pipesBelow, ventPair } from './heaters.ts'

/** A field on the round of a tank, between two angles (0 is the front, to the right up to 90). */
function label(
  canvas: Canvas,
  { w, h }: RenderedUnit,
  from: number,
  to: number,
  rows: readonly [number, number],
  material: MaterialName,
  lift = 0,
): void {
  const r = w / 2
  const at = (degrees: number, y: number): Point3 => {
    const angle = (degrees * Math.PI) / 180
    return [r + Math.sin(angle) * r, y * h, -r + Math.cos(angle) * r]
  }
  const steps = Array.from({ length: 6 }, (_, i) => from + ((to - from) * i) / 5)
  const middle = (((from + to) / 2) * Math.PI) / 180
  canvas.polygon(
    [...steps.map((angle) => at(angle, rows[1])), ...steps.toReversed().map((angle) => at(angle, rows[0]))],
    canvas.tone(material, [Math.sin(middle), 0, Math.cos(middle)], lift),
  )
}

/** A tank with its labels, valves and nipples; of a gas heater the draft hood and the burner. */
export const waterHeater: Model = (canvas, unit) => {
  const { w, h, d } = unit
  const gas = unit.flag('gas', true)
  const r = Math.min(w, d) / 2
  const at = (y: number): Point3 => [w / 2, y, -w / 2]
  groundShadow(canvas, circleOnGround(w / 2, -w / 2, r), h)
  cylinder(canvas, at(0), at(1.4), { r: r * 0.97, material: 'darkSteel', cap: 'none' })
  cylinder(canvas, at(1.4), at(h - 1.2), { r, material: 'pearl' })
  cylinder(canvas, at(h - 1.6), at(h - 0.6), { r: r * 1.005, material: 'darkSteel', cap: 'none' })
  cylinder(canvas, at(h - 0.6), at(h), { r: r * 0.99, material: 'pearl' })
  label(canvas, unit, -26, 22, [0.52, 0.72], 'white', 0.1)
  label(canvas, unit, -26, 22, [0.695, 0.72], gas ? 'red' : 'blue')
  for (const y of [0.54, 0.57, 0.6, 0.63])
    label(canvas, unit, -22, y < 0.6 ? 6 : 16, [y, y + 0.008], 'darkSteel', 0.2)
  label(canvas, unit, 34, 62, [0.44, 0.7], 'yellow')
  for (const y of [0.5, 0.54, 0.58]) label(canvas, unit, 37, 58, [y, y + 0.007], 'darkSteel')
  if (gas) {
    label(canvas, unit, -24, 24, [0.03, 0.12], 'darkSteel')
    label(canvas, unit, -20, 20, [0.04, 0.11], 'pearl', -0.05)
    const { front } = box(canvas, {
      x: w / 2 - 2.6,
      y: h * 0.15,
      z: 1.8,
      w: 5.2,
      h: 5,
      d: 2,
      material: 'darkPlastic',
      r: 0.4,
    })
    front.circle(2.6, 2.2, 1.5, front.tone(-0.1, 'red')).circle(2.6, 2.2, 0.5, front.tone(0.3, 'red'))
  } else {
    for (const y of [0.18, 0.76]) {
      label(canvas, unit, -20, 20, [y, y + 0.13], 'darkSteel')
      label(canvas, unit, -18.6, 18.6, [y + 0.006, y + 0.124], 'pearl', 0.02)
    }
  }
  // relief valve and its pipe
  const [x, z] = [w / 2 + r * 0.94, -w / 2 + r * 0.3]
  tube(
    canvas,
    [
      [x - 0.6, h * 0.86, z],
      [x + 1.6, h * 0.86, z],
    ],
    0.8,
    'brass',
    { straight: true },
  )
  tube(
    canvas,
    [
      [x + 1.6, h * 0.85, z],
      [x + 1.6, h * 0.14, z],
    ],
    0.45,
    'copper',
    { straight: true },
  )
  for (const [dx, color] of [
    [-0.5, 'red'],
    [0.5, 'blue'],
  ] as const) {
    const px = w / 2 + r * dx
    cylinder(canvas, [px, h, -w / 2], [px, h + 3, -w / 2], { r: 0.6, material: 'copper', cap: 'open' })
    cylinder(canvas, [px, h, -w / 2], [px, h + 0.9, -w / 2], { r: 0.8, material: color, cap: 'none' })
  }
  if (!gas) return
  cylinder(canvas, at(h + 0.8), at(h + 3), { r: r * 0.36, r2: 2, material: 'galvanized', cap: 'none' })
  cylinder(canvas, at(h + 3), at(h + 7.4), { r: 2, material: 'galvanized', cap: 'open' })
}

/** On the wall: heats water as it flows. Burns gas under vents, or takes power only. */
export const tankless: Model = (canvas, unit) => {
  const { w, h, d, paint, brand } = unit
  const electric = unit.flag('electric')
  wallShadow(canvas, { z: -d, w, h, reach: Math.max(1.6, d * 0.4) })
  pipesBelow(canvas, w, d, 3.6, electric ? 2 : 3)
  const { front, right } = box(canvas, { w, h, d, material: electric ? 'white' : paint, r: 1 })
  if (!electric) {
    if (unit.flag('condensing', true)) ventPair(canvas, w, h, d, 4.4)
    else
      cylinder(canvas, [w / 2, h, -d / 2], [w / 2, h + 4.4, -d / 2], {
        r: 2.2,
        material: 'galvanized',
        cap: 'open',
      })
  }
  front
    .panel(0.6, 0.7, w - 1.2, h - 1.4, { r: 0.8 })
    .badge(w / 2, h * 0.18, Math.min(9, w * 0.58), Math.min(1.6, h * 0.07), brand, {
      plate: electric ? 'blue' : 'red',
    })
    .rect(w * 0.34, h * 0.66, w * 0.32, h * 0.09, front.tone(-0.2, 'glass'), { r: 0.3 })
    .words(w / 2, h * 0.73, h * 0.055, '120°', { light: '#f0996b', dark: '#f0996b' })
    .sticker(w * 0.66, h * 0.83, w * 0.24, h * 0.1)
    .screws([
      [1.6, 1.8],
      [w - 1.6, 1.8],
      [1.6, h - 1.8],
      [w - 1.6, h - 1.8],
    ])
  if (electric)
    for (let i = 0; i < 3; i++)
      front.rect(w * 0.16, h * (0.32 + i * 0.09), w * 0.68, h * 0.02, front.tone(-0.15), { r: 0.2 })
  right.slots(d * 0.24, h * 0.2, d * 0.52, 4, Math.min(1.4, h * 0.06))
}
