import type { Bench } from '../bench.ts'
import { atMost, ms } from '../figures.ts'
import { cpuMs } from '../process-cpu.ts'

/** CPU milliseconds that one request of a stranger may cost, and one for a picture or a PDF. */
const BAR = 60
const BAR_OF_PICTURES = 120

/** Requests between two readings of the CPU time, so that the readings themselves weigh little. */
const REPEATS = 4
const ROUNDS = 5

type Kind = 'text' | 'picture'
type Send = (turn: number) => Promise<Response>
interface Cost {
  kind: Kind
  name: string
  ms: number
}

/**
 * The CPU time that the store's process spends on the most expensive requests that need no order and no
 * sign-in. Each request is new to the caches where a stranger can make it new.
 */
export async function measureCost({ store, pages, note }: Bench): Promise<void> {
  const ids = await productIds(store.url)
  const reading = await leastOf(() => cpuMs(store.url, async () => undefined))
  const measured: Cost[] = []
  let turn = 0
  for (const [kind, name, send] of requestsOf(store.url, pages, ids)) {
    const cost = await leastOf(async () => {
      const spent = await cpuMs(store.url, async () => {
        for (let repeat = 0; repeat < REPEATS; repeat++) await (await send(turn++)).arrayBuffer()
      })
      return (spent - reading) / REPEATS
    })
    measured.push({ kind, name, ms: Math.max(0, cost) })
  }
  for (const [kind, bar, what] of [
    ['text', BAR, 'CPU of the most expensive request of a stranger'],
    ['picture', BAR_OF_PICTURES, 'CPU of the most expensive picture or PDF'],
  ] as const) {
    const sorted = measured.filter((each) => each.kind === kind).sort((a, b) => b.ms - a.ms)
    note(
      atMost(bar, {
        name: `${what}, of ${sorted.length}`,
        value: sorted
          .slice(0, 3)
          .map((each) => `${each.name} ${ms(each.ms)}`)
          .join(', '),
        measured: sorted[0]?.ms ?? Number.POSITIVE_INFINITY,
        unit: 'ms',
      }),
    )
  }
}

async function leastOf(measure: () => Promise<number>): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) costs.push(await measure())
  return Math.min(...costs)
}

async function productIds(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/v1/api/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ originPage: 'search', query: '', limit: 100, from: 0 }),
  })
  const { hits } = (await answer.json()) as { hits: { hits: { _id?: string; id?: string }[] } }
  return hits.hits.map(({ _id, id }) => String(_id ?? id))
}

function requestsOf(
  url: string,
  pages: Bench['pages'],
  ids: readonly string[],
): readonly (readonly [Kind, string, Send])[] {
  const get = (path: string) => fetch(url + path)
  const post = (path: string, type: string, body: string) =>
    fetch(url + path, { method: 'POST', body, headers: { 'content-type': type } })
  const form = (body: string) => post('/track-your-order', 'application/x-www-form-urlencoded', body)
  const json = (path: string, body: string) => post(`/v1/api${path}`, 'application/json', body)
  const idOf = (turn: number) => ids[turn % ids.length]!
  const longQuery = (turn: number) => `furnace ${turn} ${'variable speed heat pump '.repeat(4)}`.slice(0, 100)
  const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, key) => [`k${key}`, 1])))
  return [
    ['text', 'home', (turn) => get(`/?made-up=${turn}`)],
    ['text', 'list', (turn) => get(`${pages.listing}?made-up=${turn}`)],
    ['text', 'product', (turn) => get(`${pages.product}?made-up=${turn}`)],
    ['text', 'search page', (turn) => get(`/search?q=${encodeURIComponent(longQuery(turn))}`)],
    [
      'text',
      'search call',
      (turn) => json('/search', JSON.stringify({ query: longQuery(turn), limit: 96, from: 0 })),
    ],
    ['text', 'suggestions', (turn) => get(`/v1/api/search/suggest?q=${encodeURIComponent(longQuery(turn))}`)],
    [
      'text',
      'cart of 100 lines',
      () =>
        json(
          '/cart/check',
          JSON.stringify({ zipcode: '60614', products: ids.map((id) => ({ id, quantity: 1 })) }),
        ),
    ],
    ['text', 'form of 64 kB', () => form(`a=${'%41'.repeat(420)}&`.repeat(49))],
    ['text', 'form of 500,000 fields', () => form('a&'.repeat(500_000))],
    ['text', 'JSON of 64 kB', () => json('/search', keys.slice(0, 65_000))],
    ['text', 'JSON 60,000 deep', () => json('/search', '['.repeat(60_000))],
    ['text', 'product feed', () => get('/feeds/products.xml')],
    ['text', 'sitemap', () => get('/sitemaps/products-1.xml')],
    [
      'picture',
      'specification sheet',
      (turn) => get(`/product-documents/${idOf(turn)}/specification-sheet.pdf`),
    ],
    ['picture', 'shared picture', (turn) => get(`/share/product/${idOf(turn)}.png`)],
    [
      'picture',
      'shared picture of four',
      (turn) => get(`/share/compare/${[0, 1, 2, 3].map((more) => idOf(turn + more)).join('-')}.png`),
    ],
  ]
}
