import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#features/content/content/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const opener = (page: Page) => button(page, texts.watch(17))
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.stories })
const clip = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    return {
      src: video?.currentSrc ?? '',
      paused: video?.paused,
      seconds: video?.currentTime ?? 0,
      cue: video?.textTracks[0]?.mode,
    }
  })

test('[L-VIDEOS, L-REVIEWSBOX] a story is chosen, played with captions and closed by keyboard', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, '/')
  const before = buyer.sent.some((line) => /\.(webm|mp4)|content\/testimonial|stories-dialog/.test(line))

  await opener(page).focus()
  await page.keyboard.press('Enter')
  const strip = dialog(page).getByRole('list').getByRole('button')
  await strip.first().waitFor()
  const shown = await clip(page)
  await strip.first().focus()
  await page.keyboard.press('ArrowRight')
  const second = await strip.nth(1).evaluate((element) => element === document.activeElement)
  await page.locator('video').focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await clip(page)).seconds).toBeGreaterThan(0.2)
  const playing = await clip(page)
  const faults = await faultsOf(page)
  await page.keyboard.press('Escape')

  expect(before).toBe(false)
  expect(await strip.count()).toBe(0)
  expect([shown.paused, shown.seconds, second]).toEqual([true, 0, true])
  expect(playing).toMatchObject({
    src: expect.stringMatching(/marcus-t-columbus\.(webm|mp4)$/),
    cue: 'showing',
  })
  expect(faults).toEqual([])
  expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[L-VIDEOS] the strip of pictures moves by 100 px a press, on a phone too', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = buyer
  await visit(page, '/')
  await opener(page).click()
  const strip = dialog(page).getByRole('list')
  await strip.getByRole('button').nth(16).waitFor()
  const left = () => strip.evaluate((element) => element.scrollLeft)

  await button(dialog(page), texts.on).click()
  await expect.poll(left).toBe(100)
  await button(dialog(page), texts.on).click()
  await expect.poll(left).toBe(200)
  await button(dialog(page), texts.back).click()
  await expect.poll(left).toBe(100)

  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-GUARANTEE] the terms print on a few white sheets, without header, footer and buttons', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, '/premium-guarantee')
  await page.emulateMedia({ media: 'print' })

  expect(await button(page.getByRole('main'), texts.print).isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  const pdf = await page.pdf({ format: 'Letter' })

  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)
  await buyer.context.close()
})
