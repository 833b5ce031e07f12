import type { FigureStep, Figures } from '#features/desk/figures/contract.ts'
import { formatWire } from '#lib/money.ts'
import { grouped, roundStep } from '#lib/numbers.ts'
import { storeShortDay } from '#platform/clock/rules/store-time.ts'
import { Plot } from '#ui/plot/plot.tsx'
import { plotLine, plotScale } from '#ui/plot/plot-scale.ts'
import { texts } from './texts.ts'

const WIDTH = 900
const HEIGHT = 260
const BOX = { left: 64, right: WIDTH - 12, top: 24, bottom: HEIGHT - 30 }
/** Labels of days that fit beside each other. */
const LABELS = 6

const dayWords = ({ from }: FigureStep): string => storeShortDay(`${from}T18:00:00Z`)

/** The sales of each step as bars; those of the period before as a dashed line with points. */
export function SalesChart({
  figures: { steps, stepsBefore, total, before },
}: {
  readonly figures: Figures
}) {
  const most = Math.max(1, ...steps.map(({ sales }) => sales), ...stepsBefore.map(({ sales }) => sales))
  const stepY = roundStep(most)
  const topY = Math.ceil(most / stepY) * stepY
  const scale = plotScale({ fromX: 0, toX: steps.length, stepX: steps.length + 1, topY, stepY }, BOX)
  const wide = scale.x(1) - scale.x(0)
  const bar = Math.max(2, wide * 0.7)
  const every = Math.ceil(steps.length / LABELS)
  const earlier = stepsBefore.slice(0, steps.length)
  const says = texts.chartSays(formatWire(total.sales), formatWire(before.sales))
  return (
    <figure className="stack-s">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it */}
      <section className="figures-plot scroll-x" aria-label={texts.sales} tabIndex={0}>
        <Plot
          label={says}
          width={WIDTH}
          height={HEIGHT}
          box={BOX}
          scale={{ ...scale, ticksX: [] }}
          unitY="$"
          wordsY={grouped}
        >
          {steps.map((step, at) => (
            <rect
              key={step.from}
              className="figures-bar"
              x={scale.x(at) + (wide - bar) / 2}
              y={scale.y(step.sales)}
              width={bar}
              height={BOX.bottom - scale.y(step.sales)}
            />
          ))}
          <path
            className="figures-before"
            d={plotLine(
              scale,
              earlier.map((_, at) => at + 0.5),
              (place) => earlier[Math.floor(place)]?.sales ?? 0,
            )}
          />
          {earlier.length <= 40 &&
            earlier.map(({ from, sales }, at) => (
              <circle key={from} className="figures-point" cx={scale.x(at + 0.5)} cy={scale.y(sales)} r={3} />
            ))}
          {steps.map((step, at) =>
            at % every === 0 ? (
              <text key={step.from} x={scale.x(at + 0.5)} y={BOX.bottom + 20} textAnchor="middle">
                {dayWords(step)}
              </text>
            ) : null,
          )}
        </Plot>
      </section>
      <figcaption className="row meta figures-key" aria-hidden="true">
        <span>
          <i className="figures-key-bar" /> {texts.now}
        </span>
        <span>
          <i className="figures-key-line" /> {texts.before}
        </span>
      </figcaption>
    </figure>
  )
}
