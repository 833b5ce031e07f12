import {
  type Answers,
  homeOf,
  readAnswers,
  textsOf,
  writeAnswers,
} from '#features/choosing/sizing/rules/estimate/answers.ts'
import { PLAN_NAMES, readPlan, writePlan } from '#features/choosing/sizing/rules/estimate/plan-text.ts'
import { ROOM_COLUMNS, type RoomCells, roomOf } from '#features/choosing/sizing/rules/estimate/room-cells.ts'
import { emptyRoom, starterBuild, starterRooms } from '#features/choosing/sizing/rules/estimate/starter.ts'
import { BUILD_DEFAULTS, type Build, type RoomPlan } from '#features/choosing/sizing/rules/exact/plan.ts'
import { defineTexts } from '#lib/language/texts.ts'

const firstRooms = defineTexts(['Living room', 'Bedroom 1', 'Bedroom 2'])

/** Floor area that the answers have while the rooms alone say the size, sq ft. */
const ANY_AREA = '2000'

/** The house of an address: its answers, its rooms and its construction. */
export function houseIn(params: URLSearchParams) {
  const texts = { ...textsOf(params), squareFeet: params.get('squareFeet') ?? ANY_AREA }
  const read = readAnswers(texts)
  const answers = 'answers' in read ? read.answers : null
  const reading = readPlan(params)
  const rooms =
    reading.kind === 'plan'
      ? reading.plan.rooms
      : answers && params.has('squareFeet')
        ? starterRooms(homeOf(answers))
        : firstRooms.map(emptyRoom)
  return {
    texts,
    answers,
    rooms,
    build:
      reading.kind === 'plan' ? reading.plan.build : answers ? starterBuild(homeOf(answers)) : BUILD_DEFAULTS,
    isStale: reading.kind === 'stale',
  }
}

/** The address of a house. */
export function houseSearch(
  answers: Answers,
  { build, rooms }: { build: Build; rooms: readonly RoomPlan[] },
  project: number | undefined,
): string {
  const params = writeAnswers(answers)
  params.delete('squareFeet')
  if (project !== undefined) params.set('project', String(project))
  writePlan(params, { build, rooms: [...rooms] })
  return params.toString()
}

/** The rooms of a form that was sent without script: one value of each column a row. */
export function roomsIn(form: FormData): { rooms: RoomPlan[] } | { wrongRow: number } {
  const columns = ROOM_COLUMNS.map((column) => form.getAll(column).map(String))
  const count = columns[0]?.length ?? 0
  const rooms: RoomPlan[] = []
  for (let row = 0; row < count; row++) {
    const cells = Object.fromEntries(
      ROOM_COLUMNS.map((column, index) => [column, columns[index]?.[row] ?? '']),
    ) as RoomCells
    const read = roomOf(cells)
    if ('wrong' in read) return { wrongRow: row + 1 }
    rooms.push(read.room)
  }
  return { rooms }
}

export const isPlanName = (name: string): boolean => PLAN_NAMES.includes(name)
