import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as search } from '#features/choosing/search/ui/texts.ts'
import { texts as cart } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { texts as store } from '#store/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[A6, R-SEARCH] another maker’s furnace leads to ours of its size, by keyboard', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  await visit(page, '/about-us')
  const field = page.getByRole('combobox', { name: store.search })

  await field.fill('lennox elite el296uh070xv48b furnace')
  await field.press('Enter')
  await page.waitForURL('**/search?**')
  const results = page.locator('#results')
  await results
    .getByText(/^Steady 96 Two-Stage Gas Furnace/)
    .first()
    .waitFor()
  expect(await page.locator('main').innerText()).toContain(search.unsoldBrand('Lennox'))
  expect(await faultsOf(page)).toEqual([])

  // "070" of this maker stands for 66,000 BTU/h: the nearest of ours is 60,000.
  const furnace = results.getByRole('link', { name: /^Steady 96 Two-Stage Gas Furnace, 60,000/ }).first()
  await furnace.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/**')
  await page.getByRole('heading', { level: 1, name: /60,000 BTU input/ }).waitFor()
  const add = page.getByRole('button', { name: new RegExp(`^${addTexts.add}`) }).first()
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: cart.added }).waitFor()
  expect(await faultsOf(page)).toEqual([])
})

test('[A6, R-SEARCH] a number from a scratched plate leads to its unit and the unit’s parts', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  await visit(page, '/search?q=NVF96-O8OC')
  const results = page.locator('#results')
  const unit = results.getByRole('link', { name: /^Steady 96 Gas Furnace, 80,000/ }).first()
  await unit.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/**')
  await page.getByText('NVF96-080C').first().waitFor()

  await visit(page, '/search?q=filter%20for%20NVF96-080C')
  await results
    .getByText(/Air Filter/)
    .first()
    .waitFor()
})
