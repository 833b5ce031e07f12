import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#features/people/mail-choices/texts.ts'
import { mailTexts } from '#features/selling/fulfilment/server/mail/mail-texts.ts'
import { inviteToSurveys } from '#features/service/surveys/server/invite.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, makeBuyer } from '#tests/fixtures/buyers/buying.ts'
import { deliveredOrder, inStock, store } from '#tests/fixtures/buyers/delivered-order.ts'
import { withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Asks for an alert, whose mail is not about an order; answers with the address that stops such mail. */
async function firstMail(email: string): Promise<{ inText: string; inHeaders: string }> {
  const { id } = await inStock('thermostat')
  await store.post('/product-watches', { productId: id, email, about: 'price' })
  const stops = async () =>
    (await mailsTo(inject('mailUrl'), email)).flatMap(({ stopHref }) => stopHref ?? [])
  await expect.poll(stops, { timeout: LONG_ENOUGH_MS }).toHaveLength(1)
  const [mail] = await mailsTo(inject('mailUrl'), email)
  const inText = /\S+\/remove-me\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  return { inText, inHeaders: mail?.stopHref ?? '' }
}

/**
 * Delivers an order and invites its buyer to the survey; waits until the mails of the order have come and the
 * store has sent the invitation or left it out.
 */
async function delivered(email: string): Promise<void> {
  const orderID = await deliveredOrder('thermostat', email, 6)
  await withDatabase(async (db) => {
    await inviteToSurveys(db, new Date())
    const { id } = await db
      .selectFrom('customer_survey')
      .select('id')
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    const settled = () =>
      db.selectFrom('outbox').select('sent_at').where('dedupe_key', '=', `survey:${id}`).executeTakeFirst()
    await expect
      .poll(async () => (await settled())?.sent_at, { timeout: LONG_ENOUGH_MS })
      .toBeInstanceOf(Date)
  })
  const subjects = [mailTexts.shipped, mailTexts.delivered].map(({ subject }) => subject(orderID))
  await expect
    .poll(async () => (await mailsTo(inject('mailUrl'), email)).map(({ subject }) => subject), {
      timeout: LONG_ENOUGH_MS,
    })
    .toEqual(expect.arrayContaining(subjects))
}

/** The mails to an address that are not about an order. */
const others = async (email: string) =>
  (await mailsTo(inject('mailUrl'), email)).filter(({ stopHref }) => stopHref !== null)

const stopOnThePage = async (page: Page) => {
  await button(page, texts.stop).click()
  await page.getByText(texts.stopped).waitFor()
}

test('[R-REMOVE] stopped on the page of the mail: no survey comes, the mails of an order do', async () => {
  const { email } = makeBuyer('Rhea')
  const { inText, inHeaders } = await firstMail(email)
  expect(inHeaders).toBe(inText)
  const shopper = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = shopper
  await visit(page, inText)
  await button(page, texts.stop).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await stopOnThePage(page)
  expect(await faultsOf(page)).toEqual([])

  await delivered(email)
  expect(await others(email)).toHaveLength(1)
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})

test('[R-REMOVE] stopped by a mail program’s one click: the page shows it and starts it again', async () => {
  const { email } = makeBuyer('Otto')
  const { inHeaders } = await firstMail(email)
  const click = await fetch(inHeaders, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(click.status).toBe(200)
  await delivered(email)
  expect(await others(email)).toHaveLength(1)

  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  await visit(page, inHeaders)
  await page.getByText(texts.stopped).waitFor()
  await button(page, texts.resume).click()
  await page.getByText(texts.resumed).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await delivered(email)
  await expect.poll(() => others(email), { timeout: LONG_ENOUGH_MS }).toHaveLength(2)
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})
