import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formTexts } from '#features/checkout/texts.ts'
import { OrderItems } from '#features/checkout/ui/order-side.tsx'
import { checkoutBody, type PlacingOutcome, placeOrder } from '#features/checkout/ui/place-order.ts'
import { ReviewStep } from '#features/checkout/ui/review-step.tsx'
import { unreachable } from '#kit/async.ts'
import { attemptKeyFor, placing } from '../client/checkout.ts'
import { forgetCompanions } from '../client/storage-entries.ts'
import { useCheckoutRoom } from './checkout.tsx'

/** R-CO-REVIEW: places the order of this attempt, once, however often the button is pressed. */
export default function CheckoutReview() {
  const room = useCheckoutRoom()
  const { cart, cartStore, store, view, drawingUrl } = room
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const lacksCard = view.form.paymentMethod === 'creditCard' && view.card === null && !busy

  useEffect(() => {
    if (lacksCard && !running.current) void navigate('/checkout/payment', { replace: true })
  }, [lacksCard, navigate])

  const place = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    cartStore.send({ type: 'paymentStarted' })
    const body = checkoutBody(cart, view.form)
    const outcome = await placeOrder(placing, body, attemptKeyFor(body), view.card)
    await follow(outcome)
    running.current = false
    setBusy(false)
  }

  const follow = async (outcome: PlacingOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'placed':
        cartStore.send({ type: 'orderPlaced', orderID: outcome.orderID })
        await navigate(`/checkout/confirmation/${outcome.orderID}`)
        cartStore.send({ type: 'cleared' })
        forgetCompanions(['checkout'])
        return store.clear()
      case 'card':
        cartStore.send({ type: 'paymentFailed', method: view.form.paymentMethod, message: outcome.message })
        store.report({ step: 'payment', message: outcome.message })
        store.cardRead(null)
        return void (await navigate('/checkout/payment'))
      case 'prices':
        cartStore.send({ type: 'pricesExpired', prices: outcome.prices })
        return store.report({ step: 'review', message: `${outcome.message}. ${formTexts.expiredPrices}` })
      case 'refused':
        void cartStore.check()
        return store.report({ step: 'review', message: outcome.message })
      case 'unsure':
        return store.report({ step: 'review', message: outcome.message })
      default:
        return unreachable(outcome)
    }
  }

  return (
    <>
      <h1>{formTexts.reviewTitle}</h1>
      <ReviewStep cart={cart} form={view.form} card={view.card} placing={busy} onPlace={place} items={<OrderItems cart={cart} drawingUrl={drawingUrl} />} />
    </>
  )
}
