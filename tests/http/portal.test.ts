import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { hasNoindex, titleOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let furnace: ProductCard

beforeAll(async () => {
  app = await testApp({ pages: true })
  const { id } = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('type', '=', 'gas-furnace')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const answer = await app.post('/products/multiple', { productIds: [id] })
  furnace = ((await answer.json()) as { products: ProductCard[] }).products[0]!
})
afterAll(() => app.close())

/** The text that a reader sees in a page, from its main part. */
const mainOf = (html: string): string =>
  (/<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const scriptsOf = (html: string): string[] => [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => url)

async function open(path: string) {
  const answer = await app.portal(path)
  return { answer, html: await answer.text() }
}

test('a stranger who opens the home page is sent to the sign-in page', async () => {
  const { answer } = await open('/')

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sign-in'])
})

test('the sign-in page has a form that works without script', async () => {
  const { answer, html } = await open('/sign-in')

  expect(answer.status).toBe(200)
  expect(titleOf(html)).toBe('Sign in | Alpine Partner Portal')
  expect(mainOf(html)).toContain('For contractors and trade partners')
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(hasNoindex(html)).toBe(true)
})

test('the product page shows the same facts as the store’s, without a cart', async () => {
  const { answer, html } = await open(furnace.path)
  const store = mainOf(await (await app.fetch(furnace.path)).text())
  const portal = mainOf(html)

  expect(answer.status).toBe(200)
  for (const fact of [furnace.name, furnace.sku, ...furnace.plate.map(({ value }) => value)]) {
    expect(store).toContain(fact)
    expect(portal).toContain(fact)
  }
  expect(portal).not.toMatch(/Add to cart/i)
  expect(html).not.toContain('href="/cart"')
  expect(hasNoindex(html)).toBe(true)
})

test('each application loads files of its own bundle', async () => {
  const store = scriptsOf(await (await app.fetch(furnace.path)).text())
  const portal = scriptsOf((await open(furnace.path)).html)

  expect(portal.length).toBeGreaterThan(0)
  expect(portal.filter((url) => store.includes(url) && /route|product|root|manifest/.test(url))).toEqual([])
})

test('a portal link to a page that the portal lacks leads to the store', async () => {
  const { html } = await open(furnace.path)

  expect(html).toContain(`href="${app.origin}/view-categories"`)
})

test('no other site may frame the portal, and its pages run only their own scripts', async () => {
  const { answer } = await open('/sign-in')
  const policy = answer.headers.get('content-security-policy') ?? ''

  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('the portal answers 404 to unknown pages and to order pages', async () => {
  expect((await open('/cart')).answer.status).toBe(404)
  expect((await open('/product/999999998')).answer.status).toBe(404)
})
