import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from '../../bench.ts'
import { atLeast, type Figure, kilobytes, ms, perSecond } from '../../figures.ts'
import { type DatabaseServer, startDatabases } from './databases.ts'
import { type Goods, makeGoods, makeQuestions, someProducts } from './goods.ts'
import { type Measured, measureOrders, measureTask, ORDERS_AT_ONCE, SEARCHES_AT_ONCE } from './measure.ts'
import { startMedusa } from './medusa/medusa.ts'
import { startOurs } from './ours.ts'
import { orderedEverywhere, rehearseCalls } from './rehearse.ts'
import { type PeerInput, type PeerStore, TASKS, type Task, type Wanted } from './store.ts'
import { startVendure } from './vendure/vendure.ts'

const QUESTIONS = 48
const ROUNDS = 2
const CANDIDATES = 40
const LEAST_ORDERED = 20

/** Ours first. */
const STARTS: Readonly<Record<string, (input: PeerInput) => Promise<PeerStore>>> = {
  ours: startOurs,
  vendure: startVendure,
  medusa: startMedusa,
}
/** How many times as many a second ours must answer as Vendure, and as Medusa. */
const BARS: Readonly<Record<string, readonly number[]>> = { search: [60, 6], orders: [18, 70] }

/**
 * Our store, Vendure and Medusa with the same products and the same PostgreSQL, measured in turn. The peers
 * are installed by npm into the folder PEERS_FOLDER, by default one of the system's temporary folder, and
 * stay there, filled, for the next run.
 */
export async function measurePeers({ seconds, note }: Bench): Promise<void> {
  const home = process.env.PEERS_FOLDER ?? join(tmpdir(), 'alpine-peers')
  const goods = makeGoods()
  const server = await startDatabases(home)
  const stores: PeerStore[] = []
  try {
    for (const name of Object.keys(STARTS)) stores.push(await startNamed(name, { home, goods, server }))
    const bytes = []
    for (const store of stores) bytes.push(await rehearseCalls(store))
    const next = await makeOrders(stores, goods)
    const conditions = { seconds, database: server.pid }
    for (const [task, what] of Object.entries(TASKS)) {
      const measured = await inTurn(stores, (store) => measureTask(store, task as Task, conditions))
      const sizes = bytes.map((each) => each[task as Task])
      const name = `${what}, ${SEARCHES_AT_ONCE} at a time`
      for (const row of rowsOf({ name, bars: BARS[task], stores, measured, sizes })) note(row)
    }
    const measured = await inTurn(stores, (store) => measureOrders(store, conditions, next))
    const name = `an order of a guest, ${ORDERS_AT_ONCE} at a time`
    for (const row of rowsOf({ name, bars: BARS.orders, stores, measured })) note(row)
    const [ours] = stores
    const short = { ...ours!, order: ours!.shortOrder ?? ours!.order }
    const [shortly] = await inTurn([short], (store) => measureOrders(store, conditions, next))
    note({
      name: 'the same by ours, when delivery and tax are known: a call for the price, one for the order',
      value: `${described(shortly!)}; ${stores
        .slice(1)
        .map((peer, place) => `${times(shortly!, measured[place + 1]!)} × ${peer.name}`)
        .join(', ')}`,
    })
  } finally {
    for (const store of stores) await store.stop()
    await server.stop()
  }
}

async function startNamed(
  key: string,
  { home, goods, server }: { home: string; goods: Goods; server: DatabaseServer },
): Promise<PeerStore> {
  const began = performance.now()
  const questions = makeQuestions(goods, QUESTIONS)
  const store = await STARTS[key]!({ home, goods, questions, database: server.database(`peers_${key}`) })
  console.log(`  ${store.name}: ready after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return store
}

/** Orders of new guests for products that all stores sell. Throws when too few are. */
async function makeOrders(stores: readonly PeerStore[], goods: Goods): Promise<() => Wanted> {
  let guest = 0
  const products = await orderedEverywhere(stores, someProducts(goods, CANDIDATES), () => guest++)
  if (products.length < LEAST_ORDERED) throw new Error(`Only ${products.length} products are sold everywhere`)
  return () => ({ product: products[guest % products.length]!, guest: guest++ })
}

/** Each store after the other, the next round in the other direction; of each its best round. */
async function inTurn(
  stores: readonly PeerStore[],
  measure: (store: PeerStore) => Promise<Measured>,
): Promise<Measured[]> {
  const best = new Map<PeerStore, Measured>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const store of round % 2 === 0 ? stores : stores.toReversed()) {
      const measured = await measure(store)
      const before = best.get(store)
      if (!before || measured.requestsPerSecond > before.requestsPerSecond) best.set(store, measured)
    }
  }
  return stores.map((store) => best.get(store)!)
}

interface Row {
  name: string
  /** of each peer */
  bars: readonly number[] | undefined
  stores: readonly PeerStore[]
  measured: readonly Measured[]
  /** bytes of an answer */
  sizes?: readonly number[]
}

function rowsOf({ name, bars, stores, measured, sizes }: Row): Figure[] {
  const [ours] = measured
  return stores.map((store, place): Figure => {
    const own = measured[place]!
    const row = {
      name: `${name}: ${store.name}`,
      value: described(own, sizes?.[place]),
    }
    if (place === 0) return { ...row, ...(own.failed > 0 && { holds: false }) }
    if (!bars) return { ...row, value: `${row.value}; ours ${times(ours!, own)} ×` }
    return atLeast(bars[place - 1] ?? 1, {
      ...row,
      measured: ours!.requestsPerSecond,
      reference: own.requestsPerSecond,
      unit: '× as many a second by ours',
      correct: own.failed + ours!.failed === 0,
    })
  })
}

const times = (ours: Measured, theirs: Measured): string =>
  String(Number((ours.requestsPerSecond / theirs.requestsPerSecond).toPrecision(3)))

const described = (figures: Measured, bytes?: number): string =>
  [
    `${oneDigit(figures.requestsPerSecond)}, p50 ${ms(figures.p50Ms)}, p99 ${ms(figures.p99Ms)}`,
    `processor ${ms(figures.storeMs)} and of PostgreSQL ${ms(figures.databaseMs)}`,
    ...(bytes === undefined ? [] : [kilobytes(bytes)]),
    ...(figures.failed > 0 ? [`${figures.failed} failed`] : []),
  ].join('; ')

const FEW = 100
const oneDigit = (value: number): string => (value < FEW ? `${value.toFixed(1)}/s` : perSecond(value))
