import type { ProjectRoom } from '#features/partners/customers/contract.ts'
import { grouped } from '#lib/numbers.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { texts } from '../../texts.ts'

const btu = (value: number): string => grouped(value)

/** The rooms of a project with their loads. */
export const Rooms = ({ rooms }: { readonly rooms: readonly ProjectRoom[] }) =>
  rooms.length > 0 && (
    <DataTable
      caption={texts.projects.roomLoads}
      rows={rooms}
      keyOf={({ name }) => name}
      columns={[
        { name: texts.projects.room, cell: ({ name }) => name, rowHeader: true },
        { name: texts.projects.heating, cell: ({ heatingBtu }) => btu(heatingBtu), numeric: true },
        { name: texts.projects.coolingBtu, cell: ({ coolingBtu }) => btu(coolingBtu), numeric: true },
      ]}
    />
  )
