import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editTexts } from '#portal/routes/orders/desk/editing/edit-texts.ts'
import { noteTexts } from '#portal/routes/orders/desk/note-texts.ts'
import { texts } from '#portal/routes/orders/desk/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { keys, openOrder, orderByCheck } from '#tests/fixtures/portal/desk-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[29] a pallet to a closed dock, by keyboard alone: held, noted, released, shipped', async () => {
  const orderID = await orderByCheck('closed-dock@example.com', 'gas-furnace')
  const { page, trouble } = await openOrder(browser, 'operations', orderID)
  await keys(page, { press: 'c' }, { type: 'CHECK 88' }, { press: 'Enter' })
  await page.getByText(texts.results.received).waitFor()

  await keys(page, { press: 'h' }, { type: 'The dock is closed until Thursday' }, { press: 'Enter' })
  await page.getByText(noteTexts.held).waitFor()
  await page.getByRole('button', { name: texts.shipAll, exact: true }).waitFor({ state: 'detached' })
  await keys(page, { press: 'n' }, { type: 'R+L: call Pat an hour before' }, { press: 'Enter' })
  await page.getByText(noteTexts.written).waitFor()
  await page.locator('#history').getByText('call Pat').waitFor()

  await page.keyboard.press('e')
  await tabTo(page, page.locator('[name="shipTo.carrierInstructions"]'))
  await keys(page, { type: 'Dock opens Thursday at 8 AM, call Pat' })
  await tabTo(page, page.locator('[name="contact.phone"]'))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: editTexts.save }).waitFor()
  await page.getByText(editTexts.money.none()).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText(editTexts.results.edited).waitFor()

  const release = page.getByRole('button', { name: noteTexts.release })
  await release.waitFor()
  await keys(page, { press: 'h' }, { press: 'Enter' })
  await release.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: texts.shipAll, exact: true }).waitFor()
  await keys(page, { press: 's' }, { type: 'R+L' }, { press: 'Tab' }, { type: 'PRO 88' }, { press: 'Enter' })
  await page.getByText(texts.results.shipped).waitFor()
  expect(trouble).toEqual([])
})
