import { inches } from '#features/catalog/catalog/rules/plate.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { texts } from '../../texts.ts'
import { unchosenTexts } from '../choose-texts.ts'
import { figure, type Part, word } from '../parts.ts'
import { type Need, need } from './need.ts'

const PAD_MARGIN_INCHES = 2

/** A pad fits when it is at least two inches longer and wider than the unit and carries its weight. */
function padFits(unit: Part): Need['fits'] {
  return (part) => {
    const [pad, footprint] = [part.dimensions, unit.dimensions]
    if (!hasTrait(part.type, 'holds-on-ground') || !pad || !footprint) return undefined
    const [longSide, shortSide] = [
      Math.max(footprint.width, footprint.depth) + PAD_MARGIN_INCHES,
      Math.min(footprint.width, footprint.depth) + PAD_MARGIN_INCHES,
    ]
    if (
      Math.max(pad.width, pad.depth) < longSide ||
      Math.min(pad.width, pad.depth) < shortSide ||
      (figure(part, 'loadLb') ?? unit.weight) < unit.weight
    )
      return undefined
    return texts.fits.pad(
      `${inches(pad.width)} × ${inches(pad.depth)}″`,
      `${inches(footprint.width)} × ${inches(footprint.depth)}″`,
    )
  }
}

/** A wall bracket must carry a quarter more than the unit weighs. */
const BRACKET_SAFETY_FACTOR = 1.25

/** What a list says of a pad or bracket for a unit whose size its maker does not publish. */
const saidOfSize = ({ dimensions }: Part): string => (dimensions === null ? unchosenTexts.said.size : '')

/** The pad of a unit on the ground. */
export const groundPad = (unit: Part): Need => need('pad', true, padFits(unit), { said: saidOfSize(unit) })

/** The mount of an outdoor unit: a wall bracket or a pad. Without the unit's size neither can be chosen. */
export function mount(unit: Part): Need {
  const pad = padFits(unit)
  const fits: Need['fits'] = (part) => {
    if (hasTrait(part.type, 'holds-on-ground')) return pad(part)
    const carries = figure(part, 'loadLb') ?? 0
    return word(part, 'kind') === 'Wall bracket' &&
      unit.dimensions !== null &&
      unit.weight > 0 &&
      carries >= unit.weight * BRACKET_SAFETY_FACTOR
      ? texts.fits.bracket(carries, unit.weight)
      : undefined
  }
  return need('mount', true, fits, { said: saidOfSize(unit) })
}

/** The base of a package unit: a roof curb of its size or a pad. */
export function roofBase(unit: Part): Need {
  const tons = figure(unit, 'tons') ?? figure(unit, 'systemTons')
  const pad = padFits(unit)
  const fits: Need['fits'] = (part) => {
    if (hasTrait(part.type, 'holds-on-ground')) return pad(part)
    const size = word(part, 'size')
    const [low = 0, high = low] = (size.match(/[\d.]+/g) ?? []).map(Number)
    return unit.dimensions !== null &&
      tons !== undefined &&
      tons <= high &&
      (size.startsWith('up to') || tons >= low)
      ? texts.fits.curb(size)
      : undefined
  }
  return need('base', true, fits, { said: saidOfSize(unit) })
}
