import type { Canvas, Fill, Finish } from './canvas.ts'
import type { MaterialName, Tone } from './materials.ts'
import { add, cross, dot, type Point3 } from './space.ts'

export type Rect = readonly [x: number, y: number, w: number, h: number]

export interface FaceShape {
  origin: Point3
  right: Point3
  down: Point3
  w: number
  h: number
  material: MaterialName
}

/** A handle of 0.552 makes four cubic curves a circle. */
const ROUND = 0.552

/**
 * One flat side of a thing: (0, 0) is its upper left corner, x runs to the right and y down, in inches.
 * Everything drawn on it lies in perspective.
 */
export class PlainFace {
  readonly canvas: Canvas
  readonly normal: Point3
  readonly w: number
  readonly h: number
  /** what the side is made of; marks without a material of their own take it */
  readonly material: MaterialName
  private readonly origin: Point3
  private readonly right: Point3
  private readonly down: Point3

  constructor(canvas: Canvas, { origin, right, down, w, h, material }: FaceShape) {
    this.canvas = canvas
    this.origin = origin
    this.right = right
    this.down = down
    this.normal = cross(down, right)
    this.w = w
    this.h = h
    this.material = material
  }

  place(x: number, y: number, out = 0): Point3 {
    return add(add(add(this.origin, this.right, x), this.down, y), this.normal, out)
  }

  get isSeen(): boolean {
    return dot(this.normal, this.canvas.toEye(this.place(this.w / 2, this.h / 2))) > 0.01
  }

  /** How many pixels an inch of the face takes, to leave out what would be too fine. */
  get scale(): number {
    return this.canvas.scale
  }

  tone(lift = 0, material: MaterialName = this.material): Tone {
    return this.canvas.tone(material, this.normal, lift)
  }

  /** The tone of a surface that runs from lit to less lit. */
  sheen(
    lift = 0,
    material: MaterialName = this.material,
    direction: 'down' | 'across' | 'diagonal' = 'diagonal',
  ): string {
    return this.canvas.fade(this.tone(lift + 0.1, material), this.tone(lift - 0.08, material), direction)
  }

  private paper(x: number, y: number): string {
    const [px, py] = this.canvas.at(this.place(x, y))
    return `${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`
  }

  private rectPath([x, y, w, h]: Rect, r = 0): string {
    if (w <= 0 || h <= 0) return ''
    const p = (dx: number, dy: number): string => this.paper(x + dx, y + dy)
    if (r * this.scale < 0.8) return `M${p(0, 0)}L${p(w, 0)}L${p(w, h)}L${p(0, h)}z`
    const q = Math.min(r, w / 2, h / 2)
    const k = q * (1 - ROUND)
    return (
      `M${p(q, 0)}L${p(w - q, 0)}C${p(w - k, 0)} ${p(w, k)} ${p(w, q)}` +
      `L${p(w, h - q)}C${p(w, h - k)} ${p(w - k, h)} ${p(w - q, h)}` +
      `L${p(q, h)}C${p(k, h)} ${p(0, h - k)} ${p(0, h - q)}` +
      `L${p(0, q)}C${p(0, k)} ${p(k, 0)} ${p(q, 0)}z`
    )
  }

  private circlePath(cx: number, cy: number, r: number): string {
    const k = r * ROUND
    const p = (dx: number, dy: number): string => this.paper(cx + dx, cy + dy)
    return (
      `M${p(r, 0)}C${p(r, k)} ${p(k, r)} ${p(0, r)}C${p(-k, r)} ${p(-r, k)} ${p(-r, 0)}` +
      `C${p(-r, -k)} ${p(-k, -r)} ${p(0, -r)}C${p(k, -r)} ${p(r, -k)} ${p(r, 0)}z`
    )
  }

  rect(x: number, y: number, w: number, h: number, fill: Fill, finish: Finish & { r?: number } = {}): this {
    this.canvas.area(this.rectPath([x, y, w, h], finish.r), fill, finish)
    return this
  }

  /** Many equal areas as one mark. */
  rects(list: readonly Rect[], fill: Fill, finish: Finish & { r?: number } = {}): this {
    this.canvas.area(list.map((rect) => this.rectPath(rect, finish.r)).join(''), fill, finish)
    return this
  }

  polygon(points: readonly (readonly [number, number])[], fill: Fill, finish: Finish = {}): this {
    this.canvas.polygon(
      points.map(([x, y]) => this.place(x, y)),
      fill,
      finish,
    )
    return this
  }

  circle(cx: number, cy: number, r: number, fill: Fill, finish: Finish = {}): this {
    this.canvas.area(this.circlePath(cx, cy, r), fill, finish)
    return this
  }

  circles(list: readonly (readonly [number, number])[], r: number, fill: Fill, finish: Finish = {}): this {
    this.canvas.area(list.map(([x, y]) => this.circlePath(x, y, r)).join(''), fill, finish)
    return this
  }

  rings(
    cx: number,
    cy: number,
    radii: readonly number[],
    tone: Fill,
    width: number,
    finish: Finish = {},
  ): this {
    this.canvas.stroke(radii.map((r) => this.circlePath(cx, cy, r)).join(''), tone, width, finish)
    return this
  }

  frame(
    x: number,
    y: number,
    w: number,
    h: number,
    tone: Fill,
    width: number,
    finish: Finish & { r?: number } = {},
  ): this {
    this.canvas.stroke(this.rectPath([x, y, w, h], finish.r), tone, width, finish)
    return this
  }

  lines(
    list: readonly (readonly [number, number, number, number])[],
    tone: Fill,
    width: number,
    finish: Finish & { round?: boolean } = {},
  ): this {
    const d = list.map(([x1, y1, x2, y2]) => `M${this.paper(x1, y1)}L${this.paper(x2, y2)}`).join('')
    this.canvas.stroke(d, tone, width, finish)
    return this
  }

  /** A smooth area through points. */
  blob(points: readonly (readonly [number, number])[], fill: Fill, finish: Finish = {}): this {
    this.canvas.area(
      this.canvas.through(
        points.map(([x, y]) => this.place(x, y)),
        true,
      ),
      fill,
      finish,
    )
    return this
  }

  /** Words centerd at a point; left out where they would be too small to read. */
  words(cx: number, cy: number, size: number, text: string, tone: Tone): this {
    if (!text || size * this.scale < 4) return this
    const [x, y] = this.canvas.at(this.place(cx, cy))
    const [rx, ry] = this.canvas.at(this.place(cx + 1, cy))
    const [dx, dy] = this.canvas.at(this.place(cx, cy + 1))
    const { scale } = this
    this.canvas.words(
      text,
      size,
      [(rx - x) / scale, (ry - y) / scale, (dx - x) / scale, (dy - y) / scale, x, y],
      tone,
    )
    return this
  }
}
