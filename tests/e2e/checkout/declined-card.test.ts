import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { texts as payments } from '#features/selling/payments/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, emptyFields, openVisit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  cardFrame,
  confirmed,
  DECLINED_CARD,
  fillCart,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  orderSide,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { mailsTo, slowNext, transactionsOf } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  '[R-CO-PAY, R-CO-REVIEW, R-CO-CONF] one card is declined, another pays: one order exists ' +
    'and one live authorization',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Dana')
    await fillCart(page)
    await goToPayment(page, buyer)
    await reviewByCard(page, DECLINED_CARD)
    const total = await amountIn(orderSide(page), cartTexts.total)

    await placeButton(page).click()

    // The buyer is back at the payment step with a message, empty card fields and everything else kept.
    await page.waitForURL('**/checkout/payment')
    await page.getByText(payments.declined).first().waitFor()
    await cardFrame(page).getByLabel('Card number').waitFor()
    expect(await emptyFields(cardFrame(page).locator('body'))).toEqual(['number', 'expiry', 'code'])

    await reviewByCard(page, GOOD_CARD)
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(total)
    await placeButton(page).click()

    const orderID = await confirmed(page)
    await page.getByRole('heading', { level: 1, name: orders.thanks('Dana') }).waitFor()
    const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
    expect(
      transactions.map(({ status, last4, authorizedCents }) => ({ status, last4, authorizedCents })),
    ).toEqual([
      { status: 'processor_declined', last4: '1115', authorizedCents: total },
      { status: 'authorized', last4: '1111', authorizedCents: total },
    ])
    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test(
  '[X-PAY, R-CO-CONF] F24 the provider is slower than our time limit: the page says at once that it ' +
    'is working, then that the payment is being confirmed; then it is confirmed, once',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Paula')
    await fillCart(page)
    await goToPayment(page, buyer)
    await reviewByCard(page, GOOD_CARD)
    await slowNext(inject('sandboxUrl'), 'sale', 12_000)

    await placeButton(page).click()

    await button(page, checkout.placing).waitFor({ timeout: 5_000 })
    const orderID = await confirmed(page)
    await page.getByText(orders.confirming).waitFor()
    expect((await transactionsOf(inject('sandboxUrl'), orderID)).map(({ status }) => status)).toEqual([])
    await page.getByText(orders.confirming).waitFor({ state: 'hidden', timeout: 90_000 })
    expect((await transactionsOf(inject('sandboxUrl'), orderID)).map(({ status }) => status)).toEqual([
      'authorized',
    ])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)
