import type { FigureStep } from '#features/desk/figures/contract.ts'
import { FIGURE_NAMES, type FigureName } from '#features/desk/figures/rules/figures.ts'
import { formatWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { texts } from './texts.ts'

type Kind = keyof typeof texts.units

/** Where each figure stands in an answer: dollars, a count, or percent. */
const VALUES: Readonly<Record<FigureName, readonly [Kind, (step: FigureStep) => number | null | undefined]>> =
  {
    sales: ['money', ({ sales }) => sales],
    orders: ['count', ({ orders }) => orders],
    average: ['money', ({ average }) => average],
    margin: ['money', ({ margin }) => margin],
    refunds: ['money', ({ refunds }) => refunds],
    returns: ['percent', ({ returnPercent }) => returnPercent],
    onTime: ['percent', ({ onTimePercent }) => onTimePercent],
    conversion: ['percent', ({ conversion }) => conversion],
    cancelled: ['count', ({ cancelled }) => cancelled],
  }

export const kindOf = (figure: FigureName): Kind => VALUES[figure][0]
export const figureOf = (figure: FigureName, step: FigureStep): number | null =>
  VALUES[figure][1](step) ?? null

/** The figures that the reader may see. */
export const figuresIn = (total: FigureStep): readonly FigureName[] =>
  FIGURE_NAMES.filter((name) => name !== 'margin' || total.margin !== undefined)

export function wordsOf(figure: FigureName, value: number | null): string {
  if (value === null) return texts.nothing
  switch (kindOf(figure)) {
    case 'money':
      return formatWire(value)
    case 'count':
      return grouped(value)
    case 'percent':
      return texts.percent(value)
  }
}
