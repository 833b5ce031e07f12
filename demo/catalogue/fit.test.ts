import { expect, test } from 'vitest'
import type { MetNeed } from '#features/catalog/accessories/rules/choose.ts'
import { cableRating } from '#features/catalog/accessories/rules/needs/electrical.ts'
import type { NeedKind } from '#features/catalog/accessories/rules/needs/need.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { figure, type Part, read, word } from '#features/catalog/accessories/rules/parts.ts'
import {
  carriesKit,
  isStandardBreaker,
  leastAirflow,
} from '#features/catalog/catalog/rules/circuits/circuits.ts'
import { unitSizesOf } from '#features/catalog/catalog/rules/circuits/unit-sizes.ts'
import { bySku, EQUIPPED, type Equipped, partById, partOf, products, unitsOf } from './jobs/equipped.ts'
import type { DemoProduct } from './product.ts'

/** The SKUs of the equipment that breaks a rule, with what is wrong. */
const faults = (of: (equipped: Equipped) => readonly string[]): string[] =>
  EQUIPPED.flatMap((equipped) => of(equipped).map((fault) => `${equipped.product.sku}: ${fault}`))
const needs = ({ met }: Equipped, kind: NeedKind): MetNeed[] => met.filter((each) => each.kind === kind)
const chosen = (need: MetNeed): Part[] => need.choices.map(({ part }) => partById.get(part.id) ?? part)
/** A maker of whom only ratings are known: the rules cannot choose parts. */
const isKnown = ({ product }: Equipped): boolean => product.match === null || product.match.outdoor !== null

test('the demo has equipment to look at', () => {
  expect(EQUIPPED.length).toBeGreaterThan(2_300)
  expect(EQUIPPED.filter(({ product }) => product.type === 'multi-zone-system').length).toBeGreaterThan(600)
})

test('every need finds a part that is sold', () => {
  expect(
    faults((equipped) => {
      const { product, units, met } = equipped
      if (!isKnown(equipped)) return []
      const found = new Set(met.map(({ kind }) => kind))
      return needsOf(partOf(product), units)
        .filter(({ kind, required }) => required && !found.has(kind))
        .map(({ kind, of }) => `no part for ${kind} ${of}`)
    }),
  ).toEqual([])
})

test('a multi-zone system takes a line set of its own sizes for each indoor unit', () => {
  const wrong = faults((equipped) => {
    if (equipped.product.type !== 'multi-zone-system' || !isKnown(equipped)) return []
    const heads = equipped.units.filter(({ type }) => type === 'mini-split-indoor')
    const sets = needs(equipped, 'lineSet')
    const wanted = Map.groupBy(heads, (head) => `${word(head, 'liquidLine')} ${word(head, 'suctionLine')}`)
    const offered = new Map(
      sets.flatMap((set) =>
        chosen(set).map((part) => [`${word(part, 'liquidLine')} ${word(part, 'suctionLine')}`, set.quantity]),
      ),
    )
    return [...wanted].flatMap(([size, group]) => {
      const quantity = group.reduce((sum, head) => sum + head.quantity, 0)
      return offered.get(size) === quantity
        ? []
        : [`${quantity} line sets of ${size}, offered ${offered.get(size)}`]
    })
  })
  expect(wrong).toEqual([])
})

test('each port whose size differs from the line’s has an adapter', () => {
  const wrong = faults((equipped) => {
    if (equipped.product.type !== 'multi-zone-system' || !isKnown(equipped)) return []
    const outdoor = equipped.units.find(({ type }) => type === 'mini-split-outdoor')
    const joints = equipped.units
      .filter(({ type }) => type === 'mini-split-indoor')
      .flatMap((head) =>
        (['liquidLine', 'suctionLine'] as const)
          .filter((line) => outdoor && word(outdoor, line) !== word(head, line))
          .map(() => head.quantity),
      )
    const wanted = joints.reduce((sum, quantity) => sum + quantity, 0)
    const offered = needs(equipped, 'adapter').reduce((sum, { quantity }) => sum + quantity, 0)
    return wanted === offered ? [] : [`${wanted} adapters, offered ${offered}`]
  })
  expect(wrong).toEqual([])
})

test('every circuit has a breaker of a standard size that the maker allows', () => {
  expect(
    faults((equipped) =>
      equipped.circuits
        .filter(({ plugsIn }) => !plugsIn)
        .flatMap(({ unit, count, mca, breaker, isDoublePole }) => {
          if (breaker === null || !isStandardBreaker(breaker)) return [`${unit}: breaker of ${breaker} A`]
          if (mca !== null && mca > breaker) return [`${unit}: ${mca} A on a ${breaker} A breaker`]
          const met = needs(equipped, 'breaker').flatMap((need) =>
            need.quantity === count ? chosen(need) : [],
          )
          const poles = isDoublePole ? 'Double-pole breaker' : 'Single-pole breaker'
          return met.some((part) => figure(part, 'amps') === breaker && word(part, 'kind') === poles)
            ? []
            : [`${unit}: no ${poles} of ${breaker} A, ${count} times`]
        }),
    ),
  ).toEqual([])
})

test('every circuit has a cable that carries its ampacity', () => {
  expect(
    faults((equipped) =>
      equipped.circuits
        .filter(({ plugsIn }) => !plugsIn)
        .flatMap(({ unit, mca, breaker }) =>
          needs(equipped, 'circuitCable').some((need) =>
            chosen(need).some((part) => (figure(part, 'amps') ?? 0) >= (mca ?? breaker ?? 0)),
          )
            ? []
            : [`${unit}: no cable for ${mca} A`],
        ),
    ),
  ).toEqual([])
})

test('a heater’s cable is protected by its breaker; a compressor’s follows the ampacity', () => {
  expect(cableRating('heat-kit', 42, 45)).toBe(55)
  expect(cableRating('heat-kit', 26, 30)).toBe(30)
  expect(cableRating('electric-furnace', 78, 80)).toBe(95)
  expect(cableRating('air-conditioner', 22, 35)).toBe(30)
  expect(cableRating('gas-furnace', 12, 20)).toBe(20)
})

test('every hard-wired unit has a switch that fits its breaker, never a fused one', () => {
  expect(
    faults((equipped) => {
      const offered = needs(equipped, 'disconnect').flatMap(chosen)
      const fused = offered.some((part) => word(part, 'kind') === 'Fused') ? ['a fused disconnect'] : []
      return [
        ...fused,
        ...equipped.circuits
          .filter(({ plugsIn, unit }) => !plugsIn && unit !== 'Electric heat kit')
          .flatMap(({ unit, breaker, isDoublePole }) =>
            offered.some(
              (part) =>
                (figure(part, 'amps') ?? 0) >= (breaker ?? 0) &&
                (word(part, 'kind') === 'Service switch') === !isDoublePole,
            )
              ? []
              : [`${unit}: no switch for ${breaker} A`],
          ),
      ]
    }),
  ).toEqual([])
})

const CIRCUIT_OF_TYPE = {
  'air-conditioner': 'Outdoor unit',
  'heat-pump': 'Outdoor unit',
  'mini-split-outdoor': 'Outdoor unit',
  'gas-furnace': 'Furnace',
  'air-handler': 'Air handler',
  'heat-kit': 'Electric heat kit',
}

test('a system lists the circuits of all its units: outdoor unit, furnace or air handler, heat kit', () => {
  const wrong = faults((equipped) => {
    const { product, units, circuits } = equipped
    if (!product.type.endsWith('-system') || !isKnown(equipped)) return []
    const wanted = Object.entries(CIRCUIT_OF_TYPE).flatMap(([type, name]) =>
      units.some((unit) => unit.type === type) ? [name] : [],
    )
    const hasKit = units.some(({ type }) => type === 'heat-kit')
    return [
      ...(wanted.toSorted().join() ===
      circuits
        .map(({ unit }) => unit)
        .toSorted()
        .join()
        ? []
        : [`circuits of ${wanted.join()}, listed ${circuits.map(({ unit }) => unit).join()}`]),
      ...((figure(partOf(product), 'electricHeatKw') ?? 0) > 0 === hasKit ? [] : ['a heat kit is missing']),
    ]
  })
  expect(wrong).toEqual([])
})

const BURNERS = new Set([
  'gas-furnace',
  'oil-furnace',
  'ducted-system',
  'tank-water-heater',
  'tankless-water-heater',
  'boiler',
  'unit-heater',
])

test('everything that burns takes a vent with pipe, or brings it along', () => {
  expect(
    faults((equipped) => {
      const { product } = equipped
      const burns = BURNERS.has(product.type) && word(partOf(product), 'fuel') !== 'Electric'
      const vents = [...needs(equipped, 'ventPipe'), ...needs(equipped, 'vent')]
      const offered = vents.flatMap(chosen)
      const hasPipe = offered.some(
        (part) => (figure(part, 'length') ?? 0) >= 2 && !/cap/i.test(word(part, 'kind')),
      )
      return burns && !hasPipe ? ['no vent pipe'] : []
    }),
  ).toEqual([])
})

test('a coil or air handler that is sold alone takes lines, a drier, a trap and a float switch', () => {
  expect(
    faults((equipped) =>
      equipped.product.type === 'coil' || equipped.product.type === 'air-handler'
        ? (['lineSet', 'drier', 'trap', 'floatSwitch'] as const).filter(
            (kind) => !needs(equipped, kind).some(({ required }) => required),
          )
        : [],
    ),
  ).toEqual([])
})

/** The length of a furnace and a coil that lie side by side; undefined for parts that stand. */
function lyingLength(indoors: readonly Part[]): number | undefined {
  const furnace = indoors.find(({ type }) => type === 'gas-furnace')?.dimensions
  const coil = indoors.find(({ type }) => type === 'coil')
  if (!furnace || !coil?.dimensions || [read(coil, 'position') ?? []].flat().includes('Upflow'))
    return undefined
  return furnace.height + coil.dimensions.width
}

test('a system states the size of its own cabinet, and that of each unit', () => {
  const wrong = faults((equipped) => {
    const { product, units } = equipped
    if (!['ducted-system', 'cooling-system', 'heat-pump-system'].includes(product.type)) return []
    if (!isKnown(equipped)) return []
    const own = partOf(product)
    const sizes = unitSizesOf(
      product,
      unitsOf(product).map(({ type, name, dimensions }) => ({ type, name, dimensions })),
    )
    const indoors = units.filter(({ type }) => ['gas-furnace', 'coil', 'air-handler'].includes(type))
    const most = (side: 'width' | 'depth') => Math.max(...indoors.map((unit) => unit.dimensions?.[side] ?? 0))
    const width = lyingLength(indoors) ?? most('width')
    return [
      ...(figure(own, 'width') === width ? [] : ['another width than its indoor parts have']),
      ...(figure(own, 'depth') === most('depth') ? [] : ['another depth than its deepest indoor part']),
      ...(sizes.length === units.filter(({ type }) => type !== 'heat-kit').length
        ? []
        : ['a unit without a size']),
    ]
  })
  expect(wrong).toEqual([])
})

test('no air handler is offered or sold with a heat kit that its airflow cannot carry', () => {
  const kits = products.filter(({ type }) => type === 'heat-kit')
  const kwOf = (kit: DemoProduct): number => figure(partOf(kit), 'electricHeatKw') ?? 0
  const handlers = products.filter(({ type }) => type === 'air-handler')
  const systems = products.filter(({ type }) => type === 'heat-pump-system' || type === 'cooling-system')
  const offered = handlers.flatMap((handler) => {
    const ties = handler.relations.map(({ sku }) => sku)
    return kits.map((kit) => ({ handler, kw: kwOf(kit), isOffered: ties.includes(kit.sku) }))
  })
  const sold = systems.flatMap((system) => {
    const units = system.relations.map(({ sku }) => bySku.get(sku)).flatMap((unit) => unit ?? [])
    const handler = bySku.get(system.match?.indoor ?? '')
    const kit = units.find(({ type }) => type === 'heat-kit')
    return handler === undefined || kit === undefined ? [] : [{ system, handler, kw: kwOf(kit) }]
  })
  const airflow = (handler: DemoProduct): number | undefined => figure(partOf(handler), 'airflow')

  expect(offered.length).toBeGreaterThan(80)
  expect(
    offered.filter(({ handler, kw, isOffered }) => isOffered !== carriesKit(airflow(handler), kw)),
  ).toEqual([])
  expect(sold.length).toBeGreaterThan(100)
  expect(sold.filter(({ handler, kw }) => !carriesKit(airflow(handler), kw))).toEqual([])
  for (const kit of kits) {
    const smallest = handlers.filter((handler) => carriesKit(airflow(handler), kwOf(kit)))
    const tons = Math.min(...smallest.map((handler) => figure(partOf(handler), 'systemTons') ?? 0))
    expect(kit.description).toContain(
      `from ${tons} tons that move at least ${WIDE.format(leastAirflow(kwOf(kit)))} CFM`,
    )
  }
})

const WIDE = new Intl.NumberFormat('en-US')

test.each([
  [5, 316],
  [8, 506],
  [10, 632],
  [15, 948],
  [20, 1_264],
])('%d kW warm %d CFM by 50 °F and no more', (kw, least) => {
  expect(leastAirflow(kw)).toBe(least)
  expect(carriesKit(least - 1, kw)).toBe(false)
  expect(carriesKit(undefined, kw)).toBe(false)
})
