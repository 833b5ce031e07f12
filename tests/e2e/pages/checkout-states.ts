import type { Page } from 'playwright-core'
import { formTexts as bank } from '#features/selling/bank-debit/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { texts as fulfilment } from '#features/selling/fulfilment/texts.ts'
import { lenderNames, methodNames } from '#features/selling/payments/rules/methods.ts'
import { texts as payments, returnTexts } from '#features/selling/payments/texts.ts'
import { texts as affirmTexts } from '#store/checkout/methods/affirm/affirm.ts'
import { amountIn, visit } from '#tests/fixtures/browser/page.ts'
import { button, cardFrame, orderSide, placeButton } from '#tests/fixtures/buyers/buying.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'
import { page, purchase, type State } from './state.ts'

const cartSum = (there: Page) =>
  amountIn(there.getByRole('complementary', { name: cartTexts.total }), cartTexts.total)

/**
 * Chooses a payment method whose label begins with `label`, once the browser's own wallets have joined the
 * list.
 */
async function pay(there: Page, label: string) {
  const radio = (name: string) =>
    there.getByRole('radio', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) })
  for (const wallet of [methodNames.applepay, methodNames.googlepay]) await radio(wallet).waitFor()
  await radio(label).check()
}

/** The cart, the checkout and orders. */
export const checkoutStates: State[] = [
  page('an empty cart', '/cart', {
    arrange: (there) => there.getByRole('heading', { name: cartTexts.empty }).waitFor(),
    primary: 1,
  }),
  page('a full cart', '/cart', { after: 'full', arrange: cartSum, primary: 1 }),
  page('mailing a cart', '/cart', {
    after: 'full',
    async arrange(there) {
      await button(there, cartTexts.mailCart).click()
      await there.getByRole('dialog', { name: cartTexts.mailCart }).waitFor()
    },
  }),
  page('the shipping step', '/checkout/shipping', {
    after: 'full',
    arrange: (there) => amountIn(orderSide(there), cartTexts.total),
    primary: 1,
  }),
  page('the shipping step with errors', '/checkout/shipping', {
    after: 'full',
    async arrange(there) {
      await button(there, checkout.toPayment).click()
      await there.getByText(checkout.errors.email).first().waitFor()
    },
    primary: 1,
  }),
  page('the payment step', '/checkout/payment', {
    after: 'filled',
    arrange: (there) => cardFrame(there).getByLabel('Card number').waitFor(),
    primary: 1,
  }),
  page('the payment step by Apple Pay, its sheet closed', '/checkout/payment', {
    after: 'filled',
    async arrange(there) {
      await pay(there, methodNames.applepay)
      const [sheet] = await Promise.all([
        there.waitForEvent('popup'),
        button(there, payments.payWith(methodNames.applepay)).click(),
      ])
      await sheet.close()
      await there.getByText(payments.walletCancelled(methodNames.applepay)).waitFor()
    },
    primary: 0,
  }),
  page('the payment step by PayPal', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await pay(there, checkout.payPal)
      await button(there, 'Pay with PayPal').waitFor()
    },
    primary: 0,
  }),
  page('the payment step by Amazon Pay', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await pay(there, checkout.amazonPay)
      await button(there, 'Pay with Amazon').waitFor()
    },
    primary: 0,
  }),
  page('the return page with nothing to finish', '/checkout/expresspay?amazonCheckoutSessionId=unknown', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: returnTexts.titles.nothing }).waitFor(),
    primary: 1,
  }),
  page('the payment step while PayPal does not answer', '/checkout/payment', {
    after: 'filled',
    async arrange(there) {
      const methods = [{ method: 'PayPal', unavailable: payments.paused('PayPal') }]
      await there.route('**/v1/api/checkout/methods', (call) => call.fulfill({ json: { methods } }))
      await there.locator('main').getByText(payments.paused('PayPal')).first().waitFor()
    },
    primary: 1,
  }),
  page('the payment step by Affirm', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await pay(there, lenderNames.affirm)
      await there.getByText(affirmTexts.how).waitFor()
    },
    primary: 1,
  }),
  { name: 'back from Credit Key, which has not decided', path: () => purchase.undecided, primary: 1 },
  page('back from a lender with an address that is not ours', '/checkout/creditkey/success?order=A1.x', {
    primary: 1,
  }),
  page('the payment step by bank, account to be typed', '/checkout/payment', {
    after: 'filled',
    arrange: async (there) => {
      await pay(there, bank.label)
      await there.getByRole('radio', { name: new RegExp(`^${bank.network_check}`) }).check()
      await there.getByLabel(bank.routing).waitFor()
    },
    primary: 1,
  }),
  page('the review', '/checkout/review', {
    after: 'byCheck',
    arrange: (there) => placeButton(there).waitFor(),
    primary: 1,
  }),
  {
    name: 'the confirmation',
    path: () => `/checkout/confirmation/${purchase.orderID}`,
    after: 'ordered',
    primary: 1,
  },
  { name: 'the receipt', path: () => `/order-receipt/${purchase.orderID}`, after: 'ordered' },
  {
    name: 'the summary of an order',
    path: () => `/order-summary/${purchase.orderID}/60614`,
    after: 'ordered',
    primary: 0,
  },
  {
    name: 'an order that is tracked',
    path: () => `/track-your-order?orderID=${purchase.orderID}&postal=60614`,
    after: 'ordered',
    primary: 1,
  },
  {
    name: 'an order on a truck, with everything that can be done',
    path: () => `/order-summary/${purchase.orderID}/60614`,
    after: 'ordered',
    async arrange(there) {
      // A second try finds it shipped already.
      await operate('received', purchase.orderID, '--reason', 'CHECK 1').catch(() => '')
      await operate('ship', purchase.orderID, '--carrier', 'R+L', '--tracking', 'PRO1').catch(() => '')
      await visit(there, `/order-summary/${purchase.orderID}/60614`)
      await there.getByRole('heading', { name: fulfilment.checklist.title }).waitFor()
      for (const fold of [fulfilment.askReturn, fulfilment.damage])
        await there.getByText(fold, { exact: true }).first().click()
    },
    primary: 0,
  },
  {
    name: 'an order that was delivered, with a return',
    path: () => `/track-your-order?orderID=${purchase.orderID}&postal=60614`,
    async arrange(there) {
      await operate('deliver', purchase.orderID).catch(() => '')
      await operate('return', purchase.orderID, '--lines', '1:1', '--why', 'does_not_fit').catch(() => '')
      await visit(there, `/track-your-order?orderID=${purchase.orderID}&postal=60614`)
      await there.getByRole('article', { name: /^Return R/ }).waitFor()
    },
    primary: 1,
  },
]
