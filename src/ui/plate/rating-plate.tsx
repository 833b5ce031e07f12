import type { ReactNode } from 'react'
import { grouped } from '#lib/numbers.ts'
import { escapeMarkup } from '#lib/text/markup.ts'
import { classNames } from '../class-names.ts'

type PlateRow = { readonly label: ReactNode; readonly value: ReactNode }

type RatingPlateProps = {
  readonly rows: readonly PlateRow[]
  readonly columns?: 2 | 3 | 4 | undefined
  readonly big?: boolean | undefined
  readonly className?: string | undefined
}

/** A rating plate: labels above values in a grid with thin lines. */
export function RatingPlate({ rows, columns = 2, big, className }: RatingPlateProps) {
  return (
    <dl className={classNames('plate', columns !== 2 && `columns-${columns}`, big && 'big', className)}>
      {rows.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A number with its smaller unit, never broken across lines: 36,000 BTU/h, 96%. */
export function Measure({ value, unit }: { readonly value: ReactNode; readonly unit: ReactNode }) {
  return (
    <span className="no-wrap">
      <span className="num">{typeof value === 'number' ? grouped(value) : value}</span>
      <span className={unit === '%' ? 'unit attached' : 'unit'}>{unit}</span>
    </span>
  )
}

/** The same as `Measure` for a part of a page that is written as text. */
export const measureMarkup = (value: string, unit: string): string =>
  `<span class="no-wrap"><span class="num">${escapeMarkup(value)}</span>` +
  `<span class="unit${unit === '%' ? ' attached' : ''}">${escapeMarkup(unit)}</span></span>`
