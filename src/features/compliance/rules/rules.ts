import { DAY_MS } from '#kit/dates.ts'
import { texts } from '../texts.ts'
import { dayInWords } from './days.ts'
import { judgeEfficiency } from './efficiency.ts'
import type { RuleFacts } from './facts.ts'
import type { Judgement } from './judgement.ts'
import {
  AIR_DISTRICTS,
  type AirDistrict,
  districtOf,
  type EmissionStandard,
  meetsEmission,
  type RulePlace,
} from './nox.ts'

/**
 * A law or a rule of the store, with its first and last day (yyyy-mm-dd). Null: no end, or older than our
 * records.
 */
export interface ComplianceRule {
  id: string
  title: string
  source: string
  effectiveFrom: string | null
  effectiveTo: string | null
  /** undefined when the rule says nothing about this product at this place */
  judge(facts: RuleFacts, place: RulePlace): Judgement | undefined
}

export interface Verdict
  extends Judgement,
    Pick<ComplianceRule, 'title' | 'source' | 'effectiveFrom' | 'effectiveTo'> {
  rule: string
}

const allowed = (why: string): Judgement => ({ outcome: 'allowed', why })
const warning = (why: string): Judgement => ({ outcome: 'warning', why })
const blocked = (why: string): Judgement => ({ outcome: 'blocked', why })

function judgeNox(
  facts: RuleFacts,
  asked: EmissionStandard,
  limit: number,
  where: string,
): Judgement | undefined {
  if (!facts.gasFurnace) return undefined
  if (facts.emission === undefined) return warning(texts.noxUnknown(asked, where))
  return meetsEmission(facts.emission, asked)
    ? allowed(texts.noxMeets(texts.classes[facts.emission], where))
    : blocked(texts.noxBelow(texts.classes[facts.emission], asked, limit, where))
}

const ULTRA_SINCE: Readonly<Record<AirDistrict['id'], string>> = {
  'south-coast': '2015-04-01',
  'san-joaquin': '2015-04-01',
  'bay-area': '2024-01-01',
}
/** South Coast let mobile homes keep 40 ng/J, with a fee, until then. */
const MOBILE_HOMES_SINCE = '2025-10-01'

const districtRules: readonly ComplianceRule[] = AIR_DISTRICTS.map((district) => ({
  id: `nox-${district.id}`,
  title: texts.titles.nox,
  source: `${district.name} air district, ${district.rule}`,
  effectiveFrom: ULTRA_SINCE[district.id],
  effectiveTo: null,
  judge: (facts, place) =>
    districtOf(place) !== district || (facts.mobileHome && district.id === 'south-coast')
      ? undefined
      : judgeNox(facts, 'Ultra Low NOx', 14, texts.district(district.name)),
}))

const NOX_RULES: readonly ComplianceRule[] = [
  ...districtRules,
  {
    id: 'nox-south-coast-mobile-homes',
    title: texts.titles.nox,
    source: 'South Coast air district, Rule 1111 as amended in 2023',
    effectiveFrom: MOBILE_HOMES_SINCE,
    effectiveTo: null,
    judge: (facts, place) =>
      facts.mobileHome && districtOf(place)?.id === 'south-coast'
        ? judgeNox(facts, 'Ultra Low NOx', 14, texts.district('South Coast'))
        : undefined,
  },
  {
    id: 'nox-california',
    title: texts.titles.nox,
    source: 'Air districts of California at 40 ng/J; applied by us in the whole state',
    effectiveFrom: null,
    effectiveTo: null,
    judge: (facts, place) =>
      place.state !== 'CA' || districtOf(place)
        ? undefined
        : judgeNox(facts, 'Low NOx', 40, texts.restOfCalifornia),
  },
]

const FURNACE_MINIMUMS: Readonly<Record<string, number>> = {
  'gas-furnace': 80,
  'oil-furnace': 83,
  'electric-furnace': 78,
}
const GAS_AFUE_2028 = 95
const SMALL_TANK_BTUH = 75_000

/** Every rule the store knows, in the order of their verdicts. */
export const RULES: readonly ComplianceRule[] = [
  {
    id: 'doe-2023-efficiency',
    title: texts.titles.efficiency,
    source: '10 CFR 430.32(c)',
    effectiveFrom: '2023-01-01',
    effectiveTo: null,
    judge: judgeEfficiency,
  },
  ...NOX_RULES,
  {
    id: 'california-sale',
    title: texts.titles.california,
    source: "Maker's statement",
    effectiveFrom: null,
    effectiveTo: null,
    judge: ({ forCalifornia }, { state }) =>
      state !== 'CA' || forCalifornia === undefined
        ? undefined
        : forCalifornia
          ? allowed(texts.forCalifornia)
          : blocked(texts.notForCalifornia),
  },
  {
    id: 'doe-furnace-minimum',
    title: texts.titles.furnaceEfficiency,
    source: '10 CFR 430.32(e)',
    effectiveFrom: '2015-11-19',
    effectiveTo: null,
    judge({ type, afue }) {
      const least = FURNACE_MINIMUMS[type]
      if (least === undefined || afue === undefined) return undefined
      return afue < least
        ? blocked(texts.furnaceBelow(afue, least))
        : allowed(texts.furnaceMeets(afue, least))
    },
  },
  {
    id: 'doe-furnace-2028',
    title: texts.titles.furnace2028,
    source: '10 CFR 430.32(e), rule of 2023-12-18; appeal open since 2026-06-08',
    effectiveFrom: '2028-12-18',
    effectiveTo: null,
    judge: ({ type, afue }) =>
      type === 'gas-furnace' && afue !== undefined && afue < GAS_AFUE_2028
        ? warning(texts.furnace2028(afue))
        : undefined,
  },
  {
    id: 'refrigerant-2025',
    title: texts.titles.refrigerant,
    source: '40 CFR 84 subpart B; EPA rule 2026-10387 for stock made before 2025',
    effectiveFrom: '2025-01-01',
    effectiveTo: null,
    judge({ refrigerants }) {
      const [first] = refrigerants
      if (first === undefined) return undefined
      return refrigerants.includes('R-410A')
        ? warning(texts.oldRefrigerant('R-410A'))
        : allowed(texts.newRefrigerant(first))
    },
  },
  {
    id: 'zero-nox-water-heaters-bay-area',
    title: texts.titles.waterHeater,
    source: 'Bay Area air district, Regulation 9, Rule 6',
    effectiveFrom: '2027-01-01',
    effectiveTo: null,
    judge: (facts, place) =>
      isSmallGasTank(facts) && districtOf(place)?.id === 'bay-area'
        ? blocked(texts.zeroNoxHeaters)
        : undefined,
  },
  {
    id: 'utah-water-heaters',
    title: texts.titles.waterHeater,
    source: 'Utah rule for water heaters sold since 2018-07; not read again by us',
    effectiveFrom: '2018-07-01',
    effectiveTo: null,
    judge: (facts, { state }) =>
      state === 'UT' && isSmallGasTank(facts) && facts.emission !== 'Ultra Low NOx'
        ? warning(texts.utahHeaters)
        : undefined,
  },
]

const isSmallGasTank = ({ type, burnsGas, inputBtu }: RuleFacts): boolean =>
  type === 'tank-water-heater' && burnsGas && (inputBtu ?? 0) <= SMALL_TANK_BTUH

/** A rule that will forbid a product becomes a warning this many days before it begins. */
const NOTICE_DAYS = 180
const daysUntil = (day: string, on: string): number => Math.round((Date.parse(day) - Date.parse(on)) / DAY_MS)

/**
 * The verdicts of all rules that concern a product at a place on a day (yyyy-mm-dd), each with reason and
 * source.
 */
export function judgeProduct(facts: RuleFacts, place: RulePlace, on: string): Verdict[] {
  return RULES.flatMap((rule) => {
    if (rule.effectiveTo !== null && on > rule.effectiveTo) return []
    const judgement = rule.judge(facts, place)
    const dated = judgement && inForce(rule, judgement, on)
    return dated
      ? [
          {
            rule: rule.id,
            title: rule.title,
            source: rule.source,
            effectiveFrom: rule.effectiveFrom,
            effectiveTo: rule.effectiveTo,
            ...dated,
          },
        ]
      : []
  })
}

function inForce({ effectiveFrom }: ComplianceRule, judgement: Judgement, on: string): Judgement | undefined {
  if (effectiveFrom === null || on >= effectiveFrom) return judgement
  if (judgement.outcome !== 'blocked' || daysUntil(effectiveFrom, on) > NOTICE_DAYS) return undefined
  return warning(texts.coming(dayInWords(effectiveFrom), judgement.why))
}
