import { texts } from '../texts.ts'
import { controlWire, thermostat } from './needs/controls.ts'
import { cable, eitherSupply, power, surge } from './needs/electrical.ts'
import { condenses, gasLine, neutralizer, oilLine, propane, ventOf } from './needs/gas.ts'
import { groundPad, mount, roofBase } from './needs/mounting.ts'
import { byKind, type Need, need } from './needs/need.ts'
import { cover, drier, lineSet, linesOfHeads } from './needs/refrigerant-lines.ts'
import {
  boilerExpansion,
  drainHose,
  drainPan,
  expansionTank,
  floatSwitch,
  indoorCoil,
  pump,
  trap,
  valves,
} from './needs/water.ts'
import { figure, isMadeFor, type Part, type Unit, word } from './parts.ts'

/**
 * Types of products that need further parts. This file is apart from the rules, so that a page can use the
 * types without loading the rules.
 */
const EQUIPMENT_TYPES = [
  'air-conditioner',
  'heat-pump',
  'cooling-system',
  'heat-pump-system',
  'ducted-system',
  'gas-furnace',
  'oil-furnace',
  'electric-furnace',
  'wall-furnace',
  'air-handler',
  'coil',
  'heat-kit',
  'mini-split-outdoor',
  'mini-split-indoor',
  'mini-split-system',
  'multi-zone-system',
  'package-unit',
  'package-bundle',
  'ptac',
  'window-air-conditioner',
  'boiler',
  'unit-heater',
  'tankless-water-heater',
  'tank-water-heater',
  'humidifier',
  'dehumidifier',
  'uv-lamp',
] as const

type EquipmentType = (typeof EQUIPMENT_TYPES)[number]

/** True for a product whose add-to-cart dialog keeps room for the parts it needs. */
export const needsParts = (type: string): type is EquipmentType =>
  (EQUIPMENT_TYPES as readonly string[]).includes(type)

const ductedOutdoor = (unit: Part): Need[] => [
  ...lineSet(unit, false),
  groundPad(unit),
  ...power(unit, 'outdoors'),
  controlWire(unit),
  thermostat(unit),
  surge,
]

/** A ducted system whose units are not sold alone: the outdoor unit's needs and those of the coil indoors. */
const wholeSystem = (unit: Part): Need[] => [...ductedOutdoor(unit), ...indoorCoil(unit)]

/** What a burner needs of gas, flue and drain. Electric equipment needs none of it. */
function burner(unit: Part): Need[] {
  const fuel = word(unit, 'fuel')
  if (fuel === 'Electric') return []
  return [
    ...ventOf(unit),
    ...(fuel === 'Heating oil' ? [oilLine] : gasLine(unit)),
    ...(condenses(unit) ? [neutralizer, pump] : []),
    ...propane(unit),
  ]
}

const furnace = (unit: Part): Need[] => [
  ...burner(unit),
  ...power(unit, 'indoors'),
  thermostat(unit),
  floatSwitch(false),
]

const splitOutdoor = (unit: Part, zones: number): Need[] => [
  ...power(unit, 'outdoors'),
  cable(zones),
  mount(unit),
  cover,
  surge,
]

// A multi-zone unit has one port for each zone; other units have one zone.
const zonesOf = (unit: Part): number => Math.max(1, figure(unit, 'ports') ?? 1)

/** A package unit stands outdoors and has its burner, coil and flue hood in one cabinet. */
const packaged = (unit: Part): Need[] => [
  ...power(unit, 'outdoors'),
  ...gasLine(unit),
  ...propane(unit),
  trap,
  controlWire(unit),
  thermostat(unit),
  surge,
]

/** A coil or air handler that is sold alone takes new lines and a drier with it. */
const indoorAlone = (unit: Part): Need[] => [
  ...lineSet(unit, false),
  drier,
  ...indoorCoil(unit),
  ...(unit.type === 'coil' ? [] : power(unit, 'indoors')),
]

/** A water heater: its gas, flue and circuit. A tankless one is flushed through isolation valves. */
const waterHeater = (unit: Part): Need[] => [...burner(unit), ...power(unit, 'indoors')]

const transformer = need('transformer', false, byKind('Transformer', texts.fits.transformer))

function humidifier(unit: Part): Need[] {
  if (word(unit, 'kind') === 'Steam') return [...eitherSupply(), pump]
  return word(unit, 'voltage') === '24 V' ? [transformer, pump] : [pump]
}

const NEEDS_OF_TYPE: Readonly<Record<EquipmentType, (unit: Part) => Need[]>> = {
  'air-conditioner': ductedOutdoor,
  'heat-pump': ductedOutdoor,
  'cooling-system': wholeSystem,
  'heat-pump-system': (unit) => [...wholeSystem(unit), ...power(unit, 'indoors')],
  'ducted-system': wholeSystem,
  'gas-furnace': furnace,
  'oil-furnace': furnace,
  'electric-furnace': furnace,
  // Its vent and thermostat come in the box.
  'wall-furnace': (unit) => [...burner(unit), ...power(unit, 'indoors')],
  'air-handler': indoorAlone,
  coil: indoorAlone,
  'heat-kit': (unit) => power(unit, 'own breakers'),
  'mini-split-outdoor': (unit) => [
    ...(figure(unit, 'ports') === 1 ? lineSet(unit, true) : linesOfHeads(unit, [])),
    ...splitOutdoor(unit, zonesOf(unit)),
  ],
  'mini-split-indoor': (unit) => [...lineSet(unit, true), drainHose(1)],
  // A single-zone system that states a line length includes its line set.
  'mini-split-system': (unit) => [
    ...(figure(unit, 'length') === undefined ? lineSet(unit, true) : []),
    drainHose(1),
    ...splitOutdoor(unit, 1),
  ],
  // Each indoor unit has its own line sizes.
  'multi-zone-system': (unit) => [drainHose(zonesOf(unit)), ...splitOutdoor(unit, zonesOf(unit))],
  'package-unit': (unit) => [roofBase(unit), ...packaged(unit)],
  'package-bundle': packaged,
  ptac: (unit) => [
    need('sleeve', true, byKind('Wall sleeve for a PTAC', texts.fits.sleeve)),
    ...power(unit, 'outlet'),
  ],
  'window-air-conditioner': (unit) => power(unit, 'outlet'),
  boiler: (unit) => [...burner(unit), ...power(unit, 'indoors'), boilerExpansion],
  'unit-heater': (unit) => [...burner(unit), ...power(unit, 'indoors'), thermostat(unit)],
  'tankless-water-heater': (unit) => [
    ...(word(unit, 'fuel') === 'Electric' ? [] : [valves]),
    ...waterHeater(unit),
  ],
  'tank-water-heater': (unit) => [...waterHeater(unit), ...expansionTank(unit), drainPan('tank')],
  humidifier,
  dehumidifier: () => [pump],
  'uv-lamp': (unit) => (word(unit, 'voltage') === '24 V' ? [transformer] : []),
}

/** Ducted systems, which need what their units need. */
const DUCTED_SYSTEMS: ReadonlySet<string> = new Set(['cooling-system', 'heat-pump-system', 'ducted-system'])

/** The needs of a unit by its type, met by parts of any maker or by those made for the unit's brand. */
const ownNeeds = (unit: Part, needs = needsParts(unit.type) ? NEEDS_OF_TYPE[unit.type](unit) : []): Need[] =>
  needs.map((each) => ({ ...each, fits: (part) => (isMadeFor(part, unit) ? each.fits(part) : undefined) }))

/** The lines of a system follow its outdoor unit, whose box has the drier. */
function inSystem(unit: Unit): Need[] {
  if (unit.type === 'coil') return ownNeeds(unit, indoorCoil(unit))
  if (unit.type === 'air-handler') return ownNeeds(unit, [...indoorCoil(unit), ...power(unit, 'indoors')])
  return ownNeeds(unit)
}

/**
 * Each need once: two needs of one kind differ by what they are for. Where one unit of a system requires a
 * part that another one may take, the system requires it.
 */
const once = (needs: readonly Need[]): Need[] =>
  [...Map.groupBy(needs, ({ kind, of }) => `${kind} ${of}`).values()].flatMap(
    (same) => same.find(({ required }) => required) ?? same[0] ?? [],
  )

/**
 * What a product needs. A ducted system needs what its units need; a multi-zone system takes a line set for
 * each indoor unit. When the units are not sold separately, the system's own attributes decide.
 */
export function needsOf(product: Part, units: readonly Unit[] = []): Need[] {
  if (DUCTED_SYSTEMS.has(product.type) && units.length > 0) return once(units.flatMap(inSystem))
  const own = ownNeeds(product)
  if (product.type !== 'multi-zone-system') return once(own)
  const outdoor = units.find(({ type }) => type === 'mini-split-outdoor') ?? product
  const heads = units.filter(({ type }) => type === 'mini-split-indoor')
  return once([...linesOfHeads(outdoor, heads), ...own])
}
