import type { Check, Facts } from './database-facts.ts'
import { filesAreThere, historyIsTrue, nothingIsStuck, outboxIsEmpty } from './effects.ts'
import {
  noMoneyWithoutOrder,
  noOrderWithoutMoney,
  nothingInBetween,
  oneChargeAnOrder,
  oneOrderAnAttempt,
  refundsWithinCaptures,
  reportedOrdersExist,
} from './money.ts'
import { nobodyElsesData } from './privacy.ts'
import {
  couponsAddUp,
  oneListAtATime,
  oneTotalEverywhere,
  pricesWereOffered,
  stockAddsUp,
  totalsAddUp,
} from './sums.ts'

export type { Facts } from './database-facts.ts'

// I1–I16. Facts that are missing (mails, files, a clock …) are not looked at; what is not built yet
// (quotes in I13, uploads in I16, the replica set of I11's pg-boss) joins its check when it comes.
const CHECKS: readonly Check[] = [
  oneOrderAnAttempt,
  oneChargeAnOrder,
  refundsWithinCaptures,
  noMoneyWithoutOrder,
  noOrderWithoutMoney,
  reportedOrdersExist,
  stockAddsUp,
  couponsAddUp,
  totalsAddUp,
  oneTotalEverywhere,
  historyIsTrue,
  outboxIsEmpty,
  nothingIsStuck,
  nobodyElsesData,
  pricesWereOffered,
  oneListAtATime,
  nothingInBetween,
  filesAreThere,
]

/** Checks what must hold always, once reconciliation has run; answers one sentence for each breach. */
export async function breaches(facts: Facts): Promise<string[]> {
  return (await Promise.all(CHECKS.map((check) => check(facts)))).flat()
}
