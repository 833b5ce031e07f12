import type { MaterialName } from '../engine/materials.ts'
import { footprint, groundShadow } from '../engine/shadows.ts'
import { box, cylinder, tube } from '../engine/solids.ts'
import type { Model } from '../model.ts'
import { capacitor, expansionTank, roll, vessel } from './vessels.ts'

/** Two connected ends with a body between: an adapter, a valve, a drier, a trap. */
const inline =
  (body: MaterialName, ends: MaterialName): Model =>
  (canvas, { w, h, d }) => {
    const r = Math.min(h, d) * 0.42
    groundShadow(canvas, footprint(w * 0.26, -d / 2 + r * 0.4, w * 0.48, r * 0.8), h)
    cylinder(canvas, [0, r, -d / 2], [w * 0.22, r, -d / 2], { r: r * 0.45, material: ends, cap: 'none' })
    cylinder(canvas, [w * 0.16, r, -d / 2], [w * 0.28, r, -d / 2], {
      r: r * 0.5,
      r2: r,
      material: body,
      cap: 'none',
    })
    cylinder(canvas, [w * 0.28, r, -d / 2], [w * 0.72, r, -d / 2], { r, material: body })
    cylinder(canvas, [w * 0.72, r, -d / 2], [w * 0.84, r, -d / 2], {
      r,
      r2: r * 0.5,
      material: body,
      cap: 'none',
    })
    cylinder(canvas, [w * 0.8, r, -d / 2], [w, r, -d / 2], { r: r * 0.45, material: ends, cap: 'open' })
  }

/** A vacuum pump: motor behind, oil case in front, handle above. */
const pump: Model = (canvas, { w, h, d, brand }) => {
  groundShadow(canvas, footprint(w * 0.1, 0, w * 0.8, d), h)
  box(canvas, { x: w * 0.2, w: w * 0.6, h: h * 0.06, d, material: 'rubber', r: 0.2 })
  cylinder(canvas, [w / 2, h * 0.42, -d], [w / 2, h * 0.42, -d * 0.36], { r: h * 0.3, material: 'darkSteel' })
  const { front } = box(canvas, {
    x: w * 0.22,
    y: h * 0.06,
    w: w * 0.56,
    h: h * 0.6,
    d: d * 0.36,
    material: 'blue',
    r: 0.8,
  })
  front
    .circle(w * 0.28, h * 0.4, h * 0.09, front.tone(0.2, 'brass'))
    .circle(w * 0.28, h * 0.4, h * 0.07, front.tone(-0.4, 'orange'))
    .words(w * 0.28, h * 0.16, h * 0.07, brand.toUpperCase(), front.tone(0.85))
  cylinder(canvas, [w * 0.34, h * 0.66, -d * 0.16], [w * 0.34, h * 0.8, -d * 0.16], {
    r: w * 0.04,
    material: 'brass',
    cap: 'open',
  })
  tube(
    canvas,
    [
      [w / 2, h * 0.7, -d * 0.2],
      [w / 2, h * 0.98, -d * 0.3],
      [w / 2, h * 0.98, -d * 0.75],
      [w / 2, h * 0.72, -d * 0.9],
    ],
    w * 0.04,
    'rubber',
  )
}

/** A gauge with a display and its hoses. */
const meter: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  for (const [x, color] of [
    [0.26, 'blue'],
    [0.5, 'yellow'],
    [0.74, 'red'],
  ] as const)
    tube(
      canvas,
      [
        [w * x, h * 0.2, -d * 0.3],
        [w * x, h * 0.04, d * 0.1],
        [w * (x + 0.12), 0.3, d * 0.4],
      ],
      w * 0.025,
      color,
    )
  const { front } = box(canvas, {
    y: h * 0.16,
    w,
    h: h * 0.84,
    d: d * 0.4,
    material: 'darkPlastic',
    r: w * 0.08,
  })
  front
    .rect(w * 0.12, h * 0.1, w * 0.76, h * 0.4, { light: '#bccbc0', dark: '#aebdb2' }, { r: w * 0.03 })
    .words(w / 2, h * 0.4, h * 0.2, '118', { light: '#202a27', dark: '#202a27' })
    .circles(
      [
        [w * 0.26, h * 0.66],
        [w * 0.5, h * 0.66],
        [w * 0.74, h * 0.66],
      ],
      w * 0.05,
      front.tone(0.2, 'orange'),
    )
}

/** A float in its cup on a drain line, with two wires. */
const floatSwitch: Model = (canvas, { w, h, d }) => {
  const r = Math.min(h, d) * 0.26
  groundShadow(canvas, footprint(0, -d / 2 + r * 0.4, w, r * 0.8), h * 0.6)
  cylinder(canvas, [0, r * 1.3, -d / 2], [w, r * 1.3, -d / 2], { r: r * 0.8, material: 'pvc', cap: 'open' })
  cylinder(canvas, [w * 0.4, r * 1.2, -d / 2], [w * 0.4, h * 0.84, -d / 2], { r: r * 1.15, material: 'pvc' })
  cylinder(canvas, [w * 0.4, h * 0.84, -d / 2], [w * 0.4, h, -d / 2], { r: r * 0.7, material: 'red' })
  for (const dz of [0, 0.1])
    tube(
      canvas,
      [
        [w * 0.4, h, -d * (0.5 - dz)],
        [w * 0.6, h * 1.2, -d * 0.5],
        [w * 0.95, h * 1.05, -d * (0.4 - dz)],
      ],
      0.06,
      dz ? 'rubber' : 'yellow',
    )
}

/** A flexible connector with nuts at its ends. */
const connector: Model = (canvas, { w, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), 1)
  const r = Math.min(0.45, d * 0.12)
  tube(
    canvas,
    [
      [0.6, r, -d * 0.2],
      [w * 0.3, r, -d * 0.5],
      [w * 0.6, r, -d * 0.3],
      [w - 0.6, r, -d * 0.6],
    ],
    r,
    'yellow',
  )
  cylinder(canvas, [0, r, -d * 0.14], [0.7, r, -d * 0.22], { r: r * 1.6, material: 'brass', cap: 'open' })
  cylinder(canvas, [w - 0.7, r, -d * 0.58], [w, r, -d * 0.62], { r: r * 1.6, material: 'brass', cap: 'open' })
}

const rods: Model = (canvas, { w, h, d }) => {
  groundShadow(canvas, footprint(0, 0, w, d), 2)
  const r = Math.min(0.14, h * 0.04)
  for (let i = 0; i < 12; i++) {
    const z = -d * (0.2 + (i % 6) * 0.1)
    tube(
      canvas,
      [
        [0, r * (1 + Math.floor(i / 6) * 2), z],
        [w, r * (1 + Math.floor(i / 6) * 2), z - d * 0.06],
      ],
      r,
      'brass',
      { straight: true },
    )
  }
}

const sleeve: Model = (canvas, { w, h, d }) => {
  const r = Math.min(h, d) / 2
  groundShadow(canvas, footprint(0, -r * 0.5, w, r), h)
  cylinder(canvas, [0, r, -r], [w * 0.9, r, -r], { r: r * 0.8, material: 'plastic', cap: 'none' })
  cylinder(canvas, [w * 0.9, r, -r], [w, r, -r], { r, material: 'plastic' })
  cylinder(canvas, [w, r, -r], [w * 1.01, r, -r], { r: r * 0.8, material: 'plastic', cap: 'open' })
}

/** What lies on the counter, by its kind in the catalog; all else comes in its carton. */
export const counterKinds: Readonly<Record<string, Model>> = {
  'Float switch': floatSwitch,
  Adapter: inline('brass', 'brass'),
  'Filter drier': inline('blue', 'copper'),
  Trap: inline('pvc', 'pvc'),
  'Wall sleeve': sleeve,
  Tape: roll('foil', 'cardboard'),
  Hanger: roll('galvanized', 'cardboard'),
  Ties: roll('rubber', 'rubber'),
  Insulation: roll('foil', 'yellow'),
  Mastic: vessel('pearl', 'blue', 0.98),
  Tablets: vessel('white', 'green', 0.9),
  Cleaner: vessel('white', 'orange', 0.34),
  Sealant: vessel('white', 'blue', 0.3),
  'Leak detection': vessel('white', 'green', 0.3),
  Putty: vessel('darkPlastic', 'yellow', 0.98),
  'Steam canister': vessel('white', 'blue', 0.5),
  'Expansion tank': expansionTank,
  Capacitor: capacitor,
  'Vacuum pump': pump,
  'Vacuum gauge': meter,
  'Gauge set': meter,
  'Gas line': connector,
  'Brazing rod': rods,
}
