import { escapeMarkup } from '#lib/text/markup.ts'
import type { Camera } from './camera.ts'
import { type MaterialName, type Tone, toneOf } from './materials.ts'
import { add, hull, type Point3 } from './space.ts'

export type Paper = readonly [x: number, y: number]

/** Tenths of a pixel. */
const round = (value: number): string => String(Math.round(value * 10) / 10)

const pair = ([x, y]: Paper): string => `${round(x)} ${round(y)}`

const closed = (points: readonly Paper[]): string => {
  const [first, ...rest] = points
  return first ? `M${pair(first)}${rest.map((each) => `L${pair(each)}`).join('')}z` : ''
}

/** Cubic curves through points, with the slope of their neighbors. */
function smooth(points: readonly Paper[], loop: boolean): string {
  const at = (i: number): Paper => {
    const count = points.length
    return points[loop ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  }
  const last = loop ? points.length : points.length - 1
  let d = points[0] ? `M${pair(points[0])}` : ''
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const one: Paper = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two: Paper = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${pair(one)} ${pair(two)} ${pair(to)}`
  }
  return loop ? `${d}z` : d
}

/** What an area is painted with: a tone, the name of a gradient, or one of three fixed words. */
export type Fill = Tone | string

export interface Finish {
  opacity?: number
  /** pixels of softness at the edge */
  blur?: number
}

export const BLACK: Tone = { light: '#0b0d0d', dark: '#0b0d0d' }
export const GAP: Tone = { light: '#171b1c', dark: '#101314' }
export const SHADOW: Tone = { light: '#2e2a20', dark: '#000000' }
export const WHITE: Tone = { light: '#ffffff', dark: '#f2f3f1' }

/** Width of a letter in parts of its height; every font is fitted to it. */
const LETTER = 0.58

/** Collects the marks of one picture. All lengths are inches until a mark is written. */
export class Canvas {
  private origin: Point3 = [0, 0, 0]
  readonly extent = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 }
  private readonly marks: string[] = []
  private readonly definitions = new Map<string, string>()
  private readonly darker = new Map<string, string>()

  private readonly camera: Camera
  /** pixels per inch at the middle of the object */
  readonly scale: number
  private readonly shift: Paper
  private readonly measures: boolean

  /** A canvas without `shift` only measures: it writes no marks. */
  constructor(camera: Camera, scale: number, shift?: Paper) {
    this.camera = camera
    this.scale = scale
    this.shift = shift ?? [0, 0]
    this.measures = shift === undefined
  }

  /** Draws a unit whose own corner stands at `place`. */
  from(place: Point3, draw: () => void): void {
    const before = this.origin
    this.origin = add(before, place)
    draw()
    this.origin = before
  }

  toEye(place: Point3): Point3 {
    return this.camera.toEye(add(place, this.origin))
  }

  /** A place on paper, in pixels; counts for the picture's extent. */
  at(place: Point3, counts = true): Paper {
    const [x, y] = this.camera.project(add(place, this.origin))
    const paper: Paper = [x * this.scale + this.shift[0], y * this.scale + this.shift[1]]
    if (counts) this.reach(paper)
    return paper
  }

  private reach([x, y]: Paper): void {
    const { extent } = this
    extent.left = Math.min(extent.left, x)
    extent.right = Math.max(extent.right, x)
    extent.top = Math.min(extent.top, y)
    extent.bottom = Math.max(extent.bottom, y)
  }

  tone(material: MaterialName, normal: Point3, lift = 0, toward?: Point3): Tone {
    return toneOf(material, normal, lift, toward)
  }

  /** An attribute with the color of the light theme; the dark theme's stands in the style sheet. */
  private attribute(name: 'fill' | 'stroke' | 'stop-color', fill: Fill): string {
    if (typeof fill === 'string') return ` ${name}="${fill}"`
    const written = `${name}="${fill.light}"`
    if (fill.light !== fill.dark && !this.darker.has(written))
      this.darker.set(written, `{${name}:${fill.dark}}`)
    return ` ${written}`
  }

  /** A gradient across the area that it fills. */
  fade(from: Tone, to: Tone, direction: 'down' | 'across' | 'diagonal' = 'diagonal'): string {
    const ends = { down: ' x2="0" y2="1"', across: '', diagonal: ' x2="1" y2="1"' }[direction]
    return this.define(
      'linearGradient',
      ends,
      [
        [0, from],
        [1, to],
      ],
      'fade',
    )
  }

  /** A gradient between two points of the paper. */
  fadeBetween(from: Paper, to: Paper, stops: readonly (readonly [number, Tone])[]): string {
    const ends =
      ` gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" ` +
      `x2="${round(to[0])}" y2="${round(to[1])}"`
    return this.define('linearGradient', ends, stops, 'axis')
  }

  /** A gradient from the middle of the area to its edge. */
  glow(middle: Tone, edge: Tone): string {
    return this.define(
      'radialGradient',
      ' cx=".42" cy=".36" r=".66"',
      [
        [0, middle],
        [1, edge],
      ],
      'glow',
    )
  }

  /** The shade below an edge: dark above, nothing below. */
  fadeOut(): string {
    return this.defineOnce(
      'fadeOut',
      (id) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".4"/>` +
        '<stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>',
    )
  }

  private define(
    tag: string,
    ends: string,
    stops: readonly (readonly [number, Tone])[],
    kind: string,
  ): string {
    const inner = stops
      .map(([offset, tone]) => `<stop offset="${round(offset)}"${this.attribute('stop-color', tone)}/>`)
      .join('')
    return this.defineOnce(kind + ends + inner, (id) => `<${tag} id="${id}"${ends}>${inner}</${tag}>`)
  }

  private defineOnce(key: string, write: (id: string) => string): string {
    const known = this.definitions.get(key)
    if (known) return `url(#${/id="([^"]+)"/.exec(known)?.[1]})`
    const id = `r${this.definitions.size}`
    this.definitions.set(key, write(id))
    return `url(#${id})`
  }

  private softness(pixels: number): string {
    const blur = round(pixels)
    return this.defineOnce(
      `blur${blur}`,
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%">` +
        `<feGaussianBlur stdDeviation="${blur}"/></filter>`,
    )
  }

  private finish({ opacity, blur }: Finish): string {
    return (
      (opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`) +
      (blur ? ` filter="${this.softness(blur)}"` : '')
    )
  }

  /** An area whose outline is written as path data. */
  area(d: string, fill: Fill, finish: Finish = {}): void {
    if (d && !this.measures)
      this.marks.push(`<path d="${d}"${this.attribute('fill', fill)}${this.finish(finish)}/>`)
  }

  /** Lines of `width` inches along path data. */
  stroke(d: string, tone: Fill, width: number, finish: Finish & { round?: boolean } = {}): void {
    const pixels = Math.max(0.4, width * this.scale)
    const ends = finish.round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
    if (d && !this.measures)
      this.marks.push(
        `<path d="${d}" fill="none"${this.attribute('stroke', tone)} stroke-width="${round(pixels)}"${ends}` +
          `${this.finish(finish)}/>`,
      )
  }

  /** Path data of a polygon. */
  outline(places: readonly Point3[], counts = true): string {
    return closed(places.map((place) => this.at(place, counts)))
  }

  polygon(places: readonly Point3[], fill: Fill, finish: Finish = {}): void {
    this.area(this.outline(places, !finish.blur), fill, finish)
  }

  /** The area that several places span together. */
  hull(places: readonly Point3[], fill: Fill, finish: Finish = {}): void {
    this.area(closed(hull(places.map((place) => this.at(place, !finish.blur)))), fill, finish)
  }

  /** A smooth line through places; `loop` joins its ends. */
  through(places: readonly Point3[], loop = false): string {
    return smooth(
      places.map((place) => this.at(place)),
      loop,
    )
  }

  /** Words along a face, of `size` inches; the matrix leads from the face to the paper. */
  words(text: string, size: number, matrix: readonly number[], tone: Tone): void {
    const numbers = matrix.map((value, i) => (i < 4 ? String(Math.round(value * 1e3) / 1e3) : round(value)))
    this.marks.push(
      `<text transform="matrix(${numbers.join(' ')})" font-size="${round(size * this.scale)}" ` +
        `textLength="${round(text.length * size * LETTER * this.scale)}" lengthAdjust="spacingAndGlyphs" ` +
        'font-family="Archivo Narrow,Arial Narrow,sans-serif" font-weight="600" text-anchor="middle"' +
        `${this.attribute('fill', tone)}>${escapeMarkup(text)}</text>`,
    )
  }

  /** What the picture consists of. */
  markup(): { style: string; definitions: string; marks: string } {
    const rules = [...this.darker].map(([written, rule]) => `[${written}]${rule}`).join('')
    return {
      style: rules && `@media (prefers-color-scheme:dark){${rules}}`,
      definitions: [...this.definitions.values()].join(''),
      marks: this.marks.join(''),
    }
  }
}
