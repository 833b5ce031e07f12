import { type Canvas, GAP } from '../engine/canvas.ts'
import { Face } from '../engine/face.ts'
import { footprint, wallShadow } from '../engine/shadows.ts'
import { box, tube } from '../engine/solids.ts'
import type { RenderedUnit } from '../model.ts'
import { pad } from '../supplies/supports.ts'

/** What stands around an installed unit. The unit's left, lower, front corner is at [0, lift, 0]. */
export interface Scene {
  /** inches of the unit above the ground */
  lift: number
  /** what the unit covers */
  behind: (canvas: Canvas, unit: RenderedUnit) => void
  /** what covers the unit */
  before: (canvas: Canvas, unit: RenderedUnit) => void
}

/** Inches between a unit and the wall: what most installation manuals ask as a minimum. */
const FROM_WALL = 12
/** A light pad is 3 in high and wider than its unit on each side. */
const PAD = { high: 3, wider: 2.5 } as const
const FOUNDATION = 7
const CLAPBOARD = 6
/** How far wall and lawn reach beyond the picture. */
const FAR = 260
/** A disconnect stands at about the height of a chest. */
const SWITCH = { w: 6, h: 9, d: 3.4, y: 40 } as const

/** An outdoor unit on its pad beside a house: siding, disconnect with its whip, line set through the wall. */
export const outdoors: Scene = {
  lift: PAD.high,
  behind(canvas, unit) {
    const wall = -unit.d - FROM_WALL
    lawn(canvas, wall)
    siding(canvas, wall)
    wallShadow(canvas, { x: 4, z: wall, w: unit.w, h: unit.h, reach: FROM_WALL })
    disconnect(canvas, unit, wall)
    if (!isPackage(unit)) lineSet(canvas, unit, wall)
    const { wider, high } = PAD
    canvas.from([-wider, 0, wider], () =>
      pad(canvas, { ...unit, w: unit.w + 2 * wider, h: high, d: unit.d + 2 * wider }),
    )
  },
  before(canvas, unit) {
    if (isPackage(unit)) ducts(canvas, unit)
  },
}

const isPackage = ({ kind }: RenderedUnit): boolean => kind === 'packageUnit'

function lawn(canvas: Canvas, wall: number): void {
  const ground = footprint(-FAR, FAR * 0.5, 2 * FAR, FAR * 0.5 - wall)
  canvas.polygon(
    ground,
    canvas.fade(canvas.tone('lawn', [0, 1, 0], -0.08), canvas.tone('lawn', [0, 1, 0], 0.1), 'down'),
  )
  // gravel along the wall and around the pad keeps grass and mud away
  canvas.polygon(footprint(-FAR, 9, 2 * FAR, 9 - wall), canvas.tone('gravel', [0, 1, 0], -0.06))
}

function siding(canvas: Canvas, wall: number): void {
  const high = FAR * 0.6
  const face = new Face(canvas, {
    origin: [-FAR, high, wall],
    right: [1, 0, 0],
    down: [0, -1, 0],
    w: 2 * FAR,
    h: high,
    material: 'siding',
  })
  const boards = Math.floor((high - FOUNDATION) / CLAPBOARD)
  const from = high - FOUNDATION
  const rows = Array.from({ length: boards }, (_, i) => from - (i + 1) * CLAPBOARD)
  face
    .rect(0, 0, face.w, from, face.tone(0))
    .rects(
      rows.map((y) => [0, y + CLAPBOARD - 0.7, face.w, 0.7] as const),
      face.tone(-0.24),
    )
    .rects(
      rows.map((y) => [0, y, face.w, 1.1] as const),
      face.tone(0.2),
    )
    .rect(0, from, face.w, FOUNDATION, face.tone(-0.12, 'concrete'))
    .rect(0, from, face.w, 1, GAP, { opacity: 0.3 })
}

/** The switch that the code asks for within sight, and the flexible conduit down to the unit. */
function disconnect(canvas: Canvas, unit: RenderedUnit, wall: number): void {
  const { w, h, d } = unit
  const x = w + (isPackage(unit) ? DUCT + 8 : 9)
  const { y } = SWITCH
  wallShadow(canvas, { x, y, z: wall, w: SWITCH.w, h: SWITCH.h, reach: 2.5 })
  const low = Math.min(h * 0.3, 12) + PAD.high
  tube(
    canvas,
    [
      [x + 3, y, wall + 1.5],
      [x + 3, low + 16, wall + 1.5],
      [x + 2, low + 3, wall + 4],
      [w - 2, low, -d * 0.9],
    ],
    0.6,
    'darkSteel',
  )
  canvas.from([x, y, wall + SWITCH.d], () => {
    const { front } = box(canvas, { ...SWITCH, y: 0, material: 'galvanized' })
    front
      .panel(0.5, 0.5, SWITCH.w - 1, SWITCH.h - 1.2)
      .rect(1.4, 1.8, SWITCH.w - 2.8, 2, front.tone(0, 'red'))
  })
}

/** Insulated suction line and bare liquid line, through a sealed sleeve in the wall. */
function lineSet(canvas: Canvas, { w, h, d }: RenderedUnit, wall: number): void {
  const x = w + 20
  const y = PAD.high + 15
  const face = new Face(canvas, {
    origin: [x - 4, y + 4, wall + 0.1],
    right: [1, 0, 0],
    down: [0, -1, 0],
    w: 8,
    h: 8,
    material: 'pvc',
  })
  face.circle(4, 4, 3.2, face.tone(-0.1))
  const run = (up: number): [number, number, number][] => [
    [x, y + up, wall + 0.5],
    [x - 2, y + up - 5, wall + 7],
    [w + 9, PAD.high + 5 + up * 2, -d * 0.5],
    [w - 0.5, PAD.high + Math.min(h * 0.22, 7) + up * 2, -d * 0.34],
  ]
  tube(canvas, run(0), 1.1, 'rubber')
  tube(canvas, run(1.6), 0.36, 'copper')
}

/** Inches that the ducts of a package unit reach out at its side before they turn to the wall. */
const DUCT = 13

/** Supply and return leave a package unit at its side and go through the wall, one above the other. */
function ducts(canvas: Canvas, { w, h, d }: RenderedUnit): void {
  const ducted = [
    [0.12, 0.38],
    [0.56, 0.32],
  ] as const
  for (const [y, high] of ducted) {
    const { front, right } = box(canvas, {
      x: w,
      y: PAD.high + h * y,
      z: -d * 0.14,
      w: DUCT,
      h: h * high,
      d: d * 0.86 + FROM_WALL,
      material: 'galvanized',
      r: 0.2,
    })
    front.frame(0.4, 0.4, front.w - 0.8, front.h - 0.8, front.tone(-0.16), 0.3)
    right.rects(
      [0.34, 0.68].map((at) => [right.w * at, 0, 0.7, right.h] as const),
      right.tone(-0.2),
    )
  }
}
