import { DAY_MS, dateInWords } from '#lib/dates.ts'
import { texts } from '../texts.ts'
import { NOX_LIMITS } from './data/nox-limits.ts'
import type { RuleFacts } from './facts.ts'
import { type ComplianceRule, FEDERAL_RULES } from './federal.ts'
import { type Judgment, type Law, warning } from './judgment.ts'
import { judgeNox, limitsFor, type RulePlace } from './nox.ts'
import { STATE_REFRIGERANT_RULES } from './state-refrigerants.ts'

export interface Verdict extends Judgment, Omit<Law, 'id'> {
  rule: string
}

/** The rules that no air district makes. */
const RULES: readonly ComplianceRule[] = [...FEDERAL_RULES, ...STATE_REFRIGERANT_RULES]

/** Every law and rule that the store checks. */
export const LAWS: readonly Law[] = [...RULES, ...NOX_LIMITS]

/** The rules that may concern a product at a place: without the limits for burners of another kind. */
function rulesFor({ burner, inputBtu }: RuleFacts, place: RulePlace): readonly ComplianceRule[] {
  if (burner === undefined) return RULES
  const limits = limitsFor({ burner, inputBtu }, place)
  return [
    ...RULES,
    ...limits.map((limit) => ({ ...limit, judge: (facts: RuleFacts) => judgeNox(facts, limit) })),
  ]
}

/** A rule that will forbid a product becomes a warning this many days before it begins. */
const NOTICE_DAYS = 180
const daysUntil = (day: string, on: string): number => Math.round((Date.parse(day) - Date.parse(on)) / DAY_MS)

/**
 * The verdicts of all rules that concern a product at a place on a day (yyyy-mm-dd), each with reason and
 * source. Lists, product pages, carts and the checkout all ask this one function.
 */
export function judgeProduct(facts: RuleFacts, place: RulePlace, on: string): Verdict[] {
  return rulesFor(facts, place).flatMap((rule) => {
    if (rule.effectiveTo !== null && on > rule.effectiveTo) return []
    const judgment = rule.judge(facts, place)
    const dated = judgment && inForce(rule, judgment, on)
    if (!dated) return []
    const { id, title, source, effectiveFrom, effectiveTo, status, read } = rule
    return [{ rule: id, title, source, effectiveFrom, effectiveTo, status, read, ...dated }]
  })
}

function inForce({ effectiveFrom }: Law, judgment: Judgment, on: string): Judgment | undefined {
  if (effectiveFrom === null || on >= effectiveFrom) return judgment
  if (judgment.outcome !== 'blocked' || daysUntil(effectiveFrom, on) > NOTICE_DAYS) return undefined
  return warning(texts.coming(dateInWords(effectiveFrom), judgment.why))
}

/** What is said of every product outside the United States: our rules end at the border. */
export const OUTSIDE: Verdict = {
  rule: 'outside-united-states',
  title: texts.titles.outside,
  source: texts.outsideSource,
  effectiveFrom: null,
  effectiveTo: null,
  status: 'store',
  read: null,
  ...warning(texts.outside),
}
