import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { texts } from '#portal/routes/orders/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { expectPublished } from '#tests/fixtures/portal/presses.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[29] staff find one order by its number or its telephone in two presses, by keyboard', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  const order = await withDatabase((db) =>
    db.selectFrom('orders').select(['id', 'phone']).orderBy('created_at').executeTakeFirstOrThrow(),
  )
  for (const typed of [printedOrderNumber(order.id), order.phone]) {
    await visit(page, '/orders')
    await hydrated(page)
    await page.keyboard.press('/')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    // The whole number opens the order; anything else lists what it finds.
    if (typed === order.phone) {
      await page.waitForURL((url) => url.searchParams.get('search') === typed)
      await page.locator(`a[href="/orders/${order.id}"]`).waitFor()
    } else await page.waitForURL((url) => url.pathname === `/orders/${order.id}`)
  }
  await expectPublished('find one order among 300,000', ['/', 'Enter'].length)
  expect(await faultsOf(page)).toEqual([])

  const tabs = page.getByRole('navigation', { name: texts.tabsLabel })
  await tabs.getByRole('link', { name: texts.neverPaid }).press('Enter')
  await page.waitForURL(/state=abandoned/)
  await tabs.locator('a[aria-current="true"]').filter({ hasText: texts.neverPaid }).waitFor()

  // A company by its name: the field shows the companies before anything is typed.
  await page.getByText(texts.filters(1)).press('Enter')
  const company = page.getByRole('combobox', { name: texts.company })
  await company.focus()
  const options = page.getByRole('listbox').getByRole('option')
  const first = options.first()
  const name = (await first.locator('span').first().textContent()) ?? ''
  await company.fill(name.slice(0, 5))
  await options.filter({ hasText: name }).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await company.press('Enter')
  expect(await company.inputValue()).toBe(name)
  await page.getByRole('button', { name: texts.show }).press('Enter')
  await page.waitForURL(/companyID=\d/)
  await page.getByText(texts.filters(2)).waitFor()
  expect(await company.inputValue()).toBe(name)
  expect(trouble).toEqual([])
  await context.close()
})
