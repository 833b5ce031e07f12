import { ductShares } from '../ducts.ts'
import type { DesignClimate } from '../load.ts'
import { addRooms, type ExactLoad } from './add-rooms.ts'
import { airLine, airOfLeakage, airWithExhaust, airWithSupply, altitudeFactor, blowerHeat } from './air.ts'
import { dailyRangeOf, tableDifference } from './cltd.ts'
import { type Line, plainLine } from './lines.ts'
import { type Build, type RoomPlan, TIGHTNESS, wallArea } from './plan.ts'
import { type Conditions, panesOf, skylightsOf, surfaceLines } from './surfaces.ts'

interface House {
  rooms: readonly RoomPlan[]
  build: Build
  numFloors: number
  thermostatHT: number
  thermostatAC: number
}

interface ExactClimate extends DesignClimate {
  latitude: number
}

// A person at rest, Manual J 8.
const PERSON_SENSIBLE = 230
const PERSON_LATENT = 200
const BLOWER_WATTS = 500
/** ASHRAE's basic model: stack by stories; wind by stories with houses around. Wind in miles an hour. */
const STACK = [0.015, 0.0299, 0.0449, 0.0598]
const WIND = [0.0039, 0.0051, 0.006, 0.0068]
const WINTER_WIND = 15
const SUMMER_WIND = 7.5
/** ft³/min at 50 Pa for each in² of leakage area at 4 Pa. */
const FLOW_OF_LEAKAGE = 18.2

function conditionsOf(house: House, climate: ExactClimate): Conditions {
  const coolDifference = Math.max(0, climate.cool1F - house.thermostatAC)
  return {
    altitude: altitudeFactor(climate.elevationFt),
    heatDifference: Math.max(0, house.thermostatHT - climate.heat99F),
    coolDifference,
    grains: climate.grains,
    table: tableDifference(coolDifference),
    sky: {
      latitude: climate.latitude,
      difference: coolDifference,
      range: dailyRangeOf(climate.dailyRangeF),
    },
  }
}

/** Component method after ACCA Manual J 8, for the whole home and for each room. Not a Manual J report. */
export function exactLoad(house: House, climate: ExactClimate): ExactLoad {
  const at = conditionsOf(house, climate)
  const { heat, cool, air } = ductsOf(house)
  const rooms = house.rooms.map((room) => ({
    name: room.name,
    area: room.area,
    leaks: exposed(room),
    lines: [...surfaceLines(room, house.build, at), ...insideLines(room)],
    glass: { panes: panesOf(room, house.build), skylights: skylightsOf(room, house.build) },
  }))
  return addRooms(
    rooms,
    {
      cfm: leaking(house, at),
      ducts: { heat, cool, latent: 0.68 * at.altitude * air * Math.max(0, at.grains) },
      more: [ventilationLine(house.build, at), plainLine('blower', 0, blowerHeat(BLOWER_WATTS))],
    },
    at,
  )
}

function ductsOf({ rooms, build, numFloors }: House) {
  const { ducts: place, ductSealing: sealing, ductInsulation: insulation } = build
  const area = rooms.reduce((sum, room) => sum + room.area, 0)
  return ductShares({ place, sealing, insulation }, { area, numFloors })
}

/** Wall through which air leaks: rooms in the earth leak at their top alone. */
const exposed = (room: RoomPlan): number => wallArea(room) * (room.below === 'ground' ? 0.15 : 1)

function leaking({ rooms, build, numFloors }: House, at: Conditions): { winter: number; summer: number } {
  const volume = rooms.reduce((sum, room) => sum + room.area * room.ceilingFt, 0)
  const flow50 = ((build.measuredAir ?? TIGHTNESS[build.tightness]) * volume) / 60
  const leakage = flow50 / FLOW_OF_LEAKAGE
  const story = Math.min(Math.max(numFloors, 1), STACK.length) - 1
  const by = { stack: STACK[story]!, wind: WIND[story]! }
  const withFans = { balanced: (air: number) => air, supply: airWithSupply, exhaust: airWithExhaust }[
    build.fans
  ]
  return {
    winter: withFans(airOfLeakage(leakage, by, at.heatDifference, WINTER_WIND), build.ventilation),
    summer: withFans(airOfLeakage(leakage, by, at.coolDifference, SUMMER_WIND), build.ventilation),
  }
}

const insideLines = ({ people, appliances }: RoomPlan): Line[] => [
  plainLine('people', 0, people * PERSON_SENSIBLE, people * PERSON_LATENT),
  plainLine('appliances', 0, appliances),
]

function ventilationLine({ ventilation, recovery, fans }: Build, at: Conditions): Line {
  // A fan that only blows in, or only out, changes the leaks and is counted with them.
  if (fans !== 'balanced') return plainLine('ventilation', 0, 0)
  const left = 1 - recovery / 100
  return airLine('ventilation', { winter: ventilation, summer: ventilation }, at, {
    winter: left,
    summer: left,
  })
}
