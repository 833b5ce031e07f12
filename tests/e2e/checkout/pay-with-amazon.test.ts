import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { texts as payments, returnTexts } from '#features/selling/payments/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  choosePayment,
  confirmed,
  fillCart,
  GOOD_CARD,
  goToPayment,
  link,
  makeBuyer,
  orderSide,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const AMAZON = 'Amazon Pay'
const amazonButton = (page: Page) => button(page, 'Pay with Amazon')

/** Chooses Amazon Pay and, at Amazon, account and card: back on the review of the order. */
async function chooseAtAmazon(page: Page): Promise<void> {
  await choosePayment(page, new RegExp(`^${checkout.amazonPay}`))
  await amazonButton(page).click()
  await button(page, 'Continue').click()
  await page.waitForURL('**/checkout/review')
}

/**
 * Places the order, and answers Amazon's question whether to pay it. Resolves with the address that Amazon
 * leads back to.
 */
async function placeAt(page: Page, press: 'Approve' | 'Decline' | 'Cancel'): Promise<string> {
  await placeButton(page).click()
  await page.getByRole('heading', { level: 1, name: /^Pay \$/ }).waitFor()
  const [back] = await Promise.all([
    page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('/checkout/expresspay'),
    ),
    button(page, press).click(),
  ])
  return new URL(back.url()).pathname + new URL(back.url()).search
}

test(
  '[C-CO-AMZ, C-AMZ-SVC, R-CO-EXPRESS, S-CO-04] the buyer chooses at Amazon, checks the order, ' +
    'places it, confirms it at Amazon: to the receipt, once',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Amelia')
    await fillCart(page)
    await goToPayment(page, buyer)
    await chooseAtAmazon(page)

    const total = await amountIn(orderSide(page), cartTexts.total)
    await page.reload()
    await page
      .getByText(
        checkout.amazonCharged(
          `$${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
          'Visa ****1111 (Amazon Pay)',
        ),
      )
      .waitFor()
    const returnAddress = await placeAt(page, 'Approve')

    const orderID = await confirmed(page)
    await page.getByRole('heading', { level: 1, name: orders.thanks('Amelia') }).waitFor()
    expect(
      await page.evaluate(() => JSON.stringify(localStorage)),
      'the session cannot be used again',
    ).not.toMatch(/sessionId\\*":\\*"[^"\\]/)

    // F32: the return page opened twice shows the same result, without a second charge.
    await page.goto(returnAddress)
    expect(await confirmed(page)).toBe(orderID)
    const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
    expect(transactions.map(({ status, authorizedCents }) => ({ status, authorizedCents }))).toEqual([
      { status: 'authorized', authorizedCents: total },
    ])
    await page.goto(`/order-receipt/${orderID}`)
    await page.getByText('Amazon Pay', { exact: true }).first().waitFor()
    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test(
  '[X-PAY, X-AMZ, R-CO-PAY] declined at Amazon: the cart stays, the page names the method that ' +
    'failed, and a card pays the same order',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    await fillCart(page)
    await goToPayment(page, makeBuyer('Delia'))
    await chooseAtAmazon(page)
    const total = await amountIn(orderSide(page), cartTexts.total)
    await placeAt(page, 'Decline')

    await page.waitForURL('**/checkout/payment')
    await page.getByText(payments.walletDeclined(AMAZON)).first().waitFor()
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(total)
    expect(await page.evaluate(() => JSON.stringify(localStorage)), 'the choice is kept').toContain(
      payments.walletDeclined(AMAZON),
    )

    await choosePayment(page, new RegExp(`^${checkout.card}`))
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()

    const orderID = await confirmed(page)
    const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
    expect(transactions.map(({ status, last4 }) => [status, last4])).toEqual([['authorized', '1111']])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test(
  '[R-CO-EXPRESS, E-WALLETADDR] F32 Amazon’s address fills an empty form; an unconfirmed session, ' +
    'another browser’s or an invented one: the page says so, and no order is paid',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    await fillCart(page)
    await visit(page, '/checkout/shipping')
    await amazonButton(page).click()
    await button(page, 'Continue').click()
    await page.waitForURL('**/checkout/review')
    await page.getByText('1450 N Dearborn St, Apt 3, Chicago, IL 60610').first().waitFor()
    await placeButton(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pay \$/ }).waitFor()
    const confirmAddress = page.url()
    const session = new URL(confirmAddress).searchParams.get('amazonCheckoutSessionId')
    const returnAddress = `/checkout/expresspay?amazonCheckoutSessionId=${session}`

    // Out of order: the buyer returns before confirming.
    await page.goto(returnAddress)
    await page.getByRole('heading', { level: 1, name: returnTexts.titles.waiting }).waitFor()
    expect(await link(page, returnTexts.continueAt(AMAZON)).getAttribute('href')).toBe(confirmAddress)

    const stranger = await openVisit(browser, inject('storeUrl'))
    for (const address of [
      returnAddress,
      '/checkout/expresspay',
      '/checkout/expresspay?amazonCheckoutSessionId=made-up&paid=true',
    ]) {
      await stranger.page.goto(address)
      await stranger.page.getByRole('heading', { level: 1, name: returnTexts.titles.nothing }).waitFor()
    }

    // The buyer confirms and closes the tab before the return page; another tab continues.
    await link(page, returnTexts.continueAt(AMAZON)).click()
    await page.route('**/checkout/expresspay*', (route) => route.abort())
    await Promise.all([page.waitForEvent('requestfailed'), button(page, 'Approve').click()])
    await page.close()
    const again = await shopper.context.newPage()
    await again.goto(returnAddress)
    const orderID = await confirmed(again)
    expect((await transactionsOf(inject('sandboxUrl'), orderID)).map(({ status }) => status)).toEqual([
      'authorized',
    ])
    await Promise.all([shopper.context.close(), stranger.context.close()])
  },
)
