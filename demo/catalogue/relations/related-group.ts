import type { RelationKind } from '#db/tables/index.ts'
import { ATTR, type AttributeKey } from '#features/catalog/rules/attributes.ts'
import type { DemoProduct } from '../product.ts'

export type RelatedGroup = {
  kind: RelationKind
  skus: readonly string[]
  reason: string
  page?: number
  quantity?: number
}

/** The products that a rule may look up. */
export interface ProductIndex {
  all: readonly DemoProduct[]
  ofType: (type: DemoProduct['type']) => readonly DemoProduct[]
  bySku: ReadonlyMap<string, DemoProduct>
}

export const read = (product: DemoProduct, key: AttributeKey) => product.attributes[String(ATTR[key])]
export const figure = (product: DemoProduct, key: AttributeKey): number => Number(read(product, key) ?? 0)
export const skus = (products: readonly DemoProduct[]): string[] => products.map((product) => product.sku)
const LINE_SETS = 1
export const AC_SUPPLIES = 2
export const DRAIN_HOSES = 3
export const MINI_SPLIT = 4
export const OTHER = 5

export function lineSets(product: DemoProduct, productIndex: ProductIndex): RelatedGroup {
  const fitting = productIndex
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
    reason:
      `${read(product, 'liquidLine')} × ${read(product, 'suctionLine')} in lines join the outdoor and the ` +
      'indoor unit. Measure the run and round up.',
  }
}

/** The smallest pad with two inches to spare on every side. */
export function padFor(product: DemoProduct, productIndex: ProductIndex): RelatedGroup {
  const [wide, deep] = [(product.dimensions?.width ?? 36) + 2, (product.dimensions?.depth ?? 36) + 2]
  const fitting = productIndex
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
export function power(product: DemoProduct): RelatedGroup[] {
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

export const CONTROL_WIRE: RelatedGroup = {
  kind: 'required',
  page: AC_SUPPLIES,
  skus: ['NVTWIR-18550FT', 'NVTWIR-18850FT'],
  reason: 'Control wire from the thermostat and the indoor unit to the outdoor unit.',
}
export const SURGE: RelatedGroup = {
  kind: 'accessory',
  page: OTHER,
  skus: ['NVSURG-120240V'],
  reason: 'One for each outdoor unit: an inverter board costs more.',
}

export function thermostats(product: DemoProduct): RelatedGroup {
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
