import { defineTexts } from '#lib/language/texts.ts'
import { breakEnd, fins, pipe, plate, ratingLabel, rows, screw } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import { cabinetSide } from '../engine/plain-sides.ts'

/** From below: the four-way panel. */
function cassetteFront(pen: Pen, unit: Unit): void {
  const w = unit.w
  const d = unit.d || unit.w
  const cx = w / 2
  const cy = d / 2
  pen.rect('outline-face', 0, 0, w, d, 1.4)
  pen.rect('hairline', 0.6, 0.6, w - 1.2, d - 1.2, 1)
  const g = w * 0.235
  const gs = w - 2 * g
  const vane = (x: number, y: number, a: number, b: number) => {
    pen.rect('detail-deep', x, y, a, b, Math.min(a, b) / 2)
    const i = 0.42
    pen.rect(
      'detail-face',
      x + (a > b ? i * 1.4 : i),
      y + (a > b ? i : i * 1.4),
      a - (a > b ? i * 2.8 : i * 2),
      b - (a > b ? i * 2 : i * 2.8),
      0.3,
    )
  }
  const vw = Math.max(1.9, w * 0.078)
  const vo = w * 0.085
  vane(g, vo, gs, vw)
  vane(g, d - vo - vw, gs, vw)
  vane(vo, g, vw, d - 2 * g)
  vane(w - vo - vw, g, vw, d - 2 * g)
  pen.rect('detail-deep', g, g, gs, d - 2 * g, 0.6)
  const { at } = rows(pen, g, d - 2 * g, 0.85, 4)
  for (const t of at) pen.horizontal('detail', t, g + 0.2, w - g - 0.2)
  fins(pen, 'hairline', g, g, gs, d - 2 * g, 2.8, 14)
  pen.rect('detail', g, g, gs, d - 2 * g, 0.6)
  plate(pen, cx, g + 0.1 + (d - 2 * g) / 2, 4, 1.1, unit.brand)
  pen.circle('hairline', w * 0.9, d * 0.9, 0.5)
  pen.circle('cold', w * 0.865, d * 0.905, 0.22)
  for (const [x, y] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const)
    pen.line(
      'hairline',
      cx + x * gs * 0.5,
      cy + y * (d / 2 - g),
      cx + x * (w / 2 - 0.7),
      cy + y * (d / 2 - 0.7),
    )
}

/** In its ceiling, from the side. */
function cassetteSide(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const x = w * 0.06
  const bw = w * 0.88
  for (const t of [x - 0.8, x + bw + 0.2]) {
    pen.rect('detail-face', t, h * 0.22, 0.6, 0.7)
    pen.vertical('detail', t + 0.3, -4, h * 0.3)
    pen.horizontal('detail', -4, t - 0.6, t + 1.2)
  }
  pen.rect('outline-face', x, 0, bw, h - 1.2)
  pen.horizontal('hairline', 1, x, x + bw)
  pen.rect('detail-face', x + bw, h * 0.34, 2.6, 3.2)
  pipe(pen, 'cold-face', x + bw + 2.6, h * 0.34 + 1, x + bw + 6, h * 0.34 + 1, 0.7)
  pipe(pen, 'detail-face', x + bw + 2.6, h * 0.34 + 2.3, x + bw + 6, h * 0.34 + 2.3, 0.45)
  pen.rect('outline-face', 0, h - 1.2, w, 1.2, 0.5)
  for (const edge of [-4, w]) pen.horizontal('detail', h - 1.2, edge, edge + 4)
}

export const cassette = kind({
  name: defineTexts('ceiling cassette, seen from below'),
  size: { w: 25.4, h: 10.5, d: 25.4 },
  options: {},
  hangs: true,
  frontHeight: ({ d }) => d,
  sideWidth: ({ w }) => w,
  views: { front: cassetteFront, side: cassetteSide },
})

/** From below: intake and one slot. */
function slimCassetteFront(pen: Pen, unit: Unit): void {
  const { w } = unit
  const d = unit.d
  pen.rect('outline-face', 0, 0, w, d, 0.9)
  pen.rect('hairline', 0.5, 0.5, w - 1, d - 1, 0.6)
  const gx = 2.4
  const gy = 1.8
  const gw = w - 4.8
  const gh = d * 0.48
  pen.rect('detail-deep', gx, gy, gw, gh, 0.3)
  for (const t of rows(pen, gy, gh, 0.8, 4).at) pen.horizontal('detail', t, gx, gx + gw)
  fins(pen, 'hairline', gx, gy, gw, gh, 5.2, 20)
  pen.rect('detail', gx, gy, gw, gh, 0.3)
  pen.rect('detail-deep', gx, d * 0.7, gw, d * 0.17, d * 0.08)
  pen.rect('detail-face', gx + 0.8, d * 0.71, gw - 1.6, d * 0.1, 0.4)
  plate(pen, w * 0.13, d * 0.925, 4, 0.85, unit.brand)
  pen.circle('cold', w - 3.4, d * 0.925, 0.25)
  pen.circle('hairline', w - 4.6, d * 0.925, 0.25)
}

export const slimCassette = kind({
  name: defineTexts('slim ceiling cassette, seen from below'),
  size: { w: 47.4, h: 7.5, d: 16 },
  options: {},
  hangs: true,
  frontHeight: ({ d }) => d,
  sideWidth: ({ w }) => w,
  views: { front: slimCassetteFront, side: cassetteSide },
})

const concealedOptions = { ceiling: 'boolean' } as const satisfies OptionShape

/** Outlet end with its flange, control box on the right. */
function concealedFront(pen: Pen, unit: Unit<typeof concealedOptions>): void {
  const { w, h } = unit // air outlet end with flange, box on the right
  for (const x of [-1.2, w + 0.2]) {
    pen.rect('detail-face', x, h * 0.14, 1, 1.3)
    pen.vertical('detail', x + 0.5, -5, h * 0.14 + 2.2)
    pen.rect('detail-face', x + 0.1, h * 0.14 + 1.5, 0.8, 0.5)
  }
  pen.rect('outline-face', 0, 0, w, h)
  pen.horizontal('hairline', 0.7, 0, w)
  pen.rect('detail-deep', 1.6, 1.5, w - 3.2, h - 3, 0.2)
  const n = Math.max(2, Math.round(w / 12))
  for (let i = 0; i < n; i++) {
    const a = 1.6 + ((w - 3.2) * (i + 0.12)) / n
    const b = ((w - 3.2) / n) * 0.76
    pen.rect('detail-face', a, 2, b, h - 4)
    fins(pen, 'hairline', a, 2, b, h - 4, 0.55, 3)
    pen.horizontal('detail', h / 2, a, a + b)
  }
  pen.rect('detail', 1.6, 1.5, w - 3.2, h - 3, 0.2)
  for (let i = 0; i < 9; i++) {
    const x = 1 + ((w - 2) * i) / 8
    screw(pen, x, 0.75, 0.2)
    screw(pen, x, h - 0.75, 0.2)
  }
  pen.rect('detail-face', w, h * 0.16, 3.6, h * 0.66, 0.2)
  ratingLabel(pen, w + 0.6, h * 0.26, 2.4, h * 0.26)
  pipe(pen, 'cold-face', w + 3.6, h * 0.62, w + 7, h * 0.62, 0.75)
  breakEnd(pen, w + 7, h * 0.62, 0.75, 'right')
  pipe(pen, 'detail-face', w + 3.6, h * 0.44, w + 6.2, h * 0.44, 0.5)
  pipe(pen, 'detail-face', -2.8, h - 1.2, 0, h - 1.2, 1)
  if (unit.ceiling !== false) pen.horizontal('detail', -5, -4, w + 7)
}

export const concealed = kind({
  name: 'concealed-duct unit',
  size: { w: 36.6, h: 8.5, d: 26 },
  options: concealedOptions,
  hangs: true,
  views: { front: concealedFront, side: cabinetSide },
})
