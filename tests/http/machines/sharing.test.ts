import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { STANDING_PAGES } from '#features/choosing/sharing/rules/sitemap.ts'
import { canonicalOf, hasNoindex, jsonLdOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let furnace: ProductCard
let system: ProductCard

beforeAll(async () => {
  app = await testApp({ pages: true })
  const ids = await Promise.all(
    ['gas-furnace', 'ducted-system'].map((type) =>
      app.database.db
        .selectFrom('product')
        .select('id')
        .where('type', '=', type)
        .where('dimensions', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow(),
    ),
  )
  const { products } = (await (
    await app.post('/products/multiple', { productIds: ids.map(({ id }) => id) })
  ).json()) as { products: ProductCard[] }
  ;[furnace, system] = products as [ProductCard, ProductCard]
})
afterAll(() => app.close())

const text = async (path: string): Promise<string> => (await app.fetch(path)).text()
const locsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")

/** Checks one page after the other, because one process renders all of them here. */
async function inTurn(urls: readonly string[], check: (url: string) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const url of urls) found.push(...(await check(url)))
  return found
}

const LIST = '/category/furnaces-heaters/gas-furnaces'
const CATEGORIES = '/categories/furnaces-heaters'

describe('sitemaps', () => {
  test(
    'every address in the sitemaps of pages and categories answers, may be indexed, and is its ' +
      'own canonical page',
    async () => {
      const urls = [
        ...locsOf(await text('/sitemaps/pages.xml')),
        ...locsOf(await text('/sitemaps/categories.xml')),
      ]
      const wrong = await inTurn(urls, async (url) => {
        const response = await app.fetch(url.slice(app.origin.length))
        const html = await response.text()
        return response.status === 200 && canonicalOf(html) === url && !hasNoindex(html)
          ? []
          : [`${url} ${response.status} ${canonicalOf(html)}`]
      })

      expect(urls.length).toBeGreaterThan(STANDING_PAGES.length + 40)
      expect(wrong).toEqual([])
    },
  )

  test('so do a hundred products of the sitemaps of products', async () => {
    const urls = locsOf(await text('/sitemaps/products-1.xml'))
    const some = Array.from({ length: 100 }, (_, i) => urls[Math.floor((i * urls.length) / 100)] ?? '')
    const wrong = await inTurn(some, async (url) => {
      const response = await app.fetch(url.slice(app.origin.length))
      return response.status === 200 && canonicalOf(await response.text()) === url
        ? []
        : [`${url} ${response.status}`]
    })

    expect(urls.length).toBeGreaterThan(3_000)
    expect(wrong).toEqual([])
  })

  test('robots.txt and the index name this store', async () => {
    expect(await text('/robots.txt')).toContain(`Sitemap: ${app.origin}/sitemap.xml`)
    expect(locsOf(await text('/sitemap.xml'))).toEqual(
      ['pages', 'categories', 'products-1'].map((name) => `${app.origin}/sitemaps/${name}.xml`),
    )
  })
})

test('every address that assistants are told answers', async () => {
  const addresses = [...(await text('/llms.txt')).matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url ?? '')
  const statuses = await Promise.all(
    addresses.map(async (url) => (await app.fetch(url.slice(app.origin.length))).status),
  )
  // Assistants ask /mcp by POST.
  expect(
    statuses.map((status, at) => (addresses[at]?.endsWith('/mcp') ? status === 405 : status === 200)),
  ).toEqual(addresses.map(() => true))
})

describe('product feed', () => {
  test('every item has the fields that a shopping service requires, in its format', async () => {
    const xml = await text('/feeds/products.xml')
    const items = xml.split('<item>').slice(1)
    const field = (item: string, name: string): string =>
      new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1] ?? ''
    const required = [
      'id',
      'title',
      'description',
      'link',
      'image_link',
      'price',
      'availability',
      'condition',
      'brand',
      'mpn',
      'product_type',
    ]
    const bad = items.flatMap((item) => [
      ...required
        .filter((name) => field(item, name) === '')
        .map((name) => `${field(item, 'id')}: no ${name}`),
      ...(/^\d+\.\d\d USD$/.test(field(item, 'price')) ? [] : [`price ${field(item, 'price')}`]),
      ...(['in_stock', 'out_of_stock', 'backorder'].includes(field(item, 'availability'))
        ? []
        : [`availability ${field(item, 'availability')}`]),
      ...(field(item, 'availability') === 'backorder' &&
      !/^\d{4}-\d\d-\d\dT/.test(field(item, 'availability_date'))
        ? ['back order without a day']
        : []),
      ...(field(item, 'title').length > 180 ? [`title ${field(item, 'title')}`] : []),
    ])

    expect(items.length).toBeGreaterThan(3_000)
    expect(bad).toEqual([])
    expect(
      items.some(
        (item) =>
          field(item, 'id') === furnace.id &&
          field(item, 'price') === `${furnace.price.toFixed(2)} USD` &&
          field(item, 'link') === app.origin + furnace.path,
      ),
    ).toBe(true)
  })

  test('assistants get the same products, prices and stock, one JSON object a line', async () => {
    const field = (item: string, name: string): string | undefined =>
      new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1]
    const shopping = (await text('/feeds/products.xml')).split('<item>').slice(1)
    const lines = (await text('/feeds/products.jsonl')).trimEnd().split('\n')
    const items = lines.map((line) => JSON.parse(line) as Record<string, unknown>)

    expect(items.map(({ item_id: id, price, availability }) => [id, price, availability])).toEqual(
      shopping.map((item) => [field(item, 'id'), field(item, 'price'), field(item, 'availability')]),
    )
    const required = ['title', 'description', 'url', 'brand', 'image_url', 'seller_name', 'seller_url']
    expect(items.filter((item) => required.some((name) => !item[name]))).toEqual([])
    expect(items.filter((item) => Object.values(item).includes(null))).toEqual([])
    expect(items.filter(({ is_eligible_checkout: may }) => may !== false)).toEqual([])
  })

  test('[L-SHIP-COPY] equipment says that it ships free, to the lower 48 states only', async () => {
    const item = (await text('/feeds/products.xml'))
      .split('<item>')
      .find((each) => each.includes(`<g:id>${furnace.id}<`))

    expect(
      [...(item ?? '').matchAll(/<g:shipping>(.*?)<\/g:shipping>/g)].map(([, shipping]) => shipping),
    ).toEqual(
      ['010*-089*', '100*-339*', '341*-961*', '970*-994*'].map(
        (zips) =>
          `<g:country>US</g:country><g:postal_code>${zips}</g:postal_code><g:price>0.00 USD</g:price>`,
      ),
    )
  })
})

describe('link previews', () => {
  const pages = (): [string, string][] => [
    ['home', '/'],
    ['list', LIST],
    ['a group of categories', CATEGORIES],
    ['product', furnace.path],
    ['matched system', system.path],
    ['compare', `/compare?ids=${furnace.id},${system.id}`],
  ]

  test(
    '[R-HOME, R-LIST, R-PRODUCT, R-COMPARE] every page has a title, a picture of 1200 × 630 ' +
      'with an alternative text, and a large card',
    async () => {
      const seen = await Promise.all(
        pages().map(async ([name, path]) => {
          const html = await text(path)
          const picture = metaOf(html, 'og:image') ?? ''
          const answer = await app.fetch(picture.slice(app.origin.length))
          const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
          return {
            name,
            ok: picture.startsWith(app.origin),
            title: metaOf(html, 'og:title') !== undefined,
            alt: (metaOf(html, 'og:image:alt') ?? '').length > 10,
            card: metaOf(html, 'twitter:card'),
            width,
            height,
            format,
          }
        }),
      )

      expect(seen).toEqual(
        pages().map(([name]) => ({
          name,
          ok: true,
          title: true,
          alt: true,
          card: 'summary_large_image',
          width: 1200,
          height: 630,
          format: 'png',
        })),
      )
    },
  )

  test('a share picture has a drawing, is small, and other sites may show it', async () => {
    const answer = await app.fetch(`/share/product/${furnace.id}.png`)
    const png = Buffer.from(await answer.arrayBuffer())
    const { channels } = await sharp(png).stats()

    expect(channels[0]?.stdev).toBeGreaterThan(5)
    expect(png.length).toBeLessThan(100_000)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  test.each([
    '/share/product/999999998.png',
    '/share/product/x.png',
    '/share/nothing.png',
    '/share/__proto__',
    '/share/category/none.png',
    '/share/compare/1-2.png',
    '/share/compare/999999998.png',
    `/share/compare/${'450001551-'.repeat(9)}450001551.png`,
  ])('%s is not found', async (path) => {
    expect((await app.fetch(path)).status).toBe(404)
  })
})

/** The fields that search engines require of each type of structured data (schema.org). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  OnlineStore: ['name', 'url', 'logo', 'contactPoint', 'address'],
  Product: ['name', 'sku', 'brand', 'description', 'offers', 'url'],
  ProductGroup: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Article: ['headline'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  ContactPoint: ['telephone', 'contactType'],
}

/** The value and every typed object inside it. */
function typed(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(typed)
  if (typeof value !== 'object' || value === null) return []
  const one = value as Record<string, unknown>
  return [...('@type' in one ? [one] : []), ...Object.values(one).flatMap(typed)]
}

describe('structured data', () => {
  test('every block of structured data on the main pages has the fields of its schema.org type', async () => {
    const paths = [
      '/',
      LIST,
      CATEGORIES,
      '/view-categories',
      furnace.path,
      system.path,
      '/search?q=furnace',
      '/about-us',
      '/contact-us',
      '/free-shipping',
    ]
    const faults = await Promise.all(
      paths.map(async (path) => {
        const blocks = jsonLdOf(await text(path))
        return typed(blocks).flatMap((one) => [
          ...(REQUIRED[String(one['@type'])] ?? [])
            .filter((field) => one[field] === undefined || one[field] === '')
            .map((field) => `${path}: ${one['@type']} has no ${field}`),
          ...blocks
            .filter((block) => block['@context'] !== 'https://schema.org')
            .map(() => `${path}: no context`),
        ])
      }),
    )

    expect(faults.flat()).toEqual([])
  })

  test('[R-HOME] the home page names the seller and the search address', async () => {
    const blocks = jsonLdOf(await text('/'))

    expect(blocks.map((block) => block['@type'])).toEqual(expect.arrayContaining(['OnlineStore', 'WebSite']))
    expect(JSON.stringify(blocks)).toContain(`${app.origin}/search?q={query}`)
  })

  test('[E-PRODUCT] the structured data of a product has the price of its page', async () => {
    const product = jsonLdOf(await text(furnace.path)).find((block) => block['@type'] === 'Product')

    expect(product).toMatchObject({
      sku: furnace.sku,
      offers: { '@type': 'Offer', price: furnace.price.toFixed(2), priceCurrency: 'USD' },
    })
  })

  test('each address in the breadcrumbs answers', async () => {
    const trail = jsonLdOf(await text(furnace.path)).find((block) => block['@type'] === 'BreadcrumbList') as {
      itemListElement: { item: string; position: number }[]
    }
    const answers = await Promise.all(
      trail.itemListElement.map(({ item }) => app.fetch(item.slice(app.origin.length))),
    )

    expect(answers.map(({ status }) => status)).toEqual(trail.itemListElement.map(() => 200))
    expect(trail.itemListElement.map(({ position }) => position)).toEqual(
      trail.itemListElement.map((_, i) => i + 1),
    )
  })
})
