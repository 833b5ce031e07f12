import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#portal/routes/orders/texts.ts'
import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { codeFor, newPerson, signInByCode, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[C-AUTHZ] the checked orders alone are a file, after a fresh second factor, by keyboard', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  const person = await newPerson('sales')
  await signInByCode(page, person)
  await withDatabase((db) =>
    db.updateTable('session').set({ stepped_up_at: null }).where('account_id', '=', person.id).execute(),
  )
  await visit(page, '/orders')
  const bar = page.getByRole('form', { name: texts.checked })
  expect(await bar.isVisible()).toBe(false)
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.waitForFunction(() => document.querySelectorAll('input[name="id"]:checked').length === 2)
  const boxes = page.locator('input[name="id"]:checked')
  const checked = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))

  const begun = page.waitForEvent('download')
  await bar.getByRole('button', { name: texts.exportChecked }).press('Enter')
  await page.getByLabel(signInTexts.code.label, { exact: true }).fill(codeFor('next'))
  await page.getByRole('button', { name: signInTexts.code.submit, exact: true }).click()
  const file = await begun
  expect(file.suggestedFilename()).toBe('orders.csv')
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines.map((line) => line.split(',')[0]!.replaceAll('"', ''))).toEqual(checked)

  // The page came back with these orders alone, and leads to all of them.
  await page.getByText(texts.onlyChecked(2)).waitFor()
  expect(await page.locator('tbody tr').count()).toBe(2)
  await page.getByRole('link', { name: texts.everyOrder }).click()
  await page.getByText(texts.onlyChecked(2)).waitFor({ state: 'detached' })
  expect(trouble).toEqual([])
  await context.close()
})
