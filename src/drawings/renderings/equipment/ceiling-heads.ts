import type { Canvas } from '../engine/canvas.ts'
import type { Face } from '../engine/face.ts'
import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box } from '../engine/solids.ts'
import type { Model, RenderedUnit } from '../model.ts'

/** The panel that the room sees: intake in the middle, an outlet along each side. */
function fourWayPanel(face: Face, brand: string): void {
  const { w, h } = face
  const edge = Math.min(w, h) * 0.2
  face
    .rect(edge, edge, w - 2 * edge, h - 2 * edge, face.tone(-0.2), { r: 0.6 })
    .rect(edge + 0.2, edge + 0.2, w - 2 * edge - 0.4, h - 2 * edge - 0.4, face.sheen(0.03), { r: 0.5 })
  face.slots(
    edge + 1,
    edge + 1.2,
    w - 2 * edge - 2,
    Math.max(2, Math.floor((h - 2 * edge - 2) / 1.2)),
    1.2,
    0.5,
  )
  const gap = edge * 0.36
  for (const y of [edge * 0.42, h - edge * 0.42 - gap])
    face
      .rect(edge * 1.2, y, w - edge * 2.4, gap, face.tone(-0.85), { r: gap / 2 })
      .rect(edge * 1.25, y + gap * 0.4, w - edge * 2.5, gap * 0.5, face.sheen(0.1), { r: gap / 4 })
  for (const x of [edge * 0.42, w - edge * 0.42 - gap])
    face
      .rect(x, edge * 1.2, gap, h - edge * 2.4, face.tone(-0.85), { r: gap / 2 })
      .rect(x + gap * 0.4, edge * 1.25, gap * 0.5, h - edge * 2.5, face.sheen(0.1), { r: gap / 4 })
  face.words(edge * 2, h - edge * 1.1, edge * 0.16, brand.toUpperCase(), face.tone(-0.5))
}

/** Narrow between joists: one outlet along the front, the intake behind it. */
function oneWayPanel(face: Face, brand: string): void {
  const { w, h } = face
  face
    .rect(2, h * 0.12, w - 4, h * 0.2, face.tone(-0.85), { r: 0.5 })
    .rect(2.4, h * 0.18, w - 4.8, h * 0.11, face.sheen(0.1), { r: 0.4 })
    .slots(2.6, h * 0.44, w - 5.2, Math.max(2, Math.floor((h * 0.42) / 1.3)), 1.3, 0.5)
    .words(w * 0.1, h * 0.95, 0.8, brand.toUpperCase(), face.tone(-0.5))
}

type Panel = (face: Face, brand: string) => void
const RIM = 1.1
const THICK = 1.2

/** From below, as it hangs: the body above the ceiling, the panel under it. */
function hanging(canvas: Canvas, { w, h, d, brand, paint }: RenderedUnit, panel: Panel): void {
  box(canvas, {
    x: RIM,
    y: THICK,
    z: -RIM,
    w: w - 2 * RIM,
    h: h - THICK,
    d: d - 2 * RIM,
    material: 'galvanized',
    r: 0.2,
  })
  const { bottom } = box(canvas, { w, h: THICK, d, material: paint, r: 0.5 })
  panel(bottom, brand)
}

/** Beside other units the panel faces the eye. */
function facing(canvas: Canvas, { w, h, d, brand, paint }: RenderedUnit, panel: Panel): void {
  wallShadow(canvas, { z: -h, w, h: d, reach: 3 })
  box(canvas, {
    x: RIM,
    y: RIM,
    z: -THICK,
    w: w - 2 * RIM,
    h: d - 2 * RIM,
    d: h - THICK,
    material: 'galvanized',
    r: 0.2,
  })
  const { front } = box(canvas, { w, h: d, d: THICK, material: paint, r: 0.5 })
  panel(front, brand)
}

const ceilingUnit =
  (panel: Panel): Model =>
  (canvas, unit) =>
    (unit.alone ? hanging : facing)(canvas, unit, panel)

export const cassette = ceilingUnit(fourWayPanel)
export const slimCassette = ceilingUnit(oneWayPanel)

/** Above a ceiling: a plain case with the outlet's flange in front and the controls at its side. */
export const concealed: Model = (canvas, { w, h, d, brand, alone }) => {
  if (alone) groundShadow(canvas, footprint(0, 0, w, d), h)
  else wallShadow(canvas, { z: -d, w, h, reach: 3 })
  const { front, right, top } = box(canvas, { w, h, d, material: 'galvanized', r: 0.2 })
  front
    .rect(1.4, h * 0.16, w - 2.8, h * 0.68, front.tone(0.1))
    .rect(
      1.9,
      h * 0.22,
      w - 3.8,
      h * 0.56,
      canvas.fade({ light: '#15191b', dark: '#0f1213' }, { light: '#4a5052', dark: '#3d4244' }, 'down'),
    )
    .fins(1.9, h * 0.22, w - 3.8, h * 0.56, 3, { opacity: 0.5 })
  top
    .lines([[1, d * 0.5, w - 1, d * 0.5]], top.tone(-0.25), 0.14)
    .sticker(w * 0.62, d * 0.18, w * 0.2, d * 0.16)
  top.words(w * 0.3, d * 0.3, 1.3, brand.toUpperCase(), top.tone(-0.5))
  for (const x of [0.1, 0.84]) top.rect(w * x, d - 1.2, w * 0.06, 1, top.tone(-0.3))
  right
    .panel(d * 0.1, h * 0.12, d * 0.5, h * 0.76)
    .port(d * 0.76, h * 0.4, 0.4)
    .port(d * 0.86, h * 0.4, 0.6)
}
