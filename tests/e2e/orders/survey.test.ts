import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { QUESTIONS } from '#features/service/surveys/rules/questions.ts'
import { inviteToSurveys } from '#features/service/surveys/server/invite.ts'
import { texts } from '#features/service/surveys/texts.ts'
import { surveyTexts as desk } from '#portal/routes/feedback/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, makeBuyer } from '#tests/fixtures/buyers/buying.ts'
import { deliveredOrder } from '#tests/fixtures/buyers/delivered-order.ts'
import { signInto, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Delivers an order six days ago; answers it with the link of the survey's mail. */
async function invited(email: string): Promise<{ orderID: string; link: string }> {
  const orderID = await deliveredOrder('thermostat', email, 6)
  await withDatabase((db) => inviteToSurveys(db, new Date()))
  const links = async () =>
    (await mailsTo(inject('mailUrl'), email)).flatMap(
      ({ text }) => /\/customer-survey\?session=[\w.-]+/.exec(text)?.[0] ?? [],
    )
  await expect.poll(links, { timeout: LONG_ENOUGH_MS }).toHaveLength(1)
  const [link = ''] = await links()
  return { orderID, link }
}

const question = (page: Page, id: string): Locator =>
  page.getByRole('group', { name: QUESTIONS.find((each) => each.id === id)?.text ?? id })
const rate = (page: Page, id: string, rating: number) =>
  question(page, id)
    .getByRole('radio', { name: String(rating), exact: true })
    .check()
const ratings = (page: Page) => page.getByRole('radio', { checked: true })

test('[R-SURVEY] a survey is answered in two sittings, its link has ended, and staff read it', async () => {
  const { email } = makeBuyer('Sitta')
  const { orderID, link } = await invited(email)
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  await visit(page, link)
  await rate(page, 'recommend', 9)
  await page.getByLabel('What should we do better?').fill('Call before you deliver')
  await button(page, texts.save).click()
  await page.getByText(texts.saved).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const phone = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  await visit(phone.page, link)
  expect(await ratings(phone.page).count()).toBe(1)
  expect(await question(phone.page, 'recommend').getByRole('radio', { name: '9' }).isChecked()).toBe(true)
  expect(await phone.page.getByLabel('What should we do better?').inputValue()).toBe(
    'Call before you deliver',
  )
  await button(phone.page, texts.send).click()
  await question(phone.page, 'delivery').getByText(texts.missing).waitFor()
  expect(await faultsOf(phone.page)).toEqual([])
  for (const id of ['choosing', 'delivery', 'product']) await rate(phone.page, id, 4)
  await button(phone.page, texts.send).click()
  await phone.page.getByText(texts.thanksText).waitFor()
  expect(await faultsOf(phone.page)).toEqual([])

  // The first page is still open: what it sends changes nothing.
  await rate(page, 'recommend', 2)
  await button(page, texts.save).click()
  await page.getByText(texts.alreadySubmitted).waitFor()
  await visit(page, link)
  await page.getByText(texts.alreadySubmitted).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const answers = await withDatabase((db) =>
    db.selectFrom('customer_survey').select('answers').where('email', '=', email).execute(),
  )
  expect(answers).toEqual([
    {
      answers: { recommend: 9, choosing: 4, delivery: 4, product: 4, better: 'Call before you deliver' },
    },
  ])

  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'sales')
  await visit(staff.page, '/surveys')
  await staff.page.getByLabel(desk.score).selectOption('happy')
  await button(staff.page, desk.show).click()
  await staff.page.waitForURL('**/surveys?score=happy*')
  const row = staff.page.getByRole('row').filter({ hasText: printedOrderNumber(orderID) })
  await row.getByText('Call before you deliver').waitFor()
  await staff.page.getByRole('img', { name: /^Would you recommend us.* 9: \d/ }).waitFor()
  expect(await faultsOf(staff.page)).toEqual([])
  expect([...shopper.trouble, ...phone.trouble, ...staff.trouble]).toEqual([])
  await Promise.all([shopper, phone, staff].map(({ context }) => context.close()))
})

test('[R-SURVEY] a survey that ends while its page is open takes no more answers', async () => {
  const { email } = makeBuyer('Expira')
  const { orderID, link } = await invited(email)
  const shopper = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = shopper
  await visit(page, link)
  await rate(page, 'recommend', 10)
  await button(page, texts.save).click()
  await page.getByText(texts.saved).waitFor()
  await withDatabase((db) =>
    db
      .updateTable('customer_survey')
      .set({ expires_at: new Date() })
      .where('order_id', '=', orderID)
      .execute(),
  )

  for (const id of ['choosing', 'delivery', 'product']) await rate(page, id, 5)
  await button(page, texts.send).click()
  await page.getByText(texts.surveySessionExpired).waitFor()
  await visit(page, link)
  await page.getByText(texts.surveySessionExpired).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await ratings(page).count()).toBe(0)

  await visit(page, link.slice(0, -1))
  await page.getByText(texts.unknown).waitFor()
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})
