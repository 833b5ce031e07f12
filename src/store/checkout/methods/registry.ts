import type { CheckoutView } from '#features/selling/checkout/ui/checkout-store.ts'
import type { Pay } from '#features/selling/checkout/ui/place-order.ts'
import type { PaymentOffer } from '#features/selling/payments/ui/offer.ts'
import { affirm } from './affirm/affirm.ts'
import { amazon } from './amazon/amazon.tsx'
import { applePay } from './apple-pay/apple-pay.tsx'
import { bank } from './bank/bank.tsx'
import { check } from './check/check.tsx'
import { creditCard } from './creditcard/credit-card.tsx'
import { creditkey } from './creditkey/creditkey.ts'
import { googlePay } from './google-pay/google-pay.tsx'
import type { PaymentMethodUi } from './payment-method.ts'
import { paypal } from './paypal/paypal.tsx'
import { terms } from './terms/terms.tsx'

/**
 * All payment methods; each has a folder here. The server's offer decides which are listed, and in which
 * order.
 */
export const PAYMENT_METHOD_UIS: readonly PaymentMethodUi[] = [
  creditCard,
  bank,
  applePay,
  googlePay,
  paypal,
  amazon,
  affirm,
  creditkey,
  check,
  terms,
]

/** The function that pays the placed order by the chosen method. */
export const payerOf = (view: CheckoutView, offer: PaymentOffer): Pay | null | undefined =>
  PAYMENT_METHOD_UIS.find(({ method }) => method === view.form.paymentMethod)?.pay?.(view, offer)
