import { createHash } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { itemCount } from '#features/cart/rules/item-count.ts'
import { texts as cartTexts } from '#features/cart/texts.ts'
import { launcherTexts } from '#features/chat/launcher-texts.ts'
import { deletionDay } from '#features/chat/rules/bounds.ts'
import { texts } from '#features/chat/texts.ts'
import { texts as desk } from '#portal/routes/chats/texts.ts'
import { texts as leadTexts } from '#portal/routes/leads/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  confirmed,
  FURNACES,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { signInto, withDatabase } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const launcher = (page: Page) => button(page, new RegExp(`^(${launcherTexts.chat}|${launcherTexts.message})`))
const chatWindow = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^(${texts.title}|${texts.titleMessage})$`) })

/** The chat's button is loaded after the first input. */
async function openPage(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.mouse.move(40, 40)
}

/**
 * A chat of this browser that waits. Journeys run at any hour, so the row is written as the first message in
 * business hours writes it; chat.test.ts of the feature begins chats by messages.
 */
async function beginChat(context: BrowserContext): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('alpine.chat'))
  const visitor = createHash('sha256')
    .update(cookie?.value ?? '')
    .digest()
  const now = new Date()
  await withDatabase((db) =>
    db
      .insertInto('chat_conversation')
      .values({
        visitor_hash: visitor,
        state: 'waiting',
        name: 'Ann',
        owner_id: null,
        owner_name: null,
        seen_page: 'null',
        seen_cart: 'null',
        rating: null,
        started_at: now,
        changed_at: now,
        delete_on: deletionDay(now),
      })
      .execute(),
  )
}

test('[L-CHAT] the window keeps its state between pages; cart and checkout have none', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  await openPage(page, '/about-us')
  await launcher(page).click()
  await chatWindow(page).waitFor()
  await openPage(page, '/contact-us')
  await chatWindow(page).waitFor()
  await page.keyboard.press('Escape')
  await chatWindow(page).getByRole('textbox').first().focus()
  await page.keyboard.press('Escape')
  await launcher(page).waitFor()
  await expect.poll(() => launcher(page).evaluate((it) => it === document.activeElement)).toBe(true)
  await openPage(page, '/about-us')
  await launcher(page).waitFor()
  expect(await chatWindow(page).count()).toBe(0)

  for (const path of ['/cart', '/checkout/shipping']) {
    await openPage(page, path)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => document.querySelector('.chat') === null)).toBe(true)
    expect(await launcher(page).count()).toBe(0)
  }
})

test('after hours: a message gets a promised time, and the call back keeps the promise', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  const phone = `847555${String(Date.now()).slice(-4)}`
  await openPage(page, '/about-us')
  await launcher(page).click()
  const box = chatWindow(page)
  await box.getByLabel(texts.message).fill('Which filter fits my furnace?')
  await box.getByLabel(texts.name).fill('Ann')
  await button(box, texts.formSend).click()
  await box.getByText(texts.reachRequired).waitFor()
  await box.getByLabel(texts.phone).fill(phone)
  await button(box, texts.formSend).click()
  await box.getByText(/^Thank you\. We answer .*by \d+:\d\d [AP]M CT/).waitFor()

  const lead = await withDatabase((db) =>
    db.selectFrom('lead').select(['id', 'kind']).where('phone', '=', phone).executeTakeFirstOrThrow(),
  )
  expect(lead.kind).toBe('chat')

  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'sales')
  const desk = staff.page
  await visit(desk, '/leads?sort=received')
  await desk.locator(`a[href="/leads/${lead.id}"]`).first().click()
  await desk.getByText('Which filter fits my furnace?').waitFor()
  await desk.getByText(/\d .*left$/).waitFor()
  await button(desk, leadTexts.claim).click()
  await desk.getByLabel(leadTexts.note).fill('A filter of 16 × 25 × 1.')
  expect(await faultsOf(desk)).toEqual([])
  await button(desk, leadTexts.saveCall).click()
  await desk.getByText(leadTexts.kept).waitFor()
  await visit(desk, '/leads?show=called')
  await desk.getByRole('row').filter({ hasText: 'Ann' }).getByText(leadTexts.kept).first().waitFor()
})

test('a chat from a product page leads to a sent cart and a paid order', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'))
  await openPage(page, FURNACES)
  await launcher(page).click()
  await chatWindow(page).waitFor()
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name.endsWith('alpine.chat')))
    .toBe(true)
  await beginChat(context)
  await openPage(page, FURNACES)
  const box = chatWindow(page)
  await box.getByLabel(texts.message, { exact: true }).fill('Which thermostat fits?')
  await page.keyboard.press('Enter')
  await box.getByRole('log').getByText('Which thermostat fits?').waitFor()

  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'sales')
  await visit(staff.page, '/chats')
  await button(staff.page, /^Ann.*Which thermostat fits\?/).click()
  await button(staff.page, desk.take).click()
  await box.getByText(/joined the chat\.$/).waitFor()
  await staff.page.getByLabel(desk.message, { exact: true }).fill('This one, with Wi-Fi.')
  await staff.page.keyboard.press('Enter')
  await box.getByText('This one, with Wi-Fi.').waitFor()
  await staff.page.getByText(desk.more).click()
  await staff.page.getByLabel(desk.find).fill('wifi thermostat')
  await button(staff.page, /^Into the cart: /)
    .first()
    .click()
  await button(staff.page, desk.sendCart(1)).click()

  await box.getByRole('link', { name: new RegExp(`^${texts.openCart}`) }).click()
  await page.getByRole('heading', { level: 1, name: cartTexts.cartTitle(itemCount(1)) }).waitFor()
  await goToPayment(page, makeBuyer('Ann'))
  await reviewByCard(page, GOOD_CARD)
  await placeButton(page).click()
  const order = await confirmed(page)
  const paid = await withDatabase((db) =>
    db.selectFrom('orders').select('state').where('id', '=', order).executeTakeFirst(),
  )
  expect(paid).toBeDefined()

  await openPage(page, '/about-us')
  await chatWindow(page).getByText('This one, with Wi-Fi.').waitFor()
  await button(staff.page, desk.end).click()
  await button(staff.page, desk.endSure).click()
  await chatWindow(page).getByText(texts.ended).waitFor()
  await chatWindow(page).getByLabel(texts.stars(5)).check()
  await button(chatWindow(page), texts.rate).click()
  await chatWindow(page).getByText(texts.rated).waitFor()
})
