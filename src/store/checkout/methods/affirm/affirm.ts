import { payingApi } from '#api/paying.ts'
import type { Pay } from '#features/selling/checkout/ui/place-order.ts'
import { lenderNames, methodNames } from '#features/selling/payments/rules/methods.ts'
import { lenderTexts } from '#features/selling/payments/texts.ts'
import { ApiError } from '#lib/api-error.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { lenderPanel, rememberOrder } from '../lender/lender-panel.tsx'
import type { PaymentMethodUi } from '../payment-method.ts'

export const texts = defineTexts({
  aside: 'Monthly payments',
  how:
    'First you check the order. Then Affirm’s window opens and shows the rate and the payments. ' +
    'You pay nothing before you agree.',
})

/** The part of Affirm's own script that we use. */
interface Affirm {
  checkout: ((application: object) => void) & {
    open(answer: {
      onSuccess(loan: { checkout_token: string }): void
      onFail(error?: { reason?: string }): void
    }): void
  }
  ui: { ready(then: () => void): void }
}

interface AffirmWindow {
  _affirm_config?: { public_api_key: string; script: string; locale: string; country_code: string }
  affirm?: Affirm
}

interface AffirmScript {
  scriptUrl: string
  publicKey: string
}

let loading: Promise<Affirm> | undefined

/** Loads Affirm's script once per page; after a failure the next call tries again. */
function loadAffirm({ scriptUrl, publicKey }: AffirmScript): Promise<Affirm> {
  loading ??= new Promise<Affirm>((resolve, reject) => {
    const its: Window & AffirmWindow = window
    its._affirm_config = {
      public_api_key: publicKey,
      script: scriptUrl,
      locale: 'en_US',
      country_code: 'USA',
    }
    const script = document.createElement('script')
    script.src = scriptUrl
    script.async = true
    script.onload = () => {
      const { affirm } = its
      if (affirm) affirm.ui.ready(() => resolve(affirm))
      else reject(new Error('Affirm did not start'))
    }
    script.onerror = () => reject(new Error('Affirm did not load'))
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Opens the loan application in Affirm's window and returns the loan's token. When Affirm opens its own page
 * instead, the promise never settles. Throws ApiError payment_cancelled when the buyer closes the window,
 * payment_declined when Affirm declines, payment_unavailable when the window does not open.
 */
async function takeLoan(script: AffirmScript, application: object): Promise<string> {
  const affirm = await loadAffirm(script).catch(() => {
    throw new ApiError('payment_unavailable', lenderTexts.notOpened(methodNames.affirm), { status: 409 })
  })
  return new Promise((resolve, reject) => {
    affirm.checkout(application)
    affirm.checkout.open({
      onSuccess: ({ checkout_token }) => resolve(checkout_token),
      onFail: (error) => reject(refusal(error?.reason)),
    })
  })
}

function refusal(reason: string | undefined): ApiError {
  if (reason === 'declined')
    return new ApiError('payment_declined', lenderTexts.declinedThere(methodNames.affirm), { status: 402 })
  if (reason === 'error')
    return new ApiError('payment_unavailable', lenderTexts.notOpened(methodNames.affirm), { status: 409 })
  return new ApiError('payment_cancelled', lenderTexts.closed(methodNames.affirm), { status: 402 })
}

/** Affirm: a loan that the buyer takes in Affirm's window. */
export const affirm: PaymentMethodUi = {
  method: 'affirm',
  label: lenderNames.affirm,
  aside: texts.aside,
  Panel: lenderPanel(texts.how),
  pay: (_, { lenders }) => (lenders.affirm ? payByAffirm(lenders.affirm) : undefined),
}

/** Opens Affirm's window for the placed order and pays it with the loan that the buyer takes there. */
const payByAffirm =
  (script: AffirmScript): Pay =>
  async (orderID) => {
    const { checkout } = await payingApi.payments.beginAffirm({ orderID })
    rememberOrder(orderID)
    return payingApi.payments.affirm({ orderID, checkoutToken: await takeLoan(script, checkout) })
  }
