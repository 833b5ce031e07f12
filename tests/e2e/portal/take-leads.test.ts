import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DAY_MS, later } from '#lib/dates.ts'
import { texts as leadTexts } from '#portal/routes/leads/texts.ts'
import { texts } from '#portal/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto, steppedUp, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

let phones = 0

/** Two people who asked for a call, the latest of all. */
const twoLeads = (family: string): Promise<unknown> =>
  withDatabase((db) => {
    const now = new Date()
    const day = now.toISOString().slice(0, 10)
    return db
      .insertInto('lead')
      .values(
        ['Ana', 'Ben'].map((first) => ({
          kind: 'expert' as const,
          name: `${first} ${family}`,
          phone: `31255502${String(phones++).padStart(2, '0')}`,
          email: '',
          comments: '',
          landing_url: '',
          page_url: '',
          details_path: null,
          consent_version: 'test',
          received_at: now,
          received_on: day,
          promised_at: later(now, DAY_MS),
          delete_on: later(now, 30 * DAY_MS)
            .toISOString()
            .slice(0, 10),
        })),
      )
      .execute()
  })

test('[E-PARTNER] two leads are taken and given back by keyboard; a list is a file and a view', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'sales')
  const family = `Caller${Date.now()}`
  await twoLeads(family)
  await visit(page, '/leads?sort=received')
  const ticked = () => page.locator('input[name="id"]:checked').count()
  const rowOf = (first: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: `${first} ${family}` }) })
  const bar = page.getByRole('form', { name: leadTexts.selected })
  expect(await bar.isVisible()).toBe(false)

  for (const first of ['Ana', 'Ben']) {
    await rowOf(first).getByRole('link', { name: first }).focus()
    await page.keyboard.press('x')
  }
  expect(await ticked()).toBe(2)
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(leadTexts.takenMany(2)).waitFor()
  await rowOf('Ana').getByText(leadTexts.you, { exact: true }).waitFor()

  await page.getByRole('button', { name: texts.lists.undo }).press('Enter')
  await page.getByRole('status').getByText(leadTexts.givenBackMany(2)).waitFor()

  await page.getByLabel(texts.lists.viewName).fill('Latest')
  await page.getByLabel(texts.lists.viewName).press('Enter')
  const views = page.getByRole('navigation', { name: texts.lists.views })
  await views.getByRole('link', { name: 'Latest', exact: true }).waitFor()
  await steppedUp('sales')
  const file = await page.request.get('/leads.csv?sort=received')
  expect(file.headers()['content-type']).toContain('text/csv')
  expect(await file.text()).toContain(`Ana ${family}`)
  const orders = await page.request.get('/orders.csv')
  const heads = 'Order,Company,PO number,State,Promised,Carrier,Ship to,Placed,Total,Total now'
  expect((await orders.text()).split('\r\n')[0]).toBe(`\ufeff${heads}`)
  expect(trouble).toEqual([])
})
