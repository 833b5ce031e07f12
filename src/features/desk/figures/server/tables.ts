import type { ColumnType } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { Sums } from '../rules/figures.ts'

declare module '#db/tables.ts' {
  interface Tables {
    line_cost: LineCostTable
    figure_day: FigureDayTable
    figure_mark: FigureMarkTable
  }
}

/** A trigger writes it with the line (migration 0190). */
interface LineCostTable {
  order_id: string
  line_no: number
  /** of one unit */
  cost_cents: number
  kept_at: Timestamp
}

interface FigureDayTable {
  zone: string
  /** yyyy-mm-dd */
  day: string
  sums: ColumnType<Sums, string, string>
}

/** One row. */
interface FigureMarkTable {
  /** null: no day is kept yet */
  searched_at: NullableTimestamp
}
