import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { texts } from '#portal/routes/orders/desk/texts.ts'
import { texts as ordersTexts } from '#portal/routes/orders/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { inStock, store } from '#tests/fixtures/buyers/delivered-order.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const placed = async (email: string): Promise<string> =>
  (await placeOrder(store, await inStock('thermostat'), { email })).orderID

async function openOrder(person: 'operations' | 'admin', orderID: string) {
  const opened = await openVisit(browser, inject('portalUrl'))
  await signInto(opened.context, person)
  await visit(opened.page, `/orders/${orderID}`)
  await opened.page
    .getByRole('heading', { level: 1, name: texts.heading(printedOrderNumber(orderID)) })
    .waitFor()
  await hydrated(opened.page)
  return opened
}

/** Presses keys and types words; returns how many presses it took. Moving with Tab counts too. */
async function keys(page: Page, ...steps: ({ press: string } | { type: string })[]): Promise<number> {
  for (const step of steps)
    await ('press' in step ? page.keyboard.press(step.press) : page.keyboard.type(step.type))
  return steps.filter((step) => 'press' in step).length
}

test('by keyboard alone a check is received and a pallet ships, within the presses', async () => {
  const orderID = await placed('desk-keyboard@example.com')
  const { page, trouble } = await openOrder('operations', orderID)
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  const received = await keys(page, { press: 'c' }, { type: 'CHECK 1042' }, { press: 'Enter' })
  await page.getByText(texts.results.received).waitFor()
  expect(received).toBeLessThanOrEqual(3)
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
  expect(shipped).toBeLessThanOrEqual(5)
  await page.getByText(texts.shipmentStates.created).waitFor()
  await page.getByRole('button', { name: texts.actions.deliver }).waitFor()

  await keys(page, { press: 'd' }, { press: 'Enter' })
  await page.getByText(texts.results.delivered).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(trouble).toEqual([])
})

test('two people at one order see each other, and a change of one keeps what the other typed', async () => {
  const orderID = await placed('desk-together@example.com')
  const ann = await openOrder('operations', orderID)
  await ann.page.getByText(texts.actions.cancel).first().click()
  await ann.page.getByLabel(texts.reason).fill('Buyer called')

  const bo = await openOrder('admin', orderID)
  await bo.page.getByText(texts.alsoHere('').trim()).waitFor()
  await ann.page.getByText(texts.alsoHere('').trim()).waitFor()
  await keys(bo.page, { press: 'c' }, { type: 'CHECK 7' }, { press: 'Enter' })
  await bo.page.getByText(texts.results.received).waitFor()

  await ann.page.getByLabel(texts.reference).waitFor({ state: 'detached' })
  await ann.page.getByText(new RegExp(`changed this order .*${ordersTexts.event('paid')}`)).waitFor()
  expect(await ann.page.getByLabel(texts.reason).inputValue()).toBe('Buyer called')
})
