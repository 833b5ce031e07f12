import { type EquipmentType, needsParts } from './equipment-types.ts'
import { controlWire, thermostat } from './needs/controls.ts'
import { cable, power, surge } from './needs/electrical.ts'
import { burnerOf, gasLine, propane, ventKit } from './needs/gas.ts'
import { mount, padFits, roofBase } from './needs/mounting.ts'
import { type Need, need } from './needs/need.ts'
import { cover, lineSet } from './needs/refrigerant-lines.ts'
import { drainHose, expansionTank, floatSwitch, indoorCoil, pump, valves } from './needs/water.ts'
import { figure, type Part, read, word } from './parts.ts'

const ductedOutdoor = (unit: Part): Need[] => [
  ...lineSet(unit, false),
  need('pad', true, padFits(unit)),
  ...power(unit),
  controlWire(unit),
  thermostat(unit),
  surge,
]

function furnace(unit: Part): Need[] {
  const isCondensing = unit.type === 'gas-furnace' && (figure(unit, 'afue') ?? 0) >= 90
  return [
    ...(isCondensing ? [ventKit(true, figure(unit, 'inputBtu') ?? 0), pump] : []),
    ...(read(unit, 'lpConvertible') === true ? [propane(unit)] : []),
    thermostat(unit),
    floatSwitch(false),
  ]
}

const splitOutdoor = (unit: Part, zones: number): Need[] => [
  ...power(unit),
  cable(zones),
  mount(unit),
  cover,
  surge,
]

// A multi-zone unit has one port for each zone; other units have one zone.
const zonesOf = (unit: Part): number => Math.max(1, figure(unit, 'ports') ?? 1)

function tankless(unit: Part): Need[] {
  if (word(unit, 'fuel') === 'Electric') return []
  const burner = burnerOf(unit)
  return [valves, ...((figure(unit, 'uef') ?? 0) > 0.9 ? [ventKit(true, burner)] : []), gasLine(burner)]
}

const NEEDS_OF_TYPE: Readonly<Record<EquipmentType, (unit: Part) => Need[]>> = {
  'air-conditioner': ductedOutdoor,
  'heat-pump': ductedOutdoor,
  'cooling-system': ductedOutdoor,
  'heat-pump-system': ductedOutdoor,
  'ducted-system': ductedOutdoor,
  'gas-furnace': furnace,
  'oil-furnace': furnace,
  'electric-furnace': (unit) => [thermostat(unit)],
  'air-handler': indoorCoil,
  coil: indoorCoil,
  'mini-split-outdoor': (unit) => [
    ...(zonesOf(unit) === 1 ? lineSet(unit, true) : []),
    ...splitOutdoor(unit, zonesOf(unit)),
  ],
  'mini-split-indoor': (unit) => [...lineSet(unit, true), drainHose(1)],
  // A single-zone system that states a line length includes its line set.
  'mini-split-system': (unit) => [
    ...(figure(unit, 'length') === undefined ? lineSet(unit, true) : []),
    drainHose(1),
    ...splitOutdoor(unit, 1),
  ],
  // The indoor units decide the line sizes. A system that does not state them gets no line set.
  'multi-zone-system': (unit) => [
    ...(word(unit, 'liquidLine') ? lineSet(unit, true, zonesOf(unit)) : []),
    drainHose(zonesOf(unit)),
    ...splitOutdoor(unit, zonesOf(unit)),
  ],
  'package-unit': (unit) => [
    roofBase(unit),
    ...power(unit),
    thermostat(unit),
    ...(word(unit, 'fuel') === 'Natural gas' ? [propane(unit)] : []),
    surge,
  ],
  'package-bundle': (unit) => [...power(unit), thermostat(unit), surge],
  'tankless-water-heater': tankless,
  'tank-water-heater': expansionTank,
}

/** Systems whose units have needs of their own. */
const SYSTEMS_OF_UNITS: ReadonlySet<string> = new Set(['cooling-system', 'heat-pump-system', 'ducted-system'])

/**
 * What a product needs. A ducted system needs what its units need, each kind once. When the units are not
 * sold separately, the system's own attributes decide.
 */
export function needsOf(product: Part, parts: readonly Part[] = []): Need[] {
  const units = SYSTEMS_OF_UNITS.has(product.type) && parts.length > 0 ? parts : [product]
  const all = units.flatMap((unit) => (needsParts(unit.type) ? NEEDS_OF_TYPE[unit.type](unit) : []))
  return [...new Map(all.toReversed().map((each) => [each.kind, each])).values()].toReversed()
}
