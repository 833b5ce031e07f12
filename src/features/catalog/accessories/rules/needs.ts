import {
  isBareCoil,
  isDuctedIndoorHalf,
  isDuctedSet,
  isDuctlessOutdoorHalf,
  isFurnace,
  isHead,
  isMultiZoneSet,
  isSingleZoneSet,
  isTank,
  isTankless,
  mayBurn,
  withTrait,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import type { Trait } from '#features/catalog/catalog/rules/traits.ts'
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

const ductedOutdoor = (unit: Part): Need[] => [
  ...lineSet(unit, false),
  groundPad(unit),
  ...power(unit, 'outdoors'),
  controlWire(unit),
  thermostat(unit),
  surge,
]

/** A ducted system whose units are not sold alone: the outdoor unit's needs and those of the coil indoors. */
const wholeSystem = (unit: Part): Need[] => [
  ...ductedOutdoor(unit),
  ...indoorCoil(unit),
  // The air handler of a heat pump has a circuit of its own.
  ...(hasTrait(unit.type, 'heats-by-compressor') ? power(unit, 'indoors') : []),
]

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
  ...(hasTrait(unit.type, 'includes-base') ? [] : [roofBase(unit)]),
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
  ...(isBareCoil(unit.type) ? [] : power(unit, 'indoors')),
]

const transformer = need('transformer', false, byKind('Transformer', texts.fits.transformer))

function humidifier(unit: Part): Need[] {
  if (word(unit, 'kind') === 'Steam') return [...eitherSupply(), pump]
  return word(unit, 'voltage') === '24 V' ? [transformer, pump] : [pump]
}

/** A multi-zone unit takes the lines of its indoor units, a single-zone one its own. */
const ductlessOutdoor = (unit: Part): Need[] => [
  ...(figure(unit, 'ports') === 1 ? lineSet(unit, true) : linesOfHeads(unit, [])),
  ...splitOutdoor(unit, zonesOf(unit)),
]

/** A single-zone system that states a line length includes its line set. */
const singleZone = (unit: Part): Need[] => [
  ...(figure(unit, 'length') === undefined ? lineSet(unit, true) : []),
  drainHose(1),
  ...splitOutdoor(unit, 1),
]

/** Each indoor unit has its own line sizes. */
const multiZone = (unit: Part): Need[] => [drainHose(zonesOf(unit)), ...splitOutdoor(unit, zonesOf(unit))]

const lamp = (unit: Part): Need[] => (word(unit, 'voltage') === '24 V' ? [transformer] : [])
const sleeve = need('sleeve', true, byKind('Wall sleeve for a PTAC', texts.fits.sleeve))

/** What equipment needs that only it has; a burner and its circuit are common to all. */
function extrasOfBurner(unit: Part): Need[] {
  const has = (trait: Trait): boolean => hasTrait(unit.type, trait)
  if (has('heats-radiators')) return [boilerExpansion]
  if (has('heats-workshop')) return [thermostat(unit)]
  // The thermostat of a wall furnace comes in the box.
  return isTank(unit.type) ? [...expansionTank(unit), drainPan('tank')] : []
}

/** A burner that is no furnace. A tankless water heater is flushed through isolation valves. */
const otherBurner = (unit: Part): Need[] => [
  ...(isTankless(unit.type) && word(unit, 'fuel') !== 'Electric' ? [valves] : []),
  ...burner(unit),
  ...power(unit, 'indoors'),
  ...extrasOfBurner(unit),
]

/** The needs of a product by its traits: those of the first row that it meets. */
const NEEDS: readonly (readonly [isOne: (type: string) => boolean, needs: (unit: Part) => Need[]])[] = [
  [isMultiZoneSet, multiZone],
  [isSingleZoneSet, singleZone],
  [isDuctedSet, wholeSystem],
  [isDuctlessOutdoorHalf, ductlessOutdoor],
  [withTrait('is-outdoor-half'), ductedOutdoor],
  [isHead, (unit) => [...lineSet(unit, true), drainHose(1)]],
  [withTrait('is-indoor-half'), indoorAlone],
  [withTrait('is-packaged'), packaged],
  [isFurnace, furnace],
  [withTrait('slides-into-unit'), (unit) => power(unit, 'own breakers')],
  [withTrait('sits-in-sleeve'), (unit) => [sleeve, ...power(unit, 'outlet')]],
  [withTrait('sits-in-window'), (unit) => power(unit, 'outlet')],
  [mayBurn, otherBurner],
  [withTrait('heats-by-elements'), (unit) => power(unit, 'indoors')],
  [withTrait('adds-moisture'), humidifier],
  [withTrait('removes-moisture'), () => [pump]],
  [withTrait('has-lamp'), lamp],
]

const needsByTraits = (unit: Part): Need[] => NEEDS.find(([isOne]) => isOne(unit.type))?.[1](unit) ?? []

/** The needs of a unit, met by parts of any maker or by those made for the unit's brand. */
const ownNeeds = (unit: Part, needs = needsByTraits(unit)): Need[] =>
  needs.map((each) => ({ ...each, fits: (part) => (isMadeFor(part, unit) ? each.fits(part) : undefined) }))

/** The lines of a system follow its outdoor unit, whose box has the drier. */
function inSystem(unit: Unit): Need[] {
  if (isBareCoil(unit.type)) return ownNeeds(unit, indoorCoil(unit))
  if (isDuctedIndoorHalf(unit.type)) return ownNeeds(unit, [...indoorCoil(unit), ...power(unit, 'indoors')])
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
  if (isDuctedSet(product.type) && units.length > 0) return once(units.flatMap(inSystem))
  const own = ownNeeds(product)
  if (!isMultiZoneSet(product.type)) return once(own)
  const outdoor = units.find(({ type }) => isDuctlessOutdoorHalf(type)) ?? product
  const heads = units.filter(({ type }) => isHead(type))
  return once([...linesOfHeads(outdoor, heads), ...own])
}
