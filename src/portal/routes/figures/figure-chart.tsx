import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { useState } from 'react'
import { grouped } from '#lib/numbers.ts'
import { Slider } from '#ui/slider/slider.tsx'
import { texts } from './texts.ts'

/** A step of the chart with its value, and the step that stands beside it. */
interface Point {
  name: string
  /** below the bar */
  short: string
  now: number | null
  nameBefore: string
  before: number | null
}

interface Props {
  readonly title: string
  readonly says: string
  readonly unit: string
  readonly points: readonly Point[]
  readonly wordsOf: (value: number | null) => string
}

const WIDTH = 900
const HEIGHT = 280
const BOX = { left: 72, right: WIDTH - 12, top: 24, bottom: HEIGHT - 30 }
/** Labels of days that fit beside each other. */
const LABELS = 6
/** Lines across the chart, about. */
const LINES = 5
/** More points than this would hide the line. */
const MOST_POINTS = 40

/**
 * Bars for the period, a dashed line with points for the other one: readable without color. The slider below
 * says each step in words, for a keyboard, a finger and a screen reader; the table says the same.
 */
export function FigureChart({ title, says, unit, points, wordsOf }: Props) {
  const [at, setAt] = useState(points.length - 1)
  const chosen = points[Math.min(at, points.length - 1)]
  return (
    <figure className="stack-s">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it */}
      <section className="figures-plot scroll-x" aria-label={title} tabIndex={0}>
        <Drawing {...{ says, unit, points, at, setAt }} />
      </section>
      <figcaption className="row meta figures-key" aria-hidden="true">
        <span>
          <i className="figures-key-bar" /> {texts.now}
        </span>
        <span>
          <i className="figures-key-line" /> {texts.before}
        </span>
      </figcaption>
      {chosen && (
        <div className="figures-walk no-print">
          <Slider
            label={texts.walk}
            value={Math.min(at, points.length - 1)}
            min={0}
            max={points.length - 1}
            step={1}
            words={
              chosen.nameBefore === ''
                ? texts.at(chosen.name, wordsOf(chosen.now))
                : texts.atBoth(chosen.name, wordsOf(chosen.now), chosen.nameBefore, wordsOf(chosen.before))
            }
            onChange={setAt}
          />
        </div>
      )}
    </figure>
  )
}

interface DrawingProps extends Pick<Props, 'says' | 'unit' | 'points'> {
  readonly at: number
  readonly setAt: (at: number) => void
}

function Drawing({ says, unit, points, at, setAt }: DrawingProps) {
  const { x, y } = scalesOf(points)
  const middle = (spot: number) => (x(spot) ?? 0) + x.bandwidth() / 2
  const spots = points.map((_, spot) => spot)
  const before = spots.filter((spot) => points[spot]?.before !== null)
  const yBefore = (spot: number) => y(points[spot]?.before ?? 0)
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={says}>
      <Axes {...{ unit, points, x, y }} />
      {points.map(({ name, now }, spot) => (
        <Bar
          key={name}
          className={spot === at ? 'figures-bar figures-bar-at' : 'figures-bar'}
          x={x(spot)}
          width={x.bandwidth()}
          y={Math.min(y(now ?? 0), y(0))}
          height={Math.abs(y(0) - y(now ?? 0))}
        />
      ))}
      <LinePath
        className="figures-before"
        data={spots}
        x={middle}
        y={yBefore}
        defined={(spot) => points[spot]?.before !== null}
      />
      {before.length <= MOST_POINTS &&
        before.map((spot) => (
          <circle key={spot} className="figures-point" cx={middle(spot)} cy={yBefore(spot)} r={3} />
        ))}
      {points.map(({ name }, spot) => (
        <Bar
          key={name}
          className="figures-band"
          x={middle(spot) - x.step() / 2}
          width={x.step()}
          y={BOX.top}
          height={BOX.bottom - BOX.top}
          onPointerEnter={() => setAt(spot)}
        />
      ))}
    </svg>
  )
}

const scalesOf = (points: Props['points']) => {
  const values = points.flatMap(({ now, before }) => [now ?? 0, before ?? 0])
  return {
    x: scaleBand({ domain: points.map((_, spot) => spot), range: [BOX.left, BOX.right], padding: 0.3 }),
    y: scaleLinear({
      domain: [Math.min(0, ...values), Math.max(1, ...values)],
      range: [BOX.bottom, BOX.top],
      nice: LINES,
    }),
  }
}

function Axes({ unit, points, x, y }: Pick<Props, 'unit' | 'points'> & ReturnType<typeof scalesOf>) {
  const every = Math.ceil(points.length / LABELS)
  return (
    <>
      <GridRows
        className="figures-grid"
        scale={y}
        left={BOX.left}
        width={BOX.right - BOX.left}
        numTicks={LINES}
      />
      <text x={BOX.left} y={12}>
        {unit}
      </text>
      <AxisLeft
        scale={y}
        left={BOX.left}
        numTicks={LINES}
        hideAxisLine
        hideTicks
        tickFormat={(value) => grouped(Number(value))}
        tickComponent={UprightLabel}
      />
      <AxisBottom
        scale={x}
        top={BOX.bottom}
        hideAxisLine
        hideTicks
        tickValues={x.domain().filter((spot) => spot % every === 0)}
        tickFormat={(spot) => points[spot]?.short ?? ''}
        tickComponent={LowerLabel}
      />
    </>
  )
}

// The library's own label has a style that the page's security policy refuses.
const UprightLabel = ({ x, y, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dy={4} textAnchor="end">
    {formattedValue}
  </text>
)
const LowerLabel = ({ x, y, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dy={4} textAnchor="middle">
    {formattedValue}
  </text>
)
