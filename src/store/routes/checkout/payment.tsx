import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { cartTotals } from '#features/selling/cart/rules/totals.ts'
import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import { quotedTexts } from '#features/selling/checkout/quoted-texts.ts'
import { isShippingDone } from '#features/selling/checkout/rules/check-address.ts'
import { sheetSum } from '#features/selling/checkout/rules/sheet-sum.ts'
import { formTexts, texts } from '#features/selling/checkout/texts.ts'
import { PaymentStep } from '#features/selling/checkout/ui/payment-step.tsx'
import { beginApproval, checkoutBody, placeOrder } from '#features/selling/checkout/ui/place-order.ts'
import { switchedOff } from '#features/selling/payments/rules/methods.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import { savedInstallation } from '#shop/parts/saved-installation.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { PaymentContext, Reader } from '../../checkout/methods/payment-method.ts'
import { useListedMethods } from '../../checkout/methods/use-listed-methods.tsx'
import { attemptKeyFor, inTurn, isCartGone, locateBilling, placeCheckout } from '../../client/checkout.ts'
import { installationEntry } from '../../client/storage-entries.ts'
import { partnerOrderFields } from '../../partner/session.ts'
import { CHECKOUT } from '../../paths.ts'
import { useStoreFacts } from '../../root.tsx'
import { useCheckoutContext } from './checkout.tsx'
import { usePlacingOutcome } from './placing-outcome.ts'

export const handle: PageHandle = { runsPaymentScripts: true }

/** R-CO-PAY: the part that all payment methods share; each method has a folder in checkout/methods. */
export default function CheckoutPayment() {
  const { cart, store, view, payment } = useCheckoutContext()
  const { demo } = useStoreFacts()
  const reader = useRef<Reader | null>(null)
  const setReader = useCallback((read: Reader | null) => {
    reader.current = read
  }, [])
  const navigate = useNavigate()
  const incomplete = !isShippingDone(cart, view.form)

  useEffect(() => {
    if (incomplete) void navigate(CHECKOUT.shipping, { replace: true })
  }, [incomplete, navigate])

  const toReview = async () => {
    store.report(null)
    store.change({ currentStep: 'review', reviewing: true })
    await navigate(CHECKOUT.review)
  }
  const context = { ...usePlacing(), store, view, offer: payment, toReview, setReader }
  const methods = useListedMethods(context, payment, cartTotals(cart).total)

  const done = async () => {
    if (reader.current && !(await reader.current())) return
    if (view.form.paymentMethod !== 'creditCard') store.cardRead(null)
    if (view.form.paymentMethod !== 'ACHDebit') store.bankRead(null)
    await toReview()
  }

  return (
    <>
      {demo && <Notice>{formTexts.sandbox}</Notice>}
      <h1>{formTexts.howToPay}</h1>
      <PaymentStep
        form={view.form}
        methods={methods}
        off={payment.off.length > 0 ? switchedOff(payment.off) : undefined}
        locate={locateBilling}
        onDone={done}
        onChange={store.change}
        onBilling={(part) => store.changeAddress('billing', part)}
      />
    </>
  )
}

/** Places the order of this attempt with a payment method, or begins its approval. */
function usePlacing(): Pick<PaymentContext, 'sum' | 'begin' | 'place' | 'showOutcome'> {
  const { cart, cartStore, store, view, signed } = useCheckoutContext()
  const showOutcome = usePlacingOutcome('payment')

  const sum = () => {
    const known = sheetSum(cart)
    const message = known ? (signed?.isSettled === false ? quotedTexts.agreeFirst : '') : formTexts.noTotalYet
    store.report(message === '' ? null : { step: 'payment', message })
    return message === '' ? known : undefined
  }
  /** The order as it is now; undefined while its total is not known, and the page says so. */
  const order = (form = view.form): CheckoutBody | undefined => {
    if (!sum()) return undefined
    const ids = cart.items.map(({ id }) => id)
    return {
      ...checkoutBody(cart, form, savedInstallation(installationEntry, ids)),
      ...partnerOrderFields(),
      ...signed?.fields,
    }
  }

  return {
    sum,
    showOutcome,
    async begin(isComplete, ask) {
      const body = isComplete() ? order() : undefined
      if (!body) throw new Error(formTexts.noTotalYet)
      const begun = await inTurn(() => beginApproval(placeCheckout, body, attemptKeyFor(body), ask))
      if (begun.kind === 'begun') return begun.begun
      await showOutcome(begun)
      throw new Error(begun.kind === 'placed' ? begun.orderID : begun.message)
    },
    async place(pay, billing) {
      // The billing address stays as the wallet has it, so that another method can pay the same order.
      store.change(billing)
      const body = order({ ...view.form, ...billing })
      if (!body) return { kind: 'card', message: formTexts.noTotalYet }
      cartStore.send({ type: 'paymentStarted' })
      return inTurn(async () =>
        isCartGone()
          ? { kind: 'refused', code: 'cart_empty', message: texts.emptyCart, details: {} }
          : placeOrder(placeCheckout, body, attemptKeyFor(body), pay),
      )
    },
  }
}
