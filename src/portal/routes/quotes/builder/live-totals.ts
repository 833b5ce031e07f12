import type { WireTotals } from '#features/partners/quotes/contract/shapes.ts'
import { firstSelection, type Section } from '#features/partners/quotes/rules/content.ts'
import {
  type QuoteFacts,
  type TotalsOfSection,
  totalsOf,
} from '#features/partners/quotes/rules/quote-totals.ts'
import { toWire } from '#lib/money.ts'
import type { Draft } from './draft.ts'

/** The facts with the shipping and exemption of the draft, which count before the store has saved them. */
export const factsFor = (
  facts: QuoteFacts,
  { shipping, isTaxExempt }: Pick<Draft['content'], 'shipping' | 'isTaxExempt'>,
): QuoteFacts => ({ ...facts, shipping, exempt: isTaxExempt })

/**
 * Counts the options of a draft as the store does. An option that did not change is not counted again, so
 * that a key press in one of six options computes one total.
 */
export function totalsCounter(facts: QuoteFacts): (section: Section) => TotalsOfSection {
  const counted = new WeakMap<Section, TotalsOfSection>()
  return (section) => {
    const known = counted.get(section)
    if (known) return known
    const totals = totalsOf(section, firstSelection(section), facts)
    counted.set(section, totals)
    return totals
  }
}

/** Options whose total the store counted differently than this page. */
export const differences = (
  counted: readonly TotalsOfSection[],
  store: readonly WireTotals[],
): { sectionKey: string; here: number; store: number }[] =>
  counted.flatMap(({ sectionKey, total }) => {
    const other = store.find((each) => each.sectionKey === sectionKey)
    const here = toWire(total)
    return other && Math.abs(other.total - here) >= 0.005 ? [{ sectionKey, here, store: other.total }] : []
  })

/** What the first selection of an option earns before shipping; undefined while a cost is unknown. */
export function profitOf(section: Section, costs: Readonly<Record<string, number>>): number | undefined {
  const chosen = new Set(firstSelection(section).lines.map(({ key }) => key))
  let profit = 0
  for (const { key, id, qty, price } of section.lines) {
    if (!chosen.has(key)) continue
    const cost = costs[id]
    if (cost === undefined) return undefined
    profit += (price - Math.round(cost * 100)) * qty
  }
  return profit
}
