import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recordRun } from '#features/desk/import-runs/server/record-run.ts'
import { texts as rules } from '#features/desk/store-facts/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { switchedOff } from '#features/selling/payments/rules/methods.ts'
import { systemClock } from '#lib/clock.ts'
import { texts as importTexts } from '#portal/routes/settings/import-texts.ts'
import { texts as providerTexts } from '#portal/routes/settings/provider-texts.ts'
import { texts } from '#portal/routes/settings/texts.ts'
import { workTexts } from '#portal/routes/today/work-texts.ts'
import { texts as portalTexts } from '#portal/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { fillCart, goToPayment, makeBuyer } from '#tests/fixtures/buyers/buying.ts'
import { signInto, steppedUp, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'

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
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
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

test('[29] a payment method leaves the checkout, and its last one stays', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'admin')
  await steppedUp('admin')
  const store = await openVisit(browser, inject('storeUrl'))
  await fillCart(store.page)
  await goToPayment(store.page, makeBuyer('switched'))
  const payPal = store.page.getByRole('radio', { name: new RegExp(`^${texts.names['pay PayPal']}`) })
  expect(await payPal.isEnabled()).toBe(true)

  await visit(page, '/settings')
  const form = page.locator('form').filter({ has: page.getByLabel(texts.names['pay PayPal']) })
  const methods = form.getByRole('checkbox')
  for (const method of await methods.all()) await method.uncheck()
  await form.getByLabel(texts.reason).fill('PayPal is down')
  await form.getByRole('button', { name: texts.save }).press('Enter')
  await page.getByRole('alert').getByText(rules.check).waitFor()
  const card = form.getByLabel(texts.names['pay creditCard'])
  expect(await card.getAttribute('aria-invalid')).toBe('true')
  for (const method of await methods.all()) await method.check()
  await form.getByLabel(texts.names['pay PayPal']).uncheck()
  expect(await faultsOf(page)).toEqual([])
  await form.getByRole('button', { name: texts.save }).press('Enter')
  await page.getByRole('status').getByText(texts.saved).waitFor()

  // The open page learns it from its own question, a new page is made without it.
  await store.page.locator('input[value=PayPal]:disabled').waitFor()
  await store.page.reload()
  await store.page.getByText(switchedOff(['PayPal'])).waitFor()
  expect(await payPal.count()).toBe(0)
  expect(await faultsOf(store.page)).toEqual([])

  await page
    .getByRole('button', { name: /^Restore the settings/ })
    .first()
    .press('Enter')
  await page.getByRole('status').getByText(texts.restored).waitFor()
  expect(trouble).toEqual([])
})

test('[29] operations test every provider, and find a setting by a word', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await visit(page, '/settings/providers')
  await page.getByRole('button', { name: providerTexts.testAll }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'answered as they should' }).waitFor()
  await expect.poll(() => page.getByText(/^Answered in \d+ ms/).count()).toBeGreaterThan(5)
  expect(await faultsOf(page)).toEqual([])

  await page.getByLabel(texts.find).fill('refund second person')
  await page.getByRole('link', { name: texts.names['refund alone'] }).press('Enter')
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  expect(trouble).toEqual([])
})

test('[29] reviews are switched off in an emergency, and their page says so', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'admin')
  await visit(page, '/settings')
  const form = page.locator('form').filter({ has: page.getByLabel(texts.names['offer reviews']) })
  await form.getByLabel(texts.names['offer reviews']).uncheck()
  await form.getByLabel(texts.reason).fill('spam')
  await form.getByRole('button', { name: texts.save }).press('Enter')
  await page.getByRole('status').getByText(texts.saved).waitFor()
  // The notice with its Undo is in sight, wherever on the page the form stands, and the form is as new.
  const saved = page.getByRole('status').filter({ hasText: texts.saved })
  await expect.poll(() => saved.evaluate((box) => box === document.activeElement)).toBe(true)
  expect((await saved.boundingBox())!.y).toBeGreaterThan(0)
  expect(await form.getByLabel(texts.reason).inputValue()).toBe('')
  const store = await openVisit(browser, inject('storeUrl'))
  await visit(store.page, '/write-a-review')
  await store.page.getByText(/^We don’t take reviews right now/).waitFor()
  expect(await faultsOf(store.page)).toEqual([])

  await page
    .getByRole('button', { name: /^Restore the settings/ })
    .first()
    .press('Enter')
  await page.getByRole('status').getByText(texts.restored).waitFor()
  expect([trouble, store.trouble]).toEqual([[], []])
})

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
  await row.getByText(texts.asSetUp).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: portalTexts.lists.undo }).press('Enter')
  await page.getByRole('status').getByText(texts.restored).waitFor()
  expect(await faultsOf(page)).toEqual([])
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
