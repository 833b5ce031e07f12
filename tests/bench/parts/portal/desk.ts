import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Db } from '#db/connect.ts'
import type { BulkRun, ChosenOrder } from '#features/desk/order-desk/contract/bulk.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import type { Bench } from '../../bench.ts'
import { atMost, ms } from '../../figures.ts'
import { load } from '../../load.ts'
import { type Press, portalPressTimes } from '../../portal-press-time.ts'
import { sessionOf } from '../../session-of.ts'

const ORDERS = 300_000
const PRESS_MS = 100
const PAGE_MS = 40
const BULK = 500
const BULK_SECONDS = 20
const SHOP_RATIO = 1.2
const ROUNDS = 3
const ROW = 'main [data-row-link]'
const tab = (show: string) => `main a[href="/orders?show=${show}"]`

/** The desk of a store with 300,000 orders: presses, the page of an order, and 500 orders shipped at once. */
export async function measureDesk(bench: Bench): Promise<void> {
  await fillOrders(bench.databaseUrl, { orders: ORDERS, now: new Date() })
  const { db, close } = connect(bench.databaseUrl, { poolSize: 1 })
  try {
    const cookie = await sessionOf(db, 'operations')
    const orders = await someOrders(db)
    await measurePresses(bench, cookie, orders)
    await measureOrderPage(bench, cookie, orders)
    await measureBulk(bench, cookie)
  } finally {
    await close()
  }
}

interface Known {
  id: string
  email: string
  tracking: string
}

/** Orders of every age that have shipped. */
const someOrders = (db: Db): Promise<Known[]> =>
  db
    .selectFrom('shipment')
    .innerJoin('orders', 'orders.id', 'shipment.order_id')
    .select(['orders.id', 'orders.email', 'shipment.tracking'])
    .orderBy('orders.id')
    .limit(200)
    .execute()

async function measurePresses({ store, note, references }: Bench, cookie: string, orders: readonly Known[]) {
  const find = (text: string): Press => ({
    path: '/orders',
    presses: [{ into: 'main input[type="search"]', type: text }],
  })
  const rounds = Array.from({ length: ROUNDS }, (_, round): Press[] => {
    const { id, email, tracking } = orders[round] ?? { id: '', email: '', tracking: '' }
    return [
      { path: '/orders', presses: ['to-ship', 'waits', 'on-the-way', 'problems'].map(tab) },
      ...[id, email, tracking, 'dana reyes'].map(find),
      { path: '/orders?show=on-the-way', presses: [ROW] },
      { path: '/orders', presses: [ROW] },
    ]
  }).flat()
  const [, token = ''] = cookie.split('=')
  const times = await portalPressTimes(store.portalUrl, token, rounds)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  note(
    atMost(PRESS_MS, {
      name: `${times.length} presses at 300,000 orders (tab, search, open an order), answer painted, p75`,
      value: `p50 ${ms(at(0.5))}, p75 ${ms(at(0.75))}`,
      measured: at(0.75),
      beside: references.cpu().shown,
      unit: 'ms',
    }),
  )
}

async function measureOrderPage(
  { store, note, seconds, references }: Bench,
  cookie: string,
  orders: readonly Known[],
) {
  let next = 0
  const figures = await load({
    url: store.portalUrl,
    connections: 1,
    seconds,
    headers: { cookie },
    path: () => `/orders/${orders[next++ % orders.length]?.id}`,
  })
  note(
    atMost(PAGE_MS, {
      name: 'page of an order among 300,000, at the server, p50',
      value: `p50 ${ms(figures.p50Ms)}, p99 ${ms(figures.p99Ms)}`,
      measured: figures.p50Ms,
      beside: references.cpu().shown,
      unit: 'ms',
      correct: figures.failed === 0,
    }),
  )
}

async function measureBulk({ store, pages, note, seconds, references }: Bench, cookie: string) {
  const call = callerOf(store.portalUrl, cookie)
  const path = '/partner/desk/bulk-orders'
  const { orders } = (await call('GET', `${path}/chosen?kind=ship&state=paid`)) as { orders: ChosenOrder[] }
  const ready = orders.filter(({ whyNot }) => whyNot === null).slice(0, BULK)
  const shop = () => load({ url: store.url + pages.product, connections: 1, seconds })
  await shop()
  const before = await shop()
  const began = performance.now()
  const { id } = (await call('POST', path, {
    key: randomUUID(),
    kind: 'ship',
    carrier: 'UPS',
    rows: ready.map(({ orderID, version }) => ({ orderID, seen: version, tracking: `B-${orderID}` })),
  })) as { id: string }
  const [during, { counts, took }] = await Promise.all([shop(), ended(call, `${path}/${id}`, began)])
  note(
    atMost(BULK_SECONDS, {
      name: `${ready.length} orders shipped in one run, a result a row`,
      value: `${took.toFixed(1)} s, ${counts.done} shipped`,
      measured: took,
      beside: references.cpu().shown,
      unit: 's',
      correct: ready.length === BULK && counts.done === BULK,
    }),
  )
  note(
    atMost(SHOP_RATIO, {
      name: 'a page of the store during that run, p50 against before',
      value: `${ms(before.p50Ms)} → ${ms(during.p50Ms)}`,
      measured: during.p50Ms,
      reference: before.p50Ms,
      unit: '×',
      correct: during.failed === 0,
    }),
  )
}

type Caller = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>

const callerOf =
  (portalUrl: string, cookie: string): Caller =>
  async (method, path, body) => {
    const answer = await fetch(`${portalUrl}/v1/api${path}`, {
      method,
      headers: { cookie, origin: portalUrl, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

/** Waits until a run has ended, as its page does. */
async function ended(call: Caller, path: string, began: number) {
  for (;;) {
    const { counts } = (await call('GET', path)) as BulkRun
    if (counts.waiting === 0) return { counts, took: (performance.now() - began) / 1_000 }
    await sleep(1_000)
  }
}
