import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buyTexts } from '#features/catalog/catalog/ui/buy-texts.ts'
import { texts as locationTexts } from '#features/catalog/location/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { redirects } from '#store/paths.ts'
import { texts as store } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { amountIn, centsOf, openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES, link, locationButton } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[F3] a wrong ZIP on the home page has the focus, in view; an answer has it on its title', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = buyer
  await visit(page, '/?zip=9021&squareFeet=2000#fit')
  const zip = page.getByRole('textbox', { name: 'ZIP code' })
  await expect.poll(() => zip.evaluate((field) => field === document.activeElement)).toBe(true)
  const top = await zip.evaluate((field) => field.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(PHONE.height)

  await visit(page, '/?zip=60614&squareFeet=2000#fit')
  const heading = page.getByRole('heading', { name: /^What fits 2,000 sq ft/ })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[L-ZIP, V-ZIP] a zip changes header, tax and delivery of product page and cart', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  const name = await cards(page).first().getByRole('heading').innerText()
  await link(cards(page).first(), name).click()
  const main = page.getByRole('main')
  const inStoreZone = centsOf(await main.getByText(buyTexts.deliveredTo('', '60614')).first().innerText())

  await locationButton(page).click()
  const modal = page.getByRole('dialog', { name: store.yourLocation })
  const zip = modal.getByPlaceholder(store.zipCode)
  await zip.fill('00000')
  await button(modal, store.submit).click()
  await modal.getByText(locationTexts.invalidZip).waitFor()
  expect(await zip.getAttribute('aria-invalid')).toBe('true')
  await zip.fill('85001')
  await button(modal, store.submit).click()
  await modal.waitFor({ state: 'hidden' })

  await button(page.getByRole('banner'), /Phoenix, AZ 85001/).waitFor()
  const inPhoenix = centsOf(await main.getByText(buyTexts.deliveredTo('', '85001')).first().innerText())
  expect(inPhoenix).not.toBe(inStoreZone)

  await button(main, addTexts.addNamed(name)).first().click()
  await link(page.getByRole('dialog', { name: cartTexts.added }), cartTexts.proceedToCart).click()
  const sum = page.getByRole('complementary', { name: cartTexts.total })
  await expect.poll(() => amountIn(sum, cartTexts.total)).toBe(inPhoenix)
  await button(sum, store.changeLocation).click()
  await zip.fill('60614')
  await button(modal, store.submit).click()
  await expect.poll(() => amountIn(sum, cartTexts.total)).toBe(inStoreZone)

  // The next page shows the same place before its scripts run.
  await page.goto('/view-categories')
  await button(page.getByRole('banner'), /Chicago, IL 60614/).waitFor()
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-404, R-500] missing and failed pages say so and offer links', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer

  const unknown = await visit(page, '/no-such-page')
  await page.getByRole('heading', { level: 1, name: store.notFound }).waitFor()
  await link(page.getByRole('navigation', { name: 'Breadcrumb' }), 'Home').waitFor()
  const named = await visit(page, '/404')
  await page.getByRole('heading', { level: 1, name: store.notFound }).waitFor()
  const noProduct = await visit(page, '/product/furnaces-heaters/a-furnace/999999999')
  await page.getByRole('heading', { level: 1, name: store.notFound }).waitFor()
  const failed = await visit(page, '/500')
  await page.getByRole('heading', { level: 1, name: store.error }).waitFor()
  await link(page.getByRole('navigation', { name: 'Breadcrumb' }), 'Home').waitFor()

  expect({ unknown, named, noProduct, failed }).toEqual({
    unknown: 404,
    named: 404,
    noProduct: 404,
    failed: 500,
  })
  await buyer.context.close()
})

test.for(Object.entries(redirects))(
  '[R-RED-1, R-RED-2, R-RED-3, R-RED-4, R-RED-5] %s redirects permanently to %s',
  async ([from, to]) => {
    const answer = await fetch(inject('storeUrl') + from, { redirect: 'manual' })
    const there = await fetch(inject('storeUrl') + to)

    expect([answer.status, answer.headers.get('location'), there.status]).toEqual([301, to, 200])
  },
)
