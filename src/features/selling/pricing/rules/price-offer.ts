import { type Cents, toCents } from '#lib/money.ts'
import { type PriceRule, rulePrice } from './price-rule.ts'

/** One of the prices that a company's lists have for a product. */
export interface OfferEntry {
  list: { id: number; name: string }
  /** holds from so many units of the product in one cart */
  from: number
  by: { kind: 'own'; price: Cents } | { kind: 'rule'; rule: PriceRule }
}

/** What a price is made of, before anybody fixes another one. */
export interface PriceOffer {
  /** what the public pays */
  shown: Cents
  /** the comparison price; null: the product has none */
  listPrice: Cents | null
  /** secret: see the permission costs.read */
  cost: Cents | null
  /** in order of precedence: the first that applies holds, unless the public pays less */
  entries: readonly OfferEntry[]
}

/** A price that holds instead of all lists: a price request, a quote, an order that was placed. */
export type FixedBy = { kind: 'request'; id: number } | { kind: 'quote' } | { kind: 'order' }

/**
 * What became of a price: it holds; another goes before it; it needs more units; it would be below cost; its
 * base is unknown; the public pays less.
 */
type Verdict = 'holds' | 'after' | 'more_units' | 'below_cost' | 'no_base' | 'public_is_lower'

/** One line of the explanation of a price. An order keeps these lines as JSON. */
export interface PriceReason {
  source:
    | { kind: 'public'; listPrice: Cents | null }
    | { kind: 'own'; list: string; from: number }
    | { kind: 'rule'; list: string; from: number; rule: PriceRule; base: Cents | null }
    | FixedBy
  /** each; null: it cannot be computed */
  price: Cents | null
  verdict: Verdict
}

/** A product with what its price depends on. */
export interface OfferedProduct {
  /** of one unit */
  price: Cents
  /** left out: the public price is the only one */
  offer?: PriceOffer | undefined
  /** who fixed `price`, for every quantity; left out: nobody */
  fixed?: FixedBy | undefined
}

/** Whether something else than the public price decides what a product costs. */
export const isOwnPrice = ({ offer, fixed }: OfferedProduct): boolean =>
  offer !== undefined || fixed !== undefined

/** The price each of so many units. */
export const unitPrice = (product: OfferedProduct, qty: number): Cents =>
  product.offer === undefined || product.fixed !== undefined
    ? product.price
    : decide(product.offer, qty).price

/** Prices by quantity: each holds from `from` units on. The first is of one unit; each other one differs. */
export interface PriceStep {
  from: number
  price: Cents
}

/** The quantities at which the price changes, with the price from there on. */
export function priceSteps(product: OfferedProduct): PriceStep[] {
  const entries = product.fixed ? [] : (product.offer?.entries ?? [])
  const starts = [...new Set([1, ...entries.map(({ from }) => from)])].toSorted((a, b) => a - b)
  const steps: PriceStep[] = []
  for (const from of starts) {
    const price = unitPrice(product, from)
    if (price !== steps.at(-1)?.price) steps.push({ from, price })
  }
  return steps
}

/**
 * Why so many units cost what they cost, each: one line holds, and it is `unitPrice`. Both come from the same
 * decision, so that no explanation differs from its price.
 */
export function explainPrice(product: OfferedProduct, qty: number): PriceReason[] {
  const { offer, fixed, price } = product
  const shown: PriceOffer = offer ?? { shown: price, listPrice: null, cost: null, entries: [] }
  const { reasons } = decide(shown, qty)
  if (fixed === undefined) return reasons
  const others = offer ? reasons : []
  return [
    { source: fixed, price, verdict: 'holds' },
    ...others.map((each) => (each.verdict === 'holds' ? { ...each, verdict: 'after' as const } : each)),
  ]
}

function decide(offer: PriceOffer, qty: number): { price: Cents; reasons: PriceReason[] } {
  let first: PriceReason | undefined
  const listed = offer.entries.map((entry): PriceReason => {
    const { source, price } = priced(entry, offer)
    const problem = problemOf(entry, price, offer, qty)
    const reason = { source, price, verdict: problem ?? (first ? 'after' : 'holds') } satisfies PriceReason
    if (problem === undefined) first ??= reason
    return reason
  })
  const isLower = first?.price != null && first.price < offer.shown
  const publicReason: PriceReason = {
    source: { kind: 'public', listPrice: offer.listPrice },
    price: offer.shown,
    verdict: isLower ? 'after' : 'holds',
  }
  if (first && isLower) return { price: toCents(first.price ?? 0), reasons: [...listed, publicReason] }
  const beaten = listed.map((each) =>
    each === first ? { ...each, verdict: 'public_is_lower' as const } : each,
  )
  return { price: offer.shown, reasons: [publicReason, ...beaten] }
}

function priced({ list, from, by }: OfferEntry, offer: PriceOffer): Pick<PriceReason, 'source' | 'price'> {
  if (by.kind === 'own') return { source: { kind: 'own', list: list.name, from }, price: by.price }
  const base = { cost: offer.cost, list: offer.listPrice, public: offer.shown }[by.rule.basis]
  return {
    source: { kind: 'rule', list: list.name, from, rule: by.rule, base },
    price: base === null ? null : rulePrice(by.rule, base),
  }
}

/**
 * A rule never sells below cost: then it does not apply to that product. Its price is not raised to the
 * cost, because a buyer who sees the percentage of the other products could then read the cost.
 */
function problemOf(
  { from, by }: OfferEntry,
  price: Cents | null,
  { cost }: PriceOffer,
  qty: number,
): Verdict | undefined {
  if (from > qty) return 'more_units'
  if (price === null) return 'no_base'
  if (by.kind === 'rule' && cost !== null && price < cost) return 'below_cost'
  return undefined
}
