import type { CommonOptions, Kind, OptionsFrom } from '../engine/kind.ts'
import { airHandler } from '../equipment/air-handlers.ts'
import { erv, uvLamp } from '../equipment/air-quality.ts'
import { boiler, floorBoiler } from '../equipment/boilers.ts'
import { cassette, concealed, slimCassette } from '../equipment/ceiling-heads.ts'
import { coil } from '../equipment/coils.ts'
import { condenser } from '../equipment/condensers.ts'
import { furnace } from '../equipment/furnace.ts'
import { dehumidifier, humidifier } from '../equipment/humidifiers.ts'
import { floorCeiling, lowWall, wallHead } from '../equipment/mini-split-heads.ts'
import { packageUnit } from '../equipment/package-units.ts'
import { portable, ptac, windowUnit } from '../equipment/room-units.ts'
import { sideUnit } from '../equipment/side-units.ts'
import { unitHeater, wallFurnace } from '../equipment/space-heaters.ts'
import { tankless, waterHeater } from '../equipment/water-heaters.ts'
import { boot } from '../supplies/boots.ts'
import { carton } from '../supplies/carton.ts'
import { condensatePump, drainHose } from '../supplies/condensate.ts'
import { heatKit, remoteSensor, thermostat } from '../supplies/controls.ts'
import { elbow, flexDuct, plenum, register, wye } from '../supplies/ducting.ts'
import { disconnect, whip } from '../supplies/electrical.ts'
import { filterCabinet, mediaFilter, pleatedFilter } from '../supplies/filters.ts'
import { lineSet, pad, wallBracket } from '../supplies/line-sets-and-pads.ts'

/** Every drawing there is, by the name the catalog uses. */
const kinds = {
  furnace,
  coil,
  airHandler,
  condenser,
  sideUnit,
  packageUnit,
  wallHead,
  cassette,
  slimCassette,
  concealed,
  floorCeiling,
  lowWall,
  portable,
  ptac,
  windowUnit,
  boiler,
  floorBoiler,
  unitHeater,
  wallFurnace,
  waterHeater,
  tankless,
  thermostat,
  remoteSensor,
  heatKit,
  erv,
  dehumidifier,
  humidifier,
  uvLamp,
  filterCabinet,
  pleatedFilter,
  mediaFilter,
  lineSet,
  pad,
  wallBracket,
  disconnect,
  whip,
  drainHose,
  condensatePump,
  elbow,
  plenum,
  boot,
  flexDuct,
  wye,
  register,
  carton,
}

export type DrawingType = keyof typeof kinds

type Shape<T extends DrawingType> = (typeof kinds)[T]['options']

/** The options of one type; none is required. */
export type DrawingOptions<T extends DrawingType> = CommonOptions & OptionsFrom<Shape<T>>

const kindByType: { [T in DrawingType]: Kind<Shape<T>> } = kinds

export function isDrawingType(name: string): name is DrawingType {
  return Object.hasOwn(kinds, name)
}

export const drawingTypes: readonly DrawingType[] = Object.keys(kinds).filter(isDrawingType)

/** The kind behind a type, with the types of its own options. */
export function kindOf<T extends DrawingType>(type: T): Kind<Shape<T>> {
  return kindByType[type]
}

/** Free space in inches; what is left out needs none worth drawing. */
export interface Clearance {
  /** in front of the service side */
  front: number
  /** above the unit */
  above?: number
}

/**
 * Space to keep free for service and air, by type: usual figures of installation manuals and of the
 * mechanical code (30 in to work in front of an appliance). The manual of the model decides;
 * docs/data-sources.md says how sure these are.
 */
const clearances: Partial<Record<DrawingType, Clearance>> = {
  furnace: { front: 30 },
  coil: { front: 30 },
  airHandler: { front: 30 },
  condenser: { front: 24, above: 60 },
  sideUnit: { front: 24 },
  packageUnit: { front: 36, above: 48 },
  wallHead: { front: 36, above: 6 },
  boiler: { front: 30 },
  floorBoiler: { front: 30 },
  waterHeater: { front: 30 },
  tankless: { front: 24 },
  wallFurnace: { front: 36 },
  unitHeater: { front: 36 },
  erv: { front: 24 },
  dehumidifier: { front: 24 },
  filterCabinet: { front: 24 },
}

export const clearanceOf = (type: DrawingType): Clearance | undefined => clearances[type]
