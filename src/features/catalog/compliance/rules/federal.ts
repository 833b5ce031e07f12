import { texts } from '../texts.ts'
import { judgeEfficiency } from './efficiency.ts'
import type { RuleFacts } from './facts.ts'
import { judgeFurnaceFan } from './furnace-fans.ts'
import { judgeBoilerAfue, judgeFurnaceAfue, judgeUef, judgeUef2029 } from './heaters.ts'
import { allowed, blocked, type Judgment, type Law, warning } from './judgment.ts'
import type { RulePlace } from './nox.ts'
import { judgeDehumidifier, judgeNewRoomAc, judgePortableAc, judgePtac, judgeRoomAc } from './room-units.ts'

/** A law or a rule of the store, with its verdict on a product at a place. */
export interface ComplianceRule extends Law {
  /** undefined when the rule says nothing about this product at this place */
  judge(facts: RuleFacts, place: RulePlace): Judgment | undefined
}

const GAS_AFUE_2028 = 95

function judgeFurnace2028({ heater, afue }: RuleFacts): Judgment | undefined {
  return heater === 'gas' && afue !== undefined && afue < GAS_AFUE_2028
    ? warning(texts.furnace2028(afue))
    : undefined
}

function judgeRefrigerant({ cools, refrigerants }: RuleFacts): Judgment | undefined {
  if (!cools) return undefined
  const [first] = refrigerants
  if (first === undefined) return warning(texts.refrigerantUnknown)
  return refrigerants.includes('R-410A')
    ? warning(texts.oldRefrigerant('R-410A'))
    : allowed(texts.newRefrigerant(first))
}

function judgeCaliforniaSale({ forCalifornia }: RuleFacts, { state }: RulePlace): Judgment | undefined {
  if (state !== 'CA' || forCalifornia === undefined) return undefined
  return forCalifornia ? allowed(texts.forCalifornia) : blocked(texts.notForCalifornia)
}

/** Federal rules, and what makers state of sale in California. */
export const FEDERAL_RULES: readonly ComplianceRule[] = [
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
    source: '10 CFR 430.32(e)(1), (i); oil: appliance-standards.org; electric not verified',
    effectiveFrom: '2015-11-19',
    effectiveTo: null,
    status: 'verified',
    read: '2026-11-21',
    judge: judgeFurnaceAfue,
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
    id: 'doe-boiler-minimum',
    title: texts.titles.boilerEfficiency,
    source: '10 CFR 430.32(e)(2); figures and first day read in a report of the rule (pmmag.com)',
    effectiveFrom: '2021-01-15',
    effectiveTo: null,
    status: 'secondary',
    read: '2026-11-23',
    judge: judgeBoilerAfue,
  },
  {
    id: 'doe-furnace-fan',
    title: texts.titles.furnaceFan,
    source: '10 CFR 430.32(y)',
    effectiveFrom: '2019-07-03',
    effectiveTo: null,
    status: 'memory',
    read: null,
    judge: judgeFurnaceFan,
  },
  {
    id: 'doe-water-heater-minimum',
    title: texts.titles.waterHeaterEfficiency,
    source: '10 CFR 430.32(d); minimums of tanks read in a public copy, of tankless heaters not verified',
    effectiveFrom: '2017-12-29',
    effectiveTo: null,
    status: 'secondary',
    read: '2026-11-22',
    judge: judgeUef,
  },
  {
    id: 'doe-water-heater-2029',
    title: texts.titles.waterHeater2029,
    source: '10 CFR 430.32(d), rule of 2024-05-06',
    effectiveFrom: '2029-05-06',
    effectiveTo: null,
    status: 'memory',
    read: null,
    judge: judgeUef2029,
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
    source: '10 CFR 430.32(b), Federal Register 2023-10287; first day read, figures not verified',
    effectiveFrom: '2026-05-26',
    effectiveTo: null,
    status: 'secondary',
    read: '2026-11-22',
    judge: judgeNewRoomAc,
  },
  {
    id: 'doe-portable-air-conditioner',
    title: texts.titles.portableAirConditioner,
    source: '10 CFR 430.32(cc), rule of 2020-01-10',
    effectiveFrom: '2025-01-10',
    effectiveTo: null,
    status: 'memory',
    read: null,
    judge: judgePortableAc,
  },
  {
    id: 'doe-ptac',
    title: texts.titles.ptac,
    source: '10 CFR 431.97, table 7; formulas read in their copy in WAC 51-11C-403324',
    effectiveFrom: '2017-01-01',
    effectiveTo: null,
    status: 'secondary',
    read: '2026-11-22',
    judge: judgePtac,
  },
  {
    id: 'doe-dehumidifier',
    title: texts.titles.dehumidifier,
    source: '10 CFR 430.32(v)(2); portable units read in a report of the rule, whole-house ones not verified',
    effectiveFrom: '2019-06-13',
    effectiveTo: null,
    status: 'secondary',
    read: '2026-11-22',
    judge: judgeDehumidifier,
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
