import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const LINE = 'Your home: 2,000 sq ft · Chicago · 45,000 BTU/h'
const TOOLS: [string, string, string][] = [
  ['/sizing-estimator', 'squareFeet', '2000'],
  ['/operating-cost-calculator', 'squareFootage', '2000'],
  ['/heatpump', 'squareFeet', '2000'],
  ['/tankless-water-heater-size', 'zipCode', '60614'],
  ['/permit-sheet', 'zip', '60614'],
]
/** Tools that ask for a model or begin with the place: the header still names the home. */
const OTHERS = ['/system-selector', '/line-set-chooser', '/job-list', '/matched-pairs']

/** Results for the same home. */
const HOUSE = 'basement=yes&numFloors=1&insulationValue=7'
const RESULTS = [
  '/',
  `/sizing-estimator?zipCode=60614&squareFeet=2000&${HOUSE}`,
  `/operating-cost-calculator/Results?zipCode=60614&squareFootage=2000&${HOUSE}`,
  `/heatpump?zipCode=60614&squareFeet=2000&${HOUSE}`,
  `/system-selector/results?zip_code_location=60614&squareFeet=2000&${HOUSE}&systemType=heat-pump`,
]

test('[issue 27, one home] a home typed once follows through nine tools, on a phone', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = buyer
  await visit(page, '/?zip=60614&squareFeet=2000')
  const home = page.locator('.home-line')
  await expect.poll(() => home.innerText()).toBe(LINE)
  for (const [path, name, value] of TOOLS) {
    await visit(page, path)
    const field = page.locator(`main [name="${name}"]`).first()
    await expect.poll(() => field.inputValue(), { message: path }).toBe(value)
    expect(await home.innerText()).toBe(LINE)
  }
  for (const path of OTHERS) {
    await visit(page, path)
    expect(await home.innerText()).toBe(LINE)
  }
  await page.getByText('See what fits your home').waitFor()
  expect(await faultsOf(page)).toEqual([])

  // Every page says the rounded load.
  const exact = await page.evaluate(() => {
    const { heatingBtu, coolingBtu } = JSON.parse(localStorage.getItem('alpine.homeNeed') ?? '').need
    return [heatingBtu, coolingBtu].map((btu: number) => btu.toLocaleString('en-US'))
  })
  for (const path of RESULTS) {
    await visit(page, path)
    const said = await page.locator('main').textContent()
    expect(said, path).toContain('45,000')
    for (const figure of exact) expect(said, path).not.toContain(figure)
  }

  // A form that is sent makes another home known; a link that is opened does not.
  await visit(page, '/heatpump')
  const area = page.locator('main [name="squareFeet"]').first()
  await expect.poll(() => area.inputValue()).toBe('2000')
  await area.fill('2500')
  await area.press('Enter')
  await expect.poll(() => home.innerText()).toMatch(/^Your home: 2,500 sq ft · Chicago · /)
  await visit(page, '/sizing-estimator')
  const zip = page.locator('main [name="zipCode"]').first()
  await expect.poll(() => zip.inputValue()).toBe('60614')
  await zip.fill('55802')
  await zip.press('Enter')
  await expect.poll(() => home.innerText()).toMatch(/^Your home: 2,500 sq ft · Duluth · /)
  await visit(page, '/sizing-estimator?squareFeet=900&zipCode=60614')
  await page.locator('.result-title').waitFor()
  expect(await home.innerText()).toMatch(/2,500 sq ft · Duluth/)

  // The selector starts from it, when it has no answers of its own. Its place and its house become the
  // home when they are sent.
  const living = page.locator('main .selector-typed [name="squareFeet"]')
  await page.evaluate(() => localStorage.removeItem('alpine.systemSelector'))
  await visit(page, '/system-selector?step=house&zip_code_location=55802')
  await expect.poll(() => living.inputValue()).toBe('2500')
  await page.evaluate(() => localStorage.removeItem('alpine.systemSelector'))
  await visit(page, '/system-selector')
  const place = page.locator('main [name="zip_code_location"]').first()
  await expect.poll(() => place.inputValue()).toBe('55802')
  await place.fill('60614')
  await place.press('Enter')
  await expect.poll(() => home.innerText()).toMatch(/^Your home: 2,500 sq ft · Chicago · /)
  await expect.poll(() => living.inputValue()).toBe('2500')
  await living.fill('1800')
  await living.press('Enter')
  await expect.poll(() => home.innerText()).toMatch(/^Your home: 1,800 sq ft · Chicago · /)
  await visit(page, '/system-selector?step=system&zip_code_location=55802&squareFeet=900')
  await page.locator('main h1').waitFor()
  expect(await home.innerText()).toMatch(/1,800 sq ft · Chicago/)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})
