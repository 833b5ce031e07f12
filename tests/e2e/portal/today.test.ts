import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DAY_MS, HOUR_MS, later } from '#lib/dates.ts'
import { texts } from '#portal/routes/today/texts.ts'
import { workTexts } from '#portal/routes/today/work-texts.ts'
import { texts as portalTexts } from '#portal/texts.ts'
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

/** Ann asked for a call that is overdue, so she stands at the top. */
const overdueLead = (name: string): Promise<unknown> =>
  withDatabase((db) => {
    const now = new Date()
    const day = (at: Date) => at.toISOString().slice(0, 10)
    return db
      .insertInto('lead')
      .values({
        kind: 'expert',
        name,
        phone: '3125550188',
        email: '',
        comments: 'Which furnace?',
        landing_url: '',
        page_url: '',
        details_path: null,
        consent_version: 'test',
        received_at: now,
        received_on: day(now),
        promised_at: later(now, -400 * HOUR_MS),
        delete_on: day(later(now, 30 * DAY_MS)),
      })
      .execute()
  })

test('[29] work is taken, undone, taken by a colleague and opened, by keyboard', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'sales')
  const name = `Ann ${Date.now()}`
  await overdueLead(name)
  await visit(page, '/')
  expect(new URL(page.url()).pathname).toBe('/today')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByText(/ overdue$/).waitFor()
  expect(await row.getByRole('link', { name: '(312) 555-0188' }).getAttribute('href')).toMatch(/^tel:/)
  expect(await faultsOf(page)).toEqual([])

  const take = row.getByRole('button', { name: texts.takeOf(workTexts.lead.is, name) })
  await take.press('Enter')
  await page.getByRole('status').getByText(texts.taken).waitFor()
  await page.getByRole('button', { name: portalTexts.lists.undo }).press('Enter')
  await page.getByRole('status').getByText(texts.givenBack).waitFor()

  // A colleague takes it in another window; the page still shows it as free.
  await take.waitFor()
  await withDatabase((db) =>
    db
      .updateTable('lead')
      .set({ state: 'claimed', claimed_by: accountIdOf('admin'), claimed_name: 'Ada' })
      .where('name', '=', name)
      .execute(),
  )
  await take.press('Enter')
  await page.getByRole('alert').getByText('Ada has this now.').waitFor()

  await visit(page, '/today?group=customers&whose=unassigned')
  expect(await row.count()).toBe(0)
  await visit(page, '/today?group=customers')
  await row.getByRole('link', { name: workTexts.lead.is }).press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(trouble).toEqual([])
})
