import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sectionTexts as catalogTexts } from '#features/catalog/catalog/ui/section-texts.ts'
import { texts } from '#features/service/reviews/texts.ts'
import { reviewTexts as desk } from '#portal/routes/feedback/texts.ts'
import { faultsOf } from '#tests/fixtures/browser/axe.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { hydrated, openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'
import { mailsTo } from '#tests/fixtures/providers/outside.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const SALES = 'sales@example.com'

async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let turn = 0; turn < 40; turn++) {
    const found = await ask()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The value did not arrive in time')
}

test(
  '[R-REVIEW] a shopper reviews a product: the form names what is missing; a complete review is ' +
    'confirmed and sent to the store',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, FURNACES)
    const name = await cards(page).first().getByRole('heading').innerText()
    await link(cards(page).first(), name).click()
    await link(page.getByRole('main'), catalogTexts.writeReview).click()
    await page.getByRole('heading', { level: 1, name: texts.review.title }).waitFor()
    const title = `Warm rooms ${Date.now()}`

    await button(page, texts.review.send).click()
    await page.getByRole('alert').getByText(texts.errors.rating).waitFor()
    await page.getByRole('radio', { name: /^4/ }).check()
    await page.getByLabel(texts.review.headline).fill(title)
    await page
      .getByLabel(texts.review.body)
      .fill('It replaced an old furnace, and the bedroom is warm at last.')
    await page.getByLabel(texts.review.author).fill('Ada L.')
    await page.getByLabel(texts.review.email, { exact: true }).fill('ada.review@example.com')
    await button(page, texts.review.send).click()
    await page.getByText(texts.review.sent).waitFor()
    const mail = await until(async () =>
      (await mailsTo(inject('mailUrl'), SALES)).find(({ text }) => text.includes(title)),
    )

    expect(new URL(page.url()).searchParams.get('sent')).toBe('yes')
    expect(mail.subject).toMatch(/^New review of .+: 4 of 5 stars$/)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test(
  '[R-REVIEW] works without JavaScript or a link: the item number finds the product, and a ' +
    'refused form keeps the text',
  async () => {
    const context = await browser.newContext({
      baseURL: inject('storeUrl'),
      javaScriptEnabled: false,
      viewport: PHONE,
    })
    const page = await context.newPage()
    await page.goto(FURNACES)
    const href = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')
    const id = href?.split('/').at(-1) ?? ''
    await page.goto('/write-a-review?product=999999999')
    const unknown = await page.getByText(texts.review.unknown).isVisible()
    await page.getByLabel(texts.review.productId).fill(id)
    await page.getByRole('button', { name: texts.review.show }).click()
    await page.getByLabel(texts.review.headline).fill('Kept')
    await page.getByRole('button', { name: texts.review.send }).click()
    // The page before stays until the answer has come.
    await page.locator('.error-summary').waitFor()
    const kept = await page.getByLabel(texts.review.headline).inputValue()
    await page.getByRole('radio', { name: /^5/ }).check()
    await page.getByLabel(texts.review.body).fill('No script was needed to write these words.')
    await page.getByLabel(texts.review.author).fill('Bo')
    await page.getByLabel(texts.review.email, { exact: true }).fill('bo@example.com')
    await page.getByRole('button', { name: texts.review.send }).click()
    await page.getByText(texts.review.sent).waitFor()

    expect([unknown, kept]).toEqual([true, 'Kept'])
    await context.close()
  },
)

test('[R-PRODUCT] a shopper picks a size in the series table; a question is answered', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  await link(cards(page).first(), await cards(page).first().getByRole('heading').innerText()).click()
  const sizes = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: catalogTexts.model }) })
  const other = sizes.getByRole('link').first()
  // The browser lays a section out only near the window, and text without a layout is empty.
  await other.scrollIntoViewIfNeeded()
  const model = await other.innerText()
  await other.click()
  await page.waitForURL((url) => !url.pathname.includes('category'))
  await sizes.locator('[aria-current="page"]').getByText(model).waitFor()

  await link(page.getByRole('main'), catalogTexts.ask).first().click()
  await page.getByRole('heading', { level: 1, name: texts.question.title }).waitFor()
  const question = `Does it fit beside my 21 inch furnace ${Date.now()}?`
  await page.getByLabel(texts.question.body).fill(question)
  await page.getByLabel(texts.review.author).fill('Ada')
  await page.getByLabel(texts.question.email, { exact: true }).fill('ada.question@example.com')
  await button(page, texts.question.send).click()
  await page.getByText(texts.question.sent).waitFor()
  const mail = await until(async () =>
    (await mailsTo(inject('mailUrl'), SALES)).find(({ text }) => text.includes(question)),
  )

  expect(mail.subject).toBe(`New question about ${model}`)

  const staff = await openVisit(browser, inject('portalUrl'))
  await signInto(staff.context, 'operations')
  await staff.page.goto(/\S+\/reviews#question-\d+/.exec(mail.text)?.[0] ?? '')
  await hydrated(staff.page)
  const waiting = staff.page.getByRole('article').filter({ hasText: question })
  await waiting.getByLabel(desk.answer).fill('Yes, it does.')
  expect(await faultsOf(staff.page)).toEqual([])
  await button(waiting, desk.sendAnswer).click()
  await staff.page.getByText(desk.done.answer).waitFor()
  await waiting.waitFor({ state: 'detached' })
  await until(async () =>
    (await mailsTo(inject('mailUrl'), 'ada.question@example.com')).find(
      ({ text }) => text.includes(question) && text.includes('Yes, it does.'),
    ),
  )
  expect([...buyer.trouble, ...staff.trouble]).toEqual([])
  await staff.context.close()
  await buyer.context.close()
})
