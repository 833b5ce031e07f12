import { texts } from '../texts.ts'
import type { RuleFacts } from './facts.ts'
import type { ComplianceRule } from './federal.ts'
import { allowed, blocked, type Judgment, type Law, warning } from './judgment.ts'
import type { RulePlace } from './nox.ts'

/** A state's own limit for the refrigerant of new air conditioners and heat pumps. */
export interface StateRefrigerantLimit extends Law {
  state: 'CA' | 'NY' | 'WA'
  /** whether stock made before the federal date may still be installed there */
  isOldStockAllowed: boolean
}

/** Refrigerants above every state's limit: R-410A has a GWP of 2,088. */
const ABOVE: ReadonlySet<string> = new Set(['R-410A'])
const READ = '2026-11-27'

/**
 * The limits of states that have their own. The federal limit holds in every state
 * (./federal.ts, refrigerant-2025).
 */
export const STATE_REFRIGERANT_LIMITS: readonly StateRefrigerantLimit[] = [
  {
    id: 'california-refrigerant',
    state: 'CA',
    title: texts.titles.stateRefrigerant,
    source: '17 CCR 95374(c) and 95375, GWP below 750; 95375 read in a public copy, the figure not verified',
    effectiveFrom: '2025-01-01',
    effectiveTo: null,
    status: 'secondary',
    read: READ,
    isOldStockAllowed: true,
  },
  {
    id: 'washington-refrigerant',
    state: 'WA',
    title: texts.titles.stateRefrigerant,
    source:
      'WAC 173-443-040, GWP below 750; the Department of Ecology’s summary read, the figure not verified',
    effectiveFrom: '2025-01-01',
    effectiveTo: null,
    status: 'memory',
    read: null,
    isOldStockAllowed: true,
  },
  {
    id: 'new-york-refrigerant',
    state: 'NY',
    title: texts.titles.stateRefrigerant,
    source:
      '6 NYCRR 494-1.4, GWP below 700; dates read in a report of the rule (achrnews.com, article 163976)',
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    status: 'secondary',
    read: READ,
    isOldStockAllowed: false,
  },
]

function judge(
  { cools, refrigerants }: RuleFacts,
  { isOldStockAllowed, state }: StateRefrigerantLimit,
): Judgment | undefined {
  if (!cools) return undefined
  const [first] = refrigerants
  const where = texts.states[state]
  if (first === undefined) return warning(texts.stateRefrigerantUnknown(where))
  const old = refrigerants.find((each) => ABOVE.has(each))
  if (old === undefined) return allowed(texts.stateRefrigerantMeets(first, where))
  return isOldStockAllowed
    ? warning(texts.stateOldStock(old, where))
    : blocked(texts.stateNoOldStock(old, where))
}

const HEAT_PUMP_UEF = 2

/** New York limits what heat pump water heaters hold from 2027 on; makers seldom state it. */
function judgeWaterHeater({ water, gas, uef = 0 }: RuleFacts, { state }: RulePlace): Judgment | undefined {
  return state === 'NY' && water === 'tank' && gas === 'none' && uef >= HEAT_PUMP_UEF
    ? warning(texts.newYorkHeatPumpWaterHeater)
    : undefined
}

export const STATE_REFRIGERANT_RULES: readonly ComplianceRule[] = [
  ...STATE_REFRIGERANT_LIMITS.map((limit) => ({
    ...limit,
    judge: (facts: RuleFacts, { state }: RulePlace) =>
      state === limit.state ? judge(facts, limit) : undefined,
  })),
  {
    id: 'new-york-heat-pump-water-heater',
    title: texts.titles.stateRefrigerant,
    source: '6 NYCRR 494-1.4; first day read in a report of the rule (hvac-blog.acca.org)',
    effectiveFrom: '2025-01-09',
    effectiveTo: null,
    status: 'secondary',
    read: READ,
    judge: judgeWaterHeater,
  },
]
