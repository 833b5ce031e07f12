import type { Canvas } from '../engine/canvas.ts'
import type { Face } from '../engine/face.ts'
import { footprint, groundShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Model, RenderedUnit } from '../model.ts'

/** The part of the front above the gap between the two doors. */
const SPLIT = 0.555

export const furnace: Model = (canvas, unit) => {
  const { w, h, d, paint, alone } = unit
  groundShadow(canvas, footprint(0, 0, w, d), h)
  if (alone && unit.word('fuel', 'gas') === 'gas') gasLine(canvas, h)
  const { front, right, top } = box(canvas, { w, h, d, material: paint })
  side(right, unit)
  collar(top)
  if (alone) vents(canvas, unit)
  doors(front, unit)
}

function side(face: Face, { h, d, alone }: RenderedUnit): void {
  const split = h * SPLIT
  face
    .rect(0.4, split + 0.1, d - 0.8, 0.16, face.tone(-0.4))
    .rect(0.4, split + 0.28, d - 0.8, 0.1, face.tone(0.3))
    .recess(d * 0.12, split + 2, d * 0.76, h - split - 4.6)
    .slots(d * 0.3, h * 0.16, d * 0.56, 3, 2.6, 0.5)
    .sticker(d * 0.64, 1.8, d * 0.24, h * 0.085)
  if (!alone) return
  face
    .circles(
      [
        [d * 0.14, h * 0.16],
        [d * 0.14, h * 0.26],
        [d * 0.15, h * 0.36],
      ],
      0.9,
      face.tone(-0.3),
    )
    .circles(
      [
        [d * 0.145, h * 0.163],
        [d * 0.145, h * 0.263],
        [d * 0.155, h * 0.363],
      ],
      0.72,
      face.tone(0.05),
    )
    .screws([
      [0.9, 1.1],
      [d - 0.9, 1.1],
      [0.9, h - 1.4],
      [d - 0.9, h - 1.4],
    ])
}

/** The opening that the supply duct or the coil goes on. */
function collar(top: Face): void {
  const { w, h: d, canvas } = top
  const back = d * 0.06
  const deep = d * 0.62
  top
    .rect(1, back, w - 2, deep, top.tone(-0.1, 'galvanized'))
    .rect(
      1.4,
      back + 0.4,
      w - 2.8,
      deep - 0.8,
      canvas.fade({ light: '#20262a', dark: '#181d20' }, { light: '#767b79', dark: '#5f6462' }, 'down'),
    )
    .rect(w - 2.8, back + 0.4, 1.4, deep - 0.8, top.tone(-0.16, 'galvanized'))
    .rect(1, back + deep - 0.35, w - 2, 0.35, top.tone(0.25, 'galvanized'))
}

/** Two plastic pipes where it condenses, one metal vent where it does not, none where nothing burns. */
function vents(canvas: Canvas, unit: RenderedUnit): void {
  const { w, h, d } = unit
  const fuel = unit.word('fuel', 'gas')
  if (fuel === 'electric') return
  const z = -d * 0.15
  if (fuel === 'gas' && unit.number('afue', 96) >= 90) {
    for (const [x, high] of [
      [0.24, 5.4],
      [0.76, 7],
    ] as const) {
      cylinder(canvas, [w * x, h, z], [w * x, h + 1.2, z], { r: 1.55, material: 'pvc' })
      cylinder(canvas, [w * x, h + 1.2, z], [w * x, h + high, z], { r: 1.2, material: 'pvc', cap: 'open' })
    }
    return
  }
  cylinder(canvas, [w * 0.62, h, z], [w * 0.62, h + 0.9, z], { r: 2.5, material: 'galvanized' })
  cylinder(canvas, [w * 0.62, h + 0.9, z], [w * 0.62, h + 7, z], {
    r: 2,
    material: 'galvanized',
    cap: 'open',
  })
}

/** Black iron with a brass valve and a red handle, on the left. */
function gasLine(canvas: Canvas, h: number): void {
  const z = -3
  tube(
    canvas,
    [
      [0.4, h * 0.62, z],
      [-3.2, h * 0.62, z],
    ],
    0.5,
    'iron',
    { straight: true },
  )
  tube(
    canvas,
    [
      [-3.2, h * 0.52, z],
      [-3.2, h * 0.84, z],
    ],
    0.5,
    'iron',
    { straight: true, round: false },
  )
  tube(
    canvas,
    [
      [-3.2, h * 0.59, z],
      [-3.2, h * 0.65, z],
    ],
    0.8,
    'iron',
    { straight: true, round: false },
  )
  tube(
    canvas,
    [
      [-3.2, h * 0.72, z],
      [-3.2, h * 0.77, z],
    ],
    0.78,
    'brass',
    { straight: true, round: false },
  )
  tube(
    canvas,
    [
      [-3, h * 0.745, z + 0.8],
      [-5.2, h * 0.745, z + 0.8],
    ],
    0.3,
    'red',
    { straight: true },
  )
}

type Door = (face: Face, unit: RenderedUnit, split: number, lower: { y: number; h: number }) => void

function doors(front: Face, unit: RenderedUnit): void {
  const { w, h } = unit
  const split = h * SPLIT
  const lower = { y: split + 0.6, h: h - split - 1.9 }
  front.panel(0.6, 0.8, w - 1.2, split - 1.2).panel(0.6, lower.y, w - 1.2, lower.h)
  const style = unit.word('style', 'steady')
  const door = (Object.hasOwn(doorStyles, style) && doorStyles[style]) || doorStyles.steady
  door?.(front, unit, split, lower)
  energyLabel(front, unit, lower)
  front.grip(w / 2, split - 2, 4.6).grip(w / 2, lower.y + 1, 4.6)
  for (const x of [2.2, w - 2.2])
    front
      .circle(x, lower.y + 1.5, 0.62, front.tone(-0.4))
      .circle(x, lower.y + 1.42, 0.52, front.sheen(0.1, 'aluminum'))
  front.rect(0, h - 0.9, w, 0.9, front.tone(-0.5, 'darkSteel'), { opacity: 0.85 })
}

/** The yellow label with its efficiency. */
function energyLabel(face: Face, unit: RenderedUnit, lower: { y: number; h: number }): void {
  const h = lower.h * 0.24
  const [x, y] = [unit.w - 5, lower.y + lower.h * 0.7]
  face
    .rect(x, y, 3.4, h, face.tone(0.1, 'yellow'))
    .rect(x + 0.3, y + h * 0.42, 2.8, h * 0.44, face.tone(0.1, 'white'))
    .words(x + 1.7, y + h * 0.78, h * 0.4, `${unit.number('afue', 96)}`, face.tone(-0.7, 'darkPlastic'))
}

/** The window through which the burners are seen. */
function burnerWindow(face: Face, x: number, y: number): void {
  face
    .circle(x, y, 1.25, face.sheen(0, 'aluminum'))
    .circle(x, y, 0.95, { light: '#15110e', dark: '#15110e' })
    .circle(
      x,
      y + 0.1,
      0.62,
      face.canvas.glow({ light: '#ffb36b', dark: '#ffb36b' }, { light: '#a63a10', dark: '#a63a10' }),
    )
}

const doorStyles: Readonly<Record<string, Door>> = {
  steady(face, { w, brand }, split, lower) {
    face
      .slots(3, 2.9, w - 6, 2, 1.2, 0.5)
      .badge(w / 2, split * 0.42, Math.min(8, w * 0.5), 1.6, brand)
      .recess(2.4, split * 0.56, w - 4.8, split * 0.18)
      .slots(3, lower.y + lower.h * 0.34, w - 6, 3, lower.h * 0.14, 0.55)
    burnerWindow(face, w / 2, split * 0.65)
  },
  value(face, { w, brand }, split, lower) {
    const half = (w - 6.4) / 2
    for (const x of [2.6, w - 2.6 - half])
      face.slots(x, 3, half, 4, 1.25, 0.55).slots(x, split - 6.4, half, 3, 1.1, 0.5)
    face
      .badge(w / 2, split * 0.48, Math.min(8, w * 0.5), 1.6, brand)
      .recess(2.7, lower.y + lower.h * 0.36, w - 5.4, lower.h * 0.36)
    burnerWindow(face, w / 2, split * 0.62)
  },
  glide(face, { w, brand }, split, lower) {
    face
      .recess(2.3, 2.9, w - 4.6, split - 7, { r: 0.7 })
      .rect(w / 2 - 2.6, 4.2, 5.2, 2.1, face.tone(-0.2, 'glass'), { r: 0.3 })
      .words(w / 2, 5.7, 1.3, '68°', { light: '#8fe0d0', dark: '#8fe0d0' })
      .badge(w / 2, split - 5.8, Math.min(8, w * 0.5), 1.6, brand, { plate: 'darkPlastic' })
      .slots(3, lower.y + lower.h * 0.36, w - 6, 4, 1.5, 0.45)
  },
  home(face, { w, brand }, split, lower) {
    face
      .slots(2.8, 3, w - 5.6, 6, 1.15, 0.55)
      .badge(w / 2, split * 0.62, Math.min(9, w * 0.5), 1.6, brand, { plate: 'red' })
      .slots(2.8, lower.y + lower.h * 0.3, w - 5.6, 5, lower.h * 0.075, 0.55)
  },
}
