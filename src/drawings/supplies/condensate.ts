import { arrow, breakEnd, louvres, plate, ratingLabel } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import { cabinetSide, rollSide } from '../engine/plain-sides.ts'
import { bentPipe, bezier, hose } from '../engine/tubes.ts'

const drainHoseOptions = { turns: 'number' } as const satisfies OptionShape

/** Coil of corrugated hose; each turn gets its own rib pitch. */
function drainHoseFront(pen: Pen, unit: Unit<typeof drainHoseOptions>): void {
  const { w } = unit
  const c = w / 2
  const n = unit.turns || 4
  const th = Math.max(0.9, w * 0.068)
  const R0 = c - th / 2
  hose(
    pen,
    bezier([c - 0.4, w - th / 2], [c + w * 0.3, w - th / 2], [w * 0.9, w + 0.6], [w + 3.4, w - th * 0.7]),
    w * 0.66,
    th,
    0.5,
  )
  pen.rect('detail-face', w + 3.2, w - th * 1.32, 1.7, th * 1.24, 0.12)
  pen.vertical('hairline', w + 3.8, w - th * 1.32, w - th * 0.08)
  pen.rect('detail-face', w + 4.9, w - th * 1.1, 0.9, th * 0.8)
  for (let i = 0; i < n; i++) {
    const r = R0 - i * th
    pen.circle('detail-face', c, c, r + th / 2)
  }
  const ri = R0 - (n - 1) * th - th / 2
  pen.circle('outline-ground', c, c, ri)
  // ribs: each turn gets its own pitch
  for (let i = 0; i < n; i++) {
    const r = R0 - i * th
    const m = Math.round((2 * Math.PI * r) / Math.max(0.86, 5 / pen.scale))
    for (let j = 0; j < m; j++) {
      const a = ((j + i * 0.5) * 2 * Math.PI) / m
      pen.line(
        'hairline',
        c + (r - th * 0.46) * Math.cos(a),
        c + (r - th * 0.46) * Math.sin(a),
        c + (r + th * 0.46) * Math.cos(a),
        c + (r + th * 0.46) * Math.sin(a),
      )
    }
  }
  pen.circle('outline', c, c, R0 + th / 2)
  for (const a of [0.6, 2.7, 4.75]) {
    const x = Math.cos(a)
    const y = Math.sin(a)
    const e = c * 1.015
    const b = ri * 0.95
    const k = 0.3
    pen.path(
      'solid',
      ['M', c + x * b - y * k, c + y * b + x * k],
      ['L', c + x * e - y * k, c + y * e + x * k],
      ['L', c + x * e + y * k, c + y * e - x * k],
      ['L', c + x * b + y * k, c + y * b - x * k],
      'z',
    )
  }
}

export const drainHose = kind({
  name: 'drain hose kit',
  size: { w: 15, h: 15, d: 2 },
  options: drainHoseOptions,
  hangs: true,
  views: { front: drainHoseFront, side: rollSide },
})

/** Water runs in on the left and is pumped up on the right; the cable leaves to the right. */
function condensatePumpPipes(pen: Pen, w: number, h: number, ty: number): void {
  pen.rect('detail-face', w * 0.86 - 0.32, -0.7, 0.64, 0.9)
  for (const t of [-0.5, -0.2]) pen.horizontal('hairline', t, w * 0.86 - 0.4, w * 0.86 + 0.4)
  bentPipe(
    pen,
    'cold-face',
    [
      [w * 0.86, -0.5],
      [w * 0.86, -5],
    ] as const,
    0.5,
  )
  breakEnd(pen, w * 0.86, -5, 0.5, 'up')
  bentPipe(
    pen,
    'detail-face',
    [
      [w * 0.12, -4.4],
      [w * 0.12, ty - 0.4],
    ] as const,
    1,
  )
  breakEnd(pen, w * 0.12, -4.4, 1, 'up')
  arrow(pen, 'cold', w * 0.12 + 1.3, -3.8, w * 0.12 + 1.3, -1.2, 4)
  arrow(pen, 'cold', w * 0.86 + 1, -1.4, w * 0.86 + 1, -4, 4)
  pen.path(
    'detail',
    ['M', w - 0.8, ty - 1],
    ['C', w + 2.4, ty - 1, w + 0.8, h - 0.4, w + 3.4, h - 0.4],
    ['M', w - 0.8, ty - 0.6],
    ['C', w + 2, ty - 0.6, w + 0.4, h, w + 3.4, h],
  )
}

/** Tank below, motor above. */
function condensatePumpFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const ty = h * 0.46 // tank below, motor above
  if (unit.pipes !== false) {
    condensatePumpPipes(pen, w, h, ty)
  }
  for (const x of [-0.3, w - 1.3]) pen.rect('detail-face', x, ty + 0.9, 1.6, 1.1, 0.1)
  pen.path(
    'outline-face',
    ['M', 0.5, ty],
    ['L', w - 0.5, ty],
    ['L', w - 0.8, h - 0.5],
    ['Q', w - 0.9, h, w - 1.4, h],
    ['L', 1.4, h],
    ['Q', 0.9, h, 0.8, h - 0.5],
    'z',
  )
  pen.path(
    'cold-face',
    ['M', 0.78, h * 0.72],
    ['Q', w * 0.25, h * 0.7, w * 0.5, h * 0.72],
    ['T', w - 0.7, h * 0.72],
    ['L', w - 0.95, h - 0.5],
    ['Q', w - 1, h - 0.2, w - 1.4, h - 0.2],
    ['L', 1.4, h - 0.2],
    ['Q', 1.1, h - 0.2, 1, h - 0.5],
    'z',
  )
  for (const k of [0.3, 0.5, 0.7]) pen.line('hairline', w * k, ty + 0.6, w * k + (k - 0.5) * -0.3, h - 0.3)
  pen.rect('outline-face', 0, ty - 0.7, w, 0.8, 0.25)
  pen.rect('outline-face', w * 0.24, 0, w * 0.7, ty - 0.7, 0.5)
  louvres(pen, w * 0.3, h * 0.1, w * 0.26, ty - h * 0.24, 0.6, { round: true, min: 4 })
  plate(pen, w * 0.76, h * 0.16, w * 0.26, 0.85, unit.brand)
  ratingLabel(pen, w * 0.64, h * 0.25, w * 0.25, h * 0.1)
  pen.circle('detail-face', w * 0.12, ty - 0.7, 0.62)
  pen.rect('shade', w - 0.4, ty - 0.6, 0.4 - 0.9 / pen.scale, 0.6)
  pen.circle('detail-face', w * 0.6, h * 0.3, 0.2)
}

export const condensatePump = kind({
  name: 'condensate pump',
  size: { w: 11, h: 6.8, d: 5 },
  options: {},
  hangs: false,
  views: { front: condensatePumpFront, side: cabinetSide },
})
