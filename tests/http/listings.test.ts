import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REGION_ATTRIBUTE } from '#features/catalog/catalog/rules/attributes.ts'
import { placeFilters } from '#features/catalog/compliance/rules/place-filters.ts'
import type { FoundProduct, SearchAnswer } from '#features/choosing/search/contract.ts'
import { fitFilters } from '#features/choosing/sizing/rules/fit.ts'
import { canonicalOf, hasNoindex, hrefsOf, jsonLdOf, textOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

const FURNACES = '/category/furnaces-heaters/gas-furnaces'
/** More by setting: HOSTILE_RUNS=5000 npm test server */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 120) / 2

let app: TestApp
beforeAll(async () => {
  app = await testApp({ pages: true })
}, 120_000)
afterAll(() => app.close())

async function get(path: string) {
  const response = await app.fetch(path)
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    html: await response.text(),
  }
}

async function search(body: unknown): Promise<SearchAnswer> {
  const response = await app.post('/search', body)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

const linkTo = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
const typesOf = (html: string): unknown[] => jsonLdOf(html).map((each) => each['@type'])

describe('a list’s metadata for search engines', () => {
  test(
    '[R-LIST, E-LISTING] the category’s page has canonical, next page, breadcrumbs, its products, ' +
      'its questions and its guide',
    async () => {
      const { html } = await get(FURNACES)
      const list = jsonLdOf(html).find((each) => each['@type'] === 'ItemList') as {
        numberOfItems: number
        itemListElement: { position: number; url: string }[]
      }

      expect([canonicalOf(html), linkTo(html, 'prev'), linkTo(html, 'next'), hasNoindex(html)]).toEqual([
        `${app.origin}${FURNACES}`,
        undefined,
        `${app.origin}${FURNACES}?page=2`,
        false,
      ])
      expect(typesOf(html)).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage'])
      expect([list.numberOfItems, list.itemListElement.length, list.itemListElement[0]?.position]).toEqual([
        59, 24, 1,
      ])
      expect(hrefsOf(html)).toEqual(
        expect.arrayContaining(list.itemListElement.map(({ url }) => url.replace(app.origin, ''))),
      )
      expect(textOf(html)).toContain('Choosing gas furnaces')
    },
  )

  test('[R-LIST] a later page is its own canonical, continues the numbers and omits the guide', async () => {
    const { html } = await get(`${FURNACES}?page=2`)
    const list = jsonLdOf(html).find((each) => each['@type'] === 'ItemList') as {
      itemListElement: { position: number }[]
    }

    expect([canonicalOf(html), linkTo(html, 'prev'), linkTo(html, 'next')]).toEqual([
      `${app.origin}${FURNACES}?page=2`,
      `${app.origin}${FURNACES}`,
      `${app.origin}${FURNACES}?page=3`,
    ])
    expect(list.itemListElement[0]?.position).toBe(25)
    expect(textOf(html)).not.toContain('Choosing gas furnaces')
  })

  test.each([
    ['?brand=Northvale', undefined, true],
    ['?brand=Northvale&page=2&sort=price', undefined, true],
    ['?sort=price', FURNACES, false],
    ['?limit=48&page=2', FURNACES, false],
    ['?utm_source=mail', FURNACES, false],
    ['?a999999=1', FURNACES, false],
  ])('[R-LIST] %s: canonical %s, noindex %s', async (query, canonical, noindex) => {
    const { html } = await get(FURNACES + query)

    expect([canonicalOf(html), hasNoindex(html)]).toEqual([canonical && app.origin + canonical, noindex])
  })

  test('[E-LISTING, E-CATEGORY] a category’s heading, article and load calculator are data', async () => {
    await app.database.db
      .updateTable('category')
      .set({ h1_text: 'Furnaces for gas', shows_btu_calc: true })
      .where('slug', '=', 'gas-furnaces')
      .execute()
    await app.database.db
      .updateTable('catalogue_version')
      .set((version) => ({ version: version('version', '+', 1) }))
      .execute()
    await app.refresh()
    const { html } = await get(FURNACES)
    const category = await (
      await app.fetch('/v1/api/catalog/categories/furnaces-heaters/gas-furnaces')
    ).json()

    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe('59 furnaces for gas')
    expect(category).toMatchObject({
      h1Text: 'Furnaces for gas',
      shouldDisplayBTUCalc: true,
      isHighValue: true,
      article: { sections: expect.any(Array), questions: expect.any(Array) },
    })
  })
})

describe('hostile and wrong addresses', () => {
  test.each([
    [`${FURNACES}/a/b/c/d/e/f/g`, 404],
    ['/categories/a/b/c/d/e/f/g', 404],
    ['/category', 404],
    ['/category/', 404],
    ['/categories', 404],
    ['/category/%ff', 404],
    ['/category/%2e%2e//%E0%A4%A', 404],
    ['//store.example/%', 404],
    ['/category/furnaces-heaters%2Fgas-furnaces', 200],
    ['/category/furnaces-heaters/gas-furnaces/..%2f..%2fetc', 404],
    ['/category/__proto__/constructor', 404],
    [`/category/${'x'.repeat(5_000)}`, 404],
    [`/search?q=${'x'.repeat(10_000)}`, 200],
    ['/search?q=%ff%fe', 200],
    ['/search?q=%00&category=%00', 200],
    ['/search?category=Nowhere, Nothing', 200],
    [`/search?${Array.from({ length: 10_000 }, (_, i) => `a${i}=1`).join('&')}`, 200],
    [`/search?${Array.from({ length: 10_000 }, (_, i) => `brand=${i}`).join('&')}`, 200],
    [`${FURNACES}?page=-1&limit=-5`, 200],
    [`${FURNACES}?page=1e9`, 200],
    [`${FURNACES}?a111=*-*&price=9-3&rating=NaN`, 200],
    [`${FURNACES}?filters=all&a2016=nothing-like-it`, 200],
    [`${FURNACES}?from.price=%00&to.price=1e309&by=__proto__-asc`, 302],
  ])('[R-LIST, R-SEARCH, R-CATS] %s answers %i', async (path, status) => {
    const { status: answered, location } = await get(path)

    // A slash written as %2F or an extra slash redirects to the right address.
    expect(answered === 301 ? (await get(location ?? '')).status : answered).toBe(status)
  })

  test.each([
    [`${FURNACES}?page=1000000000`, `${FURNACES}?page=3`],
    [`${FURNACES}?page=4&sort=price`, `${FURNACES}?sort=price&page=3`],
    [
      `${FURNACES}?page=99&brand=Northvale`,
      /^\/category\/furnaces-heaters\/gas-furnaces\?brand=Northvale(&page=\d)?$/,
    ],
  ])('[S-LIST-02] %s redirects to the last page', async (path, last) => {
    const { status, location } = await get(path)

    expect(status).toBe(302)
    expect(location).toMatch(last instanceof RegExp ? last : new RegExp(`^${last.replace(/[?]/g, '\\?')}$`))
    expect((await get(location ?? '')).status).toBe(200)
  })

  test.each(['AZ4T-4KPE-NPAT3', 'where is my order az4t4kpenpat3'])(
    '[issue 27, numbers] an order number in the search leads to its order: %s',
    async (q) => {
      const { status, location } = await get(`/search?q=${encodeURIComponent(q)}`)

      expect({ status, location }).toEqual({
        status: 302,
        location: '/track-your-order?orderID=AZ4T4KPENPAT3',
      })
      expect(await get(location ?? '')).toMatchObject({ status: 200 })
    },
  )

  test(
    '[R-LIST, R-SEARCH, R-CATS] any address gets a page, a redirect to the right ' +
      'address or a 404, and the log shows no failure',
    async () => {
      const slug = fc.oneof(
        fc.constantFrom(
          'furnaces-heaters',
          'gas-furnaces',
          '80-afue-gas-furnaces',
          '%2e%2e',
          '%',
          '%E0%A4%A',
          '__proto__',
          '.',
          ' ',
        ),
        fc.string({ unit: 'binary', maxLength: 12 }).map(encode),
      )
      const base = fc.oneof(
        fc.constant('/search'),
        fc.constant(FURNACES),
        fc
          .tuple(fc.constantFrom('/category', '/categories'), fc.array(slug, { maxLength: 10 }))
          .map(([root, slugs]) => [root, ...slugs].join('/')),
      )
      const name = fc.oneof(
        fc.constantFrom(
          'q',
          'page',
          'limit',
          'sort',
          'order',
          'category',
          'brand',
          'price',
          'rating',
          'a111',
          'a2013',
          'a1320',
          'a999999',
          'from.price',
          'to.a111',
          'by',
          'filters',
          '__proto__',
        ),
        fc.string({ maxLength: 8 }).map(encode),
      )
      const value = fc.oneof(
        fc.constantFrom(
          '-1',
          '0',
          '1e9',
          '1000000000',
          '*-*',
          '5-1',
          '80000',
          'all',
          'price-desc',
          '%ff',
          '%',
          '%00',
          'NaN',
          '𝟙',
          'Furnaces & Heaters'.replaceAll(' ', '+'),
        ),
        fc.string({ unit: 'binary', maxLength: 40 }).map(encode),
      )
      const address = fc
        .tuple(base, fc.array(fc.tuple(name, value), { maxLength: 8 }))
        .map(
          ([path, pairs]) =>
            `${path}${pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''}`,
        )
      await fc.assert(
        fc.asyncProperty(address, async (path) => {
          const { status, location } = await get(path)

          expect([200, 301, 302, 404]).toContain(status)
          if (location) expect(location).toMatch(/^\/(?!\/)/)
        }),
        { numRuns: RUNS },
      )
      expect(app.errors).toEqual([])
    },
  )
})

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

describe('what fits', () => {
  const need = { heatingBtu: 72_845, heatingBtuRounded: 73_000, coolingBtu: 35_713, tons: 3, systems: 1 }
  const everything = [111, 715, 721, 738, 971, 527, 103, 908]
  const sources = (answer: SearchAnswer): FoundProduct[] => answer.hits.hits.map((hit) => hit._source)

  test.each([
    ['Furnaces & Heaters, Gas Furnaces', 111, 65_561, 80_129],
    ['Furnaces & Heaters, Boilers', 971, 65_561, 80_129],
    ['Air Conditioning & Cooling, Central Air Conditioners', 103, 2.5, 3.5],
    ['Heating & Cooling Systems, Heat Pumps', 103, 2.5, 3.5],
    ['Heating & Cooling Systems, Ducted Systems', 908, 2.5, 3.5],
  ])(
    '[V-BTU, K-ATTRS] on %s attribute %d lies between %d and %d',
    async (categoryPath, attribute, least, most) => {
      const present = Object.keys((await search({ categoryPath })).aggregations.attributes).map(Number)
      const attributes = fitFilters(
        need,
        everything.filter((id) => present.includes(id)),
      )
      const { hits } = await search({ categoryPath, activeFilters: { attributes }, limit: 100 })
      const found = hits.hits.map((hit) => hit._source.attributes[attribute] as number)

      expect(found.filter((value) => !(value >= least && value <= most))).toEqual([])
      expect(hits.total.value).toBeLessThan((await search({ categoryPath })).hits.total.value)
      expect(Object.keys(attributes)).toContain(String(attribute))
    },
  )

  test('[V-REGION, V-NOX, K-ATTRS] San Joaquin’s list has only products allowed there', async () => {
    const attributes = placeFilters(
      { region: 'SW', state: 'CA', emissionStandard: 'Ultra Low NOx' },
      [1320, 1376, 1359],
    )
    const answer = await search({
      categoryPath: 'Furnaces & Heaters, Gas Furnaces',
      activeFilters: { attributes },
      limit: 100,
    })
    const faults = sources(answer).filter(
      (product) =>
        product.attributes[1359] !== 'Ultra Low NOx' ||
        product.attributes[1376] !== true ||
        ![product.attributes[REGION_ATTRIBUTE]].flat().includes('SW'),
    )

    expect(answer.hits.total.value).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  test('[V-REGION] the regions of the filter have their names', async () => {
    const { html } = await get('/category/air-conditioning-cooling/central-air-conditioners?filters=all')

    expect(textOf(html)).toMatch(/North \d.*Southeast \d|Southeast \d.*North \d/)
  })
})

describe('calls', () => {
  test('[K-LIMITS] by default a search gives 24 products, sorted by score', async () => {
    const [plain, said] = await Promise.all([
      search({ query: 'furnace' }),
      search({ query: 'furnace', limit: 24, from: 0, activeSorting: { mode: 'score', order: 'desc' } }),
    ])

    expect(plain.hits.hits).toHaveLength(24)
    expect(plain.hits.hits.map((hit) => hit._id)).toEqual(said.hits.hits.map((hit) => hit._id))
  })

  test('[S-HIER, K-LIMITS] no branch of the tree is deeper than three', async () => {
    const depth = (nodes: SearchAnswer['aggregations']['categories']): number =>
      Math.max(0, ...nodes.map((node) => 1 + depth([...node.children])))
    const answer = await search({ categoryPath: 'Furnaces & Heaters, Gas Furnaces, 80% AFUE Gas Furnaces' })

    expect(depth(answer.aggregations.categories)).toBe(3)
  })

  test('[V-SEARCH] the call refuses a text of more than 100 characters; the page shortens it', async () => {
    const response = await app.post('/search', { query: 'x'.repeat(101) })

    expect(response.status).toBe(400)
    expect(textOf((await get(`/search?q=${'x'.repeat(200)}`)).html)).toContain(`“${'x'.repeat(100)}”`)
  })

  test(
    '[C-CACHE] browsers and caches may keep the category tree, and ask for it again ' + 'after a change',
    async () => {
      const first = await app.fetch('/v1/api/catalog/categories')
      const again = await app.fetch('/v1/api/catalog/categories', {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      })

      expect(first.headers.get('cache-control')).toMatch(/max-age=\d+/)
      expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
    },
  )
})

test('[R-LIST] without JavaScript the page has every value of every filter, with its help', async () => {
  const [short, full] = [(await get(FURNACES)).html, (await get(`${FURNACES}?filters=all`)).html]
  const boxes = (html: string): number => html.match(/type="checkbox"/g)?.length ?? 0

  expect(hrefsOf(short)).toContain(`${FURNACES}?filters=all#filters`)
  expect(boxes(full)).toBeGreaterThan(boxes(short))
  expect(textOf(full)).toContain('Share of the fuel that becomes heat')
})

test('[R-LIST] each main category asks at least two questions that split its products', async () => {
  const categories = [
    FURNACES,
    '/category/air-conditioning-cooling/central-air-conditioners',
    '/category/air-conditioning-cooling/evaporator-coils',
    '/category/heating-cooling/heat-pumps',
    '/category/heating-cooling/ductless-mini-splits',
    '/category/heating-cooling/ducted-systems',
    '/category/heating-cooling/package-units',
    '/category/heating-cooling/air-handlers',
    '/category/water-heaters/tankless-water-heaters',
    '/category/water-heaters/tank-water-heaters',
    '/category/indoor-air-quality-products/air-filters',
  ]
  const asked = await Promise.all(
    categories.map(
      async (path) =>
        [path, (await get(path)).html.match(/<legend class="plate-label">[^<]*/g)?.length ?? 0] as const,
    ),
  )

  expect(asked.filter(([, questions]) => questions < 2)).toEqual([])
})
