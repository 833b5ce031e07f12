import { inches } from '#features/catalog/rules/plate.ts'
import { nounOf, texts } from '../texts.ts'
import { type EquipmentType, needsParts } from './equipment-types.ts'
import type { PageNumber } from './pages.ts'
import { figure, type Part, read, word } from './parts.ts'

/** Kinds of parts that equipment asks for. */
export type NeedKind = keyof typeof PAGE_OF

/** L-REQ: the page of the modal each kind stands on. */
export const PAGE_OF = {
  lineSet: 1,
  pad: 2,
  disconnect: 2,
  whip: 2,
  controlWire: 2,
  floatSwitch: 2,
  leakSensor: 2,
  drainHose: 3,
  cable: 4,
  mount: 4,
  cover: 4,
  thermostat: 5,
  surge: 5,
  vent: 5,
  pump: 5,
  propane: 5,
  heatKit: 5,
  valves: 5,
  gasLine: 5,
  base: 5,
  expansion: 5,
} as const satisfies Record<string, PageNumber>

/**
 * One kind of part that equipment needs. `fits` says why a part fits, or returns undefined when it does not.
 */
export interface Need {
  kind: NeedKind
  required: boolean
  quantity: number
  fits: (part: Part) => string | undefined
}

/** Types of the parts that the rules choose from. */
export const PART_TYPES: readonly string[] = [
  'line-set',
  'pad',
  'disconnect',
  'whip',
  'wire',
  'drain-hose',
  'condensate-pump',
  'bracket',
  'line-set-cover',
  'vent',
  'roof-curb',
  'install-supply',
  'thermostat',
]

const SUPPLIES: Readonly<Record<string, NeedKind>> = {
  'Surge protector': 'surge',
  'Float switch': 'floatSwitch',
  'Propane kit': 'propane',
  'Leak sensor': 'leakSensor',
  'Isolation valves': 'valves',
  'Gas line': 'gasLine',
  'Expansion tank': 'expansion',
}

/** The kinds of needs a part can meet. */
export function kindsOf(part: Part): readonly NeedKind[] {
  const kind = word(part, 'kind')
  switch (part.type) {
    case 'line-set':
      return ['lineSet']
    case 'pad':
      return ['pad', 'mount', 'base']
    case 'disconnect':
      return ['disconnect']
    case 'whip':
      return ['whip']
    case 'wire':
      return [kind === 'Mini split cable' ? 'cable' : 'controlWire']
    case 'drain-hose':
      return ['drainHose']
    case 'condensate-pump':
      return ['pump']
    case 'bracket':
      return kind === 'Wall bracket' ? ['mount'] : []
    case 'line-set-cover':
      return ['cover']
    case 'vent':
      return kind === 'Condensate Neutralizer' ? [] : ['vent']
    case 'roof-curb':
      return ['base']
    case 'thermostat':
      return ['thermostat']
    case 'heat-kit':
      return ['heatKit']
    default:
      return SUPPLIES[kind] ? [SUPPLIES[kind]] : []
  }
}

const need = (kind: NeedKind, required: boolean, fits: Need['fits'], quantity = 1): Need => ({
  kind,
  required,
  quantity,
  fits,
})

const LINES_BY_TONS = [
  [2.5, '3/8', '3/4'],
  [4, '3/8', '7/8'],
  [5, '3/8', '1-1/8'],
] as const
const LINES_BY_BTU = [
  [12_000, '1/4', '3/8'],
  [18_000, '1/4', '1/2'],
  [60_000, '3/8', '5/8'],
] as const

/**
 * Line sizes as stamped on the unit, or else as usual for its size: 1½ to 2½ tons ⅜ × ¾, to 4 tons ⅜ × ⅞, 5
 * tons ⅜ × 1⅛; mini splits to 12,000 BTU/h ¼ × ⅜, to 18,000 ¼ × ½, above ⅜ × ⅝.
 */
export function linesOf(
  unit: Part,
  isMiniSplit: boolean,
): { liquid: string; suction: string; isUsual: boolean } | undefined {
  const [liquid, suction] = [word(unit, 'liquidLine'), word(unit, 'suctionLine')]
  if (liquid && suction) return { liquid, suction, isUsual: false }
  const size = isMiniSplit ? figure(unit, 'coolingBtu') : (figure(unit, 'tons') ?? figure(unit, 'systemTons'))
  const row =
    size === undefined
      ? undefined
      : (isMiniSplit ? LINES_BY_BTU : LINES_BY_TONS).find(([most]) => size <= most)
  return row && { liquid: row[1], suction: row[2], isUsual: true }
}

function lineSet(unit: Part, isMiniSplit: boolean, quantity = 1): Need[] {
  const lines = linesOf(unit, isMiniSplit)
  if (!lines) return []
  const { liquid, suction, isUsual } = lines
  const why = isUsual
    ? texts.fits.usualLines(liquid, suction)
    : texts.fits.lines(liquid, suction, nounOf(unit.type))
  return [
    need(
      'lineSet',
      true,
      (part) =>
        word(part, 'liquidLine') === liquid && word(part, 'suctionLine') === suction ? why : undefined,
      quantity,
    ),
  ]
}

const PAD_MARGIN = 2

/** A pad reaches two inches beyond the unit each way and carries it. */
function padFits(unit: Part): Need['fits'] {
  return (part) => {
    const [pad, foot] = [part.dimensions, unit.dimensions]
    if (part.type !== 'pad' || !pad || !foot) return undefined
    const [long, short] = [
      Math.max(foot.width, foot.depth) + PAD_MARGIN,
      Math.min(foot.width, foot.depth) + PAD_MARGIN,
    ]
    if (
      Math.max(pad.width, pad.depth) < long ||
      Math.min(pad.width, pad.depth) < short ||
      (figure(part, 'loadLb') ?? unit.weight) < unit.weight
    )
      return undefined
    return texts.fits.pad(
      `${inches(pad.width)} × ${inches(pad.depth)}″`,
      `${inches(foot.width)} × ${inches(foot.depth)}″`,
    )
  }
}

const DISCONNECT_SIZES = [30, 60, 100]
// 75 °C copper: 10, 8 and 6 AWG.
const WHIP_SIZES = [30, 40, 55]
const sizeFor = (sizes: readonly number[], amps: number): number | undefined =>
  sizes.find((size) => amps <= size)

/** Disconnect by the largest breaker, whip by the circuit's least ampacity. */
function power(unit: Part): Need[] {
  const [mop, mca] = [figure(unit, 'mop'), figure(unit, 'mca')]
  const [box, wire] = [
    mop === undefined ? undefined : sizeFor(DISCONNECT_SIZES, mop),
    mca === undefined ? undefined : sizeFor(WHIP_SIZES, mca),
  ]
  return [
    ...(box && mop !== undefined
      ? [
          need('disconnect', true, (part) =>
            figure(part, 'amps') === box ? texts.fits.disconnect(box, mop) : undefined,
          ),
        ]
      : []),
    ...(wire && mca !== undefined
      ? [
          need('whip', true, (part) =>
            figure(part, 'amps') === wire ? texts.fits.whip(word(part, 'gauge'), mca) : undefined,
          ),
        ]
      : []),
  ]
}

const isVariable = (unit: Part): boolean => ['Inverter', 'Modulating'].includes(word(unit, 'staging'))

/**
 * A thermostat needs at least the equipment's stages. For a heat pump it must also control back-up heat.
 * Communicating thermostats suit only variable equipment.
 */
function thermostat(unit: Part): Need {
  const isHeatPump =
    unit.type.startsWith('heat-pump') || (unit.type === 'package-unit' && read(unit, 'hspf2') !== undefined)
  const stages = word(unit, 'staging') === 'Single-stage' || word(unit, 'staging') === 'Single' ? 1 : 2
  return need('thermostat', isHeatPump, (part) => {
    const [heat, cool] = [figure(part, 'heatStages') ?? 0, figure(part, 'coolStages') ?? 0]
    if (word(part, 'thermostatType') === 'Communicating')
      return isVariable(unit) ? texts.fits.communicating : undefined
    if (isHeatPump) return heat >= 3 ? texts.fits.heatPumpThermostat(heat) : undefined
    return heat >= stages && cool >= stages && heat < 3 ? texts.fits.stages(heat, cool) : undefined
  })
}

const byKind =
  (kind: string, text: string): Need['fits'] =>
  (part) =>
    word(part, 'kind') === kind ? text : undefined

const surge = need('surge', false, byKind('Surge protector', texts.fits.surge))
const floatSwitch = (required: boolean): Need =>
  need('floatSwitch', required, byKind('Float switch', texts.fits.switch))

/** Five wires do for one stage; heat pumps and more stages take eight. */
function controlWire(unit: Part): Need {
  const wanted =
    unit.type.startsWith('heat-pump') || isVariable(unit) || word(unit, 'staging') === 'Two-stage' ? 8 : 5
  return need('controlWire', true, (part) => {
    const wires = figure(part, 'conductors') ?? 0
    return word(part, 'kind') === 'Thermostat wire' && wires >= wanted
      ? texts.fits.wire(wires, wires >= 8)
      : undefined
  })
}

const outdoor = (unit: Part): Need[] => [
  ...lineSet(unit, false),
  need('pad', true, padFits(unit)),
  ...power(unit),
  controlWire(unit),
  thermostat(unit),
  surge,
]

const SMALL_BURNER = 80_000

function ventKit(required: boolean, burner: number): Need {
  return need('vent', required, (part) => {
    const inch = figure(part, 'diameter')
    if (
      word(part, 'kind') !== 'Concentric kit' ||
      (inch !== 2 && inch !== 3) ||
      (inch === 2 && burner > SMALL_BURNER)
    )
      return undefined
    return texts.fits.vent(inch, burner)
  })
}

const pump = need('pump', false, (part) =>
  word(part, 'kind') === 'Tank' ? texts.fits.pump(figure(part, 'maxLiftFt') ?? 0) : undefined,
)

function propane(unit: Part): Need {
  const staging = word(unit, 'staging')
  return need('propane', false, (part) =>
    word(part, 'kind') === 'Propane kit' &&
    word(part, 'size').toLowerCase().replace('-stage', '') === staging.toLowerCase().replace('-stage', '')
      ? texts.fits.propane(staging)
      : undefined,
  )
}

function furnace(unit: Part): Need[] {
  const condensing = unit.type === 'gas-furnace' && (figure(unit, 'afue') ?? 0) >= 90
  return [
    ...(condensing ? [ventKit(true, figure(unit, 'inputBtu') ?? 0), pump] : []),
    ...(read(unit, 'lpConvertible') === true ? [propane(unit)] : []),
    thermostat(unit),
    floatSwitch(false),
  ]
}

const BRACKET_SPARE = 1.25

function mount(unit: Part): Need {
  const pad = padFits(unit)
  return need('mount', true, (part) => {
    if (part.type === 'pad') return pad(part)
    const carries = figure(part, 'loadLb') ?? 0
    return word(part, 'kind') === 'Wall bracket' && unit.weight > 0 && carries >= unit.weight * BRACKET_SPARE
      ? texts.fits.bracket(carries, unit.weight)
      : undefined
  })
}

const drainHose = (zones: number): Need => need('drainHose', true, () => texts.fits.drain(zones), zones)
const COVER_KIT_FT = 12
const cover = need('cover', false, (part) =>
  (figure(part, 'length') ?? 0) >= COVER_KIT_FT ? texts.fits.cover(figure(part, 'length') ?? 0) : undefined,
)

const splitOutdoor = (unit: Part, zones: number): Need[] => [
  ...power(unit),
  need('cable', true, (part) => (figure(part, 'conductors') === 4 ? texts.fits.cable : undefined), zones),
  mount(unit),
  cover,
  surge,
]

// Roughly one zone for each port of a multi-zone unit; single ones have one.
const zonesOf = (unit: Part): number => Math.max(1, figure(unit, 'ports') ?? 1)

function roofBase(unit: Part): Need {
  const tons = figure(unit, 'tons') ?? figure(unit, 'systemTons')
  const pad = padFits(unit)
  return need('base', true, (part) => {
    if (part.type === 'pad') return pad(part)
    const size = word(part, 'size')
    const [low = 0, high = low] = (size.match(/[\d.]+/g) ?? []).map(Number)
    return tons !== undefined && tons <= high && (size.startsWith('up to') || tons >= low)
      ? texts.fits.curb(size)
      : undefined
  })
}

const BIG_BURNER = 150_000

function tankless(unit: Part): Need[] {
  if (word(unit, 'fuel') === 'Electric') return []
  const burner = figure(unit, 'inputBtu') ?? BIG_BURNER
  const size = burner >= BIG_BURNER ? '¾ in' : '½ in'
  return [
    need('valves', true, byKind('Isolation valves', texts.fits.valves)),
    ...((figure(unit, 'uef') ?? 0) > 0.9 ? [ventKit(true, burner)] : []),
    need('gasLine', false, (part) =>
      word(part, 'size') === size && word(part, 'kind') === 'Gas line' ? texts.fits.gas(size) : undefined,
    ),
  ]
}

const LARGE_TANK_GAL = 50

function tank(unit: Part): Need[] {
  const gallons = figure(unit, 'gallons')
  if (gallons === undefined) return []
  const size = gallons <= LARGE_TANK_GAL ? '2 gal' : '4½ gal'
  return [
    need('expansion', false, (part) =>
      word(part, 'size') === size ? texts.fits.expansion(size, gallons) : undefined,
    ),
  ]
}

/** Mildly flammable refrigerants. */
const A2L: ReadonlySet<string> = new Set(['R-32', 'R-454B'])

function indoorCoil(unit: Part): Need[] {
  const bare = A2L.has(word(unit, 'refrigerant')) && read(unit, 'leakSensor') !== true
  return [
    floatSwitch(true),
    ...(bare ? [need('leakSensor', true, byKind('Leak sensor', texts.fits.sensor))] : []),
  ]
}

const RULES: Readonly<Record<EquipmentType, (unit: Part) => Need[]>> = {
  'air-conditioner': outdoor,
  'heat-pump': outdoor,
  'cooling-system': outdoor,
  'heat-pump-system': outdoor,
  'ducted-system': outdoor,
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
  // A single-zone system comes with its line set when it says how long that is.
  'mini-split-system': (unit) => [
    ...(figure(unit, 'length') === undefined ? lineSet(unit, true) : []),
    drainHose(1),
    ...splitOutdoor(unit, 1),
  ],
  // Lines follow the heads, not the outdoor unit: without their sizes nothing is guessed.
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
  'tank-water-heater': tank,
}

/** Systems that are put together from units with needs of their own. */
const ASSEMBLED: ReadonlySet<string> = new Set(['cooling-system', 'heat-pump-system', 'ducted-system'])

/**
 * What a product needs. A ducted system needs what its units need, each kind once. A system whose units are
 * not sold alone is judged by its own attributes.
 */
export function needsOf(product: Part, parts: readonly Part[] = []): Need[] {
  const units = ASSEMBLED.has(product.type) && parts.length > 0 ? parts : [product]
  const all = units.flatMap((unit) => (needsParts(unit.type) ? RULES[unit.type](unit) : []))
  return [...new Map(all.toReversed().map((each) => [each.kind, each])).values()].toReversed()
}
