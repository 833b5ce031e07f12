import { MONTHLY_LENDER } from '#features/selling/payments/rules/methods.ts'
import { dayFrom } from '#lib/dates.ts'
import { texts } from '../texts.ts'
import { COLUMNS } from './data/columns.ts'
import { ReadError } from './read-error.ts'

/** Bytes of one report. */
export const MOST_REPORT_BYTES = 4_000_000

/** Signs of a provider's number, and cents of a line: sums of a whole report stay exact. */
const MOST_SIGNS = 120
const MOST_CENTS = 100_000_000_000

/** Providers whose settlement reports we read. Credit Key has none. */
export const REPORT_PROVIDERS = ['braintree', 'paypal', 'amazon', MONTHLY_LENDER] as const
export type ReportProvider = (typeof REPORT_PROVIDERS)[number]

export const LINE_KINDS = ['charge', 'refund', 'adjustment', 'transfer'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/**
 * A line of a report in cents. `gross` is above zero when the money is ours; `fee` is above zero when it is
 * kept from us. A `transfer` went from the provider to our bank.
 */
export interface ReportLine {
  /** the payout of the provider that the line belongs to */
  payout: string
  /** yyyy-mm-dd, as the report writes it */
  day: string
  kind: LineKind
  /** the provider's number of the charge or refund */
  reference: string
  gross: number
  fee: number
}

/** A row of a report by our names of its columns. */
type Cells = Readonly<Record<string, string>>

export interface Format {
  /** the headings of each column that we read; the report may have more. */
  columns: Readonly<Record<string, readonly string[]>>
  /** lines of the file that are rows or the header; without it all are */
  isRow?: RegExp
  /** the line of a row; throws ReadError */
  read(cells: Cells): ReportLine
}

/** How each report is read; its columns and their sources stand in `data/columns.ts`. */
export const FORMATS: Readonly<Record<ReportProvider, Format>> = {
  braintree: {
    columns: COLUMNS.braintree,
    read(cells) {
      const kind = kindIn(cells, { sale: 'charge', credit: 'refund' })
      const amount = Math.abs(dollarsIn(cells, 'gross'))
      const day = dayIn(cells, 'day')
      const gross = kind === 'refund' ? -amount : amount
      return {
        payout: day,
        day,
        kind,
        reference: cell(cells, 'reference'),
        gross,
        fee: dollarsIn(cells, 'fee'),
      }
    },
  },
  paypal: {
    isRow: /^"?(?:CH|SB)"?[,;\t]/,
    columns: COLUMNS.paypal,
    read(cells) {
      const code = cell(cells, 'type')
      const gross = centsIn(cells, 'gross', 'direction', 'CR')
      const fee = centsIn(cells, 'fee', 'feeDirection', 'DR')
      const day = dayIn(cells, 'day')
      const line = { payout: day, day, reference: cell(cells, 'reference') }
      // A fee by itself is a row of its own.
      if (code.startsWith('T01')) return { ...line, kind: 'adjustment', gross: 0, fee: fee - gross }
      return { ...line, kind: paypalKind(code), gross, fee }
    },
  },
  amazon: {
    columns: COLUMNS.amazon,
    read(cells) {
      const kind = kindIn(cells, { capture: 'charge', refund: 'refund' }, 'adjustment')
      const money = { gross: dollarsIn(cells, 'gross'), ...feeIn(cells, dollarsIn(cells, 'gross')) }
      return { ...placeIn(cells), kind, ...money }
    },
  },
  [MONTHLY_LENDER]: {
    columns: COLUMNS.lender,
    read(cells) {
      const kinds = { loan_captured: 'charge', split_capture: 'charge', loan_refunded: 'refund' } as const
      const gross = dollarsIn(cells, 'sales') - Math.abs(dollarsIn(cells, 'refunds'))
      return { ...placeIn(cells), kind: kindIn(cells, kinds, 'adjustment'), gross, ...feeIn(cells, gross) }
    },
  },
}

const paypalKind = (code: string): LineKind =>
  code.startsWith('T00')
    ? 'charge'
    : code === 'T1107'
      ? 'refund'
      : code.startsWith('T04')
        ? 'transfer'
        : 'adjustment'

const placeIn = (cells: Cells) => ({
  payout: cell(cells, 'payout'),
  day: dayIn(cells, 'day'),
  reference: short(cells, 'reference'),
})

/** What the provider kept: gross less net. The report's own fee must be as much, whatever its sign. */
function feeIn(cells: Cells, gross: number): { fee: number } {
  const fee = gross - dollarsIn(cells, 'net')
  if (Math.abs(dollarsIn(cells, 'fee')) !== Math.abs(fee))
    throw new ReadError('fee', texts.problems.fee(fee / 100), cells.fee ?? '')
  return { fee }
}

function cell(cells: Cells, name: string): string {
  const text = short(cells, name)
  if (text === '') throw new ReadError(name, texts.problems.filled, '')
  return text
}

function short(cells: Cells, name: string): string {
  const text = cells[name]?.trim() ?? ''
  if (text.length > MOST_SIGNS) throw new ReadError(name, texts.problems.short(MOST_SIGNS), text.slice(0, 40))
  return text
}

function kindIn(cells: Cells, kinds: Readonly<Record<string, LineKind>>, other?: LineKind): LineKind {
  const text = cell(cells, 'type')
  const name = text.toLowerCase()
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : other
  if (kind === undefined) throw new ReadError('type', Object.keys(kinds).join(', '), text)
  return kind
}

/** Cents of an amount in dollars: 1,234.50, -3.20, $5; parts of a cent are rounded. An empty cell is zero. */
function dollarsIn(cells: Cells, name: string): number {
  const text = cells[name]?.trim() ?? ''
  if (text === '') return 0
  const [, minus, dollars = '', parts = ''] = /^(-?)\$?(\d[\d,]{0,14})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  if (dollars === '') throw new ReadError(name, texts.problems.dollars, text)
  const whole = Number(dollars.replaceAll(',', '')) * 100 + Math.round(Number(`0.${parts || 0}`) * 100)
  if (whole > MOST_CENTS) throw new ReadError(name, texts.problems.dollars, text)
  return minus ? -whole : whole
}

/** Cents that the report writes without sign: above zero in one direction, below in the other. */
function centsIn(cells: Cells, name: string, direction: string, above: 'CR' | 'DR'): number {
  const text = cells[name]?.trim() ?? ''
  if (text === '') return 0
  if (!/^\d{1,11}$/.test(text)) throw new ReadError(name, texts.problems.cents, text)
  const way = cells[direction]?.trim() ?? ''
  if (way !== 'CR' && way !== 'DR') throw new ReadError(direction, texts.problems.direction, way)
  return way === above ? Number(text) : -Number(text)
}

/** 2026-11-28, 2026/11/28 or 11/28/2026, with or without a time behind it. */
function dayIn(cells: Cells, name: string): string {
  const text = cell(cells, name)
  const [, year, month, date] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:\D|$)/.exec(text) ?? []
  const [, usMonth, usDate, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\D|$)/.exec(text) ?? []
  const day = dayFrom(Number(year ?? usYear), Number(month ?? usMonth), Number(date ?? usDate))
  if (day === undefined) throw new ReadError(name, texts.problems.day, text)
  return day
}
