import { breakEnd, louvres, pipe, plate, ratingLabel, screw } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import { screws } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'
import { cabinetSide } from '../engine/plain-sides.ts'

const waterHeaterOptions = { gas: 'boolean' } as const satisfies OptionShape

/** The draft hood with its flue. */
function draftHood(pen: Pen, cx: number, t0: number): void {
  pipe(pen, 'detail-face', cx, -6, cx, 0.8, 4)
  pen.vertical('hairline', cx + 1, -6, 0.6)
  breakEnd(pen, cx, -6, 4, 'up')
  pen.path(
    'detail-face',
    ['M', cx - 3.4, 2.8],
    ['L', cx - 2.1, 0.2],
    ['L', cx + 2.1, 0.2],
    ['L', cx + 3.4, 2.8],
    'z',
  )
  for (const x of [-3, 2.5]) pen.rect('detail', cx + x, 2.8, 0.5, t0 - 3.2)
}

/** Gas valve, its pipe and the burner access below. */
function gasControl(pen: Pen, cx: number, w: number, h: number): void {
  const y = h * 0.76
  pen.rect('detail-face', cx - 2.6, y, 5.2, 5, 0.4)
  pen.circle('detail-face', cx, y + 2.4, 1.5)
  pen.line('detail', cx, y + 2.4, cx, y + 1.1)
  pen.circle('warm-face', cx + 1.9, y + 4.2, 0.3)
  pipe(pen, 'detail-face', cx + 2.6, y + 2.4, w + 4.6, y + 2.4, 0.95)
  pipe(pen, 'detail-face', w + 4.6, y - 6, w + 4.6, y + 5, 0.95)
  breakEnd(pen, w + 4.6, y - 6, 0.95, 'up')
  pen.rect('detail-face', w + 3.9, y + 4.6, 1.4, 0.8)
  pen.rect('detail-face', w + 1.2, y + 1.6, 1.5, 1.6, 0.2)
  pen.rect('detail', cx - 4.4, h * 0.87, 8.8, 3.6, 0.4)
  louvres(pen, cx - 3.2, h * 0.88, 6.4, 2.2, 0.8, { round: true, min: 3 })
}

/** Tank with its connections, draft hood or element covers. */
function waterHeaterFront(pen: Pen, unit: Unit<typeof waterHeaterOptions>): void {
  const { w, h } = unit
  const gas = unit.gas !== false
  const t0 = gas ? 4.6 : 0.6
  const cx = w / 2
  if (gas) {
    draftHood(pen, cx, t0)
  }
  for (const [x, c] of [
    [0.2, 'cold-face'],
    [0.8, 'warm-face'],
  ] as const) {
    pipe(pen, 'detail-face', w * x, -4.4, w * x, t0, 1.1)
    pen.rect(c, w * x - 0.55, -2.6, 1.1, 1.2)
    pen.rect('detail-face', w * x - 0.85, t0 - 1.6, 1.7, 1.5)
    breakEnd(pen, w * x, -4.4, 1.1, 'up')
  }
  for (const x of [0.12, 0.44, 0.78]) pen.rect('detail-deep', w * x, h - 1, w * 0.09, 1)
  pen.path(
    'outline-face',
    ['M', 0, t0 + 1.6],
    ['Q', 0, t0, 2.4, t0 - 0.5],
    ['L', w - 2.4, t0 - 0.5],
    ['Q', w, t0, w, t0 + 1.6],
    ['L', w, h - 2],
    ['Q', w, h - 1, w - 1.2, h - 1],
    ['L', 1.2, h - 1],
    ['Q', 0, h - 1, 0, h - 2],
    'z',
  )
  pen.rect('shade', w * 0.88, t0 + 1.8, w * 0.12 - 0.9 / pen.scale, h - t0 - 4.6)
  pen.vertical('hairline', w * 0.88, t0 + 1.2, h - 1.4)
  pen.vertical('hairline', w * 0.1, t0 + 1.2, h - 1.4)
  pen.horizontal('hairline', t0 + 1.5, 0.1, w - 0.1)
  pen.horizontal('hairline', h - 2.6, 0.1, w - 0.1)
  pen.path(
    'detail-face',
    ['M', w, t0 + 5],
    ['L', w + 1.2, t0 + 5],
    ['L', w + 1.2, h - 6],
    ['L', w + 2.2, h - 6],
    ['L', w + 2.2, t0 + 4],
    ['L', w, t0 + 4],
    'z',
  )
  pen.rect('detail-face', w - 0.2, t0 + 3.4, 2.2, 2, 0.3)
  pen.rect('solid', w + 0.5, t0 + 2.6, 2.6, 0.55, 0.2)
  plate(pen, cx, h * (gas ? 0.27 : 0.18), w * 0.36, 1.7, unit.brand)
  ratingLabel(pen, cx - w * 0.16, h * (gas ? 0.36 : 0.49), w * 0.32, h * 0.13)
  if (gas) {
    gasControl(pen, cx, w, h)
  } else
    for (const y of [0.27, 0.72]) {
      pen.rect('detail-face', cx - 3, h * y, 6, 8.6, 0.4)
      screw(pen, cx, h * y + 1)
      screw(pen, cx, h * y + 7.6)
      pen.rect('hairline', cx - 2, h * y + 2.2, 4, 4.2, 0.3)
    }
  pen.circle('detail-face', w * 0.22, h * 0.9, 0.8)
  pen.circle('solid', w * 0.22, h * 0.9, 0.35)
}

export const waterHeater = kind({
  name: 'tank water heater',
  size: { w: 20, h: 60, d: 20 },
  options: waterHeaterOptions,
  hangs: false,
  adjective: ({ gas }) => (gas === false ? 'electric' : 'gas'),
  views: { front: waterHeaterFront, side: waterHeaterFront },
})

const tanklessOptions = { electric: 'boolean', condensing: 'boolean' } as const satisfies OptionShape

/** Wall-hung, vents above, connections below. */
function tanklessFront(pen: Pen, unit: Unit<typeof tanklessOptions>): void {
  const { w, h } = unit
  const el = unit.electric
  const H = h
  if (!el) {
    for (const [x, r] of unit.condensing === false
      ? ([[0.5, 4.6]] as const)
      : ([
          [0.36, 3],
          [0.7, 3],
        ] as const)) {
      pipe(pen, 'detail-face', w * x, -5, w * x, 0.2, r)
      pen.vertical('hairline', w * x + r * 0.24, -5, 0)
      pen.rect('detail-face', w * x - r * 0.62, -1.2, r * 1.24, 1.2)
      breakEnd(pen, w * x, -5, r, 'up')
    }
  }
  // connections below
  const by = H
  const L = 5.2
  const q = el
    ? ([
        ['cold-face', 0.3],
        ['warm-face', 0.7],
      ] as const)
    : ([
        ['detail-face', 0.16, 0.9],
        ['cold-face', 0.37, 0.75],
        ['warm-face', 0.58, 0.75],
        ['detail-face', 0.78, 0.6],
      ] as const)
  for (const [c, x, r] of q) {
    const k = r || 0.75
    pipe(pen, c, w * x, by, w * x, by + L, k)
    pen.rect('detail-face', w * x - k * 0.9, by, k * 1.8, 0.9)
    pen.rect('detail-face', w * x - k, by + 2, k * 2, 1.7, 0.2)
    if (c !== 'detail-face') {
      pen.rect('solid', w * x - 1.3, by + 2.6, 1.4, 0.45, 0.2)
    }
    breakEnd(pen, w * x, by + L, k, 'up')
  }
  pen.rect('hairline-face', w * 0.2, -0.7, w * 0.6, 0.7)
  pen.rect('outline-face', 0, 0, w, H, 1.1)
  pen.rect('hairline', 0.7, 0.7, w - 1.4, H - 1.4, 0.8)
  pen.rect('shade', w - 0.7, 1, 0.7 - 0.9 / pen.scale, H - 2)
  pen.horizontal('hairline', H - 4.6, 0.7, w - 0.7)
  pen.rect('detail-face', w * 0.32, H * 0.58, w * 0.36, 3, 0.3)
  if (pen.scale >= 6)
    pen.text('120', w * 0.5, H * 0.58 + 2.1, pen.scale * 1.5, { tone: 'warm', anchor: 'middle' })
  else pen.horizontal('warm', H * 0.58 + 1.5, w * 0.4, w * 0.6)
  for (const x of [0.37, 0.5, 0.63]) pen.circle('hairline', w * x, H * 0.58 + 4.2, 0.4)
  plate(pen, w / 2, H * 0.2, w * 0.44, 1.5, unit.brand)
  ratingLabel(pen, w * 0.62, H - 4.1, w * 0.28, 2.8)
  screws(pen, 0.28, [1.4, 1.4], [w - 1.4, 1.4], [1.4, H - 1.4], [w - 1.4, H - 1.4])
}

export const tankless = kind({
  name: 'tankless water heater',
  size: { w: 18.5, h: 26.5, d: 11 },
  options: tanklessOptions,
  hangs: true,
  adjective: ({ electric, condensing }) =>
    electric ? 'electric' : condensing === false ? 'non-condensing' : 'condensing',
  views: { front: tanklessFront, side: cabinetSide },
})
