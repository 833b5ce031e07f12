import { escapeMarkup } from '#lib/text/markup.ts'
import { lineClasses, strokeOnly, type TextTone, type Tone, textClasses } from './tones.ts'

export type Point = readonly [x: number, y: number]

/** One step of a path, in inches. A takes rx, ry, rotation, large, sweep, x, y. */
export type Segment =
  | readonly ['M' | 'L' | 'T', number, number]
  | readonly ['Q' | 'S', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['A', number, number, number, number, number, number, number]
  | 'z'

export interface TextStyle {
  tone?: TextTone
  anchor?: 'middle' | 'end'
  /** degrees about the text's own point */
  turn?: number
}

export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** One decimal, no leading zero: the shortest text for a tenth of a pixel. */
export function round(value: number): string {
  const tenth = Math.round(value * 10) / 10
  return Object.is(tenth, -0) ? '0' : String(tenth).replace(/^(-?)0\./, '$1.')
}

/** Straight edges sit on the half pixel, so that a hairline stays a hairline. */
function snap(px: number): number {
  return Math.floor(px + 1e-6) + 0.5
}

/**
 * Collects SVG marks. Coordinates go in as inches (feet in the house), come out as pixels at `scale` pixels
 * per inch; everything drawn is remembered in `ink`, in pixels, so a picture can be cropped or placed by what
 * it shows.
 */
export class Pen {
  scale: number
  readonly ink: Extent = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 }
  private originX = 0
  private originY = 0
  private readonly marks: (string | { tone: Tone; d: string })[] = []

  constructor(scale: number) {
    this.scale = scale
  }

  /** Runs `draw` with the origin moved by x, y. */
  at(x: number, y: number, draw: () => void): void {
    const before: Point = [this.originX, this.originY]
    this.originX += x * this.scale
    this.originY += y * this.scale
    draw()
    ;[this.originX, this.originY] = before
  }

  /** Runs `draw` at another scale: equipment in inches inside a house in feet. */
  scaled(scale: number, draw: () => void): void {
    const before = this.scale
    this.scale = scale
    draw()
    this.scale = before
  }

  pxX(x: number): number {
    return this.originX + x * this.scale
  }

  pxY(y: number): number {
    return this.originY + y * this.scale
  }

  /** Where a pixel row lies, seen from the present origin. */
  unitsY(px: number): number {
    return (px - this.originY) / this.scale
  }

  /** Makes the picture reach a point, in pixels, without drawing anything. */
  reach(px: number, py: number): void {
    const { ink } = this
    ink.left = Math.min(ink.left, px)
    ink.top = Math.min(ink.top, py)
    ink.right = Math.max(ink.right, px)
    ink.bottom = Math.max(ink.bottom, py)
  }

  /** Markup that no method draws: a link, a mirrored group, a marker. */
  raw(markup: string): void {
    this.marks.push(markup)
  }

  /** Path data already in pixels. */
  add(tone: Tone, d: string): void {
    const last = this.marks.at(-1)
    if (typeof last === 'object' && last.tone === tone && strokeOnly.has(tone)) last.d += d
    else this.marks.push({ tone, d })
  }

  /** Rectangle on half pixels; `radius` rounds its corners. Nothing when it has no area left. */
  rect(tone: Tone, x: number, y: number, w: number, h: number, radius = 0): void {
    const left = snap(this.pxX(x))
    const top = snap(this.pxY(y))
    const right = snap(this.pxX(x + w))
    const bottom = snap(this.pxY(y + h))
    this.reach(left, top)
    this.reach(right, bottom)
    const width = right - left
    const height = bottom - top
    if (width <= 0 || height <= 0) return
    const r = Math.min(radius * this.scale, width / 2, height / 2)
    this.add(
      tone,
      r < 0.6
        ? `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`
        : roundedBox(left, top, width, height, r),
    )
  }

  horizontal(tone: Tone, y: number, x1: number, x2: number): void {
    const at = snap(this.pxY(y))
    const from = this.pxX(x1)
    const to = this.pxX(x2)
    this.reach(from, at)
    this.reach(to, at)
    this.add(tone, `M${round(from)} ${round(at)}h${round(to - from)}`)
  }

  vertical(tone: Tone, x: number, y1: number, y2: number): void {
    const at = snap(this.pxX(x))
    const from = this.pxY(y1)
    const to = this.pxY(y2)
    this.reach(at, from)
    this.reach(at, to)
    this.add(tone, `M${round(at)} ${round(from)}v${round(to - from)}`)
  }

  line(tone: Tone, x1: number, y1: number, x2: number, y2: number): void {
    this.path(tone, ['M', x1, y1], ['L', x2, y2])
  }

  path(tone: Tone, ...segments: readonly Segment[]): void {
    this.add(tone, segments.map((segment) => this.segment(segment)).join(''))
  }

  circle(tone: Tone, x: number, y: number, r: number): void {
    const cx = this.pxX(x)
    const cy = this.pxY(y)
    const px = r * this.scale
    this.reach(cx - px, cy - px)
    this.reach(cx + px, cy + px)
    this.add(
      tone,
      `M${round(cx - px)} ${round(cy)}a${round(px)} ${round(px)} 0 1 0 ${round(2 * px)} 0a${round(px)} ` +
        `${round(px)} 0 1 0 ${round(-2 * px)} 0z`,
    )
  }

  text(text: string, x: number, y: number, px = 12, style: TextStyle = {}): void {
    const at: Point = [this.pxX(x), this.pxY(y)]
    this.reach(...at)
    const anchor = style.anchor ? ` text-anchor="${style.anchor}"` : ''
    const turn = style.turn ? ` transform="rotate(${style.turn} ${round(at[0])} ${round(at[1])})"` : ''
    this.raw(
      `<text class="${textClasses[style.tone ?? 'plain']}" x="${round(at[0])}" y="${round(at[1])}" ` +
        `font-size="${round(px)}"${anchor}${turn}>${escapeMarkup(text)}</text>`,
    )
  }

  /** The drawing so far, as SVG elements. */
  markup(): string {
    return this.marks
      .map((mark) =>
        typeof mark === 'string' ? mark : `<path class="${lineClasses[mark.tone]}" d="${mark.d}"/>`,
      )
      .join('')
  }

  private segment(segment: Segment): string {
    if (segment === 'z') return 'z'
    if (segment[0] === 'A') {
      const [, rx, ry, rotation, large, sweep, x, y] = segment
      return (
        `A${round(rx * this.scale)} ${round(ry * this.scale)} ${rotation} ${large} ${sweep} ` +
        `${this.pair(x, y)}`
      )
    }
    const [letter, x1, y1, x2, y2, x3, y3] = segment
    const pairs = [this.pair(x1, y1)]
    if (x2 !== undefined && y2 !== undefined) pairs.push(this.pair(x2, y2))
    if (x3 !== undefined && y3 !== undefined) pairs.push(this.pair(x3, y3))
    return letter + pairs.join(' ')
  }

  private pair(x: number, y: number): string {
    const at: Point = [this.pxX(x), this.pxY(y)]
    this.reach(...at)
    return `${round(at[0])} ${round(at[1])}`
  }
}

function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`
  return (
    `M${round(x + r)} ` +
    `${round(y)}h${round(w - 2 * r)}${corner(r, r)}v${round(h - 2 * r)}${corner(-r, r)}` +
    `h${round(2 * r - w)}${corner(-r, -r)}v${round(2 * r - h)}${corner(r, -r)}z`
  )
}
