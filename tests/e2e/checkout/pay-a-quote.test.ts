import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pageTexts as quotes } from '#features/partners/quotes/page-texts.ts'
import { quotedTexts } from '#features/selling/checkout/quoted-texts.ts'
import { formTexts as checkout } from '#features/selling/checkout/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import {
  button,
  confirmed,
  field,
  GOOD_CARD,
  orderSide,
  placeButton,
  reviewByCard,
  reviewByCheck,
} from '#tests/fixtures/buyers/buying.ts'
import { withDatabase } from '#tests/fixtures/portal/partner-browser.ts'
import { CONTACT, LINK_KEY, sendQuote, twoOptions } from '#tests/fixtures/quotes/sent-quote.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Home {
  street: string
  city: string
  state: string
  zip: string
}

/** A quote of one thermostat for a project at this address. */
const sendTo = (home: Home): Promise<string> =>
  withDatabase(async (db) => {
    const number = `QL${100_000 + (Date.now() % 800_000)}`
    const product = await db
      .selectFrom('product')
      .innerJoin('product_price', 'product_price.product_id', 'product.id')
      .select('product.id')
      .where('withdrawn_at', 'is', null)
      .where('type', '=', 'thermostat')
      .orderBy('product.id')
      .executeTakeFirstOrThrow()
    const { sections, ...content } = twoOptions()
    const lines = sections[1]!.lines.map((line) => ({ ...line, id: product.id }))
    const option = { ...sections[1]!, isRecommended: true, lines }
    const contact = { ...CONTACT, zip: home.zip }
    const { id } = await sendQuote(db, {
      ...{ number, now: new Date(), contact, content: { ...content, sections: [option] } },
    })
    const now = { created_at: new Date(), changed_at: new Date() }
    const words = (await import('kysely')).sql`array_to_tsvector(array[]::text[])`
    const customer = await db
      .insertInto('customer')
      .values({ ...now, ...home, company_id: null, name: CONTACT.name, words })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('quote').set({ customer_id: customer.id }).where('id', '=', id).execute()
    return number
  })

/** Opens the quote by its link and signs it; answers the signed total as the page shows it. */
async function sign(page: Page, number: string): Promise<string> {
  await visit(page, `/view-quotes/${number}?key=${LINK_KEY}-${number}`)
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await hydrated(page)
  await field(page, quotes.name).fill(CONTACT.name)
  const consent = page.getByRole('checkbox', { name: /^I accept this option of quote/ })
  const words = (await page.locator('label', { has: consent }).textContent()) ?? ''
  await consent.check()
  await button(page, quotes.accept).click()
  await page.waitForURL('**/checkout/shipping')
  return /\$[\d,]+\.\d\d/.exec(words)?.[0] ?? ''
}

const chargedFor = (number: string) =>
  withDatabase(async (db) => {
    const order = await db
      .selectFrom('quote')
      .innerJoin('orders', 'orders.id', 'quote.order_id')
      .innerJoin('quote_acceptance', 'quote_acceptance.quote_id', 'quote.id')
      .select(['orders.total_cents', 'quote_acceptance.totals'])
      .where('quote.number', '=', number)
      .executeTakeFirstOrThrow()
    return { charged: order.total_cents, signed: order.totals.total }
  })

const HOMES: Home[] = [
  { street: '911 Lake St', city: 'Oak Park', state: 'IL', zip: '60302' },
  { street: '7 Kentucky Ave', city: 'Fort Campbell', state: 'KY', zip: '42223' },
]

test('[F1] [F2] a signed quote goes on to the payment; the card pays what was signed', async () => {
  const number = await sendTo(HOMES[0]!)
  const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
  const signed = await sign(page, number)

  await page.getByRole('heading', { level: 1, name: checkout.where }).waitFor()
  await orderSide(page).getByText(quotedTexts.signed(number, signed)).waitFor()
  const values = await Promise.all(
    [
      checkout.email,
      checkout.firstName,
      checkout.lastName,
      checkout.phone,
      checkout.street,
      checkout.zip,
    ].map((label) => field(page, label).inputValue()),
  )
  expect(values).toEqual([CONTACT.email, 'Dana', 'Reyes', CONTACT.phone, HOMES[0]!.street, HOMES[0]!.zip])
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  // Another tab looks at another place: this order stays where it is.
  const other = await context.newPage()
  await visit(other, '/')
  await other.evaluate(() => fetch('/v1/api/location?zip=10001').then(() => undefined))
  await other.close()
  await page.reload()
  await orderSide(page).getByText(quotedTexts.signed(number, signed)).waitFor()

  await button(page, checkout.toPayment).click()
  await page.waitForURL('**/checkout/payment')
  await page.reload()
  await reviewByCard(page, GOOD_CARD)
  await button(page, checkout.place(signed)).click()
  await confirmed(page)
  const { charged, signed: cents } = await chargedFor(number)
  expect(charged).toBe(cents)
  expect(trouble).toEqual([])
  await context.close()
})

test('[F2] on a phone: another place says what it changes, and leads back', async () => {
  const number = await sendTo(HOMES[1]!)
  const { page, context, trouble } = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const signed = await sign(page, number)
  await field(page, checkout.street).waitFor()
  await button(page, checkout.toPayment).click()
  await page.waitForURL('**/checkout/payment')
  await page.goBack()

  await field(page, checkout.zip).fill('60614')
  const notice = page.getByRole('status').filter({ hasText: 'you signed' })
  await notice
    .getByText(/The address is in IL 60614; the quote was for Fort Campbell, KY 42223/)
    .first()
    .waitFor()
  expect(await notice.textContent()).toContain(signed)
  await button(page, checkout.toPayment).click()
  await page.getByRole('alert').getByText(quotedTexts.agreeFirst).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize(PHONE)

  await page.getByRole('checkbox', { name: /^I agree to pay/ }).check()
  await button(page, checkout.toPayment).click()
  await page.waitForURL('**/checkout/payment')
  await page.goBack()
  await button(page, quotedTexts.signedAddress).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('shipping-address')
  await notice.waitFor({ state: 'detached' })

  await button(page, checkout.toPayment).click()
  await page.waitForURL('**/checkout/payment')
  await reviewByCheck(page)
  expect(await placeButton(page).textContent()).toContain(signed)
  await placeButton(page).click()
  await confirmed(page)
  const { charged, signed: cents } = await chargedFor(number)
  expect(charged).toBe(cents)
  expect(await page.evaluate(() => localStorage.getItem('alpine.quoteCheckout'))).toBeNull()
  expect(trouble).toEqual([])
  await context.close()
})
