import { type Canvas, GAP, SHADOW } from '../engine/canvas.ts'
import { Face } from '../engine/face.ts'
import { footprint, groundShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { RenderedUnit } from '../model.ts'
import type { Scene } from './outdoors.ts'

/** A basement of 7 ft 2 in under the joists. */
const CEILING = 86
/** Inches behind the cabinet. */
const FROM_WALL = 4
const FAR = 260
/** The part of the wall that the picture shows. */
const WALL = { left: 96, wide: 240, high: 136 } as const
/** Blocks of a basement wall. */
const BLOCK = { w: 16, h: 8 } as const
/** The return duct comes down on the left and enters through a filter rack. */
const RETURN = { w: 16, gap: 3, boot: 15 } as const
const TRUNK = 10

/** A furnace in a basement: return duct and filter on the left, supply plenum above, its vent beside it. */
export const basement: Scene = {
  lift: 0,
  behind(canvas, unit) {
    const wall = -unit.d - FROM_WALL
    floor(canvas, wall)
    blockWall(canvas, wall)
    returnDuct(canvas, unit)
    groundShadow(canvas, footprint(0, 0, unit.w, unit.d), unit.h)
  },
  before(canvas, unit) {
    supply(canvas, unit)
    vents(canvas, unit)
    if (isCondensing(unit)) drain(canvas, unit)
    if (unit.word('fuel', 'gas') === 'gas') gasLine(canvas, unit.h)
  },
}

const isCondensing = (unit: RenderedUnit): boolean =>
  unit.word('fuel', 'gas') === 'gas' && unit.number('afue', 96) >= 90

function floor(canvas: Canvas, wall: number): void {
  canvas.polygon(
    footprint(-FAR, FAR * 0.5, 2 * FAR, FAR * 0.5 - wall),
    canvas.fade(canvas.tone('concrete', [0, 1, 0], -0.2), canvas.tone('concrete', [0, 1, 0], -0.04), 'down'),
  )
}

function blockWall(canvas: Canvas, wall: number): void {
  const face = new Face(canvas, {
    origin: [-WALL.left, WALL.high, wall],
    right: [1, 0, 0],
    down: [0, -1, 0],
    w: WALL.wide,
    h: WALL.high,
    material: 'plaster',
  })
  const rows = Math.floor(face.h / BLOCK.h)
  const columns = Math.floor(face.w / BLOCK.w)
  const level = Array.from({ length: rows }, (_, i) => face.h - (i + 1) * BLOCK.h)
  face
    .rect(0, 0, face.w, face.h, face.sheen(0, 'plaster', 'down'))
    .lines(
      level.map((y) => [0, y, face.w, y] as const),
      face.tone(-0.13),
      0.32,
    )
    .lines(
      level.flatMap((y, row) =>
        Array.from({ length: columns }, (_, i): readonly [number, number, number, number] => {
          const x = (i + (row % 2) * 0.5) * BLOCK.w
          return [x, y, x, y + BLOCK.h]
        }),
      ),
      face.tone(-0.11),
      0.32,
    )
    .rect(0, face.h - 14, face.w, 14, SHADOW, { opacity: 0.08 })
}

/** From the ceiling to the floor, with the slot of the filter where it meets the cabinet. */
function returnDuct(canvas: Canvas, { d, h }: RenderedUnit): void {
  const deep = d * 0.8
  const x = -RETURN.w - RETURN.gap
  const z = -d * 0.16
  groundShadow(canvas, footprint(x, z, RETURN.w, deep), CEILING)
  const { front } = box(canvas, {
    x,
    z,
    w: RETURN.w,
    h: CEILING + 20,
    d: deep,
    material: 'galvanized',
    r: 0.2,
  })
  const seams = Array.from({ length: 3 }, (_, i) => front.h - RETURN.boot - 2 - i * 26)
  front
    .rects(
      seams.map((y) => [0, y, RETURN.w, 0.6] as const),
      front.tone(-0.22),
    )
    .rects(
      seams.map((y) => [0, y + 0.6, RETURN.w, 0.5] as const),
      front.tone(0.24),
    )
  const rack = box(canvas, {
    x: -RETURN.gap,
    y: 1,
    z,
    w: RETURN.gap,
    h: Math.min(RETURN.boot + 4, h * 0.5),
    d: deep,
    material: 'galvanized',
    r: 0.1,
  })
  rack.front
    .rect(0.5, 1, RETURN.gap - 1, rack.front.h - 2, rack.front.tone(-0.3))
    .rect(0.9, 1.4, RETURN.gap - 1.8, rack.front.h - 2.8, rack.front.tone(0.1, 'paper'))
}

/** The plenum on the cabinet's opening and the trunk that carries warm air along the joists. */
function supply(canvas: Canvas, { w, h, d }: RenderedUnit): void {
  const deep = d * 0.62
  const z = -d * 0.32
  const trunk = CEILING - TRUNK
  const high = Math.max(8, trunk - h)
  const { front, right } = box(canvas, {
    x: 1,
    y: h,
    z,
    w: w - 2,
    h: high,
    d: deep,
    material: 'galvanized',
    r: 0.2,
  })
  front.rect(0, high - 1.2, front.w, 1.2, front.tone(-0.2)).rect(0, high - 1.4, front.w, 0.3, front.tone(0.3))
  for (const face of [front, right])
    face.lines(
      [
        [0, 0, face.w, high],
        [face.w, 0, 0, high],
      ],
      face.tone(-0.1),
      0.24,
    )
  const along = box(canvas, {
    x: -RETURN.w - RETURN.gap + 22,
    y: h + high,
    z,
    w: FAR * 0.6,
    h: TRUNK,
    d: deep,
    material: 'galvanized',
    r: 0.2,
  })
  const joints = Array.from({ length: 3 }, (_, i) => 30 + i * 34)
  along.front
    .rects(
      joints.map((x) => [x, 0, 0.7, TRUNK] as const),
      along.front.tone(-0.26),
    )
    .rect(0, TRUNK - 0.5, along.front.w, 0.5, GAP, { opacity: 0.4 })
}

/** Pipes go up to the joists and out through the wall of the house. */
function vents(canvas: Canvas, unit: RenderedUnit): void {
  const { w, h, d } = unit
  if (unit.word('fuel', 'gas') !== 'gas') return
  const z = -d * 0.15
  const pipes: readonly (readonly [number, number])[] = isCondensing(unit)
    ? [
        [w * 0.24, 1.2],
        [w * 0.76, 1.2],
      ]
    : [[w * 0.62, 2]]
  const material = isCondensing(unit) ? 'pvc' : 'galvanized'
  for (const [x, r] of pipes) {
    cylinder(canvas, [x, h, z], [x, CEILING + 20, z], { r, material, cap: 'none' })
    cylinder(canvas, [x, h, z], [x, h + 1.2, z], { r: r * 1.3, material })
    cylinder(canvas, [x, h + 22, z], [x, h + 24, z], { r: r * 1.18, material, cap: 'none' })
  }
}

/** The pipe goes on from the valve of the unit to the joists. */
const gasLine = (canvas: Canvas, h: number): void =>
  tube(
    canvas,
    [
      [-3.2, h * 0.8, -3],
      [-3.2, CEILING + 20, -3],
    ],
    0.5,
    'iron',
    { straight: true, round: false },
  )

/** The hose that carries water of the exhaust to the floor drain. */
function drain(canvas: Canvas, { w, h }: RenderedUnit): void {
  canvas.polygon(
    [
      [w + 12, 0, 4],
      [w + 18, 0, 4],
      [w + 18, 0, -2],
      [w + 12, 0, -2],
    ],
    canvas.tone('darkSteel', [0, 1, 0], -0.3),
  )
  tube(
    canvas,
    [
      [w, h * 0.38, -4],
      [w + 2.4, h * 0.36, -3.4],
      [w + 3, h * 0.1, -3],
      [w + 6, 1, -1.6],
      [w + 15, 0.7, 1],
    ],
    0.5,
    'pvc',
  )
}
