import { dehumidifier, erv, humidifier, uvLamp } from './air-quality.ts'
import { boiler, floorBoiler } from './boilers.ts'
import { carton } from './carton.ts'
import { airHandler, coil } from './coils-and-air-handlers.ts'
import { condensatePump, drainHose } from './condensate.ts'
import { condenser, sideUnit } from './condensers.ts'
import { heatKit, remoteSensor, thermostat } from './controls.ts'
import { boot, elbow, flexDuct, plenum, register, wye } from './ducting.ts'
import { disconnect, whip } from './electrical.ts'
import { filterCabinet, mediaFilter, pleatedFilter } from './filters.ts'
import { furnace } from './furnace.ts'
import type { CommonOptions, Kind, OptionsFrom } from './kind.ts'
import { lineSet, pad, wallBracket } from './line-sets-and-pads.ts'
import { cassette, concealed, floorCeiling, lowWall, slimCassette, wallHead } from './mini-split-heads.ts'
import { packageUnit } from './package-units.ts'
import { portable, ptac, windowUnit } from './room-units.ts'
import { unitHeater, wallFurnace } from './space-heaters.ts'
import { tankless, waterHeater } from './water-heaters.ts'

/** Every drawing there is, by the name the catalogue uses. */
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
