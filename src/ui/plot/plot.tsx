import { Fragment, type ReactNode } from 'react'
import type { PlotBox, PlotScale } from './plot-scale.ts'

interface Props {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly box: PlotBox
  readonly scale: PlotScale
  /** the unit of the upright axis, and the numbers of its lines in words */
  readonly unitY: string
  readonly wordsY: (value: number) => string
  /** the lines and marks */
  readonly children: ReactNode
}

/**
 * The frame of a plot: grid lines with their numbers, and the numbers of the lower axis. A table beside it
 * has to say the same.
 */
export function Plot({ label, width, height, box, scale, unitY, wordsY, children }: Props) {
  const { x, y, ticksX, ticksY } = scale
  return (
    <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {ticksY.map((value) => (
        <Fragment key={value}>
          <path className="grid" d={`M${box.left} ${y(value)}H${box.right}`} />
          <text x={box.left - 8} y={y(value) + 4} textAnchor="end">
            {wordsY(value)}
          </text>
        </Fragment>
      ))}
      <text x={box.left} y={12}>
        {unitY}
      </text>
      {ticksX.map((value) => (
        <text key={value} x={x(value)} y={box.bottom + 20} textAnchor="middle">
          {value < 0 ? `−${-value}` : value}
        </text>
      ))}
      {children}
    </svg>
  )
}
