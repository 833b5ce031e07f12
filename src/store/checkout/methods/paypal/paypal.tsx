import { payingApi } from '#api/paying.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import type { CheckoutView } from '#features/selling/checkout/ui/checkout-store.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { PanelProps, PaymentMethodUi } from '../payment-method.ts'
import { PaypalButton } from './paypal-button.tsx'

/** PayPal: the buyer approves this order in PayPal's window; nothing is charged until the buyer places it. */
export const paypal: PaymentMethodUi = {
  method: 'PayPal',
  label: formTexts.payPal,
  aside: formTexts.payPalNote,
  Panel: PaypalPanel,
  needsApproval,
  pay: ({ form }) =>
    form.paypal.orderID === ''
      ? undefined
      : (internalOrderId) =>
          payingApi.payments.paypal({ paypalOrderId: form.paypal.orderID, internalOrderId }),
}

function needsApproval({ form }: CheckoutView): boolean {
  return form.paypal.orderID === ''
}

function PaypalPanel({ context, billing, isComplete }: PanelProps) {
  const { store, view, offer, begin, toReview } = context
  const isApproved = !needsApproval(view)
  return (
    <>
      {billing}
      {isApproved ? (
        <Notice tone="ok">{formTexts.payPalApproved}</Notice>
      ) : (
        <p className="meta">{formTexts.payPalHow}</p>
      )}
      {!isApproved && offer.paypal && (
        <PaypalButton
          scriptUrl={offer.paypal.scriptUrl}
          createOrder={() =>
            begin(
              isComplete,
              async (internalOrderId) =>
                (await payingApi.payments.createPaypalOrder({ internalOrderId })).paypalOrderId,
            )
          }
          onApprove={async (orderID) => {
            store.change({ paypal: { orderID } })
            await toReview()
          }}
        />
      )}
    </>
  )
}
