import { arrow, fins, pipe, rings, rows } from '../engine/fittings.ts'
import type { OptionShape, Unit } from '../engine/kind.ts'
import { pvcVent } from '../engine/parts.ts'
import type { Pen, Point, Segment } from '../engine/pen.ts'
import { marker } from '../engine/system-marks.ts'

/** `marks` numbers the parts of the section. */
export const furnaceOptions = {
  afue: 'number',
  fuel: ['gas', 'oil', 'electric'],
  style: ['value', 'steady', 'glide', 'home'],
  marks: 'boolean',
} as const satisfies OptionShape

export type FurnaceUnit = Unit<typeof furnaceOptions>

export type DoorStyle = NonNullable<FurnaceUnit['style']>

/** From 90% AFUE a gas furnace condenses: two PVC pipes and a drain instead of a metal vent. */
export function isCondensing({ afue = 96, fuel = 'gas' }: FurnaceUnit): boolean {
  return fuel === 'gas' && afue >= 90
}

/**
 * The door's style belongs to the series: value stamped louvers, steady slots and beads, glide flush with a
 * display, home full louvers.
 */
export function doorStyle(unit: FurnaceUnit): DoorStyle {
  return unit.style ?? (isCondensing(unit) ? 'steady' : 'value')
}

/** Depth of the front compartment with burner, inducer and control board, in inches. */
const VESTIBULE = 7

/** The casing, open to the plenum above and to the return at the right. The deck stands at `dk`. */
function casing(pen: Pen, d: number, h: number, dk: number): void {
  const vx = VESTIBULE
  pen.rect('solid', 0, 0, 0.55, h)
  pen.rect('solid', d - 0.55, 0, 0.55, dk + 1.6)
  pen.rect('solid', d - 0.55, h - 2.2, 0.55, 2.2)
  pen.rect('solid', 0, h - 0.55, d, 0.55)
  pen.rect('solid', vx, 0, 0.4, dk)
  pen.rect('solid', vx, 0, 1.4, 0.4)
  pen.rect('solid', d - 1.8, 0, 1.8, 0.4)
  pen.rect('solid', 0.5, dk, 8.2, 0.5)
  pen.rect('solid', d - 6.4, dk, 6, 0.5)
}

/**
 * The primary heat exchanger has one serpentine tube for each burner; the front one is drawn, with its flame.
 */
function heatExchanger(pen: Pen, x0: number, xr: number, ys: readonly [number, number, number]): void {
  const r = 1.15
  const bend1 = (ys[1] - ys[0]) / 2
  const bend2 = (ys[2] - ys[1]) / 2
  const tube: Segment[] = [
    ['M', x0, ys[0] - r],
    ['L', xr, ys[0] - r],
    ['A', bend1 + r, bend1 + r, 0, 0, 1, xr, ys[1] + r],
    ['L', x0 + 4, ys[1] + r],
    ['A', bend2 - r, bend2 - r, 0, 0, 0, x0 + 4, ys[2] - r],
    ['L', xr + 1.2, ys[2] - r],
    ['L', xr + 1.2, ys[2] + r],
    ['L', x0 + 4, ys[2] + r],
    ['A', bend2 + r, bend2 + r, 0, 0, 1, x0 + 4, ys[1] - r],
    ['L', xr, ys[1] - r],
    ['A', bend1 - r, bend1 - r, 0, 0, 0, xr, ys[0] + r],
    ['L', x0, ys[0] + r],
    'z',
  ]
  pen.path('warm-face', ...tube)
  pen.path('warm', ...tube)
  flame(pen, x0, ys[0])
}

function flame(pen: Pen, x0: number, y: number): void {
  pen.path(
    'warm-face',
    ['M', x0, y - 0.75],
    ['Q', x0 + 3, y - 1, x0 + 7.4, y],
    ['Q', x0 + 3, y + 1, x0, y + 0.75],
    'z',
  )
  pen.path(
    'warm',
    ['M', x0, y - 0.35],
    ['Q', x0 + 2, y - 0.5, x0 + 4.6, y],
    ['Q', x0 + 2, y + 0.5, x0, y + 0.35],
  )
}

/** Collector box, the secondary coil that condenses, and its plastic vent. */
function condensingCoil(pen: Pen, dk: number, x0: number, xr: number, lowestTube: number): void {
  pen.rect('detail-shade', xr + 1.2, lowestTube - 1.6, 2, dk - lowestTube + 0.9)
  const sy = dk * 0.76
  const sh = dk * 0.17
  pen.rect('detail-face', x0 + 0.6, sy, xr + 0.6 - x0, sh)
  fins(pen, 'hairline', x0 + 0.8, sy, xr - x0, sh, 0.42, 3)
  for (const t of [0.25, 0.5, 0.75]) pen.horizontal('warm', sy + sh * t, x0 + 0.6, xr + 1.2)
  pipe(pen, 'detail-face', 2, 0, 2, dk * 0.8, 2.2)
  pen.vertical('hairline', 2.6, 0.3, dk * 0.8 - 2)
}

/** Burner, manifold and gas valve. */
function burner(pen: Pen, y0: number, y1: number): void {
  const vx = VESTIBULE
  pen.rect('detail-face', 3.6, y0 - 1.8, vx - 3.6, 3.6, 0.2)
  pen.path(
    'detail',
    ['M', 4.2, y0 - 0.8],
    ['L', 5.2, y0 - 0.45],
    ['L', vx, y0 - 0.9],
    ['M', 4.2, y0 + 0.8],
    ['L', 5.2, y0 + 0.45],
    ['L', vx, y0 + 0.9],
  )
  pipe(pen, 'detail-face', 4.4, y0 + 1.6, 4.4, y1 + 0.6, 0.8)
  pen.rect('detail-face', 2.9, y1 + 0.4, 3.4, 2.7, 0.25)
  pen.circle('detail-face', 4.3, y1 + 1.8, 0.75)
  pen.rect('solid', 5.3, y1 + 0.9, 0.6, 0.5)
}

/** The blower's scroll with its wheel. */
function blowerInSection(pen: Pen, bx: number, by: number, R1: number, dk: number): void {
  pen.path(
    'outline-face',
    ['M', bx - R1 * 0.62, dk + 0.3],
    ['L', bx - R1 * 0.62, by - R1 * 0.7],
    ['C', bx - R1 * 1.25, by + R1 * 0.2, bx - R1 * 0.75, by + R1 * 1.08, bx + R1 * 0.1, by + R1 * 1.04],
    ['C', bx + R1 * 1.05, by + R1 * 0.98, bx + R1 * 1.42, by - R1 * 0.1, bx + R1 * 1.08, by - R1 * 0.8],
    ['L', bx + R1 * 1.08, dk + 0.3],
    'z',
  )
  blowerWheel(pen, bx, by, R1 * 0.74)
}

function blowerWheel(pen: Pen, bx: number, by: number, wr: number): void {
  pen.circle('detail-shade', bx, by, wr)
  pen.circle('hairline-face', bx, by, wr * 0.82)
  const nb = 36
  for (let i = 0; i < nb; i++) {
    const a = (i * 2 * Math.PI) / nb
    pen.line(
      'hairline',
      bx + wr * 0.82 * Math.cos(a),
      by + wr * 0.82 * Math.sin(a),
      bx + wr * 0.99 * Math.cos(a + 0.13),
      by + wr * 0.99 * Math.sin(a + 0.13),
    )
  }
  pen.circle('detail-face', bx, by, wr * 0.48)
  pen.circle('hairline', bx, by, wr * 0.36)
  pen.circle('solid', bx, by, wr * 0.1)
  for (const a of [0.5, 2.6, 4.7])
    pen.line(
      'detail',
      bx + wr * 0.48 * Math.cos(a),
      by + wr * 0.48 * Math.sin(a),
      bx + wr * 0.8 * Math.cos(a),
      by + wr * 0.8 * Math.sin(a),
    )
}

/**
 * Lengthwise section: the front of the furnace is left, air rises. Marks are numbered for the list beside it.
 */
export function furnaceSection(pen: Pen, unit: FurnaceUnit): void {
  const { d, h } = unit
  const dk = h * 0.585
  const vx = VESTIBULE
  if (isCondensing(unit)) pvcVent(pen, 2, 0, 5, 2.2)
  pen.rect('outline-face', 0, 0, d, h)
  pen.rect('shade', 0.7, 0.7, d - 1.4, h - 1.4)
  casing(pen, d, h, dk)
  const x0 = vx + 0.4
  const xr = d - 4.4
  const ys = [dk * 0.2, dk * 0.375, dk * 0.55] as const
  heatExchanger(pen, x0, xr, ys)
  if (isCondensing(unit)) condensingCoil(pen, dk, x0, xr, ys[2])
  burner(pen, ys[0], ys[1])
  // inducer
  const iy = dk * 0.8
  pen.circle('detail-face', 3.7, iy, 2.35)
  pen.circle('detail-shade', 3.7, iy, 1.3)
  pen.circle('detail-face', 3.7, iy, 0.5)
  rings(pen, 'hairline', 3.7, iy, 1.3, 2.35, 0.35, 2.5)
  const bx = d * 0.56
  const by = dk + (h - dk) * 0.53
  const R1 = (h - dk) * 0.385
  blowerInSection(pen, bx, by, R1, dk)
  // control board
  pen.rect('detail-face', 1.4, dk + 2, 1, 6.6)
  for (let i = 0; i < 4; i++) pen.rect('solid', 2.4, dk + 2.6 + i * 1.5, 0.45, 0.7)
  // filter at the return
  pen.rect('detail-face', d - 1.7, dk + 1.8, 1.1, h - dk - 4.2)
  for (const t of rows(pen, dk + 1.8, h - dk - 4.2, 0.7, 3).at)
    pen.path('hairline', ['M', d - 1.6, t - 0.25], ['L', d - 0.7, t], ['L', d - 1.6, t + 0.25])
  // air
  const ay = dk + (h - dk) * 0.5
  for (const k of [-3, 0, 3]) arrow(pen, 'cold', d + 5.5, ay + k, d + 1.2, ay + k, 6)
  for (const k of [0.34, 0.56, 0.78]) arrow(pen, 'warm', vx + (d - vx) * k, -0.6, vx + (d - vx) * k, -5, 6)
  arrow(pen, 'cold', bx + R1 * 0.2, dk - 0.4, bx + R1 * 0.2, dk - 2.6, 5)
  if (unit.marks) {
    const spots: Point[] = [
      [d - 1.1, dk + 3.2],
      [bx, by],
      [5.2, ys[0]],
      [x0 + 4, dk * 0.845],
      [3.7, iy],
      [vx + (d - vx) * 0.56, -3],
    ]
    spots.forEach((spot, n) => {
      marker(pen, ...spot, String(n + 1), 11)
    })
  }
}
