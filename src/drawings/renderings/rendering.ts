import { escapeMarkup } from '#kit/markup.ts'
import { shorterPaths } from '../engine/shorter-paths.ts'
import { describeFigure } from '../figure/alt-text.ts'
import { figureFromSpec } from '../figure/figure.ts'
import type { Figure, PlacedPart } from '../figure/figure-shape.ts'
import type { RenderedProduct } from '../spec.ts'
import { cameraFor, type Extent3 } from './kit/camera.ts'
import { Canvas } from './kit/canvas.ts'
import type { Place } from './kit/space.ts'
import { type RenderedUnit, unitOf } from './model.ts'
import { modelOf, standpointOf } from './models.ts'

/** Pixels of every rendering, and what stays free around the object. */
export const RENDERING = { width: 640, height: 480 } as const
const MARGIN = 36
/** Pixels per inch at most, so that a sensor does not look like a cabinet. */
const LARGEST_SCALE = 34

interface Subject {
  extent: Extent3
  standpoint: 'above' | 'below'
  draw: (canvas: Canvas) => void
}

/** A product as it looks in steel and copper: an SVG file for an image element, in both themes. */
export function render(product: RenderedProduct): string {
  const subject = subjectOf(product)
  const camera = cameraFor(subject.extent, subject.standpoint)
  // The first pass measures, the second one draws at the scale at which the object fills the frame.
  const trial = new Canvas(camera, 8)
  subject.draw(trial)
  const { left, right, top, bottom } = trial.extent
  const scale = Math.min(
    LARGEST_SCALE,
    (8 * (RENDERING.width - 2 * MARGIN)) / (right - left),
    (8 * (RENDERING.height - 2 * MARGIN)) / (bottom - top),
  )
  const canvas = new Canvas(camera, scale, [
    RENDERING.width / 2 - ((left + right) / 2 / 8) * scale,
    RENDERING.height / 2 - ((top + bottom) / 2 / 8) * scale,
  ])
  subject.draw(canvas)
  return file(canvas, describeRendering(product))
}

function file(canvas: Canvas, words: string): string {
  const { width, height } = RENDERING
  const { style, definitions, marks } = canvas.markup()
  const name = escapeMarkup(words)
  return shorterPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
      `height="${height}" role="img" aria-label="${name}"><title>${name}</title>` +
      `${style && `<style>${style}</style>`}<defs>${definitions}</defs>${marks}</svg>`,
  )
}

/** "Rendering of a 96 % gas furnace, 17.5 in wide, 34.5 in high, 28.75 in deep." */
export function describeRendering({ drawing, dimensions, kind }: RenderedProduct): string {
  const figure = figureFromSpec(drawing, dimensions)
  const name = figure.type === 'carton' && kind ? { name: kind.toLowerCase() } : {}
  return describeFigure(figure, { depth: true, ...name })
    .replace(/^Front drawing of/, 'Rendering of')
    .replace(', seen from below', '')
}

function subjectOf({ drawing, dimensions, kind }: RenderedProduct): Subject {
  const figure = figureFromSpec(drawing, dimensions)
  if (figure.parts) return systemOf(figure, figure.parts)
  const unit = unitOf(figure.box, figure.options, kind === undefined ? {} : { kind })
  return {
    extent: { from: [0, 0, -unit.d], to: [unit.w, unit.h, 0] },
    standpoint: standpointOf(figure.type),
    draw: (canvas) => modelOf(figure.type)(canvas, unit),
  }
}

/** Units of a system stand where the drawing puts them, all to one scale. */
function systemOf({ box: { w, h, d } }: Figure, placed: readonly PlacedPart[]): Subject {
  const units = placed.map(({ one, x, y }): { place: Place; one: Figure; unit: RenderedUnit } => ({
    place: [x, h - y - one.box.h, 0],
    one,
    unit: unitOf(one.box, one.options, { alone: false }),
  }))
  return {
    extent: { from: [0, 0, -d], to: [w, h, 0] },
    standpoint: 'above',
    draw: (canvas) => {
      for (const { place, one, unit } of units.toReversed())
        canvas.from(place, () => modelOf(one.type)(canvas, unit))
    },
  }
}
