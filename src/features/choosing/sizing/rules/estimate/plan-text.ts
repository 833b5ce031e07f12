import { DUCT_INSULATION, DUCT_PLACES, DUCT_SEALING } from '../data/duct-shares.ts'
import {
  BASEMENT_WALLS,
  CEILINGS,
  FLOORS,
  SLAB_EDGES,
  SOILS,
  WALLS,
  WINDOWS,
} from '../exact/data/constructions.ts'
import {
  ABOVE,
  BELOW,
  BUILD_DEFAULTS,
  BUILD_LIMITS,
  type Build,
  FANS,
  type PlanFault,
  planFaults,
  ROOM_LIMITS,
  type RoomPlan,
  SHADES,
  SIDES,
  TIGHTNESS,
} from '../exact/plan.ts'

/** The words that each part of a build may have in an address. */
const BUILD_CHOICES = {
  wall: Object.keys(WALLS),
  window: Object.keys(WINDOWS),
  ceiling: Object.keys(CEILINGS),
  floor: Object.keys(FLOORS),
  edge: Object.keys(SLAB_EDGES),
  soil: Object.keys(SOILS),
  basementWall: Object.keys(BASEMENT_WALLS),
  roof: ['dark', 'light', 'reflective'],
  shade: Object.keys(SHADES),
  tightness: Object.keys(TIGHTNESS),
  ducts: Object.keys(DUCT_PLACES),
  ductSealing: Object.keys(DUCT_SEALING),
  ductInsulation: Object.keys(DUCT_INSULATION),
  fans: [...FANS],
} as const satisfies Partial<Record<keyof Build, readonly string[]>>
export type BuildChoice = keyof typeof BUILD_CHOICES
export type BuildNumber = keyof typeof BUILD_LIMITS

const CHOICES = Object.keys(BUILD_CHOICES) as BuildChoice[]
const NUMBERS = Object.keys(BUILD_LIMITS) as BuildNumber[]

/** The names of a plan's parameters in an address. */
export const PLAN_NAMES: readonly string[] = ['room', ...CHOICES, ...NUMBERS]

interface Plan {
  build: Build
  rooms: RoomPlan[]
}

/** The rooms and the build of a house in an address. */
export function writePlan(params: URLSearchParams, { build, rooms }: Plan): void {
  for (const name of [...CHOICES, ...NUMBERS])
    if (build[name] !== BUILD_DEFAULTS[name]) params.set(name, String(build[name]))
  for (const room of rooms) params.append('room', roomText(room))
}

const BETWEEN = '~'
const roomText = (room: RoomPlan): string =>
  [
    room.name.replaceAll(BETWEEN, ' '),
    room.area,
    room.ceilingFt,
    SIDES.map((side) => room.walls[side]).join('_'),
    SIDES.map((side) => room.glass[side]).join('_'),
    room.skylights,
    room.doors,
    room.above,
    room.below,
    room.people,
    room.appliances,
  ].join(BETWEEN)

export type PlanReading =
  | { kind: 'none' }
  | { kind: 'plan'; plan: Plan; faults: readonly PlanFault[] }
  /** the address was cut off, changed, or written by another version of the page */
  | { kind: 'stale' }

const LONGEST_NAME = 40
const NUMBER = /^\d{1,6}(?:\.\d{1,3})?$/

/** Reads what `writePlan` wrote. An address with any other text is stale; nothing is guessed. */
export function readPlan(params: Pick<URLSearchParams, 'get' | 'getAll'>): PlanReading {
  const texts = params.getAll('room')
  if (texts.length === 0) return { kind: 'none' }
  const build = readBuild(params)
  const rooms = texts.slice(0, 50).map(readRoom)
  if (!build || !rooms.every((room) => room !== undefined)) return { kind: 'stale' }
  return { kind: 'plan', plan: { build, rooms }, faults: planFaults(build, rooms) }
}

/** What an address said of ducts before engine 1.2. */
const OLD_DUCTS: Readonly<Record<string, Pick<Build, 'ducts' | 'ductSealing' | 'ductInsulation'>>> = {
  'attic-tight': { ducts: 'attic', ductSealing: 'sealed', ductInsulation: 'r-8' },
  'attic-leaky': { ducts: 'attic', ductSealing: 'unsealed', ductInsulation: 'r-4' },
}

function readBuild(params: Pick<URLSearchParams, 'get'>): Build | undefined {
  const changes: Record<string, string | number> = { ...OLD_DUCTS[params.get('ducts') ?? ''] }
  for (const name of CHOICES) {
    const text = params.get(name)
    if (text === null || (name === 'ducts' && Object.hasOwn(OLD_DUCTS, text))) continue
    if (!(BUILD_CHOICES[name] as readonly string[]).includes(text)) return undefined
    changes[name] = text
  }
  for (const name of NUMBERS) {
    const text = params.get(name)
    if (text === null) continue
    const value = readNumber(text, BUILD_LIMITS[name])
    if (value === undefined) return undefined
    changes[name] = value
  }
  return { ...BUILD_DEFAULTS, ...(changes as Partial<Build>) }
}

function readNumber(
  text: string | undefined,
  { min, max }: { min: number; max: number },
): number | undefined {
  const value = NUMBER.test(text ?? '') ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

function readSides(text: string | undefined, limits: { min: number; max: number }) {
  const values = (text ?? '').split('_').map((each) => readNumber(each, limits))
  const [N, E, S, W] = values
  return values.length === SIDES.length &&
    N !== undefined &&
    E !== undefined &&
    S !== undefined &&
    W !== undefined
    ? { N, E, S, W }
    : undefined
}

const oneOf = <T extends string>(words: readonly T[], text: string | undefined): T | undefined =>
  words.find((word) => word === text)

function readRoom(text: string): RoomPlan | undefined {
  const [
    name = '',
    area,
    ceiling,
    walls,
    glass,
    skylights,
    doors,
    above,
    below,
    people,
    appliances,
    ...more
  ] = text.split(BETWEEN)
  const room = {
    name: name.length <= LONGEST_NAME ? name : undefined,
    area: readNumber(area, ROOM_LIMITS.area),
    ceilingFt: readNumber(ceiling, ROOM_LIMITS.ceilingFt),
    walls: readSides(walls, ROOM_LIMITS.wallFt),
    glass: readSides(glass, ROOM_LIMITS.glass),
    skylights: readNumber(skylights, ROOM_LIMITS.skylights),
    doors: readNumber(doors, ROOM_LIMITS.doors),
    above: oneOf(ABOVE, above),
    below: oneOf(BELOW, below),
    people: readNumber(people, ROOM_LIMITS.people),
    appliances: readNumber(appliances, ROOM_LIMITS.appliances),
  }
  return more.length === 0 && isWhole(room) ? room : undefined
}

const isWhole = (room: { [K in keyof RoomPlan]: RoomPlan[K] | undefined }): room is RoomPlan =>
  Object.values(room).every((value) => value !== undefined)
