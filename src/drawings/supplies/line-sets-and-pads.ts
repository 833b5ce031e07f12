import { pipe } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import { wallCut } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'
import { rollSide, slabSide } from '../engine/plain-sides.ts'

/** Coil of insulated suction and bare liquid line, tied in four places. */
function lineSetFront(pen: Pen, unit: Unit): void {
  const { w } = unit
  const c = w / 2
  const n = 4
  const th = Math.max(1.5, w * 0.078)
  const R0 = c - th / 2
  // tail behind the roll: insulated vapor line, bare liquid line, flare nuts
  pipe(pen, 'outline-face', c, w - th / 2, w + 4, w - th / 2, th)
  pen.horizontal('hairline', w - th * 0.74, c + 0.6, w + 3.6)
  pipe(pen, 'detail-face', w + 4, w - th / 2, w + 6.4, w - th / 2, th * 0.42)
  pen.rect('detail-face', w + 6, w - th, 1.3, th, 0.15)
  pen.vertical('hairline', w + 6.6, w - th, w)
  pipe(pen, 'cold-face', c, w + 0.55, w + 5.2, w + 0.55, 0.5)
  pen.rect('detail-face', w + 5, w - 0.05, 1.1, 1.2, 0.1)
  for (let i = 0; i < n; i++) {
    const r = R0 - i * th
    pen.circle('detail-face', c, c, r + th / 2)
    pen.circle('hairline', c, c, r + th * 0.2)
    pen.circle('cold', c, c, r - th * 0.34)
  }
  const ri = R0 - (n - 1) * th - th / 2
  pen.circle('outline-ground', c, c, ri)
  pen.circle('outline', c, c, R0 + th / 2)
  for (const a of [0.75, 2.32, 3.9, 5.5]) {
    const x = Math.cos(a)
    const y = Math.sin(a)
    const e = c * 1.012
    const b = ri * 0.97
    const k = 0.42
    pen.path(
      'detail-face',
      ['M', c + x * b - y * k, c + y * b + x * k],
      ['L', c + x * e - y * k, c + y * e + x * k],
      ['L', c + x * e + y * k, c + y * e - x * k],
      ['L', c + x * b + y * k, c + y * b - x * k],
      'z',
    )
  }
}

export const lineSet = kind({
  name: 'line set',
  size: { w: 22, h: 22, d: 4 },
  options: {},
  hangs: true,
  frontHeight: ({ w }) => w,
  views: { front: lineSetFront, side: rollSide },
})

/**
 * Even numbers between 0 and 1, the same in every drawing (minimal standard generator, Park and Miller 1988).
 */
function grains(): () => number {
  let state = 7
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Plan above, elevation below. */
function padFront(pen: Pen, unit: Unit): void {
  // plan above, elevation below
  const { w, d } = unit
  pen.rect('outline-face', 0, 0, w, d, 1.2)
  pen.rect('hairline', 1.3, 1.3, w - 2.6, d - 2.6, 0.8)
  for (const [a, b] of [
    [0, 0],
    [w, 0],
    [0, d],
    [w, d],
  ] as const)
    pen.line(
      'hairline',
      a + (a ? -0.35 : 0.35),
      b + (b ? -0.35 : 0.35),
      a + (a ? -1.5 : 1.5),
      b + (b ? -1.5 : 1.5),
    )
  const next = grains()
  const N = Math.max(4, Math.round((9 * pen.scale) / 6))
  const q = (w - 5) / N
  const m = Math.round((d - 5) / q)
  for (let j = 0; j < m; j++)
    for (let i = 0; i < N; i++) {
      const x = 2.5 + (i + 0.2 + next() * 0.6) * q
      const y = 2.5 + (j + 0.2 + next() * 0.6) * q
      const l = 1.6 / pen.scale
      pen.path('hairline', ['M', x, y], ['L', x + l, y])
    }
  pen.at(0, d + 4, () => {
    pen.path(
      'outline-face',
      ['M', 0.8, 0],
      ['L', w - 0.8, 0],
      ['L', w, 0.8],
      ['L', w, 3],
      ['L', 0, 3],
      ['L', 0, 0.8],
      'z',
    )
    pen.horizontal('hairline', 0.8, 0, w)
    for (let i = 0; i < 6; i++) pen.vertical('hairline', (w * (i + 0.5)) / 6, 2, 3)
  })
}

export const pad = kind({
  name: 'equipment pad',
  size: { w: 36, h: 36, d: 36 },
  options: {},
  hangs: true,
  frontHeight: ({ d }) => d + 7,
  frontTall: ({ d }) => d,
  views: { front: padFront, side: slabSide },
})

/** Two arms on a rail. */
function wallBracketFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  pen.rect('outline-face', 0, 1.6, w, 2, 0.1)
  for (let i = 0; i < 9; i++) pen.rect('detail-deep', 1.4 + (i * (w - 4.4)) / 8, 2.35, 1.6, 0.5, 0.25)
  for (const x of [w * 0.16, w * 0.78]) {
    pen.rect('outline-face', x, 0, 2, h)
    pen.vertical('hairline', x + 0.45, 0, h - 1.4)
    pen.vertical('hairline', x + 1.55, 0, h - 1.4)
    pen.circle('detail-face', x + 1, 2.6, 0.55)
    pen.circle('hairline', x + 1, 2.6, 0.28)
    pen.rect('detail-deep', x + 0.75, h * 0.34, 0.5, 1.6, 0.25)
    pen.rect('outline-face', x - 0.3, h - 1.6, 2.6, 1.6, 0.15)
    pen.rect('detail-deep', x - 0.1, h - 2.9, 2.2, 1.3, 0.4)
    pen.rect('detail-face', x + 0.7, h - 4, 0.6, 1.1)
    pen.circle('hairline', x + 1, h - 0.8, 0.35)
    pen.rect('detail-face', x + 0.2, h * 0.66, 1.6, 0.9, 0.15)
  }
}

/** Arm and brace at the wall. */
function wallBracketSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  wallCut(pen, d, -4, 4.5, h + 8)
  pen.rect('outline-face', d - 1.2, 0, 1.2, h)
  pen.rect('detail-face', d - 1.9, 1.6, 0.7, 2)
  pen.path(
    'outline-face',
    ['M', 0, h - 1.6],
    ['L', d - 1.2, h - 1.6],
    ['L', d - 1.2, h],
    ['L', 0.4, h],
    ['Q', 0, h, 0, h - 0.5],
    'z',
  )
  pen.path(
    'outline-face',
    ['M', d - 1.2, h * 0.2],
    ['L', d * 0.4, h - 1.6],
    ['L', d * 0.48, h - 1.6],
    ['L', d - 1.2, h * 0.32],
    'z',
  )
  for (let i = 0; i < 4; i++) pen.rect('detail-deep', d * (0.1 + i * 0.17), h - 1.05, 1.7, 0.5, 0.25)
  for (const x of [0.14, 0.66]) {
    pen.rect('detail-deep', d * x, h - 2.9, 2, 1.3, 0.4)
    pen.rect('detail-face', d * x + 0.7, h - 4.1, 0.6, 1.2)
    pen.rect('detail-face', d * x + 0.4, h, 1.2, 0.5)
  }
  for (const y of [0.1, 0.9]) {
    pen.rect('detail-face', d - 1.7, h * y, 0.5, 0.9)
    pen.rect('detail-face', d, h * y + 0.25, 2.6, 0.4)
    pen.circle('hairline', d - 0.6, h * y + 0.45, 0.2)
  }
  pen.circle('detail-face', d * 0.46, h - 0.9, 0.35)
}

export const wallBracket = kind({
  name: 'wall bracket',
  size: { w: 31, h: 17, d: 18 },
  options: {},
  hangs: true,
  views: { front: wallBracketFront, side: wallBracketSide },
})
