import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pairTexts } from '#features/catalog/catalog/ui/pairs/pairs.tsx'
import { sheetTexts } from '#features/catalog/compliance/ui/code-sheet-texts.ts'
import { texts as lineTexts } from '#features/catalog/line-sets/texts.ts'
import { MOST_EQUIPMENT } from '#features/selling/job/rules/job-items.ts'
import { texts as jobTexts } from '#features/selling/job/texts.ts'
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
  hits: { hits: { _source: { id: string; name: string; sku: string; type: string } }[] }
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

describe('the line set chooser, without script', () => {
  const PATH = '/line-set-chooser'
  const itemOf = async (query: string, type: string) => {
    const found = await find(query, 40)
    return found.find((product) => product.type === type)?.id ?? ''
  }

  test('a longer way takes a longer set and more refrigerant', async () => {
    const id = await itemOf('heat pump 3 ton', 'heat-pump')
    const ask = async (run: number) =>
      textOf((await open(`${PATH}?item=${id}&run=${run}&lift=10&bends=4`)).html)

    expect(await ask(10)).toContain('15 ft')
    expect(await ask(40)).toMatch(/Line Set[^.]*, 50 ft/)
    expect(await ask(40)).toMatch(/About [\d.]+ oz: /)
    expect(await ask(300)).toContain('Does not fit because the route is 300 ft')
  })

  test('a multi-zone system is asked about each indoor unit', async () => {
    const id = await itemOf('multi zone mini split', 'multi-zone-system')

    const { status, html } = await open(`${PATH}?item=${id}`)

    expect([status, textOf(html).includes('Indoor unit 2')]).toEqual([200, true])
    expect(hrefsOf(html).some((href) => href.startsWith('/job-list?items='))).toBe(true)
  })

  test.each([
    ['0 ft', 'run=0&lift=0&bends=0', lineTexts.faults.run],
    ['a height of 400 ft', 'run=50&lift=400&bends=0', lineTexts.faults.lift],
    ['a height beyond the way', 'run=10&lift=20&bends=0', lineTexts.faults.liftBeyondRun],
    ['words', 'run=10&lift=2&bends=some', lineTexts.faults.bends],
  ])('says what is wrong with %s', async (_, query, message) => {
    const { status, html } = await open(
      `${PATH}?item=${await itemOf('heat pump 3 ton', 'heat-pump')}&${query}`,
    )

    expect(status).toBe(400)
    expect(textOf(html)).toContain(message)
    expect(html).not.toContain('NaN')
  })

  test.each([['999999999'], ['abc']])('an unknown product %s gets a clear word', async (item) => {
    const { status, html } = await open(`${PATH}?item=${item}`)

    expect([status, textOf(html).includes(lineTexts.unknown)]).toEqual([404, true])
  })

  test('a product in one piece needs no line set', async () => {
    const { status, html } = await open(`${PATH}?item=${await itemOf('gas furnace', 'gas-furnace')}`)

    expect(status).toBe(400)
    expect(textOf(html)).toContain('it needs no line set')
  })
})

describe('the permit and code sheet, without script', () => {
  const PATH = '/permit-sheet'

  test('it has the weather, the region and the limits of the place', async () => {
    const losAngeles = textOf((await open(`${PATH}?zip=90012`)).html)
    const duluth = textOf((await open(`${PATH}?zip=55802`)).html)

    expect(losAngeles).toContain('Ultra Low NOx: 14 ng/J or less')
    expect(losAngeles).toContain('14.3 SEER2, 11.7 EER2')
    expect(duluth).toContain('13.4 SEER2')
    expect(duluth).toMatch(/Winter outdoor design temperature, 99% −\d+ °F/)
  })

  test.each([
    ['nothing', 'zip=', sheetTexts.zipWrong],
    ['four digits', 'zip=6061', sheetTexts.zipWrong],
    ['an unknown zip', 'zip=00000', 'Invalid zipcode'],
    ['a Canadian code', 'zip=K1A 0B1', 'We only know the rules in the United States'],
  ])('says what is wrong with %s', async (_, query, message) => {
    const { status, html } = await open(`${PATH}?${query}`)

    expect(status).toBe(400)
    expect(textOf(html)).toContain(message)
  })
})

describe('matched pairs, without script', () => {
  const PATH = '/matched-pairs'

  test('a model shows its rated pairs, and a house brand carries no AHRI number', async () => {
    const { status, html } = await open(`${PATH}?model=nvah-36`)
    const text = textOf(html)

    expect(status).toBe(200)
    expect(text).toMatch(/Indoor unit NVAH-36 /)
    expect(text).toContain(`${pairTexts.reference} ${pairTexts.notListed}`)
    expect(text).not.toContain(pairTexts.certificate)
    expect(hrefsOf(html).some((href) => /^\/cart\?items=\d{9}x1$/.test(href))).toBe(true)
  })

  test('a character that no database stores is refused by the call and dropped by the page', async () => {
    const refused = await app.fetch('/v1/api/catalog/matched_pairs?model=nvah%00-36')
    const { status, html } = await open(`${PATH}?model=nvah%00-36`)

    expect([refused.status, status]).toEqual([400, 200])
    expect(textOf(html)).toContain('Indoor unit NVAH-36')
  })

  test('an AHRI number finds its system and the certificate', async () => {
    const [pair] = (await call<{ pairs: { id: string }[] }>('/catalog/matched_pairs?model=nvah-36')).pairs
    await app.database.db
      .updateTable('matched_system')
      .set({ reference_number: '208123456' })
      .where('product_id', '=', pair?.id ?? '')
      .execute()

    const { html } = await open(`${PATH}?model=208123456`)

    expect(hrefsOf(html)).toContain(`/product-documents/${pair?.id}/certificate.pdf`)
  })

  test.each([
    ['two letters', 'model=nv', 400, pairTexts.tooShort(3, 40)],
    ['a long text', `model=${'n'.repeat(10_000)}`.slice(0, 6_000), 400, pairTexts.tooShort(3, 40)],
    ['an unknown model', 'model=%25%25%25', 200, pairTexts.none('%%%')],
  ])('says what is wrong with %s', async (_, query, code, message) => {
    const { status, html } = await open(`${PATH}?${query}`)

    expect([status, textOf(html).includes(message)]).toEqual([code, true])
  })
})
