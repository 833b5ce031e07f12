import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as shopTexts } from '#portal/host-bridge/texts.ts'
import { texts as ordersTexts } from '#portal/routes/orders/texts.ts'
import { texts as toolTexts } from '#portal/routes/tools/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const OTHER_MAKERS = ['GMVC960803BN', 'GSX140361', '59SC5A060E17', 'ML14XC1-036']
const UNKNOWN = 'NO-SUCH-1'
const MODELS = 30

test('a contractor pastes 30 model numbers, takes a substitute, and shops with the lines', async () => {
  const contractor = await openVisit(browser, inject('portalUrl'))
  const { page, context, trouble } = contractor
  await signInto(context, 'contractor')
  const origin = inject('portalUrl')
  const found = (await (
    await page.request.post(`${origin}/v1/api/search`, {
      data: { query: 'thermostat', limit: 30 },
    })
  ).json()) as { hits: { hits: { _source: { sku: string } }[] } }
  const known = found.hits.hits.map(({ _source }) => _source.sku)
  const models = [...known.slice(0, MODELS - OTHER_MAKERS.length - 1), ...OTHER_MAKERS, UNKNOWN]
  expect(known.length).toBeGreaterThan(10)

  await page.goto('/paste')
  await page.getByLabel(ordersTexts.list).fill(models.map((model) => `${model}, 1`).join('\n'))
  await page.getByRole('button', { name: ordersTexts.find }).click()
  const table = page.getByRole('table', { name: ordersTexts.found })
  await table.waitFor()
  expect(await table.getByRole('row').count()).toBe(models.length + 1)
  await table.getByText('80,000 BTU/h Goodman gas furnace').waitFor()

  const use = table.getByRole('row').filter({ hasText: 'Goodman gas furnace' }).getByRole('button').first()
  await use.click()
  await expect.poll(() => page.getByLabel(ordersTexts.list).inputValue()).not.toContain('GMVC960803BN')

  await page.getByRole('button', { name: toolTexts.intoCart }).click()
  await page.getByText(shopTexts.connected).waitFor()
  await page.getByText(/ lines are in the cart\./).waitFor()
  const store = page.frameLocator('iframe.store-frame')
  await store.getByRole('heading', { level: 1 }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test('a mini split is put together from rooms, and its kit goes into the cart of the shop', async () => {
  const contractor = await openVisit(browser, inject('portalUrl'))
  const { page, context, trouble } = contractor
  await signInto(context, 'contractor')
  const { assemble: texts } = toolTexts

  await page.goto('/tools/mini-split-component-assembler?rooms=3&size=9000&size=9000&size=12000')
  await page.getByRole('link', { name: texts.take }).first().click()
  await page.getByText(texts.fits).waitFor()
  await page.getByRole('table', { name: texts.kit }).getByText('Line Set').first().waitFor()

  // One indoor unit less is still a system: the gauge follows at once.
  const heads = page.getByLabel(texts.head(1))
  await heads.selectOption('')
  await page.getByText(texts.fits).waitFor()

  await page.getByRole('button', { name: toolTexts.intoCart }).click()
  await page.getByText(/ lines are in the cart\./).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})
