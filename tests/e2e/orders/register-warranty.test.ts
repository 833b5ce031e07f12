import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { serialTexts } from '#features/selling/fulfilment/rules/serial-texts.ts'
import { texts } from '#features/service/warranties/texts.ts'
import { warrantyTexts as desk } from '#portal/routes/orders/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import {
  addFirst,
  button,
  confirmed,
  FURNACES,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const installed = (unit: Locator) => unit.getByLabel(texts.form.installedOn)

test('[R-TENYEAR] a warranty is registered from the receipt on a phone, filed, and proved', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = shopper
  const buyer = makeBuyer('Wanda')
  await addFirst(page, FURNACES)
  await goToPayment(page, buyer)
  await reviewByCard(page, GOOD_CARD)
  await placeButton(page).click()
  const orderID = await confirmed(page)
  await visit(page, `/ten-year-warranty?orderID=${orderID}&postal=60614`)
  await page.getByText(texts.notShipped).waitFor()
  await operate('ship', orderID, '--carrier', 'R+L', '--tracking', `PRO${Date.now()}`)
  await operate('deliver', orderID)

  await visit(page, `/order-receipt/${orderID}?postal=60614`)
  await page.getByRole('link', { name: texts.link }).click()
  const unit = page.getByRole('region').filter({ has: page.getByLabel(texts.form.serial) })
  await unit.getByText(/days left/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  const today = (await installed(unit).getAttribute('max')) ?? ''
  await unit.getByLabel(texts.form.serial).fill('S/N?')
  await installed(unit).fill(today)
  await button(unit, texts.form.send).click()
  await unit.getByText(serialTexts.signs).waitFor()
  expect(await installed(unit).inputValue(), 'nothing that was typed is lost').toBe(today)
  const serial = `4821N${String(Date.now()).slice(-7)}`
  await unit.getByLabel(texts.form.serial).fill(serial.toLowerCase())
  await button(unit, texts.form.send).click()
  await page.getByText(texts.registered).waitFor()
  await page.getByText(serial, { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'operations')
  await staff.page.goto(`/warranties?find=${orderID}`)
  const registration = staff.page.getByRole('article').filter({ hasText: serial })
  await registration.getByLabel(desk.reference).fill('OAK-2026-77')
  await registration.getByRole('button', { name: desk.file }).click()
  await staff.page.getByText(desk.done).waitFor()

  await page.reload()
  await page.getByText(texts.state.filed('OAK-2026-77')).waitFor()
  const [proof] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.proof }).click(),
  ])
  expect(proof.suggestedFilename()).toBe(`warranty-${orderID}.pdf`)
  await expect
    .poll(
      async () =>
        (await mailsTo(inject('mailUrl'), buyer.email)).filter(({ text }) => text.includes(serial)).length,
      { timeout: 20_000 },
    )
    .toBe(2)
})
