import { statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as heatPumpTexts } from '#features/choosing/heat-pump/texts.ts'
import { texts as hotWaterTexts } from '#features/choosing/hot-water/texts.ts'
import { texts as costTexts } from '#features/choosing/operating-cost/texts.ts'
import type { ContentEntry, EntryOf } from '#features/content/content/contract.ts'
import { CONTENT_KINDS } from '#features/content/content/rules/kinds.ts'
import { leftOut } from '#lib/text/unknown-names.ts'
import { homeTexts } from '#store/routes/home/home-texts.ts'
import { sectionTexts } from '#store/routes/home/section-texts.ts'
import { canonicalOf, hrefsOf, jsonLdOf, textOf, titleOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let brochures: EntryOf<'brochure'>[]
let stories: EntryOf<'testimonial'>[]

beforeAll(async () => {
  app = await testApp({ pages: true })
  brochures = await entriesOf('brochure')
  stories = await entriesOf('testimonial')
}, 120_000)
afterAll(() => app.close())

async function entriesOf<K extends ContentEntry['kind']>(kind: K): Promise<EntryOf<K>[]> {
  const answer = await app.fetch(`/v1/api/content/${kind}`)
  return ((await answer.json()) as { entries: EntryOf<K>[] }).entries
}

const open = async (path: string) => {
  const answer = await app.fetch(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** Every address somewhere in a value, however deep. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  )
}

describe('[R-BROCHURE] brochures', () => {
  test.each([
    '/b',
    '/b/',
    '/b/nothing',
    '/b/corvane/nothing',
    '/b/Corvane',
    '/b/corvane/frostline-18/more',
    '/b/..%2f..',
    '/b/%ff',
    `/b/${'a/'.repeat(300)}`,
  ])('%s is not there', async (path) => {
    expect((await open(path)).status).toBe(404)
  })

  test('each has its house, its products with today’s prices, and the source of its figures', async () => {
    expect(brochures.length).toBeGreaterThanOrEqual(6)
    for (const { path, title, body } of brochures) {
      const { status, html, headers } = await open(path ?? '')
      const links = hrefsOf(html)
      const text = textOf(html)

      expect([status, titleOf(html), canonicalOf(html)]).toEqual([
        200,
        `${title} | Alpine`,
        `${app.origin}${path}`,
      ])
      expect(headers.get('cache-control')).toMatch(/s-maxage=/)
      expect(html.match(/<svg class="dw house/g)).toHaveLength(1)
      expect(
        links.filter((href) => /^\/(product\/.*\/\d{9}|search\?brand=.*&series=)/.test(href)).length,
      ).toBeGreaterThan(2)
      expect(text).toMatch(/\$[\d,]+\.\d\d/)
      for (const source of body.sources) expect(text).toContain(source.text)
      expect(jsonLdOf(html).map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Article'])
    }
  })

  test('a nested brochure names its parent', async () => {
    const { html } = await open('/b/corvane/frostline-18')

    expect(hrefsOf(html)).toContain('/b/corvane')
    expect(textOf(html)).toContain('Home Corvane Frostline 18')
  })

  test('[E-PRODUCT] [E-LISTING] its products and its categories link to it', async () => {
    const product =
      hrefsOf((await open('/b/northvale/steady-96')).html).find((href) => href.startsWith('/product/')) ?? ''

    expect(hrefsOf((await open(product)).html)).toContain('/b/northvale/steady-96')
    expect(hrefsOf((await open('/category/furnaces-heaters/gas-furnaces')).html)).toContain(
      '/b/northvale/steady-96',
    )
  })
})

test('[C-CACHE] the second request of a brochure is answered from the cache, until an edit', async () => {
  const path = '/b/clearlune'
  const ask = () => fetch(app.url + path)
  const held = async () => (await ask()).headers.get('x-request-id') === 'cached-request'
  await ask()
  await ask()
  await expect.poll(held).toBe(true)

  await app.database.db
    .updateTable('content')
    .set({ title: 'Clearlune: edited by staff' })
    .where('kind', '=', 'brochure')
    .where('slug', '=', 'clearlune')
    .execute()
  await app.refresh()
  const after = await (await ask()).text()

  expect(titleOf(after)).toBe('Clearlune: edited by staff | Alpine')
})

describe('[R-GUARANTEE] the premium guarantee', () => {
  test('shows its terms one by one, numbered', async () => {
    const [guarantee] = await entriesOf('guarantee')
    const { status, html } = await open('/premium-guarantee')
    const text = textOf(html)

    expect([status, titleOf(html)]).toEqual([200, 'Premium guarantee | Alpine'])
    for (const [index, term] of (guarantee?.body.terms ?? []).entries())
      expect(text).toContain(`${index + 1} ${term.title} ${term.text}`)
    expect(guarantee?.body.terms.length).toBeGreaterThan(5)
  })
})

describe('[L-VIDEOS] the clips', () => {
  const built = (path: string) => statSync(`build/store/client${path}`).size

  test('there are seventeen short, small clips, each with its poster and captions', () => {
    expect(stories).toHaveLength(17)
    expect(new Set(stories.map(({ body }) => body.clip)).size).toBe(17)
    for (const { body } of stories) {
      expect(body.seconds).toBeGreaterThanOrEqual(6)
      expect(body.seconds).toBeLessThanOrEqual(12)
      for (const ending of ['.webm', '.mp4', '.webp', '-small.webp'])
        expect(built(`/assets/${body.clip}${ending}`)).toBeLessThanOrEqual(150_000)
    }
  })

  test('captions say every sentence, in order, before the clip ends', async () => {
    for (const { body } of stories) {
      const answer = await fetch(`${app.url}/assets/${body.clip}.vtt`)
      const text = await answer.text()
      const said = [...text.matchAll(/^00:00:(\d\d\.\d{3}) --> 00:00:(\d\d\.\d{3}) line:88%\n(.+)$/gm)]

      expect(answer.headers.get('content-type')).toMatch(/^text\/vtt/)
      expect(said.map(([, , , sentence]) => sentence).join(' ')).toBe(body.quote)
      expect(said.every(([, from, to]) => Number(from) < Number(to) && Number(to) <= body.seconds)).toBe(true)
    }
  })

  test.each([
    ['webm', 'video/webm'],
    ['mp4', 'video/mp4'],
  ])('a range request for a %s gets this range', async (ending, type) => {
    const address = `${app.url}/assets/${stories[0]?.body.clip}.${ending}`
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer())

    const part = await fetch(address, { headers: { range: 'bytes=10-19' } })
    const behind = await fetch(address, { headers: { range: `bytes=${whole.length}-` } })
    const changed = await fetch(address, { headers: { range: 'bytes=10-19', 'if-range': '"another"' } })

    expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
      type,
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
    expect([behind.status, behind.headers.get('content-range'), changed.status]).toEqual([
      416,
      `bytes */${whole.length}`,
      200,
    ])
    expect(part.headers.get('cache-control')).toContain('immutable')
  })

  test('the security policy of a page allows only the store’s own videos', async () => {
    expect((await open('/')).headers.get('content-security-policy')).toContain("media-src 'self'")
  })
})

test('[L-REVIEWSBOX] home and product pages have the box, with the summary’s rating', async () => {
  const summary = (await (await app.fetch('/v2/api/reviews/summary')).json()) as {
    resellerRatings: { starRating: number; totalReviews: number }
  }
  const product =
    hrefsOf((await open('/b/northvale/steady-96')).html).find((href) => href.startsWith('/product/')) ?? ''
  const [trust] = await entriesOf('trust')

  for (const path of ['/', product]) {
    const { html } = await open(path)

    expect(textOf(html)).toContain(
      `${summary.resellerRatings.starRating.toFixed(1)} of 5, ` +
        `${summary.resellerRatings.totalReviews.toLocaleString('en-US')} reviews`,
    )
    expect(hrefsOf(html)).toEqual(
      expect.arrayContaining([trust?.body.reseller.href, trust?.body.bureau.href, trust?.body.shopper.href]),
    )
    expect(textOf(html)).toContain('A+ Better Business Bureau')
  }
})

test(
  '[R-HOME] the home page has the house, three ways to begin, categories with counts, the delivery ' +
    'timeline, reviews',
  async () => {
    const { html } = await open('/')
    const links = hrefsOf(html)
    const text = textOf(html)

    expect(html).toContain('aria-label="A two-story house cut through')
    expect(links).toEqual(
      expect.arrayContaining([
        '/category/heating-cooling/ductless-mini-splits',
        '/category/furnaces-heaters/gas-furnaces',
      ]),
    )
    for (const said of [
      ...Object.values(sectionTexts.starts).map(({ title }) => title),
      'Gas Furnaces 59',
      sectionTexts.delivery,
      '1 to 5 days',
      sectionTexts.testimonials,
    ])
      expect(text).toContain(said)
  },
)

test('[R-HOME] the form of the home page works without script: what fits, or what is wrong', async () => {
  const sized = await open('/?zip=60614&squareFeet=2200')
  const short = await open('/?zip=9021&squareFeet=50')

  expect(textOf(sized.html)).toMatch(/What fits 2,200 sq ft in Chicago/)
  expect(textOf(sized.html)).toMatch(/All \d+ that fit/)
  expect(textOf(short.html)).toContain('Invalid zipcode')
  expect(textOf(short.html)).toContain(homeTexts.wrongSize(200, 20_000))
})

test('[C-CONTENT] each link in the content leads to a page that exists or is not built yet', async () => {
  const entries = (await Promise.all(CONTENT_KINDS.map((kind) => entriesOf(kind)))).flat()
  const own = [...new Set(entries.flatMap(({ body }) => hrefsIn(body)))].filter((href) =>
    href.startsWith('/'),
  )
  const lost: string[] = []
  for (const href of own) {
    const { status, html } = await open(href)
    // A link to a list without products is as bad as a link to a missing page.
    if (
      status !== 200 ||
      (/^\/(category|search)/.test(href) && !hrefsOf(html).some((link) => /\/product\//.test(link)))
    )
      lost.push(`${href} ${status}`)
  }

  expect(own.length).toBeGreaterThan(30)
  expect(lost).toEqual([])
})

test('[C-CONTENT] finds pages to read by their words, and by the category that offers them', async () => {
  const paths = async (query: string) =>
    ((await (await app.fetch(`/v1/api/content?${query}`)).json()) as { pages: { path: string }[] }).pages.map(
      ({ path }) => path,
    )

  expect((await paths('q=frostline'))[0]).toBe('/b/corvane/frostline-18')
  expect(await paths('q=ship')).toContain('/free-shipping')
  expect(await paths('q=guarantee')).toContain('/premium-guarantee')
  expect(await paths('category=boilers')).toEqual(['/b/hearthmoor'])
  expect(await paths('category=nothing')).toEqual([])
  expect(await paths('limit=2')).toHaveLength(2)
})

describe('[R-OPCOST, R-OPCOST-RES] operating costs, without script', () => {
  const RESULTS = '/operating-cost-calculator/Results'
  const DULUTH = 'squareFootage=2200&zipCode=55802&primaryHeatFuel=Oil'

  test('the form sends itself to the results, and is the same for every visitor', async () => {
    const { status, headers, html } = await open('/operating-cost-calculator')

    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('s-maxage')])
    expect(/<form[^>]*tool-form[^>]*>/.exec(html)?.[0]).toMatch(`action="${RESULTS}"`)
  })

  test('[D3] opened bare, the results lead to the form', async () => {
    const answer = await app.fetch(RESULTS)

    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/operating-cost-calculator'])
  })

  test('a link repeats the result: the place, the sums and the shopper’s own price', async () => {
    const { status, html } = await open(`${RESULTS}?${DULUTH}&fuel=Oil&price.Oil=2.5&compareOverYear=10`)
    const text = textOf(html)

    expect(status).toBe(200)
    expect(text).toContain('Duluth, MN 55802')
    expect(text).toMatch(/over 10 years/)
    expect(text).toMatch(/\$2\.50 per gallon\s*Your price/)
  })

  test.each([
    ['nothing is said', 'squareFootage=&zipCode=', costTexts.errors.squareFootage],
    ['the home cannot be', 'squareFootage=0&zipCode=55802', costTexts.errors.squareFootage],
    ['the zip is none', 'squareFootage=2000&zipCode=abc', costTexts.errors.zipCode],
    ['a price cannot be read', `${DULUTH}&price.Oil=cheap`, costTexts.errors.price],
    [
      'a system costs less than nothing',
      `${DULUTH}&system.heatPump=-1`,
      costTexts.errors.systemPrice(200_000),
    ],
    ['there is no weather', 'squareFootage=2000&zipCode=K1A 0B1', 'We have no weather data'],
  ])('says what is wrong when %s, and keeps the answers', async (_, query, message) => {
    const { status, html } = await open(`${RESULTS}?${query}`)

    expect([status, app.errors]).toEqual([400, []])
    expect(textOf(html)).toContain(message)
    expect(html).not.toContain('NaN')
  })
})

describe('[R-TANKLESS] the size of a tankless heater, without script', () => {
  const PATH = '/tankless-water-heater-size'

  test('cold water in Minneapolis asks for more heat than warm water in Miami', async () => {
    const kW = async (zip: string) => {
      const { status, html } = await open(`${PATH}?zipCode=${zip}&shower=2&kitchenSink=1`)
      expect(status).toBe(200)
      return Number(/or ([\d.]+) kW/.exec(textOf(html))?.[1])
    }
    expect(await kW('55401')).toBeGreaterThan(1.3 * (await kW('33101')))
  })

  test('the page shows the flow of each tankless heater with this water', async () => {
    const { html } = await open(`${PATH}?zipCode=55401&shower=2`)
    const all = await open('/category/water-heaters/tankless-water-heaters')
    const [, count] = /(\d+) tankless/i.exec(textOf(all.html)) ?? []
    expect(textOf(html).match(/gal\/min at your rise/g)).toHaveLength(Number(count))
  })

  test.each([
    ['no fixture', 'zipCode=55401', hotWaterTexts.errors.inUse],
    ['an invalid zip', 'zipCode=1&shower=1', hotWaterTexts.errors.zipCode],
    ['scalding water', 'zipCode=55401&shower=1&setpoint=212', hotWaterTexts.errors.setpoint],
    ['a place without weather', 'zipCode=K1A 0B1&shower=1', 'We have no weather data'],
  ])('says what is wrong with %s', async (_, query, message) => {
    const { status, html } = await open(`${PATH}?${query}`)

    expect(status).toBe(400)
    expect(textOf(html)).toContain(message)
    expect(html).not.toContain('NaN')
  })
})

describe('[R-HEATPUMP] what a heat pump does in a climate, without script', () => {
  const PATH = '/heatpump'
  const DULUTH = 'zipCode=55802&squareFeet=2200&fuel=Oil'
  const hours = (html: string) =>
    Number(/about ([\d,]+) colder hours/.exec(textOf(html))?.[1]?.replace(',', ''))

  test('tells the balance point, the hours below it, the cost, and what fits with its reason', async () => {
    const { status, html } = await open(`${PATH}?${DULUTH}`)
    const text = textOf(html)

    expect([status, app.errors]).toEqual([200, []])
    expect(text).toMatch(/heat this home by itself down to −?\d+ °F/)
    expect(text).toMatch(/\$[\d,]+ a year less than with your heater now/)
    expect(text).toMatch(/its cooling is \d+% of your load/)
    expect(text).toMatch(/Dual fuel: heat pump, and oil in the cold \$[\d,]+/)
    expect(hrefsOf(html).filter((href) => href.startsWith('/product/')).length).toBeGreaterThan(5)
    expect(canonicalOf(html)).toMatch(/\/heatpump$/)
  })

  test('a warm place has fewer hours below the balance point than a cold one', async () => {
    const [duluth, dallas] = await Promise.all([
      open(`${PATH}?zipCode=55802&squareFeet=2200`),
      open(`${PATH}?zipCode=75201&squareFeet=2200`),
    ])
    expect(hours(duluth.html)).toBeGreaterThan(hours(dallas.html))
  })

  test('a link draws the system that it names, and the page says when it is not in the list', async () => {
    const { html } = await open(`${PATH}?${DULUTH}`)
    const [, model] = /model=(\d{9})/.exec(html) ?? []
    const drawn = await open(`${PATH}?${DULUTH}&model=${model}`)
    const gone = await open(`${PATH}?${DULUTH}&model=999999999`)

    expect(drawn.html).not.toContain(heatPumpTexts.modelGone)
    expect(drawn.html).not.toContain(`model=${model}"`)
    expect(textOf(gone.html)).toContain(heatPumpTexts.modelGone)
  })

  test.each([
    ['no floor area', 'zipCode=55802&squareFeet=', heatPumpTexts.errors.home],
    ['an impossible home', 'zipCode=55802&squareFeet=0', heatPumpTexts.errors.squareFeet],
    ['an invalid zip', 'zipCode=1&squareFeet=2000', heatPumpTexts.errors.zipCode],
    ['one load of two', 'zipCode=55802&heatingBtu=40000', heatPumpTexts.errors.loads],
    ['a price that cannot be read', `${DULUTH}&priceFuel=cheap`, heatPumpTexts.errors.priceFuel],
    ['a place without weather', 'zipCode=K1A 0B1&squareFeet=2000', 'We have no weather data'],
  ])('says what is wrong with %s, and keeps the answers', async (_, query, message) => {
    const { status, html } = await open(`${PATH}?${query}`)

    expect([status, app.errors]).toEqual([400, []])
    expect(textOf(html)).toContain(message)
    expect(html).not.toContain('NaN')
  })

  test('says what it assumed in place of answers that cannot be', async () => {
    const { html } = await open(`${PATH}?zipCode=55802&squareFeet=2200&fuel=Peat&color=red`)

    expect(textOf(html)).toContain(heatPumpTexts.assumed(heatPumpTexts.fuel, 'Peat', 'Natural Gas'))
    expect(textOf(html)).toContain(leftOut(['color']))
  })
})
