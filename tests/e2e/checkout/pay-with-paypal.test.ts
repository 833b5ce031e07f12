import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { texts as payments } from '#features/selling/payments/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, openVisit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  choosePayment,
  confirmed,
  fillCart,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  orderSide,
  placeButton,
  pressIn,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { breakNext, mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Presses PayPal's button and, in the window that opens, one of its buttons. */
async function inPaypal(
  page: Page,
  press: 'Approve' | 'Approve, but let the bank decline' | 'Cancel',
): Promise<void> {
  await choosePayment(page, new RegExp(`^${checkout.payPal}`))
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, 'Pay with PayPal').click()])
  await Promise.all([opened.waitForEvent('close'), pressIn(opened, press)])
}

test('[C-CO-PAYPAL, S-CO-04] the buyer approves in PayPal and places the order: to the receipt', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  const buyer = makeBuyer('Paola')
  // PayPal's buttons answer the first press, also when their code is late.
  await shopper.context.route('**/paypal/approve.js', async (route) => {
    await setTimeout(300)
    await route.continue()
  })
  await fillCart(page)
  await goToPayment(page, buyer)

  await inPaypal(page, 'Cancel')
  await page.getByText(payments.paypalCancelled).waitFor()
  await inPaypal(page, 'Approve')

  await page.waitForURL('**/checkout/review')
  const total = await amountIn(orderSide(page), cartTexts.total)
  await page.getByText(checkout.payPalCharged('').slice(0, 19)).first().waitFor()
  await placeButton(page).click()

  const orderID = await confirmed(page)
  await page.getByRole('heading', { level: 1, name: orders.thanks('Paola') }).waitFor()
  const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
  expect(transactions.map(({ status, authorizedCents }) => ({ status, authorizedCents }))).toEqual([
    { status: 'authorized', authorizedCents: total },
  ])
  await page.goto(`/order-receipt/${orderID}`)
  await page.getByText('PayPal', { exact: true }).first().waitFor()
  await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})

test(
  '[X-PAY, R-CO-PAY] PayPal is declined: the cart stays, the page names what failed, and ' +
    'a card pays the same order',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    await fillCart(page)
    await goToPayment(page, makeBuyer('Dora'))
    await inPaypal(page, 'Approve, but let the bank decline')
    await page.waitForURL('**/checkout/review')
    const total = await amountIn(orderSide(page), cartTexts.total)
    await placeButton(page).click()

    await page.waitForURL('**/checkout/payment')
    await page.getByText(payments.walletDeclined('PayPal')).first().waitFor()
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(total)

    await choosePayment(page, new RegExp(`^${checkout.card}`))
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()

    const orderID = await confirmed(page)
    const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
    expect(transactions.map(({ status, last4 }) => [status, last4])).toEqual([
      ['processor_declined', ''],
      ['authorized', '1111'],
    ])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test(
  '[S-CO-04] F23: PayPal fails three times: it is disabled with a reason, and enabled again ' +
    'without a reload',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    await fillCart(page)
    await goToPayment(page, makeBuyer('Pia'))
    const paypal = page.getByRole('radio', { name: new RegExp(`^${checkout.payPal}`) })
    await choosePayment(page, new RegExp(`^${checkout.payPal}`))
    await breakNext(inject('sandboxUrl'), 'create_order', 3)
    for (let time = 0; time < 3; time++) {
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        button(page, 'Pay with PayPal').click(),
      ])
      if (!opened.isClosed()) await opened.waitForEvent('close')
      await page.getByText(payments.walletUnavailable('PayPal')).first().waitFor()
    }

    await expect.poll(() => paypal.isDisabled()).toBe(true)
    await page.locator('main').getByText(payments.paused('PayPal')).first().waitFor()
    expect(await page.getByRole('radio', { name: new RegExp(`^${checkout.card}`) }).isEnabled()).toBe(true)

    await expect.poll(() => paypal.isEnabled(), { timeout: 30_000 }).toBe(true)
    await inPaypal(page, 'Approve')
    await page.waitForURL('**/checkout/review')
    await shopper.context.close()
  },
)

test(
  '[X-PAY] PayPal does not answer: its window closes, the page says so, and the button works a ' +
    'moment later',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    await fillCart(page)
    await goToPayment(page, makeBuyer('Petra'))
    await breakNext(inject('sandboxUrl'), 'create_order')
    await choosePayment(page, new RegExp(`^${checkout.payPal}`))

    const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, 'Pay with PayPal').click()])
    if (!opened.isClosed()) await opened.waitForEvent('close')
    await page.getByText(payments.walletUnavailable('PayPal')).first().waitFor()

    await inPaypal(page, 'Approve')
    await page.waitForURL('**/checkout/review')
    await shopper.context.close()
  },
)
