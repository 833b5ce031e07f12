import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pageTexts as texts } from '#features/partners/quotes/page-texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { hydrated, openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { CONTACT, LINK_KEY, sendQuote, twoOptions } from '#tests/fixtures/quotes/sent-quote.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Two quotes of one homeowner, under an address that no other test uses. */
async function sendTwo(): Promise<{ email: string; numbers: string[] }> {
  const start = 100_000 + (Date.now() % 800_000)
  const email = `homeowner-${start}@example.com`
  const numbers = [`QL${start}`, `QL${start + 1}`]
  await withDatabase(async (db) => {
    for (const number of numbers)
      await sendQuote(db, { number, now: new Date(), contact: { ...CONTACT, email } })
  })
  return { email, numbers }
}

test('[R-Q-SEARCH] [R-Q-LIST] My Quotes by email and ZIP code on a phone, to an opened quote', async () => {
  const { email, numbers } = await sendTwo()
  const homeowner = await openVisit(browser, inject('storeUrl'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const { page } = homeowner
  await visit(page, '/search-quotes')
  const find = async (zip: string) => {
    await page.getByLabel(texts.who, { exact: true }).fill(email)
    await page.getByLabel(texts.zip, { exact: true }).fill(zip)
    await page.getByRole('button', { name: texts.find }).click()
  }
  await find('90210')
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel(texts.who, { exact: true }).inputValue(), 'what was typed').toBe(email)
  await find(CONTACT.zip)

  await page.getByRole('heading', { level: 1, name: texts.listTitle }).waitFor()
  const listed = await page.getByRole('heading', { level: 2, name: /^QL/ }).allInnerTexts()
  expect(listed.toSorted()).toEqual(numbers)
  await page.getByRole('link', { name: texts.openQuote(numbers[1]!) }).click()
  await page.getByRole('heading', { level: 1, name: numbers[1]! }).waitFor()
  await page.getByRole('tab', { name: /Variable speed/ }).waitFor()

  // A reload of the list needs no second search.
  await visit(page, '/list-quotes')
  await page.getByRole('link', { name: texts.openQuote(numbers[0]!) }).waitFor()
  expect(homeowner.trouble).toEqual([])
  await homeowner.context.close()
})

/** A quote with two options of products that the store sells. */
const sendSellable = (): Promise<string> =>
  withDatabase(async (db) => {
    const number = `QL${100_000 + (Date.now() % 800_000)}`
    const products = await db
      .selectFrom('product')
      .innerJoin('product_price', 'product_price.product_id', 'product.id')
      .select('product.id')
      .where('withdrawn_at', 'is', null)
      .where('type', '=', 'thermostat')
      .orderBy('product.id')
      .limit(2)
      .execute()
    const { sections, ...content } = twoOptions()
    const sellable = sections.map((section, at) => ({
      ...section,
      lines: section.lines.slice(0, 1).map((line) => ({ ...line, id: products[at]!.id })),
    }))
    await sendQuote(db, { number, now: new Date(), content: { ...content, sections: sellable } })
    return number
  })

/** A quote with three options of five lines each, as a contractor of the demo made it. */
const sendThreeOptions = (): Promise<string> =>
  withDatabase(async (db) => {
    const number = `QL${100_000 + (Date.now() % 800_000)}`
    const versions = await db.selectFrom('quote_version').select('content').orderBy('quote_id').execute()
    const { content } = versions.find(({ content: { sections } }) => sections.length === 3)!
    await sendQuote(db, { number, now: new Date(), content })
    return number
  })

test('[R-Q-VIEW] a quote of three options prints on one page, with its total', async () => {
  const number = await sendThreeOptions()
  const { page, context } = await openVisit(browser, inject('storeUrl'))
  await visit(page, `/view-quotes/${number}?key=${LINK_KEY}-${number}`)
  await page.getByRole('heading', { level: 1, name: number }).waitFor()

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')

  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await context.close()
})

async function typeInto(page: Page, label: string, value: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(value)
}

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a wide window', { width: 1440, height: 900 }],
])(
  '[R-Q-SEARCH] [R-Q-VIEW] a homeowner finds and accepts a quote by keyboard alone: %s',
  async (_, viewport) => {
    const number = await sendSellable()
    const { page, context, trouble } = await openVisit(browser, inject('storeUrl'), { viewport })
    await visit(page, '/search-quotes')
    await typeInto(page, texts.who, number)
    await typeInto(page, texts.zip, CONTACT.zip)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await hydrated(page)

    await tabTo(page, page.getByRole('tab', { name: /Variable speed/ }))
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: texts.acceptTitle('Thermostat only') }).waitFor()
    await typeInto(page, texts.name, CONTACT.name)
    await tabTo(page, page.getByRole('checkbox', { name: /^I accept this option of quote/ }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('button', { name: texts.accept }))
    await page.keyboard.press('Enter')
    const pay = page.getByRole('button', { name: texts.pay, exact: true })
    await pay.waitFor()
    await tabTo(page, pay)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/shipping')
    expect(trouble).toEqual([])
    await context.close()
  },
)
