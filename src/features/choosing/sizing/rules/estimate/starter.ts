import { defineTexts } from '#lib/language/texts.ts'
import { BUILD_DEFAULTS, type Build, type RoomPlan } from '../exact/plan.ts'
import { geometryOf, type Home } from '../load.ts'

const texts = defineTexts({ whole: 'Whole house', floor: (floor: number) => `Floor ${floor}` })

const CEILING_FT = 8
const APPLIANCES = 2_400
const DOORS = 2

const whole = (value: number): number => Math.round(value)

/**
 * The home of the simple method as rooms to begin with: one for each floor, with its walls and glass spread
 * over the four sides, and the basement.
 */
export function starterRooms(home: Home): RoomPlan[] {
  const { footprint, perimeter, window, occupants } = geometryOf(home)
  const side = whole(perimeter / 4)
  const even = (value: number) => ({ N: value, E: value, S: value, W: value })
  const floors = Array.from({ length: home.numFloors }, (_, floor): RoomPlan => {
    const isFirst = floor === 0
    return {
      name: home.numFloors === 1 ? texts.whole : texts.floor(floor + 1),
      area: whole(footprint),
      ceilingFt: CEILING_FT,
      walls: even(side),
      glass: even(whole(Math.min(window / home.numFloors / 4, side * CEILING_FT))),
      skylights: 0,
      doors: isFirst ? DOORS : 0,
      above: floor === home.numFloors - 1 ? 'attic' : 'heated',
      below: isFirst && !home.hasBasement ? 'slab' : 'heated',
      people: isFirst ? occupants : 0,
      appliances: isFirst ? APPLIANCES : 0,
    }
  })
  return home.hasBasement ? [basement(footprint, side), ...floors] : floors
}

const NOTHING = { N: 0, E: 0, S: 0, W: 0 }

const basement = (footprint: number, side: number): RoomPlan => ({
  ...emptyRoom('Basement'),
  area: whole(footprint),
  walls: { N: side, E: side, S: side, W: side },
  above: 'heated',
  below: 'ground',
})

/** The build to begin with: usual constructions, and the ducts that the answers name. */
export const starterBuild = ({ ducts }: Home): Build =>
  ducts
    ? { ...BUILD_DEFAULTS, ducts: ducts.place, ductSealing: ducts.sealing, ductInsulation: ducts.insulation }
    : BUILD_DEFAULTS

/** A room to fill in. */
export const emptyRoom = (name: string): RoomPlan => ({
  name,
  area: 150,
  ceilingFt: CEILING_FT,
  walls: NOTHING,
  glass: NOTHING,
  skylights: 0,
  doors: 0,
  above: 'attic',
  below: 'heated',
  people: 0,
  appliances: 0,
})
