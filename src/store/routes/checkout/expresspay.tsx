import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { cartQty } from '#features/selling/cart/rules/totals.ts'
import { useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import { isShippingDone } from '#features/selling/checkout/rules/check-address.ts'
import { noApproval } from '#features/selling/checkout/rules/checkout-state.ts'
import { walletForm } from '#features/selling/checkout/rules/wallet-form.ts'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import type { ChosenSession } from '#features/selling/payments/rules/wallet-return.ts'
import { finishReturn, type ReturnOutcome } from '#features/selling/payments/ui/finish-return.ts'
import { ReturnView } from '#features/selling/payments/ui/return-view.tsx'
import { pageMeta, pageTitle } from '#shop/page/head.ts'
import { type PageHandle, privatePage } from '#shop/page/page-handle.ts'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { returnCalls } from '../../checkout/methods/amazon/amazon-calls.ts'
import { EarlyFill } from '../../chrome/early-script.tsx'
import { MinimalHeader } from '../../chrome/header.tsx'
import { locate, openCheckout, orderPlaced } from '../../client/checkout.ts'
import { CHECKOUT, confirmationPath } from '../../paths.ts'
import styles from '../../sheets/checkout.css?url'
import { sheet } from '../../sheets/sheet.ts'

export const links = () => [sheet(styles)]

export const meta = () => pageMeta({ title: pageTitle(methodNames.AmazonPay), noindex: true })
export const headers = privatePage

/** Outcomes that this page shows; the others lead to another page. */
type ShownOutcome = Exclude<ReturnOutcome, { kind: 'review' | 'placed' }>

export const handle: PageHandle = { runsPaymentScripts: true }

/**
 * R-CO-EXPRESS: the page to which Amazon leads back, before and after the buyer confirms an order there. It
 * asks Amazon about the payment and does not trust its own address.
 */
export default function ExpressPay() {
  const cartStore = useCartStore()
  const navigate = useNavigate()
  const [told, setTold] = useState<ShownOutcome | null>(null)
  const running = useRef(false)

  const go = useCallback(
    async (cart: CartStore) => {
      if (running.current) return
      running.current = true
      setTold(null)
      const sessionId = new URLSearchParams(location.search).get('amazonCheckoutSessionId') ?? ''
      const outcome = await finishReturn(returnCalls, sessionId)
      running.current = false
      const next = await follow(outcome, sessionId, cart)
      if (typeof next === 'string') await navigate(next, { replace: true })
      else setTold(next)
    },
    [navigate],
  )
  useEffect(() => {
    if (cartStore) void go(cartStore)
  }, [cartStore, go])

  return (
    <>
      <SkipLink />
      <MinimalHeader />
      <EarlyFill />
      <main id="main" tabIndex={-1} className="wrap page-top">
        <ReturnView outcome={told} onRetry={() => cartStore && void go(cartStore)} />
      </main>
      <div className="foot-spacer" />
    </>
  )
}

/** The page that an outcome leads to, or the outcome when this page shows it. */
async function follow(
  outcome: ReturnOutcome,
  sessionId: string,
  cart: CartStore,
): Promise<string | ShownOutcome> {
  const store = openCheckout()
  const isHers = store.state.getState().form.amazonPay.sessionId === sessionId
  switch (outcome.kind) {
    case 'review':
      return chosen(outcome.session, cart)
    case 'placed':
      // Only the return that paid the order empties the cart: when an old address is opened again, the cart
      // may be a new one.
      if (isHers) orderPlaced(cart, outcome.orderID)
      return confirmationPath(outcome.orderID)
    case 'refused':
      if (!isHers || cartQty(cart.state.getState()) === 0) return outcome
      store.change({ amazonPay: { ...noApproval.amazonPay, error: outcome.message } })
      cart.send({ type: 'paymentFailed', method: 'AmazonPay', message: outcome.message })
      store.report({ step: 'payment', message: outcome.message })
      return CHECKOUT.payment
    default:
      return outcome
  }
}

/** Account and card are chosen: puts them into the form, and the address when the buyer has not typed one. */
async function chosen(session: ChosenSession, cart: CartStore): Promise<string> {
  const store = openCheckout()
  const { form } = store.state.getState()
  const added = walletForm(form, session)
  store.change({
    ...added,
    paymentMethod: 'AmazonPay',
    amazonPay: {
      ...noApproval.amazonPay,
      confirmed: true,
      sessionId: session.checkoutSessionId,
      sessionData: { paymentDescriptor: session.paymentDescriptor },
    },
  })
  const { form: filled } = store.state.getState()
  if (added.shipping) await locate(placeCode(filled.shipping.zipcode, filled.shipping.state))
  return isShippingDone(cart.state.getState(), filled) ? CHECKOUT.review : CHECKOUT.shipping
}
