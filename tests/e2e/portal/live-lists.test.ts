import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[E-PARTNER] a list says that a colleague made a customer, and shows it by keyboard', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'contractor')
  const name = `Fresh ${Date.now()}`
  await visit(page, `/customers?search=${encodeURIComponent(name)}`)
  expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0)

  const made = await page.request.post(`${inject('portalUrl')}/v1/api/partner/customers`, {
    data: { name, phone: '3125550177', evenIfDuplicate: true },
  })
  expect(made.status()).toBe(200)
  // Other tests of this company make customers too, so the number may be larger.
  const show = page.getByRole('status').getByRole('button', { name: /^\d+\+? new — show$/ })
  await show.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await show.focus()
  await page.keyboard.press('Enter')

  await page.getByRole('link', { name, exact: true }).waitFor()
  expect(trouble).toEqual([])
})
