import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as searchTexts } from '#features/choosing/search/ui/texts.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let furnace: { id: string; path: string; name: string; sku: string; price: number }

beforeAll(async () => {
  app = await testApp({ pages: true })
  const answer = await app.post('/search', { query: 'NVF96-080B', limit: 1 })
  furnace = ((await answer.json()) as { hits: { hits: { _source: typeof furnace }[] } }).hits.hits[0]!._source
}, 120_000)
afterAll(() => app.close())

interface PageAnswer {
  status: number
  headers: Headers
  html: string
  title: string
  h1: string
  canonical: string
  jsonLd: Record<string, unknown>[]
}

const between = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('<!-- -->', '')

async function open(path: string): Promise<PageAnswer> {
  const answer = await app.fetch(path)
  const html = await answer.text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: between(html, /<title>([^<]*)<\/title>/),
    h1: between(html, /<h1[^>]*>([\s\S]*?)<\/h1>/),
    canonical: between(html, /<link rel="canonical" href="([^"]*)"/),
    jsonLd: scripts.map((match) => JSON.parse(match[1] ?? '') as Record<string, unknown>),
  }
}

describe('existing pages', () => {
  test.each([
    [
      '/',
      200,
      'Alpine: America’s Heating & Cooling Store, Est 2002',
      'Heating and cooling, drawn to fit your house',
    ],
    ['/view-categories', 200, 'All categories | Alpine', 'All categories'],
    ['/category/furnaces-heaters/gas-furnaces', 200, 'Gas Furnaces | Alpine', '59 gas furnaces'],
    ['/free-shipping', 200, 'Free shipping | Alpine', 'Free shipping'],
    ['/about-us', 200, 'About us | Alpine', 'About us'],
    ['/contact-us', 200, 'Contact us | Alpine', 'Contact us'],
    ['/learning-center/support-article/privacy-policy', 200, 'Privacy Policy | Alpine', 'Privacy Policy'],
    ['/terms-of-sale', 200, 'Terms of Sale | Alpine', 'Terms of Sale'],
    ['/ui-gallery', 200, 'Components | Alpine', 'Components'],
    ['/404', 404, 'Page not found | Alpine', 'The page you are trying to reach cannot be found.'],
    ['/500', 500, 'Something went wrong | Alpine', "We're Sorry! An error has occurred."],
  ])(
    '[R-HOME] [R-VIEWCATS] [R-LIST] [R-FREESHIP] [R-ABOUT] [R-CONTACT] [R-PRIVACY] [R-404] ' +
      '[R-500] %s answers %d',
    async (path, status, title, h1) => {
      const page = await open(path)

      expect({ status: page.status, title: page.title, h1: page.h1 }).toEqual({ status, title, h1 })
    },
  )

  test('[R-HOME] the home page has a navigation bar under its header', async () => {
    const { html } = await open('/')

    const bar = between(
      html,
      /<nav class="primary-nav desktop-only" aria-label="Departments">([\s\S]*?)<\/nav>/,
    )

    expect([...bar.matchAll(/>([^<]+)<\/a>/g)].map((match) => match[1])).toEqual([
      'Furnaces',
      'Air Conditioners',
      'Heat Pumps',
      'Mini Splits',
      'Complete Systems',
      'Package Units',
      'Water Heaters',
      'Air Quality',
      'Ducting',
      'All categories',
    ])
  })

  test('[R-CATS] a department shows its categories, each with a drawing and its count', async () => {
    const page = await open('/categories/furnaces-heaters')

    expect(page.status).toBe(200)
    const tile = between(
      page.html,
      /<a(?=[^>]*class="tile")[^>]*href="\/category\/furnaces-heaters\/gas-furnaces"[^>]*>([\s\S]*?)<\/a>/,
    )
    expect(tile).toMatch(/^<span class="art-box"><span class="drawing art"><svg/)
    expect(tile).toContain('<span class="num meta">59</span>')
    expect(page.canonical).toBe(`${app.origin}/categories/furnaces-heaters`)
  })

  test('[R-SEARCH] a search names its result in the heading and stays out of search engines', async () => {
    const page = await open('/search?q=NVF96-080B')

    expect(page.h1).toMatch(/products? for “NVF96-080B”$/)
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.html).toContain(`href="${furnace.path}"`)
  })

  test('[R-LIST] a list page shows 24 products, its filters as a form, its pages as links', async () => {
    const page = await open('/category/furnaces-heaters/gas-furnaces')

    expect(page.html.match(/<article class="card">/g)).toHaveLength(24)
    expect(page.html).toContain('1–24 of 59')
    expect(page.html).toContain('href="/category/furnaces-heaters/gas-furnaces?page=2"')
    expect(page.html).toMatch(/<input(?=[^>]*name="a2030")(?=[^>]*value="17.5")[^>]*>/)
    expect(page.canonical).toBe(`${app.origin}/category/furnaces-heaters/gas-furnaces`)
  })

  test('[R-LIST] a form sent without JavaScript redirects to the list’s own address', async () => {
    const answer = await app.fetch(
      '/category/furnaces-heaters/gas-furnaces?a2030=17.5&from.price=2%2C000&to.price=1%2C000&by=price-desc',
    )

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(
      '/category/furnaces-heaters/gas-furnaces?sort=price&order=desc&price=1000-2000&a2030=17.5',
    )
  })

  test('[R-LIST] filters in the address narrow the list, and each can be removed', async () => {
    const page = await open('/category/furnaces-heaters/gas-furnaces?a2013=95-*&a2030=17.5')

    expect(page.h1).not.toBe('59 gas furnaces')
    expect(page.html).toContain('aria-label="Remove AFUE: 95% and over"')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('[R-SEARCH] a search without results suggests other searches', async () => {
    const page = await open('/search?q=qqqqzzzzxxxx')

    expect(page.h1).toBe('Nothing matches “qqqqzzzzxxxx”')
    expect(page.html).toContain(searchTexts.topCategories)
  })
})

describe('product page', () => {
  test('[R-PRODUCT] shows the drawing, the plate and the total for the default place', async () => {
    const page = await open(furnace.path)

    expect(page.status).toBe(200)
    expect(page.h1).toBe(furnace.name)
    expect(page.title).toContain(furnace.sku)
    expect(page.canonical).toBe(app.origin + furnace.path)
    expect(page.html).toContain('shown beside a 6 ft 8 in door.')
    expect(page.html).toContain('Delivered to 60614')
  })

  test('[R-PRODUCT] escapes structured data so that it cannot end its script element', async () => {
    const page = await open(furnace.path)
    const [product, crumbs] = page.jsonLd

    expect(product).toMatchObject({
      '@type': 'Product',
      sku: furnace.sku,
      url: app.origin + furnace.path,
      offers: {
        '@type': 'Offer',
        priceCurrency: 'USD',
        price: furnace.price.toFixed(2),
        availability: 'https://schema.org/InStock',
      },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('[R-PRODUCT] a name with a closing tag stays inside the structured data', async () => {
    await app.database.db
      .updateTable('product')
      .set({ summary: '</script><script>alert(1)</script>' })
      .where('id', '=', furnace.id)
      .execute()
    const page = await open(furnace.path)

    expect(page.html).not.toContain('<script>alert(1)</script>')
    expect(page.jsonLd[0]).toMatchObject({ description: '</script><script>alert(1)</script>' })
  })

  test('[R-PRODUCT] old slugs redirect permanently to the present address', async () => {
    const answer = await app.fetch(`/product/old/name/${furnace.id}?ref=mail`)

    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(`${furnace.path}?ref=mail`)
  })

  test.each([
    '/product/a/b/999999998',
    '/product/not-a-number',
    '/product/',
    '/product/1/2/3/4/5/6/7/8/999999998',
    '/product/%00/456',
  ])('[R-PRODUCT] [R-404] %s is not found', async (path) => {
    const page = await open(path)

    expect(page.status).toBe(404)
    expect(page.h1).toBe('The page you are trying to reach cannot be found.')
  })

  test('[R-PRODUCT] a product no longer sold says so, answers 410 and offers others', async () => {
    const withdrawn = await app.database.db
      .selectFrom('product')
      .select('id')
      .where('withdrawn_at', 'is not', null)
      .executeTakeFirstOrThrow()
    const moved = await app.fetch(`/product/${withdrawn.id}`)
    const page = await open(moved.headers.get('location') ?? '')

    expect(page.status).toBe(410)
    expect(page.h1).toMatch(/is no longer sold$/)
    expect(page.html).toContain('<article class="card">')
  })
})

describe('redirects', () => {
  test.each([
    ['R-RED-1', '/heating', '/categories/furnaces-heaters'],
    ['R-RED-2', '/cooling', '/categories/air-conditioning-cooling'],
    ['R-RED-3', '/heatingandcooling', '/categories/heating-cooling'],
    ['R-RED-4', '/ducting', '/categories/ducting-sheet-metal'],
    ['R-RED-5', '/air-quality', '/categories/indoor-air-quality-products'],
  ])('[%s] %s answers 301 to an existing page', async (_, from, to) => {
    const answer = await app.fetch(from)

    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
      status: 301,
      location: to,
    })
    expect((await app.fetch(to)).status).toBe(200)
  })
})

describe('lost pages', () => {
  test.each([
    '/nope',
    '/category/no-such-category',
    '/categories/no-such-category',
    '/category/a/b/c/d/e/f/g/h/i',
    '/b/anything',
  ])('[R-404] %s shows the Home breadcrumb and says that it cannot be found', async (path) => {
    const page = await open(path)

    expect(page.status).toBe(404)
    expect(page.h1).toBe('The page you are trying to reach cannot be found.')
    expect(page.html).toContain('<a href="/">Home</a>')
  })
})

test.each([['POST'], ['PUT'], ['DELETE']])('[D8] %s to an unknown path answers 404', async (method) => {
  const answer = await app.fetch('/no/such', { method })

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('The page you are trying to reach cannot be found.')
})

test('[F3] the home page leads a wrong ZIP back to its form, and a right one to the products', async () => {
  const fitIs = (html: string): string => /<(\w+)[^>]* id="fit"/.exec(html)?.[1] ?? ''
  const wrong = await open('/?zip=9021&squareFeet=2000')

  expect(fitIs(wrong.html)).toBe('form')
  expect(wrong.html).toContain('Invalid zipcode')
  expect(wrong.html).toContain('Enter a 5-digit ZIP code.')
  expect(fitIs((await open('/?zip=60614&squareFeet=2000')).html)).toBe('section')
})

test('[F5, F14] a home’s first furnace is for any home, and its total says what it consists of', async () => {
  const { html } = await open('/?zip=60614&squareFeet=2000')
  const picks = html.slice(
    html.indexOf('class="picks"'),
    html.indexOf('</ul>', html.indexOf('class="picks"')),
  )

  expect(picks).not.toMatch(/Homestead|\bMH\b/)
  expect(picks).toMatch(/delivered: \$[\d,.]+ \+ free freight \+ \$[\d,.]+ tax/)
})

test('[F8] a page that nobody’s place is known on asks for a ZIP and calls its own an example', async () => {
  const { html } = await open('/about-us')

  expect(html).toContain('Enter your ZIP')
  expect(html).toContain('Example: Chicago 60614')
})

describe('the frame', () => {
  test('[L-TOP] [L-HDR] [L-FTR] [L-FTR-COPY] every page has top bar, header and footer', async () => {
    const { html } = await open('/about-us')

    expect(html).toContain('America&#x27;s Heating &amp; Cooling Store, Est 2002')
    expect(html).toContain('maxLength="100"')
    expect(html).toContain('Shop By Category')
    expect(
      [...html.matchAll(/<nav aria-label="(Alpine|My Account|Support)">/g)].map((match) => match[1]),
    ).toEqual(['Alpine', 'My Account', 'Support'])
    expect(html).toMatch(new RegExp(`© <!-- -->${new Date().getUTCFullYear()}<!-- --> <!-- -->Alpine`))
    expect(html).toContain('Privacy Policy')
    expect(html).toContain('Back To Top')
  })

  test('[L-FTR-HIDE] the cart has a spacer instead of a footer', async () => {
    const { html } = await open('/cart')

    expect(html).not.toContain('<footer')
    expect(html).toContain('foot-spacer')
  })

  test('a page is the same for every visitor: place, cart and theme come from the browser', async () => {
    const ofNewVisitor = await (await app.fetch('/')).text()
    const ofKnownVisitor = await (
      await app.fetch('/', {
        headers: {
          cookie: 'alpine.cartCount=7; alpine.theme=dark; alpine.location=%7B%22zipcode%22%3A%2280202%22%7D',
        },
      })
    ).text()

    expect(ofKnownVisitor).toBe(ofNewVisitor)
  })

  test('no page needs an inline style or an inline handler', async () => {
    const pages = await Promise.all(['/', furnace.path, '/category/furnaces-heaters/gas-furnaces'].map(open))

    expect(pages.map(({ html }) => html.match(/<[^>]+\s(?:style|on[a-z]+)="[^"]*"/g))).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('drawings', () => {
  test(
    'a product’s drawing is a separate file; with its present version in the address, browsers may ' +
      'keep it for ever',
    async () => {
      const page = await open(furnace.path)
      const version = /\/iso\.svg\?v=([\w-]+)"/.exec(page.html)?.[1] ?? ''
      const plain = await app.fetch(`/drawings/${furnace.id}/iso.svg`)
      const versioned = await app.fetch(`/drawings/${furnace.id}/iso.svg?v=${version}`)
      const stale = await app.fetch(`/drawings/${furnace.id}/iso.svg?v=of-last-year`)
      const again = await app.fetch(`/drawings/${furnace.id}/iso.svg`, {
        headers: { 'if-none-match': plain.headers.get('etag') ?? '' },
      })

      expect(plain.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      const drawing = await plain.text()
      expect(drawing.startsWith('<svg xmlns="http://www.w3.org/2000/svg" class="dw"')).toBe(true)
      expect(drawing).toMatch(
        /^<svg [^>]*><title>Isometric drawing of a 9\d% gas furnace[^<]*<\/title><style>/,
      )
      expect([versioned, stale].map(({ headers }) => headers.get('cache-control'))).toEqual([
        'public, max-age=31536000, immutable',
        'public, max-age=86400',
      ])
      expect(again.status).toBe(304)
    },
  )

  test('a product without photographs shows its rendering, which browsers keep', async () => {
    const page = await open(furnace.path)
    const image = /<img src="(\/drawings\/\d+\/rendering\.svg\?v=[\w-]+)"[^>]*>/.exec(page.html)
    const answer = await app.fetch(image?.[1] ?? '')
    const plain = await app.fetch(`/drawings/${furnace.id}/rendering.svg`)
    const again = await app.fetch(`/drawings/${furnace.id}/rendering.svg`, {
      headers: { 'if-none-match': plain.headers.get('etag') ?? '' },
    })

    expect(image?.[0]).toMatch(/alt="Rendering of [^"]+ in deep\." width="640" height="480" decoding="async"/)
    expect(page.html).toContain('>Rendering</figcaption>')
    expect([answer, plain].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=86400',
    ])
    expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 640 480"/)
    expect(again.status).toBe(304)
  })

  test('a drawing inside a page has no style element', async () => {
    const inline = await (await app.fetch(`/drawings/${furnace.id}/views.svg?inline`)).text()

    expect(inline).toMatch(/^<svg class="dw/)
    expect(inline).not.toContain('<style>')
  })

  test('without script every view of a product is a link to its drawing', async () => {
    const page = await open(furnace.path)
    const links = [...page.html.matchAll(/<a href="(\/drawings\/[^"]+)"/g)].map(([, href]) =>
      (href ?? '').replace(/&amp;/g, '&'),
    )
    const answers = await Promise.all(links.map((href) => app.fetch(href)))

    expect(links.map((href) => /(\w+)\.svg/.exec(href)?.[1])).toEqual([
      'rendering',
      'installed',
      'room',
      'front',
      'views',
      'iso',
      'section',
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])
  })

  test.each([
    '/drawings/999999998/thumb.svg',
    '/drawings/category/none.svg',
    '/drawings/x/thumb.svg',
    '/drawings/999999998/__proto__',
  ])('%s is not found', async (path) => {
    expect((await app.fetch(path)).status).toBe(404)
  })
})
