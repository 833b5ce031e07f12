import { escapeMarkup } from '#lib/text/markup.ts'
import { type Pen, round } from './pen.ts'
import { DRAWING_CLASS, THIN_CLASS } from './tones.ts'

/** A finished drawing: the markup and its natural size in CSS pixels. */
export interface Svg {
  svg: string
  width: number
  height: number
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export interface PictureStyle {
  /** more classes on the svg element */
  className?: string
  /** the words stand beside it already: hidden from assistive technology */
  decorative?: boolean
  /** keeps full line weights below the scale where they are thinned */
  full?: boolean
}

/** Pixels per inch under which outlines of 1.5 px would run together. */
const THIN_BELOW = 3.2

/** The frame around everything drawn, with margins in pixels. */
export function frameAround(
  pen: Pen,
  margin: { left: number; top: number; right: number; bottom: number },
): Frame {
  const { left, top, right, bottom } = pen.ink
  return {
    x: Math.floor(left) - margin.left,
    y: Math.floor(top) - margin.top,
    width: Math.ceil(right - left) + margin.left + margin.right,
    height: Math.ceil(bottom - top) + margin.top + margin.bottom,
  }
}

/** Wraps what the pen drew. `description` is the alternative text. */
export function picture(pen: Pen, frame: Frame, description: string, style: PictureStyle = {}): Svg {
  const thin = pen.scale < THIN_BELOW && !style.full
  const classes = [
    DRAWING_CLASS,
    ...(thin ? [THIN_CLASS] : []),
    ...(style.className ? [style.className] : []),
  ].join(' ')
  const box = [frame.x, frame.y, frame.width, frame.height].map(round).join(' ')
  const size = `viewBox="${box}" width="${round(frame.width)}" height="${round(frame.height)}"`
  const body = pen.markup()
  const svg = style.decorative
    ? `<svg class="${escapeMarkup(classes)}" ${size} aria-hidden="true">${body}</svg>`
    : `<svg class="${escapeMarkup(classes)}" ${size} role="img" aria-label="${escapeMarkup(description)}">` +
      `<title>${escapeMarkup(description)}</title>${body}</svg>`
  return { svg, width: frame.width, height: frame.height }
}
