import { type CommonOptions, commonOptions, type OptionShape, type ViewName } from '../engine/kind.ts'
import type { Extent } from '../engine/pen.ts'
import { Pen } from '../engine/pen.ts'
import type { DrawingSize, DrawingSpec } from '../spec.ts'
import { type DrawingOptions, type DrawingType, isDrawingType, kindOf } from './registry.ts'
import { type Figure, systemFigure } from './system-figure.ts'

export type { Figure } from './system-figure.ts'

/** A type with its size and options. A missing, zero or impossible dimension becomes the usual one. */
export function figure<T extends DrawingType>(
  type: T,
  dims: Partial<DrawingSize> | null = null,
  options: DrawingOptions<T> = {},
): Figure {
  const kind = kindOf(type)
  const box = {
    w: sane(dims?.width, kind.size.w),
    h: sane(dims?.height, kind.size.h),
    d: sane(dims?.depth, kind.size.d),
  }
  const viewOf = (name: ViewName) => kind.views[name] ?? kind.views.front
  const span = (view: ViewName = 'front') => {
    if (!kind.views[view] || view === 'front') return { w: box.w, h: kind.frontHeight?.(box) ?? box.h }
    if (view === 'horizontal') return { w: box.h, h: box.w }
    if (view === 'top') return { w: box.w, h: box.d }
    return { w: (view === 'side' ? kind.sideWidth?.(box) : undefined) ?? box.d, h: box.h }
  }
  return {
    type,
    name: kind.nameOf?.({ ...box, ...options }) ?? kind.name,
    box,
    options: { ...options },
    hangs: kind.hangs,
    isMeasured: true,
    views: (['front', 'side', 'section', 'top', 'horizontal'] as const).filter((view) => kind.views[view]),
    adjective: kind.adjective?.({ ...box, ...options }),
    paint: (pen, view = 'front', less = {}) => viewOf(view)(pen, { ...box, ...options, ...less }),
    span,
    tall: (view = 'front') => (view === 'front' ? kind.frontTall?.(box) : undefined) ?? span(view).h,
  }
}

/** One outdoor unit and eight indoor units are the largest system there is. */
const MOST_PARTS = 9

/** Largest thing we sell is a 20 ft flue; anything beyond is a data error and would draw for minutes. */
const LONGEST_IN = 240

function sane(value: number | undefined, usual: number): number {
  return value !== undefined && Number.isFinite(value) && value > 0 && value <= LONGEST_IN ? value : usual
}

/**
 * A figure from the catalog's record. A system is drawn as its parts; an unknown type becomes a carton of
 * the product's size. Without a size the usual shape is drawn, without a figure beside it.
 */
export function figureFromSpec(spec: DrawingSpec | null, dims: Partial<DrawingSize> | null = null): Figure {
  if (spec?.parts?.length)
    return systemFigure(
      spec.parts.slice(0, MOST_PARTS).map(({ dimensions, ...part }) => figureFromSpec(part, dimensions)),
    )
  const drawn =
    !spec || !isDrawingType(spec.type)
      ? figure('carton', dims)
      : figure(spec.type, dims, optionsFor(spec.type, spec.options))
  return dims === null ? { ...drawn, isMeasured: false } : drawn
}

/**
 * The options that this type knows, of those a record of the catalog has; one of the wrong type is left
 * out.
 */
export function optionsFor<T extends DrawingType>(
  type: T,
  options: DrawingSpec['options'],
): DrawingOptions<T> {
  const shape: OptionShape = { ...commonOptions, ...kindOf(type).options }
  const fits = ([name, value]: [string, string | number | boolean]): boolean => {
    const wanted = Object.hasOwn(shape, name) ? shape[name] : undefined
    return typeof wanted === 'object'
      ? typeof value === 'string' && wanted.includes(value)
      : typeof value === wanted && (typeof value !== 'number' || Number.isFinite(value))
  }
  return Object.fromEntries(Object.entries(options).filter(fits)) as DrawingOptions<T>
}

/** How far the drawn lines of a view reach, in inches from the unit's corner; vents and pipes count. */
export function reachOf(one: Figure, scale: number, view: ViewName, less: CommonOptions): Extent {
  const pen = new Pen(scale)
  one.paint(pen, view, less)
  return {
    left: pen.ink.left / scale,
    top: pen.ink.top / scale,
    right: pen.ink.right / scale,
    bottom: pen.ink.bottom / scale,
  }
}
