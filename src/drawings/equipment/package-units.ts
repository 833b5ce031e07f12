import { fins, grip, knob, louvres, plate, ratingLabel, rows, screw } from '../engine/fittings.ts'
import { kind, type OptionShape, type Unit } from '../engine/kind.ts'
import { cabinetDoor, fanGuardDome, fanGuardWires, gasConnection, screws } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'

const packageUnitOptions = { gas: 'boolean' } as const satisfies OptionShape

/** Front: coil with wire guard, gas and control panel, blower panel. */
function packageUnitFront(pen: Pen, unit: Unit<typeof packageUnitOptions>): void {
  const { w, h } = unit
  const gas = unit.gas !== false
  const top = 3
  const bot = h - 3.2
  fanGuardDome(pen, w * 0.06, w * 0.48, top, 2.3)
  fanGuardWires(pen, w * 0.27, w * 0.2, top, 1.9)
  pen.rect('detail-face', w * 0.27 - 1.6, top - 2.9, 3.2, 0.8, 0.3)
  pen.rect('detail-shade', -0.2, bot, w + 0.4, 2.2)
  pen.rect('detail-face', -0.2, bot + 2.2, w + 0.4, 1)
  for (const x of [0.12, 0.74]) pen.rect('detail-deep', w * x, bot + 0.4, w * 0.14, 1.4, 0.3)
  pen.rect('outline-face', 0, top, w, bot - top)
  pen.rect('detail-face', -0.18, top, w + 0.36, 1.1)
  const seam = w * 0.53
  // condenser coil side with wire guard
  pen.rect('shade', 1.6, top + 2.2, seam - 3, bot - top - 3.6)
  fins(pen, 'hatch', 1.6, top + 2.2, seam - 3, bot - top - 3.6, 0.4, 3)
  for (const t of rows(pen, top + 2.2, bot - top - 3.6, 2, 8).at) pen.horizontal('detail', t, 1.6, seam - 1.4)
  fins(pen, 'detail', 1.6, top + 2.2, seam - 3, bot - top - 3.6, 4.2, 16)
  pen.rect('detail', 1.6, top + 2.2, seam - 3, bot - top - 3.6)
  pen.vertical('detail', seam, top + 1.1, bot)
  // gas and control panel, blower panel
  const mid = w * 0.77
  cabinetDoor(pen, seam + 0.8, top + 2, mid - seam - 1.4, bot - top - 3)
  cabinetDoor(pen, mid, top + 2, w - mid - 1, bot - top - 3)
  plate(pen, (seam + mid) / 2 + 0.1, top + 5, (mid - seam) * 0.62, 1.5, unit.brand)
  if (gas) {
    const gx = seam + 2.6
    const gw = mid - seam - 5.2
    const gy = top + (bot - top) * 0.34
    louvres(pen, gx, gy, gw, 5, 1, { round: true })
    pen.rect('outline-face', gx + gw * 0.18, gy + 7, gw * 0.64, 4.4, 0.3)
    pen.path('hairline', ['M', gx + gw * 0.18, gy + 8], ['L', gx + gw * 0.82, gy + 8])
    louvres(pen, gx + gw * 0.26, gy + 8.6, gw * 0.48, 2.2, 0.7, { min: 3 })
    pen.circle('warm-face', gx + gw / 2, gy + 13.2, 0.55)
    pen.circle('detail', gx + gw / 2, gy + 13.2, 0.9)
  }
  ratingLabel(pen, mid + 1.8, top + 3.6, w - mid - 4.6, 4)
  grip(pen, mid + (w - mid) / 2 - 2.4, bot - 3.4, 4, 0.9)
  for (const t of [0.45, 0.6]) pen.rect('hairline', mid + 1.6, top + (bot - top) * t, w - mid - 4.2, 0.6, 0.3)
  pen.rect('shade', w - 0.6, top + 1.2, 0.6 - 0.9 / pen.scale, bot - top - 1.2)
  knob(pen, seam + 1.8, bot - 2.2, 0.5)
  knob(pen, mid - 1.6, bot - 2.2, 0.5)
  if (gas && unit.pipes !== false) gasConnection(pen, w, bot - 9, 1)
}

type Opening = Readonly<Record<'ix' | 'iy' | 'iw' | 'ih', number>>

/** Inside the supply: the tubes of the heat exchanger, or the coil of an all-electric unit. */
function supplyOpening(pen: Pen, { ix, iy, iw, ih }: Opening, gas: boolean): void {
  if (gas)
    for (const t of rows(pen, iy + 0.6, ih - 1.2, 2.2, 7).at)
      pen.rect('warm-face', ix + 0.8, t - 0.55, iw - 1.6, 1.1, 0.5)
  else {
    pen.rect('detail-shade', ix + 2, iy + 1.4, iw - 4, ih - 2.8)
    fins(pen, 'hairline', ix + 2, iy + 1.4, iw - 4, ih - 2.8, 1, 3)
  }
}

/** Inside the return: two filters side by side. */
function returnOpening(pen: Pen, { ix, iy, iw, ih }: Opening): void {
  pen.rect('detail-face', ix + 0.5, iy + 0.5, iw - 1, ih - 1)
  fins(pen, 'hairline', ix + 0.8, iy + 0.9, iw - 1.6, ih - 1.8, 0.8, 3)
  pen.vertical('detail', ix + iw / 2, iy + 0.5, iy + ih - 0.5)
  pen.rect('detail', ix + 0.5, iy + 0.5, iw - 1, ih - 1)
}

/** A duct flange with its screws; a dot is air toward the viewer, a cross air that leaves. */
function ductFlange(
  pen: Pen,
  air: 'warm' | 'cold',
  { x, oy, ow, oh }: Readonly<Record<'x' | 'oy' | 'ow' | 'oh', number>>,
  gas: boolean,
): void {
  pen.rect('detail-face', x, oy, ow, oh)
  pen.rect('detail-deep', x + 1.1, oy + 1.1, ow - 2.2, oh - 2.2)
  const nx = 4
  for (let i = 0; i <= nx; i++) {
    const q = x + 0.55 + ((ow - 1.1) * i) / nx
    screw(pen, q, oy + 0.55, 0.2)
    screw(pen, q, oy + oh - 0.55, 0.2)
  }
  const ix = x + 1.1
  const iy = oy + 1.1
  const iw = ow - 2.2
  const ih = oh - 2.2
  if (air === 'warm') supplyOpening(pen, { ix, iy, iw, ih }, gas)
  else returnOpening(pen, { ix, iy, iw, ih })
  pen.rect('detail', ix, iy, iw, ih)
  const m = [x + ow / 2, oy + oh / 2] as const
  pen.circle(air === 'warm' ? 'warm-face' : 'cold-face', ...m, 1.7)
  if (air === 'warm') pen.circle('solid', ...m, 0.5)
  else {
    pen.line('cold', m[0] - 1.2, m[1] - 1.2, m[0] + 1.2, m[1] + 1.2)
    pen.line('cold', m[0] + 1.2, m[1] - 1.2, m[0] - 1.2, m[1] + 1.2)
  }
  if (pen.scale >= 5)
    pen.text(air === 'warm' ? 'SUPPLY' : 'RETURN', x + ow / 2, oy - 0.8, 11, {
      tone: 'plate',
      anchor: 'middle',
    })
}

/** The end with the ducts: supply on the left, return on the right. */
function packageUnitSide(pen: Pen, unit: Unit<typeof packageUnitOptions>): void {
  const { d, h } = unit
  const top = 3
  const bot = h - 3.2
  const H = bot - top
  const gas = unit.gas !== false
  fanGuardDome(pen, d * 0.2, d * 0.8, top, 2.3)
  fanGuardWires(pen, d / 2, d * 0.29, top, 1.9)
  pen.rect('detail-face', d / 2 - 1.6, top - 2.9, 3.2, 0.8, 0.3)
  pen.rect('detail-shade', -0.2, bot, d + 0.4, 2.2)
  pen.rect('detail-face', -0.2, bot + 2.2, d + 0.4, 1)
  for (const x of [0.16, 0.66]) pen.rect('detail-deep', d * x, bot + 0.4, d * 0.18, 1.4, 0.3)
  pen.rect('outline-face', 0, top, d, H)
  pen.rect('detail-face', -0.18, top, d + 0.36, 1.1)
  pen.rect('shade', d - 0.6, top + 1.2, 0.6 - 0.9 / pen.scale, H - 1.2)
  for (const x of [1.5, d - 1.5]) pen.vertical('hairline', x, top + 1.1, bot)
  const seam = top + H * 0.36
  pen.horizontal('detail', seam, 1.5, d - 1.5)
  // upper service panel
  cabinetDoor(pen, 2.4, top + 2, d - 4.8, H * 0.36 - 2.8)
  for (const x of [d * 0.2, d * 0.2 + 3]) pen.rect('hairline', x, top + 4, 1.2, H * 0.36 - 7, 0.4)
  ratingLabel(pen, d - 9.4, top + 3.6, 5.6, H * 0.2)
  grip(pen, d / 2 - 2.2, seam - 2.4, 4.4, 0.85)
  // duct flanges: supply left, return right with its filters
  const oh = H * 0.4
  const oy = seam + (bot - seam - oh) / 2
  const ow = d * 0.36
  ductFlange(pen, 'warm', { x: d * 0.085, oy, ow, oh }, gas)
  ductFlange(pen, 'cold', { x: d * 0.555, oy, ow, oh }, gas)
  // drain with its trap
  if (unit.pipes !== false) {
    const x = d * 0.5
    pen.path(
      'detail-face',
      ['M', x - 0.45, bot - 1.8],
      ['L', x - 0.45, bot + 1],
      ['Q', x - 0.45, bot + 2.4, x + 0.9, bot + 2.4],
      ['Q', x + 2.25, bot + 2.4, x + 2.25, bot + 1],
      ['L', x + 2.25, bot],
      ['L', x + 1.35, bot],
      ['L', x + 1.35, bot + 1],
      ['Q', x + 1.35, bot + 1.5, x + 0.9, bot + 1.5],
      ['Q', x + 0.45, bot + 1.5, x + 0.45, bot + 1],
      ['L', x + 0.45, bot - 1.8],
      'z',
    )
    pen.circle('detail-face', x, bot - 2, 0.9)
  }
  screws(pen, 0.24, [0.75, top + 2], [d - 0.75, top + 2], [0.75, bot - 1], [d - 0.75, bot - 1])
}

export const packageUnit = kind({
  name: 'package unit',
  size: { w: 51, h: 41, d: 47 },
  options: packageUnitOptions,
  hangs: false,
  adjective: ({ gas }) => (gas === false ? undefined : 'gas'),
  views: { front: packageUnitFront, side: packageUnitSide },
})
