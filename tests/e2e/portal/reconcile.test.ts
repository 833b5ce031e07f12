import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as payoutTexts, providerName } from '#portal/routes/money/payout-texts.ts'
import { texts } from '#portal/routes/money/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { keys } from '#tests/fixtures/portal/desk-browser.ts'
import { signInto, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { accountIdOf } from '#tests/fixtures/portal/people.ts'
import { expectPublished } from '#tests/fixtures/portal/presses.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[29] reconcile a broken day by keyboard: a charge is given back in 4 presses', async () => {
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
  // Other journeys fill the page of everything that waits.
  await visit(page, '/today?group=money')
  await hydrated(page)
  // J moves from item to item; how often depends on what else waits, so the item is the first here.
  const item = page.locator(`a[href="/money#difference-${reference}"]`).first()
  await item.waitFor()
  await item.evaluate((link) => {
    const row = link.closest('[data-row]')
    row?.parentElement?.prepend(row)
  })
  let presses = await keys(page, { press: 'j' }, { press: 'Enter' })
  const card = page.getByRole('article', { name: `${texts.kinds.orphan} ${reference}` })
  await card.waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await card.innerText()).toContain('$1,299.00')
  await page.waitForFunction(
    () => document.activeElement?.matches('form:has([value="give_back"]) input') ?? false,
  )
  // The sandbox does not know the charge, so nothing is left to give back.
  presses += await keys(page, { type: 'charged twice' }, { press: 'Enter' })
  await page.getByText(texts.results.nothing_left).waitFor()
  await card.waitFor({ state: 'detached' })
  await expectPublished('resolve a difference of the reconciliation', presses)
  expect(trouble).toEqual([])
})

const HEADER = 'date,charge_id,event_type,sales,refunds,fees,total_settled,deposit_id'
const LINES = [
  '2026-11-27,NOBODY-1,loan_captured,1000.00,0.00,-59.90,940.10,D-JOURNEY',
  '2026-11-27,NOBODY-1,loan_refunded,0.00,100.00,0.00,-100.00,D-JOURNEY',
]

test('[29] payouts by keyboard: a report is refused, kept, read, matched again and removed', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  await visit(page, '/money/payouts?to=2026-11-30')
  await hydrated(page)
  const send = async (...lines: readonly string[]) => {
    await page.getByLabel(payoutTexts.provider, { exact: true }).selectOption('affirm')
    const buffer = Buffer.from([HEADER, ...lines].join('\n'))
    await page
      .getByLabel(payoutTexts.file, { exact: true })
      .setInputFiles({ name: 'affirm.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: payoutTexts.uploadNow }).focus()
    await page.keyboard.press('Enter')
  }
  await send(LINES[0]?.replace('1000.00', 'ten') ?? '')
  await page.getByText('found ten').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await send(...LINES)
  await page.getByText(payoutTexts.uploaded(1, 2)).waitFor()
  const name = payoutTexts.of(providerName('affirm'), 'D-JOURNEY')
  const link = page.getByRole('link', { name })
  expect(await page.getByRole('row', { name }).innerText()).toMatch(
    /\$900\.00\s+\$59\.90\s+\$0\.00\s+\$840\.10/,
  )
  expect(await faultsOf(page)).toEqual([])
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name }).waitFor()
  await hydrated(page)
  expect(await page.getByRole('row', { name: 'NOBODY-1' }).count()).toBe(2)
  await page.getByText(payoutTexts.someNotOurs(2)).waitFor()
  await page.getByRole('button', { name: payoutTexts.matchAgain }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(payoutTexts.nothingMatched).waitFor()
  await page.getByText(payoutTexts.remove, { exact: true }).focus()
  await page.keyboard.press('Enter')
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel(payoutTexts.why).focus()
  await page.keyboard.type('the wrong month')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/money/payouts')
  await visit(page, '/money/payouts?to=2026-11-30')
  expect(await link.count()).toBe(0)
  expect(trouble.filter((each) => !each.includes('422'))).toEqual([])
})
