import { DAY_MS } from '#kit/dates.ts'
import { texts } from '../texts.ts'
import { NOX_LIMITS } from './data/nox-limits.ts'
import { dayInWords } from './days.ts'
import { judgeEfficiency } from './efficiency.ts'
import type { RuleFacts } from './facts.ts'
import { judgeAfue, judgeNewRoomAc, judgeRoomAc, judgeUef } from './heaters.ts'
import { allowed, blocked, type Judgement, warning } from './judgement.ts'
import type { Law } from './law.ts'
import { judgeNox, limitsFor, type RulePlace } from './nox.ts'

/** A law or a rule of the store, and what it says of a product at a place. */
interface ComplianceRule extends Law {
  /** undefined when the rule says nothing about this product at this place */
  judge(facts: RuleFacts, place: RulePlace): Judgement | undefined
}

export interface Verdict extends Judgement, Omit<Law, 'id'> {
  rule: string
}

const GAS_AFUE_2028 = 95

function judgeFurnace2028({ type, afue }: RuleFacts): Judgement | undefined {
  const hasFurnace = type === 'gas-furnace' || type === 'ducted-system'
  return hasFurnace && afue !== undefined && afue < GAS_AFUE_2028
    ? warning(texts.furnace2028(afue))
    : undefined
}

function judgeRefrigerant({ cools, refrigerants }: RuleFacts): Judgement | undefined {
  if (!cools) return undefined
  const [first] = refrigerants
  if (first === undefined) return warning(texts.refrigerantUnknown)
  return refrigerants.includes('R-410A')
    ? warning(texts.oldRefrigerant('R-410A'))
    : allowed(texts.newRefrigerant(first))
}

function judgeCaliforniaSale({ forCalifornia }: RuleFacts, { state }: RulePlace): Judgement | undefined {
  if (state !== 'CA' || forCalifornia === undefined) return undefined
  return forCalifornia ? allowed(texts.forCalifornia) : blocked(texts.notForCalifornia)
}

const RULES: readonly ComplianceRule[] = [
  {
    id: 'doe-2023-efficiency',
    title: texts.titles.efficiency,
    source: '10 CFR 430.32(c)',
    effectiveFrom: '2023-01-01',
    effectiveTo: null,
    status: 'verified',
    read: '2026-11-21',
    judge: judgeEfficiency,
  },
  {
    id: 'california-sale',
    title: texts.titles.california,
    source: "Maker's statement",
    effectiveFrom: null,
    effectiveTo: null,
    status: 'store',
    read: null,
    judge: judgeCaliforniaSale,
  },
  {
    id: 'doe-furnace-minimum',
    title: texts.titles.furnaceEfficiency,
    source: '10 CFR 430.32(e) and (i); 80 % for gas furnaces read, the others from memory',
    effectiveFrom: '2015-11-19',
    effectiveTo: null,
    status: 'verified',
    read: '2026-11-21',
    judge: judgeAfue,
  },
  {
    id: 'doe-furnace-2028',
    title: texts.titles.furnace2028,
    source: '10 CFR 430.32(e), rule of 2023-12-18; appeal open since 2026-06-08',
    effectiveFrom: '2028-12-18',
    effectiveTo: null,
    status: 'verified',
    read: '2026-11-21',
    judge: judgeFurnace2028,
  },
  {
    id: 'doe-water-heater-minimum',
    title: texts.titles.waterHeaterEfficiency,
    source: '10 CFR 430.32(d)',
    effectiveFrom: '2017-12-29',
    effectiveTo: null,
    status: 'memory',
    read: null,
    judge: judgeUef,
  },
  {
    id: 'doe-room-air-conditioner-2014',
    title: texts.titles.roomAirConditioner,
    source: '10 CFR 430.32(b)',
    effectiveFrom: '2014-06-01',
    effectiveTo: null,
    status: 'memory',
    read: null,
    judge: judgeRoomAc,
  },
  {
    id: 'doe-room-air-conditioner-2026',
    title: texts.titles.roomAirConditioner2026,
    source: '10 CFR 430.32(b), Federal Register 2023-10287; first day read, figures from memory',
    effectiveFrom: '2026-05-26',
    effectiveTo: null,
    status: 'secondary',
    read: '2026-11-22',
    judge: judgeNewRoomAc,
  },
  {
    id: 'refrigerant-2025',
    title: texts.titles.refrigerant,
    source: '40 CFR 84 subpart B; EPA rule 2026-10387 for stock made before 2025',
    effectiveFrom: '2025-01-01',
    effectiveTo: null,
    status: 'verified',
    read: '2026-11-21',
    judge: judgeRefrigerant,
  },
]

/** Every law and rule that the store knows. */
export const LAWS: readonly Law[] = [...RULES, ...NOX_LIMITS]

/** The rules that may concern a product at a place: of all limits for burners only those for its burner. */
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
    const judgement = rule.judge(facts, place)
    const dated = judgement && inForce(rule, judgement, on)
    if (!dated) return []
    const { id, title, source, effectiveFrom, effectiveTo, status, read } = rule
    return [{ rule: id, title, source, effectiveFrom, effectiveTo, status, read, ...dated }]
  })
}

function inForce({ effectiveFrom }: Law, judgement: Judgement, on: string): Judgement | undefined {
  if (effectiveFrom === null || on >= effectiveFrom) return judgement
  if (judgement.outcome !== 'blocked' || daysUntil(effectiveFrom, on) > NOTICE_DAYS) return undefined
  return warning(texts.coming(dayInWords(effectiveFrom), judgement.why))
}
