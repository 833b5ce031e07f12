import {
  aloneShare,
  judgeRepricing,
  type PriceProblem,
  type RequestedPrice,
} from '#features/selling/repricing/rules/repricing.ts'
import { type Cents, subtract, toCents, ZERO } from '#lib/money.ts'
import { type Content, firstSelection, type Section } from './content.ts'
import { type QuoteFacts, totalsOf } from './quote-totals.ts'

export interface QuoteVerdict {
  kind: 'alone' | 'approval' | 'refused'
  share: number
  problems: { section: string; id: string; problem: PriceProblem }[]
  /** what each option earns with its first selection; null: a cost is unknown */
  grossProfit: { section: string; amount: Cents | null }[]
}

export interface JudgeFacts {
  /** the price each of so many units in force for the customer */
  ownPriceOf: (id: string, qty: number) => number | undefined
  /** null where a cost is unknown */
  costs: ReadonlyMap<string, number | null>
  /** undefined while the place of the customer is unknown */
  facts: QuoteFacts | undefined
  /** the share that the person who sends may give away alone */
  limit: number
}

/** Our own sales staff may lower prices within the limit; a contractor needs an approval for any cut. */
export const limitOf = (mayReprice: boolean): number => (mayReprice ? aloneShare() : 0)

const SEVERITY = ['alone', 'approval', 'refused'] as const

/**
 * Whether a quote may be sent at its prices alone, with another person's approval, or not at all: the rules
 * of price requests, for each option. Every line counts, also those that the customer may leave out.
 */
export function judgeQuote(content: Content, { ownPriceOf, costs, facts, limit }: JudgeFacts): QuoteVerdict {
  const verdict: QuoteVerdict = { kind: 'alone', share: 0, problems: [], grossProfit: [] }
  for (const section of content.sections) {
    const requested = section.lines.map((line) => requestedPrice(line, ownPriceOf, costs))
    const first = new Set(firstSelection(section).lines.map(({ key }) => key))
    const selected = requested.filter((_, index) => first.has(section.lines[index]!.key))
    const shipping = loweredShipping(section, facts)
    const lines = judgeRepricing(requested, shipping, limit)
    const cart = judgeRepricing(selected, shipping, limit)
    const amount = cart.kind === 'refused' ? null : cart.grossProfit
    verdict.grossProfit.push({ section: section.key, amount })
    if (lines.kind === 'refused')
      verdict.problems.push(...lines.problems.map((each) => ({ ...each, section: section.key })))
    else verdict.share = Math.max(verdict.share, lines.share)
    verdict.kind = worst(verdict.kind, worst(lines.kind, cart.kind))
  }
  return verdict
}

type Kind = QuoteVerdict['kind']

const worst = (a: Kind, b: Kind): Kind => (SEVERITY.indexOf(a) > SEVERITY.indexOf(b) ? a : b)

/**
 * A company buys for less than the public. Its quote may have any price between its own and the public one;
 * only a price below its own is a cut.
 */
function requestedPrice(
  { id, qty, price, listPrice }: Section['lines'][number],
  ownPriceOf: JudgeFacts['ownPriceOf'],
  costs: JudgeFacts['costs'],
): RequestedPrice {
  const own = ownPriceOf(id, qty) ?? listPrice
  const inForce = Math.max(own, listPrice)
  return {
    ...{ id, name: id, qty, asked: price, cost: costs.get(id) ?? null },
    price: price > own && price <= inForce ? price : own,
  }
}

/** What shipping costs at this place without the price that staff set, and how much of it they give away. */
function loweredShipping(section: Section, facts: QuoteFacts | undefined): { quoted: Cents; given: Cents } {
  const override = facts?.shipping.overrideCost ?? null
  if (facts === undefined || override === null) return { quoted: ZERO, given: ZERO }
  const unchanged = { ...facts, shipping: { ...facts.shipping, overrideCost: null } }
  const { shipping: quoted } = totalsOf(section, firstSelection(section), unchanged)
  const { shipping } = totalsOf(section, firstSelection(section), facts)
  return { quoted, given: toCents(Math.max(0, subtract(quoted, shipping))) }
}
