import type { RelationKind } from '#db/tables/index.ts'
import { ATTR, type AttributeKey } from '#features/catalog/rules/attributes.ts'
import type { DemoProduct, DemoRelation } from './product.ts'
import { headsOfCode } from './systems/ductless-systems.ts'

type Wanted = {
  kind: RelationKind
  skus: readonly string[]
  reason: string
  page?: number
  quantity?: number
}

/** Everything a rule may look up. */
interface Shelf {
  all: readonly DemoProduct[]
  ofType: (type: DemoProduct['type']) => readonly DemoProduct[]
  bySku: ReadonlyMap<string, DemoProduct>
}

const read = (product: DemoProduct, key: AttributeKey) => product.attributes[String(ATTR[key])]
const figure = (product: DemoProduct, key: AttributeKey): number => Number(read(product, key) ?? 0)
const skus = (products: readonly DemoProduct[]): string[] => products.map((product) => product.sku)
const LINE_SETS = 1
const AC_SUPPLIES = 2
const DRAIN_HOSES = 3
const MINI_SPLIT = 4
const OTHER = 5

function lineSets(product: DemoProduct, shelf: Shelf): Wanted {
  const fitting = shelf
    .ofType('line-set')
    .filter(
      (each) =>
        read(each, 'liquidLine') === read(product, 'liquidLine') &&
        read(each, 'suctionLine') === read(product, 'suctionLine'),
    )
  return {
    kind: 'required',
    page: LINE_SETS,
    skus: skus(fitting),
    reason: `${read(product, 'liquidLine')} × ${read(product, 'suctionLine')} in lines join the outdoor and the indoor unit. Measure the run and round up.`,
  }
}

/** The smallest pad with two inches to spare on every side. */
function padFor(product: DemoProduct, shelf: Shelf): Wanted {
  const [wide, deep] = [(product.dimensions?.width ?? 36) + 2, (product.dimensions?.depth ?? 36) + 2]
  const fitting = shelf
    .ofType('pad')
    .filter(
      (pad) =>
        Math.max(pad.dimensions?.width ?? 0, pad.dimensions?.depth ?? 0) >= Math.max(wide, deep) &&
        Math.min(pad.dimensions?.width ?? 0, pad.dimensions?.depth ?? 0) >= Math.min(wide, deep),
    )
  return {
    kind: 'required',
    page: AC_SUPPLIES,
    skus: skus([...fitting].sort((a, b) => a.priceCents - b.priceCents).slice(0, 2)),
    reason: 'A level pad two inches wider than the unit on every side.',
  }
}

/** Disconnect by the largest breaker, whip by the circuit's ampacity. */
function power(product: DemoProduct): Wanted[] {
  const [mop, mca] = [figure(product, 'mop'), figure(product, 'mca')]
  const whip = mca <= 30 ? 'NVWHIP-12IN10AWG' : mca <= 40 ? 'NVWHIP-34IN8AWG' : 'NVWHIP-34IN6AWG'
  return [
    {
      kind: 'required',
      page: AC_SUPPLIES,
      skus: mop <= 30 ? ['NVDISC-30AFUSED', 'NVDC-30-NON'] : ['NVDISC-60AFUSED', 'NVDISC-60ANON-FUSED'],
      reason: `The code asks for a switch within sight of the unit. The largest breaker is ${mop} A.`,
    },
    {
      kind: 'required',
      page: AC_SUPPLIES,
      skus: [whip],
      reason: `Joins the disconnect and the unit; wire for ${mca} A.`,
    },
  ]
}

const CONTROL_WIRE: Wanted = {
  kind: 'required',
  page: AC_SUPPLIES,
  skus: ['NVTWIR-18550FT', 'NVTWIR-18850FT'],
  reason: 'Control wire from the thermostat and the indoor unit to the outdoor unit.',
}
const SURGE: Wanted = {
  kind: 'accessory',
  page: OTHER,
  skus: ['NVSURG-120240V'],
  reason: 'One for each outdoor unit: an inverter board costs more.',
}

function thermostats(product: DemoProduct): Wanted {
  const staging = read(product, 'staging')
  const heatPump = product.type.startsWith('heat-pump')
  const list =
    staging === 'Inverter' || staging === 'Modulating'
      ? ['CLTSTW-COMM', 'CLTSTW-HP4H2C']
      : heatPump
        ? ['CLTSTW-HP4H2C', 'CLTSTP-HP3H2C']
        : staging === 'Two-stage'
          ? ['CLTSTW-2H2C', 'CLTSTP-2H2C']
          : ['CLTSTW-2H2C', 'CLTSTP-1H1C']
  return {
    kind: heatPump ? 'required' : 'accessory',
    page: OTHER,
    skus: list,
    reason: heatPump
      ? 'A heat pump needs a thermostat that knows the reversing valve and back-up heat.'
      : 'Has at least as many stages as the equipment.',
  }
}

function outdoor(product: DemoProduct, shelf: Shelf): Wanted[] {
  const tons = figure(product, 'tons')
  const handlers = shelf.ofType('air-handler').filter((each) => figure(each, 'systemTons') === tons)
  const coils = shelf.ofType('coil').filter((each) => figure(each, 'systemTons') === tons)
  return [
    lineSets(product, shelf),
    padFor(product, shelf),
    ...power(product),
    CONTROL_WIRE,
    thermostats(product),
    SURGE,
    { kind: 'compatible', skus: skus([...handlers, ...coils]), reason: 'Same tonnage and refrigerant.' },
  ]
}

function furnace(product: DemoProduct, shelf: Shelf): Wanted[] {
  const condensing = figure(product, 'afue') >= 90 && product.type === 'gas-furnace'
  const staging = read(product, 'staging')
  const coils = shelf
    .ofType('coil')
    .filter(
      (each) =>
        each.dimensions?.width === product.dimensions?.width &&
        each.dimensions?.depth === 21 &&
        figure(each, 'systemTons') <= figure(product, 'maxAcTons'),
    )
  const small = figure(product, 'inputBtu') <= 80_000
  return [
    ...(condensing
      ? [
          {
            kind: 'required' as const,
            page: OTHER,
            skus: small ? ['NVCVNT-2IN', 'NVCVNT-3IN'] : ['NVCVNT-3IN'],
            reason: 'PVC vent: 2 inch for short runs of up to 80,000 BTU, else 3 inch.',
          },
          {
            kind: 'accessory' as const,
            page: OTHER,
            skus: ['NVCOND-15FTLIFT', 'NVCOND-20FTLIFT'],
            reason: 'Where no floor drain is near.',
          },
          {
            kind: 'accessory' as const,
            page: OTHER,
            skus: ['NVPV-NEUT-2'],
            reason: 'Spares cast-iron drains and septic tanks.',
          },
        ]
      : []),
    ...(read(product, 'lpConvertible') === true
      ? [
          {
            kind: 'accessory' as const,
            page: OTHER,
            skus: [
              staging === 'Modulating'
                ? 'NVLPKT-MODULATING'
                : staging === 'Two-stage'
                  ? 'NVLPKT-TWO-STAGE'
                  : 'NVLPKT-SINGLE-STAGE',
            ],
            reason: 'If you burn propane.',
          },
        ]
      : []),
    thermostats(product),
    {
      kind: 'accessory',
      page: OTHER,
      skus: ['CLMEDF-16X25X5', 'CLMEDF-20X25X5'],
      reason: 'A deep filter is changed once or twice a year.',
    },
    {
      kind: 'accessory',
      page: AC_SUPPLIES,
      skus: ['NVFLSW-INLINE'],
      reason: 'When a cooling coil sits above a finished room.',
    },
    { kind: 'compatible', skus: skus(coils), reason: 'Same cabinet width, and the blower moves enough air.' },
  ]
}

const miniSplitPower = (product: DemoProduct): Wanted[] => [
  ...power(product),
  {
    kind: 'required',
    page: MINI_SPLIT,
    skus:
      figure(product, 'packCount') > 3
        ? ['NVTWIR-144MINISPLIT50FT']
        : ['NVTWIR-144MINISPLIT25FT', 'NVTWIR-144MINISPLIT50FT'],
    reason: 'Cable between the outdoor and each indoor unit.',
    quantity: Math.max(1, figure(product, 'ports')),
  },
  {
    kind: 'required',
    page: MINI_SPLIT,
    skus: [product.weight * 1.25 <= 265 ? 'NVBRKT-265LB' : 'NVBRKT-350LB', 'NVPADS-18X38X3MINISPLIT'],
    reason: 'A bracket on the wall or a pad on the ground.',
  },
  {
    kind: 'accessory',
    page: MINI_SPLIT,
    skus: ['NVLSCV-3IN12FT', 'NVLSCV-4IN15FT'],
    reason: 'Hides the lines on the wall.',
  },
  SURGE,
]

const drainHoses = (zones: number): Wanted => ({
  kind: 'required',
  page: DRAIN_HOSES,
  skus: ['NVDRNH-16FT', 'NVDRNH-INSULATED16FT', 'NVDRNH-50FT'],
  reason: 'One for each indoor unit.',
  quantity: zones,
})
const WIFI: Wanted = { kind: 'wifi_adapter', skus: ['TMWF-1'], reason: 'Puts the indoor unit on your phone.' }
const wifi = (product: DemoProduct): Wanted[] =>
  read(product, 'wifi') === 'With adapter' && product.brand === 'Tamarin Air' ? [WIFI] : []

function indoor(product: DemoProduct, shelf: Shelf): Wanted[] {
  const outdoors = shelf
    .ofType('mini-split-outdoor')
    .filter(
      (each) =>
        read(each, 'refrigerant') === read(product, 'refrigerant') &&
        (figure(each, 'ports') > 1
          ? figure(product, 'coolingBtu') <= largestHead(figure(each, 'coolingBtu'))
          : figure(each, 'coolingBtu') === figure(product, 'coolingBtu')),
    )
  return [
    lineSets(product, shelf),
    drainHoses(1),
    ...wifi(product),
    { kind: 'accessory', page: MINI_SPLIT, skus: ['TMWC-1'], reason: 'A control on the wall.' },
    {
      kind: 'compatible',
      skus: skus(outdoors),
      reason: 'Same refrigerant, and a port that takes this size.',
    },
  ]
}

const largestHead = (btu: number): number => (btu <= 24_000 ? 12_000 : btu <= 36_000 ? 18_000 : 24_000)

function miniOutdoor(product: DemoProduct, shelf: Shelf): Wanted[] {
  const indoors = shelf
    .ofType('mini-split-indoor')
    .filter(
      (each) =>
        read(each, 'refrigerant') === read(product, 'refrigerant') &&
        (figure(product, 'ports') > 1
          ? figure(each, 'coolingBtu') <= largestHead(figure(product, 'coolingBtu'))
          : figure(each, 'coolingBtu') === figure(product, 'coolingBtu')),
    )
  return [
    lineSets(product, shelf),
    ...miniSplitPower(product),
    { kind: 'compatible', skus: skus(indoors), reason: 'Same refrigerant and a size this unit takes.' },
  ]
}

const packageUnit = (product: DemoProduct): Wanted[] => [
  ...(product.type === 'package-unit'
    ? [
        {
          kind: 'required' as const,
          page: OTHER,
          skus: [figure(product, 'tons') < 4 ? 'NVCRBA-2-3.5TON14IN' : 'NVCRBA-4-5TON14IN', 'NVPD-60X52X3'],
          reason: 'A curb on the roof or a pad on the ground.',
        },
      ]
    : []),
  ...power(product),
  thermostats(product),
  ...(read(product, 'fuel') === 'Natural gas'
    ? [
        {
          kind: 'accessory' as const,
          page: OTHER,
          skus: ['NVLPKT-SINGLE-STAGE'],
          reason: 'If you burn propane.',
        },
      ]
    : []),
  SURGE,
]

const tankless = (product: DemoProduct): Wanted[] =>
  read(product, 'fuel') === 'Electric'
    ? []
    : [
        {
          kind: 'required',
          page: OTHER,
          skus: ['NVISO-34'],
          reason: 'Service valves: without them the heater cannot be flushed.',
        },
        {
          kind: 'required',
          page: OTHER,
          skus: figure(product, 'uef') > 0.9 ? ['NVCVNT-2IN', 'NVCVNT-3IN'] : ['NVBV-CAP-4'],
          reason: 'Vents the flue gas outside.',
        },
        {
          kind: 'accessory',
          page: OTHER,
          skus: ['NVGAS-24', 'NVFLUSH', 'NVEXP-2'],
          reason: 'Usually bought with it.',
        },
      ]

const HANDLER_KITS: Record<string, readonly number[]> = { small: [5, 8, 10, 15], large: [5, 8, 10, 15, 20] }

function airHandler(product: DemoProduct, shelf: Shelf): Wanted[] {
  const allowed = HANDLER_KITS[figure(product, 'systemTons') >= 3.5 ? 'large' : 'small'] ?? []
  const kits = shelf.ofType('heat-kit').filter((kit) => allowed.includes(figure(kit, 'electricHeatKw')))
  const outdoors = [...shelf.ofType('heat-pump'), ...shelf.ofType('air-conditioner')].filter(
    (each) => figure(each, 'tons') === figure(product, 'systemTons'),
  )
  return [
    { kind: 'accessory', page: OTHER, skus: skus(kits), reason: 'Back-up heat that slides in.' },
    {
      kind: 'required',
      page: AC_SUPPLIES,
      skus: ['NVFLSW-INLINE', 'NVFLSW-PAN'],
      reason: 'Stops the cooling when the drain is blocked.',
    },
    { kind: 'compatible', skus: skus(outdoors), reason: 'Same tonnage and refrigerant.' },
  ]
}

const partsOf = (product: DemoProduct): string[] =>
  product.match === null
    ? []
    : [product.match.outdoor, product.match.furnace, product.match.indoor].flatMap((sku) => sku ?? [])
const included = (product: DemoProduct, extra: readonly string[] = []): Wanted[] =>
  [...new Set([...partsOf(product), ...extra])].map((sku) => ({
    kind: 'included',
    skus: [sku],
    reason: 'Part of the system.',
  }))

function ductedSystem(product: DemoProduct, shelf: Shelf): Wanted[] {
  const parts = partsOf(product).flatMap((sku) => shelf.bySku.get(sku) ?? [])
  const [outside, heater] = [
    parts.find((part) => part.type === 'air-conditioner' || part.type === 'heat-pump'),
    parts.find((part) => part.type === 'gas-furnace'),
  ]
  const wanted = [
    ...(outside === undefined ? [] : outdoor(outside, shelf)),
    ...(heater === undefined ? [] : furnace(heater, shelf)),
  ].filter((each) => each.kind !== 'compatible')
  const kit = /-(5|8|10|15|20)$/.exec(product.sku)?.[1]
  return [
    ...included(
      product,
      kit === undefined || product.type !== 'heat-pump-system' ? [] : [`NVHK-${kit.padStart(2, '0')}`],
    ),
    ...wanted,
    ...(product.category === 'dual-fuel-systems'
      ? [
          {
            kind: 'required' as const,
            page: OTHER,
            skus: ['CLDF-1'],
            reason: 'Changes from heat pump to gas.',
          },
        ]
      : []),
  ]
}

function bundle(product: DemoProduct): Wanted[] {
  const [, unit = '', base = ''] = /^PKB-(.+)-(NVCRBA|NVPD)$/.exec(product.sku) ?? []
  const curb = figure(product, 'tons') < 4 ? 'NVCRBA-2-3.5TON14IN' : 'NVCRBA-4-5TON14IN'
  return [
    {
      kind: 'included',
      skus: [unit, base === 'NVPD' ? 'NVPD-60X52X3' : curb],
      reason: 'Part of the bundle.',
    },
    ...packageUnit(product),
  ]
}

type Rule = (product: DemoProduct, shelf: Shelf) => Wanted[]

const house =
  (rule: Rule): Rule =>
  (product, shelf) =>
    product.match !== null && product.match.outdoor === null ? [] : rule(product, shelf)
const multiHeads = (
  product: DemoProduct,
): { kind: RelationKind; skus: string[]; quantity: number; reason: string }[] =>
  [...Map.groupBy(headsOfCode(product.sku.split('-').at(-1) ?? ''), (sku) => sku)].map(([sku, group]) => ({
    kind: 'included',
    skus: [sku],
    quantity: group.length,
    reason: 'Part of the system.',
  }))

const RULES: Partial<Record<DemoProduct['type'], Rule>> = {
  'air-conditioner': outdoor,
  'heat-pump': outdoor,
  'gas-furnace': furnace,
  'oil-furnace': furnace,
  'electric-furnace': (product) => [thermostats(product)],
  'air-handler': airHandler,
  coil: () => [
    {
      kind: 'required',
      page: AC_SUPPLIES,
      skus: ['NVFLSW-INLINE'],
      reason: 'Stops the cooling when the drain is blocked.',
    },
  ],
  'mini-split-outdoor': miniOutdoor,
  'mini-split-indoor': indoor,
  'package-unit': packageUnit,
  'package-bundle': bundle,
  'tankless-water-heater': tankless,
  'ducted-system': ductedSystem,
  'cooling-system': ductedSystem,
  'heat-pump-system': house(ductedSystem),
  'mini-split-system': house((product) => [
    ...included(product),
    drainHoses(1),
    ...miniSplitPower(product),
    ...wifi(product),
  ]),
  'multi-zone-system': house((product, shelf) => [
    ...included(product),
    ...multiHeads(product),
    { ...lineSets(product, shelf), quantity: figure(product, 'ports') },
    drainHoses(figure(product, 'ports')),
    ...miniSplitPower(product),
    ...wifi(product),
  ]),
  'unit-heater': () => [
    { kind: 'required', page: OTHER, skus: ['NVBV-CAP-4'], reason: 'Vents the flue gas outside.' },
    { kind: 'accessory', page: OTHER, skus: ['NVGAS-18', 'CLTSTP-1H1C'], reason: 'Usually bought with it.' },
  ],
  boiler: () => [
    {
      kind: 'required',
      page: OTHER,
      skus: ['NVCVNT-2IN', 'NVCVNT-3IN'],
      reason: 'PVC vent and combustion air.',
    },
    { kind: 'accessory', page: OTHER, skus: ['NVEXP-45', 'NVGAS-24'], reason: 'Usually bought with it.' },
  ],
  'tank-water-heater': (product) => [
    {
      kind: 'accessory',
      page: OTHER,
      skus: ['NVEXP-2', 'NVPAN-32', ...(read(product, 'fuel') === 'Electric' ? [] : ['NVGAS-24'])],
      reason: 'Usually bought with it.',
    },
  ],
  humidifier: (product) => [
    {
      kind: 'accessory',
      page: OTHER,
      skus: product.sku.includes('11GPD')
        ? ['CLSTM-C']
        : product.sku.includes('34GPD')
          ? ['CLSTM-L']
          : product.sku.includes('18GPD')
            ? ['CLHPAD-18']
            : ['CLHPAD-12'],
      reason: 'Change it each season.',
    },
  ],
  'uv-lamp': () => [
    { kind: 'accessory', page: OTHER, skus: ['CLUVB-16'], reason: 'Change it every two years.' },
  ],
  thermostat: () => [
    {
      kind: 'accessory',
      page: OTHER,
      skus: ['CLCW-1', 'CLRS-1', 'CLWP-1'],
      reason: 'Usually bought with it.',
    },
  ],
}

const efficiency = (product: DemoProduct): number =>
  figure(product, 'afue') ||
  figure(product, 'seer2') ||
  figure(product, 'uef') ||
  figure(product, 'ceer') ||
  figure(product, 'merv')

/** The next better product: same shelf and size, at least as efficient, the least expensive one that is dearer and not of the same series. */
function alsoConsider(product: DemoProduct, shelf: Shelf): Wanted[] {
  const sizeKey = ['tons', 'systemTons', 'gallons', 'inputBtu', 'coolingBtu', 'diameter', 'filterSize'].find(
    (key) => read(product, key as AttributeKey) !== undefined,
  ) as AttributeKey | undefined
  if (sizeKey === undefined) return []
  const better = shelf
    .ofType(product.type)
    .filter(
      (each) =>
        efficiency(each) >= efficiency(product) &&
        each.category === product.category &&
        read(each, sizeKey) === read(product, sizeKey) &&
        each.dimensions?.width === product.dimensions?.width &&
        each.priceCents > product.priceCents &&
        each.series !== product.series &&
        !each.withdrawn,
    )
  const [first] = [...better].sort((a, b) => a.priceCents - b.priceCents)
  return first === undefined
    ? []
    : [{ kind: 'also_consider', skus: [first.sku], reason: 'A step up in the same size.' }]
}

function relationsOf(product: DemoProduct, shelf: Shelf): DemoRelation[] {
  const wanted = [...(RULES[product.type]?.(product, shelf) ?? []), ...alsoConsider(product, shelf)]
  const seen = new Set<string>()
  return wanted.flatMap(({ kind, skus: list, reason, page, quantity }) =>
    list.flatMap((sku) => {
      const key = `${kind} ${sku}`
      if (sku === product.sku || seen.has(key) || !shelf.bySku.has(sku)) return []
      seen.add(key)
      return [{ kind, sku, quantity: quantity ?? 1, page: page ?? null, reason }]
    }),
  )
}

/** Fills in what goes with what, by the rules of the trade. Changes the products in place: it is their last step. */
export function relate(products: readonly DemoProduct[]): void {
  const byType = Map.groupBy(products, (product) => product.type)
  const shelf: Shelf = {
    all: products,
    ofType: (type) => byType.get(type) ?? [],
    bySku: new Map(products.map((product) => [product.sku, product])),
  }
  for (const product of products) product.relations = relationsOf(product, shelf)
}
