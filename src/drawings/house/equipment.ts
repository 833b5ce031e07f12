import { arrow } from '../engine/fittings.ts'
import type { Pen } from '../engine/pen.ts'
import type { Tone } from '../engine/tones.ts'
import { type Figure, figure } from '../figure/figure.ts'
import { HOUSE_WIDTH } from './shell.ts'

/** Which air is warm; `open` leaves it to the page, which colors the air by the visitor's place. */
export type Season = 'heat' | 'cool' | 'open'

const tones: Readonly<Record<Season, { supply: Tone; back: Tone; out: Tone; home: Tone }>> = {
  heat: { supply: 'warm-area', back: 'cold-area', out: 'warm', home: 'cold' },
  cool: { supply: 'cold-area', back: 'warm-area', out: 'cold', home: 'warm' },
  open: { supply: 'supply-air', back: 'return-air', out: 'supply-line', home: 'return-line' },
}

const inStack = (machines: readonly Machine[]): boolean =>
  machines.includes('furnace') || machines.includes('airHandler')

/** Only a mini split and a water heater need no ducts. */
const hasDucts = (machines: readonly Machine[]): boolean =>
  inStack(machines) || machines.includes('packageUnit')

/** Basement trunk, plenum, riser and return with its filter; drawn before walls and floors cut them. */
export function drawDucts(pen: Pen, season: Season, machines: readonly Machine[]): void {
  if (!hasDucts(machines)) return
  const { supply, back } = tones[season]
  pen.rect(supply, 4.4, 0.15, 28, 0.95)
  pen.vertical('hairline', 11, 0.15, 1.1)
  pen.vertical('hairline', 26, 0.15, 1.1)
  pen.rect(supply, 22.275, -12.6, 0.55, 12.8)
  if (!inStack(machines)) return
  // The duct reaches down to the machine that it begins at.
  const isBare = machines.includes('furnace') && !machines.includes('coil')
  pen.rect(supply, 13.1, 1.1, 1.5, isBare ? 3.57 : 1.1)
  pen.path(
    back,
    ['M', 18.6, -1.35],
    ['L', 20.2, -1.35],
    ['L', 20.2, 7.4],
    ['L', 15.2, 7.4],
    ['L', 15.2, 6],
    ['L', 18.6, 6],
    'z',
  )
  pen.rect('detail-face', 17.2, 5.6, 0.55, 1.95)
  for (let y = 5.75; y < 7.4; y += 0.2) pen.line('hairline', 17.25, y, 17.7, y + 0.1)
}

/** Registers with the air that leaves and returns. */
export function drawAir(pen: Pen, season: Season, machines: readonly Machine[]): void {
  const { out: hot } = tones[season]
  if (hasDucts(machines)) drawRegisters(pen, season, inStack(machines))
  if (!machines.includes('mini')) return
  for (let i = 0; i < 3; i++)
    pen.path(
      hot,
      ['M', 1.6 + i * 0.8, -16.4],
      ['C', 1.9 + i * 0.8, -15.6, 2.2 + i * 1.1, -15.4, 2.5 + i * 1.2, -14.7],
    )
}

function drawRegisters(pen: Pen, season: Season, hasReturn: boolean): void {
  const { supply, out: hot, home: cold } = tones[season]
  for (const x of [12.2, 31.2]) {
    pen.rect(supply, x - 0.35, -1.45, 0.7, 1.65)
    register(pen, hot, x, -1.62)
  }
  pen.rect(supply, 5.65, -1.45, 0.7, 1.65)
  register(pen, hot, 24.1, -10.62)
  pen.path(hot, ['M', 22.95, -12.2], ['C', 23.6, -12.6, 24.4, -12.4, 25, -13.2])
  pen.rect('solid', 18.75, -1.66, 1.3, 0.16)
  for (const x of [19.05, 19.75]) arrow(pen, cold, x, -3.6, x, -2, 4)
  for (const x of [8.5, 27.5]) arrow(pen, hot, x, 0.62, x + (x < 14 ? -2 : 2), 0.62, 5)
  if (!hasReturn) return
  arrow(pen, cold, 19.4, 1.8, 19.4, 3.8, 5)
  arrow(pen, hot, 13.85, 2, 13.85, 1.2, 4)
}

function register(pen: Pen, tone: Tone, x: number, y: number): void {
  pen.rect('solid', x - 0.65, y - 0.06, 1.3, 0.16)
  for (let i = 0; i < 3; i++)
    pen.path(
      tone,
      ['M', x - 0.4 + i * 0.4, y - 0.35],
      ['C', x - 0.5 + i * 0.45, y - 1.2, x - 0.7 + i * 0.7, y - 1.1, x - 0.8 + i * 0.85, y - 2.2],
    )
}

/** What stands in the house; the furnace or the air handler is in the stack of the ducts. */
export type Machine =
  | 'furnace'
  | 'airHandler'
  | 'coil'
  | 'outdoor'
  | 'packageUnit'
  | 'mini'
  | 'water'
  | 'air'
  | 'stat'

/** Every machine that does not take the place of another. */
export const USUAL_MACHINES: readonly Machine[] = [
  'furnace',
  'coil',
  'water',
  'air',
  'outdoor',
  'mini',
  'stat',
]

/** Feet: the basement's floor, and the left side of the furnace with its coil. */
const FLOOR = 7.55
const STACK = 13.1

const place = (pen: Pen, x: number, y: number, one: Figure): void =>
  pen.at(x, y, () =>
    pen.scaled(pen.scale / 12, () => one.paint(pen, 'front', { pipes: false, label: false })),
  )

const MACHINES: Readonly<Record<Machine, (pen: Pen) => void>> = {
  furnace: drawFurnace,
  airHandler(pen) {
    pen.rect('detail-face', STACK - 0.1, 6.75, 1.7, FLOOR - 6.75)
    place(pen, STACK - 0.15, 2.5, figure('airHandler', { width: 21, height: 51 }))
  },
  coil: (pen) => place(pen, STACK, FLOOR - 2.88 - 2.17, figure('coil', { width: 17.5, height: 26 })),
  outdoor: drawOutdoorUnit,
  packageUnit: drawPackageUnit,
  mini: drawMiniSplit,
  water: (pen) => place(pen, 4.6, FLOOR - 4.9, figure('waterHeater', { width: 21, height: 59 })),
  air(pen) {
    for (const x of [27.3, 28.7]) pen.vertical('hairline', x, 1.1, 2.5)
    place(pen, 27, 2.4, figure('erv', { width: 24, height: 19 }))
    place(pen, 30.4, FLOOR - 1.7, figure('dehumidifier', { width: 28, height: 20 }))
  },
  stat(pen) {
    pen.rect('detail-face', 23.05, -7.2, 0.16, 0.5)
    pen.rect('detail-face', 23.2, -7.3, 0.5, 0.6, 0.1)
  },
}

/** The machines at their true size, their vents and refrigerant lines. */
export function drawEquipment(pen: Pen, machines: readonly Machine[]): void {
  for (const machine of machines) MACHINES[machine](pen)
}

/** The furnace and its vent through the wall. */
function drawFurnace(pen: Pen): void {
  place(pen, STACK, FLOOR - 2.88, figure('furnace', { width: 17.5, height: 34.5 }, { afue: 96 }))
  pen.path(
    'vent-pipe',
    ['M', STACK - 0.02, 3.2],
    ['L', STACK - 0.55, 3.2],
    ['L', STACK - 0.55, 1.45],
    ['L', 2.2, 1.45],
    ['L', 2.2, -0.95],
    ['L', -0.9, -0.95],
    ['L', -0.9, -1.7],
  )
}

/** The outdoor unit on its pad, its lines to the coil, and its disconnect with a whip. */
function drawOutdoorUnit(pen: Pen): void {
  place(pen, 40.6, -2.95, figure('condenser', { width: 30, height: 32 }))
  pen.rect('outline-face', 40.1, -0.28, 3.5, 0.34)
  pen.path(
    'refrigerant-line',
    ['M', STACK + 1.46, 4],
    ['L', 16.2, 4],
    ['L', 16.2, 1.7],
    ['L', 35, 1.7],
    ['L', 35, -0.9],
    ['L', 38.4, -0.9],
    ['L', 40.6, -0.9],
  )
  drawDisconnect(pen)
}

function drawDisconnect(pen: Pen): void {
  pen.rect('detail-face', HOUSE_WIDTH + 0.05, -5.4, 0.5, 0.95)
  pen.path(
    'detail',
    ['M', HOUSE_WIDTH + 0.3, -4.45],
    ['L', HOUSE_WIDTH + 0.3, -2],
    ['C', HOUSE_WIDTH + 0.3, -1.4, 38, -1.6, 40.6, -1.6],
  )
}

/** The whole system in one cabinet outside; its ducts lead through the wall to the trunk. */
function drawPackageUnit(pen: Pen): void {
  pen.rect('detail-face', 33, -1.25, 7.7, 0.85)
  pen.rect('detail-face', 32, 0.15, 1, 0.95)
  pen.rect('detail-face', 32, -1.25, 1, 2.35)
  place(pen, 40.6, -3.36, figure('packageUnit', { width: 49, height: 37 }))
  pen.rect('outline-face', 40.1, -0.28, 5.1, 0.34)
  drawDisconnect(pen)
}

/** An outdoor unit on the wall and its indoor unit upstairs. */
function drawMiniSplit(pen: Pen): void {
  place(pen, -4.1, -6.6, figure('sideUnit', { width: 33, height: 26 }))
  pen.path('detail', ['M', 0, -4.3], ['L', -4.3, -4.3], ['M', 0, -3], ['L', -1.6, -4.3])
  pen.path('refrigerant-line', ['M', -1.3, -5], ['L', -0.45, -5], ['L', -0.45, -17.1], ['L', 0.7, -17.1])
  place(pen, 1.1, -17.6, figure('wallHead', { width: 33, height: 12.6 }))
}
