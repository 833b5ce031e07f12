import { chargesOnTerms, creditOfOwnCompany } from './credit.ts'
import type { Check, Facts } from './database-facts.ts'
import { filesAreThere, historyIsTrue, nothingIsStuck, outboxIsEmpty } from './effects.ts'
import {
  noMoneyWithoutOrder,
  noOrderWithoutMoney,
  nothingInBetween,
  oneChargeAnOrder,
  oneOrderAnAttempt,
  paidIsTotal,
  refundsWithinCaptures,
  reportedOrdersExist,
} from './money.ts'
import { noForeignData } from './privacy.ts'
import {
  couponsAddUp,
  oneListAtATime,
  oneTotalEverywhere,
  pricesWereOffered,
  stockAddsUp,
  totalsAddUp,
} from './sums.ts'

export type { Facts } from './database-facts.ts'

// I1–I16. A check skips facts that a test does not give (mails, files, a clock). Capabilities that are not
// built yet (quotes in I13) join their check when they are built.
const CHECKS: readonly Check[] = [
  oneOrderAnAttempt,
  oneChargeAnOrder,
  refundsWithinCaptures,
  paidIsTotal,
  noMoneyWithoutOrder,
  noOrderWithoutMoney,
  creditOfOwnCompany,
  reportedOrdersExist,
  stockAddsUp,
  couponsAddUp,
  totalsAddUp,
  oneTotalEverywhere,
  historyIsTrue,
  outboxIsEmpty,
  nothingIsStuck,
  noForeignData,
  pricesWereOffered,
  oneListAtATime,
  nothingInBetween,
  filesAreThere,
]

/**
 * Checks what must always hold after reconciliation has run. Answers one sentence for each breach. Charges on
 * net terms are checked like those of a provider.
 */
export async function breaches(facts: Facts): Promise<string[]> {
  const all = { ...facts, ledger: [...facts.ledger, ...(await chargesOnTerms(facts.db))] }
  return (await Promise.all(CHECKS.map((check) => check(all)))).flat()
}
