import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useOutletContext,
} from 'react-router'
import { cartQty, cartTotals } from '#features/selling/cart/rules/totals.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { useCart, useCartAccess, useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { CartNotices } from '#features/selling/cart/ui/cart-notices.tsx'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import { CartSum } from '#features/selling/cart/ui/cart-sum.tsx'
import { formTexts, termsTexts } from '#features/selling/checkout/texts.ts'
import { Assurance } from '#features/selling/checkout/ui/assurance.tsx'
import type { CheckoutStore, CheckoutView } from '#features/selling/checkout/ui/checkout-store.ts'
import { useStepFocus } from '#features/selling/checkout/ui/form-focus.ts'
import { ProblemNotice } from '#features/selling/checkout/ui/problem-notice.tsx'
import { SignedTotalNote } from '#features/selling/checkout/ui/signed-total.tsx'
import { CheckoutOpening, OrderItems, StepFrame } from '#features/selling/checkout/ui/step-frame.tsx'
import {
  LENDERS,
  lenderNames,
  methodNames,
  type PaymentMethod,
  WALLETS,
} from '#features/selling/payments/rules/methods.ts'
import { telephone } from '#lib/phone.ts'
import { loaderHeaders, pageTitle, shared } from '#shop/page/head.ts'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { StepRail } from '#ui/steps/step-rail.tsx'
import { EarlyFill } from '../../chrome/early-script.tsx'
import { MinimalHeader } from '../../chrome/header.tsx'
import { storeContext } from '../../context.ts'
import { CHECKOUT } from '../../paths.ts'
import styles from '../../sheets/checkout.css?url'
import { sheet } from '../../sheets/sheet.ts'
import { titles } from '../titles.ts'
import { SignedTotalGate } from './signed-total-gate.tsx'
import { useCheckout, useCosts, useDestination, usePlacedTitle } from './use-checkout.ts'
import { type SignedQuote, useSignedQuote } from './use-signed-quote.ts'

export const links = () => [sheet(styles)]

/** The payment methods that the store offers, and its phone; the same for every visitor. */
export function loader({ context }: LoaderFunctionArgs) {
  const { payment, contact } = context.get(storeContext)
  return shared({ payment, phone: contact.phone })
}

export const headers = loaderHeaders
export const shouldRevalidate = () => false
export const meta = () => [{ title: pageTitle(titles.checkout) }, { name: 'robots', content: 'noindex' }]

export interface CheckoutContext {
  cart: Cart
  cartStore: CartStore
  store: CheckoutStore
  view: CheckoutView
  payment: ReturnType<typeof useLoaderData<typeof loader>>['payment']
  drawingUrl(id: string): string
  /** the signed quote that the cart pays; null for other carts */
  signed: SignedQuote | null
  /** set once the order is placed: an empty cart then does not lead back to the cart page */
  isLeaving: RefObject<boolean>
}

export const useCheckoutContext = () => useOutletContext<CheckoutContext>()

const STEPS = ['shipping', 'payment', 'review'] as const

/**
 * The minimal header (L-HDR-MIN), the steps and the sum around each step. Form and cart are in the browser
 * alone.
 */
export default function Checkout() {
  const { payment, phone } = useLoaderData<typeof loader>()
  const cartStore = useCartStore()
  const cart = useCart(cartStore)
  const { drawingUrl } = useCartAccess()
  const { store, view } = useCheckout()
  const step = STEPS.indexOf(useLocation().pathname.split('/').at(-1) as (typeof STEPS)[number])
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const empty = cartStore !== null && cartQty(cart) === 0

  useEffect(() => {
    if (empty && !isLeaving.current) void navigate('/cart', { replace: true })
  }, [empty, navigate])
  useCosts(cart, store)
  useDestination(view)
  const signed = useSignedQuote(cart, view)
  useEffect(() => {
    void cartStore?.check()
  }, [cartStore])

  const zip = view?.form.shipping.zipcode ?? ''
  const problem = view?.problem && view.problem.step === STEPS[step] ? view.problem : null
  useStepFocus(step, {
    isOpen: cartStore !== null && store !== null && view !== null && !empty,
    hasProblem: problem !== null,
  })
  usePlacedTitle(cart.payment.checkoutConfirmation)
  const items = <OrderItems cart={cart} drawingUrl={drawingUrl} />
  return (
    <>
      <SkipLink />
      <MinimalHeader />
      <EarlyFill />
      <main id="main" tabIndex={-1} className="wrap page-top">
        {cartStore && store && view && !empty ? (
          <StepFrame
            rail={<StepRail steps={railSteps(view)} current={step} />}
            fold={
              <CartSum cart={cart} zip={zip} fold={{ title: formTexts.yourOrder }}>
                {items}
              </CartSum>
            }
            side={
              <>
                <h2 className="checkout-legend">{formTexts.yourOrder}</h2>
                {STEPS[step] !== 'review' && items}
                <CartSum cart={cart} zip={zip} />
                <SumNote cart={cart} step={step} signed={signed} />
              </>
            }
            assurance={
              <Assurance phone={phone} phoneHref={telephone(phone)} marks={marksOf(payment.methods)} />
            }
            notices={
              <>
                <ProblemNotice problem={problem} />
                {signed && (
                  <SignedTotalGate signed={signed} step={STEPS[step]} store={store} cartStore={cartStore} />
                )}
                <CartNotices
                  cart={cart}
                  said={problem?.message}
                  onDismiss={() => cartStore.send({ type: 'alertsDismissed' })}
                  onRetry={() => cartStore.send({ type: 'destinationChanged' })}
                />
              </>
            }
          >
            <Outlet
              context={
                {
                  cart,
                  cartStore,
                  store,
                  view,
                  payment,
                  drawingUrl,
                  isLeaving,
                  signed,
                } satisfies CheckoutContext
              }
            />
          </StepFrame>
        ) : (
          <CheckoutOpening title={cart.payment.checkoutConfirmation ? formTexts.placed : formTexts.opening} />
        )}
      </main>
      <div className="foot-spacer" />
    </>
  )
}

function SumNote({
  signed,
  ...now
}: {
  readonly cart: Cart
  readonly step: number
  readonly signed: SignedQuote | null
}) {
  return signed ? <SignedTotalNote quote={signed.quote} total={signed.now.total} /> : <TotalNote {...now} />
}

/** What the total includes at this step; nothing while an answer about it is missing. */
function TotalNote({ cart, step }: { readonly cart: Cart; readonly step: number }) {
  const isKnown = cart.tax.kind === 'ready' && cart.shipping.shippingOptions.kind === 'ready'
  const { total } = cartTotals(cart)
  const [first, setFirst] = useState<number | null>(null)
  useEffect(() => {
    if (isKnown) setFirst((before) => before ?? total)
  }, [isKnown, total])
  if (step === 0 || !isKnown) return null
  return (
    <p className="meta">
      {first === total && `${formTexts.sameTotal} `}
      {formTexts.nothingAdded}
    </p>
  )
}

const marksOf = (methods: readonly PaymentMethod[]): string[] =>
  methods.flatMap((method) =>
    method === 'creditCard' ? formTexts.cardMarks : MARKED.includes(method) ? [methodNames[method]] : [],
  )
const MARKED: readonly PaymentMethod[] = [...WALLETS, ...LENDERS]

function railSteps({ form, card, bank }: CheckoutView) {
  const paypal = form.paypal.orderID === '' ? '' : formTexts.payPal
  const amazon = form.amazonPay.sessionId === '' ? '' : formTexts.amazonPay
  const answers: Partial<Record<PaymentMethod, string>> = {
    PayPal: paypal,
    AmazonPay: amazon,
    check: formTexts.check,
    terms: termsTexts.label,
    ...lenderNames,
    ACHDebit: bank ? formTexts.bankEnding(bank.mask) : '',
  }
  const paid = answers[form.paymentMethod] ?? (card ? formTexts.cardEnding(card.type, card.last4) : '')
  return [
    {
      name: formTexts.steps.shipping,
      answer: `${form.deliveryType}, ${form.shipping.zipcode}`,
      href: CHECKOUT.shipping,
    },
    { name: formTexts.steps.payment, answer: paid, href: CHECKOUT.payment },
    { name: formTexts.steps.review },
  ]
}
