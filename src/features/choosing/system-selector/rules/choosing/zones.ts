import type { Kit } from '../kits/kit.ts'
import type { Zone } from '../selections.ts'

type Head = Kit['heads'][number]

const suits = ({ airHandlerType, coolingBtu }: Zone, head: Head): boolean =>
  (airHandlerType === undefined || airHandlerType === head.type) &&
  (coolingBtu === undefined || coolingBtu === head.btu)

/** Whether each room can get one of the indoor units that suits it; each unit goes to one room. */
export const canSeat = (rooms: readonly Zone[], heads: readonly Head[]): boolean =>
  seat(
    rooms.filter(
      ({ airHandlerType, coolingBtu }) => airHandlerType !== undefined || coolingBtu !== undefined,
    ),
    heads,
  )

function seat(rooms: readonly Zone[], heads: readonly Head[]): boolean {
  const [room, ...others] = rooms
  if (room === undefined) return true
  if (others.length === 0) return heads.some((head) => suits(room, head))
  return heads.some((head, index) => suits(room, head) && seat(others, heads.toSpliced(index, 1)))
}
