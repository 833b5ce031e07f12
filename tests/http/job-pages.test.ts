import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_EQUIPMENT } from '#features/job/rules/job-items.ts'
import { texts as jobTexts } from '#features/job/texts.ts'
import { canonicalOf, hrefsOf, textOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ pages: true })
}, 120_000)
afterAll(() => app.close())

const open = async (path: string) => {
  const answer = await app.fetch(path)
  return { status: answer.status, html: await answer.text() }
}
const call = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await app.fetch(`/v1/api${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json' },
  })
  return (await answer.json()) as T
}
interface Hits {
  hits: { hits: { _source: { id: string; name: string; sku: string } }[] }
}
/** Products that a search finds. */
const find = async (query: string, limit: number) => {
  const { hits } = await call<Hits>('/search', { originPage: 'test', query, limit })
  return hits.hits.map(({ _source }) => _source)
}

describe('the job list, without script', () => {
  test('its total is the sum of the cart that its one press fills', async () => {
    for (const query of ['heat pump system', 'gas furnace', 'mini split', 'tankless water heater']) {
      const [product] = await find(query, 1)
      const { status, html } = await open(`/job-list?items=${product?.id}x2`)
      const fill = hrefsOf(html).find((href) => href.startsWith('/cart?items=')) ?? ''
      const lines = fill
        .replace('/cart?items=', '')
        .split(',')
        .map((line) => line.split('x'))
      const { products } = await call<{ products: { price: number; qty: number }[] }>('/cart/products', {
        products: lines.map(([id, qty]) => ({ id, qty: Number(qty) })),
      })
      const cents = products.reduce((sum, { price, qty }) => sum + Math.round(price * 100) * qty, 0)
      const shown = /Total\$([\d,.]+)Before/.exec(textOf(html).replace(/\s/g, ''))?.[1]?.replace(/,/g, '')

      expect([query, status, lines.length > 1, Number(shown)]).toEqual([query, 200, true, cents / 100])
      expect(canonicalOf(html)).toMatch(/\/job-list$/)
    }
  })

  test('a model number opens its list', async () => {
    const [product] = await find('gas furnace', 1)

    const { html } = await open(`/job-list?model=${product?.sku}`)

    expect(hrefsOf(html)).toContain(`/job-list?items=${product?.id}x1`)
  })

  test.each([
    ['no product', 'items=abc', jobTexts.faults.link],
    ['a product twice', 'items=453061180x1,453061180x1', jobTexts.faults.link],
    [
      '10,000 products',
      `items=${'453061180x1,'.repeat(10_000)}`.slice(0, 8_000),
      jobTexts.faults.tooManyLines(200),
    ],
    ['a product that we never sold', 'items=999999999x1', jobTexts.unknown],
  ])('says what is wrong with %s', async (_, query, message) => {
    const { status, html } = await open(`/job-list?${query}`)

    expect(status).toBe(400)
    expect(textOf(html)).toContain(message)
    expect(html).not.toContain('NaN')
  })

  test('more equipment than a list holds gets a clear word', async () => {
    const products = await find('gas furnace', MOST_EQUIPMENT + 1)

    const { status, html } = await open(`/job-list?items=${products.map(({ id }) => `${id}x1`).join()}`)

    expect(status).toBe(400)
    expect(textOf(html)).toContain(jobTexts.faults.tooMuchEquipment(MOST_EQUIPMENT))
  })

  test('an unknown model gets a clear word', async () => {
    const { html } = await open('/job-list?model=000000000')

    expect(textOf(html)).toContain(jobTexts.nothingFound('000000000'))
  })
})
