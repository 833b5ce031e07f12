import { breakEnd, grip, knob, louvres, pipe, plate, ratingLabel, rows, screw } from '../engine/fittings.ts'
import { kind } from '../engine/kind.ts'
import { cabinetDoor, gasConnection, pvcVent, screws } from '../engine/parts.ts'
import type { Pen } from '../engine/pen.ts'
import { furnaceHorizontal } from './furnace-horizontal.ts'
import {
  type DoorStyle,
  doorStyle,
  type FurnaceUnit,
  furnaceOptions,
  furnaceSection,
  isCondensing,
} from './furnace-section.ts'

/** Front, both doors on. */
function furnaceFront(pen: Pen, unit: FurnaceUnit): void {
  const { w, h } = unit
  const split = h * 0.555
  drawVents(pen, unit)
  if (unit.pipes !== false) drawPipes(pen, unit)
  pen.rect('hairline-face', 0.9, -0.75, w - 1.8, 0.75)
  pen.rect('outline-face', 0, 0, w, h)
  pen.vertical('hairline', 0.5, 0, h)
  pen.vertical('hairline', w - 0.5, 0, h)
  pen.rect('shade', w - 0.5, 0, 0.5 - 0.9 / pen.scale, h)
  pen.horizontal('hairline', 0.9, 0, w)
  pen.rect('shade', 0.9, split, w - 1.8, 1.1)
  cabinetDoor(pen, 0.9, 1.3, w - 1.8, split - 1.3)
  cabinetDoor(pen, 0.9, split + 1.1, w - 1.8, h - split - 2.4)
  const style = doorStyle(unit)
  const lower = { y: split + 1.1, h: h - split - 2.4 }
  doors[style](pen, unit, split, lower)
  grip(pen, w / 2 - 2.1, split - 1.7, 4.2, 0.85)
  knob(pen, 2.4, lower.y + 1.5, 0.5)
  knob(pen, w - 2.4, lower.y + 1.5, 0.5)
  grip(pen, w / 2 - 2.1, lower.y + 0.9, 4.2, 0.85)
  if (unit.label !== false && style !== 'home')
    ratingLabel(pen, w - 5.4, lower.y + lower.h * 0.78, 3.4, lower.h * 0.16)
  pen.horizontal('detail', h - 0.8, 0, w)
  screws(pen, 0.28, [1.5, 2], [w - 1.5, 2], [1.5, h - 1.9], [w - 1.5, h - 1.9])
}

/** Two PVC pipes where it condenses, one metal vent where it does not, none where nothing burns. */
function drawVents(pen: Pen, unit: FurnaceUnit): void {
  if (unit.fuel === 'electric') return
  const { w } = unit
  if (isCondensing(unit)) {
    pvcVent(pen, w * 0.24, 0, 5.6, 2.4)
    pvcVent(pen, w * 0.76, 0, 7.2, 2.4)
    return
  }
  const x = w * 0.62
  pipe(pen, 'detail-face', x, -7, x, 0, 4.1)
  pen.vertical('hairline', x + 1, -7, 0)
  for (const seam of [-4.6, -4.2]) pen.horizontal('hairline', seam, x - 2.05, x + 2.05)
  pen.rect('detail-face', x - 2.5, -1, 5, 1)
  breakEnd(pen, x, -7, 4.1, 'up')
}

/** Gas on the left, condensate drain on the right. */
function drawPipes(pen: Pen, unit: FurnaceUnit): void {
  const { w, h, fuel = 'gas' } = unit
  if (fuel === 'gas') gasConnection(pen, 0, h * 0.33, -1)
  if (!isCondensing(unit)) return
  pen.path('detail', ['M', w, h * 0.62], ['L', w + 1.5, h * 0.62], ['L', w + 1.5, h])
  pen.path('detail', ['M', w, h * 0.62 - 0.7], ['L', w + 2.2, h * 0.62 - 0.7], ['L', w + 2.2, h])
  pen.rect('detail-face', w + 0.9, h * 0.7, 1.9, 2.4, 0.3)
}

/** Sight glass over the burners. */
function sightGlass(pen: Pen, unit: FurnaceUnit, y: number): void {
  if (unit.fuel === 'electric') return
  pen.circle('detail-face', unit.w / 2, y, 0.95)
  pen.circle('warm-face', unit.w / 2, y, 0.58)
}

function badge(pen: Pen, unit: FurnaceUnit, y: number, height: number): void {
  plate(pen, unit.w / 2, y, Math.min(7, unit.w * 0.42), height, unit.brand)
}

type DoorFace = (pen: Pen, unit: FurnaceUnit, split: number, lower: { y: number; h: number }) => void

/** Faces of the upper and the lower door, one for each series. */
const doors: Record<DoorStyle, DoorFace> = {
  value(pen, unit, split, lower) {
    const { w } = unit
    const width = (w - 5.4) / 2
    for (const x of [2.2, w - 2.2 - width]) {
      louvres(pen, x, 2.9, width, 4.6, 1.05, { round: true })
      louvres(pen, x, split - 6, width, 3.2, 1.05, { round: true })
    }
    badge(pen, unit, split * 0.48, 1.45)
    sightGlass(pen, unit, split * 0.595)
    pen.rect('hairline', 2.6, lower.y + lower.h * 0.34, w - 5.2, lower.h * 0.36, 0.5)
  },
  glide(pen, unit, split, lower) {
    const { w } = unit
    const cx = w / 2
    pen.rect('hairline', 2.2, 3, w - 4.4, split - 6.8, 0.8)
    pen.vertical('hairline', cx - w * 0.16, 3, split - 3.8)
    pen.vertical('hairline', cx + w * 0.16, 3, split - 3.8)
    pen.rect('detail-face', cx - 2, 4.6, 4, 1.7, 0.25)
    pen.horizontal('warm', 5.45, cx - 1.2, cx + 0.2)
    pen.circle('detail', cx + 1.2, 5.45, 0.22)
    badge(pen, unit, split - 6, 1.35)
    sightGlass(pen, unit, split * 0.5)
    for (const t of rows(pen, lower.y + lower.h * 0.3, lower.h * 0.55, 0.95, 4).at)
      pen.horizontal('hairline', t, 2.4, w - 2.4)
  },
  home(pen, unit, split, lower) {
    louvres(pen, 2.3, 3, unit.w - 4.6, split * 0.34, 1, { round: true })
    badge(pen, unit, split * 0.58, 1.35)
    sightGlass(pen, unit, split * 0.72)
    louvres(pen, 2.3, lower.y + lower.h * 0.28, unit.w - 4.6, lower.h * 0.6, 1, { round: true })
  },
  steady(pen, unit, split, lower) {
    const { w } = unit
    louvres(pen, 2.6, 2.9, w - 5.2, 2.3, 1, { round: true })
    pen.rect('hairline', 2.2, split * 0.62, w - 4.4, split * 0.2, 0.3)
    badge(pen, unit, split * 0.45, 1.45)
    sightGlass(pen, unit, split * 0.72)
    for (let i = 0; i < 3; i++)
      pen.rect('hairline', 2.6, lower.y + lower.h * (0.28 + i * 0.2), w - 5.2, 0.55, 0.27)
  },
}

/** Left side, with the knock-outs for return air, gas, wiring and drain. */
function furnaceSide(pen: Pen, unit: FurnaceUnit): void {
  const { d, h } = unit
  const split = h * 0.555
  if (isCondensing(unit)) pvcVent(pen, 3.4, 0, 7.2, 2.4)
  else if (unit.fuel !== 'electric') {
    pipe(pen, 'detail-face', 4, -7, 4, 0, 4.1)
    breakEnd(pen, 4, -7, 4.1, 'up')
  }
  pen.rect('hairline-face', 7.2, -0.75, d - 8.1, 0.75)
  pen.rect('outline-face', 0.8, 0, d - 0.8, h)
  pen.rect('detail-face', 0, 1.3, 0.8, split - 1.3)
  pen.rect('detail-face', 0, split + 1.1, 0.8, h - split - 2.4)
  pen.vertical('hairline', 1.9, 0, h)
  pen.vertical('hairline', d - 0.6, 0, h)
  pen.horizontal('hairline', 0.9, 0.8, d)
  pen.horizontal('detail', h - 0.8, 0.8, d)
  pen.vertical('hairline', 6.6, 1, split)
  pen.horizontal('hairline', split + 0.4, 1.9, d - 0.6)
  // return-air knock-out: chain line with corner marks
  const kx = 8.4
  const ky = split + 1.8
  const kw = Math.min(18, d - 10.6)
  const kh = h - split - 3.6
  pen.rect('hidden-edge', kx, ky, kw, kh)
  for (const [x, y, a, b] of [
    [kx, ky, 1, 1],
    [kx + kw, ky, -1, 1],
    [kx, ky + kh, 1, -1],
    [kx + kw, ky + kh, -1, -1],
  ] as const)
    pen.path('detail', ['M', x + a * 1.4, y], ['L', x, y], ['L', x, y + b * 1.4])
  // knock-outs: gas, wiring, drain
  for (const [x, y, r] of [
    [4.2, h * 0.33, 0.8],
    [4.2, h * 0.42, 0.45],
    [3.6, h * 0.66, 0.55],
    [4.6, h * 0.74, 0.45],
  ] as const) {
    pen.circle('detail', x, y, r)
    pen.line('center-line', x - r * 1.6, y, x + r * 1.6, y)
    pen.line('center-line', x, y - r * 1.6, x, y + r * 1.6)
  }
  for (let i = 0; i < 4; i++) screw(pen, d - 1.3, 2.4 + (i * (split - 3.6)) / 3, 0.24)
  for (const t of [0.3, 0.5, 0.7]) pen.rect('hairline', 9, split * t, d - 12, 0.5, 0.25)
  if (unit.label !== false) ratingLabel(pen, 9, 2.2, 6, 3.2)
}

export const furnace = kind({
  name: 'gas furnace',
  size: { w: 17.5, h: 34.5, d: 28.75 },
  options: furnaceOptions,
  hangs: false,
  nameOf: ({ fuel = 'gas' }) => `${fuel} furnace`,
  adjective: ({ afue, fuel }) => (afue && fuel !== 'electric' ? `${afue}%` : undefined),
  views: { front: furnaceFront, horizontal: furnaceHorizontal, side: furnaceSide, section: furnaceSection },
})
