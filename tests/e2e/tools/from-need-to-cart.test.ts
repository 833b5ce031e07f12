import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { texts as hotWater } from '#features/choosing/hot-water/texts.ts'
import { estimatorTexts as sizing } from '#features/choosing/sizing/estimator-texts.ts'
import { mailTexts } from '#features/choosing/system-selector/mail-texts.ts'
import { pageTexts as texts } from '#features/choosing/system-selector/page-texts.ts'
import { texts as words } from '#features/choosing/system-selector/texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  confirmed,
  field,
  fillShipping,
  GOOD_CARD,
  link,
  makeBuyer,
  placeButton,
  reviewByCard,
} from '#tests/fixtures/buyers/buying.ts'
import { correctByBills, DULUTH_ZIP, describeHome, furnaceRow } from '#tests/fixtures/buyers/duluth-home.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const question = (page: Page, step: keyof typeof words.questions): Locator =>
  page.getByRole('heading', { level: 1, name: words.questions[step].question })
const addKits = (page: Page): Locator => page.getByRole('link', { name: new RegExp(`^${texts.addKit}`) })

describe.each([
  ['a desk', {}],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('on %s', (device, options) => {
  test(`[R-SIZING, R-SEL-RES] a home in Duluth corrects its load and buys its kit on ${device}`, async () => {
    const visited = await openVisit(browser, inject('storeUrl'), options)
    const { page } = visited
    await describeHome(page)
    const heat = await correctByBills(page)
    expect(await furnaceRow(page, '120,000').innerText()).toMatch(/would run only 2\d minutes/)

    // The selector knows the place and the load by the bills, and begins with the kind of system.
    await link(page, sizing.showSystems).click()
    await question(page, 'system').waitFor()
    await page.getByRole('radio', { name: words.systemTypes['gas-furnace-ac'].label }).check()
    for (const step of ['heat', 'cooling', 'fit', 'extras'] as const) {
      await button(page, texts.next).click()
      await question(page, step).waitFor()
    }
    await button(page, texts.showKits).click()
    await page.waitForURL('**/system-selector/results?**')
    await addKits(page).first().waitFor()
    const [, need = ''] = /needs ([\d,]+) BTU/.exec(await page.locator('p.lead').innerText()) ?? []
    expect(Math.abs(Number(need.replaceAll(',', '')) - heat)).toBeLessThan(100)
    const kit = page.locator('.kit-card').first()
    const goods = await kit.getByRole('row', { name: texts.goods }).innerText()
    await addKits(page).first().click()
    await link(page.getByRole('main'), texts.toCart).click()
    await page.waitForURL('**/cart')
    await page
      .getByText(/\$[\d,]+\.\d\d/.exec(goods)?.[0] ?? 'no price')
      .first()
      .waitFor()

    const buyer = makeBuyer('Duluth')
    await visit(page, '/checkout/shipping')
    await fillShipping(page, buyer)
    await field(page, checkout.zip).fill(DULUTH_ZIP)
    await button(page, checkout.toPayment).click()
    await page.waitForURL('**/checkout/payment')
    await reviewByCard(page, GOOD_CARD)
    await placeButton(page).click()
    expect(await confirmed(page)).not.toBe('')
    expect(visited.trouble).toEqual([])
    await visited.context.close()
  })

  test(`[R-SEL, R-SEL-RES] a mini split for three rooms by keyboard alone, on ${device}`, async () => {
    const visited = await openVisit(browser, inject('storeUrl'), options)
    const { page } = visited
    const go = async (wanted: Locator, key = 'Enter') => {
      await wanted.waitFor()
      await tabTo(page, wanted)
      await page.keyboard.press(key)
    }
    /** Chooses by typing the start of the option's name. */
    const choose = async (select: Locator, typed: string, name: string) => {
      await tabTo(page, select)
      await page.keyboard.type(typed)
      await expect.poll(() => new URL(page.url()).searchParams.get(name)).not.toBe(null)
    }
    const rooms = '&systemType=multi-zone&zones=3'
    await visit(page, `/system-selector?step=zones&zip_code_location=60614&squareFeet=1400${rooms}`)
    for (const [at, typed] of ['9,000', '12,000', '9,000'].entries()) {
      const room = page.getByRole('group', { name: words.room(at + 1), exact: true })
      await choose(room.getByLabel(words.fields.airHandlerType.label), 'High', `zone${at + 1}.airHandlerType`)
      await choose(room.getByLabel(words.fields.coolingBtu.label), typed, `zone${at + 1}.coolingBtu`)
    }
    for (const step of ['cooling', 'extras'] as const) {
      await go(button(page, texts.next))
      await question(page, step).waitFor()
    }
    await go(button(page, texts.showKits))
    await page.waitForURL('**/system-selector/results?**')
    await go(addKits(page).first())
    const toCart = link(page.getByRole('main'), texts.toCart)
    await expect.poll(() => toCart.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart')
    // The outdoor unit with its three heads, and a line set for each of them.
    await expect
      .poll(() =>
        page
          .locator('main')
          .getByText(/line set/i)
          .count(),
      )
      .toBeGreaterThan(0)
    expect(visited.trouble).toEqual([])
    await visited.context.close()
  })

  test(`[R-TANKLESS] a tankless heater for a family of five in Minneapolis, on ${device}`, async () => {
    const visited = await openVisit(browser, inject('storeUrl'), options)
    const { page } = visited
    await visit(page, '/tankless-water-heater-size')
    await field(page, hotWater.zip).fill('55401')
    for (const [fixture, count] of [
      ['shower', '2'],
      ['bathroomSink', '0'],
      ['kitchenSink', '1'],
    ] as const)
      await page.getByLabel(hotWater.fixtures[fixture], { exact: true }).selectOption(count)
    await button(page, hotWater.submit).click()
    const answer = page.locator('.hot-water-answer')
    await answer.waitFor()
    const [, gpm, rise] =
      /need ([\d.]+) gallons a minute, heated by (\d+) °F/.exec(await answer.innerText()) ?? []
    // Minneapolis water arrives below 45 °F in its coldest month, and goes out at 120 °F.
    expect(Number(rise)).toBeGreaterThan(75)
    expect(Number(gpm)).toBeGreaterThan(4)

    const models = page.locator('.hot-water-models > li')
    const fitting = models.filter({ hasText: hotWater.enough }).first()
    expect(Number(/([\d.]+) gal\/min/.exec(await fitting.innerText())?.[1])).toBeGreaterThanOrEqual(
      Number(gpm),
    )
    expect(await models.filter({ hasText: /Short by/ }).count()).toBeGreaterThan(0)
    await page.getByText(hotWater.check.vent).waitFor()
    // A largest flow is for warm water, so no headline may promise it.
    for (const headline of await page.getByRole('heading').allInnerTexts())
      expect(headline).not.toMatch(/gpm|gallons|gal\/min/i)

    const friend = await openVisit(browser, inject('storeUrl'), options)
    await visit(friend.page, page.url().slice(inject('storeUrl').length))
    expect(await friend.page.locator('.hot-water-answer').innerText()).toBe(await answer.innerText())
    await fitting.getByRole('link').click()
    await page.waitForURL('**/product/**')
    expect([visited.trouble, friend.trouble]).toEqual([[], []])
    await Promise.all([visited.context.close(), friend.context.close()])
  })
})

test('[R-SEL] a shopper goes on before the answer to the last choice has come', async () => {
  const visited = await openVisit(browser, inject('storeUrl'))
  const { page } = visited
  await visit(page, '/system-selector?step=system&zip_code_location=60614&squareFeet=1400')
  const choice = (url: URL) => url.pathname.endsWith('.data') && url.searchParams.get('step') === 'system'
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => {
    answer = done
  })
  await page.route(choice, async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.getByRole('radio', { name: words.systemTypes['gas-furnace-ac'].label }).check()
  await button(page, texts.next).click()
  await question(page, 'heat').waitFor()
  answer()
  await visited.context.close()
})

test('[C-SEL-QUOTE] the kits come by mail as a quote, and its link opens the same kits', async () => {
  const visited = await openVisit(browser, inject('storeUrl'))
  const { page } = visited
  const { email } = makeBuyer('Quoted')
  await visit(page, '/system-selector/results?zip_code_location=60614&squareFeet=2200&systemType=heat-pump')
  const titles = page.locator('.kits').first().locator('.kit-card h2')
  const shown = await titles.allInnerTexts()
  const send = page.locator('form').filter({ has: button(page, texts.mail) })
  await send.getByLabel(texts.email, { exact: true }).fill(email)
  await button(page, texts.mail).click()
  await page.getByText(texts.mailed).waitFor()

  await expect.poll(() => mailsTo(inject('mailUrl'), email), { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await mailsTo(inject('mailUrl'), email)
  expect(mail?.subject).toContain(mailTexts.quote.subject(shown.length))
  for (const title of shown) expect(mail?.text).toContain(title)
  const opened = /\/system-selector\/results\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await visit(page, opened)
  expect(await titles.allInnerTexts()).toEqual(shown)
  expect(visited.trouble).toEqual([])
  await visited.context.close()
})
