import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts as deskTexts } from '#features/desk/order-desk/texts.ts'
import { mailTexts } from '#portal/routes/orders/desk/mails/mail-texts.ts'
import { texts } from '#portal/routes/orders/desk/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { keys, openOrder, orderByCheck, showOrder } from '#tests/fixtures/portal/desk-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[29] an email to the buyer is read and sent again, by keyboard alone', async () => {
  const email = 'mail-again@example.com'
  const orderID = await orderByCheck(email)
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await keys(page, { press: 'c' }, { type: 'CHECK 5' }, { press: 'Enter' })
  await page.getByText(texts.results.received).waitFor()
  // The mail leaves within seconds.
  const again = page.getByRole('button', { name: mailTexts.again })
  await expect
    .poll(
      async () => {
        await showOrder(page, orderID)
        await tabTo(page, page.getByRole('link', { name: deskTexts.mail('paid') }))
        await page.keyboard.press('Enter')
        await page.waitForURL('**/mails/*')
        await page.getByText(email).first().waitFor()
        return again.count()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(1)
  await page.getByText('We have your payment', { exact: false }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await tabTo(page, again)
  await page.keyboard.press('Enter')
  await page.getByText(mailTexts.queued(email)).waitFor()

  await showOrder(page, orderID)
  await page.getByText('Mailed again', { exact: false }).waitFor()
  expect(await page.getByRole('link', { name: deskTexts.mail('paid') }).count()).toBe(2)
  expect(trouble).toEqual([])
})
