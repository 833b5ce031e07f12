import { type LoadFigures, load } from '../../load.ts'
import { openClient } from './client.ts'
import { processorMs } from './processor.ts'
import type { Call, PeerStore, Task, Wanted } from './store.ts'

export const SEARCHES_AT_ONCE = 16
export const ORDERS_AT_ONCE = 8

export interface Measured extends Pick<LoadFigures, 'requestsPerSecond' | 'p50Ms' | 'p99Ms' | 'failed'> {
  /** milliseconds of the processor for one answer: of the store's processes, and of PostgreSQL */
  storeMs: number
  databaseMs: number
}

interface Conditions {
  seconds: number
  /** the process of PostgreSQL */
  database: number
}

/** Loads one task of a store with its calls in turn. */
export async function measureTask(
  { url, processes, calls }: PeerStore,
  task: Task,
  { seconds, database }: Conditions,
): Promise<Measured> {
  const all = calls[task]
  let asked = 0
  const next = (): Call => all[asked % all.length]!
  const { headers, body } = next()
  return withProcessor(processes, database, () =>
    load({
      url,
      connections: SEARCHES_AT_ONCE,
      seconds,
      method: body ? 'POST' : 'GET',
      ...(headers && { headers }),
      ...(body && { body: () => next().body?.() ?? '' }),
      path: () => {
        const { path } = next()
        asked++
        return path
      },
    }),
  )
}

/** Places orders by several guests at once; at the end each finishes the order that it began. */
export async function measureOrders(
  store: PeerStore,
  { seconds, database }: Conditions,
  next: () => Wanted,
): Promise<Measured> {
  const { send, close } = openClient(store.url)
  const times: number[] = []
  let failed = 0
  const guest = async (deadline: number) => {
    while (performance.now() < deadline) {
      const began = performance.now()
      try {
        await store.order(next(), send)
        times.push(performance.now() - began)
      } catch (error) {
        if (failed++ === 0) console.error(`${store.name}: ${error}`)
      }
    }
  }
  const measured = await withProcessor(store.processes, database, async () => {
    const began = performance.now()
    await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, () => guest(began + seconds * 1000)))
    const lasted = (performance.now() - began) / 1000
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
    return { requestsPerSecond: times.length / lasted, p50Ms: at(0.5), p99Ms: at(0.99), failed }
  })
  close()
  return measured
}

async function withProcessor(
  store: readonly number[],
  database: number,
  work: () => Promise<Pick<Measured, 'requestsPerSecond' | 'p50Ms' | 'p99Ms' | 'failed'>>,
): Promise<Measured> {
  const before = { store: processorMs(store), database: processorMs([database]), at: performance.now() }
  const figures = await work()
  const answers = (figures.requestsPerSecond * (performance.now() - before.at)) / 1000
  return {
    ...figures,
    storeMs: (processorMs(store) - before.store) / answers,
    databaseMs: (processorMs([database]) - before.database) / answers,
  }
}
