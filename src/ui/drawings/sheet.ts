import { type DrawingFacts, describeFigure } from './alt-text.ts'
import { dimensionAcross, dimensionUp, door, formatInches, ground } from './dimension-lines.ts'
import { type Figure, reachOf } from './figure.ts'
import type { CommonOptions, ViewName } from './kind.ts'
import { Pen } from './pen.ts'
import { frameAround, type PictureStyle, picture, type Svg } from './picture.ts'

export interface SheetStyle extends PictureStyle {
  /** pixels per inch */
  scale?: number
  /** views the type lacks are left out */
  views?: readonly ViewName[]
  withDoor?: boolean
  /** inches between the views */
  gap?: number
  captions?: boolean
  /** inches between the floor and the underside of what hangs on a wall */
  mount?: number
  less?: CommonOptions
  facts?: DrawingFacts
}

const captions: Record<ViewName, string> = { front: 'FRONT', side: 'SIDE', section: 'SECTION', top: 'PLAN', horizontal: 'ON ITS SIDE' }

/** Height of the ground line on the paper, in inches: a door and its head fit above. */
const BASE = 84
const DOOR = 80
/** A plan does not stand on the ground. */
const PLAN_LIFT = 9

/** Product sheet: views in a row on one ground line, dimension lines, and the 6′8″ door with a ruler when wished. */
export function drawOnSheet(one: Figure, style: SheetStyle = {}): Svg {
  const { scale = 6, withDoor = true, captions: named = true, mount = 0, less = {}, facts, gap = 16, ...rest } = style
  const views = (style.views ?? ['front', 'side']).filter((view) => one.views.includes(view))
  const pen = new Pen(scale)
  const places = placeViews(one, views, scale, gap, less)
  const after = places.end
  ground(pen, 0, withDoor ? after + 53 - gap : after + 10 - gap, BASE)
  if (withDoor) doorAndRuler(pen, after + 15 - gap)
  places.list.forEach(({ view, x, clear }, i) => {
    const lift = view === 'top' ? PLAN_LIFT : mount
    const span = one.span(view)
    pen.at(x, BASE - span.h - lift, () => {
      one.paint(pen, view, less)
      viewDimensions(pen, span, { lift, plan: view === 'top', clear: i === 0 ? clear : undefined })
      if (named) pen.text(captions[view], span.w / 2, span.h + lift + 56 / scale, 12, { tone: 'tc', anchor: 'middle' })
    })
  })
  const depth = views.some((view) => view !== 'front')
  return picture(pen, frameAround(pen, { left: 12, top: 8, right: 22, bottom: 6 }), describeFigure(one, { depth, besideDoor: withDoor, ...facts }), rest)
}

interface PlacedView {
  view: ViewName
  x: number
  /** inches to the left of the unit that pipes take */
  clear: number
}

/** Views from left to right; what hangs out of one never reaches into the next. */
function placeViews(one: Figure, views: readonly ViewName[], scale: number, gap: number, less: CommonOptions): { list: PlacedView[]; end: number } {
  const list: PlacedView[] = []
  let x = 14
  let reached = 0
  for (const view of views) {
    const reach = reachOf(one, scale, view, less)
    x = Math.max(x, reached + 4 - reach.left)
    list.push({ view, x, clear: Math.max(3, -reach.left) })
    reached = x + reach.right
    x += one.span(view).w + gap
  }
  return { list, end: Math.max(x, reached + gap - 10) }
}

function viewDimensions(pen: Pen, { w, h }: { w: number; h: number }, { lift, plan, clear }: { lift: number; plan: boolean; clear: number | undefined }): void {
  dimensionAcross(pen, 0, w, h + lift + 30 / pen.scale, plan ? h : h + lift, formatInches(w), 13)
  if (clear === undefined) return
  const x = -clear - 1.5
  dimensionUp(pen, 0, h, x, -1, formatInches(h), 13)
  if (lift && !plan) dimensionUp(pen, h, h + lift, x, -1, formatInches(lift), 13)
}

function doorAndRuler(pen: Pen, x: number): void {
  pen.at(x, BASE - DOOR, () => door(pen))
  dimensionUp(pen, BASE - DOOR, BASE, x + 40, x + 35, '6′8″ DOOR', 12)
  pen.at(x, BASE + 34 / pen.scale, () => {
    pen.rect('cu', 0, 0, 12, 4 / pen.scale)
    pen.rect('df', 12, 0, 12, 4 / pen.scale)
    for (const [at, text] of [
      [0, '0'],
      [12, '12'],
      [24, '24 in'],
    ] as const)
      pen.text(text, at, 18 / pen.scale, 11, { anchor: 'middle' })
  })
}
