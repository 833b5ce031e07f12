import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordRun } from '#features/desk/import-runs/server/record-run.ts'
import { texts as rules } from '#features/desk/store-facts/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { systemClock } from '#lib/clock.ts'
import { texts as importTexts } from '#portal/routes/settings/import-texts.ts'
import { texts } from '#portal/routes/settings/texts.ts'
import { workTexts } from '#portal/routes/today/work-texts.ts'
import { texts as portalTexts } from '#portal/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { fillCart } from '#tests/fixtures/buyers/buying.ts'
import { signInto, steppedUp, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const formWith = (page: Page, label: string) =>
  page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) })

test('[29] deliveries get another price and are switched off, which is undone, by keyboard', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'admin')
  await steppedUp('admin')
  const store = await openVisit(browser, inject('storeUrl'))
  await fillCart(store.page)
  const helps = store.page.getByRole('region', { name: cartTexts.deliveryOptions })
  await visit(store.page, '/cart')
  await helps.getByText('$25.00').waitFor()

  await visit(page, '/settings')
  const form = formWith(page, texts.names['price liftgate'])
  const price = form.getByLabel(texts.names['price liftgate'], { exact: true })
  await price.fill('free')
  await form.getByLabel(texts.reason).fill('the carrier charges more')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText(rules.check).waitFor()
  expect(await price.getAttribute('aria-invalid')).toBe('true')
  await price.fill('$31.00')
  await form.getByLabel(texts.names['deliver inside'], { exact: true }).press('Space')
  await form.getByText(texts.changed(texts.names['price liftgate'], '$25.00', '$31.00')).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await form.getByRole('button', { name: texts.save }).press('Enter')
  await page.getByRole('status').getByText(texts.saved).waitFor()

  await visit(store.page, '/cart')
  await helps.getByText('$31.00').waitFor()
  expect(await helps.getByText('Inside Delivery').count()).toBe(0)
  expect(await faultsOf(store.page)).toEqual([])

  await page.getByRole('button', { name: portalTexts.lists.undo }).press('Enter')
  await page.getByRole('status').getByText(texts.restored).waitFor()
  await visit(store.page, '/cart')
  await helps.getByText('$25.00').waitFor()
  await helps.getByText('Inside Delivery').waitFor()
  expect([trouble, store.trouble]).toEqual([[], []])
})

test('[29] a limit is found by its word, set, and named with who set it', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'admin')
  await steppedUp('admin')
  await visit(page, '/settings')
  await page.getByLabel(texts.find).fill('one run')
  await page.getByRole('link', { name: texts.names['bulk orders'] }).press('Enter')
  const limit = page.getByLabel(texts.names['bulk orders'], { exact: true })
  await limit.and(page.locator(':focus')).waitFor()
  await limit.fill('501')
  const form = formWith(page, texts.names['bulk orders'])
  await form.getByText(rules.number('1', '500')).first().waitFor()
  await limit.fill('400')
  await form.getByLabel(texts.reason).fill('slow printers')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(texts.saved).waitFor()
  const row = form.getByRole('row').filter({ hasText: texts.names['bulk orders'] })
  expect(await row.getByText(texts.asSetUp).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: portalTexts.lists.undo }).press('Enter')
  await page.getByRole('status').getByText(texts.restored).waitFor()
  await row.getByText(/, /).first().waitFor()
  expect(trouble).toEqual([])
})

test('[29] a failed import stands on Today, is marked as done, and undone', async () => {
  const problem = 'line 2: expected a rate, found x'
  await withDatabase((db) =>
    recordRun(db, { kind: 'tax', file: 'rates.csv', by: 'kim', clock: systemClock }, async (report) => {
      report({ rows: 10, rejected: 1, problem })
      return 1
    }),
  )
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await visit(page, '/today?group=stock')
  const item = page.getByRole('listitem').filter({ hasText: workTexts.import_failed.is })
  await item.getByText(problem).waitFor()
  await item.getByRole('link').press('Enter')
  await page.getByText(importTexts.again.tax).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const close = page.getByRole('button', {
    name: importTexts.closeOf(importTexts.kinds.tax, 'rates.csv'),
  })
  await close.press('Enter')
  await page.getByText(importTexts.isClosed).waitFor()
  await page.getByRole('button', { name: portalTexts.lists.undo }).press('Enter')
  await page.getByText(importTexts.isOpen).waitFor()
  await close.press('Enter')
  await page.getByText(importTexts.isClosed).waitFor()
  await visit(page, '/today?group=stock')
  expect(await item.count()).toBe(0)
  expect(trouble).toEqual([])
})
