import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { connect, type Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { loadDemoCatalogue } from '#demo/catalogue/load.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import { publicPrices } from '#features/selling/pricing/server/index.ts'
import { companyPrices } from '#features/selling/pricing/server/price-lists.ts'
import { migrations } from '#server/declared.ts'
import { startStore } from '../../../fixtures/store/running-store.ts'
import type { Bench } from '../../bench.ts'
import { atMost, ms } from '../../figures.ts'
import { EVERY, FIRST_COMPANY, LISTS, manyLists, manyProducts, PRICES_A_LIST } from './fill.ts'
import { measureSheets } from './sheets.ts'

const LINES = 40
const CARTS = 600

/** Carts of companies among 1,000 lists, and sheets of 100,000 prices, in a database of their own. */
export async function measurePrices(bench: Bench): Promise<void> {
  const folder = `${bench.folder}-prices`
  const database = await startEmbedded(folder)
  try {
    const { db, close } = connect(database.url, { poolSize: 1, statementTimeoutMs: 0 })
    await migrate(db, migrations)
    await loadDemoCatalogue(db, {})
    await manyProducts(db)
    await manyLists(db)
    await measureCarts(bench, db)
    await close()
    const store = await startStore({
      heapMb: 4096,
      env: { DATABASE_URL: database.url },
      timeoutMs: 600_000,
    })
    try {
      await measureSheets(bench, store, database.url)
    } finally {
      await store.stop()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prices a cart of 40 lines again and again, each time of another company and of other products. */
async function measureCarts({ note }: Bench, db: Db): Promise<void> {
  const { rows: prices } = await sql<{ rows: number }>`
    select count(*) as rows from price_list_price`.execute(db)
  const { rows: products } = await sql<{ id: string }>`
    select product_id as id
    from product_price
    where valid_to is null and price_cents > 100 and product_id >= '600000000'
    order by product_id
    limit 100000`.execute(db)
  const { rows: lists } = await sql<{ company: number; list: number }>`
    select company_id as company, id as list
    from price_list
    where company_id >= ${FIRST_COMPANY}
    order by id`.execute(db)
  const now = new Date()
  const buyer = (round: number) => lists[(round * 37) % lists.length]!
  // Half of the lines are of the buyer's own list.
  const cart = (round: number) =>
    Array.from({ length: LINES }, (_, line) => {
      const any = (round * 7_919 + line * 2_477) % products.length
      const own = any - (any % EVERY) + (buyer(round).list % EVERY)
      return { id: products[line % 2 ? any : own]!.id, qty: 1 + ((round + line) % 20) }
    })
  let offered = 0
  const company = async (round: number) => {
    const lines = cart(round)
    const source = companyPrices(db, buyer(round).company)
    const book = await source.priceBook(
      lines.map(({ id }) => id),
      now,
    )
    for (const { id, qty } of lines) {
      const product = book.get(id)!
      unitPrice(product, qty)
      if (product.offer) offered++
    }
  }
  const publicly = async (round: number) => {
    const lines = cart(round)
    await publicPrices(db).priceBook(
      lines.map(({ id }) => id),
      now,
    )
  }
  for (let round = 0; round < 60; round++) await Promise.all([company(round), publicly(round)])
  const before = await writtenRows(db)
  offered = 0
  const own = await timesOf(CARTS, company)
  const share = offered / (CARTS * LINES)
  const shown = await timesOf(CARTS, publicly)
  const written = (await writtenRows(db)) - before
  note(
    atMost(15, {
      name:
        `cart of ${LINES} lines, ${LISTS.toLocaleString('en-US')} lists with ` +
        `${PRICES_A_LIST.toLocaleString('en-US')} own prices each, breaks and rules`,
      value: [
        `p50 ${ms(own.p50)}, p95 ${ms(own.p95)}; public prices alone p95 ${ms(shown.p95)}`,
        `${prices[0]!.rows.toLocaleString('en-US')} prices`,
        `${Math.round(share * 100)}% of the lines have an offer`,
        `${written} rows precomputed`,
      ].join('; '),
      measured: own.p95,
      unit: 'ms',
      correct: written === 0 && share > 0.5,
    }),
  )
}

/** Rows that were written in this database so far, as PostgreSQL counts them. */
async function writtenRows(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ written: number }>`
    select sum(n_tup_ins + n_tup_upd) as written
    from pg_stat_user_tables
    where relname in (
      'price_list', 'price_list_price', 'price_list_rule', 'product', 'product_price', 'product_cost',
      'company'
    )`.execute(db)
  return rows[0]!.written
}

async function timesOf(rounds: number, work: (round: number) => Promise<void>) {
  const times: number[] = []
  for (let round = 100; round < 100 + rounds; round++) {
    const began = performance.now()
    await work(round)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!
  return { p50: at(0.5), p95: at(0.95) }
}
