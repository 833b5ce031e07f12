import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import type { RunningStore } from '../fixtures/store/running-store.ts'
import { faultyCheckouts } from './faulty-checkouts.ts'
import { type Figure, ms, percent, perSecond } from './figures.ts'
import { type LoadFigures, load } from './load.ts'
import {
  byCard,
  byPaypal,
  cardTokens,
  control,
  furnaceOrder,
  type Order,
  placeAgainAndAgain,
  stockUp,
} from './orders.ts'

interface Bench {
  store: RunningStore
  databaseUrl: string
  /** a page of the catalogue */
  page: string
  seconds: number
  note(figure: Figure): void
}

const BUYERS = 16
const FOR_EVER = 1_000_000

/** Issue 4's figures: money under load, beside a provider that is down, after a storm, and over many faulty checkouts. */
export async function measurePayments(bench: Bench): Promise<void> {
  const connection = connect(bench.databaseUrl, { poolSize: 2 })
  await stockUp(connection.db)
  await connection.close()
  const order = await furnaceOrder(bench.store.url)
  const alone = await measureCards(bench, order)
  await measureBesideDownProvider(bench, order, alone)
  await measureSlowProvider(bench, order)
  await measureStorm(bench, order, alone)
  await measureFaulty(bench)
}

async function cardOrders(
  { store, seconds }: Bench,
  order: Order,
): Promise<{ load: LoadFigures; orderIds: string[]; authorized: number }> {
  const tokens = await cardTokens(store.sandboxUrl, seconds * 300)
  let authorized = 0
  const count = (body: string) => {
    if (body.includes('"state":"authorized"')) authorized++
  }
  return {
    ...(await placeAgainAndAgain(store.url, {
      connections: BUYERS,
      seconds,
      bodyOf: byCard(order, tokens),
      onAnswer: count,
    })),
    authorized,
  }
}

async function measureCards(bench: Bench, order: Order): Promise<number> {
  // A store that has served for a while is measured, not one whose code is still being compiled.
  await cardOrders({ ...bench, seconds: 6 }, order)
  const { load: figures, orderIds, authorized } = await cardOrders(bench, order)
  const sales = await salesByOrder(bench.store.sandboxUrl)
  const lost = orderIds.filter((id) => !sales.has(id)).length
  const doubled = orderIds.filter((id) => (sales.get(id) ?? 0) > 1).length
  bench.note({
    name: 'orders by card against the sandbox, 16 at a time',
    value: `${perSecond(figures.requestsPerSecond)}, p50 ${ms(figures.p50Ms)}, p99 ${ms(figures.p99Ms)}; ${authorized} paid, ${lost} without money, ${doubled} charged twice, ${figures.failed} refused`,
    bar: '≥ 60/s, p99 ≤ 500 ms',
    holds:
      figures.requestsPerSecond >= 60 &&
      figures.p99Ms <= 500 &&
      figures.failed === 0 &&
      authorized === orderIds.length &&
      lost + doubled === 0,
  })
  return figures.requestsPerSecond
}

async function salesByOrder(sandboxUrl: string): Promise<Map<string, number>> {
  const { transactions } = (await (await fetch(`${sandboxUrl}/__control/ledger`)).json()) as {
    transactions: { orderId: string; status: string }[]
  }
  const sales = new Map<string, number>()
  for (const { orderId, status } of transactions)
    if (status === 'authorized') sales.set(orderId, (sales.get(orderId) ?? 0) + 1)
  return sales
}

/** A buyer whose way to pay does not answer, and who tries again each second. */
async function paypalBuyer(url: string, order: Order, until: () => boolean): Promise<void> {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/v1/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const placed = await post('/checkout', byPaypal(order), { 'idempotency-key': randomUUID() })
  const cookie = placed.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { orderID } = (await placed.json()) as { orderID: string }
  while (!until()) {
    await post('/checkout/paypal/create_order', JSON.stringify({ internalOrderId: orderID }), { cookie })
    await sleep(1_000)
  }
}

async function measureBesideDownProvider(bench: Bench, order: Order, alone: number): Promise<void> {
  const { url, sandboxUrl } = bench.store
  await control(sandboxUrl, 'faults', {
    op: 'create_order',
    behaviour: 'delay_ms',
    ms: 30_000,
    times: FOR_EVER,
  })
  let over = false
  const others = Promise.all(Array.from({ length: BUYERS }, () => paypalBuyer(url, order, () => over)))
  const { load: figures } = await cardOrders(bench, order)
  over = true
  await control(sandboxUrl, 'faults/clear')
  await others
  bench.note({
    name: 'the same while PayPal does not answer and 16 buyers try it',
    value: `${perSecond(figures.requestsPerSecond)}, p99 ${ms(figures.p99Ms)}; ${percent(figures.requestsPerSecond / alone)} of alone, ${figures.failed} refused`,
    bar: '≥ 80 % of alone',
    holds: figures.requestsPerSecond >= 0.8 * alone && figures.failed === 0,
  })
}

async function measureSlowProvider(bench: Bench, order: Order): Promise<void> {
  const { url, sandboxUrl } = bench.store
  const browse = () =>
    load({
      url: url + bench.page,
      connections: BUYERS,
      seconds: bench.seconds,
      headers: { 'accept-encoding': 'br' },
    })
  await browse()
  const before = await browse()
  const tokens = await cardTokens(sandboxUrl, 100)
  await control(sandboxUrl, 'faults', { op: 'sale', behaviour: 'delay_ms', ms: 30_000, times: FOR_EVER })
  const waiting = placeAgainAndAgain(url, { connections: 40, seconds: 0.1, bodyOf: byCard(order, tokens) })
  // Their orders are made; from now on they wait.
  await sleep(1_500)
  const during = await browse()
  const { load: buyers } = await waiting
  await control(sandboxUrl, 'faults/clear')
  const after = await browse()
  const usual = Math.max(before.p95Ms, after.p95Ms)
  bench.note({
    name: 'the card provider answers after 30 s, 40 buyers wait: a page of the catalogue, p95 at 16',
    value: `${ms(during.p95Ms)} beside ${ms(before.p95Ms)} before and ${ms(after.p95Ms)} after; every buyer has an answer within ${ms(buyers.p99Ms)}`,
    bar: '< 10 % more, ≤ 10 s',
    holds: during.p95Ms < 1.1 * usual && buyers.p99Ms <= 10_000,
  })
}

const STORM = 200
const WINDOW_MS = 500

/** Clients that try again at once, each until it has an order; and buyers beside them whose rate tells when all is well again. */
async function measureStorm(bench: Bench, order: Order, alone: number): Promise<void> {
  const { url, sandboxUrl } = bench.store
  // The breaker is closed again before the storm begins.
  await sleep(11_000)
  await cardOrders({ ...bench, seconds: 1 }, order)
  const tokens = await cardTokens(sandboxUrl, 20_000)
  await control(sandboxUrl, 'faults', { op: 'sale', behaviour: 'fail_before', times: FOR_EVER })
  let healed = Number.POSITIVE_INFINITY
  const paid: number[] = []
  const bodyOf = byCard(order, tokens)
  const stubborn = async () => {
    for (let done = false; !done; ) {
      const answer = await fetch(`${url}/v1/api/checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: bodyOf(),
      })
      done = (await answer.text()).includes('"state":"authorized"')
    }
  }
  const storm = Promise.all(Array.from({ length: STORM }, stubborn))
  await sleep(bench.seconds * 1_000)
  await control(sandboxUrl, 'faults/clear')
  healed = performance.now()
  const buyers = placeAgainAndAgain(url, {
    connections: BUYERS,
    seconds: 20,
    bodyOf,
    onAnswer: (body) => {
      if (body.includes('"state":"authorized"')) paid.push(performance.now() - healed)
    },
  })
  await storm
  const stormOver = performance.now() - healed
  await buyers
  const rate = (from: number) =>
    (paid.filter((at) => at >= from && at < from + WINDOW_MS).length * 1_000) / WINDOW_MS
  const windows = Array.from({ length: 20_000 / WINDOW_MS }, (_, index) => index * WINDOW_MS)
  const back = windows.find((from) => rate(from) >= 0.9 * alone) ?? Number.POSITIVE_INFINITY
  const seconds = Math.max(back, stormOver) / 1_000
  bench.note({
    name: `after ${bench.seconds} s without the provider and ${STORM} clients that never pause`,
    value: `all of them served ${(stormOver / 1_000).toFixed(1)} s after it is back; the usual rate after ${(back / 1_000).toFixed(1)} s`,
    bar: '≤ 10 s',
    holds: seconds <= 10,
  })
}

async function measureFaulty(bench: Bench): Promise<void> {
  const count = Math.min(10_000, bench.seconds * 2_000)
  const { made, figures, breaches, seconds } = await faultyCheckouts(bench.databaseUrl, count)
  for (const breach of breaches.slice(0, 10)) console.log(`    ${breach}`)
  const of = (...ids: string[]) =>
    breaches.filter((breach) => ids.some((id) => breach.startsWith(`${id}:`))).length
  bench.note({
    name: `${made.toLocaleString('en-US')} checkouts among provider faults, in ${Math.round(seconds)} s`,
    value: `${figures}; ${of('I5')} lost orders, ${of('I1', 'I2')} double charges, ${of('I3', 'I4')} money without order or order without money, ${of('I6')} oversold, ${of('I7')} coupons beyond their limit, ${breaches.length} breaches of I1–I16`,
    bar: `${count.toLocaleString('en-US')}, all 0`,
    holds: breaches.length === 0 && made === count,
  })
}
