import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as productTexts } from '#features/catalog/catalog/ui/texts.ts'
import { houseTexts } from '#store/page-texts.ts'
import { homeTexts } from '#store/routes/home/home-texts.ts'
import { texts } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { FURNACES } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const house = (page: Page) => page.locator('.hero .pic')
const reading = (page: Page) => house(page).locator('.so').textContent()
const supply = (page: Page) => house(page).locator('.su').first()
const colorOf = (page: Page) => supply(page).evaluate((duct) => getComputedStyle(duct).fill)
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

test(
  '[R-HOME] the house shows the visitor’s zip: its temperatures and air change with place and ' +
    'season, and the page does not move',
  async () => {
    const { page } = await openVisit(browser, inject('storeUrl'))
    const document = await (await fetch(`${inject('storeUrl')}/`)).text()
    await visit(page, '/')

    // The cached page shows no temperature and has no season.
    expect(document).toMatch(/<text class="tt so"[^>]*><\/text>/)
    expect(document).not.toContain('data-season')
    await expect.poll(() => reading(page)).toBe('3 °F')
    expect(await house(page).getByRole('status').textContent()).toContain(
      'Chicago, IL: 3 °F on the coldest days',
    )

    await page.getByRole('button', { name: houseTexts.heat }).click()
    const winter = await colorOf(page)
    await page.getByRole('button', { name: houseTexts.cool }).click()
    expect(await reading(page)).toBe('89 °F')
    expect(await colorOf(page)).not.toBe(winter)

    await page.getByRole('main').getByLabel(texts.zipCode).fill('33101')
    await page.getByRole('main').getByLabel(homeTexts.squareFeet).fill('1500')
    await page.getByRole('main').getByLabel(homeTexts.squareFeet).press('Enter')
    await expect.poll(() => house(page).getByRole('status').textContent()).toContain('Miami, FL')
    expect(await reading(page)).not.toBe('89 °F')
    expect(await shifts(page)).toBeLessThanOrEqual(0.02)
  },
)

test('[R-HOME] each part of the house and of its key in narrow windows links to its category', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  await visit(page, '/')
  const drawn = await page
    .locator('.hero .pic a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const listed = await page
    .locator('.house-legend a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  expect(listed).toHaveLength(8)
  expect(drawn.toSorted()).toEqual(listed.toSorted())
})

test('[R-PRODUCT] a shopper turns a furnace by keyboard: each view replaces ' + 'the first', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  await visit(page, FURNACES)
  await page.getByRole('main').locator('a[href^="/product/"]').first().click()
  const stage = page.locator('.stage')
  const height = async () => (await stage.boundingBox())?.height
  const before = await height()

  for (const name of [
    productTexts.stageViews.front,
    productTexts.stageViews.views,
    productTexts.stageViews.iso,
    productTexts.stageViews.section,
  ]) {
    await stage.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => stage.locator('.sheet:not(.off) svg title').textContent())
      .toMatch(
        {
          Front: /^Front/,
          'Front and side': /keep free in front/,
          '3-D': /^Isometric/,
          Cutaway: /^(Section|Front)/,
        }[name] ?? /x/,
      )
    expect(await height()).toBe(before)
  }
  await stage.getByRole('link', { name: productTexts.stageViews.room }).click()
  await expect
    .poll(() => stage.locator('.sheet:not(.off) svg title').textContent())
    .toContain('shown beside a 6 ft 8 in door')
})
