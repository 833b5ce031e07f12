import { payingApi } from '#api/paying.ts'
import type { Pay } from '#features/selling/checkout/ui/place-order.ts'
import { lenderNames } from '#features/selling/payments/rules/methods.ts'
import { lenderPanel } from '../lender/lender-panel.tsx'
import { rememberOrder } from '../lender/remember-order.ts'
import type { PaymentMethodUi } from '../payment-method.ts'
import { type AffirmScript, takeLoan } from './affirm-window.ts'
import { texts } from './texts.ts'

/** Affirm: a loan that the buyer takes in Affirm's window. */
export const affirm: PaymentMethodUi = {
  method: 'affirm',
  label: lenderNames.affirm,
  aside: texts.aside,
  Panel: lenderPanel(texts.how),
  pay: (_, { lenders }) => (lenders.affirm ? payByAffirm(lenders.affirm) : undefined),
}

/** Opens Affirm's window for the placed order and pays it with the loan that the buyer takes there. */
const payByAffirm =
  (script: AffirmScript): Pay =>
  async (orderID) => {
    const { checkout } = await payingApi.payments.beginAffirm({ orderID })
    rememberOrder(orderID)
    return payingApi.payments.affirm({ orderID, checkoutToken: await takeLoan(script, checkout) })
  }
