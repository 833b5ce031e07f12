import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompareSpecs } from '#features/choosing/compare/contract.ts'
import { texts } from '#features/choosing/compare/texts.ts'
import { canonicalOf, textOf, titleOf } from '#tests/fixtures/http/html.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
/** the first few products of a category */
let furnaces: string[]

beforeAll(async () => {
  app = await testApp({ pages: true })
  const answer = await app.post('/search', { query: 'gas furnace', limit: 5 })
  const found = (await answer.json()) as { hits: { hits: { _source: { id: string } }[] } }
  furnaces = found.hits.hits.map(({ _source }) => _source.id)
}, 120_000)
afterAll(() => app.close())

const compare = async (
  productIDs: unknown,
): Promise<{ status: number; body: CompareSpecs & { errorType?: string } }> => {
  const answer = await app.post('/products/compare', { productIDs })
  return { status: answer.status, body: await answer.json() }
}
const NOBODY = '999999999'

describe('POST /products/compare', () => {
  test.each([
    ['nothing at all', undefined],
    ['an empty list', []],
    ['five products', ['450000001', '450000002', '450000003', '450000004', '450000005']],
    ['words', ['furnace']],
    ['no list', '450000001'],
  ])('[C-COMPARE] [V-COMPARE] refuses %s', async (_, productIDs) => {
    expect((await compare(productIDs)).status).toBe(400)
  })

  test('[C-COMPARE] refuses fields it does not know', async () => {
    expect((await app.post('/products/compare', { productIDs: [furnaces[0]], limit: 9 })).status).toBe(400)
  })

  test('[C-COMPARE] [E-COMPARE] four products in the requested order, one cell each in a row', async () => {
    const asked = furnaces.slice(0, 4).toReversed()
    const { status, body } = await compare(asked)
    const rows = body.groups.flatMap((group) => group.rows)

    expect(status).toBe(200)
    expect(body.products.map(({ id }) => id)).toEqual(asked)
    expect(body.groups[0]?.title).toBe(texts.ratingPlate)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ cells }) => cells.length !== 4)).toEqual([])
    expect(
      rows.filter(
        ({ differs, cells }) =>
          differs !== new Set(cells.map(({ value, unit }) => `${value} ${unit}`)).size > 1,
      ),
    ).toEqual([])
    expect(body.runningCosts.map(({ heating, cooling }) => [typeof heating, cooling])).toEqual(
      asked.map(() => ['number', null]),
    )
    expect(body.unknownIDs).toEqual([])
  })

  test('[C-COMPARE] accepts numbers as ids, shows each product once and names unknown ids', async () => {
    const { body } = await compare([Number(furnaces[0]), furnaces[0], NOBODY])

    expect(body.products.map(({ id }) => id)).toEqual([furnaces[0]])
    expect(body.unknownIDs).toEqual([NOBODY])
  })

  test('[C-COMPARE] suggests other products of the same category, one of each series', async () => {
    const { body } = await compare(furnaces.slice(0, 2))
    const series = body.suggestions.map((product) => `${product.brand} ${product.series}`)

    expect(body.suggestions.length).toBeGreaterThan(0)
    expect(
      body.suggestions.filter(
        ({ id, type, withdrawn }) => furnaces.slice(0, 2).includes(id) || type !== 'gas-furnace' || withdrawn,
      ),
    ).toEqual([])
    expect(new Set(series).size).toBe(series.length)
  })
})

describe('/compare', () => {
  const open = async (path: string) => {
    const answer = await app.fetch(path)
    const html = await answer.text()
    return { status: answer.status, headers: answer.headers, html, text: textOf(html) }
  }

  test(
    '[R-COMPARE] a link to a comparison shows the table without JavaScript, the same for ' +
      'every visitor; search engines see one page',
    async () => {
      const { body } = await compare(furnaces.slice(0, 3))
      const { status, headers, html, text } = await open(`/compare?ids=${furnaces.slice(0, 3).join(',')}`)

      expect(status).toBe(200)
      expect(titleOf(html)).toBe('Compare 3 gas furnaces | Alpine')
      expect(body.products.filter(({ name }) => !text.includes(name))).toEqual([])
      expect(body.groups.flatMap((group) => group.rows).filter(({ label }) => !text.includes(label))).toEqual(
        [],
      )
      expect(headers.get('cache-control')).toContain('s-maxage')
      expect(canonicalOf(html)).toBe(`${app.origin}/compare`)
    },
  )

  test('[R-COMPARE] shows only the differences without JavaScript', async () => {
    const ids = furnaces.slice(0, 2)
    const { body } = await compare(ids)
    const { text } = await open(`/compare?ids=${ids.join(',')}&only=differences`)
    const same = body.groups.flatMap((group) => group.rows).filter(({ differs }) => !differs)

    expect(same.length).toBeGreaterThan(0)
    expect(same.filter(({ label, cells }) => text.includes(`${label} ${cells[0]?.value} `))).toEqual([])
  })

  test('[R-COMPARE] [V-COMPARE] five products show four and say so; unknown ones are named', async () => {
    const five = await open(`/compare?ids=${furnaces.join(',')}`)
    const unknown = await open(`/compare?ids=${furnaces[0]},${NOBODY}`)

    expect(titleOf(five.html)).toBe('Compare 4 gas furnaces | Alpine')
    expect(five.text).toContain(texts.tooMany)
    expect(unknown.text).toContain(texts.unknown([NOBODY]))
  })

  test.each([
    '',
    '?ids=',
    '?ids=x',
    `?ids=${'1,'.repeat(5000)}`,
    '?ids=%E0%A4%A',
    '?ids[]=1',
    '?only=differences',
  ])('[R-COMPARE, F9] with %s only the browser knows whether something was chosen', async (query) => {
    const { status, text, html } = await open(`/compare${query.slice(0, 9000)}`)

    expect(status).toBe(200)
    expect(text).not.toContain(texts.emptyTitle)
    expect(html).toContain(`aria-label="${texts.loading}"`)
  })

  test('[R-COMPARE] with unknown products it says so and how to choose some, with two links', async () => {
    const { status, text, html } = await open(`/compare?ids=${NOBODY}`)

    expect(status).toBe(200)
    expect(text).toContain(texts.unknown([NOBODY]))
    expect(text).toContain(texts.emptyTitle)
    expect(html).toContain('href="/view-categories"')
  })
})

describe('the visitor’s bot score and country', () => {
  const ask = async (headers: Record<string, string>, socketAddress?: string) =>
    (await app.fetch('/v1/api/visit', { headers }, { socketAddress })).json()

  test('[A-REPLAY] count only when a trusted proxy sends them', async () => {
    expect(await ask({ 'cf-bot-score': '90', 'cf-ipcountry': 'US' }, '203.0.113.9')).toEqual({
      cfBotScore: null,
      cfIpCountry: null,
    })
  })
})
