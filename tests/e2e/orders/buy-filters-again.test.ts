import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { itemCount } from '#features/selling/cart/rules/types.ts'
import { texts as cart } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { texts as orders } from '#features/selling/fulfilment/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { texts } from '#features/service/owned-equipment/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, field, link, makeBuyer } from '#tests/fixtures/buyers/buying.ts'
import { deliveredOrder } from '#tests/fixtures/buyers/delivered-order.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[R-TECHINFO] the owner of a cabinet asks for mails, finds its filters and buys one again', async () => {
  const orderID = await deliveredOrder('filter-cabinet', makeBuyer('Fila').email, 6)
  const shopper = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = shopper
  await visit(page, '/technical-information')
  await field(page, orders.orderID).fill(orderID)
  await field(page, orders.postal).fill('60614')
  await button(page, orders.find).click()
  await page.getByRole('heading', { level: 1, name: texts.heading(printedOrderNumber(orderID)) }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const refill = page.getByRole('region', { name: texts.filters }).getByRole('listitem')
  const shown = await refill.allInnerTexts()
  expect(shown.length).toBeGreaterThan(0)
  const interval = `${texts.change(texts.every(6))}, next on`
  expect(shown.filter((text) => !text.includes(interval) || !text.includes(texts.fitsCabinet))).toEqual([])
  const sizes = shown.map((text) => /\d+ ?[x×] ?\d+ ?[x×] ?\d+/.exec(text)?.[0])
  expect(new Set(sizes).size, `all filters have the size of the cabinet: ${shown.join(' / ')}`).toBe(1)
  expect(sizes[0]).toBeDefined()

  await button(page, texts.remindMe).click()
  await button(page, texts.stopReminding).waitFor()
  await page.getByText(/^We email you before each season, next on (Mar|Sep) 15, \d{4}\.$/).waitFor()
  expect(await faultsOf(page)).toEqual([])

  const name = await refill.first().getByRole('link').innerText()
  await button(refill.first(), new RegExp(`^${addTexts.add}`)).click()
  await link(page.getByRole('dialog', { name: cart.added }), cart.proceedToCart).click()
  await page.getByRole('heading', { level: 1, name: cart.cartTitle(itemCount(1)) }).waitFor()
  await page.getByRole('main').getByText(name).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})
