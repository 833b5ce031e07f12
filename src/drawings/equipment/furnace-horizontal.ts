import { arrow, breakEnd, grip, knob, pipe, plate, ratingLabel } from '../engine/fittings.ts'
import { cabinetDoor, pvcVent, screws } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'
import { doorStyle, type FurnaceUnit, isCondensing } from './furnace-section.ts'

/** Joists, the drain pan and feet that isolate the cabinet from it. */
function panOnJoists(pen: Pen, L: number, H: number, fl: number): void {
  for (const x of [-1, L * 0.33, L * 0.67, L - 0.5]) {
    pen.rect('hairline-face', x, fl + 1.1, 1.5, 5.4)
    pen.line('hatch', x, fl + 1.1, x + 1.5, fl + 6.5)
    pen.line('hatch', x + 1.5, fl + 1.1, x, fl + 6.5)
  }
  pen.path(
    'detail-face',
    ['M', -4, fl - 1.2],
    ['L', -3.5, fl - 1.2],
    ['L', -3.5, fl + 0.5],
    ['L', L + 3.5, fl + 0.5],
    ['L', L + 3.5, fl - 1.2],
    ['L', L + 4, fl - 1.2],
    ['L', L + 4, fl + 1],
    ['L', -4, fl + 1],
    'z',
  )
  pipe(pen, 'detail-face', L + 4, fl + 0.3, L + 6.6, fl + 0.3, 0.85)
  breakEnd(pen, L + 6.6, fl + 0.3, 0.85, 'right')
  for (const x of [2.4, L - 4.8]) {
    pen.rect('detail-deep', x, H, 2.4, 2.6)
    pen.horizontal('hairline', H + 1.3, x, x + 2.4)
  }
}

/** Flexible connectors, the cut ends of the ducts, and the air: it moves from left to right. */
function ductEnds(pen: Pen, L: number, H: number): void {
  for (const [x, m] of [
    [0, -1],
    [L, 1],
  ] as const) {
    pen.rect('hairline-face', m < 0 ? -2 : L, 1.1, 2, H - 2.2)
    pen.rect('detail-shade', m < 0 ? -2.5 : L + 0.9, 0.8, 1.6, H - 1.6)
    pen.path(
      'detail',
      ['M', x + m * 2.5, 0.8],
      ['L', x + m * 6, 0.8],
      ['M', x + m * 2.5, H - 0.8],
      ['L', x + m * 6, H - 0.8],
    )
    pen.path(
      'detail',
      ['M', x + m * 6, 0.8],
      ['C', x + m * 7, H * 0.2, x + m * 5.2, H * 0.36, x + m * 6, H / 2],
      ['S', x + m * 5.2, H * 0.8, x + m * 6, H - 0.8],
    )
  }
  for (const k of [0.32, 0.5, 0.68]) {
    arrow(pen, 'cold', -11, H * k, -7.4, H * k, 5)
    arrow(pen, 'warm', L + 7.4, H * k, L + 11, H * k, 5)
  }
}

/** Vents rise from the side that is now the top: two plastic pipes, or one metal flue. */
function topVents(pen: Pen, unit: FurnaceUnit): void {
  const L = unit.h
  if (isCondensing(unit)) {
    pvcVent(pen, L * 0.72, 0, 6.4, 2.4)
    pvcVent(pen, L * 0.86, 0, 5, 2.4)
  } else if (unit.fuel !== 'electric') {
    pipe(pen, 'detail-face', L * 0.8, -6.4, L * 0.8, 0, 4.1)
    pen.vertical('hairline', L * 0.8 + 1, -6.4, 0)
    pen.rect('detail-face', L * 0.8 - 2.5, -1, 5, 1)
    breakEnd(pen, L * 0.8, -6.4, 4.1, 'up')
  }
}

/** Gas drops in from above, with its drip leg. */
function gasFromAbove(pen: Pen, L: number): void {
  const x = L * 0.545
  pipe(pen, 'detail-face', x, -3.2, x, 0, 0.95)
  pipe(pen, 'detail-face', x - 4.2, -7, x - 4.2, -0.9, 0.95)
  pipe(pen, 'detail-face', x - 4.2, -3.2, x, -3.2, 0.95)
  pen.rect('detail-face', x - 4.95, -3.95, 1.5, 1.5, 0.2)
  pen.rect('detail-face', x - 0.7, -3.9, 1.4, 1.4, 0.3)
  pen.rect('detail-face', x - 4.85, -1.1, 1.3, 0.8, 0.15)
  pen.rect('detail-face', x - 4.92, -6, 1.44, 1.5, 0.25)
  pen.rect('solid', x - 6.6, -5.5, 2.3, 0.5, 0.2)
  pen.rect('detail-face', x - 0.8, -1.7, 1.6, 0.9)
  breakEnd(pen, x - 4.2, -7, 0.95, 'up')
}

/** The condensate drains into the pan. */
function condensateDrain(pen: Pen, L: number, H: number, fl: number): void {
  pen.rect('detail-face', L * 0.62, H, 2.4, 1.6, 0.3)
  pen.path(
    'detail',
    ['M', L * 0.62 + 1.9, H + 1.6],
    ['L', L * 0.62 + 1.9, fl + 0.4],
    ['M', L * 0.62 + 1.1, H + 1.6],
    ['L', L * 0.62 + 1.1, fl + 0.4],
  )
}

/** The blower door: beads, knobs, and the label upright. */
function blowerDoor(pen: Pen, unit: FurnaceUnit, sp: number): void {
  const H = unit.w
  const by = H / 2
  for (const k of [0.3, 0.5, 0.7])
    pen.rect('hairline', 3.6 + (sp - 5) * (k - 0.3) * 0.9, 2.8, 0.55, H - 5.6, 0.27)
  grip(pen, sp - 1.85, by - 2.1, 0.85, 4.2)
  for (const y of [2.3, H - 2.3]) knob(pen, 2.6, y, 0.5)
  if (unit.label !== false) ratingLabel(pen, sp * 0.62, H - 6.4, sp * 0.22, 3)
}

/** The burner door: louvers run with the cabinet, badge and sight glass stand upright. */
function burnerDoor(pen: Pen, unit: FurnaceUnit, sp: number): void {
  const L = unit.h
  const H = unit.w
  const st = doorStyle(unit)
  const by = H / 2
  const bw = L - sp - 2.4
  const bx = sp + 1.1
  grip(pen, bx + 0.9, by - 2.1, 0.85, 4.2)
  const vents =
    st === 'value' || st === 'home' ? ([[bx + bw - 5.6, 4.2]] as const) : ([[bx + bw - 3.4, 2.2]] as const)
  for (const [x, w] of vents) {
    const n = Math.max(2, Math.round(w / 1.05))
    for (let i = 0; i < n; i++) {
      pen.rect('deep', x + (i * w) / n, 2.6, Math.max(0.4, 1.8 / pen.scale), H - 5.2)
      pen.vertical('detail', x + (i * w) / n, 2.6, H - 2.6)
    }
  }
  pen.rect('hairline', bx + bw * 0.32, 2.4, bw * 0.34, H - 4.8, 0.5)
  plate(pen, bx + bw * 0.49, H * 0.33, Math.min(7, bw * 0.42), 1.45, unit.brand)
  pen.circle('detail-face', bx + bw * 0.49, H * 0.64, 0.95)
  pen.circle('warm-face', bx + bw * 0.49, H * 0.64, 0.58)
}

/**
 * Multi-position furnace laid on its side in an attic: blower left, burners right, air moves left to right.
 */
export function furnaceHorizontal(pen: Pen, unit: FurnaceUnit): void {
  const L = unit.h
  const H = unit.w
  const sp = L * 0.445
  const fl = H + 2.6
  panOnJoists(pen, L, H, fl)
  ductEnds(pen, L, H)
  topVents(pen, unit)
  if (unit.pipes !== false && (unit.fuel ?? 'gas') === 'gas') gasFromAbove(pen, L)
  if (isCondensing(unit)) condensateDrain(pen, L, H, fl)
  pen.rect('outline-face', 0, 0, L, H)
  pen.vertical('hairline', 0.9, 0, H)
  pen.vertical('detail', L - 0.8, 0, H)
  pen.horizontal('hairline', 0.5, 0, L)
  pen.rect('shade', 0, H - 0.5, L, 0.5 - 0.9 / pen.scale)
  pen.horizontal('hairline', H - 0.5, 0, L)
  pen.rect('shade', sp, 0.9, 1.1, H - 1.8)
  cabinetDoor(pen, 1.3, 0.9, sp - 1.3, H - 1.8)
  cabinetDoor(pen, sp + 1.1, 0.9, L - sp - 2.4, H - 1.8)
  blowerDoor(pen, unit, sp)
  burnerDoor(pen, unit, sp)
  screws(pen, 0.28, [1.9, 1.5], [L - 1.9, 1.5], [1.9, H - 1.5], [L - 1.9, H - 1.5])
}
