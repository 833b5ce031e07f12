import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts as orderDeskTexts } from '#features/desk/order-desk/texts.ts'
import { afterTexts } from '#portal/routes/orders/desk/after-texts.ts'
import { editTexts } from '#portal/routes/orders/desk/editing/edit-texts.ts'
import { texts } from '#portal/routes/orders/desk/texts.ts'
import { timelineTexts } from '#portal/routes/orders/desk/timeline/timeline-texts.ts'
import { texts as ordersTexts } from '#portal/routes/orders/texts.ts'
import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { keys, openOrder, orderByCheck, showOrder } from '#tests/fixtures/portal/desk-browser.ts'
import { withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { accountIdOf } from '#tests/fixtures/portal/people.ts'
import { expectPublished } from '#tests/fixtures/portal/presses.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('by keyboard alone a check is received and a pallet ships, within the presses', async () => {
  const orderID = await orderByCheck('desk-keyboard@example.com')
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  const received = await keys(page, { press: 'c' }, { type: 'CHECK 1042' }, { press: 'Enter' })
  await page.getByText(texts.results.received).waitFor()
  await expectPublished('receive a check', received)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(texts.results.received)

  await page.getByLabel(texts.carrier).waitFor()
  const shipped = await keys(
    page,
    { press: 's' },
    { type: 'R+L' },
    { press: 'Tab' },
    { type: 'PRO 77' },
    { press: 'Enter' },
  )
  await page.getByText(texts.results.shipped).waitFor()
  await page.getByText(texts.shipmentStates.created).waitFor()
  await page.getByRole('button', { name: texts.actions.deliver }).waitFor()
  const paper = page.context().waitForEvent('request', (request) => request.url().includes('bill-of-lading'))
  const printed = await keys(page, { press: 'b' }, { press: 'Enter' })
  expect((await (await paper).response())?.status()).toBe(200)
  await page.bringToFront()
  await expectPublished('ship a pallet with tracking and bill of lading', shipped + printed)

  await keys(page, { press: 'd' })
  await page.waitForFunction(() => document.activeElement?.closest('[data-step="deliver"]') != null)
  await keys(page, { press: 'Enter' })
  await page.getByText(texts.results.delivered).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(trouble).toEqual([])
})

test('[29] an address is changed with its effect shown before, within the presses, and undone', async () => {
  const orderID = await orderByCheck('desk-edit@example.com')
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await page.setViewportSize({ width: 1440, height: 900 })
  const before = await page.getByLabel(editTexts.street, { exact: true }).inputValue()

  await keys(page, { press: 'e' }, { type: 'PO Box 12' }, { press: 'Enter' })
  await page.getByText(/PO Box. Enter the street/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await showOrder(page, orderID)
  // The keyboard is at the street, whose old words are typed over; the answer has the focus, in sight.
  const looked = await keys(page, { press: 'e' }, { type: '18 Elm St' }, { press: 'Enter' })
  const save = page.getByRole('button', { name: editTexts.save })
  await save.waitFor()
  await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByText(editTexts.money.none()).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const saved = await keys(page, { press: 'Enter' })
  await page.getByText(editTexts.results.edited).waitFor()
  await expectPublished('change an address before shipping', looked + saved)
  await page.locator('.order-side').getByText('18 Elm St').first().waitFor()

  await page.keyboard.press('z')
  await page.getByText(editTexts.undone.edited).waitFor()
  await page.locator('.order-side').getByText('18 Elm St').waitFor({ state: 'detached' })
  expect(await page.locator('.order-side').innerText()).toContain(before)

  await page.locator('#edit summary').nth(1).click()
  const items = page.locator('[data-step="edit-items"]')
  await items.locator('input[name^="units-"]').first().fill('2')
  await items.getByRole('button', { name: editTexts.look }).click()
  await items.getByText(/The check has to be for/).waitFor()
  await items.getByRole('button', { name: editTexts.save }).click()
  await page.getByText(editTexts.results.edited).waitFor()
  await page.locator('td', { hasText: /^2$/ }).first().waitFor()
  expect(trouble).toEqual([])
})

test('[29] a product is found by its name with the keyboard; a phone shows the change stacked', async () => {
  const orderID = await orderByCheck('desk-add@example.com')
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('#edit summary').nth(1).click()
  const items = page.locator('[data-step="edit-items"]')
  const field = items.getByRole('combobox')
  await field.pressSequentially('thermostat')
  await items.getByRole('option').first().waitFor()
  expect(await items.getByRole('option').first().innerText()).toMatch(/\$[\d,.]+/)
  expect(await faultsOf(page)).toEqual([])
  await field.press('ArrowDown')
  await field.press('Enter')
  expect(await field.inputValue()).toMatch(/\(\d{9}\)$/)
  await field.press('Enter')
  await items.getByText(/The check has to be for/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const isStacked = await items.locator('.edit-changes').evaluate((changes) => {
    const [before, after] = [...changes.querySelectorAll('dl > div')].map((side) =>
      side.getBoundingClientRect(),
    )
    return after!.top >= before!.bottom && changes.scrollWidth <= changes.clientWidth
  })
  expect(isStacked).toBe(true)

  await field.fill('no such thing')
  await items.getByRole('button', { name: editTexts.look }).click()
  await items.getByText(editTexts.addUnknown).waitFor()
  expect(await field.inputValue()).toBe('no such thing')
  expect(trouble).toEqual([])
})

test('[29] what was typed in a guarded form is back after the second factor', async () => {
  const orderID = await orderByCheck('desk-step-up@example.com', 'thermostat', 2)
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await page.setViewportSize({ width: 1440, height: 900 })
  /** The form asks for the second factor, which is then shown. */
  const shownAgain = async (send: () => Promise<unknown>) => {
    await setSecondFactor(null)
    await send()
    await page.getByRole('heading', { name: signInTexts.confirm.title }).waitFor()
    await setSecondFactor(new Date())
    await page.getByRole('link', { name: signInTexts.confirm.back }).click()
  }
  await keys(page, { press: 'c' }, { type: 'CHECK 7' }, { press: 'Enter' })
  await page.getByText(texts.results.received).waitFor()

  await page.locator('#edit summary').nth(1).click()
  const items = page.locator('[data-step="edit-items"]')
  const units = items.locator('input[name^="units-"]').first()
  const look = () => items.getByRole('button', { name: editTexts.look }).click()
  const save = items.getByRole('button', { name: editTexts.save })
  await units.fill('1')
  await look()
  await items.getByText(editTexts.byHand).waitFor()
  await shownAgain(() => save.click())
  await units.waitFor()
  expect(await units.inputValue()).toBe('1')
  await look()
  await save.click()
  await page.getByText(/Send the buyer a check of/).waitFor()

  await page.getByLabel(texts.carrier).fill('UPS')
  await page.getByLabel(texts.tracking).fill('1Z77')
  await page.keyboard.press('Enter')
  await page.getByText(texts.results.shipped).waitFor()
  const refund = page.locator('#refund')
  await refund.getByLabel(afterTexts.amount).fill('1.00')
  await refund.getByRole('button', { name: afterTexts.look }).click()
  const why = refund.getByLabel(afterTexts.why)
  await why.fill('a scratch')
  await shownAgain(() => why.press('Enter'))
  await why.waitFor()
  expect(await why.inputValue()).toBe('a scratch')
  expect(trouble).toEqual([])
})

/** Of every session of operations. */
const setSecondFactor = (at: Date | null) =>
  withDatabase((db) =>
    db
      .updateTable('session')
      .set({ stepped_up_at: at })
      .where('account_id', '=', accountIdOf('operations'))
      .execute(),
  )

test('two people at one order see each other, and a change of one keeps what the other typed', async () => {
  const orderID = await orderByCheck('desk-together@example.com')
  const ann = await openOrder(browser, 'operations', orderID)
  await ann.page.getByText(texts.actions.cancel).first().click()
  await ann.page.getByLabel(texts.reason).fill('Buyer called')

  const bo = await openOrder(browser, 'admin', orderID)
  await bo.page.getByText(texts.alsoHere('').trim()).waitFor()
  await ann.page.getByText(texts.alsoHere('').trim()).waitFor()
  await keys(bo.page, { press: 'c' }, { type: 'CHECK 7' }, { press: 'Enter' })
  await bo.page.getByText(texts.results.received).waitFor()

  await ann.page.getByLabel(texts.reference).waitFor({ state: 'detached' })
  await ann.page.getByText(new RegExp(`changed this order .*${ordersTexts.event('paid')}`)).waitFor()
  expect(await ann.page.getByLabel(texts.reason).inputValue()).toBe('Buyer called')
})

test('[29] the history is one list by day, of which a filter shows a part, by keyboard alone', async () => {
  const { page, context, trouble } = await openOrder(
    browser,
    'operations',
    await orderByCheck('history@example.com'),
  )
  await keys(page, { press: 'c' }, { type: '1042' }, { press: 'Enter' })
  const history = page.locator('#history')
  const paid = history.getByRole('link', { name: timelineTexts.mail(orderDeskTexts.mail('paid')) })
  await paid.waitFor()
  await keys(page, { press: 'n' }, { type: 'Gate code 4411' }, { press: 'Enter' })
  await history.getByText('Gate code 4411').waitFor()
  for (const source of ['event', 'mail', 'note', 'money'])
    expect(await history.locator(`[data-entry="${source}"]`).count(), source).toBeGreaterThan(0)
  expect(await faultsOf(page)).toEqual([])

  await page.keyboard.press('i')
  const filters = history.getByRole('navigation', { name: timelineTexts.show })
  const first = filters.getByRole('link').first()
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
  await tabTo(page, filters.getByRole('link', { name: timelineTexts.groups.money }))
  await page.keyboard.press('Enter')
  await paid.waitFor({ state: 'detached' })
  expect(await history.locator('[data-entry="money"]').count()).toBe(1)
  expect(trouble).toEqual([])
  await context.close()
})
