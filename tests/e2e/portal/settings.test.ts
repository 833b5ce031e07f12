import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as rules } from '#features/desk/store-facts/texts.ts'
import { texts } from '#portal/routes/settings/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[29] a holiday is added with its reason and taken back from the history, by keyboard', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'admin')
  await visit(page, '/settings')
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: texts.add }).press('Enter')
  await page.locator('li:last-child input:focus').waitFor()
  await page.keyboard.type('Inventory')
  await page.keyboard.press('Tab')
  await page.keyboard.type('someday')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: texts.add }) })
  await form.getByLabel(texts.reason).fill('count the stock')
  await page.keyboard.press('Enter')
  const day = form.getByLabel(texts.holidayParts.day, { exact: true }).last()
  await page.getByRole('alert').getByText(rules.check).waitFor()
  expect(await day.getAttribute('aria-invalid')).toBe('true')
  await day.fill('2031-05-05')
  const added = 'Inventory; 2031-05-05; closed; stop'
  await form.getByText(texts.added(added)).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await form.getByRole('button', { name: texts.save }).press('Enter')
  await page.getByRole('status').getByText(texts.saved).waitFor()
  const row = page.getByRole('row').filter({ hasText: added }).first()
  await row.getByText('count the stock').waitFor()

  await page
    .getByRole('button', { name: /^Restore the settings/ })
    .first()
    .press('Enter')
  await page.getByRole('status').getByText(texts.restored).waitFor()
  await page
    .getByRole('row')
    .filter({ hasText: texts.removed(added) })
    .first()
    .waitFor()
  expect(trouble).toEqual([])
})
