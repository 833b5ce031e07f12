import { texts } from '../../texts.ts'
import { figure, type Part, word } from '../parts.ts'
import { type Need, need } from './need.ts'

/** A 2 inch vent is large enough up to this burner, in BTU/h. */
const TWO_INCH_VENT_BTU = 80_000

/** A concentric vent kit for a burner of so many BTU/h. */
export function ventKit(required: boolean, burner: number): Need {
  return need('vent', required, (part) => {
    const inch = figure(part, 'diameter')
    if (
      word(part, 'kind') !== 'Concentric kit' ||
      (inch !== 2 && inch !== 3) ||
      (inch === 2 && burner > TWO_INCH_VENT_BTU)
    )
      return undefined
    return texts.fits.vent(inch, burner)
  })
}

/** The conversion kit to propane for a furnace of the same staging. */
export function propane(unit: Part): Need {
  const staging = word(unit, 'staging')
  return need('propane', false, (part) =>
    word(part, 'kind') === 'Propane kit' &&
    word(part, 'size').toLowerCase().replace('-stage', '') === staging.toLowerCase().replace('-stage', '')
      ? texts.fits.propane(staging)
      : undefined,
  )
}

/** From this burner on, in BTU/h, a heater needs a ¾ inch gas connector. */
const LARGE_BURNER_BTU = 150_000

/** The burner's BTU/h; a heater that does not state it counts as large. */
export const burnerOf = (unit: Part): number => figure(unit, 'inputBtu') ?? LARGE_BURNER_BTU

export function gasLine(burner: number): Need {
  const size = burner >= LARGE_BURNER_BTU ? '¾ in' : '½ in'
  return need('gasLine', false, (part) =>
    word(part, 'size') === size && word(part, 'kind') === 'Gas line' ? texts.fits.gas(size) : undefined,
  )
}
