import type { Canvas } from '../engine/canvas.ts'
import type { RenderedUnit } from '../model.ts'

/** What stands around an installed unit. The unit's left, lower, front corner is at [0, lift, 0]. */
export interface Scene {
  /** inches of the unit above the ground */
  lift: number
  /** what the unit covers */
  behind: (canvas: Canvas, unit: RenderedUnit) => void
  /** what covers the unit */
  before: (canvas: Canvas, unit: RenderedUnit) => void
}
