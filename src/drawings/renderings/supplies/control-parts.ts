import { footprint, groundShadow, wallShadow } from '../engine/shadows.ts'
import { box, tube } from '../engine/solids.ts'
import type { Model } from '../model.ts'

const INK = { light: '#26302d', dark: '#26302d' }

/** Boards with terminals, as a zone panel or a dual-fuel control has. */
const board: Model = (canvas, { w, h, d }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.6 })
  const { front } = box(canvas, { w, h, d, material: 'plastic', r: 0.2 })
  const pins = Array.from(
    { length: 8 },
    (_, i) => [w * (0.12 + i * 0.096), h * 0.86, w * 0.06, h * 0.06] as const,
  )
  front
    .rect(w * 0.07, h * 0.1, w * 0.86, h * 0.84, front.tone(-0.1, 'green'), { r: 0.05 })
    .rect(w * 0.1, h * 0.8, w * 0.8, h * 0.12, front.tone(0, 'darkPlastic'))
    .rects(pins, front.tone(0.2, 'brass'))
    .rects(
      [
        [w * 0.16, h * 0.2, w * 0.22, h * 0.22],
        [w * 0.5, h * 0.5, w * 0.3, h * 0.16],
      ],
      front.tone(-0.2, 'darkPlastic'),
    )
    .circles(
      [
        [w * 0.56, h * 0.24],
        [w * 0.68, h * 0.24],
        [w * 0.8, h * 0.24],
      ],
      Math.min(w, h) * 0.03,
      front.tone(0.2, 'orange'),
    )
}

const display: Model = (canvas, { w, h, d, brand }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.6 })
  const { front } = box(canvas, { w, h, d, material: 'white', r: 0.2 })
  front
    .rect(w * 0.14, h * 0.14, w * 0.72, h * 0.42, { light: '#b9c7ba', dark: '#aebcaf' }, { r: 0.08 })
    .words(w / 2, h * 0.48, h * 0.28, '70', INK)
    .circles(
      [
        [w * 0.26, h * 0.76],
        [w * 0.5, h * 0.76],
        [w * 0.74, h * 0.76],
      ],
      Math.min(w, h) * 0.07,
      front.tone(-0.2),
    )
    .words(w / 2, h * 0.94, h * 0.08, brand.toUpperCase(), front.tone(-0.5))
}

/** A transformer with its leads. */
const transformer: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const wires: readonly (readonly [number, 'red' | 'blue' | 'yellow'])[] = [
    [0.25, 'red'],
    [0.5, 'blue'],
    [0.75, 'yellow'],
  ]
  for (const [x, color] of wires)
    tube(
      canvas,
      [
        [w * x, h * 0.9, -d / 2],
        [w * x, h * 1.3, -d / 2],
        [w * (x + 0.25), h * 1.5, -d / 2],
      ],
      0.05,
      color,
    )
  const { front, right } = box(canvas, { w, h, d: Math.max(d, w * 0.7), material: 'darkSteel', r: 0.1 })
  front
    .rect(w * 0.16, h * 0.12, w * 0.68, h * 0.76, front.tone(0.05, 'yellow'), { r: 0.1 })
    .fins(w * 0.2, h * 0.2, w * 0.6, h * 0.6, 0.16, { opacity: 0.2 })
  right.fins(0.1, 0.1, right.w - 0.2, h - 0.2, 0.14, { opacity: 0.3 })
}

/** A clear box that locks over a thermostat. */
const guard: Model = (canvas, { w, h, d }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.6 })
  const { front } = box(canvas, { w, h, d, material: 'plastic', r: 0.2 })
  front
    .rect(w * 0.06, h * 0.06, w * 0.88, h * 0.88, { light: '#c9dadd', dark: '#a7b9bc' }, { r: 0.1 })
    .rect(w * 0.24, h * 0.28, w * 0.52, h * 0.4, front.tone(0.05, 'white'), { r: 0.1, opacity: 0.85 })
    .polygon(
      [
        [w * 0.1, h * 0.9],
        [w * 0.1, h * 0.5],
        [w * 0.5, h * 0.1],
        [w * 0.9, h * 0.1],
      ],
      { light: '#ffffff', dark: '#ffffff' },
      { opacity: 0.28 },
    )
    .circle(w * 0.5, h * 0.86, Math.min(w, h) * 0.05, front.tone(0.1, 'brass'))
}

const plainSensor: Model = (canvas, { w, h, d }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.6 })
  const { front } = box(canvas, { w, h, d, material: 'white', r: Math.min(0.5, w * 0.16) })
  front
    .circle(w / 2, h / 2, Math.min(w, h) * 0.36, front.sheen(-0.02))
    .circle(w / 2, h * 0.3, Math.min(w, h) * 0.04, front.tone(0, 'green'))
    .slots(w * 0.34, h * 0.66, w * 0.32, 3, h * 0.07)
}

const plate: Model = (canvas, { w, h, d }) => {
  wallShadow(canvas, { z: -d * 0.4, w, h, reach: d * 0.4 })
  const { front } = box(canvas, { w, h, d: d * 0.4, material: 'white', r: 0.1 })
  front.recess(w * 0.2, h * 0.2, w * 0.6, h * 0.6, { r: 0.1 }).screws(
    [
      [w * 0.1, h * 0.5],
      [w * 0.9, h * 0.5],
    ],
    w * 0.03,
  )
}

/** A case that is wired into a control, with or without an aerial. */
const lead: Model = (canvas, { w, h, d, kind }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  tube(
    canvas,
    [
      [w * 0.5, h * 0.2, -d * 0.5],
      [w * 1.1, h * 0.2, -d * 0.5],
      [w * 1.4, h * 0.05, -d * 0.2],
    ],
    w * 0.04,
    'plastic',
  )
  if (kind === 'WiFi adapter')
    tube(
      canvas,
      [
        [w * 0.84, h * 0.9, -d * 0.6],
        [w * 0.9, h * 1.4, -d * 0.6],
      ],
      w * 0.035,
      'darkPlastic',
      { straight: true },
    )
  const { front } = box(canvas, {
    w,
    h,
    d,
    material: kind === 'Interface' ? 'darkPlastic' : 'white',
    r: w * 0.06,
  })
  front
    .recess(w * 0.12, h * 0.14, w * 0.76, h * 0.36, { r: w * 0.04 })
    .circles(
      [
        [w * 0.24, h * 0.72],
        [w * 0.4, h * 0.72],
      ],
      w * 0.04,
      front.tone(0.1, 'green'),
    )
    .fins(w * 0.56, h * 0.62, w * 0.32, h * 0.2, w * 0.06, { opacity: 0.5 })
}

/** Under the eaves: a hood against rain, a cable below. */
const outdoorSensor: Model = (canvas, unit) => {
  const { w, h, d } = unit
  tube(
    canvas,
    [
      [w * 0.5, 0.1, -d * 0.5],
      [w * 0.5, -h * 0.4, -d * 0.5],
    ],
    w * 0.05,
    'rubber',
  )
  plainSensor(canvas, unit)
  box(canvas, {
    x: -w * 0.06,
    y: h,
    z: w * 0.1,
    w: w * 1.12,
    h: h * 0.08,
    d: d + w * 0.1,
    material: 'plastic',
    r: 0.05,
  })
}

const dial: Model = (canvas, { w, h, d }) => {
  wallShadow(canvas, { z: -d, w, h, reach: d * 0.6 })
  const { front } = box(canvas, { w, h, d, material: 'white', r: 0.3 })
  const r = Math.min(w, h) * 0.3
  front
    .circle(w / 2, h * 0.56, r * 1.1, front.tone(-0.2))
    .circle(w / 2, h * 0.56, r, front.sheen(0.1, 'aluminum'))
    .rect(w / 2 - r * 0.06, h * 0.56 - r * 0.9, r * 0.12, r * 0.5, front.tone(0, 'blue'))
    .words(w / 2, h * 0.17, h * 0.1, '40%', front.tone(-0.6))
}

const sensorKinds: Readonly<Record<string, Model>> = {
  'Zone panel': board,
  'Dual fuel': board,
  Interface: lead,
  Adapter: lead,
  'WiFi adapter': lead,
  'Outdoor sensor': outdoorSensor,
  'Wall controller': display,
  Humidistat: dial,
  Transformer: transformer,
  Guard: guard,
  'Wall plate': plate,
}

/** Every part of a control that is no thermostat, by its kind; a sensor where the kind has no model. */
export const remoteSensor: Model = (canvas, unit) =>
  ((Object.hasOwn(sensorKinds, unit.kind) && sensorKinds[unit.kind]) || plainSensor)(canvas, unit)
