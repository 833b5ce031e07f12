import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { missingShipping } from '#features/checkout/rules/check-address.ts'
import { formTexts } from '#features/checkout/texts.ts'
import { PaypalButton } from '#features/payments/ui/paypal-button.tsx'
import { beginPaypal, checkoutBody } from '#features/checkout/ui/place-order.ts'
import { PaymentStep } from '#features/checkout/ui/payment-step.tsx'
import { CardFieldsFrame, type CardFieldsHandle } from '#features/payments/ui/card-fields-frame.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { attemptKeyFor, inTurn, locateBilling, placing } from '../client/checkout.ts'
import { savedInstallation } from '../client/installation.ts'
import { useShop } from '../root.tsx'
import { useCheckoutRoom } from './checkout.tsx'
import { useOutcome } from './checkout-outcome.ts'

/** R-CO-PAY: the card is read here into a token that is used once; nothing of it is kept. */
export default function CheckoutPayment() {
  const { cart, store, view, payment } = useCheckoutRoom()
  const follow = useOutcome('payment')
  const { demo } = useShop()
  const card = useRef<CardFieldsHandle>(null)
  const navigate = useNavigate()
  const incomplete = missingShipping(view.form).length > 0

  useEffect(() => {
    if (incomplete) void navigate('/checkout/shipping', { replace: true })
  }, [incomplete, navigate])

  /** Whether the step may go on; what is wrong with a field is said beside it, in the frame. */
  const readCard = async (): Promise<boolean> => {
    const result = await card.current?.tokenize()
    if (result?.kind === 'token') {
      store.cardRead({ nonce: result.nonce, ...result.card })
      return true
    }
    const general = result?.errors.find((error) => error.field === 'form')
    store.report(result === undefined || general ? { step: 'payment', message: general?.message ?? formTexts.errors.card } : null)
    if (!general) card.current?.focus()
    return false
  }

  const done = async () => {
    if (view.form.paymentMethod === 'creditCard' && !(await readCard())) return
    if (view.form.paymentMethod !== 'creditCard') store.cardRead(null)
    store.report(null)
    store.change({ currentStep: 'review', reviewing: true })
    await navigate('/checkout/review')
  }

  /** Throws when there is nothing to approve; what it was is shown by then. */
  const createPaypalOrder = async (mayBegin: () => boolean): Promise<string> => {
    store.report(null)
    if (!mayBegin()) throw new Error(formTexts.payPal)
    if (cart.tax.kind !== 'ready' || cart.shipping.selectedShippingOption === null) {
      store.report({ step: 'payment', message: formTexts.noTotalYet })
      throw new Error(formTexts.noTotalYet)
    }
    const body = checkoutBody(cart, view.form, savedInstallation(cart.items.map(({ id }) => id)))
    const begun = await inTurn(() => beginPaypal(placing, body, attemptKeyFor(body)))
    if (begun.kind === 'begun') return begun.paypalOrderId
    await follow(begun)
    throw new Error(begun.kind === 'placed' ? begun.orderID : begun.message)
  }

  const approved = async (orderID: string) => {
    store.change({ paypal: { orderID }, currentStep: 'review', reviewing: true })
    store.cardRead(null)
    await navigate('/checkout/review')
  }

  return (
    <>
      {demo && <Notice>{formTexts.sandbox}</Notice>}
      <h1>{formTexts.howToPay}</h1>
      <PaymentStep
        form={view.form}
        methods={payment.methods}
        locate={locateBilling}
        cardFields={(submit) => payment.cardFields && <CardFieldsFrame ref={card} config={payment.cardFields} onSubmit={submit} />}
        paypal={(mayBegin) => payment.paypalScript && <PaypalButton scriptUrl={payment.paypalScript} createOrder={() => createPaypalOrder(mayBegin)} onApprove={approved} />}
        onDone={done}
        onChange={store.change}
        onBilling={(part) => store.changeAddress('billing', part)}
      />
    </>
  )
}
