import type { Page } from 'playwright-core'
import { texts as compareTexts } from '#features/choosing/compare/texts.ts'
import { texts as searchTexts } from '#features/choosing/search/ui/texts.ts'
import { texts as sizing } from '#features/choosing/sizing/texts.ts'
import { texts as store } from '#store/texts.ts'
import { button, cards, link, locationButton } from '#tests/fixtures/buyers/buying.ts'

export async function openFirst(there: Page): Promise<void> {
  const name = await cards(there).first().getByRole('heading').innerText()
  await link(cards(there).first(), name).click()
  await there.getByRole('heading', { level: 1, name }).waitFor()
}
export async function sizeHome(there: Page): Promise<void> {
  await button(there, searchTexts.openCalculator).click()
  await there.getByLabel(sizing.area).fill('2000')
  await button(there, sizing.submit).click()
  await there.getByRole('heading', { level: 1, name: /fits? your home/ }).waitFor()
}
export async function goTo(there: Page, zip: string): Promise<void> {
  await locationButton(there).click()
  const dialog = there.getByRole('dialog', { name: store.yourLocation })
  await dialog.getByRole('textbox').fill(zip)
  await button(dialog, store.submit).click()
  await dialog.waitFor({ state: 'hidden' })
}
export async function chooseToCompare(there: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await button(cards(there).nth(index), /^Compare/).click()
}
export async function openComparison(there: Page, count: number): Promise<void> {
  await chooseToCompare(there, count)
  await link(
    there.getByRole('region', { name: compareTexts.chosen }),
    compareTexts.compareThese(count),
  ).click()
  await there.waitForURL('**/compare?ids=*')
  await there
    .getByRole('columnheader')
    .nth(count - 1)
    .waitFor()
}
