import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { redirects } from '#store/paths.ts'
import { canonicalOf, hasNoindex, hrefsOf, jsonLdOf, textOf, titleOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

const LIST = '/category/furnaces-heaters/gas-furnaces'
const CATEGORIES = '/categories/furnaces-heaters'
const NOT_FOUND = 'The page you are trying to reach cannot be found.'
const HOSTILE_NAME = '</script><script>alert(1)</script><!-- "quoted" & \u2028'

let app: TestApp
let furnace: ProductCard
let renamed: ProductCard

beforeAll(async () => {
  app = await testApp({ pages: true })
  const rows = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('type', '=', 'gas-furnace')
    .orderBy('id')
    .limit(2)
    .execute()
  await app.database.db
    .updateTable('product')
    .set({ name: HOSTILE_NAME })
    .where('id', '=', rows[1]!.id)
    .execute()
  const answer = (await (
    await app.post('/products/multiple', { productIds: rows.map((row) => row.id) })
  ).json()) as { products: ProductCard[] }
  furnace = answer.products[0]!
  renamed = answer.products[1]!
})
afterAll(() => app.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { headers })
  const html = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    html,
    text: textOf(html),
  }
}

describe('every page of the store answers', () => {
  test.each([
    ['[R-HOME]', '/', 'Alpine: America’s Heating & Cooling Store, Est 2002', 'Shop By Category'],
    ['[R-LIST]', LIST, 'Gas Furnaces | Alpine', 'gas furnaces'],
    ['[R-CATS]', CATEGORIES, 'Furnaces & Heaters | Alpine', 'Gas Furnaces'],
    ['[R-VIEWCATS]', '/view-categories', 'All categories | Alpine', 'Furnaces & Heaters'],
    [
      '[R-SEARCH]',
      '/search?q=thermostat&limit=24&sort=price&order=asc',
      'Search: thermostat | Alpine',
      'thermostat',
    ],
    ['[R-CART]', '/cart', 'Your cart | Alpine', 'Cart'],
    ['[R-CO-SHIP]', '/checkout/shipping', 'Checkout | Alpine', 'Cart'],
    ['[R-CO-PAY]', '/checkout/payment', 'Checkout | Alpine', 'Cart'],
    ['[R-CO-REVIEW]', '/checkout/review', 'Checkout | Alpine', 'Cart'],
    ['[R-ABOUT]', '/about-us', 'About us | Alpine', "America's Heating & Cooling Store"],
    ['[R-CONTACT]', '/contact-us', 'Contact us | Alpine', 'sales@example.com'],
    [
      '[R-FREESHIP]',
      '/free-shipping',
      'Free shipping | Alpine',
      'Portable air conditioners are charged shipping.',
    ],
    [
      '[R-PRIVACY]',
      '/learning-center/support-article/privacy-policy',
      'Privacy Policy | Alpine',
      'Privacy Policy',
    ],
    ['the gallery of a demo', '/ui-gallery', 'Components | Alpine', 'Button'],
  ])('%s %s', async (_, path, title, words) => {
    const page = await get(path)

    expect([page.status, titleOf(page.html), page.headers.get('content-type')]).toEqual([
      200,
      title,
      'text/html; charset=utf-8',
    ])
    expect(page.text).toContain(words)
  })

  test('[R-PRODUCT] a product shows name, price, plate and required parts without scripts', async () => {
    const page = await get(furnace.path)

    expect([page.status, titleOf(page.html), canonicalOf(page.html)]).toEqual([
      200,
      `${furnace.brand} ${furnace.name} ${furnace.sku} | Alpine`,
      app.origin + furnace.path,
    ])
    expect(page.text).toContain(furnace.name)
    expect(page.text).toContain(furnace.sku)
    expect(page.html).toContain(furnace.price.toLocaleString('en-US', { minimumFractionDigits: 2 }))
  })
})

describe('structured data', () => {
  test('of a product is a Product with an Offer, and its breadcrumbs', async () => {
    const [product, crumbs] = jsonLdOf((await get(furnace.path)).html)

    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: furnace.sku,
      offers: {
        '@type': 'Offer',
        priceCurrency: 'USD',
        price: furnace.price.toFixed(2),
        url: app.origin + furnace.path,
      },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('a product’s name cannot end its script or its tag', async () => {
    const { html } = await get(renamed.path)

    expect(jsonLdOf(html)[0]).toMatchObject({ name: HOSTILE_NAME })
    expect(html).not.toContain('<script>alert(1)')
    expect(html.match(/<!-- "quoted"/g)).toBeNull()
  })
})

describe('addresses', () => {
  test.each(Object.entries(redirects))(
    '[R-RED-1, R-RED-2, R-RED-3, R-RED-4, R-RED-5] %s redirects permanently to the existing page %s',
    async (from, to) => {
      const [moved, withQuery, target] = [await get(from), await get(`${from}?a=1`), await get(to)]

      expect([moved.status, moved.location, withQuery.location]).toEqual([301, to, `${to}?a=1`])
      expect([200, 301]).toContain(target.status)
    },
  )

  test('[R-RED-1, R-RED-2, R-RED-3, R-RED-4, R-RED-5] the five are those of the specification', () => {
    expect(redirects).toEqual({
      '/heating': '/categories/furnaces-heaters',
      '/cooling': '/categories/air-conditioning-cooling',
      '/heatingandcooling': '/categories/heating-cooling',
      '/ducting': '/categories/ducting-sheet-metal',
      '/air-quality': '/categories/indoor-air-quality-products',
    })
  })

  test.each([
    ['an old slug', 'old-name/'],
    ['no slug', ''],
    ['bytes that are not UTF-8', '%ff%fe/'],
    ['seven other slugs', 'a/b/c/d/e/f/g/'],
  ])('[R-PRODUCT] with %s a product redirects permanently to its address', async (_, slugs) => {
    const page = await get(`/product/${slugs}${furnace.id}?from=mail`)

    expect([page.status, page.location]).toEqual([301, `${furnace.path}?from=mail`])
  })

  test.each([`${LIST}/`, '/category//furnaces-heaters//gas-furnaces'])(
    '[R-LIST] %s redirects to the right address',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 301, location: LIST })
    },
  )

  test.each([
    '/nothing-here',
    '/404',
    '/product/450000000',
    '/product/furnaces-heaters',
    '/product/a/b/c/d/e/f/g/h/450000000',
    '/category/nothing',
    '/category/a/b/c/d/e/f/g/h/i',
    '/categories/a/b/c/d/e/f/g',
    '/categories/nothing',
    '/category',
    '/checkout',
    '/%ff',
    '/%00',
    '/product/%00',
    '/category/%E0%A4%A',
    '/category/__proto__',
    '/categories/constructor',
    '//evil.example/',
    '/..%2f..%2fetc/passwd',
    '/.env',
    '/.git/config',
  ])('[R-404] %s is 404 with a link to the home page', async (path) => {
    const page = await get(path)

    expect([
      page.status,
      titleOf(page.html),
      page.headers.get('cache-control'),
      hasNoindex(page.html),
    ]).toEqual([404, 'Page not found | Alpine', 'no-store', true])
    expect(page.text).toContain(NOT_FOUND)
    expect(page.html).toMatch(/<nav aria-label="Breadcrumb"[\s\S]*?href="\/"[\s\S]*?Home/)
  })

  test('[R-500] the error page says so with status 500', async () => {
    const page = await get('/500')

    expect([page.status, titleOf(page.html), page.headers.get('cache-control')]).toEqual([
      500,
      'Something went wrong | Alpine',
      'no-store',
    ])
    expect(page.text).toContain("We're Sorry! An error has occurred.")
    expect(page.html).toMatch(/<nav aria-label="Breadcrumb"[\s\S]*?href="\/"[\s\S]*?Home/)
  })

  test.each([
    ['page=1000000000'],
    ['page=-1'],
    ['page=1e9'],
    ['page=٣'],
    ['limit=0&page=0'],
    ['limit=1e309'],
    ['sort=__proto__&order=constructor'],
    [`q=${'x'.repeat(5_000)}`],
    ['q=%00%ff%E0%A4'],
    ['q=%22%20OR%201%3D1%20--%20NEAR('],
    ['q=*&q=b&q[]=c'],
    ['price=-5-abc&price=1e309-*&rating=x'],
    ['__proto__=1&constructor[prototype]=2'],
    ['a721=%3Cscript%3Ealert(1)%3C/script%3E'],
    [Array.from({ length: 10_000 }, (_, index) => `brand=${index}`).join('&')],
    [Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join('&')],
  ])('[S-LIST-02] any query shows a list: %s', async (query) => {
    const pages = await Promise.all([get(`${LIST}?${query}`), get(`/search?${query}`)])

    expect(pages.map(({ status }) => status).filter((status) => status !== 200 && status !== 302)).toEqual([])
    expect(pages.filter(({ html }) => html.includes('<script>alert(1)'))).toEqual([])
  })

  test('a list page has its own canonical address; a filtered list has noindex', async () => {
    const [second, filtered] = [await get(`${LIST}?page=2`), await get(`${LIST}?brand=Northvale`)]

    expect([canonicalOf(second.html), titleOf(second.html), hasNoindex(second.html)]).toEqual([
      `${app.origin}${LIST}?page=2`,
      'Gas Furnaces, page 2 | Alpine',
      false,
    ])
    expect(hasNoindex(filtered.html)).toBe(true)
  })
})

describe('without script', () => {
  test('links lead from the home page to a list, its next page and a product', async () => {
    const home = hrefsOf((await get('/')).html)
    const list = hrefsOf((await get(LIST)).html)

    expect(home.filter((href) => href.startsWith('/categor')).length).toBeGreaterThan(10)
    expect(list.filter((href) => href.startsWith('/product/')).length).toBeGreaterThanOrEqual(24)
    expect(list).toContain(`${LIST}?page=2`)
  })

  test('a form of filters leads to the list’s own address', async () => {
    const { html } = await get(LIST)
    const field =
      /<form autoComplete="off" action="\/category\/furnaces-heaters\/gas-furnaces">[\s\S]*?<\/form>/.exec(
        html,
      )?.[0]

    expect(field).toMatch(/<button[^>]*type="submit"/)
    expect(field).toMatch(/<input[^>]*type="checkbox"[^>]*name="/)
  })

  test('[L-SEARCH-MAX] the search box is a form that takes at most 100 characters', async () => {
    const { html } = await get('/')

    expect(html).toMatch(/<form class="search"[^>]*action="\/search" method="get"/)
    expect(html).toMatch(/<input id="site-search"[^>]*maxLength="100"/)
  })
})

describe('the frame', () => {
  test('[L-TOP] the top bar says what kind of store this is', async () => {
    const { text } = await get('/')

    expect(text).toContain("America's Heating & Cooling Store, Est 2002")
    expect(text).toMatch(/Free Shipping .{0,80}See Details/)
  })

  test('[L-FTR] the footer has its three columns', async () => {
    const { html } = await get('/')
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''

    expect(textOf(`<body>${footer}`)).toContain(
      'Alpine About Us Customer Stories Pro Installation My Account My Quotes Track My Order ' +
        'Support Customer Support Learning Center Contact Us',
    )
  })

  test('[L-FTR-COPY] the footer has the line with year, privacy policy and Back To Top', async () => {
    const { html, text } = await get('/')

    expect(text).toMatch(new RegExp(`© ?${new Date().getUTCFullYear()} Alpine`))
    expect(hrefsOf(html)).toContain('/learning-center/support-article/privacy-policy')
    expect(text).toContain('Back To Top')
  })

  test.each(['/cart', '/checkout/shipping', '/checkout/payment', '/checkout/review'])(
    '[L-FTR-HIDE] %s has a spacer for a footer',
    async (path) => {
      const { html } = await get(path)

      expect([html.includes('<footer'), html.includes('foot-spacer')]).toEqual([false, true])
    },
  )

  test.each(['/checkout/shipping', '/checkout/payment', '/checkout/review'])(
    '[L-HDR-MIN] %s has only logo and cart in its header',
    async (path) => {
      const header = /<header[\s\S]*?<\/header>/.exec((await get(path)).html)?.[0] ?? ''

      expect(hrefsOf(header)).toEqual(['/', '/cart'])
      expect(header).not.toMatch(/<(form|input|button)/)
    },
  )

  test('[L-HDR] other pages have logo, phone, search, cart and the Shop menu', async () => {
    const header = /<header[\s\S]*?<\/header>/.exec((await get('/')).html)?.[0] ?? ''

    expect(hrefsOf(header)).toEqual(expect.arrayContaining(['/', '/cart', 'tel:+18005550142']))
    expect(header).toMatch(/role="search"/)
    expect(textOf(`<body>${header}`)).toContain('Shop')
  })

  test('[L-PHONE-HIDE] a list of small parts hides the phone number in the header', async () => {
    const headerOf = async (path: string) =>
      /<header[\s\S]*?<\/header>/.exec((await get(path)).html)?.[0] ?? ''

    expect(await headerOf(LIST)).toContain('tel:')
    expect(await headerOf('/category/thermostats-controls')).not.toContain('tel:')
  })
})
