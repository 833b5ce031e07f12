import { type Ducts, ductShares } from './ducts.ts'
import { airOfChanges } from './exact/air.ts'
import { type Construction, constructionOf } from './insulation.ts'
import type { LoadPart } from './parts.ts'

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
  /** how much of the walls is glass; usual when left out */
  glass?: GlassAmount
  /** of the four outer walls, those with a heated home behind them; none when left out */
  sharedWalls?: number
  /** those that are usual at the insulation level when left out */
  ducts?: Ducts
}

/** Glass as a share of the floor, and the most of it that the walls can hold. */
export const GLASS = {
  usual: { ofFloor: 0.15, ofWall: 0.35 },
  large: { ofFloor: 0.22, ofWall: 0.5 },
  'window-wall': { ofFloor: 0.3, ofWall: 0.7 },
} as const
export type GlassAmount = keyof typeof GLASS

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
  /** where it comes from; the parts add up to the load */
  parts: readonly LoadPart[]
}

// Geometry that the form does not ask for: a rectangle 1.5 times as long as wide, with 10% more edge for its
// corners.
const FOOTPRINT_RATIO = 1.5
const CORNERS = 1.1
const CEILING_FT = 8
const FLOOR_FT = 1
const WALLS = 4
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

type Shape = Pick<Home, 'squareFeet' | 'numFloors' | 'glass' | 'sharedWalls'>

/** Walls, glass, edge, air and people of a home. Areas in square feet. */
export function geometryOf({ squareFeet, numFloors, glass = 'usual', sharedWalls = 0 }: Shape) {
  const footprint = squareFeet / numFloors
  const width = Math.sqrt(footprint / FOOTPRINT_RATIO)
  const perimeter = 2 * (width + width * FOOTPRINT_RATIO) * CORNERS * (1 - sharedWalls / WALLS)
  const grossWall = perimeter * (CEILING_FT * numFloors + FLOOR_FT * (numFloors - 1))
  const window = Math.min(GLASS[glass].ofFloor * squareFeet, GLASS[glass].ofWall * grossWall)
  return {
    footprint,
    perimeter,
    window,
    wall: Math.max(0, grossWall - window - DOOR_AREA),
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
 *
 * @param u the construction; that of the home's insulation level when left out
 */
export function computeLoad(
  home: Home,
  climate: DesignClimate,
  u: Construction = constructionOf(home.insulationValue),
): Load {
  const parts = withDucts(partsBeforeDucts(home, climate, u), home, climate, u)
  const sum = (of: (part: LoadPart) => number) => parts.reduce((all, part) => all + of(part), 0)
  const coolingSensible = sum((part) => part.sensible)
  const coolingLatent = sum((part) => part.latent)
  return {
    heating: sum((part) => part.heating),
    coolingSensible,
    coolingLatent,
    cooling: coolingSensible + coolingLatent,
    parts,
  }
}

/** The envelope, air, and what gives off heat inside. */
function partsBeforeDucts(home: Home, climate: DesignClimate, u: Construction): LoadPart[] {
  const { footprint, perimeter, window, wall, volume, occupants } = geometryOf(home)
  const carried = airFactor(climate.elevationFt)
  const summerAir = airOfChanges(u.airSummer, volume)
  const colder = Math.max(0, home.thermostatHT - climate.heat99F)
  const hotter = climate.cool1F - home.thermostatAC
  const floor = home.hasBasement
    ? u.basementWall * perimeter * 8 + BASEMENT_FLOOR_U * footprint
    : u.slabEdge * perimeter
  // Temperature differences that replace the sun and the night by a constant value, after ASHRAE's
  // residential load factors.
  const throughWall = Math.max(0, hotter + 14.8 - 0.36 * climate.dailyRangeF)
  const throughCeiling = Math.max(0, 0.62 * hotter + 13.7 - 0.19 * climate.dailyRangeF)
  const throughGlass = Math.max(0, hotter - 0.46 * climate.dailyRangeF)
  const part = (name: LoadPart['part'], heating: number, sensible: number, latent = 0): LoadPart => ({
    part: name,
    heating,
    sensible,
    latent,
  })
  return [
    part('walls', u.wall * wall * colder, u.wall * wall * throughWall),
    part('windows', u.window * window * colder, window * (u.window * throughGlass + SOLAR * u.shgc)),
    part('doors', DOOR_U * DOOR_AREA * colder, DOOR_U * DOOR_AREA * throughWall),
    part('ceiling', u.ceiling * footprint * colder, u.ceiling * footprint * throughCeiling),
    part('floor', floor * colder, 0),
    part(
      'air',
      carried * airOfChanges(u.airWinter, volume) * colder,
      carried * summerAir * Math.max(0, hotter),
      0.68 * summerAir * climate.grains,
    ),
    part('people', 0, PERSON_SENSIBLE_BTUH * occupants, PERSON_LATENT_BTUH * occupants),
    part('appliances', 0, APPLIANCES_BTUH),
  ]
}

/** Adds what the ducts lose on the way and the heat of the blower, which is in the air stream. */
function withDucts(
  parts: readonly LoadPart[],
  home: Home,
  climate: DesignClimate,
  u: Construction,
): LoadPart[] {
  const sum = (of: (part: LoadPart) => number) => parts.reduce((all, part) => all + of(part), 0)
  const shares = home.ducts && ductShares(home.ducts, { area: home.squareFeet, numFloors: home.numFloors })
  return [
    ...parts,
    {
      part: 'ducts',
      heating: sum((part) => part.heating) * (shares?.heat ?? u.ductHeat - 1),
      sensible: sum((part) => part.sensible) * (shares?.cool ?? u.ductCool - 1),
      latent: shares
        ? 0.68 * shares.air * Math.max(0, climate.grains)
        : sum((part) => part.latent) * (u.ductCool - 1),
    },
    { part: 'blower', heating: 0, sensible: BLOWER_BTUH, latent: 0 },
  ]
}
