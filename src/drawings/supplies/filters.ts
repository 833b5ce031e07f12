import { arrow, grip, plate, rows } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import { type Pen, round, type Segment } from '../engine/pen.ts'
import { cabinetSide } from '../engine/plain-sides.ts'

/** In the return duct, air from left to right. */
function filterCabinetFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  pen.rect('hairline-face', -2.4, 0.8, 2.4, h - 1.6)
  pen.rect('hairline-face', w, 0.8, 2.4, h - 1.6)
  pen.rect('outline-face', 0, 0, w, h)
  pen.rect('detail-deep', 1, 1.4, w - 2, h - 2.8, 0.2)
  const { at } = rows(pen, 1.6, h - 3.2, 0.62, 3)
  for (const t of at) pen.path('hairline', ['M', 1.2, t - 0.3], ['L', w - 1.2, t], ['L', 1.2, t + 0.3])
  pen.rect('detail', 1, 1.4, w - 2, h - 2.8, 0.2)
  pen.rect('detail-face', w * 0.2, h * 0.36, w * 0.6, h * 0.28, 0.3)
  plate(pen, w / 2, h * 0.43, w * 0.48, 1, unit.brand)
  grip(pen, w * 0.3, h * 0.54, w * 0.4, 0.8)
  for (const y of [0.4, h - 1]) pen.rect('detail-face', w / 2 - 1.2, y, 2.4, 0.6, 0.2)
  arrow(pen, 'cold', -7.4, h / 2, -3.2, h / 2, 5)
  arrow(pen, 'cold', w + 3.2, h / 2, w + 7.4, h / 2, 5)
}

export const filterCabinet = kind({
  name: 'media filter cabinet',
  size: { w: 7, h: 25, d: 22 },
  options: {},
  hangs: false,
  views: { front: filterCabinetFront, side: cabinetSide },
})

/** Pleats of a flat filter, each with the shadow of its fold where there is room. */
function pleats(pen: Pen, x: number, y: number, w: number, h: number, pitch: number): void {
  const folds = rows(pen, y, h, pitch, 4)
  for (const t of folds.at) pen.horizontal('hairline', t, x, x + w)
  if (folds.px >= 7) for (const t of folds.at) pen.horizontal('hatch', t + folds.pitch * 0.42, x, x + w)
}

const pleatedFilterOptions = { size: 'string' } as const satisfies OptionShape

/** Face with its card straps. */
function pleatedFilterFront(pen: Pen, unit: Unit<typeof pleatedFilterOptions>): void {
  const { w, h } = unit
  const f = Math.min(1.1, w * 0.055)
  pen.rect('outline-face', 0, 0, w, h)
  pen.rect('shade', f, f, w - 2 * f, h - 2 * f)
  pleats(pen, f, f, w - 2 * f, h - 2 * f, 0.7)
  // die-cut card straps
  const b = f * 0.8
  const X = w - 2 * f
  const Y = h - 2 * f
  for (const k of [1 / 3, 2 / 3]) pen.rect('detail-face', f, f + Y * k - b / 2, X, b)
  for (const m of [1, -1]) {
    const a = [m > 0 ? f : w - f, f] as const
    const e = [m > 0 ? w - f : f, h - f] as const
    const l = Math.hypot(X, Y)
    const nx = (((Y / l) * b) / 2) * m
    const ny = ((X / l) * b) / 2
    pen.path(
      'detail-face',
      ['M', a[0] + nx, a[1]],
      ['L', e[0], e[1] - ny * 2],
      ['L', e[0] - nx, e[1]],
      ['L', a[0], a[1] + ny * 2],
      'z',
    )
  }
  pen.rect('detail', f, f, X, Y)
  pen.rect('outline', 0, 0, w, h)
  pen.rect('detail-face', w * 0.34, h * 0.44, w * 0.32, h * 0.12, 0.2)
  arrow(pen, 'detail', w * 0.4, h * 0.5, w * 0.6, h * 0.5, 6)
  if (pen.scale * f >= 7)
    pen.text(
      unit.size || `${Math.round(w)} × ${Math.round(h)} × ${Math.round(unit.d)}`,
      w * 0.06,
      h - f * 0.22,
      Math.min(11, pen.scale * f * 0.8),
      { tone: 'plate' },
    )
}

/** Pleats on edge. */
function pleatedFilterSide(pen: Pen, unit: Unit<typeof pleatedFilterOptions>): void {
  const { d, h } = unit
  pen.rect('outline-face', 0, 0, d, h)
  const f = Math.min(1.1, h * 0.05)
  const q = rows(pen, f, h - 2 * f, 0.7, 4)
  const z: Segment[] = [['M', 0.12, f]]
  for (const t of q.at) z.push(['L', d - 0.12, t], ['L', 0.12, t + q.pitch / 2])
  pen.path('hairline', ...z)
  pen.horizontal('detail', f, 0, d)
  pen.horizontal('detail', h - f, 0, d)
  arrow(pen, 'cold', -4.4, h / 2, -0.8, h / 2, 5)
  arrow(pen, 'cold', d + 0.8, h / 2, d + 4.4, h / 2, 5)
}

export const pleatedFilter = kind({
  name: 'pleated filter',
  size: { w: 16, h: 25, d: 1 },
  options: pleatedFilterOptions,
  hangs: true,
  views: { front: pleatedFilterFront, side: pleatedFilterSide },
})

/** Face of the deep filter. */
function mediaFilterFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const f = 1.2
  pen.rect('outline-face', 0, 0, w, h, 0.2)
  pen.rect('detail-deep', f, f, w - 2 * f, h - 2 * f)
  const q = rows(pen, f, h - 2 * f, 1.05, 5)
  for (const t of q.at) {
    pen.add(
      'shade',
      `M${round(pen.pxX(f))} ` +
        `${round(pen.pxY(t))}h${round((w - 2 * f) * pen.scale)}` +
        `v${round(q.px * 0.56)}h${round(-(w - 2 * f) * pen.scale)}z`,
    )
    pen.horizontal('hairline', t, f, w - f)
  }
  for (let i = 1; i < 4; i++) pen.rect('detail-face', f + ((w - 2 * f) * i) / 4 - 0.25, f, 0.5, h - 2 * f)
  pen.rect('detail', f, f, w - 2 * f, h - 2 * f)
  pen.rect('hairline', 0.45, 0.45, w - 0.9, h - 0.9, 0.1)
  plate(pen, w / 2, h * 0.5, w * 0.4, 1.5, unit.brand)
  arrow(pen, 'detail', w * 0.42, h - 0.6, w * 0.58, h - 0.6, 4)
}

/** Deep pleats on edge. */
function mediaFilterSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  pen.rect('outline-face', 0, 0, d, h, 0.2)
  const q = rows(pen, 1.2, h - 2.4, 1.05, 4)
  const z: Segment[] = [['M', 0.3, 1.2]]
  for (const t of q.at) z.push(['L', d - 0.3, t], ['L', 0.3, t + q.pitch / 2])
  pen.path('hairline', ...z)
  pen.rect('detail-face', 0, 0, d, 1.2)
  pen.rect('detail-face', 0, h - 1.2, d, 1.2)
  arrow(pen, 'cold', -4.4, h / 2, -0.8, h / 2, 5)
  arrow(pen, 'cold', d + 0.8, h / 2, d + 4.4, h / 2, 5)
}

export const mediaFilter = kind({
  name: 'media filter',
  size: { w: 16, h: 25, d: 5 },
  options: {},
  hangs: true,
  views: { front: mediaFilterFront, side: mediaFilterSide },
})
