import { DAY_MS, plusMonths } from '#lib/dates.ts'
import { addBusinessDays, addDays, type Day } from '#platform/clock/rules/calendar.ts'

interface ClaimRule {
  /** the carriers it is about, without spaces and signs; the first row that fits counts */
  carriers: RegExp
  from: 'delivery' | 'shipping'
  time: { days: number } | { months: number }
  /** business days after delivery in which hidden damage is to be reported */
  hiddenDays?: number
}

/** Until when a carrier takes claims. Sources and dates: docs/data-sources.md. */
const RULES = {
  ups: { carriers: /^(ups|unitedparcel)(?!.*freight)/, from: 'delivery', time: { days: 60 } },
  fedex: { carriers: /^(fedex|federalexpress)(?!.*freight)/, from: 'shipping', time: { days: 60 } },
  usps: { carriers: /^(usps|uspostal|unitedstatespostal)/, from: 'shipping', time: { days: 60 } },
  // The law gives at least nine months; a carrier's own rules may give more.
  freight: { carriers: /^/, from: 'delivery', time: { months: 9 }, hiddenDays: 5 },
} as const satisfies Readonly<Record<string, ClaimRule>>

export type ClaimRuleName = keyof typeof RULES
export const CLAIM_RULES = Object.keys(RULES) as [ClaimRuleName, ...ClaimRuleName[]]

/** A day until which something is to be done, and how many days that leaves; below zero: it is over. */
interface Deadline {
  day: Day
  left: number
}

export interface ClaimClock {
  rule: ClaimRuleName
  /** file the claim until then; null: it is counted from a delivery that is still to come */
  claim: Deadline | null
  /** tell the carrier of damage that was not noted at delivery until then; null: not needed */
  hidden: Deadline | null
}

/** Until when the carrier of a shipment takes a claim. Days are those of the store's zone. */
export function claimClock(
  shipment: { carrier: string; shippedOn: Day; deliveredOn: Day | null },
  wasNoted: boolean,
  today: Day,
): ClaimClock {
  const name = shipment.carrier.toLowerCase().replace(/[^a-z]/g, '')
  const rule = CLAIM_RULES.find((each) => RULES[each].carriers.test(name)) ?? 'freight'
  const { from, time, hiddenDays }: ClaimRule = RULES[rule]
  const { shippedOn, deliveredOn } = shipment
  const start = from === 'shipping' ? shippedOn : deliveredOn
  const deadline = (day: Day): Deadline => ({
    day,
    left: (Date.parse(day) - Date.parse(today)) / DAY_MS,
  })
  return {
    rule,
    claim:
      start === null
        ? null
        : deadline('days' in time ? addDays(start, time.days) : plusMonths(start, time.months)),
    hidden:
      hiddenDays === undefined || wasNoted || deliveredOn === null
        ? null
        : deadline(addBusinessDays(deliveredOn, hiddenDays)),
  }
}
