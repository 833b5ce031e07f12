import { type EquipmentType, needsParts } from './equipment-types.ts'
import { controlWire, thermostat } from './needs/controls.ts'
import { cable, power, surge } from './needs/electrical.ts'
import { burnerOf, gasLine, propane, ventOf } from './needs/gas.ts'
import { mount, padFits, roofBase } from './needs/mounting.ts'
import { type Need, need } from './needs/need.ts'
import { cover, drier, lineSet, linesOfHeads } from './needs/refrigerant-lines.ts'
import { drainHose, expansionTank, floatSwitch, indoorCoil, pump, valves } from './needs/water.ts'
import { figure, type Part, read, type Unit, word } from './parts.ts'

const ductedOutdoor = (unit: Part): Need[] => [
  ...lineSet(unit, false),
  need('pad', true, padFits(unit)),
  ...power(unit, 'outdoors'),
  controlWire(unit),
  thermostat(unit),
  surge,
]

function furnace(unit: Part): Need[] {
  const isCondensing = unit.type === 'gas-furnace' && (figure(unit, 'afue') ?? 0) >= 90
  return [
    ...(unit.type === 'electric-furnace' ? [] : ventOf(unit)),
    ...power(unit, 'indoors'),
    ...(isCondensing ? [pump] : []),
    ...(read(unit, 'lpConvertible') === true ? [propane(unit)] : []),
    thermostat(unit),
    floatSwitch(false),
  ]
}

const splitOutdoor = (unit: Part, zones: number): Need[] => [
  ...power(unit, 'outdoors'),
  cable(zones),
  mount(unit),
  cover,
  surge,
]

// A multi-zone unit has one port for each zone; other units have one zone.
const zonesOf = (unit: Part): number => Math.max(1, figure(unit, 'ports') ?? 1)

function tankless(unit: Part): Need[] {
  if (word(unit, 'fuel') === 'Electric') return power(unit, 'indoors')
  return [valves, ...ventOf(unit), gasLine(burnerOf(unit))]
}

const tank = (unit: Part): Need[] => [
  ...(word(unit, 'fuel') === 'Electric' ? [] : [...ventOf(unit), gasLine(burnerOf(unit))]),
  ...power(unit, 'indoors'),
  ...expansionTank(unit),
]

/** A coil or air handler that is sold alone takes new lines and a drier with it. */
const indoorAlone = (unit: Part): Need[] => [
  ...lineSet(unit, false),
  drier,
  ...indoorCoil(unit),
  ...power(unit, 'indoors'),
]

const NEEDS_OF_TYPE: Readonly<Record<EquipmentType, (unit: Part) => Need[]>> = {
  'air-conditioner': ductedOutdoor,
  'heat-pump': ductedOutdoor,
  'cooling-system': ductedOutdoor,
  'heat-pump-system': ductedOutdoor,
  'ducted-system': ductedOutdoor,
  'gas-furnace': furnace,
  'oil-furnace': furnace,
  'electric-furnace': furnace,
  'air-handler': indoorAlone,
  coil: indoorAlone,
  'heat-kit': (unit) => power(unit, 'own breakers'),
  'mini-split-outdoor': (unit) => [
    ...(figure(unit, 'ports') === 1 ? lineSet(unit, true) : []),
    ...splitOutdoor(unit, zonesOf(unit)),
  ],
  'mini-split-indoor': (unit) => [...lineSet(unit, true), drainHose(1)],
  // A single-zone system that states a line length includes its line set.
  'mini-split-system': (unit) => [
    ...(figure(unit, 'length') === undefined ? lineSet(unit, true) : []),
    drainHose(1),
    ...splitOutdoor(unit, 1),
  ],
  // Each indoor unit has its own line sizes. A system whose indoor units are not known gets no line set.
  'multi-zone-system': (unit) => [drainHose(zonesOf(unit)), ...splitOutdoor(unit, zonesOf(unit))],
  'package-unit': (unit) => [
    roofBase(unit),
    ...power(unit, 'outdoors'),
    thermostat(unit),
    ...(word(unit, 'fuel') === 'Natural gas' ? [propane(unit)] : []),
    surge,
  ],
  'package-bundle': (unit) => [...power(unit, 'outdoors'), thermostat(unit), surge],
  boiler: (unit) => [...ventOf(unit), ...power(unit, 'indoors'), gasLine(burnerOf(unit))],
  'unit-heater': (unit) => [...ventOf(unit), ...power(unit, 'indoors'), gasLine(burnerOf(unit))],
  'tankless-water-heater': tankless,
  'tank-water-heater': tank,
}

/** Ducted systems, which need what their units need. */
const DUCTED_SYSTEMS: ReadonlySet<string> = new Set(['cooling-system', 'heat-pump-system', 'ducted-system'])
/** The lines of a system follow its outdoor unit, whose box has the drier. */
const COILS: ReadonlySet<string> = new Set(['coil', 'air-handler'])

function inSystem(unit: Unit): Need[] {
  if (COILS.has(unit.type)) return [...indoorCoil(unit), ...power(unit, 'indoors')]
  return needsParts(unit.type) ? NEEDS_OF_TYPE[unit.type](unit) : []
}

/** Each need once: two needs of one kind differ by what they are for. */
const once = (needs: readonly Need[]): Need[] =>
  [...new Map(needs.toReversed().map((each) => [`${each.kind} ${each.of}`, each])).values()].toReversed()

/**
 * What a product needs. A ducted system needs what its units need; a multi-zone system takes a line set for
 * each indoor unit. When the units are not sold separately, the system's own attributes decide.
 */
export function needsOf(product: Part, units: readonly Unit[] = []): Need[] {
  if (DUCTED_SYSTEMS.has(product.type) && units.length > 0) return once(units.flatMap(inSystem))
  const own = needsParts(product.type) ? NEEDS_OF_TYPE[product.type](product) : []
  if (product.type !== 'multi-zone-system') return once(own)
  const outdoor = units.find(({ type }) => type === 'mini-split-outdoor') ?? product
  const heads = units.filter(({ type }) => type === 'mini-split-indoor')
  return once([...linesOfHeads(outdoor, heads), ...own])
}
