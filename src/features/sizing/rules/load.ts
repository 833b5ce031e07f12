import { constructionOf } from './insulation.ts'

/** The answers about a home and its thermostat. */
export interface Home {
  /** conditioned floor area above grade, square feet */
  squareFeet: number
  /** °F */
  thermostatHT: number
  thermostatAC: number
  hasBasement: boolean
  numFloors: number
  /** 1 to 10 */
  insulationValue: number
}

/** The weather of a place on its design days. */
export interface DesignClimate {
  /** 99% heating and 1% cooling dry bulb, °F */
  heat99F: number
  cool1F: number
  elevationFt: number
  /** °F between night and day in summer */
  dailyRangeF: number
  /** grains of water in a pound of outdoor air beyond that of the room */
  grains: number
}

/** The load of a home in BTU/h, unrounded. */
export interface Load {
  heating: number
  coolingSensible: number
  coolingLatent: number
  cooling: number
}

// Geometry that the form does not ask for: a rectangle 1.5 times as long as wide, with 10% more edge for its
// corners.
const FOOTPRINT_RATIO = 1.5
const CORNERS = 1.1
const CEILING_FT = 8
const FLOOR_FT = 1
const WINDOWS_OF_FLOOR = 0.15
const WINDOWS_OF_WALL = 0.35
const DOOR_AREA = 40
const DOOR_U = 0.35
const BASEMENT_FLOOR_U = 0.022
// ACCA Manual J 8, default scenario: people, appliances, blower.
const APPLIANCES_BTUH = 2_400
const PERSON_SENSIBLE_BTUH = 230
const PERSON_LATENT_BTUH = 200
const BLOWER_BTUH = 1_707
/** mean of four orientations with inside shade, BTU/h·ft² for a clear opening */
const SOLAR = 57

/** Walls, glass, edge, air and people of a home. Areas in square feet. */
export function geometryOf({ squareFeet, numFloors }: Pick<Home, 'squareFeet' | 'numFloors'>) {
  const footprint = squareFeet / numFloors
  const width = Math.sqrt(footprint / FOOTPRINT_RATIO)
  const perimeter = 2 * (width + width * FOOTPRINT_RATIO) * CORNERS
  const grossWall = perimeter * (CEILING_FT * numFloors + FLOOR_FT * (numFloors - 1))
  const window = Math.min(WINDOWS_OF_FLOOR * squareFeet, WINDOWS_OF_WALL * grossWall)
  return {
    footprint,
    perimeter,
    window,
    wall: grossWall - window - DOOR_AREA,
    volume: CEILING_FT * squareFeet,
    occupants: Math.min(5, Math.max(1, Math.floor(squareFeet / 600 + 0.5))) + 1,
  }
}

/** Heat that a cubic foot a minute of air carries, BTU/h·°F; air is thinner higher up. */
const airFactor = (elevationFt: number): number => 1.08 * Math.exp(-elevationFt / 27_000)

/**
 * Block load in the form of ACCA Manual J 8 and ASHRAE's residential load factors: envelope, air, sun,
 * people, moisture, ducts. An estimate for choosing equipment, not a Manual J report. Sources:
 * docs/data-sources.md.
 */
export function computeLoad(home: Home, climate: DesignClimate): Load {
  const { footprint, perimeter, window, wall, volume, occupants } = geometryOf(home)
  const u = constructionOf(home.insulationValue)
  const carried = airFactor(climate.elevationFt)
  const summerAir = (u.airSummer * volume) / 60
  const colder = Math.max(0, home.thermostatHT - climate.heat99F)
  const hotter = climate.cool1F - home.thermostatAC

  const floor = home.hasBasement
    ? u.basementWall * perimeter * 8 + BASEMENT_FLOOR_U * footprint
    : u.slabEdge * perimeter
  const envelope = u.wall * wall + u.ceiling * footprint + u.window * window + DOOR_U * DOOR_AREA + floor
  const heating = (envelope * colder + carried * ((u.airWinter * volume) / 60) * colder) * u.ductHeat

  // Temperature differences as if the sun and the night were constant, after ASHRAE's residential load
  // factors.
  const throughWall = Math.max(0, hotter + 14.8 - 0.36 * climate.dailyRangeF)
  const throughCeiling = Math.max(0, 0.62 * hotter + 13.7 - 0.19 * climate.dailyRangeF)
  const throughGlass = Math.max(0, hotter - 0.46 * climate.dailyRangeF)
  const gains =
    (u.wall * wall + DOOR_U * DOOR_AREA) * throughWall +
    u.ceiling * footprint * throughCeiling +
    u.window * window * throughGlass +
    SOLAR * u.shgc * window +
    carried * summerAir * Math.max(0, hotter) +
    APPLIANCES_BTUH +
    PERSON_SENSIBLE_BTUH * occupants
  const coolingSensible = gains * u.ductCool + BLOWER_BTUH
  const coolingLatent = (0.68 * summerAir * climate.grains + PERSON_LATENT_BTUH * occupants) * u.ductCool
  return { heating, coolingSensible, coolingLatent, cooling: coolingSensible + coolingLatent }
}
