import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formTexts as bank, texts as bankRefusals, mandate } from '#features/selling/bank-debit/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { texts as payments } from '#features/selling/payments/texts.ts'
import { merchant } from '#lib/merchant/merchant.ts'
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
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { advance, breakNext, mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const choose = (page: Page, name: string) =>
  choosePayment(page, new RegExp(`^${name.replace(/[()]/g, '\\$&')}`))

/** Chooses the bank account and how it is to be confirmed. */
async function byBank(page: Page, how: string): Promise<void> {
  await choose(page, bank.label)
  await choose(page, how)
}

/** In the provider's window, as at the buyer's bank. */
async function signIn(
  page: Page,
  institution: string,
  { press = 'Continue' }: { press?: 'Continue' | 'Cancel' } = {},
): Promise<void> {
  await button(page, bank.signIn).click()
  const frame = page.frameLocator('iframe[title="Sign in to your bank"]')
  await frame.getByLabel('Bank').selectOption({ label: institution })
  await frame.getByLabel('User name').fill('user_good')
  await frame.getByLabel('Password').fill('pass_good')
  await frame.getByRole('button', { name: press }).click()
}

async function typeAccount(page: Page, account: string): Promise<void> {
  await page.getByLabel(bank.routing).fill('021000021')
  await page.getByLabel(bank.account, { exact: true }).fill(account)
}

async function toReview(page: Page): Promise<void> {
  await button(page, checkout.toReview).click()
  await page.waitForURL('**/checkout/review')
}

test(
  '[C-CO-ACH, C-PLAID-LINK, C-PLAID-EX, C-PLAID-AUTH, E-ACH] the buyer signs in to the bank, checks ' +
    'the order and places it; the order is paid when the money has arrived',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Bella')
    await fillCart(page)
    await goToPayment(page, buyer)

    await byBank(page, bank.independent_check)
    await signIn(page, 'First Platypus Bank', { press: 'Cancel' })
    await page.getByText(bank.cancelled).waitFor()
    await signIn(page, 'First Platypus Bank')
    await page.getByText(/First Platypus Bank: .* ending 0000/).waitFor()
    await toReview(page)

    const total = await amountIn(orderSide(page), cartTexts.total)
    await page.getByText(checkout.bankEnding('0000')).first().waitFor()
    await page.getByText(mandate(merchant().name)).waitFor()
    await placeButton(page).click()
    const orderID = await confirmed(page)
    await page.getByText(orders.awaitingBank(checkout.bankEnding('0000'))).waitFor()

    const transactions = await transactionsOf(inject('sandboxUrl'), orderID)
    expect(transactions.map(({ authorizedCents, last4 }) => [authorizedCents, last4])).toEqual([
      [total, '0000'],
    ])
    await advance(inject('sandboxUrl'), transactions[0]!.id, 'settled')
    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 30_000 }).toHaveLength(2)
    await page.reload()
    await page.getByText(`${orders.stateOf.paid}: ${checkout.bankEnding('0000')}`).waitFor()
    await page.goto(`/order-receipt/${orderID}`)
    await page.getByText(checkout.bankEnding('0000')).first().waitFor()
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)

test('[X-ACH, X-PLAID, V-BANK] the page says what failed; a card pays the same order', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  await fillCart(page)
  await goToPayment(page, makeBuyer('Bo'))
  await byBank(page, bank.independent_check)

  await breakNext(inject('sandboxUrl'), 'plaid_link')
  await button(page, bank.signIn).click()
  await page.getByText(bankRefusals.linkUnavailable).first().waitFor()
  await signIn(page, 'Houndstooth Bank')
  await page.getByText(bankRefusals.bankLocked).first().waitFor()

  await choose(page, bank.network_check)
  await button(page, checkout.toReview).click()
  await page.getByText(bank.routingError).waitFor()
  await typeAccount(page, '1000000004')
  await toReview(page)
  await placeButton(page).click()
  await page.waitForURL('**/checkout/payment')
  await page.getByText(payments.bankDeclined).first().waitFor()

  await choose(page, checkout.card)
  await reviewByCard(page, GOOD_CARD)
  await placeButton(page).click()
  const orderID = await confirmed(page)
  expect((await transactionsOf(inject('sandboxUrl'), orderID)).map(({ last4 }) => last4)).toEqual(['1111'])
  await shopper.context.close()
})

test(
  '[C-CO-ACH, S-CO-05] two small deposits: nothing is debited before the buyer enters them on ' +
    'the order’s page, from the link in the mail',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Bea')
    await fillCart(page)
    await goToPayment(page, buyer)
    await byBank(page, bank.network_check)
    await typeAccount(page, '1000000006')
    await choose(page, bank.micro_transfers)
    expect(
      await page.getByLabel(bank.account, { exact: true }).inputValue(),
      'choosing another way to confirm deletes the account details',
    ).toBe('')
    await typeAccount(page, '1000000006')
    await toReview(page)
    await placeButton(page).click()
    const orderID = await confirmed(page)
    await page.getByRole('heading', { name: bank.depositsTitle }).waitFor()
    expect(await transactionsOf(inject('sandboxUrl'), orderID)).toEqual([])
    await expect.poll(() => mailsTo(inject('mailUrl'), buyer.email), { timeout: 30_000 }).toHaveLength(1)

    // Days later, in another browser.
    const later = await openVisit(browser, inject('storeUrl'))
    await later.page.goto(`/order-summary/${orderID}/60614`)
    const confirm = async (first: string, second: string) => {
      await later.page.getByLabel(bank.first).fill(first)
      await later.page.getByLabel(bank.second).fill(second)
      await button(later.page, bank.confirm).click()
    }
    await later.page.getByLabel(bank.first).waitFor()
    await confirm('11', '12')
    await later.page.getByText('Those amounts don’t match the deposits.').waitFor()
    await confirm('29', '17')
    await later.page.getByText(orders.awaitingBank(checkout.bankEnding('0006'))).waitFor()
    expect(await transactionsOf(inject('sandboxUrl'), orderID)).toHaveLength(1)
    await Promise.all([shopper.context.close(), later.context.close()])
  },
)
