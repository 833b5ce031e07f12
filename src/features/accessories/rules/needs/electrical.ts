import { texts } from '../../texts.ts'
import { figure, type Part, word } from '../parts.ts'
import { byKind, type Need, need } from './need.ts'

const DISCONNECT_AMPS = [30, 60, 100]
/** What copper wire of 10, 8 and 6 AWG carries at 75 °C. */
const WHIP_AMPS = [30, 40, 55]
const sizeFor = (sizes: readonly number[], amps: number): number | undefined =>
  sizes.find((size) => amps <= size)

/**
 * The unit's maximum overcurrent protection (MOP) decides the disconnect, its minimum circuit ampacity (MCA)
 * the whip.
 */
export function power(unit: Part): Need[] {
  const [mop, mca] = [figure(unit, 'mop'), figure(unit, 'mca')]
  const [disconnectAmps, whipAmps] = [
    mop === undefined ? undefined : sizeFor(DISCONNECT_AMPS, mop),
    mca === undefined ? undefined : sizeFor(WHIP_AMPS, mca),
  ]
  return [
    ...(disconnectAmps && mop !== undefined
      ? [
          need('disconnect', true, (part) =>
            figure(part, 'amps') === disconnectAmps ? texts.fits.disconnect(disconnectAmps, mop) : undefined,
          ),
        ]
      : []),
    ...(whipAmps && mca !== undefined
      ? [
          need('whip', true, (part) =>
            figure(part, 'amps') === whipAmps ? texts.fits.whip(word(part, 'gauge'), mca) : undefined,
          ),
        ]
      : []),
  ]
}

/** One cable runs to each indoor unit. */
export const cable = (zones: number): Need =>
  need('cable', true, (part) => (figure(part, 'conductors') === 4 ? texts.fits.cable : undefined), zones)

export const surge = need('surge', false, byKind('Surge protector', texts.fits.surge))
