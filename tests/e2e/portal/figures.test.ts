import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#portal/routes/figures/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { inStock, store } from '#tests/fixtures/buyers/delivered-order.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { signInto, steppedUp } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  await placeOrder(store, await inStock('thermostat'), { email: 'figures@example.com' })
})
afterAll(() => browser.close())

async function openFigures() {
  const opened = await openVisit(browser, inject('portalUrl'))
  await signInto(opened.context, 'operations')
  await visit(opened.page, '/figures')
  await hydrated(opened.page)
  return opened
}

test('[29] by keyboard alone: a period, its margin in the chart, and what a day says', async () => {
  const { page, trouble } = await openFigures()
  await page.getByRole('link', { name: texts.preset.thisMonth }).press('Enter')
  await page.waitForURL(/from=/)
  await page.getByRole('link', { name: texts.figure.margin }).press('Enter')
  await page.getByRole('heading', { name: texts.charts.day(texts.figure.margin) }).waitFor()
  expect(page.url()).toContain('from=')

  const slider = page.getByRole('slider', { name: texts.walk })
  const first = await slider.getAttribute('aria-valuetext')
  await slider.press('ArrowLeft')
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(first)
  // The table says the same as the chart.
  const [, day = '', value = ''] =
    /^(.+?): (.*?)\. /.exec(`${await slider.getAttribute('aria-valuetext')}. `) ?? []
  await expect.poll(() => page.getByRole('row').filter({ hasText: day }).textContent()).toContain(value)
  expect(trouble).toEqual([])
})

test('[29] other days are asked for once they are chosen; a wrong period is said there', async () => {
  const { page } = await openFigures()
  await expect.poll(() => page.getByLabel(texts.otherFrom).isVisible()).toBe(false)
  await page.getByLabel(texts.against).selectOption('other')
  await page.getByLabel(texts.otherFrom).fill('2025-07-31')
  await page.getByLabel(texts.otherTo).fill('2025-07-01')
  await page.getByRole('button', { name: texts.show }).press('Enter')
  await page.getByText('Choose both days to compare with').waitFor()
  await page.getByLabel(texts.otherFrom).fill('2025-06-01')
  await page.getByRole('button', { name: texts.show }).press('Enter')
  await page.getByText(texts.comparedWith('Jun 1, 2025', 'Jul 1, 2025')).waitFor()
})

test('[29] the file has the figures of the page', async () => {
  const { page } = await openFigures()
  await steppedUp('operations')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const [head = '', ...rows] = readFileSync(await (await downloading).path(), 'utf8').split('\r\n')
  expect(head).toContain(texts.figure.sales)
  expect(head.endsWith(`${texts.figure.margin},"${texts.marginPercent}"`)).toBe(true)
  expect(rows.length).toBe(31)
})
