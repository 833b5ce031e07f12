import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import type { Bench, BenchStore } from '../bench.ts'
import { atMost, ms } from '../figures.ts'
import { cpuMs } from '../process-cpu.ts'

const ROUNDS = 7
/** A change has been worked off after this time. */
const WORKED_OFF_MS = 4_000
/** How often a search is asked whether it shows the change. */
const ASK_MS = 20
const SEEN_WITHIN_MS = 60_000

/** What one changed price costs the process of the store, and how long until the search shows it. */
export async function measureChange(
  { note }: Pick<Bench, 'note'>,
  { store, databaseUrl, name, most }: { store: BenchStore; databaseUrl: string; name: string; most: number },
): Promise<void> {
  const { db, close } = connect(databaseUrl, { poolSize: 1, statementTimeoutMs: 0 })
  try {
    const ids = await someProducts(db)
    const idle = await leastOf(() => cpuMs(store.url, () => sleep(WORKED_OFF_MS)))
    let cents = 12_300
    const change = (round: number) => setPrice(db, ids[round % ids.length]!, ++cents)
    const spent = await leastOf((round) =>
      cpuMs(store.url, async () => {
        await change(round)
        await sleep(WORKED_OFF_MS)
      }),
    )
    const seen: number[] = []
    const onPage: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      await change(round)
      const path = await untilShown(store.url, ids[round % ids.length]!, cents / 100)
      seen.push(performance.now() - began)
      await untilOnPage(store.url + path, cents / 100)
      onPage.push(performance.now() - began)
    }
    for (const times of [seen, onPage]) times.sort((a, b) => a - b)
    const cost = Math.max(0, spent - idle)
    note(
      atMost(most, {
        name: `processor of the store for one changed price, ${name}`,
        value: ms(cost),
        measured: cost,
        unit: 'ms',
      }),
    )
    for (const [what, times] of [
      ['search', seen],
      ['page of the product', onPage],
    ] as const)
      note(
        atMost(1_000, {
          name: `until the ${what} shows it, ${name}`,
          value: `p50 ${ms(times[ROUNDS >> 1]!)}, the slowest ${ms(times.at(-1)!)}`,
          measured: times[ROUNDS >> 1]!,
          unit: 'ms',
        }),
      )
  } finally {
    await close()
  }
}

type Db = ReturnType<typeof connect>['db']

async function someProducts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('product_price')
    .select('product_id')
    .where('valid_to', 'is', null)
    .orderBy('product_id')
    .limit(ROUNDS)
    .execute()
  return rows.map((row) => row.product_id)
}

async function setPrice(db: Db, id: string, cents: number): Promise<void> {
  await sql`
    update product_price set price_cents = ${cents}, list_price_cents = null
    where product_id = ${id} and valid_to is null`.execute(db)
}

/** Answers the address of the product's page. */
export async function untilShown(url: string, id: string, price: number): Promise<string> {
  const end = Date.now() + SEEN_WITHIN_MS
  while (Date.now() < end) {
    const answer = await fetch(`${url}/v1/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ originPage: 'search', query: id, limit: 1, from: 0 }),
    })
    const text = await answer.text()
    const path = /"path":"(\/product\/[^"]+)"/.exec(text)?.[1]
    if (path && text.includes(`"price":${price}`)) return path
    await sleep(ASK_MS)
  }
  throw new Error(`The search does not show the price of ${id} within ${SEEN_WITHIN_MS / 1_000} s`)
}

async function untilOnPage(address: string, price: number): Promise<void> {
  const end = Date.now() + SEEN_WITHIN_MS
  while (Date.now() < end) {
    if ((await (await fetch(address)).text()).includes(`$${price}`)) return
    await sleep(ASK_MS)
  }
  throw new Error(`${address} does not show the price of ${price} within ${SEEN_WITHIN_MS / 1_000} s`)
}

async function leastOf(measure: (round: number) => Promise<number>): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) costs.push(await measure(round))
  return Math.min(...costs)
}
