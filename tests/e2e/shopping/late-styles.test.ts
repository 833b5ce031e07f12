import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as heatPump } from '#features/choosing/heat-pump/texts.ts'
import { launcherTexts } from '#store/chat/chat-layer.tsx'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[R-HEATPUMP] [L-CHAT] a field keeps each press while the sheets of late parts load', async () => {
  const shopper = await openVisit(browser, inject('storeUrl'))
  const { page } = shopper
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>()
  const sheet = /\/assets\/(?:expert|chat)-[^/]*\.css$/
  const isAsked = page.waitForRequest(sheet)
  await page.route(sheet, async (route) => {
    await isSent
    await route.continue()
  })
  await page.goto('/heatpump?zipCode=55802&squareFeet=2200&fuel=Oil', { waitUntil: 'commit' })
  const slider = page.getByRole('slider', { name: heatPump.heatTo })
  await expect.poll(() => slider.isEnabled()).toBe(true)
  const first = Number(await slider.inputValue())
  // The first input has the late parts loaded.
  await page.keyboard.press('Shift')
  await isAsked

  await slider.focus()
  for (let press = 1; press <= 3; press++) {
    await page.keyboard.press('ArrowLeft')
    expect(Number(await slider.inputValue())).toBe(first - press)
  }

  send()
  await page.getByRole('complementary', { name: launcherTexts.region }).waitFor()
  expect(shopper.trouble).toEqual([])
  await shopper.context.close()
})
