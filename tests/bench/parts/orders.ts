import { connect } from '#db/connect.ts'
import { type Bench, oneAndSixteen } from '../bench.ts'
import { atLeast, ms, perSecond } from '../figures.ts'
import { furnaceOrder, placeAgainAndAgain, prepareForLoad } from '../orders.ts'
import { bestOf } from '../rounds.ts'
import { described } from './pages.ts'

const BUYERS = 16

/** The price of one product, as the cart asks for it. */
export async function measureCart({ store, pages, seconds, note }: Bench): Promise<void> {
  const products = [{ id: pages.product.split('/').at(-1), qty: 1 }]
  const { one, sixteen } = await oneAndSixteen(`${store.url}/v1/api/cart/products`, seconds, {
    method: 'POST',
    body: JSON.stringify({ products }),
  })
  note({
    name: 'add an item: our price for it',
    value: described(one, sixteen),
    holds: one.failed + sixteen.failed === 0,
  })
}

/**
 * Orders placed by check. Each costs processor time of the store and the database, and waits for the disk.
 */
export async function measureOrders(bench: Bench): Promise<void> {
  const { db, close } = connect(bench.databaseUrl, { poolSize: 2 })
  await prepareForLoad(db)
  const order = await furnaceOrder(bench.store.url)
  const ids: string[] = []
  const round = async () => {
    const cpu = bench.references.cpu()
    const fsync = await bench.references.fsync()
    const placed = await placeAgainAndAgain(bench.store.url, {
      connections: BUYERS,
      seconds: bench.seconds,
      bodyOf: () => order.body,
    })
    ids.push(...placed.orderIds)
    return { placed, cpu, fsync, perLoop: (placed.load.requestsPerSecond * cpu.value) / 1_000 }
  }
  const best = await bestOf(3, round, (a, b) => a.perLoop > b.perLoop)
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'attempt_key'])
    .where('payment_method', '=', 'check')
    .execute()
  await close()
  const stored = new Set(rows.map((row) => row.id))
  const lost = ids.filter((id) => !stored.has(id)).length
  const doubled =
    rows.length - new Set(rows.map((row) => row.attempt_key)).size + ids.length - new Set(ids).size
  // An order whose answer was cut off when a load ended is not lost: at most one a connection and round.
  const unanswered = rows.length - ids.length
  const { load } = best.placed
  bench.note(
    atLeast(1.75, {
      name: 'orders placed by check, 16 at a time',
      value: [
        `${perSecond(load.requestsPerSecond)}, p50 ${ms(load.p50Ms)}, p99 ${ms(load.p99Ms)}`,
        `${ids.length} orders, ${lost} lost, ${doubled} doubled, ${load.failed} refused`,
      ].join('; '),
      measured: best.perLoop,
      reference: 1,
      beside: `${best.cpu.shown}, ${best.fsync.shown}`,
      unit: 'orders in the time of a CPU loop',
      correct: lost + doubled + load.failed === 0 && unanswered <= 3 * BUYERS,
    }),
  )
}
