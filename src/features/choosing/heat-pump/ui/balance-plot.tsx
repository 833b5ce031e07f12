import type { Bin } from '#features/choosing/operating-cost/rules/bins/year-bins.ts'
import {
  type BalancePoint,
  type CapacityPoint,
  capacityAt,
  type LossLine,
  lossAt,
} from '#features/choosing/sizing/rules/equipment/balance.ts'
import { balanceAxes, degreesShort } from '#features/choosing/sizing/rules/equipment/balance-axes.ts'
import { Plot } from '#ui/plot/plot.tsx'
import { plotLine, plotScale, plotStrokes } from '#ui/plot/plot-scale.ts'
import { degrees, texts } from '../texts.ts'

interface Props {
  readonly loss: LossLine
  readonly points: readonly CapacityPoint[]
  /** the lowest °F outside at which the unit runs */
  readonly stopsF: number | null
  readonly bins: readonly Bin[]
  readonly balance: BalancePoint
}

const [WIDTH, HEIGHT] = [640, 430]
const PLOT = { left: 44, right: 628, top: 26, bottom: 290 }
const HOURS = { top: 330, bottom: 396 }
const BIN_F = 5

/**
 * Need and output over the outdoor temperature with the balance point, and under them the hours of a usual
 * year. The table beside it says the same.
 */
export function BalancePlot({ loss, points, stopsF, bins, balance }: Props) {
  const coldest = bins[0]?.fromF ?? loss.designF
  const axes = balanceAxes(loss, points, Math.min(loss.designF - BIN_F, coldest + BIN_F), stopsF)
  const scale = plotScale(axes, PLOT)
  const { x, y } = scale
  const needs = (outdoorF: number) => lossAt(loss, outdoorF)
  const gives = (outdoorF: number) => capacityAt(points, outdoorF, stopsF).btuh
  const meet = balance.shortBtuh > 0 ? balance.balanceF : null
  return (
    <Plot
      label={texts.plot}
      width={WIDTH}
      height={HEIGHT}
      box={PLOT}
      scale={scale}
      unitY="1,000 BTU/h"
      wordsY={(btuh) => String(btuh / 1000)}
    >
      {balance.shortBtuh > 0 && (
        <path className="gap" d={plotStrokes(scale, degreesShort(loss, meet), [needs, gives])} />
      )}
      <path className="limit" d={`M${x(loss.designF)} ${PLOT.top}V${HOURS.bottom}`} />
      <path className="need" d={plotLine(scale, axes.places, needs)} />
      <path className="supply" d={plotLine(scale, axes.places, gives)} />
      {meet !== null && <circle className="meet" cx={x(meet)} cy={y(needs(meet))} r="6" />}
      <HourBars bins={bins.filter(({ fromF }) => fromF >= axes.fromX && fromF < axes.toX)} x={x} />
      <text x={(PLOT.left + PLOT.right) / 2} y={HEIGHT - 8} textAnchor="middle">
        {texts.hours} · {texts.outdoors}, °F
      </text>
    </Plot>
  )
}

function HourBars({ bins, x }: { readonly bins: readonly Bin[]; readonly x: (outdoorF: number) => number }) {
  const most = Math.max(1, ...bins.map(({ hours }) => hours))
  return bins.map(({ fromF, hours }) => {
    const height = ((HOURS.bottom - HOURS.top) * hours) / most
    return (
      <rect
        key={fromF}
        className="hours"
        x={x(fromF) + 1}
        y={HOURS.bottom - height}
        width={x(fromF + BIN_F) - x(fromF) - 2}
        height={height}
      />
    )
  })
}

/** What each mark of the plot means, in words beside it. */
export function PlotKey({ loss, balance }: Pick<Props, 'loss' | 'balance'>) {
  return (
    <ul className="hp-key">
      <li className="loss">{texts.needs}</li>
      <li className="output">{texts.gives}</li>
      {balance.shortBtuh > 0 && balance.balanceF !== null && (
        <li className="meet">{texts.balance(degrees(balance.balanceF))}</li>
      )}
      <li className="design">{texts.design(degrees(loss.designF))}</li>
    </ul>
  )
}
