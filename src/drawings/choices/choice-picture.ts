import { Pen } from '../engine/pen.ts'
import { picture } from '../engine/picture.ts'
import { airDown, airLeft, airRight, airUp } from './air.ts'
import { breakerPanel, gasMeter, oilTank, propaneTank } from './fuels.ts'
import { oneStage, twoStages, variableSpeed } from './stages.ts'

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
