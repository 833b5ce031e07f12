import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { STAGE_NAMES } from '#features/partners/customers/rules/project.ts'
import { texts } from '#portal/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Moves the focus with Tab until it is on an element that a selector matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

test('the portal by keyboard only: find a customer, open a project, move it, write a note', async () => {
  const { page, context, trouble } = await openVisit(browser, inject('portalUrl'))
  await signInto(context, 'contractor')
  const name = `Keyboard ${Date.now()}`
  const api = `${inject('portalUrl')}/v1/api/partner`
  const customer = await page.request.post(`${api}/customers`, {
    data: { name, phone: '3125550188', evenIfDuplicate: true },
  })
  const { id } = (await customer.json()) as { id: number }
  await page.request.post(`${api}/projects`, { data: { customerID: id, name: 'Basement boiler' } })
  await visit(page, '/')
  await page.getByRole('heading', { level: 2, name: texts.home.recent }).waitFor()

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: texts.frame.shortcuts }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: texts.frame.paletteTitle }).waitFor()
  await page.keyboard.type(name)
  await page.getByRole('option', { name, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()

  await tabTo(page, 'textarea[name="text"]')
  await page.keyboard.type('Wants a quiet boiler')
  await tabTo(page, 'button[type="submit"]')
  await page.keyboard.press('Enter')
  await page.locator('.portal-timeline').getByText('Wants a quiet boiler').waitFor()

  await page.locator('body').press('j')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Basement boiler')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Basement boiler' }).waitFor()
  await tabTo(page, 'button[name="stage"][value="visited"]')
  await page.keyboard.press('Enter')
  await page.locator('button[value="visited"][aria-pressed="true"]').waitFor()

  await page.locator('body').press('g')
  await page.keyboard.press('p')
  await page.getByRole('heading', { level: 1, name: texts.projects.title }).waitFor()
  expect(await page.getByRole('region', { name: STAGE_NAMES.visited }).innerText()).toContain(name)
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await page.waitForURL('**/saved-carts')
  expect(trouble).toEqual([])
})
