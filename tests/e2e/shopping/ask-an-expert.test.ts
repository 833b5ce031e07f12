import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#features/partners/leads/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE } from '#tests/fixtures/browser/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const PHONE_CONTEXT = { viewport: PHONE, hasTouch: true, isMobile: true }

const teaser = (page: Page) => page.getByRole('complementary', { name: texts.region })
const button = (page: Page, name: string) => teaser(page).getByRole('button', { name })
const popup = (page: Page) => page.getByRole('dialog')

/** Opens a page and uses it once, so that what waits for the person is loaded. */
async function open(page: Page, path = '/contact-us'): Promise<void> {
  await page.goto(path)
  await page.mouse.wheel(0, 10)
}

const CLOSED = {
  isDuringBusinessHours: false,
  businessHoursString: 'Sun 10am–3pm, Mon–Fri 7am–7pm, Sat 10am–4pm CT',
  status: 'Closed now. Opens Monday 7 AM CT',
  ...{ shipsOn: '2026-11-23', shipsToday: false, holiday: null },
  callBackBy: 'by 8:00 AM CT on Mon, Nov 23',
  callBackTimes: [{ from: '2026-11-23T13:00:00.000Z', day: 'Mon, Nov 23', hour: '7:00 AM to 8:00 AM CT' }],
}
const OPEN = {
  ...CLOSED,
  isDuringBusinessHours: true,
  status: 'Open until 7 PM CT',
  callBackBy: 'today by 2:40 PM CT',
  callBackTimes: [],
}

test('[L-EXPERT, S-EXP-01, S-EXP-02] the label changes every 30 s; a closed teaser stays away', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
  await page.clock.install()
  await open(page)
  await page.clock.runFor(3_000)
  const seen: string[] = []
  await button(page, texts.labels[0]).waitFor()
  for (const label of [...texts.labels.slice(1), texts.labels[0]]) {
    await page.clock.runFor(30_000)
    await button(page, label).waitFor()
    seen.push(label)
  }
  expect(seen).toHaveLength(4)

  await button(page, texts.hide).click()
  await teaser(page).waitFor({ state: 'detached' })
  const cookie = (await context.cookies()).find(({ name }) => name === 'alpine.teaserHidden')
  const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  await open(page)
  await page.clock.runFor(12_000)
  expect(await teaser(page).count()).toBe(0)
  expect(trouble).toEqual([])
  await context.close()
})

test('[X-EXPERT, V-EXPERT, S-EXP-04] a failed form keeps its fields; then thanks and an icon', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'))
  await page.route('**/v1/api/business-hours', (route) => route.fulfill({ json: CLOSED }))
  let fails = true
  await page.route('**/api/leads/expert', (route) =>
    fails
      ? route.abort()
      : route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { submitted: true, reference: 'L-000007', promisedAt: '', promise: CLOSED.callBackBy },
        }),
  )
  await open(page)
  await button(page, texts.labels[0]).click()
  await popup(page).getByLabel(texts.callback).waitFor()
  await popup(page).getByRole('button', { name: texts.send }).click()
  for (const message of [texts.nameRequired, texts.phoneRequired, texts.timeRequired])
    await popup(page).getByText(message).waitFor()

  await popup(page).getByLabel(texts.name, { exact: true }).fill('Ann Baker')
  await popup(page).getByLabel(texts.phone).pressSequentially('3125550142')
  expect(await popup(page).getByLabel(texts.phone).inputValue()).toBe('(312) 555-0142')
  await popup(page).getByLabel(texts.callback).selectOption(CLOSED.callBackTimes[0]!.from)
  await popup(page).getByRole('button', { name: texts.send }).click()
  await popup(page).getByRole('alert').getByText('Failed to submit form. Please try again.').waitFor()
  expect(await popup(page).getByLabel(texts.name, { exact: true }).inputValue()).toBe('Ann Baker')

  fails = false
  await popup(page).getByRole('button', { name: texts.send }).click()
  await popup(page).getByText(texts.thanksPromise(CLOSED.callBackBy)).waitFor()
  await page.keyboard.press('Escape')
  await button(page, texts.asked).waitFor()
  await context.close()
})

test('[C-LEAD] the form of a real page reaches the partner host', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
  await open(page)
  await button(page, texts.labels[0]).click()
  await popup(page).getByLabel(texts.name, { exact: true }).fill('Ann Baker')
  await popup(page)
    .getByLabel(texts.phone)
    .fill(`(312) 555-${String(Date.now()).slice(-4)}`)
  const hours = await page.request.get('/v1/api/business-hours')
  const { callBackTimes } = await hours.json()
  if (callBackTimes[0]) await popup(page).getByLabel(texts.callback).selectOption(callBackTimes[1].from)
  const sent = page.waitForResponse((answer) => answer.url() === `${inject('portalUrl')}/api/leads/expert`)
  await popup(page).getByRole('button', { name: texts.send }).click()
  expect((await sent).status()).toBe(200)
  await popup(page)
    .getByText(/An HVAC expert will call you/)
    .waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('[S-EXP-03, S-EXP-05] leaving the page opens the popup once a day, with the promise', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'))
  await page.route('**/v1/api/business-hours', (route) => route.fulfill({ json: OPEN }))
  await open(page)
  await teaser(page).waitFor()
  const leave = () =>
    page.evaluate(() =>
      document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
    )
  await leave()
  await popup(page).getByText('today by 2:40 PM CT').waitFor()
  expect(await popup(page).getByLabel(texts.callback).count()).toBe(0)
  const cookie = (await context.cookies()).find(({ name }) => name === 'alpine.exitIntent')
  expect(Math.round(((cookie?.expires ?? 0) * 1_000 - Date.now()) / 3_600_000)).toBe(24)

  await page.keyboard.press('Escape')
  await open(page)
  await teaser(page).waitFor()
  await leave()
  await page.waitForTimeout(200)
  expect(await popup(page).count()).toBe(0)
  await context.close()
})

test('[A-ANON, S-EXP-03] phones get no popup by itself; selector and users no teaser', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'), { ...PHONE_CONTEXT })
  await open(page)
  await teaser(page).waitFor()
  await page.evaluate(() =>
    document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
  )
  await page.waitForTimeout(200)
  expect(await popup(page).count()).toBe(0)

  await open(page, '/system-selector')
  await page.waitForTimeout(1_000)
  expect(await teaser(page).count()).toBe(0)
  await context.addCookies([{ name: 'alpine.userID', value: '7', url: inject('storeUrl') }])
  await open(page)
  await page.waitForTimeout(1_000)
  expect(await teaser(page).count()).toBe(0)
  await context.close()
})
