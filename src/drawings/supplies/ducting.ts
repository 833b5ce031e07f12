import { arrow, hatch, louvres, polar, rows, screw } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import type { Pen, Point, Segment } from '../engine/pen.ts'
import { cabinetSide, mouthSide, plateSide } from '../engine/plain-sides.ts'
import { bezier, collar, hose, normal } from '../engine/tubes.ts'

/** Bend of round duct in flat gores between two radii and two angles. */
function goredBend(
  pen: Pen,
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  from: number,
  to: number,
  gores: number,
): void {
  const angles = Array.from({ length: gores + 1 }, (_, i) => from + ((to - from) * i) / gores)
  const outer = angles.map((a, i): Segment => [i ? 'L' : 'M', ...polar(cx, cy, r1, a)])
  const inner = angles.toReversed().map((a): Segment => ['L', ...polar(cx, cy, r0, a)])
  pen.path('outline-face', ...outer, ...inner, 'z')
  const bead = (0.22 / r1) * 1.6
  for (const a of angles.slice(1, -1)) {
    pen.line('detail', ...polar(cx, cy, r0, a), ...polar(cx, cy, r1, a))
    for (const edge of [a - bead, a + bead])
      pen.path('hairline', ['M', ...polar(cx, cy, r0, edge)], ['L', ...polar(cx, cy, r1, edge)])
  }
}

const elbowOptions = { dia: 'number' } as const satisfies OptionShape

/** Adjustable 90° elbow in four gores. */
function elbowFront(pen: Pen, unit: Unit<typeof elbowOptions>): void {
  const c = 2.4
  const D = Math.min(unit.dia || 6, Math.max(1, unit.w - c - 0.8))
  const r0 = Math.max(0.8, unit.w - D - c)
  const cx = r0 + D
  const cy = cx
  const b = cx + c * 0.36
  collar(pen, D / 2, cy, D, c)
  pen.rect('detail-face', cx, 0, c, D)
  for (const t of rows(pen, 0, D, 0.55, 3).at) pen.horizontal('hairline', t, b + 0.4, cx + c)
  pen.rect('detail-face', b - 0.18, -0.15, 0.36, D + 0.3, 0.18)
  goredBend(pen, cx, cy, r0, r0 + D, Math.PI, Math.PI * 1.5, 4)
  for (const a of [0.125, 0.375, 0.625, 0.875]) {
    const t = Math.PI * (1 + a / 2)
    const r = r0 + D * 0.5
    screw(pen, cx + r * Math.cos(t), cy + r * Math.sin(t), 0.2)
  }
}

export const elbow = kind({
  name: 'round duct elbow',
  size: { w: 9.8, h: 9.8, d: 6 },
  options: elbowOptions,
  hangs: true,
  views: { front: elbowFront, side: mouthSide },
})

const plenumOptions = { dia: 'number' } as const satisfies OptionShape

/** Sheet-metal box, cross-broken, with one round take-off. */
function plenumFront(pen: Pen, unit: Unit<typeof plenumOptions>): void {
  const { w, h } = unit
  const r = unit.dia || 8
  pen.rect('detail-face', -0.9, 0, w + 1.8, 1, 0.1)
  pen.rect('detail-face', -0.9, h - 1, w + 1.8, 1, 0.1)
  pen.rect('outline-face', 0, 1, w, h - 2)
  pen.rect('shade', w - 0.5, 1, 0.5 - 0.9 / pen.scale, h - 2)
  pen.path('hairline', ['M', 0.3, 1.2], ['L', w - 0.3, h - 1.2], ['M', w - 0.3, 1.2], ['L', 0.3, h - 1.2])
  const cy = h * 0.36
  pen.circle('detail-face', w / 2, cy, r / 2 + 0.7)
  pen.circle('outline-face', w / 2, cy, r / 2)
  pen.circle('detail-deep', w / 2, cy, r / 2 - 0.35)
  pen.line('center-line', w / 2 - r * 0.82, cy, w / 2 + r * 0.82, cy)
  pen.line('center-line', w / 2, cy - r * 0.82, w / 2, cy + r * 0.82)
  for (let i = 0; i < 8; i++) {
    const a = Math.PI / 8 + (i * Math.PI) / 4
    screw(pen, w / 2 + (r / 2 + 0.36) * Math.cos(a), cy + (r / 2 + 0.36) * Math.sin(a), 0.18)
  }
  for (const x of [-0.5, w + 0.5]) for (let i = 0; i < 1; i++) pen.vertical('detail', x, 1, h - 1)
  for (const x of [1.2, w - 1.2]) for (const y of [0.5, h - 0.5]) screw(pen, x, y, 0.24)
  for (const k of [0.3, 0.5, 0.7]) arrow(pen, 'warm', w * k, h - 1.8, w * k, h - 5, 5)
}

export const plenum = kind({
  name: 'plenum box',
  size: { w: 17.5, h: 24, d: 21 },
  options: plenumOptions,
  hangs: false,
  views: { front: plenumFront, side: cabinetSide },
})

const flexDuctOptions = { dia: 'number' } as const satisfies OptionShape

/** Jacket, glass wool and wire-helix core laid open at one end. */
function flexDuctFront(pen: Pen, unit: Unit<typeof flexDuctOptions>): void {
  const { w, h } = unit
  const D = unit.dia || 6
  const J = D + 2.6
  const y0 = h - J / 2
  const y1 = J / 2
  const f = bezier([w * 0.2, y0], [w * 0.72, y0], [w * 0.46, y1], [w, y1])
  // core and wool at the cut end
  hose(pen, (t) => [t * (w * 0.2 + 1), y0], w * 0.2, D, 0.8, { rib: 'detail' })
  pen.rect('detail-face', 0, y0 - D / 2, 0.5, D)
  pen.rect('detail-shade', w * 0.1, y0 - J / 2 + 0.35, w * 0.11, J - 0.7)
  hatch(pen, 'hairline', w * 0.1, y0 - J / 2 + 0.35, w * 0.11, J - 0.7, 1.1)
  hose(pen, f, w * 0.92, J, 2.2, { fill: 'outline-face', rib: 'hairline' })
  pen.rect('detail-face', w * 0.205, y0 - J / 2 - 0.12, 0.8, J + 0.24, 0.15)
  pen.rect('detail-face', w - 0.4, y1 - J / 2 - 0.12, 0.8, J + 0.24, 0.15)
  for (const k of [-0.3, 0.3]) {
    const seam = Array.from({ length: 19 }, (_, i): Segment => {
      const { at, out } = normal(f, i / 18)
      return [i ? 'L' : 'M', at[0] + out[0] * J * k, at[1] + out[1] * J * k]
    })
    pen.path('hatch', ...seam)
  }
  for (const k of [-0.25, 0.25]) arrow(pen, 'warm', -4.6, y0 + k * D, -1, y0 + k * D, 5)
}

export const flexDuct = kind({
  name: 'flexible duct',
  size: { w: 38, h: 22, d: 8 },
  options: flexDuctOptions,
  hangs: true,
  views: { front: flexDuctFront, side: mouthSide },
})

const wyeOptions = { dia: 'number', branch: 'number' } as const satisfies OptionShape

/** One collar below, two branches above. */
function wyeFront(pen: Pen, unit: Unit<typeof wyeOptions>): void {
  const { w, h } = unit
  const D = unit.dia || 8
  const B = unit.branch || 6
  const cx = w / 2
  const yb = h * 0.72
  const ang = 0.62
  collar(pen, cx, yb, D, h - yb)
  const arm = (m: -1 | 1): readonly [Point, Point] => {
    const bx = cx + m * (w / 2 - B * 0.56)
    const by = Math.cos(ang) * 2.6 + Math.sin(ang) * (B / 2 + 0.15)
    const ux = Math.sin(ang) * m
    const uy = -Math.cos(ang)
    const nx = -uy
    const ny = ux
    const L = 2.6
    const q = (k: number, t: number): Point => [bx + nx * k + ux * t, by + ny * k + uy * t]
    const r = B / 2
    pen.path('detail-face', ['M', ...q(-r, 0)], ['L', ...q(r, 0)], ['L', ...q(r, L)], ['L', ...q(-r, L)], 'z')
    pen.path(
      'detail-face',
      ['M', ...q(-r - 0.15, L * 0.3)],
      ['L', ...q(r + 0.15, L * 0.3)],
      ['L', ...q(r + 0.15, L * 0.44)],
      ['L', ...q(-r - 0.15, L * 0.44)],
      'z',
    )
    const n = Math.max(5, Math.round((B * pen.scale) / 5))
    for (let i = 1; i < n; i++)
      pen.line('hairline', ...q(-r + (B * i) / n, L * 0.52), ...q(-r + (B * i) / n, L))
    return [q(-r, 0), q(r, 0)]
  }
  const l = arm(-1)
  const r = arm(1)
  const v = [cx, h * 0.44] as const
  pen.path(
    'outline-face',
    ['M', cx - D / 2, yb],
    ['L', ...l[0]],
    ['L', ...l[1]],
    ['L', ...v],
    ['L', ...r[0]],
    ['L', ...r[1]],
    ['L', cx + D / 2, yb],
    'z',
  )
  pen.path('detail', ['M', ...v], ['L', cx, yb])
  pen.path(
    'hairline',
    ['M', cx - D * 0.2, yb],
    ['L', (l[0][0] + l[1][0]) / 2, (l[0][1] + l[1][1]) / 2],
    ['M', cx + D * 0.2, yb],
    ['L', (r[0][0] + r[1][0]) / 2, (r[0][1] + r[1][1]) / 2],
  )
  for (const y of [0.5, 0.58, 0.66]) screw(pen, cx + 0.5, h * y, 0.2)
}

export const wye = kind({
  name: 'duct wye',
  size: { w: 16, h: 15, d: 8 },
  options: wyeOptions,
  hangs: true,
  views: { front: wyeFront, side: mouthSide },
})

/** Floor register, face. */
function registerFront(pen: Pen, unit: Unit): void {
  pen.rect('outline-face', 0, 0, unit.w, unit.h, 0.3)
  louvres(pen, 0.8, 0.6, unit.w - 1.6, unit.h - 1.2, 0.6, { min: 3 })
}

export const register = kind({
  name: 'floor register',
  size: { w: 12, h: 6, d: 1 },
  options: {},
  hangs: true,
  views: { front: registerFront, side: plateSide },
})
