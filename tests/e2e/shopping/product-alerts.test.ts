import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buyTexts } from '#features/catalog/catalog/ui/buy-texts.ts'
import { texts } from '#features/catalog/product-watches/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES, link, makeBuyer } from '#tests/fixtures/buyers/buying.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a shopper on a phone asks for an alert and confirms it by the link of the mail', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { email } = makeBuyer('Alma')
  await visit(page, FURNACES)
  await cards(page).first().getByRole('link').first().click()
  await link(page, buyTexts.alerts).click()
  await page.getByRole('heading', { name: texts.title }).waitFor()
  await page.getByLabel(texts.email).fill('alma')
  await button(page, texts.send).click()
  await page.getByText(texts.invalid).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel(texts.email).fill(email)
  await page.getByLabel(texts.about).selectOption('stock')
  await button(page, texts.send).click()
  await page.getByText(texts.sent).waitFor()

  await expect.poll(() => mailsTo(inject('mailUrl'), email), { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await mailsTo(inject('mailUrl'), email)
  const confirm = /\/tell-me\?token=[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? ''
  await visit(page, confirm)
  await button(page, texts.confirm).click()
  await page.getByText(texts.confirmed).waitFor()
  expect(await faultsOf(page)).toEqual([])
})
