import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts } from '#features/choosing/compare/texts.ts'
import { texts as expertTexts } from '#features/partners/leads/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { tabTo } from '#tests/fixtures/browser/keyboard.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'
import { chatWindow, launcher, openPage } from '#tests/fixtures/chat/chat-window.ts'
import { uiTexts } from '#ui/texts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const nameOf = (card: Locator): Promise<string> => card.getByRole('heading').innerText()
const toggle = (card: Locator): Locator => card.getByRole('button', { name: /^Compare/ })
const tray = (page: Page): Locator => page.getByRole('region', { name: texts.chosen })
const columns = (page: Page): Locator => page.getByRole('columnheader')
const table = (page: Page): Locator => page.getByRole('region', { name: texts.columns })
const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => it === it.ownerDocument.activeElement)

async function chooseFirst(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let index = 0; index < count; index++) {
    const card = cards(page).nth(index)
    await toggle(card).click()
    names.push(await nameOf(card))
  }
  return names
}

test(
  '[R-COMPARE, S-COMPARE, E-COMPARE] by keyboard alone: choose two, open the table, only the ' +
    'differences, take one out, undo',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    const press = async (wanted: Locator, key = 'Enter') => {
      await wanted.waitFor()
      await tabTo(page, wanted)
      await page.keyboard.press(key)
    }
    await visit(page, FURNACES)
    const [first, second] = [await nameOf(cards(page).nth(0)), await nameOf(cards(page).nth(1))]

    await press(toggle(cards(page).nth(0)), 'Space')
    await press(toggle(cards(page).nth(1)))
    expect(await toggle(cards(page).nth(1)).getAttribute('aria-pressed')).toBe('true')
    await tray(page).getByText(second).waitFor()
    await press(link(tray(page), texts.compareThese(2)))
    await page.waitForURL(/\/compare\?ids=\d{9},\d{9}$/)
    await page.getByRole('heading', { level: 1, name: 'Compare 2 gas furnaces' }).waitFor()
    expect(await columns(page).allInnerTexts()).toEqual([
      expect.stringContaining(first),
      expect.stringContaining(second),
    ])

    const before = await page.getByRole('rowheader').count()
    await press(link(page, texts.onlyDifferences))
    await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(before)
    expect(page.url()).toContain('&only=differences')

    await press(link(table(page), uiTexts.remove(second)))
    await expect.poll(() => columns(page).count()).toBe(1)
    const undo = button(page, uiTexts.undo)
    await expect.poll(() => isFocused(undo)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => columns(page).count()).toBe(2)
    expect(await columns(page).allInnerTexts()).toEqual([
      expect.stringContaining(first),
      expect.stringContaining(second),
    ])
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test(
  '[S-COMPARE, V-COMPARE, K-LIMITS] a fifth product is refused and the tray says what to do; the ' +
    'shopper makes room in the tray, and the page does not move',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, FURNACES)
    await page.evaluate(() => {
      const shifts = window as { moved?: number }
      shifts.moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) shifts.moved = (shifts.moved ?? 0) + Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: false })
    })

    const [first] = await chooseFirst(page, 4)
    const fifth = await nameOf(cards(page).nth(4))
    await toggle(cards(page).nth(4)).click()
    await tray(page).getByRole('status').getByText(texts.full(fifth)).waitFor()
    expect(await toggle(cards(page).nth(4)).getAttribute('aria-pressed')).toBe('false')

    await button(tray(page), uiTexts.remove(first ?? '')).click()
    await expect.poll(() => toggle(cards(page).nth(0)).getAttribute('aria-pressed')).toBe('false')
    await toggle(cards(page).nth(4)).click()
    await expect.poll(() => toggle(cards(page).nth(4)).getAttribute('aria-pressed')).toBe('true')
    expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBeLessThan(0.02)
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

test('[F9] the comparison opened from the address bar never says that nothing was chosen', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, '/compare')
  await page.getByRole('heading', { level: 1, name: texts.emptyTitle }).waitFor()
  await visit(page, FURNACES)
  const names = await chooseFirst(page, 2)
  await page.addInitScript((untrue) => {
    const look = () => {
      if (document.body?.innerText.includes(untrue)) document.documentElement.setAttribute('data-untrue', '')
      requestAnimationFrame(look)
    }
    look()
  }, texts.emptyTitle)
  await page.goto(`${inject('storeUrl')}/compare`)
  await expect
    .poll(() => columns(page).allInnerTexts())
    .toEqual(names.map((name) => expect.stringContaining(name)))
  expect(await page.locator('[data-untrue]').count()).toBe(0)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-COMPARE] a comparison sent as a link does not replace the receiver’s own', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  await visit(buyer.page, FURNACES)
  const sent = await chooseFirst(buyer.page, 2)
  await link(tray(buyer.page), texts.compareThese(2)).click()
  await buyer.page.waitForURL('**/compare?ids=*')
  const address = buyer.page.url()

  const receiver = await openVisit(browser, inject('storeUrl'))
  await visit(receiver.page, FURNACES)
  const third = cards(receiver.page).nth(2)
  await toggle(third).click()
  const own = await nameOf(third)
  await visit(receiver.page, address)
  expect(await columns(receiver.page).allInnerTexts()).toEqual(
    sent.map((name) => expect.stringContaining(name)),
  )
  await link(receiver.page.getByRole('main'), texts.seeOwn).click()
  await expect.poll(() => columns(receiver.page).allInnerTexts()).toEqual([expect.stringContaining(own)])

  expect([...buyer.trouble, ...receiver.trouble]).toEqual([])
  await buyer.context.close()
  await receiver.context.close()
})

test(
  '[S-ASYNC] [E-COMPARE] a comparison says that it is loading, or that it failed and ' + 'can be tried again',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, FURNACES)
    await chooseFirst(page, 2)
    let answer: 'fail' | 'late' = 'fail'
    let letGo = () => {}
    await page.route('**/compare.data*', async (route) => {
      if (answer === 'fail') return route.abort()
      await new Promise<void>((resolve) => (letGo = resolve))
      return route.continue()
    })

    await link(tray(page), texts.compareThese(2)).click()
    await page.getByRole('alert').getByText(texts.failed).waitFor()
    answer = 'late'
    await button(page, texts.tryAgain).click()
    await page.locator('button[aria-busy=true]', { hasText: texts.tryAgain }).waitFor()
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Compare 2 gas furnaces' }).waitFor()

    await link(page.getByRole('complementary'), /^Compare/)
      .first()
      .click()
    await page.locator('.compare[aria-busy=true]').waitFor()
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Compare 3 gas furnaces' }).waitFor()
    expect(await page.locator('[aria-busy=true]').count()).toBe(0)
    await buyer.context.close()
  },
)

test('[R-COMPARE] a phone shows two products at a time and turns to the others', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  const { page } = buyer
  await visit(page, FURNACES)
  await chooseFirst(page, 3)
  await link(tray(page), texts.compareThese(3)).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Compare 3' }).waitFor()

  const third = columns(page).nth(2)
  const isInSight = (): Promise<boolean> =>
    third.evaluate(
      (cell) =>
        cell.getBoundingClientRect().left < (cell.closest('section')?.getBoundingClientRect().right ?? 0) - 1,
    )
  expect(await isInSight()).toBe(false)
  await button(page, uiTexts.next).click()
  await expect.poll(isInSight).toBe(true)
  await page.getByText(texts.shown(2, 3, 3)).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[R-COMPARE] in California the table says which furnace is not allowed there, and why', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  const idOf = async (model: string): Promise<string> => {
    const answer = await page.request.post('/v1/api/search', { data: { query: model, limit: 1 } })
    return (await answer.json()).hits.hits[0]._source.id
  }
  const ids = [await idOf('NVF96-080B'), await idOf('CVF96U-080B')]
  await page.request.get('/v1/api/location/90001')
  await visit(page, `/compare?ids=${ids.join(',')}`)

  const rules = page.getByRole('row', { name: /^Rules in 90001/ })
  await rules.getByText('Cannot be installed in 90001').waitFor()
  expect(await rules.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/Cannot be installed in 90001[\s\S]*Ultra Low NOx/),
    expect.stringMatching(/^OK to install in 90001$/),
  ])
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[L-CHAT, L-EXPERT] one thing floats at a time: chat or comparison, never both', async () => {
  const { page, context } = await openVisit(browser, inject('storeUrl'), { viewport: PHONE })
  await openPage(page, FURNACES)
  await launcher(page).waitFor()
  const teaser = page.getByRole('complementary', { name: expertTexts.region })
  await teaser.waitFor()
  expect(await teaser.evaluate((box) => getComputedStyle(box).position)).toBe('static')

  await chooseFirst(page, 2)
  await tray(page).waitFor()
  await launcher(page).waitFor({ state: 'hidden' })

  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/product/**')
  await launcher(page).waitFor()
  const [folded, chat] = [await tray(page).boundingBox(), await launcher(page).boundingBox()]
  expect(folded!.x + folded!.width).toBeLessThanOrEqual(chat!.x + 0.5)
  expect(Math.round(folded!.y)).toBe(Math.round(chat!.y))

  await launcher(page).click()
  await chatWindow(page).waitFor()
  await tray(page).waitFor({ state: 'hidden' })
  await context.close()
})
