import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { itemCount } from '#features/selling/cart/rules/types.ts'
import { texts as cart } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { type Cents, formatMoney } from '#lib/money.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, link, makeBuyer, searchFor } from '#tests/fixtures/buyers/buying.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[C-SEND, S-ASYNC] a mailed cart opens on a phone; a broken connection mails once', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  const { email } = makeBuyer('Mia')
  await visit(page, '/')
  await searchFor(page, 'wifi thermostat')
  await button(cards(page).first(), new RegExp(`^${addTexts.add}`)).click()
  await link(page.getByRole('dialog', { name: cart.added }), cart.proceedToCart).click()
  const sum = page.getByRole('complementary', { name: cart.total })
  const goods = await amountIn(sum, itemCount(1))

  // The connection breaks after the server got the request: the buyer presses again.
  let broken = false
  await page.route('**/v1/api/cart/send', async (route) => {
    if (broken) return route.continue()
    broken = true
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: cart.mailCart }).press('Enter')
  const dialog = page.getByRole('dialog', { name: cart.mailCart })
  await dialog.getByLabel(cart.mailName).fill('Upstairs')
  await dialog.getByLabel(cart.mailAddress).fill(email)
  await page.keyboard.press('Enter')
  await dialog.getByText(cart.mailFailed).waitFor()
  await dialog.getByRole('button', { name: cart.mailSend }).click()
  await dialog.getByText(cart.mailSent(email)).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(cart.mailCart)

  await expect.poll(() => mailsTo(inject('mailUrl'), email), { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await mailsTo(inject('mailUrl'), email)
  expect(mail?.subject).toBe(cart.mail.subject('Upstairs'))
  expect(mail?.text).toContain(formatMoney(goods as Cents))
  const address = /\/cart\?items=[\dx,]+/.exec(mail?.text ?? '')?.[0] ?? ''

  const phone = await openVisit(browser, inject('storeUrl'), { viewport: { width: 390, height: 844 } })
  await visit(phone.page, address)
  await phone.page.getByRole('heading', { level: 1, name: cart.cartTitle(itemCount(1)) }).waitFor()
  await expect.poll(() => new URL(phone.page.url()).search).toBe('')
  await expect
    .poll(() => amountIn(phone.page.getByRole('complementary', { name: cart.total }), itemCount(1)))
    .toBe(goods)
  await phone.page.reload()
  await phone.page.getByRole('heading', { level: 1, name: cart.cartTitle(itemCount(1)) }).waitFor()

  await visit(phone.page, '/cart?items=450x1')
  await phone.page.getByText(cart.linkInvalid).waitFor()
  expect(phone.trouble).toEqual([])
  await Promise.all([buyer.context.close(), phone.context.close()])
})
