import { grouped } from '#lib/numbers.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { roomTexts as texts } from '../../../room-texts.ts'
import { zonesFor } from '../../../rules/equipment/manual-s.ts'
import type { exactLoad } from '../../../rules/exact/exact-load.ts'
import type { Need } from '../../../rules/need.ts'

/** The multi-zone mini split that these rooms need, and whether its units fit together. */
function ZonesLine({ rooms, home }: { readonly rooms: readonly number[]; readonly home: number }) {
  if (rooms.length < 2) return null
  const zones = zonesFor(rooms, home)
  if (!zones) return <p>{texts.noZones}</p>
  const { heads, outdoor, verdict } = zones
  return (
    <p>
      {texts.zones(heads.map(grouped).join(', '), outdoor, verdict.percent, verdict.fits)} {texts.zonesMaker}
    </p>
  )
}

interface TableProps {
  readonly rooms: ReturnType<typeof exactLoad>['rooms']
  readonly simple: number
  readonly exact: Need
}

/** The load of each room, and the mini split that all of them need. */
export function RoomTable({ rooms, simple, exact }: TableProps) {
  const air = rooms.reduce((sum, { load }) => sum + load.coolingSensible, 0)
  const share = (sensible: number) => (air > 0 ? `${Math.round((sensible / air) * 100)}%` : '')
  return (
    <div className="stack-s">
      <DataTable
        caption={texts.table}
        columns={[
          { name: texts.name, rowHeader: true, cell: ({ room }) => room.name },
          { name: texts.heating, numeric: true, cell: ({ room }) => grouped(Math.round(room.load.heating)) },
          { name: texts.cooling, numeric: true, cell: ({ room }) => grouped(Math.round(room.load.cooling)) },
          { name: texts.ownUnit, numeric: true, cell: ({ room }) => grouped(Math.round(room.zoned.cooling)) },
          { name: texts.share, numeric: true, cell: ({ room }) => share(room.load.coolingSensible) },
        ]}
        rows={rooms.map((room, at) => ({ room, at }))}
        keyOf={({ at }) => at}
      />
      <p className="meta">{texts.ownUnitMeans}</p>
      <ZonesLine rooms={rooms.map(({ zoned }) => zoned.cooling)} home={exact.coolingBtu} />
      {simple > 0 && <p className="meta">{texts.differs(exact.heatingBtu, simple)}</p>}
    </div>
  )
}
