import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailTexts } from '#features/selling/fulfilment/server/mail/mail-texts.ts'
import { texts } from '#features/selling/fulfilment/texts.ts'
import { pageTexts as orders } from '#features/selling/orders/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import {
  addFirst,
  button,
  confirmed,
  FURNACES,
  field,
  GOOD_CARD,
  goToPayment,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'
import { takePhoto } from '#tests/fixtures/shop/photos.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  '[R-TRACK, R-SUMMARY] a product arrives damaged: the buyer prints the list, sends a photo, returns it ' +
    'and gets a refund',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Rita')
    await addFirst(page, FURNACES)
    await goToPayment(page, buyer)
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()
    const orderID = await confirmed(page)
    await operate('ship', orderID, '--carrier', 'R+L', '--tracking', `PRO${Date.now()}`)

    await visit(page, `/order-summary/${orderID}/60614`)
    await page.getByRole('heading', { name: texts.checklist.title }).waitFor()
    await page.getByRole('heading', { name: 'Inspect before you sign' }).waitFor()
    expect(
      await page.getByText(orders.needChange('').slice(0, 14)).count(),
      'a shipped order offers no change by phone',
    ).toBe(0)

    await page.getByText(texts.damage).click()
    await field(page, texts.damageWhat).fill('Left panel dented, carton crushed')
    await page.getByLabel(texts.damageNoted).check()
    await page
      .getByLabel(texts.damagePhotos, { exact: true })
      .setInputFiles({ name: 'dent.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() })
    await button(page, texts.damageSend).click()
    await page.getByText(texts.damageSent).waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: texts.damagePhoto(1) }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^damage-A\w{12}-\w{6}\.jpg$/)
    expect(await operate('damage', orderID)).toContain('Left panel dented')

    await operate('deliver', orderID)
    await visit(page, `/order-summary/${orderID}/60614`)
    await page.getByText(texts.askReturn, { exact: true }).first().click()
    await page.getByLabel(texts.returnWhy).selectOption({ label: texts.returnReasons.damaged })
    await button(page, texts.askReturn).click()
    const article = page.getByRole('article', { name: /^Return R/ })
    await article.getByText(texts.returnState.asked).waitFor()
    const rma = /R[0-9A-Z]{8}/.exec((await article.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
    expect(await faultsOf(page)).toEqual([])

    await operate('approve', rma)
    await operate('receive', rma, '--written-off', '1:1', '--amount', '400')
    await expect
      .poll(async () => (await mailsTo(inject('mailUrl'), buyer.email)).map((mail) => mail.subject), {
        timeout: 45_000,
      })
      .toEqual(
        expect.arrayContaining(
          [
            mailTexts.damage_reported,
            mailTexts.return_asked,
            mailTexts.return_approved,
            mailTexts.return_received,
            mailTexts.refunded,
          ].map(({ subject }) => subject(orderID)),
        ),
      )
    const money = await transactionsOf(inject('sandboxUrl'), orderID)
    expect(money.map(({ type }) => type)).toEqual(['sale', 'credit'])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)
