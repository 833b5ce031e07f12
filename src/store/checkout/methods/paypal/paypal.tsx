import { api } from '#api/client.ts'
import { formTexts } from '#features/checkout/texts.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { PaymentRoom, PayWay } from '../payment-method.ts'
import { PaypalButton } from './paypal-button.tsx'

/** PayPal: she approves this very order in PayPal's window; nothing is charged until she places it. */
export function paypalWay({ store, view, offer, begin, toReview }: PaymentRoom): PayWay {
  const needsApproval = view.form.paypal.orderID === ''

  const approved = async (orderID: string) => {
    store.change({ paypal: { orderID } })
    await toReview()
  }

  return {
    method: 'PayPal',
    label: formTexts.payPal,
    aside: formTexts.payPalNote,
    needsApproval,
    panel: ({ billing, isComplete }) => (
      <>
        {billing}
        {needsApproval ? (
          <p className="meta">{formTexts.payPalHow}</p>
        ) : (
          <Notice tone="ok">{formTexts.payPalApproved}</Notice>
        )}
        {needsApproval && offer.paypal && (
          <PaypalButton
            scriptUrl={offer.paypal.scriptUrl}
            createOrder={() =>
              begin(
                isComplete,
                async (internalOrderId) =>
                  (await api.payments.createPaypalOrder({ internalOrderId })).paypalOrderId,
              )
            }
            onApprove={approved}
          />
        )}
      </>
    ),
  }
}
