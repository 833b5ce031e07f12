import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#portal/routes/money/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { accountIdOf } from '#tests/fixtures/portal/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Moves the focus with Tab until it is on an element that a selector matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

test('[29] reconcile a broken day by keyboard: an orphan charge leaves the list', async () => {
  const reference = `LOST${Date.now()}`
  await withDatabase((db) =>
    db
      .insertInto('stray_charge')
      .values({
        provider: 'braintree',
        charge_id: `c${reference}`,
        order_ref: reference,
        amount_cents: 129_900,
        currency: 'USD',
        status: 'authorized',
        found_at: new Date(),
      })
      .execute(),
  )
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await withDatabase((db) =>
    db
      .updateTable('session')
      .set({ stepped_up_at: new Date() })
      .where('account_id', '=', accountIdOf('operations'))
      .execute(),
  )
  await visit(page, '/')
  await page.waitForURL('**/today')
  await tabTo(page, 'a[href="/money"]')
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: `${texts.kinds.orphan} ${reference}` })
  await card.waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await card.innerText()).toContain('$1,299.00')
  await tabTo(page, `article[aria-label$="${reference}"] form:has([value="give_back"]) input[name="reason"]`)
  await page.keyboard.type('charged twice')
  // The sandbox does not know the charge, so nothing is left to give back.
  await page.keyboard.press('Enter')
  await page.getByText(texts.results.nothing_left).waitFor()
  await card.waitFor({ state: 'detached' })
  expect(trouble).toEqual([])
})
