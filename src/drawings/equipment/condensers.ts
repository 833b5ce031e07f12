import {
  blades,
  breakEnd,
  fins,
  louvres,
  pipe,
  plate,
  ratingLabel,
  rings,
  rows,
  screw,
} from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import { fanGuardDome, fanGuardWires, screws } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'

/** Service valves with caps, insulated vapor line, bare liquid line. */
function serviceValves(pen: Pen, x: number, y: number, hp: boolean, length = 4.5): void {
  pipe(pen, 'detail-face', x, y, x + length, y, 1.9)
  pen.horizontal('hairline', y - 0.45, x, x + length)
  breakEnd(pen, x + length, y, 1.9, 'right')
  pipe(pen, hp ? 'warm-face' : 'cold-face', x, y + 3.1, x + length - 0.8, y + 3.1, 0.55)
  breakEnd(pen, x + length - 0.8, y + 3.1, 0.55, 'right')
  pen.horizontal('cold', y, x + 0.4, x + length - 0.4)
  for (const [t, r] of [
    [y, 1.25],
    [y + 3.1, 0.9],
  ] as const) {
    pen.rect('detail-face', x - 0.2, t - r, 1.6, r * 2, 0.15)
    pen.rect('detail-face', x + 0.1, t - r - 1, 1, 1, 0.15)
  }
}

const condenserOptions = { style: ['louvre', 'slot', 'mesh'], hp: 'boolean' } as const satisfies OptionShape

type CondenserStyle = (typeof condenserOptions)['style'][number]

/** The panel before the coil: a mesh, slots or louvers. */
function coilGuard(
  pen: Pen,
  style: CondenserStyle,
  { px0, py, pw, ph }: Record<'px0' | 'py' | 'pw' | 'ph', number>,
  w: number,
): void {
  if (style === 'mesh') {
    pen.rect('shade', px0, py, pw, ph)
    fins(pen, 'hatch', px0, py, pw, ph, 0.3, 3)
    const { at } = rows(pen, py, ph, 1.5, 7)
    for (const t of at) pen.horizontal('detail', t, px0, px0 + pw)
    fins(pen, 'detail', px0, py, pw, ph, 2.4, 12)
  } else if (style === 'slot') {
    const n = Math.max(3, Math.round(w / 7))
    const g = 1
    const cw = (pw - 1.2 - g * (n - 1)) / n
    pen.rect('hairline-face', px0, py, pw, ph)
    for (let i = 0; i < n; i++)
      louvres(pen, px0 + 0.6 + i * (cw + g), py + 0.5, cw, ph - 1, 1.15, { round: true, min: 5, gap: 0.4 })
  } else {
    louvres(pen, px0, py, pw, ph, 1.05, { gap: 0.5 })
    for (const t of [1 / 3, 2 / 3]) {
      pen.rect('detail-face', px0 + pw * t - 0.4, py, 0.8, ph)
    }
  }
}

/** Front: fan guard, louvered panels, corner posts, service corner. */
function condenserFront(pen: Pen, unit: Unit<typeof condenserOptions>): void {
  const { w, h } = unit
  const st = unit.style || 'louvre'
  const cap = 2.9
  const post = Math.max(1.7, w * 0.062)
  const bot = h - 2.3
  // fan guard
  const gx0 = w * 0.1
  const gx1 = w * 0.9
  fanGuardDome(pen, gx0, gx1, cap - 1.6, 1.35)
  fanGuardWires(pen, w / 2, ((gx1 - gx0) / 2) * 0.96, cap - 1.6, 1.2)
  pen.rect('detail-face', w / 2 - 1.7, cap - 3.1, 3.4, 0.8, 0.3)
  // base
  for (const x of [0.06, 0.44, 0.82]) pen.rect('detail-deep', w * x, h - 0.8, w * 0.12, 0.8)
  pen.rect('detail-shade', -0.12, bot, w + 0.24, 1.5, 0.2)
  // coil behind, louvered panels
  pen.rect('outline-face', 0, cap, w, bot - cap)
  const px0 = post
  const pw = w - 2 * post
  const py = cap + 1.1
  const ph = bot - cap - 2.2
  coilGuard(pen, st, { px0, py, pw, ph }, w)
  pen.rect('detail', px0, py, pw, ph)
  // rounded corner posts
  for (const x of [0, w - post]) {
    pen.rect('detail-face', x, cap, post, bot - cap)
    if (post * pen.scale > 7) {
      pen.vertical('hairline', x + post * 0.3, cap, bot)
      pen.vertical('hairline', x + post * 0.62, cap, bot)
    }
  }
  pen.rect('shade', w - post * 0.38, cap, post * 0.38, bot - cap)
  pen.rect('outline', 0, cap, w, bot - cap)
  // top cap
  pen.path(
    'outline-face',
    ['M', -0.14, cap + 0.5],
    ['L', -0.14, cap - 0.3],
    ['Q', -0.1, cap - 1.2, 1.1, cap - 1.45],
    ['L', w - 1.1, cap - 1.45],
    ['Q', w + 0.1, cap - 1.2, w + 0.14, cap - 0.3],
    ['L', w + 0.14, cap + 0.5],
    'z',
  )
  pen.horizontal('hairline', cap - 0.2, -0.1, w + 0.1)
  plate(pen, w / 2, py + 2, Math.min(8.5, w * 0.27), 1.7, unit.brand)
  // service corner
  const sw = Math.min(7.5, w * 0.26)
  const sh = Math.min(11, ph * 0.42)
  const sx = w - post - sw
  const sy = bot - 1.1 - sh
  pen.rect('detail-face', sx, sy, sw + post, sh, 0.2)
  ratingLabel(pen, sx + 0.8, sy + 0.9, sw * 0.62, sh * 0.42)
  screw(pen, sx + 0.7, sy + sh - 0.8)
  screw(pen, w - 0.8, sy + 0.8)
  pen.rect('detail', sx + 0.8, sy + sh * 0.62, sw * 0.5, sh * 0.24, 0.2)
  if (unit.pipes !== false) serviceValves(pen, w, bot - 6.2, unit.hp ?? false)
}

/** The same cabinet from its side, without plate and valves. */
function condenserSide(pen: Pen, unit: Unit<typeof condenserOptions>): void {
  const { brand: _front, ...rest } = unit
  condenserFront(pen, { ...rest, w: unit.d, pipes: false })
}

/** Plan: fan guard, blades, axes. */
function condenserTop(pen: Pen, unit: Unit<typeof condenserOptions>): void {
  const { w, d } = unit
  const cx = w / 2
  const cy = d / 2
  const r = Math.min(w, d) * 0.425
  pen.rect('outline-face', 0, 0, w, d, 2.6)
  pen.rect('hairline', 0.8, 0.8, w - 1.6, d - 1.6, 2)
  pen.circle('detail-deep', cx, cy, r)
  blades(pen, 'detail-shade', cx, cy, 2.4, r * 0.93, 4, 0.3)
  pen.circle('detail-face', cx, cy, 3)
  rings(pen, 'hairline', cx, cy, 3, r, 0.85, 4)
  for (let i = 0; i < 20; i++) {
    const a = (i * Math.PI) / 10
    pen.line(
      'hairline',
      cx + 3 * Math.cos(a),
      cy + 3 * Math.sin(a),
      cx + r * Math.cos(a),
      cy + r * Math.sin(a),
    )
  }
  pen.circle('detail', cx, cy, r)
  pen.circle('detail-face', cx, cy, 2.4)
  pen.circle('hairline', cx, cy, 1.5)
  for (const a of [0.4, 2.5, 4.6]) screw(pen, cx + 1.95 * Math.cos(a), cy + 1.95 * Math.sin(a), 0.3)
  screws(pen, 0.4, [2, 2], [w - 2, 2], [2, d - 2], [w - 2, d - 2])
  pen.line('center-line', cx - r - 3.5, cy, cx + r + 3.5, cy)
  pen.line('center-line', cx, cy - r - 3.5, cx, cy + r + 3.5)
}

export const condenser = kind({
  name: 'top-discharge outdoor unit',
  size: { w: 30, h: 30.3, d: 30 },
  options: condenserOptions,
  hangs: false,
  views: { front: condenserFront, side: condenserSide, top: condenserTop },
})
