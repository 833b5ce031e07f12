import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pageTexts } from '#features/partners/quotes/page-texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { editTexts } from '#portal/routes/orders/desk/editing/edit-texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  confirmed,
  field,
  GOOD_CARD,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { inStock, store } from '#tests/fixtures/buyers/delivered-order.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { openOrder, showOrder } from '#tests/fixtures/portal/desk-browser.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'

const EMAIL = 'added@example.com'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[29] a clerk quotes a unit more, and its buyer pays it by card as an order of its own', async () => {
  const { orderID } = await placeOrder(store, await inStock('thermostat'), { email: EMAIL })
  await operate('received', orderID, '--reason', 'CHECK 1042')
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await page.locator('#edit summary').nth(1).click()
  const items = page.locator('[data-step="edit-items"]')
  const units = items.locator('input[name^="units-"]').first()
  await units.fill('2')
  await units.press('Enter')
  await items.getByText(editTexts.offerAlone).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const send = items.getByRole('button', { name: editTexts.sendQuote })
  await send.focus()
  await page.keyboard.press('Enter')
  const told = page.getByText(/^Quote QL\d{6} of \$[\d,.]+ is on its way to the buyer/)
  const [number = ''] = /QL\d{6}/.exec(await told.innerText()) ?? []
  await page
    .getByText(new RegExp(`Quote ${number} of .* sent for what was added`))
    .first()
    .waitFor()
  expect(await faultsOf(page)).toEqual([])

  const letter = async () =>
    (await mailsTo(inject('mailUrl'), EMAIL)).find(({ text }) => text.includes(number))?.text
  await expect.poll(letter, { timeout: 20_000 }).toBeDefined()
  const [link = ''] = /http\S+\/view-quotes\/\S+/.exec((await letter()) ?? '') ?? []
  const buyer = await openVisit(browser, inject('storeUrl'))
  await visit(buyer.page, link)
  await field(buyer.page, pageTexts.name).fill('Ann Baker')
  await buyer.page.getByRole('checkbox', { name: /^I accept this/ }).check()
  await button(buyer.page, pageTexts.accept).click()
  await buyer.page.waitForURL('**/checkout/shipping')
  await button(buyer.page, checkout.toPayment).click()
  await buyer.page.waitForURL('**/checkout/payment')
  await reviewByCard(buyer.page, GOOD_CARD)
  await placeButton(buyer.page).click()
  const second = (await confirmed(buyer.page)).replaceAll('-', '')

  await showOrder(page, orderID)
  await page.getByRole('link', { name: editTexts.otherOrder(printedOrderNumber(second)) }).click()
  await page.getByText(editTexts.addsTo).waitFor()
  await page.getByRole('link', { name: editTexts.otherOrder(printedOrderNumber(orderID)) }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect([...trouble, ...buyer.trouble]).toEqual([])
  await buyer.context.close()
})
