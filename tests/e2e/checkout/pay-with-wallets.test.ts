import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import { texts as payments } from '#features/selling/payments/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, centsOf, openVisit } from '#tests/fixtures/browser/page.ts'
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
import { mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const wallets = [
  { method: 'applepay', name: methodNames.applepay, last4: '8886', shown: '8886' },
  { method: 'googlepay', name: methodNames.googlepay, last4: '1111', shown: '4242' },
] as const

const choose = (page: Page, name: string) => choosePayment(page, new RegExp(`^${name}`))

/** Presses the wallet's button: its sheet, which is a window of its own in the sandbox. */
async function openSheet(page: Page, name: string): Promise<Page> {
  await choose(page, name)
  const press = button(page, payments.payWith(name))
  const [sheet] = await Promise.all([page.waitForEvent('popup'), press.click()])
  await button(sheet, 'Cancel').waitFor()
  return sheet
}

test.each(wallets)(
  '[S-CO-04, S-APPLE, C-CO-METHOD, E-WALLETADDR] $name pays: the sheet shows the total of ' +
    'the page, the order is billed to the wallet’s address; closed before that, nothing is ' +
    'placed',
  async ({ name, last4, shown }) => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Wanda')
    await fillCart(page)
    await goToPayment(page, buyer)
    const total = await amountIn(orderSide(page), cartTexts.total)

    await pressIn(await openSheet(page, name), 'Cancel')
    await page.getByText(payments.walletCancelled(name)).waitFor()
    await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(total)
    expect(shopper.sent.filter((request) => request.includes('/v1/api/checkout '))).toEqual([])

    const sheet = await openSheet(page, name)
    const rows = (await sheet.getByRole('row').allInnerTexts()).map(centsOf)
    expect(rows.at(-1)).toBe(total)
    expect(rows.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(total)
    await pressIn(sheet, 'Pay')

    const orderID = await confirmed(page)
    await page.getByRole('heading', { level: 1, name: orders.thanks('Wanda') }).waitFor()
    const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
    expect(
      transactions.map(({ status, authorizedCents, last4: digits }) => ({ status, authorizedCents, digits })),
    ).toEqual([{ status: 'authorized', authorizedCents: total, digits: last4 }])
    await page.goto(`/order-receipt/${orderID}`)
    await page.getByText(`${name}, Visa ending ${shown}`).first().waitFor()
    await page.getByText('1600 W Belmont Ave').first().waitFor()
    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 20_000 }).toHaveLength(1)
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test('[X-PAY, R-CO-PAY] a wallet is declined: the cart stays, and a card pays the same order', async () => {
  const { name, last4 } = wallets[0]
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  await fillCart(page)
  await goToPayment(page, makeBuyer('Dora'))
  const total = await amountIn(orderSide(page), cartTexts.total)

  const sheet = await openSheet(page, name)
  await pressIn(sheet, 'Pay, but let the bank decline')
  await page.getByText(payments.declined).first().waitFor()
  if (!sheet.isClosed()) await sheet.close()
  await expect.poll(() => amountIn(orderSide(page), cartTexts.total)).toBe(total)

  await choose(page, checkout.card)
  await reviewByCard(page, GOOD_CARD)
  await placeButton(page).click()

  const orderID = await confirmed(page)
  const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
  expect(transactions.map(({ status, last4: digits }) => [status, digits])).toEqual([
    ['processor_declined', last4],
    ['authorized', '1111'],
  ])
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})
