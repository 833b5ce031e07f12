import { arrow, fins, louvres, plate, rows } from '../engine/fittings.ts'
import { kind, type Unit } from '../engine/kind.ts'
import { screws, wallCut } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'
import { cabinetSide } from '../engine/plain-sides.ts'
import { bezier, hose } from '../engine/tubes.ts'

/** With the hose to its window plate. */
function portableFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const H = h - 1.9
  if (unit.pipes !== false) {
    // corrugated exhaust hose to the window
    const fy = h * 0.46 - 19
    hose(pen, bezier([w - 3, h * 0.46], [w + 7, h * 0.46], [w + 2, fy], [w + 12, fy]), 25, 5.2, 0.95)
    pen.rect('detail-face', w + 12, fy - 3.4, 0.9, 6.8)
    pen.rect('hairline-face', w + 12.9, fy - 9, 0.8, 18)
    pen.rect('detail-face', w + 13.7, fy - 9, 1.1, 18)
  }
  for (const x of [0.1, 0.78]) {
    pen.circle('detail-face', w * x + 1, h - 1, 1)
    pen.circle('solid', w * x + 1, h - 1, 0.35)
    pen.rect('detail-shade', w * x, H - 0.2, 2, 1)
  }
  pen.rect('outline-face', 0, 0, w, H, 2)
  pen.horizontal('hairline', 2.4, 0.3, w - 0.3)
  pen.rect('detail-deep', 1.8, 3.2, w - 3.6, 5, 1)
  for (let i = 0; i < 3; i++) pen.rect('detail-face', 2.3, 3.7 + i * 1.5, w - 4.6, 0.95, 0.3)
  pen.rect('hairline', 1.8, 9.4, w - 3.6, H - 11.4, 0.9)
  plate(pen, w / 2, 11.2, 5.4, 1.2, unit.brand)
  louvres(pen, 3.2, H * 0.66, w - 6.4, H * 0.24, 0.9, { round: true, min: 4 })
  pen.rect('hairline', w * 0.3, 0.7, w * 0.4, 1, 0.4)
  pen.horizontal('cold', 1.2, w * 0.38, w * 0.5)
  pen.circle('hairline', w * 0.6, 1.2, 0.25)
  pen.rect('shade', w - 0.8, 2.4, 0.8 - 0.9 / pen.scale, H - 4.9)
}

export const portable = kind({
  name: 'portable air conditioner',
  size: { w: 17, h: 29, d: 16 },
  options: {},
  hangs: false,
  views: { front: portableFront, side: cabinetSide },
})

function ptacFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  pen.rect('detail-face', -0.8, -0.6, w + 1.6, h + 0.6)
  pen.rect('detail-shade', 1, h, w - 2, 1.2)
  pen.path('detail', ['M', w - 3, h + 0.5], ['C', w + 1.5, h + 2.4, w + 1.5, h - 3, w + 4.2, h - 3])
  pen.rect('detail-face', w + 3.4, h - 4.4, 1.8, 2.8, 0.3)
  pen.rect('outline-face', 0, 0, w, h, 0.7)
  pen.rect('shade', w - 0.6, 0.8, 0.6 - 0.9 / pen.scale, h - 1.6)
  pen.horizontal('hairline', 0.7, 0.5, w - 0.5)
  // discharge, controls, intake
  const gw = w * 0.7
  pen.rect('detail-deep', 1.4, 1.4, gw, 3.6, 0.25)
  for (const t of rows(pen, 1.4, 3.6, 0.8, 3).at) pen.horizontal('detail', t, 1.4, 1.4 + gw)
  fins(pen, 'detail', 1.4, 1.4, gw, 3.6, 2.2, 9)
  pen.rect('detail', 1.4, 1.4, gw, 3.6, 0.25)
  const cx = gw + 2.4
  const cw = w - gw - 3.8
  pen.rect('detail-face', cx, 1.4, cw, 3.6, 0.3)
  pen.rect('hairline-face', cx + 0.7, 2, cw * 0.4, 2.3, 0.2)
  if (pen.scale >= 6)
    pen.text('72', cx + 0.7 + cw * 0.2, 3.72, pen.scale * 1.35, { tone: 'cold', anchor: 'middle' })
  else pen.horizontal('cold', 3.2, cx + 1.2, cx + cw * 0.34)
  for (const k of [0.6, 0.74, 0.88]) pen.circle('hairline', cx + cw * k, 3.2, 0.42)
  pen.horizontal('detail', 6, 0.05, w - 0.05)
  plate(pen, w - 6, 7.3, 5.4, 1.1, unit.brand)
  const n = 3
  const g = 0.7
  const pw = (w - 3 - g * (n - 1)) / n
  for (let i = 0; i < n; i++)
    louvres(pen, 1.5 + i * (pw + g), 8.7, pw, h - 10.2, 0.95, { round: true, min: 4 })
}

/** In its wall sleeve: the room left, outdoors right. */
function ptacSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  const a = d * 0.3
  const b = d * 0.74
  wallCut(pen, a + 0.4, -7, b - a, 6.4)
  wallCut(pen, a + 0.4, h + 0.6, b - a, 7)
  pen.rect('detail-face', a - 0.6, -0.7, d - a + 0.6, h + 1.4)
  pen.path('detail', ['M', d, h + 0.7], ['L', d + 1, h + 1.6])
  pen.path(
    'outline-face',
    ['M', a, 0],
    ['L', 2.6, 0],
    ['Q', 0.2, 0.4, 0, 3],
    ['L', 0, h - 0.6],
    ['Q', 0, h, 0.6, h],
    ['L', a, h],
    'z',
  )
  pen.path('deep', ['M', 1, 1.5], ['L', 3.6, 0.5], ['L', 4.4, 1.4], ['L', 1.6, 2.6], 'z')
  pen.rect('hidden-cold', a + 0.8, 2.4, 1.6, h - 4.6)
  pen.circle('hidden-edge', a + 4.4, h * 0.5, 2.1)
  pen.rect('detail-shade', d - 1.2, 0.2, 1.2, h - 0.4)
  for (const t of rows(pen, 0.2, h - 0.4, 0.8, 3).at) pen.horizontal('hairline', t, d - 1.2, d)
  pen.rect('hidden-warm', d - 3.6, 2, 1.6, h - 4)
  pen.vertical('hidden-edge', (a + d) / 2 + 0.6, 0.2, h - 0.2)
  arrow(pen, 'cold', 0.6, 0.6, -3, -2.4, 5)
  arrow(pen, 'warm', -4, h * 0.7, -0.7, h * 0.7, 5)
  for (const k of [0.35, 0.65]) arrow(pen, 'warm', d + 0.8, h * k, d + 4.6, h * k, 5)
}

export const ptac = kind({
  name: 'packaged terminal air conditioner',
  size: { w: 42, h: 16, d: 21.5 },
  options: {},
  hangs: true,
  views: { front: ptacFront, side: ptacSide },
})

/** In a double-hung window, seen from the room. */
function windowUnitFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const e = w * 0.3
  const bare = unit.pipes === false && unit.label === false // group: the unit alone
  // sash above, sill below, stiles
  if (!bare) {
    pen.rect('hatch', -e - 2.2, -6.4, w + 2 * e + 4.4, 6.4)
    pen.rect('hatch', -e - 0.6, -6.4, w + 2 * e + 1.2, 4.4)
    pen.rect('detail-face', -e - 2.2, -1.7, w + 2 * e + 4.4, 1.7)
    pen.horizontal('hairline', -0.9, -e - 2.2, w + e + 2.2)
    pen.rect('detail-face', -e - 3.2, h, w + 2 * e + 6.4, 1.5, 0.2)
    for (const x of [-e - 2.2, w + e + 0.6]) pen.rect('detail-face', x, 0, 1.6, h)
    for (const x of [-e - 0.6, w]) {
      pen.rect('detail-shade', x, 0.2, e + 0.6, h - 0.2)
      fins(pen, 'hairline', x, 0.2, e + 0.6, h - 0.2, 0.75, 3)
      pen.rect('detail', x, 0.2, e + 0.6, h - 0.2)
    }
  }
  pen.rect('outline-face', 0, 0, w, h, 0.8)
  pen.rect('shade', w - 0.5, 0.8, 0.5 - 0.9 / pen.scale, h - 1.6)
  const iw = w * 0.7
  const ty = h * 0.3
  pen.rect('detail-deep', 1.2, 1.1, iw - 1.2, ty - 1.4, 0.25)
  for (const t of rows(pen, 1.1, ty - 1.4, 0.8, 3).at) pen.horizontal('detail', t, 1.2, iw)
  fins(pen, 'detail', 1.2, 1.1, iw - 1.2, ty - 1.4, 1.9, 8)
  pen.rect('detail', 1.2, 1.1, iw - 1.2, ty - 1.4, 0.25)
  pen.rect('hairline', 1, ty + 0.5, iw - 0.8, h - ty - 1.4, 0.4)
  louvres(pen, 1.5, ty + 1.1, iw - 1.8, h - ty - 2.6, 0.8, { round: true, min: 4 })
  pen.vertical('detail', iw + 0.9, 0.05, h - 0.05)
  const cx = (iw + 0.9 + w) / 2
  const cw = w - iw - 2.6
  plate(pen, cx, 2, cw * 0.96, 0.95, unit.brand)
  pen.rect('detail-face', cx - cw / 2, 3.4, cw, 2.2, 0.2)
  if (pen.scale >= 6) pen.text('72', cx, 5, pen.scale * 1.35, { tone: 'cold', anchor: 'middle' })
  else pen.horizontal('cold', 4.5, cx - cw * 0.3, cx + cw * 0.3)
  for (const y of [0.52, 0.66, 0.8])
    for (const m of [-1, 1])
      pen.rect('hairline-face', cx + (m < 0 ? -cw * 0.46 : cw * 0.06), h * y, cw * 0.4, h * 0.07, 0.2)
}

/** On its sill: the room left, outdoors right. */
function windowUnitSide(pen: Pen, unit: Unit): void {
  const { d, h } = unit
  const f = d * 0.22 // room left, outdoors right
  pen.rect('detail-face', f + 0.4, -8, 1.6, 7.6)
  pen.rect('detail-face', f + 2.2, -12, 1.4, 10)
  wallCut(pen, f + 0.2, h + 1.4, 4.6, 9)
  pen.rect('detail-face', f - 1.2, h + 0.1, 7.4, 1.3, 0.2)
  pen.path(
    'detail',
    ['M', d - 1.6, h + 0.3],
    ['L', d - 3.8, h + 0.3],
    ['L', f + 4.8, h + 7],
    ['L', f + 4.8, h + 8],
  )
  pen.path(
    'outline-face',
    ['M', f, -0.1],
    ['L', 1.6, 0],
    ['Q', 0.1, 0.2, 0, 1.6],
    ['L', 0, h - 1],
    ['Q', 0, h, 1, h],
    ['L', f, h],
    'z',
  )
  pen.path('outline-face', ['M', f, -0.1], ['L', d, 0.3], ['L', d, h + 0.3], ['L', f, h], 'z')
  pen.vertical('hairline', f * 0.6, 0, h)
  for (const y of [0.2, 0.54]) {
    const n = 6
    for (let i = 0; i < n; i++)
      pen.rect('detail-deep', d * 0.5, h * y + i * h * 0.045, d * 0.34, Math.max(0.28, 1.4 / pen.scale), 0.14)
  }
  pen.rect('detail-shade', d - 1, 1, 1, h - 1.6)
  for (const t of rows(pen, 1, h - 1.6, 0.8, 3).at) pen.horizontal('hairline', t, d - 1, d)
  screws(pen, 0.22, [f + 1, 1.2], [f + 1, h - 1.2], [d - 2, 1.4], [d - 2, h - 1])
  arrow(pen, 'cold', -0.6, h * 0.2, -4, h * 0.1, 5)
  arrow(pen, 'warm', -4, h * 0.7, -0.6, h * 0.7, 5)
  for (const k of [0.35, 0.65]) arrow(pen, 'warm', d + 0.8, h * k, d + 4.4, h * k, 5)
}

export const windowUnit = kind({
  name: 'window air conditioner',
  size: { w: 19.2, h: 14, d: 19 },
  options: {},
  hangs: true,
  views: { front: windowUnitFront, side: windowUnitSide },
})
