import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { cartTotals } from '#features/cart/rules/totals.ts'
import type { CheckoutBody } from '#features/checkout/contract.ts'
import { missingShipping } from '#features/checkout/rules/check-address.ts'
import { sheetSum } from '#features/checkout/rules/sheet-sum.ts'
import { formTexts, texts } from '#features/checkout/texts.ts'
import { PaymentStep } from '#features/checkout/ui/payment-step.tsx'
import { beginApproval, checkoutBody, placeOrder } from '#features/checkout/ui/place-order.ts'
import { outOfRange } from '#features/payments/rules/amount-limits.ts'
import { savedInstallation } from '#shop/parts/saved-installation.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { amazonWay } from '../../checkout/methods/amazon/amazon.tsx'
import { useApplePayWay } from '../../checkout/methods/apple-pay/apple-pay.tsx'
import { useBankWay } from '../../checkout/methods/bank/bank.tsx'
import { checkWay } from '../../checkout/methods/check/check.tsx'
import { useCardWay } from '../../checkout/methods/creditcard/credit-card.tsx'
import { googlePayWay } from '../../checkout/methods/google-pay/google-pay.tsx'
import { affirmWay, creditkeyWay } from '../../checkout/methods/lender/lender-method.tsx'
import type { PaymentRoom } from '../../checkout/methods/payment-method.ts'
import { paypalWay } from '../../checkout/methods/paypal/paypal.tsx'
import { usePausedWays } from '../../checkout/methods/use-paused-methods.ts'
import { attemptKeyFor, inTurn, isCartGone, locateBilling, placeCheckout } from '../../client/checkout.ts'
import { installationEntry } from '../../client/storage-entries.ts'
import { useStoreFacts } from '../../root.tsx'
import { useCheckoutRoom } from './checkout.tsx'
import { useOutcome } from './outcome.ts'

/** R-CO-PAY: each way to pay lives in a file of its own beside this one; here is what they share. */
export default function CheckoutPayment() {
  const { cart, cartStore, store, view, payment } = useCheckoutRoom()
  const follow = useOutcome('payment')
  const { demo } = useStoreFacts()
  const paused = usePausedWays()
  const navigate = useNavigate()
  const incomplete = missingShipping(view.form).length > 0

  useEffect(() => {
    if (incomplete) void navigate('/checkout/shipping', { replace: true })
  }, [incomplete, navigate])

  const toReview = async () => {
    store.report(null)
    store.change({ currentStep: 'review', reviewing: true })
    await navigate('/checkout/review')
  }

  /** The order as it stands; undefined, and said, while its total is not known. */
  const order = (form = view.form): CheckoutBody | undefined =>
    sum()
      ? checkoutBody(
          cart,
          form,
          savedInstallation(
            installationEntry,
            cart.items.map(({ id }) => id),
          ),
        )
      : undefined
  const sum = () => {
    const known = sheetSum(cart)
    store.report(known ? null : { step: 'payment', message: formTexts.noTotalYet })
    return known
  }

  const room: PaymentRoom = {
    store,
    view,
    offer: payment,
    toReview,
    follow,
    async begin(isComplete, ask) {
      const body = isComplete() ? order() : undefined
      if (!body) throw new Error(formTexts.noTotalYet)
      const begun = await inTurn(() => beginApproval(placeCheckout, body, attemptKeyFor(body), ask))
      if (begun.kind === 'begun') return begun.begun
      await follow(begun)
      throw new Error(begun.kind === 'placed' ? begun.orderID : begun.message)
    },
    sum,
    async place(pay, billing) {
      // The bill stays as the wallet has it: another way then pays this very order.
      store.change(billing)
      const body = order({ ...view.form, ...billing })
      if (!body) return { kind: 'card', message: formTexts.noTotalYet }
      cartStore.send({ type: 'paymentStarted' })
      return inTurn(async () =>
        isCartGone()
          ? { kind: 'refused', code: 'cart_empty', message: texts.emptyCart }
          : placeOrder(placeCheckout, body, attemptKeyFor(body), pay),
      )
    },
  }
  const all = [
    useCardWay(room),
    useBankWay(room),
    useApplePayWay(room),
    googlePayWay(room),
    paypalWay(room),
    amazonWay(room),
    affirmWay,
    creditkeyWay,
    checkWay,
  ].filter((way) => way !== undefined)
  const ways = payment.methods.flatMap((method) =>
    all.flatMap((way) =>
      way.method === method
        ? [
            {
              ...way,
              unavailable:
                way.unavailable ??
                paused[method] ??
                outOfRange(payment.limits, method, cartTotals(cart).total) ??
                undefined,
            },
          ]
        : [],
    ),
  )

  const done = async () => {
    const chosen = ways.find(({ method }) => method === view.form.paymentMethod)
    if (chosen?.read && !(await chosen.read())) return
    if (chosen?.method !== 'creditCard') store.cardRead(null)
    if (chosen?.method !== 'ACHDebit') store.bankRead(null)
    await toReview()
  }

  return (
    <>
      {demo && <Notice>{formTexts.sandbox}</Notice>}
      <h1>{formTexts.howToPay}</h1>
      <PaymentStep
        form={view.form}
        ways={ways}
        locate={locateBilling}
        onDone={done}
        onChange={store.change}
        onBilling={(part) => store.changeAddress('billing', part)}
      />
    </>
  )
}
