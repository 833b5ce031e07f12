import { type DrawingType, drawingTypes } from '../figure/registry.ts'
import type { Standpoint } from './engine/camera.ts'
import { footprint, groundShadow } from './engine/shadows.ts'
import { box } from './engine/solids.ts'
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
import { drainHose, lineSet, whip } from './supplies/coils.ts'
import { condensatePump } from './supplies/condensate.ts'
import { remoteSensor } from './supplies/control-parts.ts'
import { heatKit, thermostat } from './supplies/controls.ts'
import { counterKinds } from './supplies/counter.ts'
import { elbow, flexDuct, wye } from './supplies/ducting.ts'
import { breaker, device, disconnect } from './supplies/electrical.ts'
import { filterCabinet, mediaFilter, pleatedFilter } from './supplies/filters.ts'
import * as fittings from './supplies/fittings.ts'
import { boot, plenum, register } from './supplies/sheet-metal.ts'
import { pad, wallBracket } from './supplies/supports.ts'
import { refrigerantCylinder } from './supplies/vessels.ts'

/** A closed carton with its tape, for whatever has no shape of its own. */
const carton: Model = (canvas, { w, h, d, brand }) => {
  groundShadow(canvas, footprint(0, 0, w, d), h)
  const { front, right, top } = box(canvas, { w, h, d, material: 'cardboard', r: 0.1 })
  const tape = Math.min(2.4, d * 0.22)
  top.rect(0, d / 2 - tape / 2, w, tape, top.tone(0.3), { opacity: 0.55 })
  top.lines([[0, d / 2, w, d / 2]], top.tone(-0.4), 0.06)
  right.rect(d / 2 - tape / 2, 0, tape, Math.min(2.6, h * 0.3), right.tone(0.25), { opacity: 0.5 })
  right.lines([[d / 2, 0, d / 2, h * 0.02]], right.tone(-0.4), 0.06)
  const label = Math.min(w * 0.42, h * 0.9)
  front.sticker(w * 0.08, h * 0.14, label, label * 0.5)
  front.words(w * 0.72, h * 0.84, Math.min(h * 0.12, w * 0.06), brand.toUpperCase(), front.tone(-0.55))
}

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
