import { type Bytes, UnreadableFile } from '#lib/table/decode-text.ts'
import { sentenceOf, type TableProblem } from '#lib/table/table-problem.ts'
import { type TableKind, tableRows } from '#lib/table/table-rows.ts'
import { texts } from '../texts.ts'
import { FORMATS, type Format, type ReportLine, type ReportProvider } from './formats.ts'
import { ReadError } from './read-error.ts'

/** Lines of one report. */
const MOST_REPORT_LINES = 20_000
/** Problems that a person reads at once. */
const MOST_PROBLEMS = 10

type ReadReport = { lines: ReportLine[]; problems?: undefined } | { problems: string[] }

/**
 * The lines of a provider's settlement report, or the sentences of what is wrong with it. A report with one
 * wrong line is not read at all.
 */
export async function readReport(provider: ReportProvider, text: string): Promise<ReadReport> {
  const problems: TableProblem[] = []
  const lines: ReportLine[] = []
  try {
    for await (const row of linesOf(FORMATS[provider], text)) {
      if (Array.isArray(row)) problems.push(...row)
      else lines.push(row)
      if (problems.length >= MOST_PROBLEMS) break
      if (lines.length > MOST_REPORT_LINES) return { problems: [texts.tooLong(MOST_REPORT_LINES)] }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.push(...error.problems)
  }
  if (problems.length > 0) return { problems: problems.slice(0, MOST_PROBLEMS).map(sentenceOf) }
  return lines.length === 0 ? { problems: [texts.empty] } : { lines }
}

/** Each row of the report as a line, or as the problems of its cells. */
async function* linesOf(format: Format, text: string): AsyncGenerator<ReportLine | TableProblem[]> {
  for await (const row of tableRows(bytesOf(rowsIn(format, text)), kindOf(format))) {
    if ('note' in row) continue
    const { line } = row
    if ('problems' in row) yield row.problems.map((problem) => ({ ...problem, line }))
    else
      try {
        yield format.read(row.cells)
      } catch (error) {
        if (!(error instanceof ReadError)) throw error
        const { column, expected, found } = error
        yield [{ line, column: headingOf(format, column), expected, found }]
      }
  }
}

/** The text with the lines that are rows; the others are empty, so each row keeps its number. */
const rowsIn = ({ isRow }: Format, text: string): string =>
  isRow === undefined
    ? text
    : text
        .split('\n')
        .map((line) => (isRow.test(line) ? line : ''))
        .join('\n')

const headingOf = ({ columns }: Format, name: string): string => columns[name]?.[0] ?? name

/** How the table reader knows the columns of a report; a report may have more. */
function kindOf(format: Format): TableKind {
  const names = Object.keys(format.columns)
  return {
    columnOf: (heading) => names.find((name) => format.columns[name]?.some((each) => same(each, heading))),
    check: (found) =>
      names
        .filter((name) => !found.includes(name))
        .map((name) => ({ column: headingOf(format, name), expected: texts.problems.column, found: '' })),
  }
}

const same = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

async function* bytesOf(text: string): Bytes {
  yield new TextEncoder().encode(text)
}

/** What a provider paid out together, in cents: gross + adjustments − fees went to the bank. */
export interface PayoutSums {
  payout: string
  day: string
  gross: number
  fees: number
  /** disputes and what else the provider added or took */
  adjustments: number
  bank: number
  lines: ReportLine[]
}

/** The payouts of a report, oldest first. PayPal keeps money until a transfer, the others send all of it. */
export function payoutsOf(provider: ReportProvider, all: readonly ReportLine[]): PayoutSums[] {
  return [...Map.groupBy(all, ({ payout }) => payout)]
    .map(([payout, lines]) => {
      const sum = (...kinds: readonly ReportLine['kind'][]) =>
        lines.filter(({ kind }) => kinds.includes(kind)).reduce((cents, { gross }) => cents + gross, 0)
      const fees = lines.reduce((cents, { fee }) => cents + fee, 0)
      const gross = sum('charge', 'refund')
      const adjustments = sum('adjustment')
      const bank = provider === 'paypal' ? -sum('transfer') : gross + adjustments - fees
      const day =
        lines
          .map((line) => line.day)
          .toSorted()
          .at(-1) ?? ''
      return { payout, day, gross, fees, adjustments, bank, lines }
    })
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.payout.localeCompare(other.payout))
}

/**
 * What a payout does to the books: the bank gets its money, fees are a cost, disputes and corrections have an
 * account of their own, and the clearing account of the provider gives all of it. Together zero.
 */
export const entryOf = ({ bank, fees, adjustments }: Pick<PayoutSums, 'bank' | 'fees' | 'adjustments'>) => ({
  bank,
  fees,
  adjustments: -adjustments,
  clearing: adjustments - bank - fees,
})
