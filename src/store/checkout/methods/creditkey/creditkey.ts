import { payingApi } from '#api/paying.ts'
import type { Pay } from '#features/selling/checkout/ui/place-order.ts'
import { lenderNames } from '#features/selling/payments/rules/methods.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { lenderPanel, rememberOrder } from '../lender/lender-panel.tsx'
import type { PaymentMethodUi } from '../payment-method.ts'

const texts = defineTexts({
  aside: 'For businesses: 30 days or longer',
  how:
    'First you check the order. Then Credit Key’s page opens, and brings you back here. ' +
    'You pay nothing before Credit Key approves your business.',
})

/** Credit Key: an application on its own page. */
export const creditkey: PaymentMethodUi = {
  method: 'creditkey',
  label: lenderNames.creditkey,
  aside: texts.aside,
  Panel: lenderPanel(texts.how),
  pay: () => payByCreditKey,
}

/** Begins an application for the placed order and leaves for Credit Key's page. */
const payByCreditKey: Pay = async (orderId) => {
  const { checkoutUrl } = await payingApi.payments.beginCreditKey({ orderId })
  rememberOrder(orderId)
  // The buyer may come back to this page from the browser's cache, where it is still busy: load it again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  location.assign(checkoutUrl)
  // The browser is leaving the page, so the promise stays pending.
  return new Promise(() => undefined)
}
