import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { missingShipping } from '#features/checkout/rules/check-address.ts'
import { formTexts } from '#features/checkout/texts.ts'
import { PaymentStep } from '#features/checkout/ui/payment-step.tsx'
import { CardFieldsFrame, type CardFieldsHandle } from '#features/payments/ui/card-fields-frame.tsx'
import { locate } from '../client/checkout.ts'
import { useCheckoutRoom } from './checkout.tsx'

/** R-CO-PAY: the card is read here into a token that is used once; nothing of it is kept. */
export default function CheckoutPayment() {
  const { store, view, payment } = useCheckoutRoom()
  const card = useRef<CardFieldsHandle>(null)
  const navigate = useNavigate()
  const incomplete = missingShipping(view.form).length > 0

  useEffect(() => {
    if (incomplete) void navigate('/checkout/shipping', { replace: true })
  }, [incomplete, navigate])

  const done = async () => {
    if (view.form.paymentMethod === 'creditCard') {
      const result = await card.current?.tokenize()
      if (result?.kind !== 'token') {
        store.report({ step: 'payment', message: result?.errors[0]?.message ?? formTexts.errors.card })
        card.current?.focus()
        return
      }
      store.cardRead({ nonce: result.nonce, ...result.card })
    } else store.cardRead(null)
    store.report(null)
    store.change({ currentStep: 'review', reviewing: true })
    await navigate('/checkout/review')
  }

  return (
    <>
      <h1>{formTexts.howToPay}</h1>
      <PaymentStep
        form={view.form}
        methods={payment.methods}
        locate={locate}
        cardFields={payment.cardFields && <CardFieldsFrame ref={card} config={payment.cardFields} />}
        onDone={done}
        onChange={store.change}
        onBilling={(part) => store.changeAddress('billing', part)}
      />
    </>
  )
}
