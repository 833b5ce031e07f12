import { arrow, breakEnd, fins, grip, hatch, pipe, plate, rings } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import type { Pen } from '../engine/pen.ts'
import { cabinetSide } from '../engine/plain-sides.ts'
import { bentLine, bentPipe } from '../engine/tubes.ts'

/** Air from left to right through the filter and the cold coil. */
function dehumidifierFront(pen: Pen, unit: Unit): void {
  const { w, h } = unit
  const H = h - 1.6
  for (const x of [0.08, 0.84]) {
    pen.circle('detail-face', w * x + 1, h - 0.9, 0.9)
    pen.circle('solid', w * x + 1, h - 0.9, 0.3)
  }
  pipe(pen, 'detail-face', -2, H * 0.42, 0, H * 0.42, 8)
  pen.vertical('hairline', -1, H * 0.42 - 4, H * 0.42 + 4)
  pipe(pen, 'detail-face', w + 2, H * 0.42, w, H * 0.42, 6.4)
  pen.vertical('hairline', w + 1, H * 0.42 - 3.2, H * 0.42 + 3.2)
  arrow(pen, 'cold', -6.4, H * 0.42, -2.8, H * 0.42, 5)
  arrow(pen, 'warm', w + 2.8, H * 0.42, w + 6.4, H * 0.42, 5)
  pen.rect('outline-face', 0, 0, w, H, 0.5)
  pen.rect('hairline', 0.7, 0.7, w - 1.4, H - 1.4, 0.3)
  pen.vertical('detail', w * 0.3, 0.7, H - 0.7)
  fins(pen, 'hairline', 1.6, 2.6, w * 0.3 - 3.2, H - 5.2, 0.45, 3)
  pen.rect('detail', 1.6, 2.6, w * 0.3 - 3.2, H - 5.2)
  for (const t of [0.3, 0.5, 0.7]) pen.horizontal('cold', H * t, 1.6, w * 0.3 - 1.6)
  plate(pen, w * 0.62, H * 0.2, 6, 1.4, unit.brand)
  pen.rect('detail-face', w * 0.5, H * 0.4, w * 0.26, H * 0.2, 0.3)
  if (pen.scale >= 5)
    pen.text('48%', w * 0.63, H * 0.545, pen.scale * 1.7, { tone: 'cold', anchor: 'middle' })
  else pen.horizontal('cold', H * 0.5, w * 0.55, w * 0.71)
  for (const x of [0.54, 0.63, 0.72]) pen.circle('hairline', w * x, H * 0.68, 0.42)
  grip(pen, w * 0.52, 1, w * 0.22, 0.8)
  pipe(pen, 'detail-face', 0, H - 1.6, -3, H - 1.6, 0.8)
}

export const dehumidifier = kind({
  name: 'dehumidifier',
  size: { w: 30, h: 20, d: 14 },
  options: {},
  hangs: false,
  views: { front: dehumidifierFront, side: cabinetSide },
})

const humidifierOptions = { fan: 'boolean' } as const satisfies OptionShape

/** The collar of a bypass humidifier, through which air flows in from the left. */
function bypassCollar(pen: Pen, h: number): void {
  pipe(pen, 'detail-face', -3.6, h * 0.42, 0.2, h * 0.42, 6)
  pen.vertical('hairline', -1.9, h * 0.42 - 3, h * 0.42 + 3)
  pen.vertical('hairline', -1.5, h * 0.42 - 3, h * 0.42 + 3)
  pen.circle('detail-face', -2.6, h * 0.42 + 3.5, 0.5)
  pen.line('detail', -2.6, h * 0.42 + 3.5, -1, h * 0.42 + 4.8)
  arrow(pen, 'warm', -8.6, h * 0.42, -4.6, h * 0.42, 5)
}

/** Water comes in at the right and drains below. */
function humidifierPipes(pen: Pen, w: number, h: number): void {
  bentLine(
    pen,
    'cold',
    [
      [w + 4, h + 4],
      [w + 4, 2.4],
      [w + 2.4, 2.4],
    ] as const,
    1,
  )
  pen.rect('detail-face', w, 1.2, 2.6, 2.4, 0.25)
  pen.rect('detail-face', w + 0.5, 0.2, 1.6, 1, 0.2)
  bentLine(
    pen,
    'cold',
    [
      [w, 2.4],
      [w - 1, 2.4],
    ] as const,
    0,
  )
  bentPipe(
    pen,
    'detail-face',
    [
      [w / 2, h - 0.2],
      [w / 2, h + 4],
    ] as const,
    0.9,
  )
  pen.rect('detail-face', w / 2 - 0.8, h, 1.6, 0.8)
  breakEnd(pen, w / 2, h + 4, 0.9, 'up')
}

/** The fan of a fan-powered humidifier. */
function humidifierFan(pen: Pen, w: number, h: number): void {
  pen.circle('detail-face', w / 2, h * 0.4, w * 0.31)
  rings(pen, 'hairline', w / 2, h * 0.4, 1.2, w * 0.31, 0.7, 3.5)
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    pen.line(
      'hairline',
      w / 2 + 1.2 * Math.cos(a),
      h * 0.4 + 1.2 * Math.sin(a),
      w / 2 + w * 0.31 * Math.cos(a),
      h * 0.4 + w * 0.31 * Math.sin(a),
    )
  }
  pen.circle('detail-face', w / 2, h * 0.4, 1.2)
}

/** The wet pad behind the window. */
function humidifierPad(pen: Pen, w: number, h: number): void {
  const x = 2.4
  const y = 2.2
  const ww = w - 4.8
  const hh = h * 0.56
  pen.rect('detail-deep', x, y, ww, hh, 0.4)
  pen.rect('detail-face', x + 0.5, y + 0.4, ww - 1, 0.9)
  for (let i = 0; i < 6; i++) pen.vertical('cold', x + 1 + ((ww - 2) * i) / 5, y + 1.3, y + 1.9)
  pen.rect('cold-face', x + 0.7, y + 1.9, ww - 1.4, hh - 2.5)
  hatch(pen, 'cold', x + 0.7, y + 1.9, ww - 1.4, hh - 2.5, Math.max(0.75, 4 / pen.scale))
  hatch(pen, 'cold', x + 0.7, y + 1.9, ww - 1.4, hh - 2.5, Math.max(0.75, 4 / pen.scale), -1)
  pen.rect('detail', x, y, ww, hh, 0.4)
}

/** On the plenum: pad behind the window or a fan, collar left, water right. */
function humidifierFront(pen: Pen, unit: Unit<typeof humidifierOptions>): void {
  const { w, h } = unit
  const fan = unit.fan
  if (unit.label !== false) pen.rect('hatch', -3, -3.4, w + 6.5, h + 7)
  if (!fan) bypassCollar(pen, h)
  if (unit.pipes !== false) {
    humidifierPipes(pen, w, h)
  }
  pen.path(
    'outline-face',
    ['M', 0.8, 0],
    ['L', w - 0.8, 0],
    ['Q', w, 0, w, 0.8],
    ['L', w, h - 1.6],
    ['L', w - 2, h],
    ['L', 2, h],
    ['L', 0, h - 1.6],
    ['L', 0, 0.8],
    ['Q', 0, 0, 0.8, 0],
    'z',
  )
  pen.rect('shade', w - 0.5, 0.9, 0.5 - 0.9 / pen.scale, h - 2.6)
  pen.rect('hairline', 0.6, 0.6, w - 1.2, h - 2.4, 0.6)
  if (fan) {
    humidifierFan(pen, w, h)
  } else {
    humidifierPad(pen, w, h)
  }
  plate(pen, w / 2, h * 0.8, w * 0.42, 1.1, unit.brand)
  grip(pen, w / 2 - 1.8, h * 0.885, 3.6, 0.7)
}

/** On the plenum wall. */
function humidifierSide(pen: Pen, unit: Unit<typeof humidifierOptions>): void {
  const { d, h } = unit
  pen.rect('hairline-face', d, -3.4, 7, h + 7)
  pen.rect('detail-deep', d, 1.6, 0.7, h - 3.8)
  pen.path(
    'outline-face',
    ['M', 1.2, 0],
    ['L', d, 0],
    ['L', d, h],
    ['L', 1.2, h],
    ['Q', 0, h, 0, h - 1.4],
    ['L', 0, 1.4],
    ['Q', 0, 0, 1.2, 0],
    'z',
  )
  pen.vertical('hairline', 1.6, 0.2, h - 0.2)
  pen.circle('detail-face', d * 0.56, h * 0.42, 3)
  pen.circle('detail-deep', d * 0.56, h * 0.42, 2.6)
  pen.line('detail-face', d * 0.56 - 2.4, h * 0.42 + 1, d * 0.56 + 2.4, h * 0.42 - 1)
  pen.rect('hidden-cold', 2.4, 1.6, 1.8, h * 0.7)
  bentPipe(
    pen,
    'detail-face',
    [
      [d * 0.4, h],
      [d * 0.4, h + 4],
    ] as const,
    0.9,
  )
  for (const k of [0.3, 0.5, 0.7]) arrow(pen, 'cold', d + 0.6, h * k, d + 4.6, h * k, 5)
}

export const humidifier = kind({
  name: 'humidifier',
  size: { w: 15.5, h: 15.5, d: 10 },
  options: humidifierOptions,
  hangs: true,
  adjective: ({ fan }) => (fan ? 'fan-powered' : 'bypass'),
  views: { front: humidifierFront, side: humidifierSide },
})
