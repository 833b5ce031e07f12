import type { Box } from './kind.ts'
import type { Pen } from './pen.ts'

/** Side of a plain cabinet: the door's edge at the front, a fold at the back. */
export function cabinetSide(pen: Pen, { d, h }: Box): void {
  pen.rect('outline-face', 0, 0, d, h, Math.min(d, h) * 0.04)
  pen.vertical('hairline', d * 0.12, 0, h)
  pen.vertical('hairline', d * 0.95, h * 0.02, h * 0.98)
}

/** Edge of a thin plate on its wall. */
export function plateSide(pen: Pen, { d, h }: Box): void {
  pen.rect('outline-face', 0, 0, d, h, Math.min(d, h) * 0.2)
  pen.vertical('hairline', d * 0.7, h * 0.06, h * 0.94)
}

/** A roll seen on its edge: turns beside each other. */
export function rollSide(pen: Pen, { d, h }: Box): void {
  pen.rect('outline-face', 0, 0, d, h, d / 2)
  for (const k of [0.25, 0.5, 0.75]) pen.vertical('hairline', d * k, h * 0.06, h * 0.94)
  for (const k of [0.3, 0.7]) pen.horizontal('detail', h * k, 0.02 * d, 0.98 * d)
}

/** A round duct seen into its mouth, in the space that it takes. */
export function mouthSide(pen: Pen, { d, h }: Box): void {
  const r = Math.min(d, h) / 2
  pen.rect('hidden-edge', 0, 0, d, h)
  pen.circle('outline-face', d / 2, h - r, r)
  pen.circle('detail-deep', d / 2, h - r, r * 0.86)
  pen.line('center-line', 0, h - r, d, h - r)
  pen.line('center-line', d / 2, h - 2 * r, d / 2, h)
}

/** A slab on its edge. */
export function slabSide(pen: Pen, { d, h }: Box): void {
  pen.rect('outline-face', 0, 0, d, h, Math.min(0.4, h * 0.2))
  pen.horizontal('hairline', h * 0.3, d * 0.02, d * 0.98)
}
