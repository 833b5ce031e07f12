import type { FigureStep } from '#features/desk/figures/contract.ts'
import { FIGURE_LIST } from '#features/desk/figures/rules/figures.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { type Column, defineList } from '../../list/define-list.ts'
import { texts } from './texts.ts'

export const nameOf = ({ from, to }: FigureStep): string =>
  from === to ? formatDate(from) : texts.period(formatDate(from), formatDate(to))

const percentOf = ({ onTimePercent }: FigureStep): string =>
  onTimePercent === null ? '–' : texts.percent(onTimePercent)

/** The steps of a period as the rows of a list, so that a file of them is made as every other. */
export const FIGURES = defineList({
  name: 'figures',
  query: FIGURE_LIST,
  form: {
    from: { label: texts.from },
    to: { label: texts.to },
    by: { label: texts.by, options: texts.steps },
    against: { label: texts.against, options: texts.compared },
  },
  async call(api, { from, to, by, against }) {
    const figures = await api.figures.read({ from, to, by, against })
    return { rows: figures.steps, next: null, figures }
  },
  columns: (): readonly Column<FigureStep>[] => [
    { name: texts.step, cell: nameOf },
    { name: texts.sales, numeric: true, cell: ({ sales }) => formatWire(sales) },
    { name: texts.orders, numeric: true, cell: ({ orders }) => grouped(orders) },
    {
      name: texts.average,
      numeric: true,
      wide: true,
      cell: ({ average }) => (average === null ? '–' : formatWire(average)),
    },
    { name: texts.refunds, numeric: true, wide: true, cell: ({ refunds }) => formatWire(refunds) },
    { name: texts.onTime, numeric: true, wide: true, cell: percentOf },
    { name: texts.cancelled, numeric: true, wide: 'very', cell: ({ cancelled }) => grouped(cancelled) },
  ],
  file: [
    [texts.file.from, ({ from }) => from],
    [texts.file.to, ({ to }) => to],
    [texts.sales, ({ sales }) => sales.toFixed(2)],
    [texts.orders, ({ orders }) => String(orders)],
    [texts.average, ({ average }) => average?.toFixed(2) ?? ''],
    [texts.refunds, ({ refunds }) => refunds.toFixed(2)],
    [texts.file.delivered, ({ delivered }) => String(delivered)],
    [texts.file.onTime, ({ onTime }) => String(onTime)],
    [texts.cancelled, ({ cancelled }) => String(cancelled)],
  ],
})
