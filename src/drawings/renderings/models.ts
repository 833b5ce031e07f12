import { type DrawingType, drawingTypes } from '../figure/registry.ts'
import type { Standpoint } from './engine/camera.ts'
import { airHandler, coil } from './equipment/air-handlers.ts'
import { dehumidifier, erv, humidifier, uvLamp } from './equipment/air-quality.ts'
import { cassette, concealed, slimCassette } from './equipment/ceiling-heads.ts'
import { furnace } from './equipment/furnaces.ts'
import { floorCeiling, lowWall, wallHead } from './equipment/heads.ts'
import { boiler, floorBoiler, unitHeater, wallFurnace } from './equipment/heaters.ts'
import { condenser, sideUnit } from './equipment/outdoor-units.ts'
import { packageUnit } from './equipment/package-units.ts'
import { portable, ptac, windowUnit } from './equipment/room-units.ts'
import { tankless, waterHeater } from './equipment/water-heaters.ts'
import type { Model } from './model.ts'
import { carton } from './supplies/cartons.ts'
import { drainHose, lineSet, whip } from './supplies/coils.ts'
import { condensatePump } from './supplies/condensate.ts'
import { heatKit, thermostat } from './supplies/controls.ts'
import { counterKinds } from './supplies/counter.ts'
import { elbow, flexDuct, wye } from './supplies/ducting.ts'
import { breaker, device, disconnect } from './supplies/electrical.ts'
import { filterCabinet, mediaFilter, pleatedFilter } from './supplies/filters.ts'
import * as fittings from './supplies/fittings.ts'
import { remoteSensor } from './supplies/sensors.ts'
import { boot, plenum, register } from './supplies/sheet-metal.ts'
import { pad, wallBracket } from './supplies/supports.ts'
import { refrigerantCylinder } from './supplies/vessels.ts'

const byType: Readonly<Record<DrawingType, Model>> = {
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

/** Kinds that the drawing shows as a carton of their size, by the catalog's word for them. */
const byKind: Readonly<Record<string, Model>> = {
  ...counterKinds,
  'Single-pole breaker': breaker,
  'Double-pole breaker': breaker,
  'Surge protector': device,
  'Leak sensor': device,
  Contactor: device,
  'Start kit': device,
  A2L: refrigerantCylinder,
  'For repair': refrigerantCylinder,
  Collar: fittings.collar,
  Damper: fittings.damper,
  Coupling: fittings.coupling,
  Cap: fittings.cap,
  Reducer: fittings.reducer,
  'Concentric kit': fittings.concentricVent,
  'roof-curb': fittings.roofCurb,
  'line-set-cover': fittings.lineSetCover,
}

/** Many of a small thing come in a carton. */
const IN_A_BOX = /\b(Box|Pack) of \d/

export function modelOf(
  type: DrawingType,
  { kind = '', name = '' }: { kind?: string | undefined; name?: string | undefined } = {},
): Model {
  const own = type === 'carton' && Object.hasOwn(byKind, kind) ? byKind[kind] : undefined
  return (own && !IN_A_BOX.test(name) && own) || byType[type]
}

/** Panels that hang from a ceiling are looked at from below. */
const overhead: ReadonlySet<DrawingType> = new Set(['cassette', 'slimCassette'])

export const standpointOf = (type: DrawingType): Standpoint => (overhead.has(type) ? 'below' : 'above')

export const renderedKinds: readonly string[] = Object.keys(byKind)
export { drawingTypes as renderedTypes }
