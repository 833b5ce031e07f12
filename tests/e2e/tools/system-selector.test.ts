import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pageTexts as texts } from '#features/choosing/system-selector/page-texts.ts'
import { texts as words } from '#features/choosing/system-selector/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, link } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const STORAGE = 'alpine.systemSelector'
const question = (page: Page, step: keyof typeof words.questions): Locator =>
  page.getByRole('heading', { level: 1, name: words.questions[step].question })
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
const saved = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE)

/** The address of a question with some answers. */
const at = (step: string, answers = ''): string =>
  `/system-selector?step=${step}&zip_code_location=60614${answers}`
const HOME = '&squareFeet=2200&numFloors=2'

test(
  '[R-SEL, R-SEL-RES, S-SEL-02, S-SEL-08] on a phone by keyboard alone: from the first question to the ' +
    'whole kit in the cart, and back out of it',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
    const { page } = buyer
    const go = async (wanted: Locator, key = 'Enter') => {
      await wanted.waitFor()
      await tabTo(page, wanted)
      await page.keyboard.press(key)
    }
    await visit(page, '/system-selector')
    await tabTo(page, page.getByLabel(words.fields.zip_code_location.label))
    await page.keyboard.type('60614')
    await page.keyboard.press('Enter')
    await question(page, 'house').waitFor()
    await tabTo(page, page.getByLabel(words.fields.squareFeet.label))
    await page.keyboard.type('2,200')
    await go(button(page, texts.next))
    await question(page, 'system').waitFor()
    // A group of radios has one stop; the first one is chosen with Space.
    await go(page.getByRole('radio').first(), 'Space')
    await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true)
    await expect.poll(() => new URL(page.url()).searchParams.get('systemType')).toBe('gas-furnace-ac')
    for (const step of ['heat', 'cooling', 'fit', 'extras'] as const) {
      await go(button(page, texts.next))
      await question(page, step).waitFor()
    }
    await go(button(page, texts.showKits))
    await page.waitForURL('**/system-selector/results?**')
    const add = page.getByRole('link', { name: new RegExp(`^${texts.addKit}`) }).first()
    await go(add)
    await go(button(page, texts.undo))
    await page.getByText(texts.undone).waitFor()
    await go(add)
    const toCart = link(page.getByRole('main'), texts.toCart)
    await expect.poll(() => toCart.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart')
    await expect.poll(() => page.locator('main a[href^="/product/"]').count()).toBeGreaterThan(8)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test('[R-SEL] without script the questions lead to the kits, and every kit to the cart', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { javaScriptEnabled: false })
  const { page } = buyer
  await page.goto('/system-selector')
  await page.getByLabel(words.fields.zip_code_location.label).fill('60614')
  await button(page, texts.next).click()
  await question(page, 'house').waitFor()
  await button(page, texts.next).click()
  await page.getByRole('radio', { name: words.systemTypes['heat-pump'].label }).check()
  await button(page, texts.next).click()
  for (const step of ['heat', 'cooling', 'fit', 'extras'] as const) {
    await question(page, step).waitFor()
    await button(page, step === 'extras' ? texts.showKits : texts.next).click()
  }
  await page.waitForURL('**/system-selector/results?**')
  const add = page.getByRole('link', { name: new RegExp(`^${texts.addKit}`) }).first()
  expect(await add.getAttribute('href')).toMatch(/^\/cart\?items=\d{9}x1,/)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await buyer.context.close()
})

test(
  '[S-SEL-01, S-SEL-07, S-SEL-09] answers survive a reload, Back and a new visit; a chosen value can be ' +
    'taken back; starting over forgets everything',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, at('system', HOME))
    const kind = radio(page, words.systemTypes['heat-pump'].label)
    await kind.check()
    await button(page, texts.next).click()
    await question(page, 'heat').waitFor()
    const cold = page.getByRole('radio', { name: words.yesNo.yes, exact: true }).first()
    await cold.check()
    await expect.poll(() => page.url()).toContain('coldClimate=yes')
    await page.reload()
    expect(await cold.isChecked()).toBe(true)

    // The chosen value is taken back by another press.
    await cold.click()
    await expect.poll(() => page.url()).not.toContain('coldClimate')
    await cold.click()
    await expect.poll(() => page.url()).toContain('coldClimate=yes')

    await page.goBack()
    await question(page, 'system').waitFor()
    await expect.poll(() => kind.isChecked()).toBe(true)
    await expect.poll(() => page.url()).toContain('coldClimate=yes')

    await visit(page, '/system-selector')
    await expect.poll(() => page.url()).toContain('systemType=heat-pump')
    await link(page.getByRole('main'), texts.startOver).click()
    await question(page, 'place').waitFor()
    expect(await saved(page)).toBe(null)
    await buyer.context.close()
  },
)

test('[S-SEL-03] a question that cannot be loaded offers another try and a technician', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  const failed = await page.request.get(
    new URL('/system-selector?step=house&zip_code_location=99999', inject('storeUrl')).href,
  )
  expect(failed.status()).toBe(400)
  await visit(page, '/system-selector?step=house&zip_code_location=99999')

  await page.getByRole('heading', { level: 1, name: words.noResults.question }).waitFor()
  await link(page.getByRole('main'), texts.tryAgain).waitFor()
  await page.getByLabel(texts.name, { exact: true }).fill('Ada Buyer')
  await page.getByLabel(texts.email, { exact: true }).fill('ada@example.com')
  await page.getByLabel(texts.message).fill('Which system do I need?')
  await button(page, texts.send).click()
  await page.getByText(texts.asked).waitFor()
  await buyer.context.close()
})

test('a changed kind of system clears what no longer holds, and says so', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(
    page,
    at('system', `${HOME}&systemType=gas-furnace-ac&fuel=Natural+gas&heatingEfficiency=better`),
  )
  await radio(page, words.systemTypes['mini-split'].label).check()
  await button(page, texts.next).click()

  await page
    .getByText(texts.cleared([words.fields.fuel.label, words.fields.heatingEfficiency.label]))
    .waitFor()
  await buyer.context.close()
})
