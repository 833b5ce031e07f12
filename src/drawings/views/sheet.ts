import { dimensionAcross, dimensionUp, door, formatInches, ground } from '../engine/dimension-lines.ts'
import type { CommonOptions, ViewName } from '../engine/kind.ts'
import { Pen } from '../engine/pen.ts'
import { frameAround, type PictureStyle, picture, type Svg } from '../engine/picture.ts'
import { type DrawingFacts, describeFigure } from '../figure/alt-text.ts'
import { type Figure, reachOf } from '../figure/figure.ts'
import { type Clearance, clearanceOf } from '../figure/registry.ts'
import { type PlacedPart, systemFigure } from '../figure/system-figure.ts'
import { texts } from './texts.ts'

export interface SheetStyle extends PictureStyle {
  /** pixels per inch */
  scale?: number
  /** views the type lacks are left out */
  views?: readonly ViewName[]
  withDoor?: boolean
  /** inches between the views; follows the unit's size when left out */
  gap?: number
  /** room to keep free in front and above, beside the side view */
  clearance?: boolean
  captions?: boolean
  /** inches between the floor and the underside of what hangs on a wall */
  mount?: number
  less?: CommonOptions
  facts?: DrawingFacts
}

const captions: Record<ViewName, string> = {
  front: 'FRONT',
  side: 'SIDE',
  section: 'SECTION',
  top: 'PLAN',
  horizontal: 'ON ITS SIDE',
}

/** Height of the ground line on the paper, in inches: a door and its head fit above. */
const BASE = 84
const DOOR = 80
/** Indoor units hang with their top at this height of a room. */
const HUNG_TOP = 82
/** A plan does not stand on the ground. */
const PLAN_LIFT = 9

/** Inches between views of equipment; of small parts less. */
const usualGap = ({ box: { w, d } }: Figure): number => Math.max(1, Math.min(16, Math.max(w, d) * 0.7))

/**
 * Product sheet: views in a row on one ground line, dimension lines, and the 6′8″ door with a ruler when
 * wished.
 */
export const drawOnSheet = (asked: Figure, style: SheetStyle = {}): Svg =>
  drawViews(asked, asked.isMeasured ? style : { ...style, ...WITHOUT_MEASURES })

/** A door and the space to keep free would tell how large a unit of unknown size is. */
const WITHOUT_MEASURES = { withDoor: false, clearance: false } as const

function drawViews(asked: Figure, style: SheetStyle): Svg {
  const {
    scale = 6,
    withDoor = true,
    captions: named = true,
    mount = 0,
    less = {},
    facts,
    gap = withDoor ? 16 : usualGap(asked),
    clearance = false,
    ...rest
  } = style
  const one =
    asked.parts && withDoor
      ? systemFigure(
          asked.parts.map((part) => part.one),
          HUNG_TOP,
        )
      : asked
  const views = (style.views ?? ['front', 'side']).filter((view) => one.views.includes(view))
  const free = clearance && views.includes('side') ? clearanceOf(one.type) : undefined
  const pen = new Pen(scale)
  const places = placeViews(one, { views, scale, gap, less, free })
  const after = places.end
  if (withDoor || mount > 0 || !one.hangs)
    ground(pen, places.start, withDoor ? after + 53 - gap : after + Math.min(10, gap) - gap, BASE)
  if (withDoor) doorAndRuler(pen, after + 15 - gap)
  const foot = Math.max(mount, ...places.list.map(({ below }) => below))
  places.list.forEach(({ view, x, clear }, i) => {
    const lift = view === 'top' ? PLAN_LIFT : mount
    const span = one.span(view)
    pen.at(x, BASE - span.h - lift, () => {
      one.paint(pen, view, less)
      dimensionsOf(pen, one, view, { lift, foot, clear: i === 0 ? clear : undefined })
      if (free && view === 'side') drawClearance(pen, span, free, foot)
      if (named && !one.parts)
        pen.text(captions[view], span.w / 2, span.h + foot + 56 / scale, 12, {
          tone: 'caption',
          anchor: 'middle',
        })
    })
  })
  const depth = views.some((view) => view !== 'front')
  const details = free ? [...(facts?.details ?? []), clearanceInWords(free)] : facts?.details
  return picture(
    pen,
    frameAround(pen, { left: 12, top: 8, right: 22, bottom: 6 }),
    describeFigure(one, { depth, besideDoor: withDoor, ...facts, ...(details ? { details } : {}) }),
    rest,
  )
}

interface PlacedView {
  view: ViewName
  x: number
  /** inches to the left of the unit that pipes take */
  clear: number
  /** inches under the unit that pipes take */
  below: number
}

interface Placing {
  views: readonly ViewName[]
  scale: number
  gap: number
  less: CommonOptions
  free: Clearance | undefined
}

/** Views from left to right; what hangs out of one never reaches into the next. */
function placeViews(
  one: Figure,
  { views, scale, gap, less, free }: Placing,
): { list: PlacedView[]; start: number; end: number } {
  const list: PlacedView[] = []
  const start = 14 - Math.min(14, gap)
  let x = 14
  let reached = 0
  for (const view of views) {
    const reach = reachOf(one, scale, view, less)
    const left = view === 'side' && free ? Math.min(reach.left, -free.front) : reach.left
    x = Math.max(x, reached + Math.min(4, gap) - left)
    list.push({
      view,
      x,
      clear: Math.max(Math.min(3, gap / 2), -reach.left),
      below: Math.max(0, reach.bottom - one.span(view).h),
    })
    reached = x + reach.right
    x += one.span(view).w + gap
  }
  return { list, start, end: Math.max(x, reached + gap - Math.min(10, gap)) }
}

/** The dimension lines of one view; none for a unit of unknown size. */
function dimensionsOf(
  pen: Pen,
  one: Figure,
  view: ViewName,
  place: { lift: number; foot: number; clear: number | undefined },
): void {
  const span = one.span(view)
  if (one.parts) partDimensions(pen, one.parts, span.h)
  else if (one.isMeasured)
    viewDimensions(pen, { ...span, tall: one.tall(view) }, { ...place, plan: view === 'top' })
}

function viewDimensions(
  pen: Pen,
  { w, h, tall }: { w: number; h: number; tall: number },
  { lift, foot, plan, clear }: { lift: number; foot: number; plan: boolean; clear: number | undefined },
): void {
  dimensionAcross(pen, 0, w, h + foot + 30 / pen.scale, plan ? h : h + foot, formatInches(w), 13)
  if (clear === undefined) return
  const x = -clear - 12 / pen.scale
  dimensionUp(pen, 0, tall, x, -1 / pen.scale, formatInches(tall), 13)
  if (lift && !plan) dimensionUp(pen, h, h + lift, x, -1 / pen.scale, formatInches(lift), 13)
}

/** Width under each column of a system that stands, height beside it; what hangs has its width alone. */
function partDimensions(pen: Pen, parts: readonly PlacedPart[], floor: number): void {
  for (const { one, x, y } of parts) {
    const { w, h } = one.type === 'pad' ? { w: one.box.w, h: one.box.h } : one.span()
    const stands = y + h > floor - 0.5
    const hangs = !stands && one.hangs
    const line = (stands ? floor : y + h) + (stands ? 30 : 14) / pen.scale
    pen.at(x, 0, () => {
      if (stands || hangs)
        dimensionAcross(pen, 0, w, line, stands ? floor : y + h, formatInches(w), stands ? 13 : 11)
      if (!hangs) dimensionUp(pen, y, y + h, -14 / pen.scale, -1 / pen.scale, formatInches(h), 12)
    })
  }
}

/** Pixels under which a note does not fit into the space it names. */
const NOTE_PX = 92

/** The space in front of the unit, left of its side view, and a mark where the space above ends. */
function drawClearance(
  pen: Pen,
  { w, h }: { w: number; h: number },
  { front, above }: Clearance,
  foot: number,
): void {
  pen.path('hidden-edge', ['M', 0, 0], ['L', -front, 0], ['L', -front, h], ['L', 0, h])
  dimensionAcross(pen, -front, 0, h + foot + 30 / pen.scale, h + foot, formatInches(front), 13)
  if (front * pen.scale > NOTE_PX)
    pen.text('ROOM TO WORK', -front / 2, h / 2, 11, { tone: 'caption', anchor: 'middle' })
  if (!above) return
  const rise = Math.min(above, 14)
  pen.line('hidden-edge', w / 2, 0, w / 2, -rise)
  pen.path(
    'detail',
    ['M', w / 2 - 3 / pen.scale, -rise + 5 / pen.scale],
    ['L', w / 2, -rise],
    ['L', w / 2 + 3 / pen.scale, -rise + 5 / pen.scale],
  )
  pen.text(`${formatInches(above)} FREE ABOVE`, w / 2, -rise - 5 / pen.scale, 11, {
    tone: 'caption',
    anchor: 'middle',
  })
}

const clearanceInWords = ({ front, above }: Clearance): string =>
  above ? texts.clearances(front, above) : texts.clearance(front)

function doorAndRuler(pen: Pen, x: number): void {
  pen.at(x, BASE - DOOR, () => door(pen))
  dimensionUp(pen, BASE - DOOR, BASE, x + 40, x + 35, '6′8″ DOOR', 12)
  pen.at(x, BASE + 34 / pen.scale, () => {
    pen.rect('wall-cut', 0, 0, 12, 4 / pen.scale)
    pen.rect('detail-face', 12, 0, 12, 4 / pen.scale)
    for (const [at, text] of [
      [0, '0'],
      [12, '12'],
      [24, '24 in'],
    ] as const)
      pen.text(text, at, 18 / pen.scale, 11, { anchor: 'middle' })
  })
}
