import { breakEnd, grip, louvres, pipe, plate, ratingLabel, screw } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import {
  cabinetDoor,
  circulator,
  gasConnection,
  gauge,
  handValve,
  pvcVent,
  screws,
  wallCut,
} from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'
import { cabinetSide } from '../engine/plain-sides.ts'
import { bentPipe } from '../engine/tubes.ts'

/** Wall-hung and condensing: vents above, five connections below. */
function boilerFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const by = h * 0.8
  pvcVent(pen, w * 0.3, 0, 5.4, 2.6)
  pvcVent(pen, w * 0.7, 0, 6.8, 2.6)
  pen.rect('hairline-face', w * 0.12, -0.6, w * 0.12, 0.6)
  pen.rect('hairline-face', w * 0.46, -0.6, w * 0.1, 0.6)
  if (unit.pipes !== false)
    for (const [c, x, k] of [
      ['warm-face', 0.18, 1.1],
      ['detail-face', 0.36, 0.5],
      ['detail-face', 0.52, 0.9],
      ['detail-face', 0.68, 0.7],
      ['detail-face', 0.84, 1.1],
    ] as const) {
      const X = w * x
      pipe(pen, c, X, h, X, h + 6.4, k)
      pen.rect('detail-face', X - k * 0.85, h, k * 1.7, 0.9)
      if (k > 0.8) handValve(pen, X, h + 2.4, k)
      breakEnd(pen, X, h + 6.4, k, 'up')
    }
  pen.rect('outline-face', 0, 0, w, h, 0.7)
  pen.rect('hairline', 0.6, 0.6, w - 1.2, by - 1, 0.5)
  pen.rect('shade', w - 0.6, 0.9, 0.6 - 0.9 / pen.scale, h - 1.8)
  pen.rect('shade', 0.6, by, w - 1.2, 0.5)
  pen.horizontal('detail', by, 0.05, w - 0.05)
  plate(pen, w / 2, h * 0.17, w * 0.42, 1.5, unit.brand)
  pen.circle('detail-face', w / 2, h * 0.4, 1.25)
  pen.circle('warm-face', w / 2, h * 0.4, 0.8)
  pen.rect('hairline', w * 0.24, h * 0.54, w * 0.52, h * 0.16, 0.5)
  // controls: gauge, display, dial
  const cy = by + (h - by) * 0.54
  gauge(pen, w * 0.2, cy, 1.6)
  pen.rect('detail-face', w * 0.36, cy - 1.5, w * 0.32, 3, 0.25)
  if (pen.scale >= 6)
    pen.text('140', w * 0.52, cy + (pen.scale * 0.62) / pen.scale, pen.scale * 1.7, {
      tone: 'warm',
      anchor: 'middle',
    })
  else pen.horizontal('warm', cy, w * 0.42, w * 0.6)
  pen.circle('detail-face', w * 0.81, cy, 1.1)
  pen.line('detail', w * 0.81, cy - 1.1, w * 0.81, cy - 0.2)
  screws(pen, 0.28, [1.3, 1.3], [w - 1.3, 1.3], [1.3, by - 1.2], [w - 1.3, by - 1.2])
}

/** At its wall; heat exchanger and fan dashed. */
function boilerSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  wallCut(pen, d + 0.8, -9, 4.5, h + 18)
  pen.rect('detail-face', d, h * 0.06, 0.8, 2.2)
  pen.rect('detail-face', d, h * 0.86, 0.8, 1.6)
  pvcVent(pen, d * 0.36, 0, 5.4, 2.6)
  pvcVent(pen, d * 0.68, 0, 6.8, 2.6)
  if (unit.pipes !== false)
    for (const [x, k, c] of [
      [0.34, 0.9, 'detail-face'],
      [0.6, 1.1, 'warm-face'],
    ] as const) {
      pipe(pen, c, d * x, h, d * x, h + 6.4, k)
      pen.rect('detail-face', d * x - k * 0.85, h, k * 1.7, 0.9)
      breakEnd(pen, d * x, h + 6.4, k, 'up')
    }
  pen.rect('outline-face', 0, 0, d, h, 0.4)
  pen.vertical('detail', 1.4, 0, h)
  pen.horizontal('hairline', 0.8, 1.4, d)
  pen.vertical('hairline', d - 0.7, 0, h)
  pen.horizontal('detail', h * 0.8, 0, 1.4)
  // heat exchanger and fan, hidden
  pen.circle('hidden-warm', d * 0.56, h * 0.36, d * 0.27)
  pen.circle('hidden-warm', d * 0.56, h * 0.36, d * 0.12)
  pen.line('center-line', d * 0.2, h * 0.36, d * 0.92, h * 0.36)
  pen.line('center-line', d * 0.56, h * 0.36 - d * 0.38, d * 0.56, h * 0.36 + d * 0.38)
  pen.rect('hidden-edge', d * 0.3, h * 0.6, d * 0.5, h * 0.14)
  ratingLabel(pen, 3, 2, 4.4, 2.4)
  screw(pen, d - 1.5, h - 1.5)
}

export const boiler = kind({
  name: 'wall-hung boiler',
  size: { w: 18, h: 34, d: 14 },
  options: {},
  hangs: true,
  views: { front: boilerFront, side: boilerSide },
})

/** Supply on the left, return with its circulator on the right. */
function floorBoilerPipes(pen: Pen, w: number, h: number): void {
  bentPipe(
    pen,
    'warm-face',
    [
      [3, 0.5],
      [3, -2.6],
      [-4, -2.6],
      [-4, -9],
    ] as const,
    1.3,
  )
  pen.rect('detail-face', -4.9, -6.4, 1.8, 1.8, 0.2)
  pen.rect('detail-face', -6.6, -5.9, 1.6, 0.8)
  breakEnd(pen, -4, -9, 1.3, 'up')
  pen.rect('detail-face', -0.6, -3.6, 1.6, 2, 0.2)
  bentPipe(
    pen,
    'detail-face',
    [
      [w + 4.6, -4],
      [w + 4.6, h - 5],
      [w - 0.5, h - 5],
    ] as const,
    1.3,
  )
  breakEnd(pen, w + 4.6, -4, 1.3, 'up')
  circulator(pen, w + 4.6, h * 0.54)
  pen.rect('detail-face', w + 3.7, h - 9, 1.8, 1.3, 0.2)
  pen.rect('detail-face', w, h - 6, 1, 2)
}

/** Cast iron on the floor: draft hood, supply left, circulator on the return right. */
function floorBoilerFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const cx = w / 2
  const hy = h * 0.055
  pipe(pen, 'detail-face', cx, -9, cx, -2.6, 5.2)
  pen.vertical('hairline', cx + 1.3, -9, -2.6)
  breakEnd(pen, cx, -9, 5.2, 'up')
  for (const t of [-7.2, -6.8]) pen.horizontal('hairline', t, cx - 2.6, cx + 2.6)
  pen.path(
    'detail-face',
    ['M', cx - 5, 0],
    ['L', cx - 2.6, -3.2],
    ['L', cx + 2.6, -3.2],
    ['L', cx + 5, 0],
    'z',
  )
  for (const x of [-4, 3.2]) pen.rect('detail', cx + x, -0.2, 0.8, 0.8)
  if (unit.pipes !== false) {
    floorBoilerPipes(pen, w, h)
  }
  for (const x of [0.08, 0.8]) pen.rect('detail-deep', w * x, h - 1, w * 0.12, 1)
  pen.rect('outline-face', 0, 0, w, h - 0.8, 0.3)
  pen.rect('detail-shade', -0.25, 0, w + 0.5, hy)
  pen.vertical('hairline', 0.6, hy, h - 0.8)
  pen.rect('shade', w - 0.6, hy, 0.6 - 0.9 / pen.scale, h - hy - 0.9)
  pen.vertical('hairline', w - 0.6, hy, h - 0.8)
  const t = h * 0.56
  cabinetDoor(pen, 1.3, hy + 1, w - 2.6, t - hy - 1)
  plate(pen, cx, h * 0.2, w * 0.38, 1.6, unit.brand)
  gauge(pen, w * 0.24, h * 0.36, 1.7)
  pen.rect('detail-face', w * 0.56, h * 0.31, w * 0.3, h * 0.12, 0.25)
  pen.rect('hairline', w * 0.6, h * 0.33, w * 0.12, h * 0.04)
  pen.circle('detail-face', w * 0.8, h * 0.37, 0.8)
  ratingLabel(pen, w * 0.4, h * 0.46, w * 0.22, h * 0.07)
  // burner access
  cabinetDoor(pen, 1.3, t + 1, w - 2.6, h - t - 3)
  louvres(pen, 3.4, t + 2.6, w - 6.8, h * 0.1, 1.05, { round: true })
  pen.rect('detail-deep', cx - 4, h * 0.77, 8, 2.6, 0.4)
  for (const x of [-2.6, 0, 2.6])
    pen.path(
      'warm-face',
      ['M', cx + x - 0.7, h * 0.77 + 2.5],
      ['Q', cx + x - 0.7, h * 0.77 + 1.4, cx + x, h * 0.77 + 0.5],
      ['Q', cx + x + 0.7, h * 0.77 + 1.4, cx + x + 0.7, h * 0.77 + 2.5],
      'z',
    )
  pen.rect('detail', cx - 4, h * 0.77, 8, 2.6, 0.4)
  grip(pen, cx - 2.2, h * 0.89, 4.4, 0.85)
  if (unit.pipes !== false) gasConnection(pen, 0, h * 0.8, -1)
  screws(pen, 0.28, [2, hy + 1.7], [w - 2, hy + 1.7])
}

export const floorBoiler = kind({
  name: 'floor boiler',
  size: { w: 22, h: 36, d: 26 },
  options: {},
  hangs: false,
  views: { front: floorBoilerFront, side: cabinetSide },
})
