import { arrow } from '../engine/fittings.ts'
import type { Pen } from '../engine/pen.ts'
import type { Tone } from '../engine/tones.ts'

export type ShellPart = 'roof' | 'wall' | 'window' | 'floor' | 'air'

/** One part of a load: how thick its band is, in feet of the drawing, and its name and value. */
export interface Band {
  thickness: number
  label?: readonly [name: string, value: string]
}

type Stretch = readonly [y: number, height: number]

/** Heat leaves the house in winter and comes in in summer. */
export type Flow = 'out' | 'in'

/** Draws loads as bands outside the shell, one flow arrow each; the page repeats every value in text. */
export function drawBands(pen: Pen, bands: Partial<Record<ShellPart, Band>>, flow: Flow = 'out'): void {
  if (bands.roof) roofBand(pen, bands.roof, flow)
  if (bands.wall) wallBand(pen, bands.wall, flow)
  if (bands.window) windowBand(pen, bands.window, flow)
  if (bands.floor) floorBand(pen, bands.floor, flow)
  if (bands.air) airArrows(pen, bands.air, flow)
}

function flowArrow(pen: Pen, flow: Flow, x1: number, y1: number, x2: number, y2: number): void {
  if (flow === 'out') arrow(pen, 'warm', x1, y1, x2, y2, 5)
  else arrow(pen, 'warm', x2, y2, x1, y1, 5)
}

/** Pixels per foot under which only the names fit. */
const NAMES_ONLY_BELOW = 9

function bandLabel(pen: Pen, { label }: Band, x: number, y: number): void {
  if (!label) return
  const small = pen.scale < NAMES_ONLY_BELOW
  pen.text(label[0], x, y, small ? 12 : 14, { tone: 'strong' })
  if (!small) pen.text(label[1], x, y + 16 / pen.scale, 14, { tone: 'warm' })
}

function roofBand(pen: Pen, band: Band, flow: Flow): void {
  const rise = band.thickness / 0.923
  pen.path(
    'heat-loss-strong',
    ['M', -1.9, -18.9],
    ['L', 18, -27.2],
    ['L', 37.9, -18.9],
    ['L', 37.9, -18.9 - rise],
    ['L', 18, -27.2 - rise],
    ['L', -1.9, -18.9 - rise],
    'z',
  )
  for (const [x, lean] of [
    [8, -0.6],
    [28, 0.6],
  ] as const)
    flowArrow(pen, flow, x, -23.2 - rise, x + lean, -24.8 - rise)
  bandLabel(pen, band, 30.6, -25.4)
}

/** Bands on the left and the right wall, with arrows at the given heights. */
function sideBands(
  pen: Pen,
  tone: Tone,
  thickness: number,
  left: readonly Stretch[],
  right: readonly Stretch[],
  arrows: readonly number[],
  flow: Flow,
): void {
  for (const [y, height] of left) pen.rect(tone, -0.35 - thickness, y, thickness, height)
  for (const [y, height] of right) pen.rect(tone, 36.35, y, thickness, height)
  for (const [x, side] of [
    [-0.35 - thickness, -1],
    [36.35 + thickness, 1],
  ] as const)
    for (const y of arrows) flowArrow(pen, flow, x + side * 0.3, y, x + side * 2, y)
}

function wallBand(pen: Pen, band: Band, flow: Flow): void {
  sideBands(
    pen,
    'heat-loss-strong',
    band.thickness,
    [
      [-17.9, 0.9],
      [-13.6, 5.4],
      [-4.4, 3.8],
    ],
    [
      [-17.9, 0.9],
      [-13.6, 5.4],
      [-5, 4.4],
    ],
    [-11.2],
    flow,
  )
  bandLabel(pen, band, 38.8 + band.thickness, -13.1)
}

function windowBand(pen: Pen, band: Band, flow: Flow): void {
  sideBands(
    pen,
    'heat-loss-light',
    band.thickness,
    [
      [-17, 3.4],
      [-8.2, 3.8],
    ],
    [
      [-17, 3.4],
      [-8.2, 3.2],
    ],
    [-14.2, -5.6],
    flow,
  )
  bandLabel(pen, band, 38.8 + band.thickness, -16.9)
}

function floorBand(pen: Pen, band: Band, flow: Flow): void {
  pen.rect('heat-loss-strong', 1.5, 8.2, 33, band.thickness)
  for (const x of [8, 18, 28]) flowArrow(pen, flow, x, 8.4 + band.thickness, x, 9.6 + band.thickness)
  bandLabel(pen, band, 38.2, 7.2)
}

/** Air that leaks at the joints of floors and walls. */
function airArrows(pen: Pen, band: Band, flow: Flow): void {
  const length = 2.4 + band.thickness
  for (const [x, y, side] of [
    [0, -10.1, -1],
    [0, -1.1, -1],
    [36, -10.1, 1],
    [36, -1.1, 1],
  ] as const) {
    for (const k of [-0.4, 0, 0.4]) flowArrow(pen, flow, x, y + k, x + side * length, y + k)
  }
  bandLabel(pen, band, 39.4 + band.thickness, -1.8)
}
