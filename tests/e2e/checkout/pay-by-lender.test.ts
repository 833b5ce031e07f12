import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { lenderNames } from '#features/selling/payments/rules/methods.ts'
import { lenderTexts as texts } from '#features/selling/payments/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, openVisit } from '#tests/fixtures/browser/page.ts'
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

/** From the lists to the review, with a lender chosen. */
async function toReview(
  page: Page,
  name: string,
  method: keyof typeof lenderNames & ('affirm' | 'creditkey'),
) {
  const buyer = makeBuyer(name)
  await fillCart(page)
  await goToPayment(page, buyer)
  await choose(page, method)
  return { buyer, total: await amountIn(orderSide(page), cartTexts.total) }
}

async function choose(page: Page, method: 'affirm' | 'creditkey'): Promise<void> {
  await choosePayment(page, new RegExp(`^${lenderNames[method]}`))
  await button(page, checkout.toReview).click()
  await page.waitForURL('**/checkout/review')
}

const continueWith = (page: Page, method: 'affirm' | 'creditkey') =>
  button(page, new RegExp(`^Continue with ${lenderNames[method]}: \\$`)).click()

/** Presses a button in the window that Affirm opens over the page. */
async function inAffirm(page: Page, press: string): Promise<void> {
  await continueWith(page, 'affirm')
  await page.frameLocator('iframe[title="Affirm"]').getByRole('button', { name: press, exact: true }).click()
}

/** Presses a button on Credit Key's page, which returns to the store. */
async function atCreditKey(page: Page, press: string): Promise<void> {
  await continueWith(page, 'creditkey')
  await page.waitForURL('**/creditkey/checkout/*')
  await button(page, press).click()
}

const sales = async (orderID: string) =>
  (await transactionsOf(inject('sandboxUrl'), orderID)).map(({ status, authorizedCents }) => ({
    status,
    authorizedCents,
  }))

test('[C-CO-AFFIRM, S-CO-04] a loan at Affirm, from the review to the receipt', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  const { buyer, total } = await toReview(page, 'Afra', 'affirm')
  await inAffirm(page, 'Confirm the loan')

  const orderID = await confirmed(page)
  await page.getByRole('heading', { level: 1, name: orders.thanks('Afra') }).waitFor()
  expect(await sales(orderID)).toEqual([{ status: 'authorized', authorizedCents: total }])
  await page.goto(`/order-receipt/${orderID}`)
  await page.getByText('Affirm', { exact: true }).first().waitFor()
  await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})

test(
  '[X-PAY, C-CO-AFFIRM] Affirm is closed, then refuses: the cart stays, the page says so, and a ' +
    'card pays the same order',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const { total } = await toReview(page, 'Nora', 'affirm')
    await inAffirm(page, 'Close')
    await page.waitForURL('**/checkout/payment')
    await page.getByText(texts.closed('Affirm')).first().waitFor()

    await choose(page, 'affirm')
    await inAffirm(page, 'Confirm, but let Affirm refuse it')
    await page.waitForURL('**/checkout/payment')
    await page.getByText('Affirm did not accept the payment.').first().waitFor()
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(total)

    await choosePayment(page, new RegExp(`^${checkout.card}`))
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()
    const orderID = await confirmed(page)
    expect((await sales(orderID)).map(({ status }) => status)).toEqual(['processor_declined', 'authorized'])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test(
  '[R-CO-CK, C-CO-CK, S-CO-04] Credit Key approves and returns: to the receipt; the ' +
    'same address opened again does not change a new cart',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const { buyer, total } = await toReview(page, 'Carla', 'creditkey')
    const [back] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/checkout/creditkey/success')),
      atCreditKey(page, 'Approve'),
    ])

    const orderID = await confirmed(page)
    await page.getByRole('heading', { level: 1, name: orders.thanks('Carla') }).waitFor()
    expect(await sales(orderID)).toEqual([{ status: 'authorized', authorizedCents: total }])
    await page.goto(`/order-receipt/${orderID}`)
    await page.getByText('Credit Key', { exact: true }).first().waitFor()
    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)

    await fillCart(page)
    for (const address of [back.url(), back.url().replace('/success', '/cancel')]) {
      await page.goto(address)
      expect(await confirmed(page)).toBe(orderID)
    }
    await page.goto('/checkout/shipping')
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBeGreaterThan(0)
    expect(await sales(orderID)).toHaveLength(1)
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test(
  '[R-CO-CK, X-PAY] the buyer leaves Credit Key: no charge, the cart stays, and opening the ' +
    'success address places no order; after a decline, a card pays',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const { total } = await toReview(page, 'Lena', 'creditkey')
    const [back] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/checkout/creditkey/cancel')),
      atCreditKey(page, 'Cancel'),
    ])
    await page.getByRole('heading', { name: texts.left('Credit Key') }).waitFor()
    await page.goto(back.url().replace('/cancel', '/success'))
    await page.getByRole('heading', { name: texts.left('Credit Key') }).waitFor()

    await link(page, texts.otherWay).click()
    await page.waitForURL('**/checkout/payment')
    await choose(page, 'creditkey')
    await atCreditKey(page, 'Decline')
    await page.getByRole('heading', { name: texts.declined('Credit Key') }).waitFor()
    await link(page, texts.otherWay).click()
    await page.waitForURL('**/checkout/payment')
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(total)

    await choosePayment(page, new RegExp(`^${checkout.card}`))
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()
    expect((await sales(await confirmed(page))).map(({ status }) => status)).toEqual(['authorized'])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test(
  '[C-CO-CK, R-CO-CK] Credit Key decides later: the page says so, and the order is placed ' +
    'without the browser',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const { buyer } = await toReview(page, 'Petra', 'creditkey')
    await atCreditKey(page, 'Pend: decide later')
    await page.getByRole('heading', { name: texts.reviewing('Credit Key') }).waitFor()
    await shopper.context.close()

    const desk = await openVisit(browser, inject('sandboxUrl'))
    await desk.page.goto('/creditkey/desk')
    const application = desk.page.getByRole('region', {
      name: new RegExp(`${buyer.firstName} ${buyer.lastName}`),
    })
    await button(application, 'Approve').click()
    await application.waitFor({ state: 'detached' })
    await desk.context.close()

    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 30_000 }).toHaveLength(1)
  },
)
