import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as store } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[L-HDR, L-SEARCH-DEB, L-SEARCH-RESET, R-SEARCH, R-PRODUCT] find a model on a phone', async () => {
  const his = await openVisit(browser, inject('storeUrl'), { viewport: PHONE, hasTouch: true })
  const { page } = his
  const { hits } = await (
    await page.request.post('/v1/api/search', { data: { query: 'gas furnace', limit: 1 } })
  ).json()
  const { sku, name } = hits.hits[0]._source as { sku: string; name: string }
  const field = page.getByRole('combobox', { name: store.search })
  await visit(page, '/about-us')

  // The model number of the old machine, in small letters and incomplete.
  await field.tap()
  await field.pressSequentially(sku.slice(0, -1).toLowerCase(), { delay: 40 })
  // The unit itself comes before the systems that contain it.
  const found = page.getByRole('option', { name: new RegExp(sku) }).first()
  await found.waitFor()
  // The page behind is the search for this number, one step in the history.
  await page.waitForURL('**/search?q=*')
  expect(
    await page
      .getByRole('group')
      .first()
      .getAttribute('aria-labelledby')
      .then((id) => page.locator(`[id="${id}"]`).innerText()),
  ).toMatch(/products/i)

  await found.tap()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByRole('main').innerText()).toContain(sku)
  expect(await field.inputValue()).toBe('')
  expect(await page.getByRole('listbox').count()).toBe(0)

  // One step back is the search, and its field still has the number.
  await page.goBack()
  await page.waitForURL('**/search?q=*')
  await expect.poll(() => field.inputValue()).toBe(sku.slice(0, -1).toLowerCase())
  expect(his.trouble).toEqual([])
  await his.context.close()
})
