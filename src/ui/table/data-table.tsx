import type { Key, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Column<R> = {
  readonly name: ReactNode
  readonly cell: (row: R) => ReactNode
  readonly numeric?: boolean | undefined
  /** Dates, times and names that stay on one line. */
  readonly oneLine?: boolean | undefined
  /** Names the row for screen readers; usually the first column. */
  readonly rowHeader?: boolean | undefined
  /** Left out on paper. */
  readonly screenOnly?: boolean | undefined
}

export type DataTableProps<R> = {
  readonly caption: string
  readonly hideCaption?: boolean | undefined
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => Key
}

/** A table that scrolls inside its own named, focusable region when it is wider than its place. */
export function DataTable<R>({ caption, hideCaption, columns, rows, keyOf }: DataTableProps<R>) {
  return (
    <div className="scroll-x" role="region" aria-label={caption} tabIndex={0}>
      <table className="dense">
        <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => (
                <Cell key={index} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const classOf = <R,>({ numeric, oneLine, screenOnly }: Column<R>) =>
  classNames(numeric && 'numeric', oneLine && 'no-wrap', screenOnly && 'no-print') || undefined

function Cell<R>({ column, row }: { readonly column: Column<R>; readonly row: R }) {
  const className = classOf(column)
  return column.rowHeader ? (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={className}>{column.cell(row)}</td>
  )
}
