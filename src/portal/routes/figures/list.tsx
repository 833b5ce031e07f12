import type { FigureStep, PersonFigure } from '#features/desk/figures/contract.ts'
import { ACT_AREAS } from '#features/desk/figures/rules/acts.ts'
import { ACT_LIST, FIGURE_LIST } from '#features/desk/figures/rules/figures.ts'
import { formatDate } from '#lib/dates.ts'
import { grouped } from '#lib/numbers.ts'
import { type Column, defineList, type FileColumns } from '../../list/define-list.ts'
import { figureOf, figuresIn, wordsOf } from './figure-values.ts'
import { texts } from './texts.ts'

export const nameOf = ({ from, to }: Pick<FigureStep, 'from' | 'to'>): string =>
  from === to ? formatDate(from) : texts.period(formatDate(from), formatDate(to))

const dates = { from: { label: texts.from }, to: { label: texts.to } }

/** The steps of a period as the rows of a list, so that a file of them is made as every other. */
export const FIGURES = defineList({
  name: 'figures',
  query: FIGURE_LIST,
  form: {
    ...dates,
    by: { label: texts.by, options: texts.steps },
    against: { label: texts.against, options: texts.compared },
    otherFrom: { label: texts.otherFrom },
    otherTo: { label: texts.otherTo },
  },
  async call(api, { after: _, ...asked }) {
    const figures = await api.figures.read(asked)
    return { rows: figures.steps, next: null, figures }
  },
  /** for the rows of a total */
  columns: (total: FigureStep): readonly Column<FigureStep>[] => [
    { name: texts.step, cell: (step) => <span className="no-wrap">{nameOf(step)}</span> },
    ...figuresIn(total).map((figure) => ({
      name: texts.figure[figure],
      numeric: true,
      cell: (step: FigureStep) => wordsOf(figure, figureOf(figure, step)),
    })),
  ],
  file: (rows) => [...FILE, ...(rows[0]?.margin === undefined ? [] : MARGIN_FILE)],
})

const decimals = (value: number | null | undefined, digits: number): string => value?.toFixed(digits) ?? ''

const FILE: FileColumns<FigureStep> = [
  [texts.file.from, ({ from }) => from],
  [texts.file.to, ({ to }) => to],
  [texts.figure.sales, ({ sales }) => decimals(sales, 2)],
  [texts.figure.orders, ({ orders }) => String(orders)],
  [texts.figure.average, ({ average }) => decimals(average, 2)],
  [texts.figure.refunds, ({ refunds }) => decimals(refunds, 2)],
  [texts.file.delivered, ({ delivered }) => String(delivered)],
  [texts.file.onTime, ({ onTime }) => String(onTime)],
  [texts.figure.cancelled, ({ cancelled }) => String(cancelled)],
  [texts.file.returns, ({ returns }) => String(returns)],
  [texts.file.begun, ({ begun }) => String(begun)],
]
const MARGIN_FILE: FileColumns<FigureStep> = [
  [texts.figure.margin, ({ margin }) => decimals(margin, 2)],
  [texts.marginPercent, ({ marginPercent }) => decimals(marginPercent, 1)],
]

/** What each person did in a period. */
export const ACTS = defineList({
  path: 'figures/acts',
  query: ACT_LIST,
  form: dates,
  async call(api, { from, to }) {
    const { people, ...period } = await api.figures.acts({ from, to })
    return { rows: people, next: null, period }
  },
  columns: (): readonly Column<PersonFigure>[] => [
    { name: texts.acts.person, cell: ({ name }) => name },
    ...ACT_AREAS.map((area) => ({
      name: texts.acts.areas[area],
      numeric: true,
      cell: ({ areas }: PersonFigure) => grouped(areas[area] ?? 0),
    })),
    { name: texts.acts.total, numeric: true, cell: ({ total }) => grouped(total) },
  ],
})
