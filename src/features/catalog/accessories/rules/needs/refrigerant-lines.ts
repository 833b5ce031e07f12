import { lineSize, texts } from '../../texts.ts'
import { unchosenTexts } from '../choose-texts.ts'
import { nounOf } from '../noun.ts'
import { figure, type Part, type Unit, word } from '../parts.ts'
import { byKind, type Need, need, unknownNeed } from './need.ts'

/** The liquid and the suction line of ducted equipment in inches, up to a capacity in tons. */
export const LINES_BY_TONS = [
  [2.5, '3/8', '3/4'],
  [4, '3/8', '7/8'],
  [5, '3/8', '1-1/8'],
] as const
/** The same of a mini split, up to a capacity in BTU/h. */
export const LINES_BY_BTU = [
  [12_000, '1/4', '3/8'],
  [18_000, '1/4', '1/2'],
  [60_000, '3/8', '5/8'],
] as const

/** The two lines of a unit, in inches as they are written: "3/8". */
interface Lines {
  liquid: string
  suction: string
}

/** The line sizes that the unit states, or else the usual ones for its size. */
export function linesOf(unit: Part, isMiniSplit: boolean): (Lines & { isUsual: boolean }) | undefined {
  const [liquid, suction] = [word(unit, 'liquidLine'), word(unit, 'suctionLine')]
  if (liquid && suction) return { liquid, suction, isUsual: false }
  const size = isMiniSplit ? figure(unit, 'coolingBtu') : (figure(unit, 'tons') ?? figure(unit, 'systemTons'))
  const row =
    size === undefined
      ? undefined
      : (isMiniSplit ? LINES_BY_BTU : LINES_BY_TONS).find(([largest]) => size <= largest)
  return row && { liquid: row[1], suction: row[2], isUsual: true }
}

const setOf = ({ liquid, suction }: Lines, reason: string, more: { quantity?: number; of?: string } = {}) =>
  need(
    'lineSet',
    true,
    (part) =>
      word(part, 'liquidLine') === liquid && word(part, 'suctionLine') === suction ? reason : undefined,
    more,
  )

export function lineSet(unit: Part, isMiniSplit: boolean): Need[] {
  const lines = linesOf(unit, isMiniSplit)
  if (!lines) return [unknownNeed('lineSet', unchosenTexts.said.lines)]
  const { liquid, suction, isUsual } = lines
  return [
    setOf(
      lines,
      isUsual ? texts.fits.usualLines(liquid, suction) : texts.fits.lines(liquid, suction, nounOf(unit.type)),
    ),
  ]
}

/** "¼″ × ½″": the liquid line, then the suction line. */
export const lineWords = ({ liquid, suction }: Lines): string => `${lineSize(liquid)} × ${lineSize(suction)}`

/**
 * The line sets of a multi-zone system, head by head: each has the sizes of its indoor unit. Where a port of
 * the outdoor unit has another size, an adapter joins them at the port.
 */
export function linesOfHeads(outdoor: Part, heads: readonly Unit[]): Need[] {
  const known = heads.flatMap((head) => {
    const lines = linesOf(head, true)
    return lines === undefined ? [] : [{ head, lines }]
  })
  const sets = [...Map.groupBy(known, ({ lines }) => lineWords(lines))].flatMap(([of, group]) => {
    const lines = group[0]?.lines
    const quantity = count(group.map(({ head }) => head))
    return lines === undefined
      ? []
      : [setOf(lines, texts.fits.headLines(lines.liquid, lines.suction, quantity), { quantity, of })]
  })
  const all = [...sets, ...adapters(outdoor, known)]
  return all.length > 0 ? all : [unknownNeed('lineSet', unchosenTexts.said.linesOfHeads)]
}

const count = (heads: readonly Unit[]): number => heads.reduce((sum, { quantity }) => sum + quantity, 0)

/** An adapter's sizes, the smaller first, as its size attribute has them: "3/8-1/2". */
const joining = (one: string, other: string): string =>
  [one, other].toSorted((a, b) => inchesOf(a) - inchesOf(b)).join('-')

function inchesOf(size: string): number {
  const [whole = '0', fraction] = size.includes('-') ? size.split('-') : ['0', size]
  const [over = 0, under = 1] = (fraction ?? '').split('/').map(Number)
  return Number(whole) + over / under
}

function adapters(outdoor: Part, known: readonly { head: Unit; lines: Lines }[]): Need[] {
  const port = { liquid: word(outdoor, 'liquidLine'), suction: word(outdoor, 'suctionLine') }
  const joints = known.flatMap(({ head, lines }) =>
    (['liquid', 'suction'] as const).flatMap((line) =>
      port[line] === '' || port[line] === lines[line]
        ? []
        : [{ head, port: port[line], line: lines[line], sizes: joining(port[line], lines[line]) }],
    ),
  )
  return [...Map.groupBy(joints, ({ sizes }) => sizes)].flatMap(([sizes, group]) => {
    const [first] = group
    if (first === undefined) return []
    const quantity = count(group.map(({ head }) => head))
    const fit = texts.fits.adapter(first.port, first.line, quantity)
    return [
      need(
        'adapter',
        true,
        (part) =>
          word(part, 'kind') === 'Adapter' && word(part, 'size').replace(/ in$/, '') === sizes
            ? fit
            : undefined,
        { quantity, of: sizes.replace('-', ' to ') },
      ),
    ]
  })
}

/** A coil or air handler that replaces an old one needs a new filter drier in the liquid line. */
export const drier = need('drier', true, byKind('Filter drier', texts.fits.drier))

/** A cover shorter than this is a single piece, not a kit for a whole line set. */
const COVER_KIT_FT = 12

export const cover = need('cover', false, (part) =>
  (figure(part, 'length') ?? 0) >= COVER_KIT_FT ? texts.fits.cover(figure(part, 'length') ?? 0) : undefined,
)
