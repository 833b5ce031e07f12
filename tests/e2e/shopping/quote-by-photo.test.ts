import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deskTexts } from '#features/partners/photo-quotes/desk-texts.ts'
import { texts } from '#features/partners/photo-quotes/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'
import { takePhoto } from '#tests/fixtures/shop/photos.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const { form, captcha, shots } = texts

async function choose(page: Page, shot: keyof typeof shots, buffer: Buffer): Promise<void> {
  await page
    .locator(`#shot-${shot} input[type="file"]`)
    .setInputFiles({ name: `${shot}.jpg`, mimeType: 'image/jpeg', buffer })
}

async function fill(page: Page, { name, email, phone }: Record<'name' | 'email' | 'phone', string>) {
  await page.getByLabel(form.name, { exact: true }).fill(name)
  await page.getByLabel(form.phone, { exact: true }).fill(phone)
  await page.getByLabel(form.email, { exact: true }).fill(email)
  await page.getByLabel(form.zip, { exact: true }).fill('60614')
  await page.getByLabel(form.consent).check()
}

/** Width and height of the photo as shares of its frame: the whole photo is in view at 1. */
const shareOfStage = (page: Page) =>
  page.locator('.photo-stage img').evaluate((photo) => {
    const frame = photo.closest('.photo-stage')!
    return [photo.clientWidth / frame.clientWidth, photo.clientHeight / frame.clientHeight].map(
      (share) => Math.round(share * 100) / 100,
    )
  })

/** By key: a pointer may miss a button that moves while the boxes above it fold. */
const send = (page: Page) => page.locator('button.primary', { hasText: form.send }).press('Enter')

test(
  '[R-PHOTO, R-PHOTO-FORM, C-CAPTCHA] quote by photo from a phone: a photo waits for the connection, the ' +
    'form is sent, and a person reads the rating plate',
  async () => {
    const homeowner = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
    const { page, context } = homeowner
    const person = {
      name: `Pat Photo ${Date.now()}`,
      email: `pat-${Date.now()}@example.com`,
      phone: `(312) 555-${String(Date.now()).slice(-4)}`,
    }
    await visit(page, '/quote-by-photo')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: texts.start }).click()
    await page.getByRole('heading', { name: form.heading }).waitFor()
    await hydrated(page)

    await choose(page, 'outdoor', await takePhoto())
    await page.locator('#shot-outdoor').getByText(form.saved, { exact: true }).waitFor()
    await context.setOffline(true)
    await choose(page, 'outdoor-plate', await takePhoto({ width: 3_000, height: 2_000 }))
    await page.getByText(form.offline).waitFor()
    await context.setOffline(false)
    await page.locator('#shot-outdoor-plate').getByText(form.saved, { exact: true }).waitFor()

    await page.reload()
    await hydrated(page)
    await page.getByText(form.count(2)).waitFor()
    await page.locator('#shot-panel').getByText(form.cannot).click()
    await send(page)
    await page.getByRole('heading', { name: form.checkTitle }).waitFor()
    await fill(page, person)
    await page.getByText(captcha.done).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await send(page)
    await page.getByRole('heading', { name: texts.sent.title }).waitFor()
    await expect
      .poll(async () => (await mailsTo(inject('mailUrl'), person.email)).length, { timeout: 30_000 })
      .toBe(1)

    const staff = await openVisit(browser, inject('portalUrl'))
    await signInto(staff.context, 'sales')
    await staff.page.goto('/photo-quotes')
    await staff.page.getByRole('link', { name: person.name }).click()
    await staff.page.getByText(shots.outdoor.name).first().waitFor()
    await hydrated(staff.page)
    expect(await shareOfStage(staff.page)).toEqual([1, 1])
    await staff.page.getByLabel(deskTexts.viewerKeys).press('+')
    expect(await shareOfStage(staff.page)).toEqual([1.5, 1.5])
    await staff.page.getByLabel(deskTexts.viewerKeys).press('ArrowRight')
    expect(await shareOfStage(staff.page)).toEqual([1, 1])
    await staff.page
      .getByRole('heading', { name: deskTexts.photo(2, 2, shots['outdoor-plate'].name) })
      .waitFor()
    const plate = staff.page.getByRole('form', { name: deskTexts.units.outdoor })
    await plate.getByLabel(deskTexts.fields.model).fill('24ACC636A003')
    await plate.getByRole('button', { name: deskTexts.fillIn }).click()
    expect(await plate.getByLabel(deskTexts.fields.size).inputValue()).toBe('3 tons (36,000 BTU/h)')
    await plate.getByRole('button', { name: /^Save/ }).click()
    await staff.page.getByText(deskTexts.saved, { exact: true }).waitFor()
    expect(await faultsOf(staff.page)).toEqual([])
    await staff.page.getByRole('button', { name: deskTexts.makeQuote }).click()
    await staff.page.waitForURL(/\/quotes\/QL\d{6}$/)
    await staff.page.getByRole('heading', { level: 1, name: /QL\d{6}/ }).waitFor()
    await Promise.all([context.close(), staff.context.close()])
  },
)

test('[R-PHOTO-FORM] a first visit sends photo and form; the button says so at once', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  await visit(page, '/quote-by-photo/form')
  await choose(page, 'outdoor', await takePhoto())
  await page.locator('#shot-outdoor').getByText(form.saved, { exact: true }).waitFor()
  const number = String(Date.now()).slice(-4)
  await fill(page, { name: 'Finn First', email: `finn-${number}@example.com`, phone: `847555${number}` })
  await page.getByText(captcha.done).waitFor()
  const button = page.locator('button.primary', { hasText: form.sendingForm })
  // The answer waits until the button has changed.
  await page.route('**/quote-by-photo/form.data', async (route) => {
    await button.waitFor()
    await route.continue()
  })

  await send(page)

  await page.getByRole('heading', { name: texts.sent.title }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('without script the form takes photos and sends the request', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'), { javaScriptEnabled: false })
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#987' } })
    .jpeg()
    .toBuffer()
  await page.goto('/quote-by-photo/form')
  await choose(page, 'indoor-plate', photo)
  const number = String(Date.now()).slice(-4)
  await fill(page, { name: 'Nora Script', email: `nora-${number}@example.com`, phone: `773555${number}` })

  await send(page)

  await page.getByRole('heading', { name: texts.sent.title }).waitFor()
  await context.close()
})
