/** Parametric drawings of equipment: pure functions from dimensions in inches and options to SVG text. */

import type { DrawingSize } from './engine/kind.ts'
import type { Svg } from './engine/picture.ts'
import { type DrawingSpec, type Figure, figure, figureFromSpec } from './figure/figure.ts'
import type { DrawingOptions, DrawingType } from './figure/registry.ts'
import {
  type CardStyle,
  drawInCard,
  drawRow,
  drawTight,
  type FrontStyle,
  type GroupStyle,
} from './views/compose.ts'
import { drawOnSheet, type SheetStyle } from './views/sheet.ts'

export { formatInches } from './engine/dimension-lines.ts'
export type { DrawingSize, ViewName } from './engine/kind.ts'
export type { Svg } from './engine/picture.ts'
export { formatTube } from './engine/system-marks.ts'
export { type DrawingFacts, describeDrawing, describeFigure } from './figure/alt-text.ts'
export { type DrawingSpec, type Figure, figure, figureFromSpec } from './figure/figure.ts'
export { type DrawingOptions, type DrawingType, drawingTypes, isDrawingType } from './figure/registry.ts'
export type { Band, ShellPart } from './house/bands.ts'
export { drawHouse, type HouseStyle } from './house/house.ts'
export { type HousePart, houseParts } from './house/labels.ts'
export {
  CARD,
  type CardStyle,
  cardScale,
  drawInCard,
  drawRow,
  drawTight,
  type FrontStyle,
  type GroupStyle,
  PHONE_CARD,
} from './views/compose.ts'
export { drawExploded, type MatchedSystem, type SystemStyle } from './views/exploded.ts'
export { drawMultiSplit, type HeadType, type IndoorHead, type MultiSplit } from './views/multi-split.ts'
export { drawOnSheet, type SheetStyle } from './views/sheet.ts'
export { standaloneSvg } from './views/standalone.ts'

type Dims = Partial<DrawingSize> | null

/** One view, cropped to its ink. */
export function drawFront<T extends DrawingType>(
  type: T,
  dims: Dims,
  options: DrawingOptions<T> = {},
  style: FrontStyle = {},
): Svg {
  return drawTight(figure(type, dims, options), style)
}

/** A product card's picture, 310 × 233 at 4.6 px/in; spread `PHONE_CARD` for the narrow one. */
export function drawCard<T extends DrawingType>(
  type: T,
  dims: Dims,
  options: DrawingOptions<T> = {},
  style: CardStyle = {},
): Svg {
  return drawInCard(figure(type, dims, options), style)
}

/** A product page's sheet: views on one ground line with dimensions, beside a door when wished. */
export function drawSheet<T extends DrawingType>(
  type: T,
  dims: Dims,
  options: DrawingOptions<T> = {},
  style: SheetStyle = {},
): Svg {
  return drawOnSheet(figure(type, dims, options), style)
}

/** Several units on one ground line at one scale. */
export function drawGroup(list: readonly Figure[], style: GroupStyle = {}): Svg {
  return drawRow(list, style)
}

/** How to draw a record of the catalogue. */
export type SpecForm =
  | ({ form: 'front' } & FrontStyle)
  | ({ form: 'card' } & CardStyle)
  | ({ form: 'sheet' } & SheetStyle)

/** Draws what the catalogue stores; an unknown type or none becomes a carton of the product's size. */
export function drawFromSpec(spec: DrawingSpec | null, dims: Dims, how: SpecForm): Svg {
  const one = figureFromSpec(spec, dims)
  if (how.form === 'card') return drawInCard(one, how)
  return how.form === 'sheet' ? drawOnSheet(one, how) : drawTight(one, how)
}
