import type { ReactNode } from 'react'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { COMPARED_YEARS_DEFAULT } from '#features/choosing/operating-cost/rules/costs.ts'
import { formatDate } from '#lib/dates.ts'
import { type Cents, formatMoney, toCents, toWire, wholeDollars } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { type Best, bestOf } from '../rules/best.ts'
import { deliveredTotal } from '../rules/delivered-total.ts'
import { REFERENCE_HOUSE } from '../rules/reference-house.ts'
import { texts } from '../texts.ts'
import type { CompareView } from './compare-view.ts'

/** A row as the table shows it. */
export interface TableRow {
  key: string
  label: ReactNode
  /** one a product, in their order */
  cells: readonly ReactNode[]
  best?: Best | null
  /** false when every product says the same */
  differs: boolean
}

export interface TableGroup {
  title: string
  rows: readonly TableRow[]
}

const lowest = (amounts: readonly (Cents | null)[]): Best | null => bestOf(amounts, 'Lowest')

interface MoneyRow {
  key: string
  label: string
  amounts: readonly (Cents | null)[]
  format?: (amount: Cents) => string
  missing?: string
}

function moneyRow({
  key,
  label,
  amounts,
  format = (amount) => wholeDollars(toWire(amount)),
  missing = '–',
}: MoneyRow): TableRow[] {
  if (amounts.every((amount) => amount === null)) return []
  return [
    {
      key,
      label,
      cells: amounts.map((amount) => (amount === null ? missing : format(amount))),
      best: lowest(amounts),
      differs: new Set(amounts).size > 1,
    },
  ]
}

/** The costs of the products: delivered to an address, and running in the years after. */
export function costGroup(
  { products, runningCosts }: Pick<CompareView, 'products' | 'runningCosts'>,
  location: Location,
): TableGroup {
  const deliveredTotals = products.map((product) =>
    product.withdrawn ? null : deliveredTotal(product, location),
  )
  const heating = runningCosts.map((cost) => cost.heating)
  const cooling = runningCosts.map((cost) => cost.cooling)
  return {
    title: texts.cost,
    rows: [
      ...moneyRow({
        key: 'delivered',
        label: texts.delivered(location.zipcode),
        amounts: deliveredTotals,
        format: formatMoney,
        missing: texts.byPhone,
      }),
      ...moneyRow({ key: 'heating', label: texts.heatingCost, amounts: heating }),
      ...moneyRow({ key: 'cooling', label: texts.coolingCost, amounts: cooling }),
      ...moneyRow({
        key: 'years',
        label: texts.purchaseAndYears(COMPARED_YEARS_DEFAULT),
        amounts: yearsCosts({ products, runningCosts }),
      }),
    ],
  }
}

/**
 * Price plus five years of running cost. No row for products that do different work, because their sums
 * cannot be compared.
 */
function yearsCosts({
  products,
  runningCosts,
}: Pick<CompareView, 'products' | 'runningCosts'>): (Cents | null)[] {
  const work = new Set(runningCosts.map(({ heating, cooling }) => `${heating !== null}${cooling !== null}`))
  if (work.size > 1) return products.map(() => null)
  return products.map(({ price }, index) => {
    const { heating, cooling } = runningCosts[index] ?? { heating: null, cooling: null }
    return heating === null && cooling === null
      ? null
      : toCents(price + COMPARED_YEARS_DEFAULT * ((heating ?? 0) + (cooling ?? 0)))
  })
}

/** The assumptions behind the running costs. */
export const assumptions = ({ prices, pricedFor }: Pick<CompareView, 'prices' | 'pricedFor'>): string =>
  texts.assumptions(
    texts.house(grouped(REFERENCE_HOUSE.squareFeet), REFERENCE_HOUSE.place),
    prices
      .map(({ name, price, unit, asOf }) =>
        texts.price(name, price.toFixed(2), unit, asOf && formatDate(asOf)),
      )
      .join(', '),
    pricedFor,
  )

/** Groups with only their differing rows. */
export const onlyDiffering = <Row extends { differs: boolean }, Group extends { rows: readonly Row[] }>(
  groups: readonly Group[],
): Group[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
