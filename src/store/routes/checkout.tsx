import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useNavigate, useOutletContext } from 'react-router'
import { CartSum } from '#features/cart/ui/cart-sum.tsx'
import { useCart, useCartAccess, useCartStore } from '#features/cart/ui/cart-context.tsx'
import type { CartStore } from '#features/cart/ui/cart-store.ts'
import { cartQty } from '#features/cart/rules/totals.ts'
import type { Cart } from '#features/cart/rules/types.ts'
import { formTexts } from '#features/checkout/texts.ts'
import type { CheckoutStore, CheckoutView } from '#features/checkout/ui/checkout-store.ts'
import { OrderItems, StepFrame } from '#features/checkout/ui/order-side.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { StepRail } from '#ui/steps/step-rail.tsx'
import { openCheckout } from '../client/checkout.ts'
import { storeContext } from '../context.ts'
import { loaderHeaders, shared } from '../page.ts'
import { useShop } from '../root.tsx'
import { EarlyFill } from '../shell/early-script.tsx'
import { MinimalHeader } from '../shell/header.tsx'

/** Which ways to pay there are; the same for everybody. */
export function loader({ context }: LoaderFunctionArgs) {
  return shared({ payment: context.get(storeContext).payment })
}

export const headers = loaderHeaders
export const shouldRevalidate = () => false
export const meta = () => [{ title: 'Checkout | Alpine' }, { name: 'robots', content: 'noindex' }]

export interface CheckoutRoom {
  cart: Cart
  cartStore: CartStore
  store: CheckoutStore
  view: CheckoutView
  payment: ReturnType<typeof useLoaderData<typeof loader>>['payment']
  drawingUrl(id: string): string
}

export const useCheckoutRoom = () => useOutletContext<CheckoutRoom>()

const STEPS = ['shipping', 'payment', 'review'] as const

/** The minimal header (L-HDR-MIN), the rail and the sum around each step. Form and cart are this browser's own. */
export default function Checkout() {
  const { payment } = useLoaderData<typeof loader>()
  const { demo } = useShop()
  const cartStore = useCartStore()
  const cart = useCart(cartStore)
  const { drawingUrl } = useCartAccess()
  const { store, view } = useCheckout()
  const step = STEPS.indexOf(useLocation().pathname.split('/').at(-1) as (typeof STEPS)[number])
  const navigate = useNavigate()
  const empty = cartStore !== null && cartQty(cart) === 0

  useEffect(() => {
    if (empty) void navigate('/cart', { replace: true })
  }, [empty, navigate])

  const problem = view?.problem && view.problem.step === STEPS[step] ? view.problem : null
  const ready = cartStore && store && view && !empty
  return (
    <>
      <SkipLink />
      <MinimalHeader />
      <EarlyFill />
      <main id="main" tabIndex={-1} className="wrap page-top">
        {ready ? (
          <StepFrame
            rail={<StepRail steps={railSteps(view)} current={step} />}
            fold={<CartSum cart={cart} zip={view.form.shipping.zipcode} fold={{ title: formTexts.yourOrder }} />}
            side={
              <>
                <h2 className="co-legend">{formTexts.yourOrder}</h2>
                <OrderItems cart={cart} drawingUrl={drawingUrl} />
                <CartSum cart={cart} zip={view.form.shipping.zipcode} />
                <p className="meta">{formTexts.sameTotal}</p>
              </>
            }
          >
            {demo && <Notice>{formTexts.sandbox}</Notice>}
            <div aria-live="assertive">{problem && <Notice tone="bad">{problem.message}</Notice>}</div>
            <Outlet context={{ cart, cartStore, store, view, payment, drawingUrl } satisfies CheckoutRoom} />
          </StepFrame>
        ) : (
          <div className="co-opening">
            <h1>{formTexts.opening}</h1>
            <noscript>
              <p>{formTexts.needsScript}</p>
            </noscript>
          </div>
        )}
      </main>
      <div className="foot-spacer" />
    </>
  )
}

function useCheckout(): { store: CheckoutStore | null; view: CheckoutView | null } {
  const [store, setStore] = useState<CheckoutStore | null>(null)
  const [view, setView] = useState<CheckoutView | null>(null)
  useEffect(() => {
    const opened = openCheckout()
    setStore(opened)
    setView(opened.state.getState())
    return opened.state.subscribe(setView)
  }, [])
  return { store, view }
}

function railSteps({ form, card }: CheckoutView) {
  const paid = form.paymentMethod === 'check' ? formTexts.check : card ? formTexts.cardEnding(card.type, card.last4) : ''
  return [
    { name: formTexts.steps.shipping, answer: `${form.deliveryType}, ${form.shipping.zipcode}`, href: '/checkout/shipping' },
    { name: formTexts.steps.payment, answer: paid, href: '/checkout/payment' },
    { name: formTexts.steps.review },
  ]
}
