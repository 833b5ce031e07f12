import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/connect.ts'
import type { Bench } from '../bench.ts'
import { atLeast, atMost, ms, perSecond } from '../figures.ts'
import {
  BUYERS,
  byAnother,
  byPaypal,
  cardOrders,
  control,
  FOR_EVER,
  furnaceOrder,
  type Order,
  prepareForLoad,
} from '../orders.ts'
import { bestOf } from '../rounds.ts'
import { faultyCheckouts } from './faulty-checkouts.ts'
import { measureSlowProvider, measureStorm } from './slow-provider.ts'

/** Money under load, beside a provider that is down, after a storm, and over many checkouts among faults. */
export async function measurePayments(bench: Bench): Promise<void> {
  const { db, close } = connect(bench.databaseUrl, { poolSize: 2 })
  const order = await furnaceOrder(bench.store.url)
  await prepareForLoad(db)
  const alone = await measureCards(bench, order)
  await prepareForLoad(db)
  await measureBesideDownProvider(bench, order, alone)
  await measureSlowProvider(bench, order)
  await prepareForLoad(db)
  await measureStorm(bench, order, alone)
  await close()
  await measureFaulty(bench)
}

async function measureCards(bench: Bench, order: Order): Promise<number> {
  // A store that has served for a while is measured, not one whose code is still being compiled.
  await cardOrders({ ...bench, seconds: 6 }, order)
  const round = async () => ({ cpu: bench.references.cpu(), ...(await cardOrders(bench, order)) })
  const rounds = [await round(), await round()]
  const best = rounds.reduce((a, b) => (b.load.requestsPerSecond > a.load.requestsPerSecond ? b : a))
  const { load: figures, cpu } = best
  const ids = rounds.flatMap(({ orderIds }) => orderIds)
  const authorized = rounds.reduce((sum, each) => sum + each.authorized, 0)
  const refused = rounds.reduce((sum, each) => sum + each.load.failed, 0)
  const sales = await salesByOrder(bench.store.sandboxUrl)
  const lost = ids.filter((id) => !sales.has(id)).length
  const doubled = ids.filter((id) => (sales.get(id) ?? 0) > 1).length
  bench.note(
    atLeast(1, {
      name: 'orders by card against the sandbox, 16 at a time',
      value: [
        perSecond(figures.requestsPerSecond),
        `${authorized} paid, ${lost} without money, ${doubled} charged twice, ${refused} refused`,
      ].join('; '),
      measured: (figures.requestsPerSecond * cpu.value) / 1_000,
      reference: 1,
      beside: cpu.shown,
      unit: 'orders in the time of a CPU loop',
      correct: refused + lost + doubled === 0 && authorized === ids.length,
    }),
  )
  bench.note(
    atMost(28, {
      name: 'the slowest of 100 of these orders',
      value: `p50 ${ms(figures.p50Ms)}, p99 ${ms(figures.p99Ms)}`,
      measured: figures.p99Ms,
      reference: cpu.value,
      beside: cpu.shown,
      unit: '× CPU loop',
    }),
  )
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
  const placed = await post('/checkout', byAnother(byPaypal(order)), { 'idempotency-key': randomUUID() })
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
  const silent = { op: 'create_order', behavior: 'delay_ms', ms: 30_000, times: FOR_EVER }
  await control(sandboxUrl, 'faults', silent)
  let over = false
  const others = Promise.all(Array.from({ length: BUYERS }, () => paypalBuyer(url, order, () => over)))
  const { load: figures } = await bestOf(
    2,
    () => cardOrders(bench, order),
    (a, b) => a.load.requestsPerSecond > b.load.requestsPerSecond,
  )
  over = true
  await control(sandboxUrl, 'faults/clear')
  await others
  bench.note(
    atMost(0.2, {
      name: 'how much slower while PayPal does not answer and 16 buyers try it',
      value: `${perSecond(figures.requestsPerSecond)}, p99 ${ms(figures.p99Ms)}, ${figures.failed} refused`,
      measured: Math.max(0, alone - figures.requestsPerSecond),
      reference: alone,
      beside: `alone ${perSecond(alone)}`,
      unit: 'of alone',
      correct: figures.failed === 0,
    }),
  )
}

async function measureFaulty(bench: Bench): Promise<void> {
  const count = Math.min(10_000, bench.seconds * 2_000)
  const { made, figures, breaches, seconds } = await faultyCheckouts(bench.databaseUrl, count)
  for (const breach of breaches.slice(0, 10)) console.log(`    ${breach}`)
  const of = (...ids: string[]) =>
    breaches.filter((breach) => ids.some((id) => breach.startsWith(`${id}:`))).length
  bench.note({
    name: `${made.toLocaleString('en-US')} checkouts among provider faults, in ${Math.round(seconds)} s`,
    value: [
      figures,
      `${of('I5')} lost orders`,
      `${of('I1', 'I2')} double charges`,
      `${of('I3', 'I4')} money without order or order without money`,
      `${of('I6')} oversold`,
      `${of('I7')} coupons beyond their limit`,
      `${breaches.length} breaches of I1–I16`,
    ].join(', '),
    bar: `${count.toLocaleString('en-US')}, all 0`,
    holds: breaches.length === 0 && made === count,
  })
}
