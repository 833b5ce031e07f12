import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemCount } from '#features/selling/cart/rules/types.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { texts } from '#features/service/chat/texts.ts'
import { texts as desk } from '#portal/routes/chats/texts.ts'
import { texts as leadTexts } from '#portal/routes/leads/texts.ts'
import { launcherTexts } from '#store/chat/chat-layer.tsx'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  cards,
  confirmed,
  FURNACES,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { chatWindow, launcher, openPage } from '#tests/fixtures/chat/chat-window.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { transactionsOf } from '#tests/fixtures/providers/outside.ts'
import { operateOn } from '#tests/fixtures/store/orders-command.ts'
import { type StoreAt, startStoreAt } from '#tests/fixtures/store/store-at.ts'

// A Tuesday in Chicago. The store runs by this clock, so that the journeys have business hours at any hour.
const MORNING = '2027-03-02T16:00:00Z'
const EVENING = '2027-03-03T02:30:00Z'
const NEXT_MORNING = '2027-03-03T13:20:00Z'

let browser: Browser
let store: StoreAt
beforeAll(async () => {
  ;[browser, store] = await Promise.all([launchBrowser(), startStoreAt(MORNING)])
})
afterAll(async () => {
  await browser.close()
  await store.stop()
})

/** A visitor's browser, whose clock shows the same time as the store's. */
async function visitor(options = {}) {
  const opened = await openVisit(browser, store.url, options)
  await opened.context.clock.setSystemTime(store.now())
  return opened
}

/** The desk in the browser of a person who answers chats. */
async function atTheDesk(): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await openVisit(browser, store.portalUrl)
  await context.clock.setSystemTime(store.now())
  await signInto(context, 'sales', store)
  await visit(page, '/chats')
  await page.getByRole('switch', { name: desk.available }).check()
  await page.getByText(`${desk.load(0, 3)}`).waitFor()
  return { page, context }
}

const entries = (page: Page, text: string) =>
  chatWindow(page).getByRole('log').getByText(text, { exact: true })

/** Writes a message in the window of the chat. */
async function say(page: Page, text: string): Promise<void> {
  await chatWindow(page).getByLabel(texts.message, { exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

test('[L-CHAT, L-CHAT-WHEN] a chat from a product page leads to a sent cart and a paid order', async () => {
  const staff = await atTheDesk()
  const { page, context } = await visitor()
  await visit(page, FURNACES)
  await cards(page).first().getByRole('link').first().click()
  await page.waitForURL('**/product/**')
  const productPath = new URL(page.url()).pathname
  await openPage(page, productPath)
  await button(page, launcherTexts.chat).click()
  const box = chatWindow(page)
  await box.getByLabel(texts.nameOptional).fill('Ann')
  await box.getByLabel(texts.shareLabel).check()
  await say(page, 'Which thermostat fits?')
  await entries(page, 'Which thermostat fits?').waitFor()
  await box.getByText(texts.waiting).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await button(staff.page, /^Ann.*Which thermostat fits\?/).click()
  await button(staff.page, desk.take).click()
  await box.getByText(/joined the chat\.$/).waitFor()
  const title = await page.title()
  await staff.page.getByRole('link', { name: title }).waitFor()
  await staff.page.getByLabel(desk.message, { exact: true }).fill('This one, with Wi-Fi.')
  await staff.page.keyboard.press('Enter')
  await entries(page, 'This one, with Wi-Fi.').waitFor()
  await staff.page.getByText(desk.more).click()
  await staff.page.getByLabel(desk.find).fill('wifi thermostat')
  await button(staff.page, /^Add to cart: /)
    .first()
    .click()
  await button(staff.page, desk.sendCart(1)).click()

  await box.getByRole('link', { name: new RegExp(`^${texts.openCart}`) }).click()
  await page.getByRole('heading', { level: 1, name: cartTexts.cartTitle(itemCount(1)) }).waitFor()
  expect(await launcher(page).count()).toBe(0)
  await goToPayment(page, makeBuyer('Ann'))
  await reviewByCard(page, GOOD_CARD)
  await placeButton(page).click()
  const order = await confirmed(page)
  expect(await transactionsOf(store.sandboxUrl, order)).toMatchObject([{ status: 'authorized' }])
  await operateOn(store.dataDir, 'ship', order, '--carrier', 'UPS', '--tracking', '1Z0000000000000001')
  const taken = expect.stringMatching(/^(submitted_for_settlement|settled)$/)
  await expect
    .poll(() => transactionsOf(store.sandboxUrl, order))
    .toMatchObject([{ type: 'sale', status: taken }])

  await openPage(page, '/about-us')
  await entries(page, 'This one, with Wi-Fi.').waitFor()
  await button(staff.page, desk.end).click()
  await button(staff.page, desk.endSure).click()
  await chatWindow(page).getByText(texts.ended).waitFor()
  await chatWindow(page).getByLabel(texts.stars(5)).check()
  await button(chatWindow(page), texts.rate).click()
  await chatWindow(page).getByText(texts.rated).waitFor()
  await Promise.all([context.close(), staff.context.close()])
})

test('[L-CHAT] two tabs show one chat; what is written without a connection arrives once', async () => {
  const staff = await atTheDesk()
  const { page, context } = await visitor({ viewport: PHONE })
  const second = await context.newPage()
  await openPage(page, '/about-us')
  await button(page, launcherTexts.chat).click()
  await chatWindow(page).waitFor()
  // The window is open in the second tab too, as it was left in the first.
  await openPage(second, '/about-us')
  await chatWindow(second).waitFor()
  await page.bringToFront()
  await say(page, 'Is the filter in the box?')
  await entries(page, 'Is the filter in the box?').waitFor()
  await second.bringToFront()
  await entries(second, 'Is the filter in the box?').waitFor()

  await button(staff.page, /Is the filter in the box\?/).click()
  await button(staff.page, desk.take).click()
  await chatWindow(second)
    .getByText(/joined the chat\.$/)
    .waitFor()
  await context.setOffline(true)
  await say(second, 'It is 16 by 25')
  await chatWindow(second).getByText(texts.notSent).waitFor()
  await context.setOffline(false)
  await chatWindow(second).getByText(texts.notSent).waitFor({ state: 'detached' })
  await openPage(second, '/about-us')
  await entries(second, 'It is 16 by 25').waitFor()
  await staff.page.getByRole('log').getByText('It is 16 by 25').waitFor()
  expect(await entries(second, 'It is 16 by 25').count()).toBe(1)
  expect(await staff.page.getByRole('log').getByText('It is 16 by 25').count()).toBe(1)

  // The draft of this chat waits while the person looks at another one.
  const other = await visitor()
  await openPage(other.page, '/about-us')
  await button(other.page, launcherTexts.chat).click()
  await say(other.page, 'Another question')
  await entries(other.page, 'Another question').waitFor()
  await staff.page.getByLabel(desk.message, { exact: true }).fill('It is in')
  await button(staff.page, /Another question/).click()
  await button(staff.page, desk.take).waitFor()
  await button(staff.page, /It is 16 by 25/).click()
  await expect.poll(() => staff.page.getByLabel(desk.message, { exact: true }).inputValue()).toBe('It is in')
  await button(staff.page, desk.end).click()
  await button(staff.page, desk.endSure).click()
  await chatWindow(second).getByText(texts.ended).waitFor()
  await Promise.all([context.close(), other.context.close(), staff.context.close()])
})

test('after hours: a promise, the call back is made, and the desk shows that it was kept', async () => {
  await store.moveTo(EVENING)
  const { page, context } = await visitor()
  await openPage(page, '/about-us')
  await button(page, launcherTexts.message).click()
  const box = chatWindow(page)
  await box.getByLabel(texts.message).fill('Which filter fits my furnace?')
  await box.getByLabel(texts.name).fill('Nora')
  // The form says before it is sent that it needs one of the two.
  const reach = box.getByRole('group', { name: texts.reach })
  await reach.getByLabel(texts.email).waitFor()
  await button(box, texts.formSend).click()
  await box.getByText(texts.reachRequired).waitFor()
  await reach.getByLabel(texts.phone).fill('8475550177')
  await button(box, texts.formSend).click()
  await box.getByText(texts.formSent('by 8:00 AM CT on Wed, Mar 3')).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await store.moveTo(NEXT_MORNING)
  const staff = await openVisit(browser, store.portalUrl)
  await staff.context.clock.setSystemTime(store.now())
  await signInto(staff.context, 'sales', store)
  await visit(staff.page, '/leads?sort=received')
  await staff.page.getByRole('link', { name: 'Nora' }).first().click()
  await staff.page.getByText('Which filter fits my furnace?').waitFor()
  await staff.page.getByText(/^(39|40) min left$/).waitFor()
  await button(staff.page, leadTexts.claim).click()
  await staff.page.getByLabel(leadTexts.note).fill('A filter of 16 × 25 × 1.')
  expect(await faultsOf(staff.page)).toEqual([])
  await button(staff.page, leadTexts.saveCall).click()
  await staff.page.getByText(leadTexts.kept).waitFor()
  await visit(staff.page, '/leads?show=called')
  await staff.page.getByRole('row').filter({ hasText: 'Nora' }).getByText(leadTexts.kept).first().waitFor()
  await Promise.all([context.close(), staff.context.close()])
})
