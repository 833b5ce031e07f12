import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { announcementTexts as announcement } from '#features/content/content/ui/announcement-bar.tsx'
import { supportTexts } from '#features/partners/support/ui/texts.ts'
import { texts as store } from '#store/texts.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, PHONE, visit } from '#tests/fixtures/browser/page.ts'
import { button, FURNACES } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const IE11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
const THREE_LINES_PX = 56
const bar = (page: Page) => page.getByRole('complementary', { name: announcement.name })

test('[L-IE11, X-IE11] only Internet Explorer 11 shows the recommendation of other browsers', async () => {
  const old = await openVisit(browser, inject('storeUrl'), { userAgent: IE11 })
  const own = await openVisit(browser, inject('storeUrl'))

  await Promise.all([visit(old.page, '/about-us'), visit(own.page, '/about-us')])

  expect(await old.page.getByRole('alert').innerText()).toContain(
    'We recommend Edge, Chrome, Firefox or Safari.',
  )
  expect(await own.page.getByText(store.oldBrowser.advice).count()).toBe(0)
  expect([...old.trouble, ...own.trouble]).toEqual([])
  await Promise.all([old.context.close(), own.context.close()])
})

test(
  '[L-ANN, L-ANN-UNITS, C-CONTENT] an announcement counts down, and a shopper who ' +
    'closed it never sees it again, not even for a moment',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    await visit(buyer.page, '/about-us')
    const timer = await bar(buyer.page).getByRole('timer').innerText()

    await button(bar(buyer.page), announcement.close).click()
    await bar(buyer.page).waitFor({ state: 'detached' })
    // The page hides it before the app's scripts load.
    await buyer.page.route('**/assets/*.js', (route) => route.abort())
    await buyer.page.goto('/free-shipping', { waitUntil: 'domcontentloaded' })

    expect(timer).toMatch(/^\d+ (day|hour|minute|second)/)
    expect([await bar(buyer.page).count(), await buyer.page.locator('.announce').isVisible()]).toEqual([
      0,
      false,
    ])
    await buyer.context.close()
  },
)

test('[L-ANN-AUTH] a signed-in user sees no announcement', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  await buyer.context.addCookies([{ name: 'alpine.userID', value: '71', url: inject('storeUrl') }])

  await visit(buyer.page, '/about-us')

  // The script of the page hides it before the first paint; React removes it at the first input.
  expect(await buyer.page.locator('.announce:visible').count()).toBe(0)
  await buyer.context.close()
})

test(
  '[L-ASSIST, L-ASSIST-PARTNER] the sidebar has the public tools; a signed-in partner also sees ' +
    'the partner tools, highlighted, which open in the top window',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    await visit(buyer.page, '/about-us')
    const open = async () => {
      await buyer.page.getByRole('banner').getByText(store.assistance).first().click()
      const sidebar = buyer.page.getByRole('dialog', { name: supportTexts.assistance })
      await sidebar.getByRole('link').first().waitFor()
      return sidebar
    }
    const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))

    const anonymous = await open()
    expect(await hrefs(anonymous.locator('.help-links a'))).toEqual([
      '/system-selector',
      '/quote-by-photo',
      '/sizing-estimator',
      '/operating-cost-calculator',
      '/job-list',
      '/line-set-chooser',
      '/permit-sheet',
      '/matched-pairs',
      '/contact-us',
      '/learning-center/',
    ])
    await buyer.context.addCookies([{ name: 'alpine.userID', value: '71', url: inject('storeUrl') }])
    await visit(buyer.page, '/about-us')
    const partner = (await open()).getByRole('region', { name: supportTexts.partnerTools })

    expect(await partner.getByRole('link').allInnerTexts()).toEqual([
      'Room BTU Calculator',
      'Mini Split Component Assembler',
      'Mini Split System Selector',
      'Ducted System Selector',
      'HVAC Contractor List',
    ])
    expect(
      await partner
        .getByRole('link')
        .evaluateAll((all) => all.every((each) => each.getAttribute('target') === '_top')),
    ).toBe(true)
    expect(
      await partner.evaluate(
        (element) =>
          getComputedStyle(element).backgroundColor !==
          getComputedStyle(element.parentElement!).backgroundColor,
      ),
    ).toBe(true)
    await buyer.context.close()
  },
)

test('[L-HOURS, C-HOURS] the top bar says whether the phone is answered now', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  await visit(buyer.page, '/about-us')
  const { status } = (await (await buyer.page.request.get('/v1/api/business-hours')).json()) as {
    status: string
  }

  await buyer.page.getByRole('banner').getByText(status).waitFor()

  expect(status).toMatch(/^(Open until \d+ [AP]M|Closed now\. Opens (today|\w+day) \d+ [AP]M) CT$/)
  await buyer.context.close()
})

test.each([
  ['Open until 7 PM CT', 'Day after Thanksgiving'],
  ['Closed now. Opens Saturday 10 AM CT', 'Day after Thanksgiving'],
  ['Closed now. Opens Wednesday 7 AM CT, after Martin Luther King Jr. Day', 'Martin Luther King Jr. Day'],
])('[L-HOURS] the top bar fits at every width: “%s”, %s', async (status, holiday) => {
  const { page, context, trouble } = await openVisit(browser, inject('storeUrl'))
  await page.route('**/business-hours*', async (route) => {
    const hours = await (await route.fetch()).json()
    await route.fulfill({ json: { ...hours, status, holiday, shipsOn: '2026-11-30' } })
  })
  await visit(page, '/about-us')
  await page.getByText(status).first().waitFor({ state: 'attached' })

  for (const width of [641, 900, 1101, 1260, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { over, height } = await page.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      height: document.querySelector('.top-bar')?.clientHeight ?? 0,
    }))
    expect({ width, over }).toEqual({ width, over: Math.min(over, 0) })
    if (width >= 900) expect({ width, height }).toEqual({ width, height: Math.min(height, THREE_LINES_PX) })
  }
  expect(trouble).toEqual([])
  await context.close()
})

test('[L-MENU-COLS] the Shop menu has four categories a row, each row 4.8rem high', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  await visit(buyer.page, '/about-us')
  await button(buyer.page.getByRole('banner'), store.shop).click()
  const entries = buyer.page.locator('.menu-grid > li')
  await entries.nth(5).waitFor()

  const boxes = await Promise.all([0, 3, 4, 5].map((index) => entries.nth(index).boundingBox()))
  const [first, fourth, fifth, sixth] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
  const rem = await buyer.page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )

  expect([fourth?.y, fifth?.x]).toEqual([first?.y, first?.x])
  expect(fifth!.y - first!.y).toBeCloseTo(4.8 * rem, 1)
  expect(sixth!.height).toBeCloseTo(4.8 * rem, 1)
  await buyer.context.close()
})

test.each([
  ['wide', { width: 1440, height: 900 }],
  ['phone', PHONE],
])(
  '[L-MENU] after scrolling the header is compact and stays visible, without moving the page: %s',
  async (_, viewport) => {
    const buyer = await openVisit(browser, inject('storeUrl'), { viewport })
    await visit(buyer.page, FURNACES)
    const head = buyer.page.locator('.head')
    const height = async () => (await head.boundingBox())?.height

    const before = await height()
    await buyer.page.mouse.wheel(0, 900)
    await buyer.page.locator('.head.compact').waitFor()
    const seen = await head.boundingBox()

    expect(await height()).toBe(before)
    expect(seen!.y + seen!.height).toBeLessThanOrEqual(57)
    expect(
      await buyer.page
        .getByRole('combobox', { name: store.search })
        .evaluate((field) => field.getBoundingClientRect().top >= 0),
    ).toBe(true)
    await buyer.context.close()
  },
)
