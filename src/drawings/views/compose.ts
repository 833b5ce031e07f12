import { dimensionAcross, dimensionUp, formatInches, ground } from '../engine/dimension-lines.ts'
import type { CommonOptions, ViewName } from '../engine/kind.ts'
import { Pen } from '../engine/pen.ts'
import { frameAround, type PictureStyle, picture, type Svg } from '../engine/picture.ts'
import { type DrawingFacts, describeFigure } from '../figure/alt-text.ts'
import { type Figure, reachOf } from '../figure/figure.ts'

export interface FrontStyle extends PictureStyle {
  /** pixels per inch */
  scale?: number
  view?: ViewName
  /** pixels around the ink */
  padding?: number
  less?: CommonOptions
  facts?: DrawingFacts
}

/** Tight drawing of one view. */
export function drawTight(
  one: Figure,
  { scale = 8, view = 'front', padding = 3, less = {}, facts, ...style }: FrontStyle = {},
): Svg {
  const pen = new Pen(scale)
  one.paint(pen, view, less)
  const frame = frameAround(pen, { left: padding, top: padding, right: padding + 1, bottom: padding + 1 })
  return picture(pen, frame, describeFigure(one, { view, ...facts }), style)
}

export interface CardStyle extends PictureStyle {
  /** pixels per inch; all products of one list share it, see `cardScale` */
  scale?: number
  /** pixels */
  width?: number
  height?: number
  view?: ViewName
  /** height and width on dimension lines */
  dimensions?: boolean
  less?: CommonOptions
  facts?: DrawingFacts
}

/** A product card's picture: 4:3 at 4.6 px/in. */
export const CARD = { scale: 4.6, width: 310, height: 233, dimensions: true } as const

/** The same beside the name on a phone: 128 px wide, the figures stand in the text. */
export const PHONE_CARD = {
  scale: 2.8,
  width: 128,
  height: 143,
  dimensions: false,
  less: { pipes: false },
} as const

/** Pixels the ground line and the figure under it take at the foot of a card. */
const FOOT = 34
const BARE_FOOT = 14
const HEAD = 2

/** Pixels beside the unit for the upright dimension line. */
const SIDE = 30

function roomFor(width: number, height: number, dimensions: boolean): { width: number; height: number } {
  return {
    width: width - (dimensions ? 2 * SIDE : 12),
    height: height - HEAD - (dimensions ? FOOT : BARE_FOOT),
  }
}

/** A phone shows the middle of a card's picture: a system, which is wide, keeps to it. In pixels. */
const NARROW = 196

/** What has to fit: the unit's own width, and its height with all that rises above it or hangs below. */
function needs(one: Figure, view: ViewName, less: CommonOptions): { w: number; h: number } {
  const { w, h } = one.span(view)
  const reach = reachOf(one, 8, view, less)
  return { w, h: Math.max(h, reach.bottom) - Math.min(0, reach.top) }
}

/**
 * The largest scale, at most the style's own, at which every product of a list fits its card. A list of small
 * things asks for more than 4.6.
 */
export function cardScale(list: readonly Figure[], style: CardStyle = CARD): number {
  const {
    scale = CARD.scale,
    width = CARD.width,
    height = CARD.height,
    dimensions = true,
    view = 'front',
    less = {},
  } = style
  const room = roomFor(width, height, dimensions)
  const limits = list.map((one) => {
    const need = needs(one, view, less)
    const across = one.parts ? Math.min(room.width, NARROW) : room.width
    return Math.min(across / need.w, room.height / need.h)
  })
  return Math.floor(Math.min(scale, ...limits) * 100 + 1e-6) / 100
}

/**
 * Card picture: fixed box, common scale; the unit stands on the ground line or hangs free, height and width
 * dimensioned. Shrinks alone what would not fit.
 */
export function drawInCard(one: Figure, style: CardStyle = {}): Svg {
  const {
    width = CARD.width,
    height = CARD.height,
    view = 'front',
    dimensions = true,
    less = {},
    facts,
    ...rest
  } = style
  const pen = new Pen(cardScale([one], style))
  const { scale } = pen
  const foot = height - (dimensions ? FOOT : BARE_FOOT)
  const { w, h } = one.span(view)
  const reach = reachOf(one, scale, view, less)
  const middle = (width / scale - w) / 2 + (dimensions ? 1.5 : 0)
  const x = Math.max(
    dimensions ? SIDE / scale : 0,
    middle - Math.max(0, middle + reach.right - (width - 6) / scale),
  )
  const y = one.hangs
    ? (HEAD + foot) / 2 / scale - (Math.max(h, reach.bottom) + Math.min(0, reach.top)) / 2
    : foot / scale - h
  if (!one.hangs) ground(pen, 14 / scale, (width - 14) / scale, foot / scale)
  pen.at(x, y, () => {
    one.paint(pen, view, less)
    if (dimensions && !one.parts && one.isMeasured)
      cardDimensions(pen, { w, h, tall: one.tall(view) }, { left: reach.left, bottom: reach.bottom }, x)
  })
  return picture(pen, { x: 0, y: 0, width, height }, describeFigure(one, { view, ...facts }), rest)
}

/** The upright line keeps clear of pipes on the left as long as the card has room there. */
function cardDimensions(
  pen: Pen,
  { w, h, tall }: { w: number; h: number; tall: number },
  reach: { left: number; bottom: number },
  x: number,
): void {
  const { scale } = pen
  const clear = Math.min(Math.max(2, -reach.left + 0.7), Math.max(2, x - 24 / scale))
  const across = Math.max(h, reach.bottom) + 17 / scale
  const up = -clear - 13 / scale
  dimensionAcross(pen, 0, w, across, Math.max(h, reach.bottom), formatInches(w), 12)
  dimensionUp(pen, 0, tall, up, up + 13 / scale - 1, formatInches(tall), 12)
}

export interface GroupStyle extends PictureStyle {
  scale?: number
  /** inches between the units */
  gap?: number
  line?: boolean
  description?: string
}

/** Several units side by side on one ground line at one scale, without pipes and labels. */
export function drawRow(
  list: readonly Figure[],
  { scale = 1.6, gap = 6, line = true, description, ...style }: GroupStyle = {},
): Svg {
  const pen = new Pen(scale)
  const base = Math.max(0, ...list.map((one) => one.span().h))
  let x = 0
  for (const one of list) {
    const { w, h } = one.span()
    pen.at(x, base - h, () => one.paint(pen, 'front', { pipes: false, label: false }))
    x += w + gap
  }
  if (line) pen.horizontal('hairline', base, -3, x - gap + 3)
  const names = list.map((one) => one.name).join(' and ')
  return picture(pen, frameAround(pen, { left: 2, top: 2, right: 3, bottom: 3 }), description ?? names, style)
}
