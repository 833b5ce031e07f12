import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test(
  'on a slow line the list is shown before its code loads, and a press on Add works when the ' +
    'code has loaded',
  async () => {
    const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
    let codeMayCome = (): void => undefined
    const isFast = new Promise<void>((resolve) => {
      codeMayCome = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isFast
      await route.continue()
    })
    await page.goto(FURNACES, { waitUntil: 'commit' })
    const add = button(cards(page).first(), new RegExp(`^${addTexts.add}`))
    await add.click()
    expect(await page.getByRole('dialog', { name: cartTexts.added }).count()).toBe(0)

    codeMayCome()
    await page.getByRole('dialog', { name: cartTexts.added }).waitFor()

    expect(trouble).toEqual([])
    await context.close()
  },
)
