import { texts } from '../../texts.ts'
import { unchosenTexts } from '../choose-texts.ts'
import { figure, type Part, read, word, wordsOf } from '../parts.ts'
import { byKind, type Need, need, unknownNeed } from './need.ts'

export const floatSwitch = (required: boolean): Need =>
  need('floatSwitch', required, byKind('Float switch', texts.fits.switch))

export const pump = need('pump', false, (part) =>
  word(part, 'kind') === 'Tank' ? texts.fits.pump(figure(part, 'maxLiftFt') ?? 0) : undefined,
)

/** One hose for each indoor unit. */
export const drainHose = (zones: number): Need =>
  need('drainHose', true, () => texts.fits.drain(zones), { quantity: zones })

export const valves = need('valves', true, byKind('Isolation valves', texts.fits.valves))

/** The trap of a coil's drain outdoors: the pan is under suction there too. */
export const trap = need('trap', true, byKind('Trap', texts.fits.trap))

/** A pan under what may leak above a finished ceiling (IRC M1411.3.1 and P2801.6). */
export const drainPan = (under: string): Need =>
  need('drainPan', false, (part) =>
    word(part, 'kind') === 'Drain pan' && (under !== 'tank' || word(part, 'size').startsWith('32'))
      ? texts.fits.drainPan
      : undefined,
  )

/** A boiler's water expands too (IRC M2003.1); how much water the system holds decides the size. */
export const boilerExpansion = need('expansion', true, (part) =>
  word(part, 'kind') === 'Expansion tank' && word(part, 'size') === '4½ gal'
    ? texts.fits.boilerExpansion
    : undefined,
)

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

/**
 * A trap in the drain, a float switch against overflow, and a leak sensor unless the coil has one. Where the
 * refrigerant asks for a sensor and the maker does not say whether the unit has one, the list says so.
 */
export function indoorCoil(unit: Part): Need[] {
  const isFlammable = wordsOf(unit, 'refrigerant').some((each) => A2L.has(each))
  const needsSensor = isFlammable && read(unit, 'leakSensor') === false
  const isUnknown = isFlammable && read(unit, 'leakSensor') === undefined
  return [
    trap,
    floatSwitch(true),
    drainPan('coil'),
    ...(needsSensor ? [need('leakSensor', true, byKind('Leak sensor', texts.fits.sensor))] : []),
    ...(isUnknown ? [unknownNeed('leakSensor', unchosenTexts.said.leakSensor)] : []),
  ]
}
