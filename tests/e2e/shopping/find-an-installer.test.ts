import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#features/service/contractors/texts.ts'
import { submissionTexts } from '#portal/list/submission.tsx'
import { texts as deskTexts } from '#portal/routes/installers/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

const NAME = 'Northside Heating & Air'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function find(page: Page, zip: string, job = '') {
  await page.getByLabel(texts.search.zip).fill(zip)
  await page.getByLabel(texts.search.job).selectOption(job)
  await page.getByRole('button', { name: texts.search.find }).click()
}
const card = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: NAME }) })
/** How many homeowners have rated the installer, as its card says. */
const countOf = async (page: Page): Promise<number> => {
  const [, count] = /(\d+) homeowners?/.exec(await card(page).innerText()) ?? []
  return Number(count)
}

test('[R-PROINST, R-PROFEED] a homeowner finds and rates an installer; staff publish it', async () => {
  const author = `Ada ${Date.now()}`
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pro Installation' }).click()
  await hydrated(page)
  await find(page, '606')
  await page.getByText(texts.search.wrong).waitFor()
  await find(page, '60614', 'furnace')
  await card(page).waitFor()
  const facts = await card(page).getByRole('rowheader').allInnerTexts()
  const before = await countOf(page)
  const faultsOfList = await faultsOf(page)

  await card(page)
    .getByRole('link', { name: texts.card.feedbackOf(NAME) })
    .click()
  await page.getByRole('heading', { level: 1, name: texts.feedback.titleOf(NAME) }).waitFor()
  await page.getByRole('button', { name: texts.feedback.send }).click()
  await page.getByText(texts.errors.rating).first().waitFor()
  const faultsOfForm = await faultsOf(page)
  await page.getByRole('radio', { name: /^1 ★/ }).check()
  await page.getByRole('radio', { name: texts.feedback.keptPrices.no }).check()
  await page.getByLabel(texts.feedback.body).fill('They came two days late, and the bill was higher.')
  await page.getByLabel(texts.feedback.author).fill(author)
  await page.getByLabel(texts.feedback.email, { exact: true }).fill(`${author.replace(' ', '.')}@example.com`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: texts.feedback.send }).click()
  await page.getByText(texts.feedback.sentText).waitFor()
  const left = await page.getByRole('button', { name: texts.feedback.send }).count()

  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'operations')
  await staff.page.goto('/installers/feedback')
  await hydrated(staff.page)
  await staff.page.getByRole('button', { name: deskTexts.feedback.publishOf(NAME, author) }).click()
  await staff.page.getByText(submissionTexts.done).waitFor()

  await page.getByRole('link', { name: texts.feedback.back }).click()
  await page.getByText(texts.foundFor(texts.jobs.furnace)).waitFor()
  expect(await countOf(page)).toBe(before + 1)
  await card(page)
    .getByRole('link', { name: texts.card.feedbackOf(NAME) })
    .click()
  await page.getByText(author).waitFor()
  const { card: names } = texts
  expect(facts).toEqual([names.license, names.epa, names.area, names.rating, names.prices])
  expect([faultsOfList, faultsOfForm, left]).toEqual([[], [], 0])
  expect([...buyer.trouble, ...staff.trouble].filter((line) => !line.includes('400'))).toEqual([])
  await Promise.all([buyer.context.close(), staff.context.close()])
})

test('[R-PROINST] without an installer and without script, the page says what to do next', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { viewport: PHONE, javaScriptEnabled: false })
  const { page } = buyer
  await page.goto('/pro-installation')
  await find(page, '59901', 'boiler')
  await page.getByText(texts.empty.titleFor(texts.jobs.boiler, 'Kalispell, MT 59901')).waitFor()
  const [help] = await page.getByRole('link', { name: texts.empty.ask }).all()
  await page.getByRole('link', { name: texts.empty.anyJob }).click()
  await page.getByText(texts.empty.title('Kalispell, MT 59901')).waitFor()

  expect(help).toBeDefined()
  expect(await page.getByRole('link', { name: texts.empty.permit }).getAttribute('href')).toBe(
    '/permit-sheet?zip=59901',
  )
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[E-CONTRACTOR] staff change a listing, and homeowners read it at once', async () => {
  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'operations')
  const there = staff.page
  await there.goto('/companies')
  await there.getByRole('link', { name: 'Demo Front Range Heat Pumps' }).click()
  await there.getByRole('link', { name: deskTexts.one.title }).click()
  await hydrated(there)
  await there.getByLabel(deskTexts.one.licenseNumber).fill('')
  await there.getByRole('button', { name: deskTexts.one.save }).click()
  await there.getByText(texts.problems.needed).first().waitFor()
  await there.getByLabel(deskTexts.one.licenseNumber).fill('DEMO-9')
  await there.getByLabel(deskTexts.one.low(texts.jobs['heat-pump'])).fill('2500')
  await there.getByLabel(deskTexts.one.high(texts.jobs['heat-pump'])).fill('4800')
  await there.getByRole('button', { name: deskTexts.one.save }).click()
  await there.getByText(deskTexts.one.saved).waitFor()
  const faults = await faultsOf(there)

  const buyer = await openVisit(browser, inject('storeUrl'))
  await visit(buyer.page, '/pro-installation?zip=80202')
  await buyer.page.getByText('DEMO-9, City and County of Denver (demo)').waitFor()
  await buyer.page.getByText('$2,500–4,800').waitFor()
  expect(faults).toEqual([])
  expect([...buyer.trouble, ...staff.trouble].filter((line) => !line.includes('400'))).toEqual([])
  await Promise.all([buyer.context.close(), staff.context.close()])
})
