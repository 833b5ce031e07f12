import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { degrees, texts as heatPump } from '#features/choosing/heat-pump/texts.ts'
import { texts as costs } from '#features/choosing/operating-cost/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, field, link } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const DEVICES: [string, BrowserContextOptions][] = [
  ['a desk', {}],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
]

test.each(DEVICES)(
  '[R-OPCOST, R-OPCOST-RES, E-OPCOST] oil against a heat pump over 10 years, by link, on %s',
  async (_, options) => {
    const shopper = await openVisit(browser, inject('storeUrl'), options)
    const { page } = shopper
    await visit(page, '/operating-cost-calculator')
    await field(page, costs.area).fill('2,200')
    await field(page, costs.zip).fill('55802')
    await page.getByLabel(costs.presentFuel).selectOption('Oil')
    await page.getByLabel(costs.years).selectOption('10')
    for (const fuel of ['Natural Gas', 'Liquid Propane'])
      await page.getByLabel(fuel, { exact: true }).uncheck()
    await page.getByText(costs.prices, { exact: true }).click()
    await field(page, costs.systemPrice.heatPump).fill('9,000')
    await field(page, costs.ofSystems.systemRebates.label(costs.systemPrice.heatPump)).fill('1,500')
    await button(page, costs.submit).click()
    await page
      .getByText(/^Break-even after [\d.]+ years \(circle\)\.$/)
      .first()
      .waitFor()
    const said = await page.locator('.cost-answer').innerText()
    expect(said).toMatch(/over 10 years|a year/)

    // The break-even is drawn, and the table below says the same.
    expect(await page.locator('.cost-chart circle.break-even').count()).toBeGreaterThan(0)
    await page
      .getByRole('cell', { name: /^after [\d.]+ years$/ })
      .first()
      .waitFor()

    const friend = await openVisit(browser, inject('storeUrl'), options)
    await visit(friend.page, page.url().slice(inject('storeUrl').length))
    expect(await friend.page.locator('.cost-answer').innerText()).toBe(said)
    expect([shopper.trouble, friend.trouble]).toEqual([[], []])
    await shopper.context.close()
    await friend.context.close()
  },
)

describe.each(DEVICES)('on %s', (device, options) => {
  test(`[R-HEATPUMP] a slider moves the balance point, and the link repeats it, on ${device}`, async () => {
    const shopper = await openVisit(browser, inject('storeUrl'), options)
    const { page } = shopper
    await visit(page, '/heatpump')
    await field(page, heatPump.zip).fill('55802')
    await field(page, heatPump.area).fill('2,200')
    await page.getByLabel(heatPump.fuel, { exact: true }).selectOption('Oil')
    await button(page, heatPump.submit).click()
    const headline = page.locator('.hp-answer')
    await headline.waitFor()
    const before = await headline.innerText()

    const thermostat = page.getByRole('slider', { name: heatPump.heatTo })
    await thermostat.focus()
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowLeft')
    // The six presses land one after the other: the address of the last one comes with its headline.
    await expect.poll(() => page.url()).toContain('thermostatHT=64')
    await expect.poll(() => headline.innerText()).not.toBe(before)
    const after = await headline.innerText()

    await link(page, new RegExp(`^${heatPump.draw}`))
      .first()
      .click()
    await expect.poll(() => headline.innerText()).not.toBe(after)
    const drawn = await headline.innerText()
    const friend = await openVisit(browser, inject('storeUrl'))
    await visit(friend.page, page.url().slice(inject('storeUrl').length))
    expect(await friend.page.locator('.hp-answer').innerText()).toBe(drawn)
    expect(await friend.page.locator('.hp-key').innerText()).toContain(heatPump.design(degrees(-8)))

    await visit(friend.page, '/heatpump?zipCode=55802&squareFeet=2200&kind=ductless')
    expect(await friend.page.locator('.hp-models').innerText()).toContain('Mini Split')
    expect([shopper.trouble, friend.trouble]).toEqual([[], []])
    await shopper.context.close()
    await friend.context.close()
  })
})
