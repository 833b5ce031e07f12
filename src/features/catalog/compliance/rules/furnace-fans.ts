import { texts } from '../texts.ts'
import { FURNACE_FAN } from './data/minimums.ts'
import type { RuleFacts } from './facts.ts'
import { allowed, blocked, type Judgment, warning } from './judgment.ts'

const CONDENSING_AFUE = 90

function fanKind({
  heater,
  afue,
  burner,
  isForMobileHomes,
}: RuleFacts): keyof typeof FURNACE_FAN | undefined {
  switch (heater) {
    case 'gas': {
      const isCondensing = afue !== undefined && afue >= CONDENSING_AFUE
      if (isForMobileHomes) return isCondensing ? 'gas-mobile-home-condensing' : 'gas-mobile-home'
      return isCondensing ? 'gas-condensing' : 'gas'
    }
    case 'packaged':
      return burner === undefined ? undefined : 'weatherized'
    case 'oil':
      return 'oil'
    case 'electric':
      return isForMobileHomes ? 'electric-mobile-home' : 'electric'
    default:
      return undefined
  }
}

/** The most watts for 1,000 CFM of a furnace's blower; undefined for what has none or states no airflow. */
export function mostFer(facts: RuleFacts): number | undefined {
  const kind = fanKind(facts)
  if (kind === undefined || facts.airflow === undefined) return undefined
  const { each, base } = FURNACE_FAN[kind]
  return Math.round(each * facts.airflow + base)
}

/** Compares the fan energy rating with the federal limit for blowers of furnaces. */
export function judgeFurnaceFan(facts: RuleFacts): Judgment | undefined {
  if (fanKind(facts) === undefined) return undefined
  const most = mostFer(facts)
  if (facts.fer === undefined || most === undefined) return warning(texts.ratingUnknown('fan energy rating'))
  return facts.fer > most
    ? blocked(texts.fanAbove(facts.fer, most))
    : allowed(texts.fanKeeps(facts.fer, most))
}
