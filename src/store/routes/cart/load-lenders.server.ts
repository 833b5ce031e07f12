import type { AmountRange } from '#features/selling/payments/rules/amount-limits.ts'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import { LENDERS, lenderNames } from '#features/selling/payments/rules/methods.ts'
import type { PaymentOffer } from '#features/selling/payments/ui/offer.ts'
import { shortMoney } from '#lib/money.ts'

/** A lender that the checkout offers, and between which totals. */
export interface OfferedLender extends AmountRange {
  name: string
  /** the totals in words */
  from: string
  to: string
}

/** The lenders with credentials and limits: the page shows only their own figures, never a rate of ours. */
export const loadLenders = ({
  methods,
  limits,
}: Pick<PaymentOffer, 'limits'> & { methods: readonly PaymentMethod[] }): OfferedLender[] =>
  LENDERS.flatMap((lender) => {
    const range = limits[lender]
    if (!range || !methods.includes(lender)) return []
    const { min, max } = range
    return [{ name: lenderNames[lender], min, max, from: shortMoney(min), to: shortMoney(max) }]
  })
