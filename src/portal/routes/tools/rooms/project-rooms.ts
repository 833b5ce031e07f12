import { readPlan } from '#features/choosing/sizing/rules/estimate/plan-text.ts'
import { defineTexts } from '#lib/language/texts.ts'

const texts = defineTexts({ room: (number: number) => `Room ${number}` })

/** A room as a project keeps it. */
export interface KeptRoom {
  name: string
  heatingBtu: number
  coolingBtu: number
  answers: Record<string, string | number | boolean>
}

/** The first room has the facts of the whole house under these names. */
const HOUSE = 'house.'
const LONGEST = 200

/** The parameters of the calculator's address for one room. */
const ROOM = 'room'

interface Stamp {
  engine: string
  grade: string
  computedOn: string
}

/**
 * Rooms for a project, from the address of the calculator: each has its own text; the first also has the
 * construction of the house and the method.
 */
export function keptRooms(
  search: string,
  loads: readonly { name: string; heatingBtu: number; coolingBtu: number }[],
  stamp: Stamp,
): KeptRoom[] {
  const params = new URLSearchParams(search)
  const rooms = params.getAll(ROOM)
  const house = [...params].filter(([name]) => name !== ROOM && name !== 'project')
  const ofHouse = Object.fromEntries(house.map(([name, value]) => [HOUSE + name, value.slice(0, LONGEST)]))
  return loads.map(({ name, heatingBtu, coolingBtu }, index) => ({
    name: name.trim() || texts.room(index + 1),
    heatingBtu,
    coolingBtu,
    answers: {
      [ROOM]: (rooms[index] ?? '').slice(0, LONGEST),
      ...(index === 0 && { ...ofHouse, ...stamp }),
    },
  }))
}

/** The address of the calculator for the rooms of a project; undefined when it did not make them. */
export function savedSearch(rooms: readonly Pick<KeptRoom, 'answers'>[] | undefined): string | undefined {
  const [first] = rooms ?? []
  if (!first || !rooms) return undefined
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(first.answers))
    if (name.startsWith(HOUSE)) params.set(name.slice(HOUSE.length), String(value))
  for (const { answers } of rooms) if (typeof answers[ROOM] === 'string') params.append(ROOM, answers[ROOM])
  return readPlan(params).kind === 'plan' ? params.toString() : undefined
}
