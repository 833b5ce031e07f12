import { fins, louvres, pipe, plate } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'

function wallHeadFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  pen.path(
    'outline-face',
    ['M', 0.9, 0],
    ['L', w - 0.9, 0],
    ['Q', w, 0, w, 0.9],
    ['L', w, h - 2.6],
    ['Q', w - 0.1, h - 0.4, w - 2, h],
    ['L', 2, h],
    ['Q', 0.1, h - 0.4, 0, h - 2.6],
    ['L', 0, 0.9],
    ['Q', 0, 0, 0.9, 0],
    'z',
  )
  pen.horizontal('hairline', 0.75, 0.6, w - 0.6)
  pen.horizontal('hairline', h - 4.1, 0, w)
  // intake seen as top grille edge
  if (pen.scale > 4) fins(pen, 'hairline', 2, 0.05, w - 4, 0.62, 0.55, 4)
  // outlet and vane
  pen.path(
    'deep',
    ['M', 1.3, h - 2.9],
    ['L', w - 1.3, h - 2.9],
    ['L', w - 2.2, h - 0.5],
    ['L', 2.2, h - 0.5],
    'z',
  )
  fins(pen, 'hairline', 2.4, h - 2.8, w - 4.8, 2.2, 1.3, 6)
  pen.path(
    'detail-face',
    ['M', 1.1, h - 3.1],
    ['L', w - 1.1, h - 3.1],
    ['L', w - 1.5, h - 2.1],
    ['Q', w / 2, h - 1.75, 1.5, h - 2.1],
    'z',
  )
  pen.path(
    'detail',
    ['M', 1.3, h - 2.9],
    ['L', 2.2, h - 0.5],
    ['L', w - 2.2, h - 0.5],
    ['L', w - 1.3, h - 2.9],
  )
  plate(pen, w * 0.13, h - 5, Math.min(4.4, w * 0.14), 0.9, unit.brand)
  pen.rect('hairline', w * 0.8, h - 5.8, 3, 1.4, 0.2)
  if (pen.scale >= 6)
    pen.text('72', w * 0.8 + 1.5, h - 4.72, pen.scale * 1.05, { tone: 'cold', anchor: 'middle' })
  else pen.horizontal('cold', h - 5.1, w * 0.8 + 0.8, w * 0.8 + 2.2)
  pen.vertical('hairline', w - 1.6, 0.75, h - 4.1)
}

/** In section at the wall, which is on the right. */
function wallHeadSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit // wall on the right
  pen.path(
    'outline-face',
    ['M', d, 0],
    ['L', 2.4, 0],
    ['Q', 0.2, 0.1, 0, 2.4],
    ['L', 0, h - 4.5],
    ['Q', 0.1, h - 2.6, 1.2, h - 1.7],
    ['L', 3.4, h],
    ['L', d, h],
    'z',
  )
  pen.path('deep', ['M', 0.5, h - 3], ['L', 3.4, h - 0.2], ['L', 5.2, h - 0.2], ['L', 2.6, h - 3.4], 'z')
  pen.path(
    'detail-face',
    ['M', 0.1, h - 2.6],
    ['L', -1.6, h - 1],
    ['L', -1.3, h - 0.6],
    ['L', 0.7, h - 2.1],
    'z',
  )
  pen.circle('hidden-edge', d * 0.5, h * 0.56, 2)
  pen.path('hidden-cold', ['M', 1.4, h * 0.62], ['L', 2.4, 1.6], ['L', d - 2, 1.4], ['L', d - 1.2, h * 0.5])
  pen.vertical('hairline', d - 0.6, 0, h)
  pipe(pen, 'cold-face', d - 2, h, d - 2, h + 3, 0.7)
  pipe(pen, 'detail-face', d - 3.2, h, d - 3.2, h + 3, 0.45)
}

export const wallHead = kind({
  name: 'wall-mount head',
  size: { w: 33.5, h: 12.7, d: 8.5 },
  options: {},
  hangs: true,
  views: { front: wallHeadFront, side: wallHeadSide },
})

function floorCeilingFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  pen.path(
    'outline-face',
    ['M', 1.2, 0],
    ['L', w - 1.2, 0],
    ['Q', w, 0, w, 1.2],
    ['L', w, h - 2],
    ['Q', w, h - 0.6, w - 1.4, h - 0.6],
    ['L', 1.4, h - 0.6],
    ['Q', 0, h - 0.6, 0, h - 2],
    ['L', 0, 1.2],
    ['Q', 0, 0, 1.2, 0],
    'z',
  )
  pen.rect('detail-deep', w * 0.06, h - 0.6, w * 0.08, 0.6)
  pen.rect('detail-deep', w * 0.86, h - 0.6, w * 0.08, 0.6)
  const bx = 4.4
  pen.vertical('hairline', bx, 0.4, h - 1)
  pen.vertical('hairline', w - bx, 0.4, h - 1)
  pen.rect('detail-deep', bx + 0.8, 1.2, w - 2 * bx - 1.6, h * 0.2, 0.6)
  const n = 3
  for (let i = 0; i < n; i++)
    pen.rect('detail-face', bx + 1.1, 1.5 + i * h * 0.062, w - 2 * bx - 2.2, h * 0.036, 0.2)
  pen.horizontal('detail', h * 0.3, bx, w - bx)
  pen.rect('hairline-face', bx + 0.8, h * 0.56, w - 2 * bx - 1.6, h * 0.34, 0.4)
  louvres(pen, bx + 1.4, h * 0.58, w - 2 * bx - 2.8, h * 0.3, 0.9, { round: true, min: 4 })
  plate(pen, w / 2, h * 0.43, 5.4, 1.3, unit.brand)
  pen.rect('hairline', w - bx - 5, h * 0.4, 3.6, 1.6, 0.2)
  pen.horizontal('cold', h * 0.4 + 0.8, w - bx - 4.2, w - bx - 2.2)
}

function floorCeilingSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  pen.path(
    'outline-face',
    ['M', d, 0],
    ['L', 3, 0],
    ['Q', 0.4, 0.2, 0, 3.4],
    ['L', 0.6, h - 2],
    ['Q', 0.7, h - 0.7, 2.2, h - 0.7],
    ['L', d, h - 0.7],
    'z',
  )
  pen.rect('detail-deep', 2, h - 0.7, 1.8, 0.7)
  pen.rect('detail-deep', d - 2, h - 0.7, 1.8, 0.7)
  pen.path('deep', ['M', 0.3, 3], ['Q', 0.8, 0.9, 2.6, 0.5], ['L', 3.2, 1.4], ['Q', 1.6, 1.8, 1.2, 3.4], 'z')
  pen.vertical('hairline', d - 0.8, 0, h - 0.7)
  pen.circle('hidden-edge', d * 0.5, h * 0.68, 2.6)
  pen.path('hidden-cold', ['M', 2.2, h * 0.5], ['L', d - 1.6, h * 0.22])
}

export const floorCeiling = kind({
  name: 'floor-ceiling unit',
  size: { w: 45, h: 26.5, d: 9 },
  options: {},
  hangs: false,
  views: { front: floorCeilingFront, side: floorCeilingSide },
})

function lowWallFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  pen.rect('outline-face', 0, 0, w, h - 0.5, 1)
  pen.rect('detail-deep', w * 0.1, h - 0.5, w * 0.8, 0.5)
  pen.horizontal('hairline', 0.7, 0.5, w - 0.5)
  pen.rect('detail-deep', 2.2, 1.3, w - 4.4, 2.6, 1.2)
  pen.rect('detail-face', 2.8, 1.5, w - 5.6, 1.25, 0.5)
  pen.rect('hairline', 1.4, 5.2, w - 2.8, h - 10.6, 0.7)
  pen.rect('shade', 1.4, h - 5.4, w - 2.8, 0.5)
  pen.rect('detail-deep', 2.2, h - 4.5, w - 4.4, 2.4, 1.1)
  pen.rect('detail-face', 2.8, h - 3.6, w - 5.6, 1.2, 0.5)
  plate(pen, w / 2, h * 0.82 - 1.6, 4.6, 1, unit.brand)
  pen.circle('hairline', w - 3, h * 0.3, 0.7)
  pen.circle('cold', w - 3, h * 0.3, 0.3)
}

function lowWallSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  pen.rect('detail-deep', d * 0.3, h - 0.5, d * 0.6, 0.5)
  pen.path(
    'outline-face',
    ['M', d, 0],
    ['L', 2, 0],
    ['Q', 0.1, 0, 0, 2],
    ['L', 0, h - 2],
    ['Q', 0.1, h - 0.5, 1.6, h - 0.5],
    ['L', d, h - 0.5],
    'z',
  )
  pen.vertical('hairline', d - 0.7, 0, h - 0.5)
  pen.vertical('hairline', 1.4, 1, h - 1)
  pen.circle('hidden-edge', d * 0.55, h * 0.28, 2)
  pen.circle('hidden-edge', d * 0.55, h * 0.76, 1.7)
  pen.path(
    'hidden-cold',
    ['M', 2.2, h * 0.36],
    ['L', 2.2, h * 0.68],
    ['L', 4, h * 0.68],
    ['L', 4, h * 0.36],
    'z',
  )
}

export const lowWall = kind({
  name: 'low-wall unit',
  size: { w: 28.5, h: 24, d: 8.5 },
  options: {},
  hangs: false,
  views: { front: lowWallFront, side: lowWallSide },
})
