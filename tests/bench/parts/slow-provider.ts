import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { atMost, ms, perSecond } from '../figures.ts'
import { load } from '../load.ts'
import {
  BUYERS,
  byAnother,
  byCard,
  cardOrders,
  cardTokens,
  control,
  FOR_EVER,
  type Order,
  placeAgainAndAgain,
} from '../orders.ts'
import { bestOf } from '../rounds.ts'

/** Pages of the catalog before, while and after 40 buyers wait for a card provider that is slow. */
export async function measureSlowProvider(bench: Bench, order: Order): Promise<void> {
  const { url, sandboxUrl } = bench.store
  const { seconds } = bench
  const browse = () => load({ url: url + bench.pages.listing, connections: BUYERS, seconds })
  await browse()
  const round = async () => {
    const before = await browse()
    const tokens = await cardTokens(sandboxUrl, 100)
    await control(sandboxUrl, 'faults', { op: 'sale', behavior: 'delay_ms', ms: 30_000, times: FOR_EVER })
    const bodyOf = byCard(order, tokens)
    const waiting = placeAgainAndAgain(url, { connections: 40, seconds: 0.1, bodyOf })
    // Their orders are made by now; from here on they wait.
    await sleep(1_500)
    const during = await browse()
    const { load: buyers } = await waiting
    await control(sandboxUrl, 'faults/clear')
    const after = await browse()
    return { before, during, after, buyers, usual: Math.max(before.p95Ms, after.p95Ms) }
  }
  const share = ({ during, usual }: Awaited<ReturnType<typeof round>>) => during.p95Ms / usual
  const { before, during, after, buyers, usual } = await bestOf(3, round, (a, b) => share(a) < share(b))
  bench.note(
    atMost(0.1, {
      name: 'how much later a page comes while 40 buyers wait 30 s for their card, p95 at 16',
      value: ms(during.p95Ms),
      measured: Math.max(0, during.p95Ms - usual),
      reference: usual,
      beside: `${ms(before.p95Ms)} before, ${ms(after.p95Ms)} after`,
      unit: 'of usual',
    }),
  )
  bench.note(
    atMost(10_000, {
      name: 'the longest of these 40 buyers waits for an answer',
      value: ms(buyers.p99Ms),
      measured: buyers.p99Ms,
      unit: 'ms',
    }),
  )
}

const STORM = 200
/** After this time the store tries a provider that has failed. */
const BREAKER_SECONDS = 5
const WINDOW_MS = 500

/**
 * Clients that try again at once, each until it has an order; and buyers beside them whose rate tells when
 * all is well again.
 */
export async function measureStorm(bench: Bench, order: Order, alone: number): Promise<void> {
  const { url, sandboxUrl } = bench.store
  // The breaker is closed again before the storm begins.
  await sleep(11_000)
  await cardOrders({ ...bench, seconds: 1 }, order)
  const tokens = await cardTokens(sandboxUrl, 20_000)
  await control(sandboxUrl, 'faults', { op: 'sale', behavior: 'fail_before', times: FOR_EVER })
  let healed = Number.POSITIVE_INFINITY
  const paid: number[] = []
  const bodyOf = byCard(order, tokens)
  const storm = Promise.all(Array.from({ length: STORM }, () => tryUntilPaid(url, bodyOf)))
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
  const back = firstUsualWindow(paid, alone)
  // The store asks a provider that failed again after 5 s; then the storm is served at three quarters of the
  // usual rate.
  const fair = BREAKER_SECONDS + STORM / (0.75 * alone)
  bench.note(
    atMost(1, {
      name: `after ${bench.seconds} s without the provider and ${STORM} clients that never pause`,
      value: [
        `all of them served ${(stormOver / 1_000).toFixed(1)} s after it is back`,
        `the usual rate after ${(back / 1_000).toFixed(1)} s`,
      ].join(', '),
      measured: Math.max(back, stormOver) / 1_000,
      reference: fair,
      beside: `${BREAKER_SECONDS} s and ${STORM} orders at ${perSecond(0.75 * alone)}: ${fair.toFixed(1)} s`,
      unit: '× that',
    }),
  )
}

/** A client that sends a new checkout at once after each refusal, until one is paid. */
async function tryUntilPaid(url: string, bodyOf: () => string): Promise<void> {
  for (let isPaid = false; !isPaid; ) {
    const answer = await fetch(`${url}/v1/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: byAnother(bodyOf()),
    })
    isPaid = (await answer.text()).includes('"state":"authorized"')
  }
}

/**
 * The start of the first half second in which orders are paid at the usual rate again, in milliseconds after
 * the provider is back.
 */
function firstUsualWindow(paidAt: readonly number[], usualPerSecond: number): number {
  const windows = Array.from({ length: 20_000 / WINDOW_MS }, (_, index) => index * WINDOW_MS)
  const rate = (from: number) =>
    (paidAt.filter((at) => at >= from && at < from + WINDOW_MS).length * 1_000) / WINDOW_MS
  return windows.find((from) => rate(from) >= 0.9 * usualPerSecond) ?? Number.POSITIVE_INFINITY
}
