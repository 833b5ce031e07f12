import type { DesignClimate, Load } from '../load.ts'
import { airLine, airOfLeakage, airWithFans, altitudeFactor, blowerHeat } from './air.ts'
import { dailyRangeOf, tableDifference } from './cltd.ts'
import { ductLine, totalOf } from './form.ts'
import { type Pane, peakSun, type Sky } from './glass.ts'
import { type Line, plainLine } from './lines.ts'
import { type Build, DUCTS, type RoomPlan, TIGHTNESS, wallArea } from './plan.ts'
import { type Conditions, panesOf, surfaceLines } from './surfaces.ts'

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

interface ExactLoad {
  block: Load
  /** each room with its share of the ducts' loss and its own peak of the sun, without fans and blower */
  rooms: readonly { name: string; load: Load }[]
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
  const cfm = leaking(house, at)
  const outerWall = house.rooms.reduce((sum, room) => sum + exposed(room), 0)
  const area = house.rooms.reduce((sum, room) => sum + room.area, 0)
  const ducts = DUCTS[house.build.ducts]
  const moisture = (share: number) => 0.68 * at.altitude * ducts.air * area * Math.max(0, at.grains) * share
  const rooms = house.rooms.map((room) => {
    const share = outerWall > 0 ? exposed(room) / outerWall : 0
    const lines = [
      ...surfaceLines(room, house.build, at),
      airLine('air', { winter: cfm.winter * share, summer: cfm.summer * share }, at),
      ...insideLines(room),
    ]
    const panes = panesOf(room, house.build)
    const loss = { ...ducts, latent: moisture(room.area / area) }
    return {
      name: room.name,
      lines,
      panes,
      load: totalOf([...lines, ductLine(lines, loss), sunLine(panes, at.sky)]),
    }
  })
  const lines = rooms.flatMap((room) => room.lines)
  return {
    block: totalOf([
      ...lines,
      ductLine(lines, { ...ducts, latent: moisture(1) }),
      sunLine(
        rooms.flatMap(({ panes }) => panes),
        at.sky,
      ),
      ventilationLine(house.build, at),
      plainLine('blower', 0, blowerHeat(BLOWER_WATTS)),
    ]),
    rooms: rooms.map(({ name, load }) => ({ name, load })),
  }
}

/** Wall through which air leaks: rooms in the earth leak at their top alone. */
const exposed = (room: RoomPlan): number => wallArea(room) * (room.below === 'ground' ? 0.15 : 1)

function leaking({ rooms, build, numFloors }: House, at: Conditions): { winter: number; summer: number } {
  const volume = rooms.reduce((sum, room) => sum + room.area * room.ceilingFt, 0)
  const flow50 = ((build.measuredAir ?? TIGHTNESS[build.tightness]) * volume) / 60
  const leakage = flow50 / FLOW_OF_LEAKAGE
  const story = Math.min(Math.max(numFloors, 1), STACK.length) - 1
  const by = { stack: STACK[story]!, wind: WIND[story]! }
  const excess = build.ventilation * { balanced: 0, supply: 1, exhaust: -1 }[build.fans]
  return {
    winter: airWithFans(airOfLeakage(leakage, by, at.heatDifference, WINTER_WIND), excess),
    summer: airWithFans(airOfLeakage(leakage, by, at.coolDifference, SUMMER_WIND), excess),
  }
}

const sunLine = (panes: readonly Pane[], sky: Sky): Line => plainLine('windows', 0, peakSun(panes, sky))

const insideLines = ({ people, appliances }: RoomPlan): Line[] => [
  plainLine('people', 0, people * PERSON_SENSIBLE, people * PERSON_LATENT),
  plainLine('appliances', 0, appliances),
]

function ventilationLine({ ventilation, recovery, fans }: Build, at: Conditions): Line {
  // A fan that only takes air out draws it through the leaks, where it is counted.
  if (fans === 'exhaust') return plainLine('ventilation', 0, 0)
  const left = 1 - recovery / 100
  return airLine('ventilation', { winter: ventilation, summer: ventilation }, at, {
    winter: left,
    summer: left,
  })
}
