import { blades, breakEnd, hatch, pipe, polar, rings, screw } from './fittings.ts'
import type { Pen, Point } from './pen.ts'

/** Screws at several points. */
export function screws(pen: Pen, r: number, ...points: readonly Point[]): void {
  for (const [x, y] of points) screw(pen, x, y, r)
}

/** PVC vent rising `length` above the cabinet, its socket ending at `bottom`. */
export function pvcVent(pen: Pen, x: number, bottom: number, length: number, diameter = 2.4): void {
  pipe(pen, 'detail-face', x, -length, x, bottom, diameter)
  pen.vertical('hairline', x + diameter * 0.22, -length + 0.6, bottom)
  pen.rect('detail-face', x - diameter * 0.66, bottom - 1.7, diameter * 1.32, 1.7)
  pen.vertical('hairline', x + diameter * 0.34, bottom - 1.7, bottom)
  breakEnd(pen, x, -length, diameter, 'up')
}

/** Gas line: union, shut-off valve and drip leg, to the left (-1) or right (1) of a cabinet wall. */
export function gasConnection(pen: Pen, x: number, y: number, side: -1 | 1 = -1): void {
  const drop = x + side * 5.2
  pipe(pen, 'detail-face', x, y, drop, y, 0.95)
  pipe(pen, 'detail-face', drop, y - 5.6, drop, y + 3.1, 0.95)
  breakEnd(pen, drop, y - 5.6, 0.95, 'up')
  pen.rect('detail-face', drop - 0.75, y - 0.75, 1.5, 1.5, 0.2)
  pen.rect('detail-face', drop - 0.65, y + 3, 1.3, 0.8, 0.15)
  pen.rect('detail-face', drop - 0.72, y - 4.1, 1.44, 1.7, 0.25)
  pen.rect('solid', drop - 0.2 + (side < 0 ? -1.9 : 0), y - 3.5, 2.3, 0.5, 0.2)
  const union = x + side * 2.2
  pen.rect('detail-face', union - 0.7, y - 0.85, 1.4, 1.7)
  pen.vertical('hairline', union, y - 0.85, y + 0.85)
}

/** Sheet-metal door with its folded edge. */
export function cabinetDoor(pen: Pen, x: number, y: number, w: number, h: number): void {
  const fold = Math.max(0.45, 2.2 / pen.scale)
  pen.rect('detail-face', x, y, w, h, 0.3)
  pen.rect('hairline', x + fold, y + fold, w - 2 * fold, h - 2 * fold, 0.2)
}

/** Fan guard seen from the side: rings of a dome rising from `y`. */
export function fanGuardDome(pen: Pen, x0: number, x1: number, y: number, rise: number): void {
  const count = Math.max(3, Math.min(5, Math.floor((rise * pen.scale) / 2.6)))
  const center = (x0 + x1) / 2
  for (let i = 1; i <= count; i++) {
    const half = ((x1 - x0) / 2) * (1 - ((i - 1) / count) * 0.82)
    const foot = y - ((rise * (i - 1)) / count) * 0.96
    const crown = y - rise * (i === 1 ? 0 : 0.25) - ((rise * i) / count) * 0.9
    pen.path(
      i === 1 ? 'detail' : 'hairline',
      ['M', center - half, foot],
      ['Q', center, crown, center + half, foot],
    )
  }
}

/** Wires of the same guard, nearer together toward its edge. */
export function fanGuardWires(pen: Pen, center: number, half: number, y: number, rise: number): void {
  for (let i = 1; i < 8; i++) {
    const t = (i / 8 - 0.5) * 2
    const out = (Math.sin(t * 1.25) / Math.sin(1.25)) * half
    pen.line('hairline', center + out, y, center + out * 0.93, y - rise * (1 - t * t))
  }
}

/** Fan behind a round guard, seen from the front. */
export function fanFace(pen: Pen, cx: number, cy: number, r: number, rotation: number): void {
  pen.circle('detail-face', cx, cy, r * 1.06)
  pen.circle('detail-deep', cx, cy, r)
  blades(pen, 'detail-shade', cx, cy, r * 0.2, r * 0.95, 3, rotation)
  pen.circle('detail-face', cx, cy, r * 0.2)
  rings(pen, 'hairline', cx, cy, r * 0.3, r, 0.62, 3.4)
  const px = r * pen.scale
  spokes(pen, cx, cy, r * 0.3, r, px > 40 ? 24 : px > 26 ? 16 : 12)
  pen.circle('detail', cx, cy, r)
  pen.circle('detail-face', cx, cy, r * 0.3)
  pen.circle('hairline', cx, cy, r * 0.22)
}

/** Straight wires between two radii. */
function spokes(pen: Pen, cx: number, cy: number, r0: number, r1: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count
    pen.line('hairline', ...polar(cx, cy, r0, angle), ...polar(cx, cy, r1, angle))
  }
}

/** Wall in section. */
export function wallCut(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.rect('hairline-face', x, y, w, h)
  hatch(pen, 'hatch', x, y, w, h, Math.max(1.6, 7 / pen.scale))
  pen.rect('detail', x, y, w, h)
}

/** Valve with its handle on a vertical pipe; `half` is half the body's width. */
export function handValve(pen: Pen, x: number, y: number, half: number): void {
  pen.rect('detail-face', x - half, y, half * 2, 1.7, 0.2)
  pen.rect('solid', x - half - 0.9, y + 0.6, 1.5, 0.45, 0.2)
}

/** Pressure gauge. */
export function gauge(pen: Pen, x: number, y: number, r: number): void {
  pen.circle('detail-face', x, y, r)
  if (r * pen.scale > 5) {
    pen.circle('hairline', x, y, r * 0.74)
    for (let i = 0; i < 7; i++) {
      const angle = Math.PI * (0.75 + i * 0.25)
      pen.line('hairline', ...polar(x, y, r * 0.56, angle), ...polar(x, y, r * 0.74, angle))
    }
  }
  pen.line('warm', x, y, x + r * 0.5, y - r * 0.5)
  pen.circle('solid', x, y, r * 0.1)
}

/** Circulator on a vertical pipe, its motor to the right. */
export function circulator(pen: Pen, x: number, y: number): void {
  pen.rect('detail-face', x - 1.5, y - 2.3, 3, 0.6)
  pen.rect('detail-face', x - 1.5, y + 1.7, 3, 0.6)
  pen.rect('detail-face', x - 0.95, y - 1.7, 1.9, 3.4)
  pen.circle('detail-face', x, y, 1.75)
  pen.rect('detail-shade', x + 0.9, y - 1.2, 3, 2.4, 0.3)
  pen.circle('hairline', x, y, 0.8)
}
