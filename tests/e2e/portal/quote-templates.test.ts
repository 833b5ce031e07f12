import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { builderTexts } from '#portal/routes/quotes/builder/texts.ts'
import { templateTexts as texts } from '#portal/routes/quotes/templates/template-editor.tsx'
import { newTexts } from '#portal/routes/quotes/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { quoteContent } from '#tests/fixtures/portal/quotes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a template gets a new name and quantity, is removed, comes back, and makes a quote', async () => {
  const sales = await openVisit(browser, inject('portalUrl'))
  const { page } = sales
  await signInto(sales.context, 'sales')
  const portal = inject('portalUrl')
  const found = await page.request.get(`${portal}/v1/api/search/suggest?q=gas+furnace&limit=1`)
  const { products } = (await found.json()) as { products: { id: string; sku: string }[] }
  const [{ id, sku }] = products as [{ id: string; sku: string }]
  const data = { name: 'Old name', content: quoteContent([{ id }]) }
  await page.request.post(`${portal}/v1/api/partner/quote-templates`, { data })

  await visit(page, '/quotes/templates')
  await page.getByRole('link', { name: 'Old name', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Old name' }).waitFor()
  await page.getByLabel(texts.templateName, { exact: true }).fill('Furnace and a spare')
  await page.getByLabel(builderTexts.quantityOf(sku)).fill('2')
  await page.getByLabel(builderTexts.quantityOf(sku)).press('Enter')
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByText(texts.saved, { exact: true }).waitFor()

  await visit(page, '/quotes/templates')
  await page.getByRole('button', { name: texts.removeOf('Furnace and a spare') }).click()
  await page.getByText(texts.removed('Furnace and a spare')).waitFor()
  await page.getByRole('row', { name: /Furnace and a spare/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: texts.undo, exact: true }).click()
  await page.getByText(texts.restored('Furnace and a spare')).waitFor()
  await page.getByRole('link', { name: texts.makeFrom('Furnace and a spare') }).click()
  await page.getByRole('button', { name: newTexts.make }).click()
  await page.waitForURL(/\/quotes\/QL\d{6}$/)
  expect(await page.getByLabel(builderTexts.quantityOf(sku)).inputValue()).toBe('2')
  expect(sales.trouble).toEqual([])
  await sales.context.close()
})
