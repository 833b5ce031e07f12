import {
  type Circuit,
  circuitOf,
  largestBreaker,
  nextBreaker,
} from '#features/catalog/catalog/rules/circuits/circuits.ts'
import { voltsOf } from '#features/catalog/catalog/rules/circuits/volts.ts'
import { hasOutdoorUnit } from '#features/catalog/catalog/rules/equipment.ts'
import { texts } from '../../texts.ts'
import { unchosenTexts } from '../choose-texts.ts'
import { figure, type Part, word } from '../parts.ts'
import { byKind, type Need, type NeedKind, need, unknownNeed } from './need.ts'

const DISCONNECT_AMPS = [30, 60, 100, 200]
/** Amperes that copper wire of 10, 8 and 6 AWG carries in a whip (NEC 2023, table 310.16, 60 °C; memory). */
const WHIP_AMPS = [30, 40, 55]
const sizeFor = (sizes: readonly number[], amps: number): number | undefined =>
  sizes.find((size) => amps <= size)

/** Where a circuit ends: at a unit outdoors or indoors, at a heater that has breakers, or at an outlet. */
export type CircuitEnd = 'outdoors' | 'indoors' | 'own breakers' | 'outlet'

/** Supplies of units that another unit feeds, or that need none: "From the outdoor unit", "None". */
const needsNoCircuit = (unit: Part): boolean => {
  const supply = word(unit, 'voltage')
  return supply !== '' && voltsOf(supply) === undefined
}

/** The kinds of parts between the panel and a unit. */
const PARTS_OF_CIRCUIT: Readonly<Record<CircuitEnd, readonly NeedKind[]>> = {
  outdoors: ['breaker', 'circuitCable', 'disconnect', 'whip'],
  indoors: ['breaker', 'circuitCable', 'disconnect'],
  'own breakers': ['breaker', 'circuitCable'],
  outlet: ['breaker', 'circuitCable', 'outlet'],
}

/**
 * The parts of a unit's circuits. The largest breaker that the maker allows decides the breaker and the
 * disconnect, the minimum circuit ampacity the cable and the whip. A unit with a cord needs an outlet: one
 * of 115 volts is in every room, one of 230 volts has a circuit of its own. Where the maker does not publish
 * the circuit, every part says so.
 */
export function power(unit: Part, end: CircuitEnd): Need[] {
  if (needsNoCircuit(unit)) return []
  const circuit = circuitOf(unit)
  if (circuit === undefined || circuit.breaker === null)
    return PARTS_OF_CIRCUIT[end].map((kind) => unknownNeed(kind, unchosenTexts.said.circuit))
  if (circuit.plugsIn && !circuit.isDoublePole) return []
  const own = { quantity: circuit.count, of: circuit.unit }
  return [
    ...breaker(circuit, own),
    ...cableFromPanel(unit, circuit, own),
    ...(circuit.plugsIn ? outlet(circuit, own) : []),
    ...(end === 'own breakers' || circuit.plugsIn ? [] : disconnect(circuit, own)),
    ...(end === 'outdoors' ? whip(circuit, own) : []),
  ]
}

/** A unit that is wired for one of two supplies: the installer's choice decides the parts of its circuit. */
export const eitherSupply = (): Need[] =>
  PARTS_OF_CIRCUIT.indoors.map((kind) => unknownNeed(kind, unchosenTexts.said.eitherSupply))

/** An outlet of 208 to 240 volts has its breaker's rating (NEC 2023, table 210.21(B)(3); memory). */
function outlet(circuit: Circuit, own: Own): Need[] {
  const size = limitOf(circuit)
  return [
    need(
      'outlet',
      true,
      (part) =>
        word(part, 'kind') === 'Outlet' && figure(part, 'amps') === size
          ? texts.fits.outlet(size ?? 0)
          : undefined,
      own,
    ),
  ]
}

type Own = { quantity: number; of: string }

/** The breaker's size; undefined where no standard breaker is as small as the maker's limit. */
const limitOf = ({ breaker: limit }: Circuit): number | undefined =>
  limit === null ? undefined : largestBreaker(limit)

/** True for a part of exactly this rating; false where no rating fits. */
const isRated = (part: Part, amps: number | undefined): amps is number =>
  amps !== undefined && figure(part, 'amps') === amps

function breaker(circuit: Circuit, own: Own): Need[] {
  const size = limitOf(circuit)
  const kind = circuit.isDoublePole ? 'Double-pole breaker' : 'Single-pole breaker'
  const fits: Need['fits'] = (part) =>
    word(part, 'kind') === kind && isRated(part, size) ? texts.fits.breaker(size, circuit.count) : undefined
  return [need('breaker', true, fits, own)]
}

/**
 * A small wire needs a breaker within its rating (240.4(D)); a larger one may take the next standard size.
 */
const SMALL_WIRE_A = 30

/** True when a cable of this rating may be protected by the breaker. */
const isProtected = (cableAmps: number, breakerAmps: number): boolean =>
  breakerAmps <= (cableAmps <= SMALL_WIRE_A ? cableAmps : (nextBreaker(cableAmps) ?? cableAmps))

/** Ratings of NM-B copper cable in amperes (NEC 2023, 334.80: the 60 °C column of 310.16; memory). */
const CABLE_AMPS = [15, 20, 30, 40, 55, 70, 95]

/**
 * The rating of the cable from the panel that a circuit needs; undefined where none is large enough. The
 * compressor outdoors has its own overload protection, so only the ampacity decides its cable (240.4(G)).
 */
export function cableRating(type: string, mca: number, breakerAmps: number): number | undefined {
  return CABLE_AMPS.find((amps) => amps >= mca && (hasOutdoorUnit(type) || isProtected(amps, breakerAmps)))
}

function cableFromPanel(unit: Part, circuit: Circuit, own: Own): Need[] {
  const size = limitOf(circuit) ?? 0
  const load = circuit.mca ?? size
  const rating = cableRating(unit.type, load, size)
  const fits: Need['fits'] = (part) =>
    word(part, 'kind') === 'Circuit cable' && isRated(part, rating)
      ? texts.fits.circuitCable(word(part, 'gauge'), load)
      : undefined
  return [need('circuitCable', true, fits, own)]
}

/** Switches for one leg, and fused ones: we sell no fuses, and a fused disconnect needs them. */
const OTHER_SWITCHES: ReadonlySet<string> = new Set(['Fused', 'Service switch'])

function disconnect(circuit: Circuit, own: Own): Need[] {
  if (!circuit.isDoublePole)
    return [need('disconnect', true, byKind('Service switch', texts.fits.serviceSwitch), own)]
  const size = limitOf(circuit) ?? 0
  const amps = sizeFor(DISCONNECT_AMPS, size)
  const fits: Need['fits'] = (part) =>
    !OTHER_SWITCHES.has(word(part, 'kind')) && isRated(part, amps)
      ? texts.fits.disconnect(amps, size)
      : undefined
  return [need('disconnect', true, fits, own)]
}

function whip({ mca }: Circuit, own: Own): Need[] {
  if (mca === null) return [unknownNeed('whip', unchosenTexts.said.circuit)]
  const amps = sizeFor(WHIP_AMPS, mca)
  const fits: Need['fits'] = (part) =>
    isRated(part, amps) ? texts.fits.whip(word(part, 'gauge'), mca) : undefined
  return [need('whip', true, fits, own)]
}

/** One cable runs to each indoor unit. */
export const cable = (zones: number): Need =>
  need('cable', true, (part) => (figure(part, 'conductors') === 4 ? texts.fits.cable : undefined), {
    quantity: zones,
  })

export const surge = need('surge', false, byKind('Surge protector', texts.fits.surge))
