import { DataTable, type DataTableProps } from '#ui/table/data-table.tsx'

/** A table whose cells stand below each other on a phone, each under the name of its column. */
export const StackedTable = <R,>({ columns, ...table }: DataTableProps<R>) => (
  <div className="portal-stacked">
    <DataTable
      {...table}
      columns={columns.map((column) =>
        column.rowHeader
          ? column
          : {
              ...column,
              cell: (row: R) => (
                <>
                  <span className="portal-stacked-name" aria-hidden="true">
                    {column.name}
                  </span>
                  {column.cell(row)}
                </>
              ),
            },
      )}
    />
  </div>
)
