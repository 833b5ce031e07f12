import { type Cents, shortMoney, toCents } from '#lib/money.ts'
import { texts } from '../texts.ts'
import { type AmountLimits, isWithin } from './amount-limits.ts'
import { lenderNames, MONTHLY_LENDER, type PaymentMethod } from './methods.ts'

/**
 * The loan of the example. The lender asks stores to state a monthly payment for 12 months at 15% APR (its
 * "Monthly payment messaging: disclosure update" of 2020-07-21, read on 2026-11-22). Its lowest rate is not
 * for every buyer, so the page never says "from".
 */
const EXAMPLE = { apr: 15, months: 12 } as const

const DOLLAR = 100

/** What each month costs in the example, rounded up to whole dollars. */
export function monthlyPayment(price: Cents): Cents {
  const rate = EXAMPLE.apr / 100 / 12
  const exact = (price * rate) / (1 - (1 + rate) ** -EXAMPLE.months)
  return toCents(Math.ceil(exact / DOLLAR) * DOLLAR)
}

/**
 * An example of paying this price monthly, and its terms; undefined where no lender of such loans takes the
 * amount. An advertisement that states a payment must state the annual percentage rate, the terms of
 * repayment and the down payment (Regulation Z, 12 CFR 1026.24(d), read on 2026-11-22).
 */
export function monthlyExample(
  { methods, limits }: { methods: readonly PaymentMethod[]; limits: AmountLimits },
  price: Cents,
): { line: string; terms: string } | undefined {
  const range = limits[MONTHLY_LENDER]
  if (!(methods.includes(MONTHLY_LENDER) && range && isWithin(range, price))) return undefined
  const each = shortMoney(monthlyPayment(price))
  const lender = lenderNames[MONTHLY_LENDER]
  return {
    line: texts.monthlyLine(each, lender),
    terms: texts.monthlyTerms(each, { ...EXAMPLE, lender }),
  }
}
