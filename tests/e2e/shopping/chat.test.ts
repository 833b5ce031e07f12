import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit } from '#tests/fixtures/browser/page.ts'
import { chatWindow, launcher, openPage } from '#tests/fixtures/chat/chat-window.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[L-CHAT] the window keeps its state between pages; cart and checkout have none', async () => {
  const { page } = await openVisit(browser, inject('storeUrl'))
  await openPage(page, '/about-us')
  await launcher(page).click()
  await chatWindow(page).waitFor()
  await openPage(page, '/contact-us')
  await chatWindow(page).waitFor()
  await page.keyboard.press('Escape')
  await chatWindow(page).getByRole('textbox').first().focus()
  await page.keyboard.press('Escape')
  await launcher(page).waitFor()
  await expect.poll(() => launcher(page).evaluate((it) => it === document.activeElement)).toBe(true)
  await openPage(page, '/about-us')
  await launcher(page).waitFor()
  expect(await chatWindow(page).count()).toBe(0)

  for (const path of ['/cart', '/checkout/shipping']) {
    await openPage(page, path)
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => document.querySelector('.chat') === null)).toBe(true)
    expect(await launcher(page).count()).toBe(0)
  }
})
