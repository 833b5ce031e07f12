import { stateName } from '#features/catalog/location/rules/address-fields.ts'
import { percentText } from '#features/catalog/location/rules/tax/sales-tax.ts'
import type { AgedCompany } from '#features/desk/money/contract/statements.ts'
import type { JournalRow, TaxReportRow } from '#features/desk/money/contract.ts'
import { AGES } from '#features/desk/money/rules/aging.ts'
import { AGING_LIST, JOURNAL_LIST, TAX_LIST } from '#features/desk/money/rules/lists.ts'
import { statementTexts } from '#features/desk/money/statement-texts.ts'
import { texts as moneyTexts } from '#features/desk/money/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { type Column, defineList } from '../../list/define-list.ts'
import { texts as agingTexts } from './aging-texts.ts'
import { texts } from './texts.ts'

const period = { from: { label: texts.from }, to: { label: texts.to } }
const inFile = (dollars: number | null): string => dollars?.toFixed(2) ?? ''
const shown = (dollars: number | null): string => (dollars === null ? '' : formatWire(dollars))

export const JOURNAL = defineList({
  name: 'journal',
  path: 'money/journal',
  query: JOURNAL_LIST,
  form: period,
  async call(api, { from, to }) {
    const journal = await api.money.journal({ from, to })
    return { rows: journal.lines, next: null, from: journal.from, to: journal.to }
  },
  columns: (): readonly Column<JournalRow>[] => [
    { name: texts.day, oneLine: true, cell: ({ day }) => formatDate(day) },
    { name: texts.entry, cell: ({ entry }) => moneyTexts.entries[entry] },
    { name: texts.account, cell: ({ account }) => account },
    { name: texts.debit, numeric: true, cell: ({ debit }) => shown(debit) },
    { name: texts.credit, numeric: true, cell: ({ credit }) => shown(credit) },
  ],
  file: [
    [texts.day, ({ day }) => day],
    [texts.entry, ({ entry }) => moneyTexts.entries[entry]],
    [texts.account, ({ account }) => account],
    [texts.debit, ({ debit }) => inFile(debit)],
    [texts.credit, ({ credit }) => inFile(credit)],
  ],
})

const placeOf = ({ state, place }: TaxReportRow): string =>
  place === '' ? stateName(state) : `${place}, ${state}`
const reasonOf = ({ reason }: TaxReportRow): string => (reason === null ? '' : texts.reasons[reason])

const sums = (): readonly Column<TaxReportRow>[] => [
  { name: texts.gross, numeric: true, cell: ({ gross }) => formatWire(gross) },
  { name: texts.exempt, numeric: true, wide: true, cell: ({ exempt }) => formatWire(exempt) },
  { name: texts.untaxed, numeric: true, wide: true, cell: ({ untaxed }) => formatWire(untaxed) },
  { name: texts.taxable, numeric: true, wide: true, cell: ({ taxable }) => formatWire(taxable) },
  { name: texts.tax, numeric: true, wide: true, cell: ({ tax }) => formatWire(tax) },
  { name: texts.taxRefunded, numeric: true, wide: true, cell: ({ taxRefunded }) => formatWire(taxRefunded) },
  { name: texts.due, numeric: true, cell: ({ due }) => formatWire(due) },
]

export const TAX = defineList({
  name: 'tax',
  path: 'money/tax',
  query: TAX_LIST,
  form: { ...period, by: { label: texts.rowsOf, options: texts.rowsBy } },
  async call(api, { from, to, by }) {
    const report = await api.money.taxReport({ from, to, by })
    return { rows: report.rows, next: null, from: report.from, to: report.to, total: report.total }
  },
  columns: (by: 'state' | 'place' | 'exemption'): readonly Column<TaxReportRow>[] => [
    { name: texts.place, cell: placeOf },
    ...(by === 'place'
      ? [
          {
            name: texts.rate,
            numeric: true,
            cell: ({ rate }: TaxReportRow) => (rate === null ? '' : percentText(rate)),
          },
        ]
      : []),
    ...(by === 'exemption'
      ? [
          { name: texts.reason, cell: reasonOf },
          { name: texts.certificate, cell: ({ certificate }: TaxReportRow) => certificate },
        ]
      : []),
    ...sums(),
  ],
  file: [
    [texts.file.state, ({ state }) => state],
    [texts.place, ({ place }) => place],
    [texts.rate, ({ rate }) => (rate === null ? '' : String(rate))],
    [texts.reason, reasonOf],
    [texts.certificate, ({ certificate }) => certificate],
    [texts.gross, ({ gross }) => inFile(gross)],
    [texts.exempt, ({ exempt }) => inFile(exempt)],
    [texts.untaxed, ({ untaxed }) => inFile(untaxed)],
    [texts.taxable, ({ taxable }) => inFile(taxable)],
    [texts.tax, ({ tax }) => inFile(tax)],
    [texts.refunded, ({ refunded }) => inFile(refunded)],
    [texts.taxRefunded, ({ taxRefunded }) => inFile(taxRefunded)],
    [texts.due, ({ due }) => inFile(due)],
    [texts.file.stateTax, ({ parts }) => inFile(parts?.state ?? null)],
    [texts.file.countyTax, ({ parts }) => inFile(parts?.county ?? null)],
    [texts.file.cityTax, ({ parts }) => inFile(parts?.city ?? null)],
    [texts.file.specialTax, ({ parts }) => inFile(parts?.special ?? null)],
  ],
})

export const AGING = defineList({
  name: 'aging',
  path: 'money/aging',
  query: AGING_LIST,
  async call(api) {
    const { day, rows, total } = await api.money.aging({})
    return { rows, next: null, day, total }
  },
  columns: (): readonly Column<AgedCompany>[] => [
    { name: agingTexts.company, cell: ({ name }) => name },
    ...AGES.map((age) => ({
      name: statementTexts.ages[age],
      numeric: true,
      wide: true,
      cell: (row: AgedCompany) => formatWire(row[age]),
    })),
    { name: statementTexts.credits, numeric: true, wide: 'very', cell: ({ credits }) => formatWire(credits) },
    { name: statementTexts.overdue, numeric: true, cell: ({ overdue }) => formatWire(overdue) },
    { name: statementTexts.owed, numeric: true, wide: true, cell: ({ owed }) => formatWire(owed) },
  ],
  file: [
    [agingTexts.company, ({ name }) => name],
    [agingTexts.number, ({ companyID }) => String(companyID)],
    [statementTexts.ages.current, ({ current }) => inFile(current)],
    [statementTexts.ages.days30, ({ days30 }) => inFile(days30)],
    [statementTexts.ages.days60, ({ days60 }) => inFile(days60)],
    [statementTexts.ages.days90, ({ days90 }) => inFile(days90)],
    [statementTexts.ages.older, ({ older }) => inFile(older)],
    [statementTexts.credits, ({ credits }) => inFile(credits)],
    [statementTexts.overdue, ({ overdue }) => inFile(overdue)],
    [statementTexts.owed, ({ owed }) => inFile(owed)],
  ],
})
