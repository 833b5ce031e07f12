import type { DuctInsulation, DuctPlace, DuctSealing } from '../ducts.ts'
import type { Roof } from './cltd.ts'
import type {
  BASEMENT_WALLS,
  CEILINGS,
  FLOORS,
  SLAB_EDGES,
  Soil,
  WALLS,
  WINDOWS,
} from './data/constructions.ts'

/** How well a result's inputs are known. */
export interface InputQuality {
  measured: number
  stated: number
  assumed: number
  grade: 'A' | 'B' | 'C'
}

/** A: something was measured and little assumed; B: most was stated; C: most is assumed. */
export function gradeOf(measured: number, stated: number, assumed: number): InputQuality {
  const known = measured + stated
  const grade = measured > 0 && assumed <= known / 2 ? 'A' : known >= assumed ? 'B' : 'C'
  return { measured, stated, assumed, grade }
}

/** The four ways that outer walls face. */
export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]
type BySide = Readonly<Record<Side, number>>

export const ABOVE = ['attic', 'heated'] as const
export const BELOW = ['heated', 'slab', 'crawl', 'ground'] as const

/** A room as the shopper describes it. */
export interface RoomPlan {
  name: string
  /** ft² */
  area: number
  ceilingFt: number
  /** feet of outer wall on each side */
  walls: BySide
  /** ft² of glass on each side */
  glass: BySide
  /** ft² of glass in the roof */
  skylights: number
  /** outer doors */
  doors: number
  above: (typeof ABOVE)[number]
  /** crawl is any cold space below; ground is a basement room with walls and floor in the earth */
  below: (typeof BELOW)[number]
  people: number
  /** BTU/h of appliances and lights */
  appliances: number
}

/** Air changes an hour at 50 Pa, as a blower door measures them. */
export const TIGHTNESS = { tight: 3, good: 5, average: 9, leaky: 14, drafty: 20 } as const
type Tightness = keyof typeof TIGHTNESS

/**
 * Blinds and curtains that are open when it suits let 83 % of the sun pass, the mean of Smith, Walker and
 * Cobb; blinds that are half closed 60 % (Vatilo, Victor, Long); sun screens outside a quarter.
 */
export const SHADES = {
  none: { insideShade: 1, southIsShaded: false, sunScreen: 1 },
  blinds: { insideShade: 0.83, southIsShaded: false, sunScreen: 1 },
  'half-blinds': { insideShade: 0.6, southIsShaded: false, sunScreen: 1 },
  eaves: { insideShade: 0.83, southIsShaded: true, sunScreen: 1 },
  screens: { insideShade: 0.83, southIsShaded: false, sunScreen: 0.25 },
} as const
type Shade = keyof typeof SHADES

export const FANS = ['balanced', 'supply', 'exhaust'] as const

/** What the whole house is built of. */
export interface Build {
  wall: keyof typeof WALLS
  window: keyof typeof WINDOWS
  ceiling: keyof typeof CEILINGS
  floor: keyof typeof FLOORS
  edge: keyof typeof SLAB_EDGES
  soil: Soil
  basementWall: keyof typeof BASEMENT_WALLS
  roof: Roof
  shade: Shade
  tightness: Tightness
  /** measured air changes at 50 Pa; they replace the tightness */
  measuredAir: number | null
  ducts: DuctPlace
  ductSealing: DuctSealing
  ductInsulation: DuctInsulation
  /** ft³/min that fans move all day, and whether they move it in, out or both */
  ventilation: number
  fans: (typeof FANS)[number]
  /** share of the heat that the ventilator recovers, percent; only fans that blow in and out recover any */
  recovery: number
}

export const BUILD_DEFAULTS: Build = {
  wall: 'frame-13',
  window: 'double-wood',
  ceiling: 'attic-30',
  floor: 'raised-13',
  edge: 'edge-0',
  soil: 'moist',
  basementWall: 'below-0',
  roof: 'dark',
  shade: 'blinds',
  tightness: 'average',
  measuredAir: null,
  ducts: 'basement',
  ductSealing: 'sealed',
  ductInsulation: 'r-8',
  ventilation: 0,
  fans: 'balanced',
  recovery: 0,
}

/** The limits of each number of a room and of the house, both ends included. */
export const ROOM_LIMITS = {
  area: { min: 10, max: 20_000 },
  ceilingFt: { min: 6, max: 30 },
  wallFt: { min: 0, max: 400 },
  glass: { min: 0, max: 2_000 },
  skylights: { min: 0, max: 500 },
  doors: { min: 0, max: 6 },
  people: { min: 0, max: 20 },
  appliances: { min: 0, max: 20_000 },
} as const
export const BUILD_LIMITS = {
  measuredAir: { min: 0.2, max: 60 },
  ventilation: { min: 0, max: 2_000 },
  recovery: { min: 0, max: 95 },
} as const
export const MOST_ROOMS = 40

/** What is wrong with a plan: the room, or the house as a whole, and why. */
export type PlanFault =
  | { kind: 'no-rooms' }
  | { kind: 'too-many-rooms' }
  | { kind: 'no-outer-wall' }
  | { kind: 'glass-over-wall'; room: string; side: Side }
  | { kind: 'doors-over-wall'; room: string }
  | { kind: 'skylight-over-ceiling'; room: string }
  | { kind: 'recovery-one-way' }

const openings = (room: RoomPlan): number => room.doors * DOOR_FT2
/** An outer door, ft². */
export const DOOR_FT2 = 21

/** Contradictions that no single number shows. */
export function faultsOf(rooms: readonly RoomPlan[]): PlanFault[] {
  if (rooms.length === 0) return [{ kind: 'no-rooms' }]
  if (rooms.length > MOST_ROOMS) return [{ kind: 'too-many-rooms' }]
  if (rooms.every((room) => wallArea(room) === 0)) return [{ kind: 'no-outer-wall' }]
  return rooms.flatMap((room): PlanFault[] => {
    const side = SIDES.find((each) => room.glass[each] > room.walls[each] * room.ceilingFt)
    if (side) return [{ kind: 'glass-over-wall', room: room.name, side }]
    if (room.skylights > (room.above === 'attic' ? room.area : 0))
      return [{ kind: 'skylight-over-ceiling', room: room.name }]
    const glass = SIDES.reduce((sum, each) => sum + room.glass[each], 0)
    return openings(room) > wallArea(room) - glass ? [{ kind: 'doors-over-wall', room: room.name }] : []
  })
}

/** A recovery ventilator has two fans: one that only blows in, or only out, has no heat to recover. */
export const recoversOneWay = ({ fans, recovery }: Pick<Build, 'fans' | 'recovery'>): boolean =>
  fans !== 'balanced' && recovery > 0

/** Contradictions of a plan: of its build and of its rooms. */
export const planFaults = (build: Build, rooms: readonly RoomPlan[]): PlanFault[] => [
  ...(recoversOneWay(build) ? [{ kind: 'recovery-one-way' } as const] : []),
  ...faultsOf(rooms),
]

/** All outer wall of a room with its openings, ft². */
export const wallArea = ({ walls, ceilingFt }: RoomPlan): number =>
  SIDES.reduce((sum, side) => sum + walls[side], 0) * ceilingFt

/** Outer wall without glass and doors, ft². */
export const netWall = (room: RoomPlan): number =>
  wallArea(room) - SIDES.reduce((sum, side) => sum + room.glass[side], 0) - openings(room)

/** A part of the build counts as stated when it differs from its default; leaks may be measured. */
export function buildQuality(build: Build): InputQuality {
  const names = Object.keys(BUILD_DEFAULTS) as (keyof Build)[]
  const stated = names.filter((name) => name !== 'measuredAir' && build[name] !== BUILD_DEFAULTS[name]).length
  const measured = build.measuredAir === null ? 0 : 1
  return gradeOf(measured, stated + 6, names.length - stated - measured)
}
