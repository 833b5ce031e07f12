import type { Bin } from '#features/operating-cost/rules/bins/year-bins.ts'
import {
  type BalancePoint,
  type CapacityPoint,
  capacityAt,
  type LossLine,
  lossAt,
} from '#features/sizing/rules/equipment/balance.ts'
import { degrees, texts } from '../texts.ts'

interface Props {
  readonly loss: LossLine
  readonly points: readonly CapacityPoint[]
  readonly bins: readonly Bin[]
  readonly balance: BalancePoint
}

const [WIDTH, HEIGHT] = [640, 430]
const PLOT = { left: 44, right: 628, top: 26, bottom: 290 }
const HOURS = { top: 330, bottom: 396 }
const STEP_F = 10
const BIN_F = 5

/**
 * Need and output over the outdoor temperature with the balance point, and under them the hours of a usual
 * year. The table beside it says the same.
 */
export function BalancePlot({ loss, points, bins, balance }: Props) {
  const coldest = bins[0]?.fromF ?? loss.designF
  const from = Math.floor(Math.min(loss.designF - BIN_F, coldest + BIN_F) / STEP_F) * STEP_F
  const to = Math.ceil(loss.endsF / STEP_F) * STEP_F
  const ticks = Array.from({ length: (to - from) / STEP_F + 1 }, (_, index) => from + index * STEP_F)
  const give = (outdoorF: number) => capacityAt(points, outdoorF).btuh
  const most = Math.max(lossAt(loss, from), ...ticks.map(give))
  const stepBtu = most > 80_000 ? 40_000 : most > 40_000 ? 20_000 : 10_000
  const top = Math.ceil(most / stepBtu) * stepBtu
  const x = (outdoorF: number) => PLOT.left + ((outdoorF - from) / (to - from)) * (PLOT.right - PLOT.left)
  const y = (btuh: number) => PLOT.bottom - (btuh / top) * (PLOT.bottom - PLOT.top)
  const bends = [loss.endsF, ...points.map(({ outdoorF }) => outdoorF)].filter(
    (each) => each > from && each < to,
  )
  const stops = [...ticks, ...bends].toSorted((one, other) => one - other)
  const line = (of: (outdoorF: number) => number) =>
    stops
      .map((each, index) => `${index === 0 ? 'M' : 'L'}${x(each).toFixed(1)} ${y(of(each)).toFixed(1)}`)
      .join('')
  const meet = balance.shortBtuh > 0 ? balance.balanceF : null
  return (
    <svg className="hp-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.plot}>
      {Array.from({ length: top / stepBtu + 1 }, (_, index) => index * stepBtu).map((btuh) => (
        <g key={btuh}>
          <path className="grid" d={`M${PLOT.left} ${y(btuh)}H${PLOT.right}`} />
          <text x={PLOT.left - 8} y={y(btuh) + 4} textAnchor="end">
            {btuh / 1000}
          </text>
        </g>
      ))}
      <text x={PLOT.left} y={12}>
        1,000 BTU/h
      </text>
      {ticks.map((outdoorF) => (
        <text key={outdoorF} x={x(outdoorF)} y={PLOT.bottom + 20} textAnchor="middle">
          {outdoorF < 0 ? `−${-outdoorF}` : outdoorF}
        </text>
      ))}
      {balance.shortBtuh > 0 && (
        <path
          className="back-up"
          d={strokes(loss.designF, meet ?? loss.endsF)
            .map(
              (each) =>
                `M${x(each).toFixed(1)} ${y(lossAt(loss, each)).toFixed(1)}V${y(give(each)).toFixed(1)}`,
            )
            .join('')}
        />
      )}
      <path className="design" d={`M${x(loss.designF)} ${PLOT.top}V${HOURS.bottom}`} />
      <path className="loss" d={line((outdoorF) => lossAt(loss, outdoorF))} />
      <path className="output" d={line(give)} />
      {meet !== null && <circle className="meet" cx={x(meet)} cy={y(lossAt(loss, meet))} r="6" />}
      <HourBars bins={bins.filter(({ fromF }) => fromF >= from && fromF < to)} x={x} />
      <text x={(PLOT.left + PLOT.right) / 2} y={HEIGHT - 8} textAnchor="middle">
        {texts.hours} · {texts.outdoors}, °F
      </text>
    </svg>
  )
}

/** One stroke a degree between what the home needs and what the unit gives. */
const strokes = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(to - from)) }, (_, index) => from + index)

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
