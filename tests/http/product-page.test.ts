import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localFiles } from '#adapters/files-local/files-local.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { LIFTGATE_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { pictureResponse, storePicture } from '#features/catalog/catalog/server/pictures/picture.ts'
import { sectionTexts } from '#features/catalog/catalog/ui/section-texts.ts'
import { unsoldTexts } from '#features/catalog/catalog/ui/unsold-texts.ts'
import { setMerchant } from '#lib/merchant/merchant.ts'
import { jsonLdOf, textOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await testApp({ pages: true })
  folder = await mkdtemp(join(tmpdir(), 'alpine-product-page-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await app.close()
})

/** A product of a type. */
async function card(type: string): Promise<ProductCard> {
  const { products } = await (await app.post('/products/multiple', { productIds: [await idOf(type)] })).json()
  return products[0]
}

async function idOf(type: string): Promise<string> {
  const { id } = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('type', '=', type)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

async function pageOf(product: Pick<ProductCard, 'path'>) {
  const response = await app.fetch(product.path)
  const html = await response.text()
  return {
    status: response.status,
    html,
    text: textOf(html),
    ids: [...html.matchAll(/ id="([a-z-]+)"/g)].map(([, id]) => id),
  }
}

const indexOf = (html: string): string[] =>
  [...(/<nav class="index[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '').matchAll(/href="#([a-z-]+)"/g)].map(
    ([, id]) => id ?? '',
  )

test.each([
  'gas-furnace',
  'mini-split-outdoor',
  'heat-pump-system',
  'multi-zone-system',
  'air-filter',
  'service',
])('[R-PRODUCT] the page of a %s has every part that its index names', async (type) => {
  const { status, html, ids } = await pageOf(await card(type))
  const index = indexOf(html)

  expect([status, index.length > 1]).toEqual([200, true])
  expect(index.filter((id) => !ids.includes(id))).toEqual([])
})

/** The page for a visitor whose location cookie names a zip. */
async function pageIn(path: string, zip: string) {
  const cookie = `alpine.location=${encodeURIComponent(JSON.stringify({ zipcode: zip }))}`
  const response = await app.fetch(path, { headers: { cookie } })
  const html = await response.text()
  return { text: textOf(html), html, control: response.headers.get('cache-control') }
}

test('[V-NOX] the server renders a product for the buyer’s place: verdict, town, tax', async () => {
  const tank = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('series', '=', 'Hearth Gas Tank')
    .orderBy('sku')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { products } = await (await app.post('/products/multiple', { productIds: [tank.id] })).json()
  const { path } = products[0]
  const [saltLake, phoenix, everybody] = await Promise.all([
    pageIn(path, '84101'),
    pageIn(path, '85001'),
    pageOf({ path }),
  ])

  expect(saltLake.control).toBe('private, max-age=0')
  expect(saltLake.text).toContain('Cannot be installed in 84101.')
  expect(saltLake.text).toContain('This part of Utah requires Ultra Low NOx')
  expect(saltLake.text).toContain('See models you can install')
  expect(saltLake.text).not.toContain('60614')
  expect([saltLake.html.includes('class="row add"'), everybody.html.includes('class="row add"')]).toEqual([
    false,
    true,
  ])
  expect(phoenix.text).toMatch(/Rules where you live 85001 OK to install in 85001\b/)
  expect(phoenix.text).toMatch(/Sales tax 9\.1% in Phoenix/)
  expect(everybody.text).toContain('60614')
  expect(everybody.text).toContain('Rules vary by location.')
  expect(everybody.text).not.toContain('to install in 60614')
})

test('[R-PRODUCT] a service has a description, but no plate, specifications or reviews', async () => {
  const { html, ids } = await pageOf(await card('service'))

  expect(ids).not.toContain('specs')
  expect(ids).not.toContain('reviews')
  expect(html).not.toContain('class="plate big"')
})

test(
  '[R-PRODUCT] structured data names price, stock, free shipping, returns, pictures, the ' +
    'average and the answered questions',
  async () => {
    const furnace = await card('gas-furnace')
    const { db } = app.database
    await db.deleteFrom('question').where('product_id', '=', furnace.id).execute()
    await db
      .insertInto('question')
      .values({
        product_id: furnace.id,
        body: 'Does it </script> fit?',
        author: 'Ada',
        asked_on: '2026-01-02',
        answer: 'Yes.',
        answered_by: 'Alpine',
        answered_on: '2026-01-03',
      })
      .execute()
    const [product, crumbs, questions] = jsonLdOf((await pageOf(furnace)).html) as Record<string, unknown>[]

    expect(product).toMatchObject({
      '@type': 'Product',
      image: expect.arrayContaining([`${app.origin}/share/product/${furnace.id}.png`]),
      offers: {
        price: furnace.price.toFixed(2),
        shippingDetails: {
          shippingRate: { value: 0, currency: 'USD' },
          shippingDestination: { addressCountry: 'US', addressRegion: expect.arrayContaining(['IL', 'CA']) },
        },
        hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(questions).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Does it </script> fit?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
        },
      ],
    })
  },
)

test('[R-PRODUCT] a rating with a reference number has a certificate; one without has none', async () => {
  const system = await card('heat-pump-system')
  const certificate = () => app.fetch(`/product-documents/${system.id}/certificate.pdf`)
  const before = { page: await pageOf(system), status: (await certificate()).status }
  await app.database.db
    .updateTable('matched_system')
    .set({ reference_number: '208123456' })
    .where('product_id', '=', system.id)
    .execute()
  const [after, pdf] = [await pageOf(system), await certificate()]
  const bytes = Buffer.from(await pdf.arrayBuffer())

  expect([before.status, before.page.text.includes(sectionTexts.noReference)]).toEqual([404, true])
  expect([pdf.status, pdf.headers.get('content-type'), bytes.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect(after.text).toContain('208123456')
  expect(after.html).toContain(`/product-documents/${system.id}/certificate.pdf`)
})

test('[R-PRODUCT] a product that is no longer sold answers 410 with the closest products', async () => {
  const row = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const { products } = await (await app.post('/products/multiple', { productIds: [row.id] })).json()
  const page = await pageOf(products[0])

  expect([page.status, page.text.includes(unsoldTexts.withdrawnTitle(products[0].name))]).toEqual([410, true])
  expect([...page.html.matchAll(/<article class="card/g)].length).toBeGreaterThan(0)
})

test('[29] a service that staff switched off keeps its page, which says so and leads on', async () => {
  const { products } = await (
    await app.post('/products/multiple', { productIds: [LIFTGATE_DELIVERY] })
  ).json()
  const before = await pageOf(products[0])
  setMerchant({ switchedOff: ['deliver liftgate'] })
  const off = await pageOf(products[0])
  setMerchant({ switchedOff: [] })

  const says = ({ text }: { text: string }) => text.includes(unsoldTexts.offTitle(products[0].name))
  expect([before.status, says(before)]).toEqual([200, false])
  expect([off.status, says(off), off.html.includes('"noindex')]).toEqual([200, true, true])
  expect(off.html).toContain('href="/free-shipping"')
  expect(textOf(off.html.split('<main')[1] ?? '')).not.toMatch(/add to cart/i)
  expect(JSON.stringify(jsonLdOf(off.html))).toContain('schema.org/OutOfStock')
})

test('[R-PRODUCT] the page shows a merchant’s picture, which browsers may keep for ever', async () => {
  const filter = await card('air-filter')
  const files = localFiles(folder)
  const made = await storePicture(
    files,
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#357' } })
      .png()
      .toBuffer(),
  )
  const picture = made.kind === 'stored' ? made.picture : { hash: '', width: 1, height: 1 }
  await app.database.db
    .insertInto('product_image')
    .values({ product_id: filter.id, position: 1, alt: 'From the left', ...picture })
    .execute()

  const { html } = await pageOf(filter)
  const served = await pictureResponse(files, picture.hash, '640.avif')

  expect(html).toContain(`/product-images/${picture.hash}/640.avif 640w`)
  expect(html).toContain('alt="From the left"')
  expect([served.status, served.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect((await app.fetch('/product-images/none/640.avif')).status).toBe(404)
})

test('[E-PRODUCT] reviews are sorted and filtered by stars and by purchase, a page at a time', async () => {
  const best = await app.database.db
    .selectFrom('product')
    .select('id')
    .orderBy('rating_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ask = async (query: string) =>
    (await (await app.fetch(`/v1/api/catalog/products/${best.id}/reviews?${query}`)).json()) as {
      total: number
      reviews: { rating: number; verified: boolean; writtenOn: string }[]
    }
  const [all, second, highest, three, verified] = [
    await ask(''),
    await ask('page=2'),
    await ask('sort=highest'),
    await ask('stars=4'),
    await ask('verified=true'),
  ]

  expect([all.reviews.length, second.reviews.length > 0, all.total > 10]).toEqual([10, true, true])
  expect(all.reviews.map(({ writtenOn }) => writtenOn)).toEqual(
    all.reviews
      .map(({ writtenOn }) => writtenOn)
      .toSorted()
      .reverse(),
  )
  expect(highest.reviews.map(({ rating }) => rating)).toEqual(
    highest.reviews.map(({ rating }) => rating).toSorted((a, b) => b - a),
  )
  expect([...new Set(three.reviews.map(({ rating }) => rating))]).toEqual([4])
  expect([verified.reviews.every((review) => review.verified), verified.total < all.total]).toEqual([
    true,
    true,
  ])
  expect((await app.fetch(`/v1/api/catalog/products/${best.id}/reviews?stars=6`)).status).toBe(400)
})
