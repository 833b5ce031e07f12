import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as saveTexts } from '#features/partners/saved-carts/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { formTexts as checkout, termsTexts } from '#features/selling/checkout/texts.ts'
import { texts as partnerTexts } from '#features/selling/partner/texts.ts'
import { saleTexts } from '#features/selling/repricing/sale-texts.ts'
import { texts as shopTexts } from '#portal/host-bridge/texts.ts'
import { approvalTexts as approvals, texts as cartsTexts } from '#portal/routes/carts/texts.ts'
import { texts as orderTexts } from '#portal/routes/orders/texts.ts'
import { texts as peopleTexts } from '#portal/routes/people/texts.ts'
import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { texts as portalTexts } from '#portal/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit } from '#tests/fixtures/browser/page.ts'
import { button, FURNACES, field, makeBuyer, shippingFields } from '#tests/fixtures/buyers/buying.ts'
import {
  isFirstPage,
  newPerson,
  signInByCode,
  signInto,
  steppedUp,
  withCredit,
} from '#tests/fixtures/portal/partner-browser.ts'
import { addAuthenticator } from '#tests/fixtures/portal/passkeys.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The store in the portal's frame, as the locators of the store's own journeys take it. */
const storeIn = (page: Page): FrameLocator => page.frameLocator('iframe.store-frame')
const main = (store: FrameLocator) => store.locator('body')

async function open(person: Person) {
  const visit = await openVisit(browser, inject('portalUrl'))
  await signInto(visit.context, person)
  return { ...visit, store: storeIn(visit.page) }
}

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(`${inject('portalUrl')}/v1/api/partner${path}`, { data })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
  return answer.json()
}

const place = { zip: '60614', state: 'IL', city: 'Chicago' }

/** A customer with a project, as the person who is signed in makes them. */
async function jobFor(page: Page, name: string) {
  const reach = { phone: '3125550123', ...place, evenIfDuplicate: true }
  const customer = await post(page, '/customers', { ...reach, name })
  return post(page, '/projects', { customerID: customer.id, name: 'Attic', ...place })
}

/** Puts the first furnace into the cart of the framed store. */
async function addFurnace(page: Page, store: FrameLocator, project: number, name: string): Promise<void> {
  await page.goto(`/shop?project=${project}&page=${encodeURIComponent(FURNACES)}`)
  await store.getByRole('region', { name: partnerTexts.bar }).getByRole('link', { name }).waitFor()
  await store
    .getByRole('button', { name: new RegExp(`^${addTexts.add}`) })
    .first()
    .click()
  await store.getByRole('dialog', { name: cartTexts.added }).getByText(cartTexts.continueShopping).click()
}

async function fillJobSite(store: FrameLocator, buyer: ReturnType<typeof makeBuyer>): Promise<void> {
  await main(store).getByRole('link', { name: cartTexts.continueToShipping }).click()
  for (const [label, text] of shippingFields(buyer)) await field(main(store), label).fill(text)
  await button(main(store), checkout.toPayment).click()
  await store.getByRole('heading', { level: 1, name: checkout.howToPay }).waitFor()
}

/** From the review to the confirmation; returns the number of the order as it is printed. */
async function placeAndConfirm(store: FrameLocator): Promise<string> {
  await button(main(store), /^Place order: \$/).click()
  const lead = store.getByText(/^Order \S+ is placed\./)
  await lead.waitFor({ timeout: 40_000 })
  return /Order (\S+) is placed/.exec(await lead.innerText())?.[1] ?? ''
}

/** A new contractor who has added a passkey, signed out, and signed in with it. */
async function openByPasskey() {
  const visit = await openVisit(browser, inject('portalUrl'))
  const { page } = visit
  await addAuthenticator(page)
  await signInByCode(page, await newPerson('contractor'))
  await page.goto('/account')
  await hydrated(page)
  await page.getByLabel(peopleTexts.account.passkeyName).fill('Truck')
  await page.getByRole('button', { name: peopleTexts.account.addPasskey }).click()
  await page.getByRole('button', { name: `${peopleTexts.account.remove}: Truck` }).waitFor()
  await page.getByRole('button', { name: portalTexts.frame.signOut }).first().click()
  await page.getByRole('button', { name: signInTexts.passkey }).click()
  await page.waitForURL(isFirstPage)
  return { ...visit, store: storeIn(page) }
}

test('a contractor signs in by passkey, saves a cart, pastes it and orders on net terms', async () => {
  await withCredit(1, 50_000_00)
  const { page, context, store, trouble } = await openByPasskey()
  const name = `Terms ${Date.now()}`
  const project = await jobFor(page, name)
  await addFurnace(page, store, project.id, name)

  const bar = store.getByRole('region', { name: partnerTexts.bar })
  await bar.getByRole('button', { name: partnerTexts.saveCart }).click()
  const dialog = store.getByRole('dialog', { name: saveTexts.title })
  await dialog.getByLabel(saveTexts.cartName).fill('Attic heat')
  await dialog.getByRole('button', { name: saveTexts.save }).click()
  await dialog.getByRole('button', { name: saveTexts.done }).click()
  await bar.getByRole('button', { name: partnerTexts.newCart }).click()

  await page.goto(`/saved-carts?project=${project.id}`)
  await page.getByRole('link', { name: 'Attic heat' }).click()
  await page.getByRole('link', { name: cartsTexts.paste }).click()
  await page.getByText(shopTexts.pasted(1)).waitFor()
  const sale = store.getByRole('region', { name: saleTexts.sale })
  await sale.getByText(/^Net 30: /).waitFor()
  expect(await sale.getByRole('button').allInnerTexts()).toEqual([saleTexts.facts])
  await sale.getByRole('button', { name: saleTexts.facts }).click()
  const facts = store.getByRole('dialog', { name: saleTexts.title })
  expect(await facts.getByLabel(saleTexts.reason).count()).toBe(0)
  await facts.getByLabel(saleTexts.purchaseOrder).fill('PO-1187')
  await facts.getByRole('button', { name: saleTexts.save }).click()

  const buyer = makeBuyer('Jobsite')
  await fillJobSite(store, buyer)
  await main(store)
    .getByRole('radio', { name: new RegExp(`^${termsTexts.label}`) })
    .check()
  await store.getByText(/If it ships .*, that is /).waitFor()
  await button(main(store), checkout.toReview).click()
  await store.getByText(termsTexts.fact(30), { exact: true }).waitFor()
  const order = await placeAndConfirm(store)
  await store.getByText(/Payment is due 30 days after the order ships\./).waitFor()

  const id = order.replaceAll('-', '')
  await page.goto(`/orders/${id}`)
  await page.getByText(orderTexts.termsAfter(30)).waitFor()
  const read = () => page.getByRole('main').innerText()
  expect(await read()).toMatch(/PO-1187[\s\S]*\$[\s\S]*2400 N Clark St/)
  // The packing list lies at the job site, where the customer sees no price and no terms.
  await page.emulateMedia({ media: 'print' })
  expect(await read()).toMatch(/PO-1187[\s\S]*2400 N Clark St/)
  expect(await read()).not.toContain('$')
  expect(await read()).not.toContain(orderTexts.terms)
  expect(trouble).toEqual([])
  await context.close()
})

test('sales reprices below the limit and above it, with approval, and the receipt is right', async () => {
  const { page, context, store, trouble } = await open('sales')
  const name = `Price ${Date.now()}`
  const project = await jobFor(page, name)
  await addFurnace(page, store, project.id, name)
  await page.goto(`/shop?project=${project.id}&page=/cart`)
  const sale = store.getByRole('region', { name: saleTexts.sale })
  const listed = await priceOf(store, sale)
  const [alone, approved] = [rounded(listed * 0.95), rounded(listed * 0.85)]

  // Within the limit the price holds at once.
  await ask(store, { price: alone, reason: 'Price match' })
  await sale.getByText(saleTexts.held).waitFor()
  await store.getByText(dollars(alone)).first().waitFor()

  // Above it another person approves first; the cart keeps the price in force until then.
  await ask(store, { price: approved, reason: 'Price match' })
  await sale.getByText(saleTexts.waiting).waitFor()
  const admin = await open('admin')
  await steppedUp('admin')
  await admin.page.goto('/approvals')
  const request = admin.page.locator('section').filter({ hasText: dollars(approved) })
  await request.getByRole('button', { name: approvals.approve }).click()
  await admin.page.getByText(approvals.done).waitFor()
  await admin.context.close()
  await sale.getByText(saleTexts.held).waitFor({ timeout: 15_000 })
  await store.getByText(dollars(approved)).first().waitFor()

  await fillJobSite(store, makeBuyer('Repriced'))
  await main(store)
    .getByRole('radio', { name: new RegExp(`^${checkout.check}`) })
    .check()
  await button(main(store), checkout.toReview).click()
  await placeAndConfirm(store)
  await store.getByRole('link', { name: 'Print receipt' }).click()
  const receipt = store.locator('main.order-sheet')
  await receipt.waitFor()
  expect(await receipt.getByRole('row').nth(1).innerText()).toContain(dollars(approved))
  expect(trouble).toEqual([])
  await context.close()
})

const rounded = (amount: number): number => Math.round(amount * 100) / 100

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** The price in force of the only product, as the form shows it. */
async function priceOf(store: FrameLocator, sale: ReturnType<FrameLocator['getByRole']>): Promise<number> {
  await sale.getByRole('button', { name: saleTexts.change }).click()
  const form = store.getByRole('dialog', { name: saleTexts.title })
  const price = Number(await form.getByLabel(/^Price of /).inputValue())
  await form.getByRole('button', { name: 'Close' }).click()
  return price
}

async function ask(store: FrameLocator, { price, reason }: { price: number; reason: string }): Promise<void> {
  await store.getByRole('button', { name: saleTexts.change }).click()
  const form = store.getByRole('dialog', { name: saleTexts.title })
  await form.getByLabel(/^Price of /).fill(price.toFixed(2))
  await form.getByLabel(saleTexts.reason).fill(reason)
  await form.getByLabel(saleTexts.responsible).fill('Dana Reyes')
  await form.getByRole('button', { name: saleTexts.save }).click()
}
