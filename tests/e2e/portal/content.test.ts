import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { FORMS } from '#features/desk/content-desk/view/forms/forms.ts'
import { texts as all } from '#portal/routes/content/texts.ts'
import { texts as storeTexts } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'

const texts = all.one
const label = (name: string): string => FORMS.article.fields.find((field) => field.name === name)!.label
const SCRIPT = '<script>window.stolen = true</script><img src=x onerror="window.stolen = true">'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('an article is begun, corrected, previewed and published; no script of its author runs', async () => {
  const staff = await openVisit(browser, inject('portalUrl'))
  const { page } = staff
  await signInto(staff.context, 'operations')
  const title = `Noise outdoors ${Date.now()}`
  await visit(page, '/content/new')
  await page.getByLabel(all.start.name).fill(title)
  await page.getByRole('button', { name: all.start.submit }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()

  const fill = (name: string, text: string) => page.getByLabel(label(name), { exact: true }).fill(text)
  await fill('summary', 'How loud an outdoor unit is.')
  await page.getByLabel(label('topic')).selectOption('choose')
  await fill('lead', `Numbers on the label. ${SCRIPT}`)
  await fill('blocks', `## Decibels\n\n${SCRIPT}\n\nfigure: no-drawing | A unit.`)
  await fill('sources', 'practice | Practice of the trade | 2026')
  await fill('checked', '2026-11-25')
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await page.getByText(/We don’t have that drawing/).waitFor()

  await fill('blocks', `## Decibels\n\n${SCRIPT}\n\n- A quiet unit\n- A loud unit\nsources: practice`)
  await page.getByRole('button', { name: texts.save, exact: true }).click()
  await page.getByText(texts.saved, { exact: true }).waitFor()
  const preview = await page.getByRole('link', { name: texts.preview }).getAttribute('href')

  const shopper = await openVisit(browser, inject('storeUrl'))
  const address = new URL(preview!)
  const missing = await shopper.page.goto(inject('storeUrl') + address.pathname)
  expect(missing?.status()).toBe(404)
  const drafted = await shopper.page.goto(inject('storeUrl') + address.pathname + address.search)
  expect(drafted?.headers()['cache-control']).toBe('private, no-store')
  await shopper.page.getByText(storeTexts.preview).waitFor()

  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await page.getByText(texts.published, { exact: true }).waitFor()
  await expect
    .poll(async () => (await shopper.page.goto(inject('storeUrl') + address.pathname))?.status(), {
      timeout: LONG_ENOUGH_MS,
    })
    .toBe(200)
  await shopper.page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await shopper.page.getByText(SCRIPT).count()).toBe(2)
  expect(await shopper.page.evaluate(() => 'stolen' in window)).toBe(false)

  await page.getByText(texts.takeOff, { exact: true }).first().click()
  await page.getByRole('button', { name: texts.takeOff }).click()
  await page.getByText(texts.tookOff, { exact: true }).waitFor()
  expect(staff.trouble).toEqual([])
  await Promise.all([staff.context.close(), shopper.context.close()])
})

test('of two editors, the second sees the words of the first and keeps their own', async () => {
  const open = async (person: 'operations' | 'admin') => {
    const one = await openVisit(browser, inject('portalUrl'))
    await signInto(one.context, person)
    await visit(one.page, '/content/article/filters-and-merv')
    return one
  }
  const [first, second] = [await open('operations'), await open('admin')]
  const save = async ({ page }: typeof first, summary: string) => {
    await page.getByLabel(label('summary'), { exact: true }).fill(summary)
    await page.getByRole('button', { name: texts.save, exact: true }).click()
  }
  await save(first, 'The words of the first.')
  await first.page.getByText(texts.saved, { exact: true }).waitFor()
  await save(second, 'The words of the second.')
  await second.page.getByText(/saved changes while you were editing/).waitFor()
  await second.page.getByText(new RegExp(`^${label('summary')}, as`)).click()
  await second.page.getByText('The words of the first.').waitFor()
  const field = second.page.getByLabel(label('summary'), { exact: true })
  expect(await field.inputValue()).toBe('The words of the second.')

  await second.page.getByRole('button', { name: texts.save, exact: true }).click()
  await second.page.getByText(texts.saved, { exact: true }).waitFor()
  await second.page.getByText(texts.discard, { exact: true }).first().click()
  await second.page.getByRole('button', { name: texts.discard }).click()
  await second.page.getByText(texts.discarded, { exact: true }).waitFor()
  await Promise.all([first.context.close(), second.context.close()])
})
