import { COMPARED_YEARS } from '../rules/costs.ts'
import { texts } from '../texts.ts'
import { dollars, nameOf, type Result } from './names.ts'

const WIDTH = 640
const HEIGHT = 280
const LEFT = 64
const RIGHT = 16
const TOP = 16
const BOTTOM = 36

/**
 * Money spent year by year: the price of the system, then its fuel. The last line is the system that the home
 * has now. The table below the picture says the same.
 */
export function CostChart({
  results,
  present,
  years,
}: {
  readonly results: readonly Result[]
  readonly present: Result
  readonly years: number
}) {
  const lines = [
    ...results.map((result) => ({ key: result.id, result, note: '' })),
    { key: 'present', result: present, note: texts.present },
  ]
  const most = Math.max(...lines.map(({ result }) => result.costs.total), 1)
  const x = (year: number) => LEFT + ((WIDTH - LEFT - RIGHT) * year) / years
  const y = (usd: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * usd) / most
  return (
    <figure className="cost-chart">
      <figcaption>
        <strong>{texts.chart(texts.yearCount(years))}</strong>
        <span className="meta">{texts.chartNote}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.chart(texts.yearCount(years))}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line className="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(most * share)} y2={y(most * share)} />
            <text x={LEFT - 8} y={y(most * share) + 4} textAnchor="end">
              {dollars(most * share)}
            </text>
          </g>
        ))}
        {yearMarks(years).map((year) => (
          <text key={year} x={x(year)} y={HEIGHT - 12} textAnchor="middle">
            {year}
          </text>
        ))}
        {lines.map(({ key, result: { costs } }, index) => (
          <line
            key={key}
            className={`line line-${index}`}
            x1={x(0)}
            y1={y((costs.purchase ?? 0) - costs.rebate)}
            x2={x(years)}
            y2={y(costs.total)}
          />
        ))}
        {results.map((result) => {
          const after = result.paidBackAfter
          return after === null || after > years ? null : (
            <circle
              key={result.id}
              className="break-even"
              cx={x(after)}
              cy={y((present.costs.yearly + present.costs.service) * after)}
              r="5"
            />
          )
        })}
      </svg>
      <ul className="cost-legend">
        {lines.map(({ key, result, note }, index) => (
          <li key={key}>
            <span className={`swatch line-${index}`} aria-hidden="true" />
            {nameOf(result)}{' '}
            <span className="meta">
              {note}
              {breakEvenOf(result, years)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The year in which the saved fuel has paid for the system, where a price was given. */
function breakEvenOf({ costs, paidBackAfter }: Result, years: number): string {
  if (costs.purchase === null) return ''
  if (paidBackAfter === null || paidBackAfter > COMPARED_YEARS.max)
    return texts.neverPaysBack(COMPARED_YEARS.max)
  const after = paidBackAfter.toLocaleString('en-US')
  return paidBackAfter > years ? texts.breaksEvenLater(after) : texts.breaksEven(after)
}

const yearMarks = (years: number): number[] => {
  const step = years <= 10 ? 1 : 5
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step)
}
