import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { printedOrderNumber, typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { FIRST_FACTS } from '#lib/merchant/merchant.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  confirmed,
  fillCart,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCard,
  reviewByCheck,
} from '#tests/fixtures/buyers/buying.ts'
import { mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  '[F34, R-CO-REVIEW, R-CO-CONF, S-CART-13] Place order pressed twice, back, reload: ' +
    'one order, paid by check',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Twyla')
    await fillCart(page)
    await goToPayment(page, buyer)
    await reviewByCheck(page)

    await placeButton(page).dblclick()

    const orderID = await confirmed(page)
    await page
      .getByText(orders.awaitingCheck(printedOrderNumber(orderID), FIRST_FACTS.checks))
      .first()
      .waitFor()

    // After the confirmation, "back" leads to no form that could be sent again.
    await page.goBack()
    await page.waitForURL('**/cart')
    await page.getByRole('heading', { level: 1, name: cartTexts.empty }).waitFor()
    await visit(page, '/checkout/review')
    await page.waitForURL('**/cart')

    // The browser can still open the confirmation after a reload.
    await visit(page, `/checkout/confirmation/${orderID}`)
    await page.reload()
    expect(await confirmed(page)).toBe(orderID)
    await page.getByRole('heading', { level: 1, name: orders.thanks('Twyla') }).waitFor()

    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
    const placed = shopper.sent.filter((request) => request.includes('/v1/api/checkout '))
    expect(placed).toHaveLength(1)
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test('[F34] an order placed in one tab cannot be placed again from another', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  const buyer = makeBuyer('Tabea')
  await fillCart(page)
  await goToPayment(page, buyer)
  await reviewByCheck(page)
  const other = await shopper.context.newPage()
  await visit(other, '/checkout/review')
  await placeButton(other).waitFor()

  await placeButton(page).click()

  await confirmed(page)
  await other.waitForURL('**/cart')
  await other.getByRole('heading', { level: 1, name: cartTexts.empty }).waitFor()
  await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})

test('[F34] two tabs pressed in the same moment make one order', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  const buyer = makeBuyer('Tamsin')
  await fillCart(page)
  await goToPayment(page, buyer)
  await reviewByCheck(page)
  const other = await shopper.context.newPage()
  await visit(other, '/checkout/review')
  await placeButton(other).waitFor()

  // A script presses both buttons, so that the test's own waiting does not put one before the other.
  const press = (tab: typeof page) => placeButton(tab).evaluate((button: HTMLButtonElement) => button.click())
  await Promise.all([press(page), press(other)])

  const placedIn = await Promise.race(
    [page, other].map((tab) => tab.waitForURL('**/checkout/confirmation/*').then(() => tab)),
  )
  await confirmed(placedIn)
  await (placedIn === page ? other : page).waitForURL('**/cart')
  await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).not.toHaveLength(0)
  await page.waitForTimeout(4_000)
  expect(await mailsTo(inject('mailUrl'), buyer.email)).toHaveLength(1)
  await shopper.context.close()
})

test(
  '[F34, R-CO-REVIEW] the tab is closed while the card is charged: the order is placed ' +
    'and paid once, and a mail confirms it',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Tess')
    await fillCart(page)
    await goToPayment(page, buyer)
    await reviewByCard(page, GOOD_CARD)
    await Promise.all([
      page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/v1/api/checkout/creditCard'),
      ),
      placeButton(page).click(),
    ])
    await page.close()

    const mails = () => mailsTo(inject('mailUrl'), buyer.email)
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1)
    const orderID = typedOrderNumber((await mails())[0]?.subject.split(' ').at(-1) ?? '')
    expect(await transactionsOf(inject('sandboxUrl'), orderID)).toMatchObject([{ status: 'authorized' }])
    await shopper.context.close()
  },
)
