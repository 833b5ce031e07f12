import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { texts as compare } from '#features/choosing/compare/texts.ts'
import { estimatorTexts as texts } from '#features/choosing/sizing/estimator-texts.ts'
import { mailFormTexts, mailTexts } from '#features/choosing/sizing/mail-texts.ts'
import { needTexts } from '#features/choosing/sizing/need-texts.ts'
import { texts as sizing } from '#features/choosing/sizing/texts.ts'
import { itemCount } from '#features/selling/cart/rules/types.ts'
import { texts as cart } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { leftOut } from '#lib/text/unknown-names.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, link, makeBuyer } from '#tests/fixtures/buyers/buying.ts'
import {
  correctByBills,
  describeHome,
  furnaceRow,
  heading,
  heatOf,
} from '#tests/fixtures/buyers/duluth-home.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const PATH = '/sizing-estimator'
const FURNACE_LIST = '/category/furnaces-heaters/gas-furnaces'

const DEVICES: [string, BrowserContextOptions][] = [
  ['a desk', {}],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
]

describe.each(DEVICES)('on %s', (device, options) => {
  test(`[R-SIZING, E-BTU] sizes a home in Duluth and buys a furnace that fits, on ${device}`, async () => {
    const buyer = await openVisit(browser, inject('storeUrl'), options)
    const { page } = buyer
    await describeHome(page)
    const calculated = await heatOf(page)
    expect(await furnaceRow(page, '120,000').innerText()).toMatch(/Does not fit, because .* is over 140%/)

    const billed = await correctByBills(page)
    expect(billed).toBeLessThan(calculated)
    // Why the large furnace is too big, in words: it would stand still most of each hour.
    expect(await furnaceRow(page, '120,000').innerText()).toMatch(/would run only 2\d minutes of each hour/)
    await button(page, texts.save).click()
    await page.getByText(texts.saved).waitFor()

    await link(page, texts.showFurnaces).click()
    await page.waitForURL(/\/search\?q=gas\+furnace&a111=/)
    await cards(page).first().getByRole('link').first().click()
    await page.locator('.fit-row').getByText(needTexts.verdict('fits', 100)).waitFor()
    await page.locator('.fit-row').getByText(needTexts.by.bills, { exact: false }).waitFor()
    await button(page.getByRole('main'), new RegExp(`^${addTexts.add}`))
      .filter({ visible: true })
      .first()
      .click()
    await link(page.getByRole('dialog', { name: cart.added }), cart.proceedToCart).click()
    await page.getByRole('heading', { level: 1, name: cart.cartTitle(itemCount(1)) }).waitFor()
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  })
})

test('[R-SIZING, E-BTU] lists of every tab follow the home; link and mail open the same result', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const { page } = buyer
  const { email } = makeBuyer('Duluth')
  const list = await buyer.context.newPage()
  await visit(list, FURNACE_LIST)
  await describeHome(page)
  await correctByBills(page)
  const shown = await heading(page).innerText()
  await button(page, texts.save).click()
  const heat = (await heatOf(page)).toLocaleString('en-US')
  await list
    .locator('.need-bar')
    .getByText(`1,800 sq ft · Duluth · ${heat} BTU/h`)
    .filter({ visible: true })
    .waitFor()

  await button(page, compare.copyLink).click()
  await page.getByText(compare.copied).waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await button(page, texts.mail).click()
  const dialog = page.getByRole('dialog', { name: texts.mail })
  await dialog.getByLabel(mailFormTexts.address).fill(email)
  await page.keyboard.press('Enter')
  await dialog.getByText(mailFormTexts.sent(email)).waitFor()
  await expect.poll(() => mailsTo(inject('mailUrl'), email), { timeout: 20_000 }).toHaveLength(1)
  const [mail] = await mailsTo(inject('mailUrl'), email)
  expect(mail?.text).toContain(mailTexts.by.bills)
  const mailed = /\/sizing-estimator\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''

  const other = await openVisit(browser, inject('storeUrl'))
  for (const link of [new URL(address).pathname + new URL(address).search, mailed]) {
    await visit(other.page, link)
    expect(await heading(other.page).innerText()).toBe(shown)
    expect(
      await other.page
        .locator('.notice-warn')
        .getByText(/this link/i)
        .count(),
    ).toBe(0)
  }
  // A changed link says so.
  await visit(
    other.page,
    `${new URL(address).pathname}${new URL(address).search.replace('1800', '2800')}&sqft=9`,
  )
  await other.page.getByText(/answers in this link were changed/).waitFor()
  await other.page.getByText(leftOut(['sqft'])).waitFor()

  await page.keyboard.press('Escape')
  await button(page, sizing.forget).click()
  await expect.poll(() => list.locator('.need-bar').getByText('Duluth').count()).toBe(0)
  expect([buyer.trouble, other.trouble]).toEqual([[], []])
  await Promise.all([buyer.context.close(), other.context.close()])
})

test('[R-SIZING] the result prints on at most two pages, also with its rooms', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'))
  const home = 'squareFeet=1800&zipCode=55802&built=1980-1989&numFloors=2'
  for (const search of [home, `${home}&depth=rooms`]) {
    await visit(page, `${PATH}?${search}`)
    await heading(page).waitFor()
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')

    expect(Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)))).toBeLessThan(3)
  }
  await context.close()
})

// The page and the call refuse the same impossible homes in words, and never show a figure such as NaN.
test.each([
  ['squareFeet=0&zipCode=55802', sizing.errors.squareFeet],
  ['squareFeet=1800&zipCode=55802&numFloors=40', sizing.errors.numFloors],
  ['squareFeet=1800&zipCode=55802&thermostatHT=-40', sizing.errors.thermostatHT],
  ['squareFeet=1800&zipCode=nowhere', sizing.errors.zipCode],
  ['squareFeet=NaN&zipCode=55802', sizing.errors.squareFeet],
  ['squareFeet=1800&zipCode=09007', sizing.militaryMail],
  ['squareFeet=1800&zipCode=33101&thermostatHT=50', 'No heat is needed'],
  ['squareFeet=1800&zipCode=55802&thermostatAC=90', 'The rest is heat from the sun'],
  ['squareFeet=1800&zipCode=55802&thermostatHT=80&thermostatAC=60', 'You heat to 80 °F but cool to 60 °F'],
  ['squareFeet=1800&zipCode=55802&billed=7', 'impossible heating load by bills'],
  ['squareFeet=1800&zipCode=55802&depth=rooms&room=Den~1', 'We ignored all of its rooms'],
])('[R-SIZING, C-BTU] %s gets a word on what is wrong', async (search, words) => {
  const url = inject('storeUrl')
  const html = await (await fetch(`${url}${PATH}?${search}`)).text()
  const text = html.replaceAll('<!-- -->', '').replaceAll('&#x27;', '’')

  expect(text).toContain(words)
  expect(text).not.toMatch(/>\s*(?:NaN|Infinity|undefined)\b/)
})
