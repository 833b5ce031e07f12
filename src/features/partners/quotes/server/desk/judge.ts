import { roleOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { COST } from '#features/selling/pricing/rules/access.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { PricedContent } from '../../contract.ts'
import { type ContentProblem, sendProblems } from '../../rules/content.ts'
import { judgeQuote, limitOf, type QuoteVerdict } from '../../rules/judge-quote.ts'
import { texts } from '../../texts.ts'
import type { PricedQuote } from '../price-content.ts'
import { maySee } from '../quote-rows.ts'
import { wireFacts, wireTotals } from '../wire.ts'

const HIDDEN: ReadonlyMap<string, null> = new Map()

/**
 * What a reader may send alone: the limit of our own staff, none for a contractor. For a reader who may not
 * know our costs they are unknown here too. So no answer depends on them, and each price below the company's
 * own needs an approval; an approval never allows a price below cost.
 */
export const verdictFor = ({ content, read, facts }: PricedQuote, actor: Actor): QuoteVerdict =>
  judgeQuote(content, {
    ownPriceOf: read.ownPriceOf,
    costs: maySee(actor, COST.read) ? read.costs : HIDDEN,
    facts,
    limit: limitOf(roleOf(actor) !== 'contractor'),
  })

interface Sendable {
  contact: { name: string; email: string }
  offeredUntil: Date
  now: Date
}

/** The reasons why a version cannot be sent, apart from its prices. */
export function missingFor(
  { content, read, facts, totals }: Pick<PricedQuote, 'content' | 'read' | 'facts' | 'totals'>,
  { contact, offeredUntil, now }: Sendable,
): ContentProblem[] {
  const missing = sendProblems(content)
  const add = (problem: ContentProblem['problem'], section: string | null = null) =>
    missing.push({ problem, section, message: texts.contentProblems[problem] })
  if (contact.name === '' || contact.email === '' || facts === undefined) add('no_contact')
  if (offeredUntil <= now) add('date_over')
  for (const { sectionKey, shippingType, selected } of totals)
    if (shippingType === null && selected > 0) add('no_shipping', sectionKey)
  for (const { key, lines } of content.sections)
    if (lines.some(({ id }) => !read.products.get(id)?.isSold)) add('withdrawn', key)
  return missing
}

/** A priced content as an answer, without the figures that its reader does not see. */
export function presentPriced(priced: PricedQuote, actor: Actor, sendable: Sendable): PricedContent {
  const verdict = verdictFor(priced, actor)
  const seesCosts = maySee(actor, COST.read)
  return {
    totals: priced.totals.map(wireTotals),
    facts: priced.facts === undefined ? null : wireFacts(priced.facts, seesCosts),
    verdict: {
      kind: verdict.kind,
      largestCut: Math.round(verdict.share * 10_000) / 10_000,
      problems: verdict.problems.map((each) => ({ ...each, message: texts.priceProblems[each.problem] })),
      grossProfit: verdict.grossProfit.map(({ section, amount }) => ({
        section,
        amount: seesCosts && amount !== null ? toWire(amount) : null,
      })),
    },
    missing: missingFor(priced, sendable),
    costs: seesCosts
      ? Object.fromEntries(
          [...priced.read.costs].flatMap(([id, cost]) =>
            cost === null ? [] : [[id, toWire(toCents(cost))]],
          ),
        )
      : null,
  }
}
