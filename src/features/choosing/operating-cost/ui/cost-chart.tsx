import { wholeDollars } from '#lib/money.ts'
import { grouped, roundStep } from '#lib/numbers.ts'
import { Plot } from '#ui/plot/plot.tsx'
import { plotScale } from '#ui/plot/plot-scale.ts'
import type { OperatingCosts } from '../contract.ts'
import { COMPARED_YEARS } from '../rules/costs.ts'
import { texts } from '../texts.ts'

export type Result = OperatingCosts['results'][number]

const STOVES: ReadonlySet<string> = new Set(['Pellets', 'Coal', 'Wood'])

/** A system in words, e.g. "Natural Gas furnace, 95% AFUE, 16 SEER air conditioner". */
export function nameOf({ heating, cooling }: Result): string {
  if (heating.hspf2 !== null) return texts.heatPump(heating.hspf2, cooling.seer)
  if (heating.fuel === 'Electric') return texts.resistance(cooling.seer)
  const kind = STOVES.has(heating.fuel) ? texts.stove : texts.furnace
  return kind(heating.fuel, heating.efficiency ?? 0, cooling.seer)
}

const [WIDTH, HEIGHT] = [640, 296]
const PLOT = { left: 64, right: 628, top: 24, bottom: 260 }

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
  const stepY = roundStep(most)
  const topY = Math.ceil(most / stepY) * stepY
  const scale = plotScale({ fromX: 0, toX: years, stepX: years <= 10 ? 1 : 5, topY, stepY }, PLOT)
  const { x, y } = scale
  const name = texts.chart(texts.yearCount(years))
  return (
    <figure className="cost-chart">
      <figcaption>
        <strong>{name}</strong>
        <span className="meta">{texts.chartNote}</span>
      </figcaption>
      <Plot
        label={name}
        width={WIDTH}
        height={HEIGHT}
        box={PLOT}
        scale={scale}
        unitY=""
        wordsY={wholeDollars}
      >
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
      </Plot>
      <ul className="cost-legend">
        {lines.map(({ key, result, note }, index) => (
          <li key={key}>
            <svg className="swatch" viewBox="0 0 28 4" aria-hidden="true">
              <path className={`line line-${index}`} d="M0 2H28" />
            </svg>
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
  const after = grouped(paidBackAfter)
  return paidBackAfter > years ? texts.breaksEvenLater(after) : texts.breaksEven(after)
}
