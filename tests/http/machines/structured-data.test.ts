import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { ProductDetails } from '#features/catalog/catalog/contract.ts'
import { hasNoindex, jsonLdOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ pages: true })
})
afterAll(() => app.close())

const ours = z.string().startsWith('http://store.test/')
const text = z.string().trim().min(1)
const days = z.object({ minValue: z.int().min(0), maxValue: z.int().max(30), unitCode: z.literal('DAY') })

/** What search engines read of a product and its offer (schema.org; Google's merchant listings). */
const productShape = z.object({
  '@context': z.literal('https://schema.org'),
  '@id': ours,
  name: text.max(200),
  sku: text,
  mpn: text,
  productID: z.string().regex(/^\d{9}$/),
  description: text,
  brand: z.object({ '@type': z.literal('Brand'), name: text }),
  url: ours,
  image: z.array(ours).min(1),
  additionalProperty: z
    .array(z.object({ '@type': z.literal('PropertyValue'), name: text, value: text }))
    .optional(),
  offers: z.object({
    '@type': z.literal('Offer'),
    url: ours,
    priceCurrency: z.literal('USD'),
    price: z.string().regex(/^\d+\.\d\d$/),
    availability: z
      .string()
      .regex(/^https:\/\/schema\.org\/(InStock|LimitedAvailability|BackOrder|OutOfStock|Discontinued)$/),
    itemCondition: z.literal('https://schema.org/NewCondition'),
    shippingDetails: z
      .object({
        shippingRate: z.object({ value: z.literal(0), currency: z.literal('USD') }),
        shippingDestination: z.object({ addressCountry: z.literal('US'), addressRegion: z.array(text) }),
        deliveryTime: z.object({ handlingTime: days, transitTime: days }),
      })
      .optional(),
    hasMerchantReturnPolicy: z
      .object({ applicableCountry: z.literal('US'), merchantReturnDays: z.literal(30) })
      .optional(),
  }),
  aggregateRating: z
    .object({
      ratingValue: z.string().regex(/^[1-5]\.\d$/),
      reviewCount: z.int().min(1),
    })
    .optional(),
  review: z
    .array(
      z.object({
        author: z.object({ name: text }),
        reviewBody: text,
        datePublished: z.iso.date(),
        reviewRating: z.object({ ratingValue: z.int().min(1).max(5) }),
      }),
    )
    .optional(),
})
const trailShape = z.object({
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: ours.optional() }))
    .min(2),
})

/** The first product of each type. */
async function onePerType(): Promise<{ id: string; type: string }[]> {
  const rows = await app.database.db
    .selectFrom('product')
    .select(['id', 'type'])
    .distinctOn('type')
    .where('withdrawn_at', 'is', null)
    .orderBy('type')
    .orderBy('id')
    .execute()
  return rows
}

async function faultsOf({ id, type }: { id: string; type: string }): Promise<string[]> {
  const answer = await app.fetch(`/v1/api/catalog/products/${id}`)
  const { details, plate } = (await answer.json()) as ProductDetails
  const page = await app.fetch(details.path)
  const html = await page.text()
  const blocks = jsonLdOf(html)
  const of = (name: string) => blocks.find((block) => block['@type'] === name)
  const product = productShape.safeParse(of('Product'))
  const trail = trailShape.safeParse(of('BreadcrumbList'))
  const problems = [product, trail].flatMap(({ error }) =>
    (error?.issues ?? []).map(({ path, message }) => `${type} ${id}: ${path.join('.')} ${message}`),
  )
  if (!product.success) return problems
  const { offers, additionalProperty = [], productID } = product.data
  return [
    ...problems,
    ...(page.status === 200 && !hasNoindex(html) ? [] : [`${type} ${id}: ${page.status}`]),
    ...(productID === id ? [] : [`${type} ${id}: is called ${productID}`]),
    ...(offers.price === details.price.toFixed(2) ? [] : [`${type} ${id}: costs ${offers.price}`]),
    ...(additionalProperty.length === plate.length ? [] : [`${type} ${id}: lacks facts of its plate`]),
  ]
}

test('[E-PRODUCT] the data of a product of each type have their shape and the store’s price', async () => {
  const products = await onePerType()
  const faults: string[] = []
  // One after the other: one process renders all pages here.
  for (const product of products) faults.push(...(await faultsOf(product)))

  expect(products.length).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

test('control: a product without a price does not have this shape', () => {
  const offers = { '@type': 'Offer', priceCurrency: 'USD', price: '' }
  expect(productShape.safeParse({ name: 'A furnace', offers }).success).toBe(false)
})
