import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as store } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[E2, R-SEARCH] an iced-over heat pump leads to the article and to a stand, by keyboard', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  await visit(page, '/about-us')
  const field = page.getByRole('combobox', { name: store.search })

  // The answer stands first among the suggestions, with what to do.
  await field.pressSequentially('my heat pump is iced over', { delay: 20 })
  const answer = page.getByRole('option', { name: /The heat pump is covered in ice/ })
  await answer.waitFor()
  expect(await answer.innerText()).toContain('never chip it')
  await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForURL('**/learning-center/heat-pump-problems#not')

  // The search shows the same advice above products that help.
  await visit(page, '/search?q=my%20heat%20pump%20is%20iced%20over')
  const answers = page.getByRole('region', { name: 'Answers' })
  expect(await answers.innerText()).toMatch(/check this first/i)
  await page
    .locator('#results')
    .getByText(/Snow Stand/)
    .first()
    .waitFor()

  // Gas is no search for parts.
  await visit(page, '/search?q=i%20smell%20gas')
  expect(await page.getByRole('alert').innerText()).toContain('Leave the house now')
  expect(await page.locator('#results').count()).toBe(0)
})
