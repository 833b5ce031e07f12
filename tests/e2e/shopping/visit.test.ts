import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { texts as serviceTexts } from '#features/catalog/catalog/texts.ts'
import { texts as visitTexts } from '#features/catalog/visit/ui/recent-strip.tsx'
import { texts as compareTexts } from '#features/choosing/compare/texts.ts'
import { texts as cartTexts } from '#features/selling/cart/texts.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { storageKeys, URL_VERSION } from '#store/client/storage-entries.ts'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { addFirst, button, cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const saved = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
const events = (page: Page): Promise<{ event: string }[]> =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? [])

async function openFirst(page: Page): Promise<string> {
  const name = await cards(page).first().getByRole('heading').innerText()
  await link(cards(page).first(), name).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return name
}

test('[S-VIEWS] [R-SCROLL] each change of the route is a page view and starts at the top', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  await expect.poll(() => saved(page, storageKeys.sessionInfo)).toEqual({ pageViews: 1, referrer: '' })

  await page.evaluate(() => scrollTo(0, 1200))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await openFirst(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => saved(page, storageKeys.sessionInfo)).toEqual({ pageViews: 2, referrer: '' })
  await page.goBack()
  await expect.poll(() => saved(page, storageKeys.sessionInfo)).toMatchObject({ pageViews: 3 })
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test(
  '[S-VERSION] [C-VERSION] the page reads the version at every navigation; after a new build ' +
    'it reloads the next page',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    let isNew = false
    let asked = 0
    await page.route('**/VERSION', async (route) => {
      asked++
      return isNew ? route.fulfill({ body: 'a-newer-build' }) : route.continue()
    })
    const stays = (): Promise<boolean> => page.evaluate(() => (window as { stays?: boolean }).stays === true)

    await visit(page, FURNACES)
    await expect.poll(() => asked).toBe(1)
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await openFirst(page)
    await expect.poll(() => asked).toBe(2)
    expect(await stays()).toBe(true)

    isNew = true
    const answered = page.waitForResponse(async (response) => {
      const isVersion = response.url().endsWith('/VERSION')
      return isVersion && (await response.text()) === 'a-newer-build'
    })
    await link(page.getByRole('navigation', { name: 'Breadcrumb' }), 'Gas Furnaces').click()
    await answered
    expect(asked).toBe(3)
    expect(await stays()).toBe(true)
    // The page reads its answer before the test's later read ends.
    await page.evaluate(() => fetch('/VERSION', { cache: 'no-store' }).then((answer) => answer.text()))
    await link(page.getByRole('contentinfo'), 'About Us').click()
    await page.waitForURL('**/about-us')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await stays()).toBe(false)
    await buyer.context.close()
  },
)

test('[S-STORAGE] entries of an earlier version are deleted once; other entries stay', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await addFirst(page, FURNACES)
  await page.evaluate((key) => {
    localStorage.setItem(key, 'an older one')
    localStorage.setItem('other.shop', 'stays')
  }, storageKeys.urlVersion)

  await visit(page, '/cart')
  await page.getByRole('heading', { name: cartTexts.empty }).waitFor()
  expect(
    await page.evaluate(
      (key) => [localStorage.getItem(key), localStorage.getItem('other.shop')],
      storageKeys.urlVersion,
    ),
  ).toEqual([URL_VERSION, 'stays'])
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('alpine.'))),
  ).toEqual(['other.shop'])

  await addFirst(page, FURNACES)
  await visit(page, '/cart')
  await link(page, cartTexts.continueToShipping).waitFor()
  await buyer.context.close()
})

test(
  '[C-ANALYTICS] lists, products, comparisons and cart changes go to the data layer, ' +
    'amounts with two decimals',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    const commerce = async () => (await events(page)).filter((entry) => 'ecommerce' in entry)
    await visit(page, FURNACES)
    // The list is noted once the page rests; a quicker press is noted before it.
    await expect.poll(async () => (await commerce()).map(({ event }) => event)).toEqual(['view_item_list'])
    await cards(page)
      .first()
      .getByRole('button', { name: /^Compare/ })
      .click()
    const name = await openFirst(page)
    await button(page.getByRole('main'), addTexts.addNamed(name)).first().click()
    await page.getByRole('dialog', { name: cartTexts.added }).waitFor()

    await expect
      .poll(async () => (await commerce()).map(({ event }) => event))
      .toEqual(['view_item_list', 'compare', 'view_item', 'add_to_cart'])
    expect((await commerce()).at(-1)).toMatchObject({
      ecommerce: {
        currency: 'USD',
        items: [
          {
            name,
            id: expect.stringMatching(/^\d{9}$/),
            price: expect.stringMatching(/^\d+\.\d\d$/),
            brand: expect.any(String),
            category: expect.any(String),
            quantity: 1,
            currency: 'USD',
          },
        ],
      },
    })
    await buyer.context.close()
  },
)

test('[S-STORAGE] a browser without a cart loads no schemas, and reads the cart of another tab', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page, sent } = buyer
  const cartCode = () => sent.filter((call) => /\/assets\/cart-store-/.test(call)).length
  const schemas = () => sent.filter((call) => /\/assets\/stored-cart-/.test(call)).length
  await visit(page, FURNACES)
  await page.mouse.move(300, 300)
  await expect.poll(cartCode).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(schemas()).toBe(0)

  // The first tab has loaded the code of an empty cart when the second one saves a cart.
  const other = await buyer.context.newPage()
  await addFirst(other, FURNACES)
  await expect.poll(() => saved(page, storageKeys.cart)).toMatchObject({ items: [{ qty: 1 }] })
  await button(page.locator('main'), new RegExp(`^${addTexts.add}`))
    .first()
    .click()
  await expect.poll(() => saved(page, storageKeys.cart)).toMatchObject({ items: [{ qty: 2 }] })
  expect(schemas()).toBe(1)
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test('[C-ANALYTICS] a browser that asks for privacy sends nothing', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await visit(page, FURNACES)
  await openFirst(page)
  await expect.poll(() => saved(page, storageKeys.recentlyViewed)).toHaveLength(1)

  expect(await events(page)).toEqual([])
  await buyer.context.close()
})

test.each([
  ['a person in the United States', { cfBotScore: 85, cfIpCountry: 'US' }, true],
  ['a likely robot', { cfBotScore: 3, cfIpCountry: 'US' }, false],
  ['a person in another country', { cfBotScore: 85, cfIpCountry: 'DE' }, false],
])('[A-REPLAY] replay of the session of %s: %j, granted: %s', async (_, visitor, granted) => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  let asked = 0
  await page.route('**/v1/api/visit', async (route) => {
    asked++
    return route.fulfill({ json: visitor })
  })
  await visit(page, FURNACES)
  await expect.poll(() => saved(page, storageKeys.sessionInfo)).toMatchObject({ pageViews: 1 })
  expect(asked).toBe(0)

  await openFirst(page)
  await expect
    .poll(async () => (await events(page)).filter(({ event }) => event === 'session_replay_consent'))
    .toEqual([{ event: 'session_replay_consent', granted, sampleRate: 1 }])
  await buyer.context.close()
})

test('the home page shows recently seen products, with today’s names and prices', async () => {
  const buyer = await openVisit(browser, inject('storeUrl'))
  const { page } = buyer
  await visit(page, FURNACES)
  const name = await openFirst(page)
  await expect.poll(() => saved(page, storageKeys.recentlyViewed)).toHaveLength(1)
  expect(await page.getByRole('region', { name: visitTexts.recentlyViewed }).count()).toBe(0)

  await visit(page, '/')
  await link(page.getByRole('region', { name: visitTexts.recentlyViewed }), name).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(buyer.trouble).toEqual([])
  await buyer.context.close()
})

test(
  '[E-GLOBALS] the cart names the phone and offers the enabled delivery service, and the ' +
    'frame shows the opening hours',
  async () => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await visit(page, '/cart')
    await page.getByRole('main').getByText('(800) 555-0142').first().waitFor()

    await addFirst(page, FURNACES)
    await visit(page, '/cart')
    await page.getByRole('checkbox', { name: new RegExp(`^${serviceTexts.inside.name}`) }).waitFor()
    await page
      .getByRole('banner')
      .getByText(/^(Open until|Closed now\. Opens)/)
      .first()
      .waitFor()
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)

const refusals: [string, () => void][] = [
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'is forbidden, as with blocked third-party cookies',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    },
  ],
  [
    'holds rubbish',
    () => {
      for (const key of ['cart', 'checkout', 'compare', 'recentlyViewed', 'sessionInfo'])
        localStorage.setItem(`alpine.${key}`, '{"broken')
    },
  ],
]

test.each(refusals)(
  '[X-VIEWS] the shop works when the browser’s storage %s: at most a warning',
  async (_, spoil) => {
    const buyer = await openVisit(browser, inject('storeUrl'))
    const { page } = buyer
    await page.addInitScript(spoil)
    await visit(page, FURNACES)

    await cards(page)
      .first()
      .getByRole('button', { name: /^Compare/ })
      .click()
    await page.getByRole('region', { name: compareTexts.chosen }).waitFor()
    const name = await openFirst(page)
    await button(page.getByRole('main'), addTexts.addNamed(name)).first().click()
    await link(page.getByRole('dialog', { name: cartTexts.added }), cartTexts.proceedToCart).click()
    await page.getByRole('main').getByText(name).first().waitFor()
    await link(page, cartTexts.continueToShipping).click()
    await page.waitForURL('**/checkout/shipping')
    expect(buyer.trouble).toEqual([])
    await buyer.context.close()
  },
)
