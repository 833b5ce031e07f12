import { type Cents, formatMoney } from '#lib/money.ts'
import { texts } from '../texts.ts'
import type { PriceReason } from './price-offer.ts'
import type { PriceRule } from './price-rule.ts'

/** A line of an explanation as a person reads it. */
export interface WhyLine {
  words: string
  /** each; null: it cannot be computed */
  price: Cents | null
  verdict: string
  isUsed: boolean
}

const OF_COST: ReadonlySet<string> = new Set(['below_cost', 'no_base'])

/**
 * An explanation in words. A reader who may not know our costs learns neither the percentage of a rule on
 * cost, from which the cost follows, nor that a rule was left out because of the cost.
 */
export const wordsOfPrice = (reasons: readonly PriceReason[], mayReadCosts: boolean): WhyLine[] =>
  reasons
    .filter(({ verdict }) => mayReadCosts || !OF_COST.has(verdict))
    .map(({ source, price, verdict }) => ({
      words: wordsOf(source, mayReadCosts),
      price,
      verdict: texts.why.verdicts[verdict],
      isUsed: verdict === 'holds',
    }))

function wordsOf(source: PriceReason['source'], mayReadCosts: boolean): string {
  const { why } = texts
  switch (source.kind) {
    case 'public':
      return source.listPrice === null ? why.public : why.ofList(formatMoney(source.listPrice))
    case 'own':
      return why.own(source.list) + fromUnits(source.from)
    case 'rule': {
      const { rule, base, list, from } = source
      const isSecret = rule.basis === 'cost' && !mayReadCosts
      const on = base === null || isSecret ? '' : why.on(formatMoney(base))
      return (
        why.rule(isSecret ? why.overCost : percentOf(rule), goodsOf(rule), list) +
        on +
        why.rounded[rule.rounding] +
        fromUnits(from)
      )
    }
    case 'request':
      return why.request(source.id)
    case 'quote':
      return why.quote
    case 'order':
      return why.order
  }
}

const fromUnits = (from: number): string => (from > 1 ? texts.why.from(from) : '')

/** "cost + 25%", "list price − 12%". */
function percentOf({ basis, percent }: Pick<PriceRule, 'basis' | 'percent'>): string {
  const { why } = texts
  return { cost: why.cost, list: why.list, public: why.less }[basis](percent)
}

/** "the category Thermostats": what a rule is for. */
function goodsOf({ category, brand }: Pick<PriceRule, 'category' | 'brand'>): string {
  const { why } = texts
  if (category !== null && brand !== null) return why.both(category, brand)
  if (category !== null) return why.category(category)
  return brand === null ? why.all : why.brand(brand)
}
