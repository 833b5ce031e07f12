import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as saveTexts } from '#features/partners/saved-carts/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { texts as partnerTexts } from '#features/selling/partner/texts.ts'
import { texts as shopTexts } from '#portal/host-bridge/texts.ts'
import { texts as cartsTexts } from '#portal/routes/carts/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { FURNACES } from '#tests/fixtures/buyers/buying.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A call of the portal by the person who is signed in. */
async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  const answer = await page.request.post(`${inject('portalUrl')}/v1/api/partner${path}`, { data })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)])
  return answer.json()
}

test('[L-SAVE-OK, X-SAVE] a cart is saved in the framed store and pasted next week', async () => {
  const contractor = await openVisit(browser, inject('portalUrl'))
  const { page, context, trouble } = contractor
  await signInto(context, 'contractor')
  const name = `Dana ${Date.now()}`
  const reach = { phone: '3125550123', zip: '60614', state: 'IL', city: 'Chicago', evenIfDuplicate: true }
  const customer = await post(page, '/customers', { ...reach, name })
  const project = await post(page, '/projects', {
    customerID: customer.id,
    name: 'Attic',
    zip: '60614',
    state: 'IL',
    city: 'Chicago',
  })

  await page.goto(`/shop?project=${project.id}&page=${encodeURIComponent(FURNACES)}`)
  const store = page.frameLocator('iframe.store-frame')
  const bar = store.getByRole('region', { name: partnerTexts.bar })
  await bar.getByRole('link', { name }).waitFor()
  await bar.getByRole('link', { name: 'Attic' }).waitFor()
  await store
    .getByRole('button', { name: new RegExp(`^${addTexts.add}`) })
    .first()
    .click()
  await store.getByRole('dialog', { name: cartTexts.added }).getByText(cartTexts.continueShopping).click()

  await bar.getByRole('button', { name: partnerTexts.saveCart }).click()
  const dialog = store.getByRole('dialog', { name: saveTexts.title })
  await dialog.getByLabel(saveTexts.cartName).fill('Upstairs heat')
  // The line breaks once; the second press saves the one cart.
  let broken = false
  await page.route('**/v1/api/cart/save', async (route) => {
    if (broken) return route.continue()
    broken = true
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: saveTexts.save }).click()
  await dialog.getByText('Something went wrong when saving the cart').waitFor()
  await dialog.getByRole('button', { name: saveTexts.save }).click()
  await dialog.getByText('Sucessfully saved cart!').waitFor()
  await dialog.getByRole('button', { name: saveTexts.done }).click()
  await bar.getByRole('button', { name: partnerTexts.newCart }).click()
  await store.getByText(partnerTexts.cartEmptied).waitFor()

  await page.goto(`/saved-carts?project=${project.id}`)
  expect(await page.getByRole('link', { name: 'Upstairs heat' }).count()).toBe(1)
  await page.getByRole('link', { name: 'Upstairs heat' }).click()
  await page.getByRole('heading', { level: 1, name: 'Upstairs heat' }).waitFor()
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  await page.getByRole('link', { name: cartsTexts.paste }).click()
  await page.getByText(shopTexts.pasted(1)).waitFor()
  await store.getByRole('heading', { level: 1, name: /^Your cart, 1/ }).waitFor()

  await page.goto(`/saved-carts/${id}`)
  await page.getByRole('button', { name: cartsTexts.remove }).click()
  await page.getByText(cartsTexts.removed('Upstairs heat')).waitFor()
  await page.getByRole('button', { name: cartsTexts.undo }).click()
  await page.getByText(cartsTexts.restoredMany(1)).waitFor()

  // The same by keyboard in the list.
  await visit(page, `/saved-carts?project=${project.id}`)
  await page.getByRole('link', { name: 'Upstairs heat' }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  await page.getByText(cartsTexts.removedMany(1)).waitFor()
  await page.getByRole('link', { name: 'Upstairs heat' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: cartsTexts.undo }).press('Enter')
  await page.getByRole('link', { name: 'Upstairs heat' }).waitFor()
  expect(trouble.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])

  const foreign = await openVisit(browser, inject('portalUrl'))
  await signInto(foreign.context, 'foreignContractor')
  for (const path of [`/saved-carts/${id}`, `/shop?project=${project.id}`, `/shop?cart=${id}`])
    expect((await foreign.page.goto(path))?.status()).toBe(404)
  await Promise.all([context.close(), foreign.context.close()])
})
