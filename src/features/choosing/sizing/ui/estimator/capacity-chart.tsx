import { Plot } from '#ui/plot/plot.tsx'
import { plotLine, plotScale, plotStrokes } from '#ui/plot/plot-scale.ts'
import { estimatorTexts as texts } from '../../estimator-texts.ts'
import {
  balancePoint,
  type CapacityPoint,
  capacityAt,
  type LossLine,
  lossAt,
} from '../../rules/equipment/balance.ts'
import { balanceAxes, degreesShort } from '../../rules/equipment/balance-axes.ts'

interface Props {
  readonly loss: LossLine
  readonly points: readonly CapacityPoint[]
}

const [WIDTH, HEIGHT] = [640, 340]
const PLOT = { left: 44, right: 628, top: 24, bottom: 296 }
/** The plot begins so far below the design temperature, °F. */
const BELOW_F = 5
/** The place of the name of the house's line, °F. */
const LABEL_F = 52

/** Two lines over the outdoor temperature, with the back-up heat between them hatched. */
export function CapacityChart({ loss, points }: Props) {
  const axes = balanceAxes(loss, points, loss.designF - BELOW_F)
  const scale = plotScale(axes, PLOT)
  const { x, y } = scale
  const needs = (outdoorF: number) => lossAt(loss, outdoorF)
  const gives = (outdoorF: number) => capacityAt(points, outdoorF).btuh
  const { balanceF, shortBtuh } = balancePoint(loss, points)
  const meet = shortBtuh > 0 ? balanceF : null
  return (
    <Plot
      label={texts.chart}
      width={WIDTH}
      height={HEIGHT}
      box={PLOT}
      scale={scale}
      unitY="1,000 BTU/h"
      wordsY={(btuh) => String(btuh / 1000)}
    >
      <text x={(PLOT.left + PLOT.right) / 2} y={PLOT.bottom + 40} textAnchor="middle">
        {texts.outdoors}, °F
      </text>
      {shortBtuh > 0 && (
        <path className="gap" d={plotStrokes(scale, degreesShort(loss, meet), [needs, gives])} />
      )}
      <path className="limit" d={`M${x(loss.designF)} ${PLOT.top}V${PLOT.bottom}`} />
      <text x={x(loss.designF) + 6} y={PLOT.top + 10}>
        {texts.design(loss.designF)}
      </text>
      <path className="need" d={plotLine(scale, axes.places, needs)} />
      <path className="supply" d={plotLine(scale, axes.places, gives)} />
      <text className="strong" x={x(LABEL_F) + 8} y={y(needs(LABEL_F)) - 8}>
        {texts.yourHouse}
      </text>
      <text className="supply-name" x={PLOT.right} y={y(gives(axes.toX)) - 8} textAnchor="end">
        {texts.pumpLine}
      </text>
      {meet !== null && (
        <>
          <circle className="meet" cx={x(meet)} cy={y(needs(meet))} r="5" />
          <text x={x(meet) + 10} y={y(needs(meet)) - 8}>
            {texts.degrees(meet)}
          </text>
        </>
      )}
    </Plot>
  )
}
