import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailTexts } from '#features/selling/fulfilment/server/mail/mail-texts.ts'
import { texts } from '#features/selling/fulfilment/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
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
  link,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { mailsTo, transactionsOf } from '#tests/fixtures/providers/outside.ts'
import { operate } from '#tests/fixtures/store/orders-command.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  '[R-TRACK, R-SUMMARY, E-ORDERLOOKUP] paid by card and shipped: the buyer tracks it, and ' +
    'sees the refund on the page and in the mail',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    const buyer = makeBuyer('Erin')
    await addFirst(page, FURNACES)
    await goToPayment(page, buyer)
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()
    const orderID = await confirmed(page)

    expect(await operate('ship', orderID, '--carrier', 'UPS', '--tracking', '1Z0000000000000001')).toContain(
      'Money taken. Shipped.',
    )
    expect(await transactionsOf(inject('sandboxUrl'), orderID)).toMatchObject([
      { type: 'sale', status: expect.stringMatching(/^(submitted_for_settlement|settled)$/) },
    ])

    // On another device, with the order number and the postal code.
    const other = await openVisit(browser, inject('storeUrl'))
    const there = other.page
    await visit(there, '/track-your-order')
    await field(there, texts.orderID).fill(orderID)
    await field(there, texts.postal).fill('60615')
    await button(there, texts.find).click()
    await there.getByText(texts.notFound).waitFor()
    await field(there, texts.postal).fill('60614')
    await button(there, texts.find).click()
    await there
      .getByRole('heading', { level: 1, name: texts.orderHeading(printedOrderNumber(orderID)) })
      .waitFor()
    expect(
      await there
        .getByRole('listitem')
        .filter({ hasText: texts.steps.onTheWay })
        .getAttribute('aria-current'),
    ).toBe('step')
    const shipment = there.getByRole('article', { name: texts.shipment(1) })
    expect(await link(shipment, texts.openCarrier('UPS')).getAttribute('href')).toBe(
      'https://www.ups.com/track?tracknum=1Z0000000000000001',
    )
    expect(await faultsOf(there)).toEqual([])

    // The buyer requests the summary by mail; it is sent three times an hour at most.
    await button(there, texts.mailIt).click()
    await there.getByText(texts.mailed).waitFor()

    // Staff refund a part.
    expect(await operate('refund', orderID, '--amount', '100.00', '--reason', 'dented panel')).toMatch(
      /\$100\.00 refunded|Recorded/,
    )
    await expect
      .poll(async () => (await mailsTo(inject('mailUrl'), buyer.email)).map((mail) => mail.subject), {
        timeout: 45_000,
      })
      .toEqual(
        expect.arrayContaining([
          mailTexts.shipped.subject(orderID),
          mailTexts.summary.subject(orderID),
          mailTexts.refunded.subject(orderID),
        ]),
      )
    await link(there, texts.seeOrder).click()
    await there
      .getByRole('heading', { level: 1, name: orders.orderNumber(printedOrderNumber(orderID)) })
      .waitFor()
    await there.getByText(/^We refunded \$100\.00 on /).waitFor()
    expect(await there.getByText('1Z0000000000000001').count()).toBe(1)
    expect(await faultsOf(there)).toEqual([])

    expect((await transactionsOf(inject('sandboxUrl'), orderID)).map(({ type }) => type)).toEqual([
      'sale',
      'credit',
    ])
    expect([shopper.trouble, other.trouble]).toEqual([[], []])
    await other.context.close()
    await shopper.context.close()
  },
)

test(
  '[R-SUMMARY] the buyer cancels before packing: the order is cancelled and the card’s ' +
    'authorization is voided',
  async () => {
    const shopper = await openVisit(browser, inject('storeUrl'))
    const { page } = shopper
    await addFirst(page, FURNACES)
    await goToPayment(page, makeBuyer('Fay'))
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()
    const orderID = await confirmed(page)

    await visit(page, `/order-summary/${orderID}/60614`)
    await page.getByText(texts.changes).click()
    await button(page, texts.cancel).click()

    await page.getByText(texts.cancelled).waitFor()
    await expect
      .poll(() => transactionsOf(inject('sandboxUrl'), orderID))
      .toMatchObject([{ status: 'voided' }])
    expect(shopper.trouble).toEqual([])
    await shopper.context.close()
  },
)
