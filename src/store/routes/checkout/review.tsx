import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { proving } from '#api/proving.ts'
import { formTexts as bankTexts, mandate } from '#features/selling/bank-debit/texts.ts'
import { quotedTexts } from '#features/selling/checkout/quoted-texts.ts'
import { isShippingDone } from '#features/selling/checkout/rules/check-address.ts'
import { atLender, isAtLender } from '#features/selling/checkout/rules/checkout-state.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import { checkoutBody, placeOrder } from '#features/selling/checkout/ui/place-order.ts'
import { ReviewStep } from '#features/selling/checkout/ui/review-step.tsx'
import { OrderItems } from '#features/selling/checkout/ui/step-frame.tsx'
import { lenderNames } from '#features/selling/payments/rules/methods.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import { savedInstallation } from '#shop/parts/saved-installation.ts'
import { payerOf } from '../../checkout/methods/registry.ts'
import { useTerms } from '../../checkout/methods/terms/terms.tsx'
import { attemptKeyFor, inTurn, isCartGone, placeCheckout } from '../../client/checkout.ts'
import { installationEntry } from '../../client/storage-entries.ts'
import { partnerOrderFields } from '../../partner/session.ts'
import { useCheckoutContext } from './checkout.tsx'
import { usePlacingOutcome } from './placing-outcome.ts'

export const handle: PageHandle = { runsPaymentScripts: true }

/** R-CO-REVIEW: places the order of this attempt once, also after several presses. */
export default function CheckoutReview() {
  const { cart, cartStore, store, view, payment, drawingUrl, isLeaving, signed } = useCheckoutContext()
  const navigate = useNavigate()
  const follow = usePlacingOutcome('review')
  const terms = useTerms()
  const [busy, setBusy] = useState(false)
  const isProving = useSyncExternalStore(proving.subscribe, proving.isRunning, () => false)
  const running = useRef(false)
  const pay = payerOf(view, payment)
  const lacks = isShippingDone(cart, view.form) ? (pay === undefined ? 'payment' : null) : 'shipping'

  useEffect(() => {
    if (lacks && !running.current && !isLeaving.current)
      void navigate(`/checkout/${lacks}`, { replace: true })
  }, [lacks, navigate, isLeaving])

  const place = async () => {
    if (running.current || pay === undefined) return
    if (cart.tax.kind !== 'ready' || cart.shipping.selectedShippingOption === null)
      return store.report({ step: 'review', message: formTexts.noTotalYet })
    if (signed && !signed.isSettled) return store.report({ step: 'review', message: quotedTexts.agreeFirst })
    running.current = true
    setBusy(true)
    if (lenderNames[view.form.paymentMethod]) store.change(atLender(true))
    cartStore.send({ type: 'paymentStarted' })
    const ids = cart.items.map(({ id }) => id)
    const body = {
      ...checkoutBody(cart, view.form, savedInstallation(installationEntry, ids)),
      ...partnerOrderFields(),
      ...signed?.fields,
    }
    await inTurn(async () => {
      // The storage event also empties this tab's cart, and the page then leaves by itself.
      if (isCartGone()) return
      await follow(await placeOrder(placeCheckout, body, attemptKeyFor(body), pay))
    })
    running.current = false
    if (isAtLender(store.state.getState().form)) store.change(atLender(false))
    setBusy(false)
  }

  return (
    <>
      <h1>{formTexts.reviewTitle}</h1>
      <ReviewStep
        cart={cart}
        form={view.form}
        card={view.card}
        termsDays={terms?.days}
        bank={view.form.paymentMethod === 'ACHDebit' ? view.bank : null}
        agreement={
          view.form.paymentMethod === 'ACHDebit'
            ? `${bankTexts.agree} ${mandate(merchant().name)}`
            : undefined
        }
        placing={busy}
        proving={isProving}
        quoting={cart.tax.kind === 'loading' || cart.shipping.shippingOptions.kind === 'loading'}
        onPlace={place}
        items={<OrderItems cart={cart} drawingUrl={drawingUrl} />}
      />
    </>
  )
}
