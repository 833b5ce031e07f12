import { ground } from '../engine/dimension-lines.ts'
import { Pen } from '../engine/pen.ts'
import { picture } from '../engine/picture.ts'
import { airDown, airLeft, airRight, airUp } from './air.ts'
import { oneStage, twoStages, variableSpeed } from './stages.ts'

const GROUND = 77

/** A meter at the wall: the line comes out of the ground, passes the regulator and the meter, goes inside. */
function gasMeter(pen: Pen): void {
  ground(pen, 4, 88, GROUND)
  pen.rect('detail-face', 16, 26, 5, GROUND - 26)
  pen.rect('detail-face', 16, 22, 18, 5)
  pen.circle('outline-face', 18.5, 44, 8)
  pen.circle('hairline', 18.5, 44, 4)
  pen.rect('detail-face', 30, 22, 5, 10)
  pen.rect('detail-face', 61, 14, 5, 18)
  pen.rect('detail-face', 61, 10, 22, 5)
  pen.rect('outline-face', 27, 31, 42, 32, 8)
  pen.rect('hairline', 33, 37, 30, 11, 2)
  for (let at = 0; at < 4; at++) pen.circle('detail', 37.5 + at * 7, 42.5, 2.4)
  pen.path(
    'warm-face',
    ['M', 48, 60],
    ['C', 42.5, 59, 42.5, 54.5, 46, 50.5],
    ['C', 46.5, 53, 48, 53, 48.5, 50],
    ['C', 52.5, 53.5, 53.5, 58.5, 48, 60],
    'z',
  )
}

/** A tank in the yard: a lying cylinder with round ends, a dome over its valves, two feet. */
function propaneTank(pen: Pen): void {
  ground(pen, 4, 88, GROUND)
  for (const x of [22, 62])
    pen.path(
      'detail-shade',
      ['M', x - 2, GROUND],
      ['L', x + 1, 62],
      ['L', x + 7, 62],
      ['L', x + 10, GROUND],
      'z',
    )
  pen.path('outline-face', ['M', 39, 33], ['L', 39, 29], ['A', 7, 7, 0, 0, 1, 53, 29], ['L', 53, 33], 'z')
  pen.rect('outline-face', 8, 33, 76, 32, 16)
  pen.vertical('hairline', 24, 33.5, 64.5)
  pen.vertical('hairline', 68, 33.5, 64.5)
  pen.horizontal('hairline', 42, 13, 79)
  pen.rect('detail-deep', 38, 47, 16, 7, 1)
}

/** A tank in the cellar: flat sides and round top and bottom, filled through one pipe, vented by another. */
function oilTank(pen: Pen): void {
  ground(pen, 4, 88, GROUND)
  for (const x of [29, 60]) pen.rect('detail-face', x, 60, 4, GROUND - 60)
  for (const x of [33, 57]) pen.rect('detail-face', x, 4, 4, 18)
  pen.rect('detail-deep', 31, 3, 8, 4, 1)
  pen.rect('detail-face', 45, 66, 4, 6)
  pen.rect('detail-face', 45, 69, 40, 3)
  pen.rect('outline-face', 22, 16, 50, 51, 24)
  pen.rect('detail-face', 45, 9, 4, 8)
  pen.rect('warm', 46, 10, 2, 4)
  pen.path(
    'deep',
    ['M', 23, 46],
    ['L', 71, 46],
    ['C', 70, 60, 62, 66.5, 47, 66.5],
    ['C', 32, 66.5, 24, 60, 23, 46],
    'z',
  )
  pen.horizontal('hairline', 46, 23, 71)
}

/** The panel with its breakers: electricity needs no fuel line. */
function breakerPanel(pen: Pen): void {
  pen.rect('detail-face', 43, 0.5, 6, 9)
  pen.rect('outline-face', 22, 9, 48, 66, 2)
  pen.rect('hairline', 26, 13, 40, 58, 1)
  for (let row = 0; row < 5; row++)
    for (const x of [30, 51]) {
      pen.rect('detail-face', x, 33 + row * 7, 11, 5, 1)
      pen.rect('solid', x === 30 ? 37 : 52, 34.5 + row * 7, 3, 2)
    }
  pen.path(
    'warm-face',
    ['M', 48, 14.5],
    ['L', 40.5, 24],
    ['L', 45.5, 24],
    ['L', 43.5, 30.5],
    ['L', 51.5, 20.5],
    ['L', 46.5, 20.5],
    'z',
  )
}

/** The size of a choice's picture in pixels; one unit of its pen is one pixel. */
const CHOICE = { width: 92, height: 84 } as const

/** What a shopper would look for at home: the fuel's meter or tank, how a unit runs, where its air goes. */
const CHOICES: Readonly<Record<string, (pen: Pen) => void>> = {
  'natural-gas': gasMeter,
  propane: propaneTank,
  oil: oilTank,
  electric: breakerPanel,
  'one-stage': oneStage,
  'two-stages': twoStages,
  'variable-speed': variableSpeed,
  'air-up': airUp,
  'air-down': airDown,
  'air-left': airLeft,
  'air-right': airRight,
}

export const choiceNames = Object.keys(CHOICES)

/** The picture of a choice. Words stand beside it, so it is decorative; an unknown name draws nothing. */
export function drawChoice(name: string): string {
  const pen = new Pen(1)
  if (Object.hasOwn(CHOICES, name)) CHOICES[name]?.(pen)
  return picture(pen, { x: 0, y: 0, ...CHOICE }, '', { decorative: true, full: true }).svg
}
