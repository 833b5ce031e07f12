import { FOREIGN_LINES } from '../../data/foreign-lines.ts'
import { type AskedBrand, brandToken, type SaidOfBrand } from '../asked-brands.ts'
import { type Measure, measureOf } from '../measures/measures.ts'
import { NO_SPAN, type Span, spanOf, type Token } from '../parts/spans.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../phrase-table.ts'
import { compact } from '../words.ts'

/** A line of another maker's goods, as its name says. */
interface Line {
  /** what of our goods to search for; empty for a quality of all that the maker sells */
  kind: string
  /** words of a query that decide the order: "two-stage" */
  figures: string
}

/** The lines of each maker, by its token. */
export type Lines = ReadonlyMap<string, PhraseTable<Line>>

interface LineRow extends Line {
  maker: string
  names: readonly string[]
}

const ROWS: readonly LineRow[] = FOREIGN_LINES.trim()
  .split('\n')
  .map((row) => row.split(':').map((cell) => cell.trim()))
  .map(([maker = '', names = '', kind = '', figures = '']) => ({
    maker,
    names: names.split(',').map((name) => name.trim()),
    kind,
    figures,
  }))

const ALONE = '*'

export const SHIPPED_LINES: Lines = new Map(
  [...Map.groupBy(ROWS, ({ maker }) => brandToken(maker))].map(([token, rows]) => [
    token,
    phraseTable(
      new Map(
        rows.flatMap(({ names, ...line }) =>
          names.map((name): [string, Line] => [name.replace(ALONE, ''), line]),
        ),
      ),
    ),
  ]),
)

/** Lines that name their maker: "geospring". */
export const BRANDS_BY_LINE: readonly (readonly [spelling: string, AskedBrand])[] = ROWS.flatMap(
  ({ maker, names, kind }) =>
    names
      .filter((name) => name.startsWith(ALONE))
      .map((name) => [compact(name), { name: maker, token: brandToken(maker), means: kind }] as const),
)

/** What a bare figure beside a maker's name means, by the kind of goods: the first range that has it. */
const FIGURES: readonly (readonly [kinds: RegExp, from: number, to: number, unit: string])[] = [
  [/furnace/, 78, 99, 'afue'],
  [/window|portable|ptac/, 5, 24, 'kbtu'],
  [/minisplit|multizone/, 6, 60, 'kbtu'],
  [/electrictankless/, 7, 36, 'kw'],
  [/tankless/, 120, 199, 'kbtu'],
  [/waterheater/, 19, 120, 'gal'],
  [/dehumidifier/, 50, 205, 'pint'],
  [/airconditioner|heatpump|coolingsystem/, 13, 26, 'seer'],
  [/airconditioner|heatpump|coolingsystem/, 30, 60, 'kbtu'],
  [/heater|boiler|wallfurnace/, 10, 400, 'kbtu'],
  [/furnace|heater|boiler/, 20_000, 400_000, 'btu'],
  [/conditioner|heatpump|minisplit|ptac|wallfurnace/, 4_000, 60_000, 'btu'],
]
/** Of a maker of all three, the figure itself says which is meant. */
const BY_FIGURE: readonly (readonly [from: number, to: number, kind: string])[] = [
  [78, 99, 'gas furnace'],
  [13, 26, 'air conditioner'],
]
const DUCTED = /^(?:furnace|air conditioner|heat pump)$/
/** Figures that decide the order alone: the nearest is good enough. */
const RATINGS: ReadonlySet<string> = new Set(['afue', 'seer'])

/**
 * Reads the lines and the bare figures beside a maker that the store may not sell: "lennox elite 96" is a
 * furnace of 96% and of two stages. `named` is the type of goods that the words name themselves.
 */
export function readLine(
  brand: AskedBrand,
  tokens: readonly Token[],
  named: string | undefined,
  lines: Lines,
): SaidOfBrand {
  const names = namesAmong(tokens, lines.get(brand.token))
  const spans = names.map(({ span }) => span)
  const figures = new Set(names.map(({ line }) => line.figures))
  const measures: Measure[] = []
  const isApart = ({ from }: Token) => !spans.some((span) => from >= span.from && from < span.to)
  let kind = names.find(({ line }) => line.kind !== '')?.line.kind ?? ''
  for (const token of tokens.filter(({ word }) => /^\d{1,6}$/.test(word)).filter(isApart)) {
    const value = Number(token.word)
    const isOpen = named === undefined && kind === '' && !brand.model && DUCTED.test(brand.means)
    if (isOpen) kind = BY_FIGURE.find(([from, to]) => value >= from && value <= to)?.[2] ?? ''
    const of = named ?? compact(kind || brand.means)
    const unit = FIGURES.find(([kinds, from, to]) => kinds.test(of) && value >= from && value <= to)?.[3]
    if (unit === undefined) continue
    if (RATINGS.has(unit)) figures.add(`${value} ${unit}`)
    else measures.push({ ...measureOf(unit, value).measure, said: [], span: NO_SPAN })
    spans.push({ from: token.from, to: token.to })
  }
  return { kind, figures: [...figures].join(' ').trim(), measures, spans }
}

/** The lines that stand among the words, each with its place. */
function namesAmong(
  tokens: readonly Token[],
  table: PhraseTable<Line> | undefined,
): { line: Line; span: Span }[] {
  if (!table) return []
  const words = tokens.map(({ word }) => word)
  const names: { line: Line; span: Span }[] = []
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at, table)
    if (found) names.push({ line: found.value, span: spanOf(tokens, at, at + found.length) })
    at += found?.length ?? 1
  }
  return names
}
