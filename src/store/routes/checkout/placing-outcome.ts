import { useNavigate } from 'react-router'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { noApproval } from '#features/selling/checkout/rules/checkout-state.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import type { PlacingOutcome } from '#features/selling/checkout/ui/place-order.ts'
import { refusedField } from '#features/selling/checkout/ui/refused-field.ts'
import { unreachable } from '#lib/async.ts'
import { forgetAttempt, locate, orderPlaced } from '../../client/checkout.ts'
import { CHECKOUT, confirmationPath } from '../../paths.ts'
import { useCheckoutContext } from './checkout.tsx'

/** Refusals that only another address or delivery resolves. */
const OF_SHIPPING: ReadonlySet<string> = new Set([
  'address_mismatch',
  'quote_only',
  'shipping_not_offered',
  'invalid_zip',
  'signed_total_differs',
])

/** Handles the outcome of "Place order": the next page, the message, what to calculate again. */
export function usePlacingOutcome(step: 'payment' | 'review'): (outcome: PlacingOutcome) => Promise<void> {
  const { cartStore, store, view, isLeaving } = useCheckoutContext()
  const navigate = useNavigate()
  const method = view.form.paymentMethod
  const fail = (message: string) => cartStore.send({ type: 'paymentFailed', method, message })

  const requote = async () => {
    const { zipcode, state } = view.form.shipping
    await locate(placeCode(zipcode, state))
    cartStore.send({ type: 'destinationChanged' })
  }

  const refused = async (refusal: Extract<PlacingOutcome, { kind: 'refused' }>): Promise<void> => {
    const { code, message } = refusal
    fail(message)
    const field = refusedField(refusal, view.form)
    if (field || OF_SHIPPING.has(code)) {
      const { step: at = 'shipping', id } = field ?? {}
      if (code === 'signed_total_differs') await requote()
      await navigate(CHECKOUT[at])
      return store.report({ step: at, message, fieldId: id })
    }
    if (code === 'order_closed') forgetAttempt()
    if (code === 'coupon_invalid') cartStore.send({ type: 'couponRemoved' })
    else void cartStore.check()
    store.report({ step, message: code === 'coupon_invalid' ? formTexts.couponGone(message) : message })
  }

  return async (outcome) => {
    switch (outcome.kind) {
      case 'placed':
        isLeaving.current = true
        orderPlaced(cartStore, outcome.orderID)
        return void (await navigate(confirmationPath(outcome.orderID), { replace: true }))
      case 'card':
        fail(outcome.message)
        store.report({ step: 'payment', message: outcome.message })
        store.cardRead(null)
        store.bankRead(null)
        store.change(noApproval)
        return void (await navigate(CHECKOUT.payment))
      case 'prices':
        fail(outcome.message)
        if (outcome.prices.length > 0) cartStore.send({ type: 'pricesExpired', prices: outcome.prices })
        else await requote()
        return store.report({ step, message: outcome.message })
      case 'refused':
        return refused(outcome)
      case 'unsure':
        fail(outcome.message)
        return store.report({ step, message: outcome.message })
      default:
        return unreachable(outcome)
    }
  }
}
