import { estimatorTexts as texts } from '../../estimator-texts.ts'
import {
  balancePoint,
  type CapacityPoint,
  capacityAt,
  type LossLine,
  lossAt,
} from '../../rules/equipment/balance.ts'

interface Props {
  readonly loss: LossLine
  readonly points: readonly CapacityPoint[]
}

const [WIDTH, HEIGHT] = [640, 340]
const PLOT = { left: 44, right: 628, top: 24, bottom: 296 }
const STEP_F = 10
/** Where the name of the house's line stands, °F. */
const LABEL_F = 52

/** Two lines over the outdoor temperature, with the back-up heat between them hatched. */
export function CapacityChart({ loss, points }: Props) {
  const from = Math.floor((loss.designF - 5) / STEP_F) * STEP_F
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
  const stops = [...ticks, ...bends].sort((one, other) => one - other)
  const line = (of: (outdoorF: number) => number) =>
    stops
      .map((each, index) => `${index === 0 ? 'M' : 'L'}${x(each).toFixed(1)} ${y(of(each)).toFixed(1)}`)
      .join('')
  const { balanceF, shortBtuh } = balancePoint(loss, points)
  const meet = shortBtuh > 0 ? balanceF : null
  return (
    <svg className="capacity-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.chart}>
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
      <text x={(PLOT.left + PLOT.right) / 2} y={PLOT.bottom + 40} textAnchor="middle">
        {texts.outdoors}, °F
      </text>
      {shortBtuh > 0 && (
        <BackUp loss={loss} give={give} from={loss.designF} to={meet ?? loss.endsF} x={x} y={y} />
      )}
      <path className="design" d={`M${x(loss.designF)} ${PLOT.top}V${PLOT.bottom}`} />
      <text x={x(loss.designF) + 6} y={PLOT.top + 10}>
        {texts.design(loss.designF)}
      </text>
      <path className="loss" d={line((outdoorF) => lossAt(loss, outdoorF))} />
      <path className="output" d={line(give)} />
      <text className="strong" x={x(LABEL_F) + 8} y={y(lossAt(loss, LABEL_F)) - 8}>
        {texts.yourHouse}
      </text>
      <text className="output-name" x={PLOT.right} y={y(give(to)) - 8} textAnchor="end">
        {texts.pumpLine}
      </text>
      {meet !== null && (
        <>
          <circle className="meet" cx={x(meet)} cy={y(lossAt(loss, meet))} r="5" />
          <text x={x(meet) + 10} y={y(lossAt(loss, meet)) - 8}>
            {texts.degrees(meet)}
          </text>
        </>
      )}
    </svg>
  )
}

interface BackUpProps {
  readonly loss: LossLine
  readonly give: (outdoorF: number) => number
  readonly from: number
  readonly to: number
  readonly x: (outdoorF: number) => number
  readonly y: (btuh: number) => number
}

/** One stroke a degree between what the house loses and what the unit gives. */
function BackUp({ loss, give, from, to, x, y }: BackUpProps) {
  const strokes = Array.from({ length: Math.max(0, Math.floor(to - from)) }, (_, index) => from + index)
    .map(
      (outdoorF) =>
        `M${x(outdoorF).toFixed(1)} ${y(lossAt(loss, outdoorF)).toFixed(1)}V${y(give(outdoorF)).toFixed(1)}`,
    )
    .join('')
  return <path className="back-up" d={strokes} />
}
