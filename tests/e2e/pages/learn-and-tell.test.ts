import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as learningTexts } from '#features/choosing/learning/texts.ts'
import { videoTexts } from '#features/content/content/ui/install-videos.tsx'
import { texts as storyTexts } from '#features/content/stories/texts.ts'
import { submissionTexts } from '#portal/list/submission.tsx'
import { storyTexts as deskTexts } from '#portal/routes/feedback/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('[R-STORIES] a story is submitted with a photo and published', async () => {
  const { form, errors } = storyTexts
  const title = `Warm at last ${Date.now()}`
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, '/customer-stories')
  await hydrated(page)
  await page.getByRole('button', { name: form.send }).click()
  await page.getByText(errors.consent).first().waitFor()

  const words = {
    title,
    body: 'We had no heat in the attic room. Now we do.',
    system: '3 ton heat pump',
    author: 'Ada L.',
    place: 'Duluth, MN',
    email: 'ada@example.com',
  }
  for (const [name, text] of Object.entries(words)) await page.locator(`#story-${name}`).fill(text)
  await page.getByLabel(form.photo).setInputFiles({
    name: 'unit.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await (await drawnPhoto()).arrayBuffer()),
  })
  await page.locator('#story-consent').check()
  await page.getByRole('button', { name: form.send }).click()
  await page.getByText(form.sentText).waitFor()

  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'operations')
  await staff.page.goto('/stories')
  await hydrated(staff.page)
  const story = staff.page.getByRole('article').filter({ hasText: title })
  await story.getByRole('button', { name: deskTexts.publishOf(title) }).click()
  await staff.page.getByText(submissionTexts.done).waitFor()

  await visit(page, `/customer-stories?fresh=${Date.now()}`)
  const shown = page.getByRole('article').filter({ hasText: title })
  await shown.scrollIntoViewIfNeeded()
  expect(await shown.getByRole('img').evaluate((image) => (image as HTMLImageElement).alt)).toBe(
    storyTexts.photoOf(title),
  )
  expect([...buyer.trouble, ...staff.trouble].filter((line) => !line.includes('400'))).toEqual([])
  await Promise.all([buyer.context.close(), staff.context.close()])
})

test('[R-VIDEOS] a video is played by keyboard, with captions and chapters', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, '/install-videos')
  await hydrated(page)
  const video = page.locator('video')
  const state = () =>
    video.evaluate((element) => {
      const { currentTime, textTracks } = element as HTMLVideoElement
      return { currentTime, captions: [...textTracks].find(({ kind }) => kind === 'captions')?.mode }
    })

  await video.focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await state()).currentTime).toBeGreaterThan(0.2)
  expect((await state()).captions).toBe('showing')
  await page.keyboard.press(']')
  await expect.poll(async () => (await state()).currentTime).toBeGreaterThanOrEqual(6)
  await page.keyboard.press('c')
  expect((await state()).captions).toBe('hidden')
  await page.getByRole('list', { name: videoTexts.chapters }).getByRole('button').last().click()
  await expect.poll(async () => (await state()).currentTime).toBeGreaterThanOrEqual(24)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-LEARN] without script a reader finds an article and customer support', async () => {
  const context = await browser.newContext({ baseURL: inject('storeUrl'), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/learning-center/')
  await page.getByLabel(learningTexts.search).fill('condensate trap')
  await page.getByRole('button', { name: learningTexts.find, exact: true }).click()
  await page.getByRole('link', { name: /Condensate drains/ }).click()
  await page.getByRole('heading', { level: 1, name: /Condensate drains/ }).waitFor()

  expect(await page.getByRole('img', { name: /trap/i }).count()).toBeGreaterThan(0)
  expect(await page.locator('#customer-support').count()).toBe(1)
  await context.close()
})
