import { GAP, WHITE } from './canvas.ts'
import type { MaterialName } from './materials.ts'
import { PlainFace, type Rect } from './plain-face.ts'

const SPOKES = 12

/** A flat side with the details of equipment: doors, slots, louvers, fans, labels. */
export class Face extends PlainFace {
  /** A raised sheet-metal door: the gap around it, its lit upper edge and its dark lower edge. */
  panel(
    x: number,
    y: number,
    w: number,
    h: number,
    { r = 0.3, lift = 0.02, material = this.material } = {},
  ): this {
    const edge = Math.max(0.12, 0.8 / this.scale)
    return this.rect(x - edge, y - edge, w + 2 * edge, h + 2.4 * edge, GAP, { r: r + edge, opacity: 0.6 })
      .rect(x, y, w, h, this.sheen(lift, material), { r })
      .rect(x + r, y, w - 2 * r, edge, WHITE, { opacity: 0.7 })
      .rect(x, y + r, edge, h - 2 * r, WHITE, { opacity: 0.4 })
      .rect(x + r, y + h - edge, w - 2 * r, edge, GAP, { opacity: 0.22 })
  }

  /** A field pressed into the sheet. */
  recess(x: number, y: number, w: number, h: number, { r = 0.3, lift = -0.05 } = {}): this {
    const edge = Math.max(0.12, 0.8 / this.scale)
    return this.rect(x, y, w, h, this.tone(lift - 0.22), { r })
      .rect(
        x + edge,
        y + edge * 1.4,
        w - 1.6 * edge,
        h - 2 * edge,
        this.canvas.fade(this.tone(lift - 0.06), this.tone(lift + 0.04)),
        { r },
      )
      .rect(x + r, y + h - edge * 0.5, w - 2 * r, edge * 0.8, WHITE, { opacity: 0.5 })
  }

  /** Slots below each other, each with a lit lower lip. */
  slots(x: number, y: number, w: number, count: number, pitch: number, h = pitch * 0.4): this {
    const rows = Array.from({ length: Math.max(0, count) }, (_, i): Rect => [x, y + i * pitch, w, h])
    const lip = Math.max(0.1, 0.7 / this.scale)
    return this.rects(
      rows.map(([rx, ry, rw, rh]) => [rx + lip, ry + rh, rw - 2 * lip, lip]),
      WHITE,
      { opacity: 0.55 },
    ).rects(rows, GAP, { r: h / 2, opacity: 0.85 })
  }

  /** Upright slots beside each other. */
  fins(x: number, y: number, w: number, h: number, pitch: number, { opacity = 0.6, lit = true } = {}): this {
    const step = Math.max(pitch, 2.6 / this.scale)
    const count = Math.max(1, Math.floor(w / step))
    const at = Array.from({ length: count }, (_, i) => x + ((i + 0.5) * w) / count)
    this.rects(
      at.map((each): Rect => [each - step * 0.26, y, step * 0.52, h]),
      GAP,
      { opacity },
    )
    if (lit)
      this.rects(
        at.map((each): Rect => [each + step * 0.26, y, step * 0.16, h]),
        WHITE,
        { opacity: 0.35 },
      )
    return this
  }

  /** Louvres: blades that lie over each other, dark below each. */
  louvres(
    x: number,
    y: number,
    w: number,
    h: number,
    pitch: number,
    material: MaterialName = this.material,
  ): this {
    const step = Math.max(pitch, 4.4 / this.scale)
    const count = Math.max(1, Math.round(h / step))
    const each = h / count
    const rows = Array.from({ length: count }, (_, i) => y + i * each)
    return this.rect(x, y, w, h, GAP)
      .rects(
        rows.map((row): Rect => [x, row + each * 0.3, w, each * 0.7]),
        this.tone(-0.12, material),
      )
      .rects(
        rows.map((row): Rect => [x, row + each * 0.3, w, each * 0.3]),
        this.tone(0.14, material),
      )
  }

  /** A wire mesh before a dark inside. */
  mesh(x: number, y: number, w: number, h: number, pitch: number, lift = 0.1): this {
    const step = Math.max(pitch, 4 / this.scale)
    const columns = Math.max(2, Math.round(w / step))
    const rows = Math.max(2, Math.round(h / step))
    const upright = Array.from(
      { length: columns - 1 },
      (_, i) => [x + ((i + 1) * w) / columns, y, x + ((i + 1) * w) / columns, y + h] as const,
    )
    const level = Array.from(
      { length: rows - 1 },
      (_, i) => [x, y + ((i + 1) * h) / rows, x + w, y + ((i + 1) * h) / rows] as const,
    )
    return this.rect(x, y, w, h, GAP).lines(
      [...upright, ...level],
      this.tone(lift),
      Math.max(0.1, 0.8 / this.scale),
      { opacity: 0.8 },
    )
  }

  /** The brand on its plate. */
  badge(
    cx: number,
    cy: number,
    w: number,
    h: number,
    text: unknown,
    { plate = 'graphite' as MaterialName, ink = WHITE } = {},
  ): this {
    const words = typeof text === 'string' ? text.toUpperCase() : ''
    if (words === '') return this
    return this.rect(cx - w / 2, cy - h / 2 + h * 0.08, w, h, GAP, { r: h * 0.15, opacity: 0.35 })
      .rect(cx - w / 2, cy - h / 2, w, h, this.tone(-0.45, plate), { r: h * 0.15 })
      .words(cx, cy + h * 0.22, Math.min(h * 0.62, (w / words.length) * 1.45), words, ink)
  }

  /** The rating label: a colored head and lines of small print. */
  sticker(x: number, y: number, w: number, h: number, head: MaterialName = 'yellow'): this {
    const lines = Array.from(
      { length: 4 },
      (_, i): Rect => [x + w * 0.08, y + h * (0.34 + i * 0.15), w * (i % 2 ? 0.6 : 0.82), h * 0.055],
    )
    if (w * this.scale < 9)
      return this.rect(x, y, w, h, this.tone(0.05, 'paper')).rect(x, y, w, h * 0.25, this.tone(0, head))
    return this.rect(x, y, w, h, this.tone(0.05, 'paper'), { r: 0.1 })
      .rect(x, y, w, h * 0.2, this.tone(0, head), { r: 0.1 })
      .rects(lines, GAP, { opacity: 0.5 })
  }

  screws(points: readonly (readonly [number, number])[], r = 0.24): this {
    if (r * this.scale < 0.9) return this
    return this.circles(points, r, this.tone(-0.5)).circles(
      points.map(([x, y]) => [x - r * 0.12, y - r * 0.16]),
      r * 0.72,
      this.tone(0.05, 'aluminum'),
    )
  }

  /** A recessed grip. */
  grip(cx: number, y: number, w: number, h = 0.9): this {
    return this.rect(
      cx - w / 2,
      y,
      w,
      h,
      this.canvas.fade({ light: '#0c0e0f', dark: '#0c0e0f' }, { light: '#4b5152', dark: '#4b5152' }, 'down'),
      { r: h / 2 },
    ).rect(cx - w / 2 + h / 2, y + h, w - h, Math.max(0.1, 0.7 / this.scale), WHITE, { opacity: 0.6 })
  }

  /** A brass valve stub that looks out of the face, its copper mouth open. */
  port(cx: number, cy: number, r: number): this {
    return this.circle(cx, cy + r * 0.16, r * 1.75, GAP, { opacity: 0.35 })
      .circle(cx, cy, r * 1.6, this.canvas.glow(this.tone(0.3, 'brass'), this.tone(-0.3, 'brass')))
      .circle(cx, cy, r, this.canvas.glow(this.tone(0.2, 'copper'), this.tone(-0.4, 'copper')))
      .circle(cx, cy, r * 0.55, GAP, { opacity: 0.8 })
  }

  /** A fan behind a round guard of wires. */
  fan(cx: number, cy: number, r: number, { blades = 3, spin = 12, wires = 9, hub = 0.2 } = {}): this {
    const { canvas } = this
    const wire = Math.max(0.14, 0.7 / this.scale)
    this.circle(cx, cy, r * 1.05, this.tone(-0.28)).circle(
      cx + r * 0.012,
      cy + r * 0.02,
      r,
      canvas.glow({ light: '#3c4345', dark: '#353b3d' }, { light: '#0a0c0d', dark: '#080a0a' }),
    )
    for (let i = 0; i < blades; i++) this.blade(cx, cy, r, spin + (i * 360) / blades)
    const count = Math.max(3, Math.min(wires, Math.floor((r * this.scale) / 8)))
    const rings = Array.from({ length: count }, (_, i) => r * (hub + ((1 - hub) * (i + 1)) / count))
    const spokes = Array.from({ length: SPOKES }, (_, i) => {
      const angle = (i / SPOKES) * 2 * Math.PI
      return [
        cx + Math.cos(angle) * r * hub,
        cy + Math.sin(angle) * r * hub,
        cx + Math.cos(angle) * r,
        cy + Math.sin(angle) * r,
      ] as const
    })
    return this.rings(cx, cy, rings, this.tone(0.1, 'aluminum'), wire, { opacity: 0.75 })
      .lines(spokes, this.tone(0.1, 'aluminum'), wire, { opacity: 0.75 })
      .circle(cx, cy, r * hub, canvas.glow(this.tone(0.25), this.tone(-0.25)))
  }

  private blade(cx: number, cy: number, r: number, degrees: number): void {
    const turn = (out: number, angle: number): readonly [number, number] => {
      const radians = ((degrees + angle) * Math.PI) / 180
      return [cx + Math.cos(radians) * r * out, cy + Math.sin(radians) * r * out]
    }
    this.blob(
      [turn(0.16, 10), turn(0.5, -22), turn(0.88, -18), turn(0.94, 22), turn(0.6, 34), turn(0.2, 62)],
      this.canvas.fade(this.tone(-0.1, 'darkSteel'), this.tone(-0.5, 'darkSteel')),
      { opacity: 0.95 },
    )
  }
}
