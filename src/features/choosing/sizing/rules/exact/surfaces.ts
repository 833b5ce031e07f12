import type { AirConditions } from './air.ts'
import { atticCltd, doorCltd, wallCltd } from './cltd.ts'
import {
  BASEMENT_FLOOR_U,
  BASEMENT_WALLS,
  CEILINGS,
  DOOR_U,
  FLOORS,
  SLAB_EDGES,
  WALLS,
  WINDOWS,
} from './data/constructions.ts'
import { meanSkylight, type Pane, paneMultiplier, type Sky, type Skylight, skylightU } from './glass.ts'
import { areaLine, edgeLine, type Line, opaqueLine } from './lines.ts'
import { type Build, DOOR_FT2, netWall, type RoomPlan, SHADES, SIDES, wallArea } from './plan.ts'

/** The design day of a house. */
export interface Conditions extends AirConditions {
  sky: Sky
  /** °F over the room, as the tables of wall and ceiling have it */
  table: number
}

/** The windows of a room by the side that they face. */
export function panesOf(room: RoomPlan, build: Build): Pane[] {
  const { u, shgc } = WINDOWS[build.window]
  const shade = SHADES[build.shade]
  return SIDES.filter((side) => room.glass[side] > 0).map((side) => ({
    facing: side,
    area: room.glass[side],
    u,
    shgc,
    insideShade: shade.insideShade,
    screen: 1,
    sunScreen: shade.sunScreen,
    isShaded: shade.southIsShaded && side === 'S',
  }))
}

/** Skylights stand in a roof of 30° that faces west. The shaft has two ft² for each ft², with R-11. */
const ROOF = { facing: 'W', tilt: 30 } as const
const SHAFT = { u: 1 / 11, share: 2 }

/** The skylights of a room. */
export function skylightsOf(room: RoomPlan, build: Build): Skylight[] {
  const { u, shgc } = WINDOWS[build.window]
  return room.skylights > 0 ? [{ ...ROOF, area: room.skylights, u: skylightU(u, [SHAFT]), shgc }] : []
}

/** Walls, windows, doors, ceiling and floor of a room. */
export function surfaceLines(room: RoomPlan, build: Build, at: Conditions): Line[] {
  const { heatDifference, table, sky } = at
  const wall = WALLS[build.wall]
  const doors = { area: room.doors * DOOR_FT2, u: DOOR_U }
  return [
    room.below === 'ground'
      ? opaqueLine(
          'walls',
          { area: netWall(room), u: BASEMENT_WALLS[build.basementWall].u },
          heatDifference,
          0,
        )
      : opaqueLine(
          'walls',
          { area: netWall(room), u: wall.u },
          heatDifference,
          wallCltd(wall.group, table, sky.range),
        ),
    ...panesOf(room, build).map((pane) =>
      areaLine('windows', pane.area, pane.u * heatDifference, paneMultiplier(pane, sky)),
    ),
    opaqueLine('doors', doors, heatDifference, doorCltd(sky.difference, sky.range)),
    ...skylightsOf(room, build).map((skylight) =>
      areaLine('windows', skylight.area, skylight.u * heatDifference, meanSkylight(skylight, sky)),
    ),
    ...(room.above === 'attic'
      ? [
          opaqueLine(
            'ceiling',
            { area: room.area - room.skylights, u: CEILINGS[build.ceiling].u },
            heatDifference,
            atticCltd(build.roof, table, sky.range),
          ),
        ]
      : []),
    ...floorLines(room, build, at),
  ]
}

function floorLines(room: RoomPlan, build: Build, { heatDifference, coolDifference }: Conditions): Line[] {
  switch (room.below) {
    case 'heated':
      return []
    case 'slab':
      return [edgeLine(wallArea(room) / room.ceilingFt, SLAB_EDGES[build.edge].f[build.soil], heatDifference)]
    case 'crawl':
      return [
        opaqueLine('floor', { area: room.area, u: FLOORS[build.floor].u }, heatDifference, coolDifference),
      ]
    case 'ground':
      return [opaqueLine('floor', { area: room.area, u: BASEMENT_FLOOR_U }, heatDifference, 0)]
  }
}
