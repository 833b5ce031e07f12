import { escapeMarkup } from '#lib/text/markup.ts'
import { shorterPaths } from '../engine/shorter-paths.ts'
import { describeFigure, inchesInWords } from '../figure/alt-text.ts'
import { altTexts } from '../figure/alt-texts.ts'
import { figureFromSpec } from '../figure/figure.ts'
import type { Figure, PlacedPart } from '../figure/system-figure.ts'
import type { RenderedProduct } from '../spec.ts'
import { cameraFor, type Extent3 } from './engine/camera.ts'
import { Canvas } from './engine/canvas.ts'
import type { Point3 } from './engine/space.ts'
import { type RenderedUnit, unitOf } from './model.ts'
import { modelOf, standpointOf } from './models.ts'

/** Pixels of every rendering, and what stays free around the object. */
export const RENDERING = { width: 640, height: 480 } as const
const MARGIN = 36
/** Pixels per inch at most, so that a sensor does not look like a cabinet. */
const LARGEST_SCALE = 80

/** Pixels per inch of the first pass. */
const TRIAL_SCALE = 8

/**
 * Larger things take more of the frame, so that a 9 in fitting differs from a 4 in one; from 60 in on all of
 * it.
 */
const shareOfFrame = (inches: number): number =>
  0.64 + 0.36 * Math.min(1, Math.max(0, Math.log(inches / 2) / Math.log(30)))

interface Subject {
  extent: Extent3
  standpoint: 'above' | 'below'
  draw: (canvas: Canvas) => void
}

/** A product as it looks in steel and copper: an SVG file for an image element, in both themes. */
export const render = (product: RenderedProduct): string => renderWithExtent(product).svg

/** The same, and how far its marks reach without the softness of shadows; in pixels. */
export function renderWithExtent(product: RenderedProduct): { svg: string; extent: Canvas['extent'] } {
  const subject = subjectOf(product)
  const camera = cameraFor(subject.extent, subject.standpoint)
  // The first pass measures, the second one draws at the scale at which the object fills the frame.
  const trial = new Canvas(camera, TRIAL_SCALE)
  subject.draw(trial)
  const { left, right, top, bottom } = trial.extent
  const [wide, high] = [(right - left) / TRIAL_SCALE, (bottom - top) / TRIAL_SCALE]
  const fitting = Math.min((RENDERING.width - 2 * MARGIN) / wide, (RENDERING.height - 2 * MARGIN) / high)
  const scale = Math.min(LARGEST_SCALE, fitting * shareOfFrame(Math.max(wide, high)))
  const canvas = new Canvas(camera, scale, [
    RENDERING.width / 2 - ((left + right) / 2 / TRIAL_SCALE) * scale,
    RENDERING.height / 2 - ((top + bottom) / 2 / TRIAL_SCALE) * scale,
  ])
  subject.draw(canvas)
  return { svg: inFrame(canvas, describeRendering(product)), extent: canvas.extent }
}

/** The file of a drawn canvas, with its words for assistive technology. */
export function inFrame(canvas: Canvas, words: string): string {
  const { width, height } = RENDERING
  const { style, definitions, marks } = canvas.markup()
  const name = escapeMarkup(words)
  return shorterPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" ` +
      `height="${height}" role="img" aria-label="${name}"><title>${name}</title>` +
      `${style && `<style>${style}</style>`}<defs>${definitions}</defs>${marks}</svg>`,
  )
}

/** "17.5 in wide, 34.5 in high, 28.75 in deep" */
export const sizeInWords = ({ box: { w, h, d } }: Figure): string =>
  altTexts.size(inchesInWords(w), inchesInWords(h), inchesInWords(d))

/** "Rendering of Steady 96 Gas Furnace, 17.5 in wide, 34.5 in high, 28.75 in deep." */
export function describeRendering({ drawing, dimensions, name }: RenderedProduct): string {
  const figure = figureFromSpec(drawing, dimensions)
  if (name && !figure.parts) {
    const size = figure.isMeasured ? sizeInWords(figure) : altTexts.sizeNotStated
    return altTexts.renderingOf(name, size)
  }
  return describeFigure(figure, { depth: true, as: 'rendering' }).replace(altTexts.seenFromBelow, '')
}

function subjectOf({ drawing, dimensions, kind, name }: RenderedProduct): Subject {
  const figure = figureFromSpec(drawing, dimensions)
  if (figure.parts) return systemOf(figure, figure.parts)
  const unit = unitOf(figure.box, figure.options, { kind, name })
  return {
    extent: { from: [0, 0, -unit.d], to: [unit.w, unit.h, 0] },
    standpoint: standpointOf(figure.type),
    draw: (canvas) => modelOf(figure.type, { kind, name })(canvas, unit),
  }
}

/** How much wider columns stand apart than on a drawing, in parts of their depth: their sides show, too. */
const APART = 0.4

/** Units of a system stand where the drawing puts them, all to one scale. */
function systemOf({ box: { w, h, d } }: Figure, placed: readonly PlacedPart[]): Subject {
  const shifts = shiftsOf(placed)
  const units = placed.map((part): { place: Point3; one: Figure; unit: RenderedUnit } => {
    const { one, x, y } = part
    const height = one.type === 'pad' ? one.box.h : one.span().h
    return {
      place: [x + (shifts.get(part) ?? 0), h - y - height, depthOf(one, placed)],
      one,
      unit: unitOf(one.box, one.options, { alone: false }),
    }
  })
  const furthest = Math.max(0, ...shifts.values())
  return {
    extent: { from: [0, 0, -d], to: [w + furthest, h, 0] },
    standpoint: 'above',
    draw: (canvas) => {
      for (const { place, one, unit } of units.toSorted(
        (a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1],
      ))
        canvas.from(place, () => modelOf(one.type)(canvas, unit))
    },
  }
}

/** Parts above each other are one column and move together. */
function shiftsOf(placed: readonly PlacedPart[]): Map<PlacedPart, number> {
  const shifts = new Map<PlacedPart, number>()
  let [shift, right, deepest] = [0, Number.POSITIVE_INFINITY, 0]
  for (const part of placed.toSorted((a, b) => a.x - b.x)) {
    const { one, x } = part
    if (x >= right) {
      shift += deepest * APART
      ;[right, deepest] = [0, 0]
    }
    right = Math.max(right === Number.POSITIVE_INFINITY ? 0 : right, x + one.span().w)
    deepest = Math.max(deepest, one.box.d)
    shifts.set(part, shift)
  }
  return shifts
}

/** A unit stands on the middle of the pad below it; all others stand in one row. */
function depthOf(one: Figure, placed: readonly PlacedPart[]): number {
  const base = placed.find((part) => part.one.type === 'pad')?.one
  return base && base !== one ? -(base.box.d - one.box.d) / 2 : 0
}
