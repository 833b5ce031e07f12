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
