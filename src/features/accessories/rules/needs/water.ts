import { texts } from '../../texts.ts'
import { figure, type Part, read, word } from '../parts.ts'
import { byKind, type Need, need } from './need.ts'

export const floatSwitch = (required: boolean): Need =>
  need('floatSwitch', required, byKind('Float switch', texts.fits.switch))

export const pump = need('pump', false, (part) =>
  word(part, 'kind') === 'Tank' ? texts.fits.pump(figure(part, 'maxLiftFt') ?? 0) : undefined,
)

/** One hose for each indoor unit. */
export const drainHose = (zones: number): Need =>
  need('drainHose', true, () => texts.fits.drain(zones), { quantity: zones })

export const valves = need('valves', true, byKind('Isolation valves', texts.fits.valves))

/** Up to this tank, in gallons, a 2 gallon expansion tank is large enough. */
const SMALL_EXPANSION_UP_TO_GAL = 50

export function expansionTank(unit: Part): Need[] {
  const gallons = figure(unit, 'gallons')
  if (gallons === undefined) return []
  const size = gallons <= SMALL_EXPANSION_UP_TO_GAL ? '2 gal' : '4½ gal'
  return [
    need('expansion', false, (part) =>
      word(part, 'size') === size ? texts.fits.expansion(size, gallons) : undefined,
    ),
  ]
}

/** Mildly flammable refrigerants. */
const A2L: ReadonlySet<string> = new Set(['R-32', 'R-454B'])

/** A trap in the drain, a float switch against overflow, and a leak sensor unless the coil has one. */
export function indoorCoil(unit: Part): Need[] {
  const needsSensor = A2L.has(word(unit, 'refrigerant')) && read(unit, 'leakSensor') !== true
  return [
    need('trap', true, byKind('Trap', texts.fits.trap)),
    floatSwitch(true),
    ...(needsSensor ? [need('leakSensor', true, byKind('Leak sensor', texts.fits.sensor))] : []),
  ]
}
