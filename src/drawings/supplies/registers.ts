import { louvres } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import { plateSide } from '../engine/plain-sides.ts'

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
