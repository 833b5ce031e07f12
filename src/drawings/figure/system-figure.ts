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

/** Inches between parts that stand beside each other, and between units that hang above each other. */
const BESIDE = 9
const BETWEEN = 5
/** A column of indoor units grows to this height at least before a second one begins: five wall heads. */
const COLUMN = 92
/** Indoor units that hang; others stand on the floor. */
const heads: ReadonlySet<string> = new Set(['wallHead', 'cassette', 'slimCassette', 'concealed'])

/**
 * Indoor parts left, outdoor unit right, a coil on its furnace, a unit on its curb; all to one scale on one
 * ground line.
 */
function placeParts(parts: readonly Figure[], least: number): { parts: PlacedPart[]; w: number; h: number } {
  const indoor = columnsOf(
    parts.filter(({ type }) => heads.has(type)),
    Math.max(COLUMN, ...parts.filter(({ type }) => !heads.has(type)).map(({ box }) => box.h)),
  )
  const columns = [...indoor, ...stacksOf(parts.filter(({ type }) => !heads.has(type)))]
  const hangs = columns.some(([one]) => heads.has(one?.type ?? ''))
  const h = Math.max(hangs ? least : 0, ...columns.map(heightOf))
  let x = 0
  const placed = columns.flatMap((column) => {
    const w = Math.max(...column.map(widthOf))
    let y = heads.has(column[0]?.type ?? '') ? 0 : h - heightOf(column)
    const gap = heads.has(column[0]?.type ?? '') ? BETWEEN : 0
    const made = column.map((one): PlacedPart => {
      const at = { one, x: x + (w - widthOf(one)) / 2, y }
      y += tallOf(one) + gap
      return at
    })
    x += w + BESIDE
    return made
  })
  return { parts: placed, w: Math.max(1, x - BESIDE), h: Math.max(1, h) }
}

const isBase = ({ type }: Figure): boolean => type === 'pad'
const widthOf = (one: Figure): number => one.span().w
const tallOf = (one: Figure): number => (isBase(one) ? one.box.h : one.span().h)
const heightOf = (column: readonly Figure[]): number =>
  column.reduce((sum, one) => sum + tallOf(one), 0) +
  (heads.has(column[0]?.type ?? '') ? BETWEEN * (column.length - 1) : 0)

function columnsOf(list: readonly Figure[], most: number): Figure[][] {
  const columns: Figure[][] = []
  for (const one of list) {
    const last = columns.at(-1)
    if (last && heightOf([...last, one]) <= most) last.push(one)
    else columns.push([one])
  }
  return columns
}

/** What stands on something else stands above it in one column. */
function stacksOf(list: readonly Figure[]): Figure[][] {
  const coil = list.find(({ type }) => type === 'coil')
  const furnace = list.find(({ type }) => type === 'furnace')
  const base = list.find(isBase)
  const stacked = new Set([...(coil && furnace ? [coil] : []), ...(base && list.length > 1 ? [base] : [])])
  return list
    .filter((one) => !stacked.has(one))
    .map((one) =>
      one === furnace && coil
        ? [coil, one]
        : base && stacked.has(base) && one.type === 'packageUnit'
          ? [one, base]
          : [one],
    )
}

/**
 * A system as one figure: its parts at their true sizes. Its own width and height are the picture's, not a
 * product's. `least` is the height in inches, at least, at which units hang: in the picture of a room they
 * hang where people hang them.
 */
export function systemFigure(parts: readonly Figure[], least = 0): Figure {
  const { parts: placed, w, h } = placeParts(parts, least)
  const [first] = parts
  return {
    type: first?.type ?? 'carton',
    name: 'matched system',
    box: { w, h, d: Math.max(1, ...parts.map(({ box }) => box.d)) },
    options: {},
    hangs: false,
    isMeasured: true,
    views: ['front'],
    adjective: undefined,
    parts: placed,
    paint: (pen, _view, less = {}) => paintParts(pen, placed, less),
    span: () => ({ w, h }),
    tall: () => h,
  }
}

function paintParts(pen: Pen, placed: readonly PlacedPart[], less: CommonOptions): void {
  // from the floor up, so that a coil covers the vent of the furnace below it
  for (const { one, x, y } of placed.toReversed())
    pen.at(x, y, () => {
      if (isBase(one)) pen.rect('outline-shade', 0, 0, one.box.w, one.box.h)
      else one.paint(pen, 'front', { pipes: false, label: false, ...less })
    })
}
