import { beforeAll, describe, expect, test } from 'vitest'
import { SHIPPED_ADVICE } from '#features/choosing/search/rules/advice/advice-table.ts'
import { understandAsked } from '#features/choosing/search/rules/advice/understand-asked.ts'
import { articlePath } from '#features/content/content/rules/kinds.ts'
import { readArticles } from '#features/content/content/server/starter.ts'
import routes from '#store/routes.ts'
import { type Searched, sharedSearch } from './ask.ts'

let search: Searched
beforeAll(async () => {
  search = await sharedSearch()
}, 120_000)

const ADVICE = [...new Set(SHIPPED_ADVICE.map(({ advice }) => advice))]

describe('[E2] [E11] advice over the whole catalog', () => {
  test('no name of a product is read as a fault, a room or goods that we do not sell', () => {
    const read = new Set(
      search.products.flatMap(({ name, type }) => {
        const { advice } = understandAsked(name)
        return advice ? [`${type}: ${name} → ${advice.title}`] : []
      }),
    )
    // Rooms that goods are named after: the garage heater and the roof jack of a mobile home.
    expect([...read].filter((each) => !/^(unit-heater|vent): .*(Garage|Mobile Home)/.test(each))).toEqual([])
  })

  test('everything that advice offers is sold', async () => {
    const lost: string[] = []
    for (const { title, goods } of ADVICE)
      for (const meaning of goods) {
        const text = { ...understandAsked('x'), terms: [term(meaning)], code: '' }
        const page = await search.engine.search({
          text,
          categoryPath: '',
          filters: [],
          sort: { mode: 'score', order: 'desc' },
          from: 0,
          limit: 1,
        })
        if (page.total === 0 || page.isRelaxed) lost.push(`${title}: ${meaning.tokens.join(' ')}`)
      }

    expect(lost).toEqual([])
  })

  test('each page that advice names exists, with its section', () => {
    const anchors = new Map(
      readArticles().map(({ slug, body }) => [
        articlePath(slug),
        (body as { blocks: { kind: string; id?: string }[] }).blocks.flatMap(({ kind, id }) =>
          kind === 'heading' ? [id] : [],
        ),
      ]),
    )
    const built = JSON.stringify(routes)
    const lost = ADVICE.map(({ path }) => path).filter((path) => {
      const [page = '', anchor] = path.split('#')
      const article = anchors.get(page)
      if (article) return anchor !== undefined && !article.includes(anchor)
      return path !== '' && !built.includes(`"path":"${page.slice(1)}"`)
    })

    expect([...new Set(lost)]).toEqual([])
  })

  test.each([
    ['refund', []],
    ['i smell gas', []],
  ])('%s finds no product', async (text, products) => {
    expect((await search.ask(text)).products).toEqual(products)
  })

  test('[E11] "hepa" finds media filters of MERV 13, marked as the nearest', async () => {
    const { products, isRelaxed } = await search.ask('hepa')

    expect(isRelaxed).toBe(true)
    expect(products.slice(0, 5).every(({ name }) => /Media Air Filter.*MERV 13/.test(name))).toBe(true)
  })
})

const term = (meaning: (typeof SHIPPED_ADVICE)[number]['advice']['goods'][number]) => ({
  said: `goods ${meaning.tokens.join(' ')}`,
  meanings: [{ ...meaning, rank: 0 }],
  alternatives: [['is.nothing']],
  isOpen: false,
  clause: 0,
  span: { from: 0, to: 0 },
})
