import { formTexts, lenderNames } from '#features/checkout/texts.ts'
import type { PaymentMethod } from '#features/payments/rules/methods.ts'
import type { Lender } from '#features/payments/texts.ts'
import type { PayWay } from '../payment-method.ts'

/** A lender has the last word after the review: its window or page opens when she places the order. */
const lenderWay = (method: Lender & PaymentMethod, aside: string, how: string): PayWay => ({
  method,
  label: lenderNames[method],
  aside,
  panel: ({ billing }) => (
    <>
      <p className="meta">{how}</p>
      {billing}
    </>
  ),
})

export const affirmWay = lenderWay('affirm', formTexts.affirmNote, formTexts.affirmHow)
export const creditkeyWay = lenderWay('creditkey', formTexts.creditkeyNote, formTexts.creditkeyHow)
