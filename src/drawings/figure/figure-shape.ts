import type { Box, CommonOptions, ViewName } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import type { DrawingSpec } from '../spec.ts'
import type { DrawingType } from './registry.ts'

/** A type with its size and options settled: what all compositions draw, whatever the type. */
export interface Figure {
  type: DrawingType
  name: string
  box: Box
  options: DrawingSpec['options']
  hangs: boolean
  /** false where the record states no size: the drawing then shows no inches and no door beside it */
  isMeasured: boolean
  views: readonly ViewName[]
  /** what sets this unit apart within its type, as it stands before the name: "96%" */
  adjective: string | undefined
  /** Draws one view, the front where the type lacks it. `less` leaves out pipes or labels. */
  paint: (pen: Pen, view?: ViewName, less?: CommonOptions) => void
  /** Width and height on paper, in inches, of one view of the unit's own box. */
  span: (view?: ViewName) => { w: number; h: number }
  /**
   * the height a dimension line may state, in inches; less than the span where a view shows two things above
   * each other
   */
  tall: (view?: ViewName) => number
  /** of a system: its parts and where they stand */
  parts?: readonly PlacedPart[]
}

/** A part of a system where it stands in the picture: inches from the left and from the top. */
export interface PlacedPart {
  one: Figure
  x: number
  y: number
}
