/** Short ways to draw one picture, for tests: pages draw through pictures.ts. */
import type { Svg } from './engine/picture.ts'
import { type Figure, figure, figureFromSpec } from './figure/figure.ts'
import type { DrawingOptions, DrawingType } from './figure/registry.ts'
import type { DrawingSize, DrawingSpec } from './spec.ts'
import {
  type CardStyle,
  drawInCard,
  drawRow,
  drawTight,
  type FrontStyle,
  type GroupStyle,
} from './views/compose.ts'
import { drawOnSheet, type SheetStyle } from './views/sheet.ts'

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

/** How to draw a record of the catalog. */
export type SpecForm =
  | ({ form: 'front' } & FrontStyle)
  | ({ form: 'card' } & CardStyle)
  | ({ form: 'sheet' } & SheetStyle)

/** Draws what the catalog stores; an unknown type or none becomes a carton of the product's size. */
export function drawFromSpec(spec: DrawingSpec | null, dims: Dims, how: SpecForm): Svg {
  const one = figureFromSpec(spec, dims)
  if (how.form === 'card') return drawInCard(one, how)
  return how.form === 'sheet' ? drawOnSheet(one, how) : drawTight(one, how)
}
