import { breakEnd, pipe, ratingLabel } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import type { Pen, Point } from '../engine/pen.ts'
import { rollSide } from '../engine/plain-sides.ts'
import { bentPipe, bezier, hose } from '../engine/tubes.ts'

/** Pull-out disconnect with its conduits. */
function disconnectFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  for (const x of [0.28, 0.72]) {
    pen.rect('detail-face', w * x - 0.62, h, 1.24, 0.4)
    pen.rect('detail-face', w * x - 0.5, h + 0.4, 1, 0.6, 0.1)
    pipe(pen, 'detail-face', w * x, h + 1, w * x, h + 3.4, 0.84)
    breakEnd(pen, w * x, h + 3.4, 0.84, 'up')
    pen.vertical('hairline', w * x + 0.2, h + 1, h + 3.2)
  }
  pen.rect('detail-shade', 0.2, 0, w - 0.4, h, 0.1)
  pen.path(
    'outline-face',
    ['M', 0, 0.5],
    ['Q', 0, -0.06, 0.6, -0.06],
    ['L', w - 0.6, -0.06],
    ['Q', w, -0.06, w, 0.5],
    ['L', w, h - 0.5],
    ['L', 0, h - 0.5],
    'z',
  )
  pen.rect('hairline', 0.35, 0.6, w - 0.7, h - 1.5, 0.2)
  pen.rect('detail-face', w / 2 - 0.75, h - 0.85, 1.5, 0.7, 0.15)
  pen.circle('solid', w / 2, h - 0.5, 0.17)
  // pull-out handle shown through the embossed lid
  pen.rect('detail-face', w * 0.24, h * 0.12, w * 0.52, h * 0.3, 0.2)
  pen.rect('detail-deep', w * 0.34, h * 0.21, w * 0.32, h * 0.09, 0.18)
  pen.horizontal('hairline', h * 0.3 + 0.3, w * 0.34, w * 0.66)
  ratingLabel(pen, w * 0.24, h * 0.64, w * 0.52, h * 0.18)
  pen.path(
    'detail-face',
    ['M', w / 2, h * 0.47],
    ['L', w / 2 + 0.62, h * 0.585],
    ['L', w / 2 - 0.62, h * 0.585],
    'z',
  )
  pen.vertical('detail', w / 2, h * 0.51, h * 0.552)
  pen.rect('shade', w - 0.4, 0.5, 0.4 - 0.9 / pen.scale, h - 1.1)
}

/** On the wall, lid to the left. */
function disconnectSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  pen.rect('detail-face', d, -1, 0.5, h + 2)
  pen.rect('outline-face', 0.8, 0.1, d - 0.8, h)
  pen.path(
    'outline-face',
    ['M', d * 0.9, -0.06],
    ['L', 0.8, -0.06],
    ['Q', 0, 0, 0, 0.9],
    ['L', 0, h - 0.6],
    ['L', 1, h - 0.6],
    ['L', 1, 0.9],
    ['L', d * 0.9, 0.9],
    'z',
  )
  pen.rect('detail-face', d * 0.5 - 0.62, h + 0.1, 1.24, 0.4)
  pipe(pen, 'detail-face', d * 0.5, h + 0.5, d * 0.5, h + 3.4, 0.84)
  breakEnd(pen, d * 0.5, h + 3.4, 0.84, 'up')
  pen.circle('detail', d * 0.45, h * 0.5, 0.5)
  pen.circle('hairline', d * 0.45, h * 0.5, 0.32)
  pen.rect('detail-deep', 0.1, h - 0.55, 0.7, 0.5, 0.1)
}

export const disconnect = kind({
  name: 'disconnect box',
  size: { w: 5, h: 8, d: 3.4 },
  options: {},
  hangs: true,
  views: { front: disconnectFront, side: disconnectSide },
})

/** The straight fitting at the lower left end. */
function straightFitting(pen: Pen, h: number): void {
  pen.rect('detail-face', 1.5, h * 0.93 - 0.75, 1.3, 1.5, 0.15)
  for (const k of [-0.25, 0.25]) pen.horizontal('hairline', h * 0.93 + k, 1.5, 2.8)
  pen.rect('detail-face', 1, h * 0.93 - 0.9, 0.5, 1.8, 0.1)
  pen.rect('detail-face', 0.1, h * 0.93 - 0.5, 0.9, 1)
  pen.vertical('hairline', 0.4, h * 0.93 - 0.5, h * 0.93 + 0.5)
  pen.vertical('hairline', 0.7, h * 0.93 - 0.5, h * 0.93 + 0.5)
}

/** The 90° fitting at the upper right end, with its three conductors. */
function angleFitting(pen: Pen, q: Point, h: number): void {
  pen.rect('detail-face', q[0] - 0.75, h * 0.24, 1.5, 1.3, 0.15)
  bentPipe(
    pen,
    'detail-face',
    [
      [q[0], h * 0.24],
      [q[0], h * 0.1],
      [q[0] + 2, h * 0.1],
    ] as const,
    1.15,
    0.9,
  )
  pen.rect('detail-face', q[0] + 1.6, h * 0.1 - 0.9, 0.5, 1.8, 0.1)
  pen.rect('detail-face', q[0] + 2.1, h * 0.1 - 0.5, 0.8, 1)
  for (const [k, v] of [
    [-0.2, 'detail'],
    [0, 'outline'],
    [0.2, 'detail'],
  ] as const)
    pen.path(
      v,
      ['M', q[0] + 2.9, h * 0.1 + k],
      ['C', q[0] + 4, h * 0.1 + k, q[0] + 4, h * 0.2 + k * 3, q[0] + 5, h * 0.18 + k * 5],
    )
}

/** Liquid-tight conduit, straight and 90° fitting, three conductors. */
function whipFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const c = [w * 0.47, h * 0.5] as const
  const dia = 0.95
  const r = (h / 2 - dia / 2) / 0.9585
  const loop = (t: number): Point => {
    const a = Math.PI * (0.62 + t * 2.76)
    const k = r * (1 - t * 0.13)
    return [c[0] + k * Math.cos(a) * 1.12, c[1] + k * Math.sin(a)]
  }
  const e0 = loop(0)
  const e1 = loop(1)
  for (const k of [-0.22, 0, 0.22]) {
    pen.path(
      k ? 'detail' : 'outline',
      ['M', 0.6 + k, h * 0.93 + k],
      ['C', -1, h * 0.93 + k * 2, -1.6, h * 0.86 + k * 4, -2.6, h * 0.9 + k * 5],
    )
  }
  hose(pen, bezier([2.6, h * 0.93], [w * 0.16, h * 0.93], [e0[0] - 1.6, e0[1] + 0.9], e0), w * 0.3, dia, 0.6)
  hose(pen, loop, 2 * Math.PI * r * 1.4, dia, 0.6)
  const q = [w - 0.75, h * 0.16] as const
  hose(
    pen,
    bezier(e1, [e1[0] - 0.9, e1[1] - 2], [q[0] - 3.2, h * 0.93], [q[0], h * 0.55]),
    w * 0.34,
    dia,
    0.6,
  )
  hose(
    pen,
    bezier([q[0], h * 0.55], [q[0] + 0.5, h * 0.45], [q[0], h * 0.4], [q[0], h * 0.3]),
    h * 0.28,
    dia,
    0.6,
  )
  straightFitting(pen, h)
  angleFitting(pen, q, h)
}

export const whip = kind({
  name: 'electrical whip',
  size: { w: 18, h: 11, d: 1 },
  options: {},
  hangs: true,
  views: { front: whipFront, side: rollSide },
})
