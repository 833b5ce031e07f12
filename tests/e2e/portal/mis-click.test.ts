import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { reviewTexts } from '#portal/routes/feedback/texts.ts'
import { noteTexts } from '#portal/routes/orders/desk/note-texts.ts'
import { texts } from '#portal/routes/orders/desk/texts.ts'
import { timelineTexts } from '#portal/routes/orders/desk/timeline/timeline-texts.ts'
import { texts as todayTexts } from '#portal/routes/today/texts.ts'
import { workTexts } from '#portal/routes/today/work-texts.ts'
import { texts as portalTexts } from '#portal/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { inStock, store } from '#tests/fixtures/buyers/delivered-order.ts'
import { keys, openOrder, orderByCheck } from '#tests/fixtures/portal/desk-browser.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const type = (page: Page, key: string, words: string) =>
  keys(page, { press: key }, { type: words }, { press: 'Enter' })

test('[29] a mis-click undone: a hold, its release and a note, by keyboard alone', async () => {
  const { page, context, trouble } = await openOrder(
    browser,
    'operations',
    await orderByCheck('undo@example.com'),
  )

  const release = page.getByRole('button', { name: noteTexts.release })
  await type(page, 'h', 'Wrong order')
  await page.getByText(noteTexts.held).waitFor()
  await page.keyboard.press('z')
  await page.getByText(texts.undone).waitFor()
  await release.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: portalTexts.lists.undo }).count()).toBe(0)

  await type(page, 'h', 'Buyer is away')
  await release.waitFor()
  await page.keyboard.press('h')
  await page.keyboard.press('Enter')
  await page.locator('.notice:focus', { hasText: noteTexts.released }).waitFor()
  await page.keyboard.press('Tab')
  // An Undo that has the focus waits for its person.
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText(texts.undone).waitFor()
  await release.waitFor()

  await type(page, 'n', 'Gate code 4411')
  await page.getByText(noteTexts.written).waitFor()
  await page.keyboard.press('z')
  await page.getByText(texts.undone).waitFor()
  await page.locator('#history').getByText('Gate code 4411').waitFor({ state: 'detached' })
  expect(trouble).toEqual([])
  await context.close()
})

test('[29] an order is taken on its page, given back by Z or its history, given to a colleague', async () => {
  const { page, context, trouble } = await openOrder(
    browser,
    'operations',
    await orderByCheck('take@example.com'),
  )
  const { is } = workTexts.check_to_receive
  const take = page.getByRole('button', { name: todayTexts.takeOf(is, '') })
  const giveBack = page.getByRole('button', { name: todayTexts.giveBackOf(is) })
  await keys(page, { press: 'o' }, { press: 'Enter' })
  await page.getByText(todayTexts.taken).waitFor()
  await giveBack.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('z')
  await take.waitFor()

  await keys(page, { press: 'o' }, { press: 'Enter' })
  await giveBack.waitFor()
  await page.locator('#history').getByRole('button', { name: timelineTexts.release }).press('Enter')
  await take.waitFor()

  const owner = page.getByLabel(todayTexts.ownerOf(is, ''))
  await owner.selectOption({ label: 'Ada Brooks' })
  await page.getByText(todayTexts.given('Ada Brooks')).waitFor()
  await page.locator('#history').getByText(timelineTexts.taken(is, 'Ada Brooks')).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('[29] a review that was rejected by mistake: Z at once, and later from what was rejected', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'operations')
  const title = `Wrong button ${Date.now()}`
  const { id: productId } = await inStock('thermostat')
  const body = 'It replaced an old one, and the hall is warm at last.'
  const sent = { productId, rating: 2, title, body, author: 'Ada L.', email: `${Date.now()}@example.com` }
  expect((await store.post('/reviews', sent)).status).toBe(200)
  const box = page.getByRole('article').filter({ hasText: title })

  await visit(page, '/reviews')
  await hydrated(page)
  await box.getByRole('button', { name: reviewTexts.refuse }).press('Enter')
  await page.locator('.notice:focus', { hasText: reviewTexts.done.refuse }).waitFor()
  await box.waitFor({ state: 'detached' })
  await page.keyboard.press('z')
  await page.getByText(reviewTexts.done.reopen).waitFor()
  await box.getByRole('button', { name: reviewTexts.refuse }).press('Enter')
  await box.waitFor({ state: 'detached' })

  await visit(page, '/reviews?state=refused')
  await hydrated(page)
  expect(await faultsOf(page)).toEqual([])
  await box.getByText(/^Rejected .* by Omar/).waitFor()
  await box.getByRole('button', { name: reviewTexts.reopen }).press('Enter')
  await box.waitFor({ state: 'detached' })
  await visit(page, '/reviews')
  await box.waitFor()
  expect(trouble).toEqual([])
  await context.close()
})
