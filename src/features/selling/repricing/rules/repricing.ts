import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { figure } from '#lib/merchant/merchant.ts'
import { type Cents, subtract, times, toCents } from '#lib/money.ts'

/** Sales may lower a unit price by so many percent alone, until staff set another limit. */
export const ALONE_PERCENT = 10
/** A price request holds this long after it was made. */
export const REQUEST_HOURS = 48

/** A line of a cart whose unit price someone wants to lower. Amounts are cents, each. */
export interface RequestedPrice {
  id: string
  name: string
  qty: number
  /** the price in force */
  price: number
  /** the wanted price; the price in force for a line that keeps it */
  asked: number
  /** what it costs us; null where the catalog does not say */
  cost: number | null
}

/** The share that sales may give away alone; above it another person approves. Servers alone know it. */
export const aloneShare = (): number => figure('discount alone', ALONE_PERCENT) / 100

/** What shipping costs, and how much of it the store gives away. */
export interface LoweredShipping {
  quoted: Cents
  given: Cents
}

/** `at_cost`: it costs us its price and is sold for no less, like each service without a cost of its own. */
export type PriceProblem = 'below_cost' | 'at_cost' | 'above_price' | 'not_an_amount'

export type RepricingVerdict =
  | { kind: 'refused'; problems: readonly { id: string; problem: PriceProblem }[] }
  | {
      kind: 'alone' | 'approval'
      /** the largest share that a line, or the shipping, loses of its price */
      share: number
      /** what the cart earns at these prices; null when a cost is unknown */
      grossProfit: Cents | null
    }

const problemOf = ({ price, asked, cost }: RequestedPrice): PriceProblem | undefined => {
  if (!Number.isSafeInteger(asked) || asked <= 0) return 'not_an_amount'
  if (asked > price) return 'above_price'
  if (asked === price || cost === null || asked >= cost) return undefined
  return cost === price ? 'at_cost' : 'below_cost'
}

/**
 * Whether sales may sell a whole cart at these prices alone, with another person's approval, or not at all. A
 * lowered unit price is never below its cost. Approval is needed for a cut of a price or of the shipping
 * above the limit, for a cut of a product with an unknown cost, and for a cart that loses money.
 */
export function judgeRepricing(
  lines: readonly RequestedPrice[],
  shipping: LoweredShipping,
  limit: number = aloneShare(),
): RepricingVerdict {
  const problems = lines.flatMap((line) => {
    const problem = problemOf(line)
    return problem === undefined ? [] : [{ id: line.id, problem }]
  })
  if (problems.length > 0) return { kind: 'refused', problems }
  const share = Math.max(
    shipping.quoted === 0 ? 0 : shipping.given / shipping.quoted,
    ...lines.map(({ price, asked }) => (price === 0 ? 0 : (price - asked) / price)),
  )
  const profit = grossProfit(lines, shipping.given)
  const isUnknown = lines.some(({ price, asked, cost }) => asked < price && cost === null)
  const isAlone = share <= limit && !isUnknown && (profit === null || profit >= 0)
  return { kind: isAlone ? 'alone' : 'approval', share, grossProfit: profit }
}

/** What lines earn over their cost, less the shipping that we give away; null when a cost is unknown. */
export function grossProfit(
  lines: readonly { qty: number; asked: number; cost: number | null }[],
  shippingGiven: Cents,
): Cents | null {
  let profit = 0
  for (const { qty, asked, cost } of lines) {
    if (cost === null) return null
    profit += times(subtract(toCents(asked), toCents(cost)), qty)
  }
  return subtract(toCents(profit), shippingGiven)
}

/** The cart of a price request. Two carts are the same when these fields are equal. */
export interface CartContent {
  lines: readonly { id: string; qty: number }[]
  customerID: number | null
  projectID: number | null
}

/** A cart's content as text, the same for every order of its lines. The line of a delivery does not count. */
export const contentKey = ({ lines, customerID, projectID }: CartContent): string =>
  [
    `customer ${customerID ?? 'none'}`,
    `project ${projectID ?? 'none'}`,
    ...lines
      .filter(({ id }) => id !== PRIORITY_DELIVERY)
      .map(({ id, qty }) => `${id} x ${qty}`)
      .toSorted((a, b) => (a < b ? -1 : 1)),
  ].join('\n')
