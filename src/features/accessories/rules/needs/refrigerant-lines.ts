import { nounOf, texts } from '../../texts.ts'
import { figure, type Part, word } from '../parts.ts'
import { type Need, need } from './need.ts'

/** Up to so many tons: the liquid and the suction line of ducted equipment, in inches. */
const LINES_BY_TONS = [
  [2.5, '3/8', '3/4'],
  [4, '3/8', '7/8'],
  [5, '3/8', '1-1/8'],
] as const
/** Up to so many BTU/h: the same of a mini split. */
const LINES_BY_BTU = [
  [12_000, '1/4', '3/8'],
  [18_000, '1/4', '1/2'],
  [60_000, '3/8', '5/8'],
] as const

/** The line sizes that the unit states, or else the usual ones for its size. */
export function linesOf(
  unit: Part,
  isMiniSplit: boolean,
): { liquid: string; suction: string; isUsual: boolean } | undefined {
  const [liquid, suction] = [word(unit, 'liquidLine'), word(unit, 'suctionLine')]
  if (liquid && suction) return { liquid, suction, isUsual: false }
  const size = isMiniSplit ? figure(unit, 'coolingBtu') : (figure(unit, 'tons') ?? figure(unit, 'systemTons'))
  const row =
    size === undefined
      ? undefined
      : (isMiniSplit ? LINES_BY_BTU : LINES_BY_TONS).find(([largest]) => size <= largest)
  return row && { liquid: row[1], suction: row[2], isUsual: true }
}

export function lineSet(unit: Part, isMiniSplit: boolean, quantity = 1): Need[] {
  const lines = linesOf(unit, isMiniSplit)
  if (!lines) return []
  const { liquid, suction, isUsual } = lines
  const reason = isUsual
    ? texts.fits.usualLines(liquid, suction)
    : texts.fits.lines(liquid, suction, nounOf(unit.type))
  return [
    need(
      'lineSet',
      true,
      (part) =>
        word(part, 'liquidLine') === liquid && word(part, 'suctionLine') === suction ? reason : undefined,
      quantity,
    ),
  ]
}

/** A cover shorter than this is a single piece, not a kit for a whole line set. */
const COVER_KIT_FT = 12

export const cover = need('cover', false, (part) =>
  (figure(part, 'length') ?? 0) >= COVER_KIT_FT ? texts.fits.cover(figure(part, 'length') ?? 0) : undefined,
)
