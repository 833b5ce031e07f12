import { arrow, plate, ratingLabel, screw } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import { screws } from '../engine/parts.ts'
import type { Pen, Segment } from '../engine/pen.ts'
import { plateSide } from '../engine/plain-sides.ts'

const thermostatOptions = { wifi: 'boolean' } as const satisfies OptionShape

/** Wi-Fi: a round scale on glass. */
function roundThermostat(pen: Pen, w: number, h: number): void {
  pen.rect('outline-face', 0, 0, w, h, 0.6)
  pen.rect('hairline', 0.14, 0.14, w - 0.28, h - 0.28, 0.5)
  const c = w / 2
  const cy = h * 0.48
  const r = Math.min(w, h) * 0.36
  for (let i = 0; i < 41; i++) {
    const a = Math.PI * (0.78 + (1.44 * i) / 40)
    const hot = i > 9 && i < 24
    pen.line(
      hot ? 'warm' : 'hairline',
      c + r * 0.88 * Math.cos(a),
      cy + r * 0.88 * Math.sin(a),
      c + r * Math.cos(a),
      cy + r * Math.sin(a),
    )
  }
  pen.text('70', c, cy + h * 0.1, pen.scale * h * 0.3, { tone: 'reading', anchor: 'middle' })
  pen.text('HEAT', c, h * 0.84, Math.max(7, pen.scale * h * 0.075), { tone: 'warm', anchor: 'middle' })
}

/** Programmable: a display and keys. */
function programmableThermostat(pen: Pen, w: number, h: number): void {
  pen.rect('outline-face', 0, 0, w, h, 0.25)
  pen.rect('detail-shade', w * 0.08, h * 0.14, w * 0.58, h * 0.56, 0.12)
  pen.text('70', w * 0.3, h * 0.53, pen.scale * h * 0.33, { tone: 'reading', anchor: 'middle' })
  pen.horizontal('hairline', h * 0.6, w * 0.12, w * 0.62)
  for (let i = 0; i < 7; i++)
    pen.rect(i === 3 ? 'solid' : 'hairline', w * (0.12 + i * 0.073), h * 0.63, w * 0.045, h * 0.04)
  for (const y of [0.2, 0.44]) pen.rect('detail-face', w * 0.74, h * y, w * 0.17, h * 0.17, 0.1)
  pen.line('detail', w * 0.79, h * 0.285, w * 0.86, h * 0.285)
  pen.line('detail', w * 0.825, h * 0.25, w * 0.825, h * 0.32)
  pen.line('detail', w * 0.79, h * 0.525, w * 0.86, h * 0.525)
  for (const x of [0.12, 0.32, 0.52]) pen.rect('hairline', w * x, h * 0.79, w * 0.14, h * 0.08, 0.08)
  plate(pen, w * 0.825, h * 0.83, w * 0.17, h * 0.09)
}

function thermostatFront(pen: Pen, { w, h, wifi }: Unit<typeof thermostatOptions>): void {
  if (wifi) roundThermostat(pen, w, h)
  else programmableThermostat(pen, w, h)
}

export const thermostat = kind({
  name: 'thermostat',
  size: { w: 4.6, h: 4.6, d: 1 },
  options: thermostatOptions,
  hangs: true,
  adjective: ({ wifi }) => (wifi ? 'Wi-Fi' : 'programmable'),
  views: { front: thermostatFront, side: plateSide },
})

const remoteSensorOptions = { text: 'string' } as const satisfies OptionShape

/** Sensor with its reading. */
function remoteSensorFront(pen: Pen, unit: Unit<typeof remoteSensorOptions>): void {
  const { w, h } = unit
  pen.rect('outline-face', 0, 0, w, h, w * 0.2)
  pen.rect('hairline', w * 0.05, h * 0.05, w * 0.9, h * 0.9, w * 0.16)
  pen.circle('detail-face', w / 2, h * 0.38, w * 0.17)
  pen.circle('hairline', w / 2, h * 0.38, w * 0.11)
  for (let i = 0; i < 5; i++)
    pen.rect('detail-deep', w * (0.3 + i * 0.09), h * 0.7, w * 0.035, h * 0.13, w * 0.02)
  pen.circle('cold', w * 0.8, h * 0.18, w * 0.022)
  pen.text(unit.text || '70°', w / 2, h * 0.415, pen.scale * w * 0.09, { tone: 'reading', anchor: 'middle' })
}

export const remoteSensor = kind({
  name: 'remote sensor',
  size: { w: 2.4, h: 2.4, d: 0.8 },
  options: remoteSensorOptions,
  hangs: true,
  views: { front: remoteSensorFront, side: plateSide },
})

const heatKitOptions = { breakers: 'number' } as const satisfies OptionShape

/** Face with breakers, terminals and relay. */
function heatKitFront(pen: Pen, unit: Unit<typeof heatKitOptions>): void {
  const { w, h } = unit
  const n = unit.breakers || 2
  pen.rect('outline-face', 0, 0, w, h, 0.2)
  pen.rect('hairline', 0.5, 0.5, w - 1, h - 1, 0.1)
  pen.rect('detail-face', 1.2, 1.4, n * 1.9 + 0.8, 4, 0.2)
  for (let i = 0; i < n; i++) {
    const x = 1.6 + i * 1.9
    pen.rect('detail-deep', x, 1.9, 1.6, 3, 0.15)
    pen.rect('detail-face', x + 0.35, 2.5, 0.9, 1.8, 0.1)
    pen.rect('solid', x + 0.5, 2.7, 0.6, 0.7, 0.1)
  }
  ratingLabel(pen, w - 4.6, 1.4, 3.4, 3.2)
  pen.rect('detail-face', 1.2, h - 3.6, w * 0.36, 2.2, 0.15)
  for (let i = 0; i < 4; i++) screw(pen, 1.8 + i * w * 0.085, h - 2.5, 0.32)
  pen.circle('detail-face', w * 0.62, h - 2.5, 1)
  pen.circle('warm-face', w * 0.62, h - 2.5, 0.5)
  pen.rect('detail-face', w * 0.74, h - 3.7, w * 0.18, 2.4, 0.15)
  for (let i = 0; i < 3; i++) pen.vertical('hairline', w * (0.785 + i * 0.045), h - 3.7, h - 1.3)
  for (const [c, x] of [
    ['detail', 0.28],
    ['warm', 0.36],
    ['detail', 0.44],
  ] as const)
    pen.path(
      c,
      ['M', w * x, h - 3.6],
      ['C', w * x, h * 0.6, w * x - 1 + x * 4, h * 0.66, w * x - 0.6 + x * 2.5, 5.4],
    )
  screws(pen, 0.3, [0.6, 0.6], [w - 0.6, 0.6], [0.6, h - 0.6], [w - 0.6, h - 0.6])
}

/** The elements reach into the air handler. */
function heatKitSide(pen: Pen, unit: Unit<typeof heatKitOptions>): void {
  const { d, h } = unit
  pen.rect('detail-face', 1.1, h * 0.12, 3, h * 0.76, 0.2)
  for (const y of [0.06, 0.5, 0.94]) {
    pen.rect('detail-face', 1.1, h * y - 0.22, d - 1.1, 0.44)
  }
  for (const y of [0.17, 0.34, 0.62, 0.79]) {
    const a = h * y - h * 0.045
    const b = h * y + h * 0.045
    const n = Math.max(10, Math.round(((d - 5.6) * pen.scale) / 5))
    const z: Segment[] = [['M', 4.1, h * y]]
    for (let i = 0; i <= n; i++) z.push(['L', 4.6 + ((d - 6) * i) / n, i % 2 ? a : b])
    z.push(['L', d - 1, h * y])
    pen.path('warm', ...z)
    for (const x of [0.42, 0.68, 0.94]) pen.rect('detail-face', d * x - 0.3, h * y - 0.62, 0.6, 1.24, 0.2)
  }
  for (const x of [0.42, 0.68, 0.94]) pen.rect('detail-face', d * x - 0.15, h * 0.06, 0.3, h * 0.88)
  pen.rect('outline-face', 0, 0, 1.1, h)
  pen.rect('detail-face', -0.7, h * 0.2, 0.7, 2.6, 0.1)
  pen.rect('solid', -1, h * 0.2 + 0.6, 0.3, 1.1)
  pen.rect('detail', 1.6, h * 0.2, 1.8, h * 0.24)
  for (const k of [0.3, 0.6, 0.85]) arrow(pen, 'warm', d * k, -0.8, d * k, -3.6, 5)
}

export const heatKit = kind({
  name: 'electric heat kit',
  size: { w: 12, h: 10, d: 18 },
  options: heatKitOptions,
  hangs: true,
  views: { front: heatKitFront, side: heatKitSide },
})
