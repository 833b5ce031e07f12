import { arrow, breakEnd, fins, grip, knob, louvres, pipe, plate, ratingLabel, rings, rows, screw } from './fittings.ts'
import { kind, type OptionShape, type Unit } from './kind.ts'
import { cabinetDoor, gasConnection, pvcVent, screws } from './parts.ts'
import { type Pen, round, type Segment } from './pen.ts'

const furnaceOptions = { afue: 'number', style: ['value', 'steady', 'glide', 'home'], marks: 'boolean' } as const satisfies OptionShape

function furnaceFront(pen: Pen, unit: Unit<typeof furnaceOptions>): void {
  const { w, h } = unit
  const sealed = (unit.afue || 96) >= 90
  const split = h * 0.555
  if (sealed) {
    pvcVent(pen, w * 0.24, 0, 5.6, 2.4)
    pvcVent(pen, w * 0.76, 0, 7.2, 2.4)
  } else {
    pipe(pen, 'df', w * 0.62, -7, w * 0.62, 0, 4.1)
    pen.vertical('h', w * 0.62 + 1, -7, 0)
    for (const t of [-4.6, -4.2]) pen.horizontal('h', t, w * 0.62 - 2.05, w * 0.62 + 2.05)
    pen.rect('df', w * 0.62 - 2.5, -1, 5, 1)
    breakEnd(pen, w * 0.62, -7, 4.1, 'up')
  }
  if (unit.pipes !== false) gasConnection(pen, 0, h * 0.33, -1)
  if (sealed && unit.pipes !== false) {
    pen.path('d', ['M', w, h * 0.62], ['L', w + 1.5, h * 0.62], ['L', w + 1.5, h])
    pen.path('d', ['M', w, h * 0.62 - 0.7], ['L', w + 2.2, h * 0.62 - 0.7], ['L', w + 2.2, h])
    pen.rect('df', w + 0.9, h * 0.7, 1.9, 2.4, 0.3)
  }
  pen.rect('hf', 0.9, -0.75, w - 1.8, 0.75)
  pen.rect('of', 0, 0, w, h)
  pen.vertical('h', 0.5, 0, h)
  pen.vertical('h', w - 0.5, 0, h)
  pen.rect('s', w - 0.5, 0, 0.5 - 0.9 / pen.scale, h)
  pen.horizontal('h', 0.9, 0, w)
  pen.rect('s', 0.9, split, w - 1.8, 1.1)
  cabinetDoor(pen, 0.9, 1.3, w - 1.8, split - 1.3)
  cabinetDoor(pen, 0.9, split + 1.1, w - 1.8, h - split - 2.4)
  // door style belongs to the series: value (stamped louvres), steady (vent slots, beads), glide (flush, display), home (full louvre)
  const st = unit.style || (sealed ? 'steady' : 'value')
  const by = split + 1.1
  const bh = h - split - 2.4
  const cx = w / 2
  const lw = (w - 5.4) / 2
  const two = [2.2, w - 2.2 - lw]
  const glass = (x: number, y: number) => {
    pen.circle('df', x, y, 0.95)
    pen.circle('ef', x, y, 0.58)
  }
  if (st === 'value') {
    for (const x of two) {
      louvres(pen, x, 2.9, lw, 4.6, 1.05, { round: true })
      louvres(pen, x, split - 6, lw, 3.2, 1.05, { round: true })
    }
    plate(pen, cx, split * 0.48, Math.min(7, w * 0.42), 1.45, unit.brand)
    glass(cx, split * 0.595)
    pen.rect('h', 2.6, by + bh * 0.34, w - 5.2, bh * 0.36, 0.5)
  } else if (st === 'glide') {
    pen.rect('h', 2.2, 3, w - 4.4, split - 6.8, 0.8)
    pen.vertical('h', cx - w * 0.16, 3, split - 3.8)
    pen.vertical('h', cx + w * 0.16, 3, split - 3.8)
    pen.rect('df', cx - 2, 4.6, 4, 1.7, 0.25)
    pen.horizontal('e', 5.45, cx - 1.2, cx + 0.2)
    pen.circle('d', cx + 1.2, 5.45, 0.22)
    plate(pen, cx, split - 6, Math.min(7, w * 0.42), 1.35, unit.brand)
    glass(cx, split * 0.5)
    for (const t of rows(pen, by + bh * 0.3, bh * 0.55, 0.95, 4).at) pen.horizontal('h', t, 2.4, w - 2.4)
  } else if (st === 'home') {
    louvres(pen, 2.3, 3, w - 4.6, split * 0.34, 1, { round: true })
    plate(pen, cx, split * 0.58, Math.min(7, w * 0.42), 1.35, unit.brand)
    glass(cx, split * 0.72)
    louvres(pen, 2.3, by + bh * 0.28, w - 4.6, bh * 0.6, 1, { round: true })
  } else {
    louvres(pen, 2.6, 2.9, w - 5.2, 2.3, 1, { round: true })
    pen.rect('h', 2.2, split * 0.62, w - 4.4, split * 0.2, 0.3)
    plate(pen, cx, split * 0.45, Math.min(7, w * 0.42), 1.45, unit.brand)
    glass(cx, split * 0.72)
    for (let i = 0; i < 3; i++) pen.rect('h', 2.6, by + bh * (0.28 + i * 0.2), w - 5.2, 0.55, 0.27)
  }
  grip(pen, cx - 2.1, split - 1.7, 4.2, 0.85)
  knob(pen, 2.4, by + 1.5, 0.5)
  knob(pen, w - 2.4, by + 1.5, 0.5)
  grip(pen, cx - 2.1, by + 0.9, 4.2, 0.85)
  if (unit.label !== false && st !== 'home') ratingLabel(pen, w - 5.4, by + bh * 0.78, 3.4, bh * 0.16)
  pen.horizontal('d', h - 0.8, 0, w)
  screws(pen, 0.28, [1.5, 2], [w - 1.5, 2], [1.5, h - 1.9], [w - 1.5, h - 1.9])
}

function furnaceHorizontal(pen: Pen, unit: Unit<typeof furnaceOptions>): void {
  const L = unit.h
  const H = unit.w
  const sealed = (unit.afue || 96) >= 90
  const sp = L * 0.445
  const st = unit.style || (sealed ? 'steady' : 'value')
  const fl = H + 2.6
  // pan on joists, isolating feet
  for (const x of [-1, L * 0.33, L * 0.67, L - 0.5]) {
    pen.rect('hf', x, fl + 1.1, 1.5, 5.4)
    pen.line('hl', x, fl + 1.1, x + 1.5, fl + 6.5)
    pen.line('hl', x + 1.5, fl + 1.1, x, fl + 6.5)
  }
  pen.path(
    'df',
    ['M', -4, fl - 1.2],
    ['L', -3.5, fl - 1.2],
    ['L', -3.5, fl + 0.5],
    ['L', L + 3.5, fl + 0.5],
    ['L', L + 3.5, fl - 1.2],
    ['L', L + 4, fl - 1.2],
    ['L', L + 4, fl + 1],
    ['L', -4, fl + 1],
    'z',
  )
  pipe(pen, 'df', L + 4, fl + 0.3, L + 6.6, fl + 0.3, 0.85)
  breakEnd(pen, L + 6.6, fl + 0.3, 0.85, 'right')
  for (const x of [2.4, L - 4.8]) {
    pen.rect('dk', x, H, 2.4, 2.6)
    pen.horizontal('h', H + 1.3, x, x + 2.4)
  }
  // flexible connectors and duct ends
  for (const [x, m] of [
    [0, -1],
    [L, 1],
  ] as const) {
    pen.rect('hf', m < 0 ? -2 : L, 1.1, 2, H - 2.2)
    pen.rect('ds', m < 0 ? -2.5 : L + 0.9, 0.8, 1.6, H - 1.6)
    pen.path('d', ['M', x + m * 2.5, 0.8], ['L', x + m * 6, 0.8], ['M', x + m * 2.5, H - 0.8], ['L', x + m * 6, H - 0.8])
    pen.path('d', ['M', x + m * 6, 0.8], ['C', x + m * 7, H * 0.2, x + m * 5.2, H * 0.36, x + m * 6, H / 2], ['S', x + m * 5.2, H * 0.8, x + m * 6, H - 0.8])
  }
  for (const k of [0.32, 0.5, 0.68]) {
    arrow(pen, 'g', -11, H * k, -7.4, H * k, 5)
    arrow(pen, 'e', L + 7.4, H * k, L + 11, H * k, 5)
  }
  // vents rise from the side that is now the top; gas drops in with its drip leg
  if (sealed) {
    pvcVent(pen, L * 0.72, 0, 6.4, 2.4)
    pvcVent(pen, L * 0.86, 0, 5, 2.4)
  } else {
    pipe(pen, 'df', L * 0.8, -6.4, L * 0.8, 0, 4.1)
    pen.vertical('h', L * 0.8 + 1, -6.4, 0)
    pen.rect('df', L * 0.8 - 2.5, -1, 5, 1)
    breakEnd(pen, L * 0.8, -6.4, 4.1, 'up')
  }
  if (unit.pipes !== false) {
    const x = L * 0.545
    pipe(pen, 'df', x, -3.2, x, 0, 0.95)
    pipe(pen, 'df', x - 4.2, -7, x - 4.2, -0.9, 0.95)
    pipe(pen, 'df', x - 4.2, -3.2, x, -3.2, 0.95)
    pen.rect('df', x - 4.95, -3.95, 1.5, 1.5, 0.2)
    pen.rect('df', x - 0.7, -3.9, 1.4, 1.4, 0.3)
    pen.rect('df', x - 4.85, -1.1, 1.3, 0.8, 0.15)
    pen.rect('df', x - 4.92, -6, 1.44, 1.5, 0.25)
    pen.rect('fb', x - 6.6, -5.5, 2.3, 0.5, 0.2)
    pen.rect('df', x - 0.8, -1.7, 1.6, 0.9)
    breakEnd(pen, x - 4.2, -7, 0.95, 'up')
  }
  if (sealed) {
    pen.rect('df', L * 0.62, H, 2.4, 1.6, 0.3)
    pen.path('d', ['M', L * 0.62 + 1.9, H + 1.6], ['L', L * 0.62 + 1.9, fl + 0.4], ['M', L * 0.62 + 1.1, H + 1.6], ['L', L * 0.62 + 1.1, fl + 0.4])
  }
  pen.rect('of', 0, 0, L, H)
  pen.vertical('h', 0.9, 0, H)
  pen.vertical('d', L - 0.8, 0, H)
  pen.horizontal('h', 0.5, 0, L)
  pen.rect('s', 0, H - 0.5, L, 0.5 - 0.9 / pen.scale)
  pen.horizontal('h', H - 0.5, 0, L)
  pen.rect('s', sp, 0.9, 1.1, H - 1.8)
  cabinetDoor(pen, 1.3, 0.9, sp - 1.3, H - 1.8)
  cabinetDoor(pen, sp + 1.1, 0.9, L - sp - 2.4, H - 1.8)
  // blower door: beads, knobs, label upright; burner door: louvres run with the cabinet, badge and sight glass upright
  const by = H / 2
  const bw = L - sp - 2.4
  const bx = sp + 1.1
  for (const k of [0.3, 0.5, 0.7]) pen.rect('h', 3.6 + (sp - 5) * (k - 0.3) * 0.9, 2.8, 0.55, H - 5.6, 0.27)
  grip(pen, sp - 1.85, by - 2.1, 0.85, 4.2)
  for (const y of [2.3, H - 2.3]) knob(pen, 2.6, y, 0.5)
  if (unit.label !== false) ratingLabel(pen, sp * 0.62, H - 6.4, sp * 0.22, 3)
  grip(pen, bx + 0.9, by - 2.1, 0.85, 4.2)
  const vents = st === 'value' || st === 'home' ? ([[bx + bw - 5.6, 4.2]] as const) : ([[bx + bw - 3.4, 2.2]] as const)
  for (const [x, w] of vents) {
    const n = Math.max(2, Math.round(w / 1.05))
    for (let i = 0; i < n; i++) {
      pen.rect('k', x + (i * w) / n, 2.6, Math.max(0.4, 1.8 / pen.scale), H - 5.2)
      pen.vertical('d', x + (i * w) / n, 2.6, H - 2.6)
    }
  }
  pen.rect('h', bx + bw * 0.32, 2.4, bw * 0.34, H - 4.8, 0.5)
  plate(pen, bx + bw * 0.49, H * 0.33, Math.min(7, bw * 0.42), 1.45, unit.brand)
  pen.circle('df', bx + bw * 0.49, H * 0.64, 0.95)
  pen.circle('ef', bx + bw * 0.49, H * 0.64, 0.58)
  screws(pen, 0.28, [1.9, 1.5], [L - 1.9, 1.5], [1.9, H - 1.5], [L - 1.9, H - 1.5])
}

function furnaceSide(pen: Pen, unit: Unit<typeof furnaceOptions>): void {
  const { d, h } = unit
  const sealed = (unit.afue || 96) >= 90
  const split = h * 0.555
  if (sealed) pvcVent(pen, 3.4, 0, 7.2, 2.4)
  else {
    pipe(pen, 'df', 4, -7, 4, 0, 4.1)
    breakEnd(pen, 4, -7, 4.1, 'up')
  }
  pen.rect('hf', 7.2, -0.75, d - 8.1, 0.75)
  pen.rect('of', 0.8, 0, d - 0.8, h)
  pen.rect('df', 0, 1.3, 0.8, split - 1.3)
  pen.rect('df', 0, split + 1.1, 0.8, h - split - 2.4)
  pen.vertical('h', 1.9, 0, h)
  pen.vertical('h', d - 0.6, 0, h)
  pen.horizontal('h', 0.9, 0.8, d)
  pen.horizontal('d', h - 0.8, 0.8, d)
  pen.vertical('h', 6.6, 1, split)
  pen.horizontal('h', split + 0.4, 1.9, d - 0.6)
  // return-air knock-out: chain line with corner marks
  const kx = 8.4
  const ky = split + 1.8
  const kw = Math.min(18, d - 10.6)
  const kh = h - split - 3.6
  pen.rect('x', kx, ky, kw, kh)
  for (const [x, y, a, b] of [
    [kx, ky, 1, 1],
    [kx + kw, ky, -1, 1],
    [kx, ky + kh, 1, -1],
    [kx + kw, ky + kh, -1, -1],
  ] as const)
    pen.path('d', ['M', x + a * 1.4, y], ['L', x, y], ['L', x, y + b * 1.4])
  // knock-outs: gas, wiring, drain
  for (const [x, y, r] of [
    [4.2, h * 0.33, 0.8],
    [4.2, h * 0.42, 0.45],
    [3.6, h * 0.66, 0.55],
    [4.6, h * 0.74, 0.45],
  ] as const) {
    pen.circle('d', x, y, r)
    pen.line('c', x - r * 1.6, y, x + r * 1.6, y)
    pen.line('c', x, y - r * 1.6, x, y + r * 1.6)
  }
  for (let i = 0; i < 4; i++) screw(pen, d - 1.3, 2.4 + (i * (split - 3.6)) / 3, 0.24)
  for (const t of [0.3, 0.5, 0.7]) pen.rect('h', 9, split * t, d - 12, 0.5, 0.25)
  if (unit.label !== false) ratingLabel(pen, 9, 2.2, 6, 3.2)
}

function furnaceSection(pen: Pen, unit: Unit<typeof furnaceOptions>): void {
  const { d, h } = unit
  const sealed = (unit.afue || 96) >= 90
  const dk = h * 0.585
  const vx = 7
  if (sealed) pvcVent(pen, 2, 0, 5, 2.2)
  pen.rect('of', 0, 0, d, h)
  pen.rect('s', 0.7, 0.7, d - 1.4, h - 1.4)
  // casing in section, open to plenum and return
  pen.rect('fb', 0, 0, 0.55, h)
  pen.rect('fb', d - 0.55, 0, 0.55, dk + 1.6)
  pen.rect('fb', d - 0.55, h - 2.2, 0.55, 2.2)
  pen.rect('fb', 0, h - 0.55, d, 0.55)
  pen.rect('fb', vx, 0, 0.4, dk)
  pen.rect('fb', vx, 0, 1.4, 0.4)
  pen.rect('fb', d - 1.8, 0, 1.8, 0.4)
  pen.rect('fb', 0.5, dk, 8.2, 0.5)
  pen.rect('fb', d - 6.4, dk, 6, 0.5)
  // primary heat exchanger: one serpentine tube per burner, front one drawn
  const r = 1.15
  const x0 = vx + 0.4
  const xr = d - 4.4
  const ys = [dk * 0.2, dk * 0.375, dk * 0.55] as const
  const bend1 = (ys[1] - ys[0]) / 2
  const bend2 = (ys[2] - ys[1]) / 2
  const tube: Segment[] = [
    ['M', x0, ys[0] - r],
    ['L', xr, ys[0] - r],
    ['A', bend1 + r, bend1 + r, 0, 0, 1, xr, ys[1] + r],
    ['L', x0 + 4, ys[1] + r],
    ['A', bend2 - r, bend2 - r, 0, 0, 0, x0 + 4, ys[2] - r],
    ['L', xr + 1.2, ys[2] - r],
    ['L', xr + 1.2, ys[2] + r],
    ['L', x0 + 4, ys[2] + r],
    ['A', bend2 + r, bend2 + r, 0, 0, 1, x0 + 4, ys[1] - r],
    ['L', xr, ys[1] - r],
    ['A', bend1 - r, bend1 - r, 0, 0, 0, xr, ys[0] + r],
    ['L', x0, ys[0] + r],
    'z',
  ]
  pen.path('ef', ...tube)
  pen.path('e', ...tube)
  // flame
  pen.path('ef', ['M', x0, ys[0] - 0.75], ['Q', x0 + 3, ys[0] - 1, x0 + 7.4, ys[0]], ['Q', x0 + 3, ys[0] + 1, x0, ys[0] + 0.75], 'z')
  pen.path('e', ['M', x0, ys[0] - 0.35], ['Q', x0 + 2, ys[0] - 0.5, x0 + 4.6, ys[0]], ['Q', x0 + 2, ys[0] + 0.5, x0, ys[0] + 0.35])
  // collector box and secondary (condensing) coil
  if (sealed) {
    pen.rect('ds', xr + 1.2, ys[2] - 1.6, 2, dk - ys[2] + 0.9)
    const sy = dk * 0.76
    const sh = dk * 0.17
    pen.rect('df', x0 + 0.6, sy, xr + 0.6 - x0, sh)
    fins(pen, 'h', x0 + 0.8, sy, xr - x0, sh, 0.42, 3)
    for (const t of [0.25, 0.5, 0.75]) pen.horizontal('e', sy + sh * t, x0 + 0.6, xr + 1.2)
  }
  if (sealed) {
    pipe(pen, 'df', 2, 0, 2, dk * 0.8, 2.2)
    pen.vertical('h', 2.6, 0.3, dk * 0.8 - 2)
  }
  // burner, manifold, gas valve
  pen.rect('df', 3.6, ys[0] - 1.8, vx - 3.6, 3.6, 0.2)
  pen.path('d', ['M', 4.2, ys[0] - 0.8], ['L', 5.2, ys[0] - 0.45], ['L', vx, ys[0] - 0.9], ['M', 4.2, ys[0] + 0.8], ['L', 5.2, ys[0] + 0.45], ['L', vx, ys[0] + 0.9])
  pipe(pen, 'df', 4.4, ys[0] + 1.6, 4.4, ys[1] + 0.6, 0.8)
  pen.rect('df', 2.9, ys[1] + 0.4, 3.4, 2.7, 0.25)
  pen.circle('df', 4.3, ys[1] + 1.8, 0.75)
  pen.rect('fb', 5.3, ys[1] + 0.9, 0.6, 0.5)
  // inducer
  const iy = dk * 0.8
  pen.circle('df', 3.7, iy, 2.35)
  pen.circle('ds', 3.7, iy, 1.3)
  pen.circle('df', 3.7, iy, 0.5)
  rings(pen, 'h', 3.7, iy, 1.3, 2.35, 0.35, 2.5)
  // blower: scroll, wheel, motor
  const bx = d * 0.56
  const by = dk + (h - dk) * 0.53
  const R1 = (h - dk) * 0.385
  pen.path(
    'of',
    ['M', bx - R1 * 0.62, dk + 0.3],
    ['L', bx - R1 * 0.62, by - R1 * 0.7],
    ['C', bx - R1 * 1.25, by + R1 * 0.2, bx - R1 * 0.75, by + R1 * 1.08, bx + R1 * 0.1, by + R1 * 1.04],
    ['C', bx + R1 * 1.05, by + R1 * 0.98, bx + R1 * 1.42, by - R1 * 0.1, bx + R1 * 1.08, by - R1 * 0.8],
    ['L', bx + R1 * 1.08, dk + 0.3],
    'z',
  )
  const wr = R1 * 0.74
  pen.circle('ds', bx, by, wr)
  pen.circle('hf', bx, by, wr * 0.82)
  const nb = 36
  for (let i = 0; i < nb; i++) {
    const a = (i * 2 * Math.PI) / nb
    pen.line('h', bx + wr * 0.82 * Math.cos(a), by + wr * 0.82 * Math.sin(a), bx + wr * 0.99 * Math.cos(a + 0.13), by + wr * 0.99 * Math.sin(a + 0.13))
  }
  pen.circle('df', bx, by, wr * 0.48)
  pen.circle('h', bx, by, wr * 0.36)
  pen.circle('fb', bx, by, wr * 0.1)
  for (const a of [0.5, 2.6, 4.7]) pen.line('d', bx + wr * 0.48 * Math.cos(a), by + wr * 0.48 * Math.sin(a), bx + wr * 0.8 * Math.cos(a), by + wr * 0.8 * Math.sin(a))
  // control board
  pen.rect('df', 1.4, dk + 2, 1, 6.6)
  for (let i = 0; i < 4; i++) pen.rect('fb', 2.4, dk + 2.6 + i * 1.5, 0.45, 0.7)
  // filter at the return
  pen.rect('df', d - 1.7, dk + 1.8, 1.1, h - dk - 4.2)
  for (const t of rows(pen, dk + 1.8, h - dk - 4.2, 0.7, 3).at) pen.path('h', ['M', d - 1.6, t - 0.25], ['L', d - 0.7, t], ['L', d - 1.6, t + 0.25])
  // air
  const ay = dk + (h - dk) * 0.5
  for (const k of [-3, 0, 3]) arrow(pen, 'g', d + 5.5, ay + k, d + 1.2, ay + k, 6)
  for (const k of [0.34, 0.56, 0.78]) arrow(pen, 'e', vx + (d - vx) * k, -0.6, vx + (d - vx) * k, -5, 6)
  arrow(pen, 'g', bx + R1 * 0.2, dk - 0.4, bx + R1 * 0.2, dk - 2.6, 5)
  if (unit.marks)
    (
      [
        [d - 1.1, dk + 3.2],
        [bx, by],
        [5.2, ys[0]],
        [x0 + 4, dk * 0.845],
        [3.7, iy],
        [vx + (d - vx) * 0.56, -3],
      ] as const
    ).forEach(([x, y], i) => {
      const X = pen.pxX(x)
      const Y = pen.pxY(y)
      pen.raw(`<circle class="mi" cx="${round(X)}" cy="${round(Y)}" r="11"/><text class="mt" x="${round(X)}" y="${round(Y + 4.5)}" font-size="14" text-anchor="middle">${i + 1}</text>`)
    })
}

export const furnace = kind({
  name: 'gas furnace',
  size: { w: 17.5, h: 34.5, d: 28.75 },
  options: furnaceOptions,
  hangs: false,
  views: { front: furnaceFront, horizontal: furnaceHorizontal, side: furnaceSide, section: furnaceSection },
})
