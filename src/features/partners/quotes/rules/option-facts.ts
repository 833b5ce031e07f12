import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { capacityOf } from '#features/catalog/catalog/rules/capacity.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { type Candidate, isAtMost, type Offer } from '#features/catalog/rebates/rules/eligible.ts'
import type { rebateOf } from '#features/catalog/rebates/rules/total.ts'
import type { PricedFuels } from '#features/choosing/compare/rules/reference-house.ts'
import { runningCost } from '#features/choosing/compare/rules/running-cost.ts'
import { add, type Cents, times, toCents, ZERO } from '#lib/money.ts'
import type { Section, Selection } from './content.ts'

export interface ProductData {
  type: string
  attributes: Readonly<Record<string, AttributeValue>>
}

/** The figures by which the options of a quote are compared; null where the makers state nothing. */
export interface OptionFacts {
  heatingBtu: number | null
  coolingBtu: number | null
  afue: number | null
  seer2: number | null
  hspf2: number | null
  /** of the loudest unit, dB */
  sound: number | null
  /** a year in the same house for every option */
  yearlyCost: Cents | null
  /** the shortest parts warranty of the equipment, in years */
  warrantyYears: number | null
  /** what programs pay back after the purchase; null where we know of none */
  rebate: { amount: Cents; atMost: boolean } | null
}

type RebateOf = (
  product: Candidate,
) => Pick<ReturnType<typeof rebateOf>, 'total'> & { best: readonly Pick<Offer, 'conditions'>[] }

const numberOf = ({ attributes }: ProductData, id: number): number | null => {
  const value = attributes[id]
  return typeof value === 'number' && value > 0 ? value : null
}

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)
const most = (values: readonly (number | null)[]): number | null =>
  known(values).length === 0 ? null : Math.max(...known(values))
const least = (values: readonly (number | null)[]): number | null =>
  known(values).length === 0 ? null : Math.min(...known(values))

/**
 * The figures of the selected products of an option together, from the data of their makers.
 *
 * @param fuels the prices of the customer's place
 */
export function optionFacts(
  section: Section,
  selection: Selection,
  products: ReadonlyMap<string, ProductData>,
  { rebate, fuels }: { rebate: RebateOf; fuels: PricedFuels },
): OptionFacts {
  const keys = new Set(selection.lines.map(({ key }) => key))
  const chosen = section.lines.filter(({ key }) => keys.has(key)).flatMap(({ id }) => products.get(id) ?? [])
  const capacities = chosen.flatMap((product) => capacityOf(product.type, product.attributes) ?? [])
  const equipment = chosen.filter((product) => capacityOf(product.type, product.attributes) !== null)
  return {
    heatingBtu: most(capacities.map(({ heatingBtu }) => heatingBtu)),
    coolingBtu: most(capacities.map(({ coolingBtu }) => coolingBtu)),
    afue: most(equipment.map((product) => numberOf(product, ATTR.afue))),
    seer2: most(equipment.map((product) => numberOf(product, ATTR.seer2))),
    hspf2: most(equipment.map((product) => numberOf(product, ATTR.hspf2))),
    sound: most(chosen.map((product) => numberOf(product, ATTR.sound))),
    yearlyCost: yearlyCostOf(equipment, fuels),
    warrantyYears: least(equipment.map((product) => numberOf(product, ATTR.warrantyParts))),
    rebate: rebateOfOption(section, selection, { products, rebate }),
  }
}

/** The sum over the selected products, each at its quoted price. */
function rebateOfOption(
  { lines }: Section,
  selection: Selection,
  { products, rebate }: { products: ReadonlyMap<string, ProductData>; rebate: RebateOf },
): OptionFacts['rebate'] {
  let amount = ZERO
  let atMost = false
  for (const { key, qty } of selection.lines) {
    const line = lines.find((each) => each.key === key)
    const product = line && products.get(line.id)
    if (!product) continue
    const { best, total } = rebate({ ...product, price: toCents(line.price) })
    amount = add(amount, times(total, qty))
    atMost ||= best.some(isAtMost)
  }
  return amount === ZERO ? null : { amount, atMost }
}

/**
 * The heating cost of the product that heats and the cooling cost of the product that cools. How a heat
 * pump and a furnace share the work depends on the winter, so such an option has no cost.
 */
function yearlyCostOf(equipment: readonly ProductData[], fuels: PricedFuels): Cents | null {
  const costs = equipment.map((product) => runningCost(product, fuels))
  const heating = costs.flatMap((cost) => cost.heating ?? [])
  const cooling = costs.flatMap((cost) => cost.cooling ?? [])
  if (heating.length > 1 || cooling.length > 1 || heating.length + cooling.length < 2) return null
  return ((heating[0] ?? 0) + (cooling[0] ?? 0)) as Cents
}
