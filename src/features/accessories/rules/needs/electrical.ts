import { largestBreaker, nextBreaker } from '#features/catalog/rules/circuits/breakers.ts'
import { type Circuit, circuitOf } from '#features/catalog/rules/circuits/circuits.ts'
import { texts } from '../../texts.ts'
import { figure, type Part, word } from '../parts.ts'
import { byKind, type Need, need } from './need.ts'

const DISCONNECT_AMPS = [30, 60, 100, 200]
/** Amperes that copper wire of 10, 8 and 6 AWG carries in a whip (NEC 2023, table 310.16, 60 °C; memory). */
const WHIP_AMPS = [30, 40, 55]
const sizeFor = (sizes: readonly number[], amps: number): number | undefined =>
  sizes.find((size) => amps <= size)

/** Where a circuit ends: at a unit outdoors, at a unit indoors, or at a heater that has breakers. */
export type CircuitEnd = 'outdoors' | 'indoors' | 'own breakers'

/**
 * The parts of a unit's circuits. The largest breaker that the maker allows decides the breaker and the
 * disconnect, the minimum circuit ampacity the cable and the whip. A unit with a cord needs no part.
 */
export function power(unit: Part, end: CircuitEnd): Need[] {
  const circuit = circuitOf(unit)
  if (circuit === undefined || circuit.plugsIn) return []
  const own = { quantity: circuit.count, of: circuit.unit }
  return [
    ...breaker(circuit, own),
    ...cableFromPanel(unit, circuit, own),
    ...(end === 'own breakers' ? [] : disconnect(circuit, own)),
    ...(end === 'outdoors' ? whip(circuit, own) : []),
  ]
}

type Own = { quantity: number; of: string }

const limitOf = ({ breaker: limit }: Circuit): number | undefined =>
  limit === null ? undefined : largestBreaker(limit)

function breaker(circuit: Circuit, own: Own): Need[] {
  const size = limitOf(circuit)
  const kind = circuit.isDoublePole ? 'Double-pole breaker' : 'Single-pole breaker'
  if (size === undefined) return []
  const fit = texts.fits.breaker(size, circuit.count)
  return [
    need(
      'breaker',
      true,
      (part) => (word(part, 'kind') === kind && figure(part, 'amps') === size ? fit : undefined),
      own,
    ),
  ]
}

/** A compressor has its own overload protection, so only the ampacity decides its cable (240.4(G)). */
const HAS_COMPRESSOR: ReadonlySet<string> = new Set([
  'air-conditioner',
  'heat-pump',
  'cooling-system',
  'heat-pump-system',
  'ducted-system',
  'mini-split-outdoor',
  'mini-split-system',
  'multi-zone-system',
  'package-unit',
  'package-bundle',
])
/**
 * A small wire needs a breaker within its rating (240.4(D)); a larger one may take the next standard size.
 */
const SMALL_WIRE_A = 30

/** True when a cable of this rating may be protected by the breaker. */
const isProtected = (cableAmps: number, breakerAmps: number): boolean =>
  breakerAmps <= (cableAmps <= SMALL_WIRE_A ? cableAmps : (nextBreaker(cableAmps) ?? cableAmps))

/** Ratings of NM-B copper cable in amperes (NEC 2023, 334.80: the 60 °C column of 310.16; memory). */
const CABLE_AMPS = [15, 20, 30, 40, 55, 70, 95]

/** The rating of the cable from the panel that a circuit needs; undefined where none is large enough. */
export function cableRating(type: string, mca: number, breakerAmps: number): number | undefined {
  return CABLE_AMPS.find(
    (amps) => amps >= mca && (HAS_COMPRESSOR.has(type) || isProtected(amps, breakerAmps)),
  )
}

function cableFromPanel(unit: Part, circuit: Circuit, own: Own): Need[] {
  const size = limitOf(circuit)
  if (size === undefined) return []
  const load = circuit.mca ?? size
  const rating = cableRating(unit.type, load, size)
  return rating === undefined
    ? []
    : [
        need(
          'circuitCable',
          true,
          (part) =>
            word(part, 'kind') === 'Circuit cable' && figure(part, 'amps') === rating
              ? texts.fits.circuitCable(word(part, 'gauge'), load)
              : undefined,
          own,
        ),
      ]
}

/** We sell no fuses, and a fused disconnect does not work without them. */
const isUsable = (part: Part): boolean => word(part, 'kind') !== 'Fused'

function disconnect(circuit: Circuit, own: Own): Need[] {
  const size = limitOf(circuit)
  if (size === undefined) return []
  if (!circuit.isDoublePole)
    return [need('disconnect', true, byKind('Service switch', texts.fits.serviceSwitch), own)]
  const amps = sizeFor(DISCONNECT_AMPS, size)
  return amps === undefined
    ? []
    : [
        need(
          'disconnect',
          true,
          (part) =>
            isUsable(part) && word(part, 'kind') !== 'Service switch' && figure(part, 'amps') === amps
              ? texts.fits.disconnect(amps, size)
              : undefined,
          own,
        ),
      ]
}

function whip({ mca }: Circuit, own: Own): Need[] {
  const amps = mca === null ? undefined : sizeFor(WHIP_AMPS, mca)
  return amps === undefined || mca === null
    ? []
    : [
        need(
          'whip',
          true,
          (part) => (figure(part, 'amps') === amps ? texts.fits.whip(word(part, 'gauge'), mca) : undefined),
          own,
        ),
      ]
}

/** One cable runs to each indoor unit. */
export const cable = (zones: number): Need =>
  need('cable', true, (part) => (figure(part, 'conductors') === 4 ? texts.fits.cable : undefined), {
    quantity: zones,
  })

export const surge = need('surge', false, byKind('Surge protector', texts.fits.surge))
