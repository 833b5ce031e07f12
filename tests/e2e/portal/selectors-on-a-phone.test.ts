import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as tools } from '#portal/routes/tools/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[S-PARTNER] a selector folds its filters on a phone, and only there', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'contractor')
  const model = page.getByLabel(tools.systems.text, { exact: true })
  const fold = page.locator('summary').filter({ hasText: tools.systems.filters })

  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/tools/ducted-system-selector')
  expect([await model.isVisible(), await fold.isVisible()]).toEqual([true, false])

  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/tools/ducted-system-selector')
  expect(await model.isVisible()).toBe(false)
  await fold.press('Enter')
  await model.fill('OHF80')
  await model.press('Enter')
  await page.waitForURL(/text=OHF80/)
  expect(await model.isVisible()).toBe(true)
  expect(trouble).toEqual([])
  await context.close()
})
