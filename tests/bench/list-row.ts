import type { Bench } from './bench.ts'
import { atMost, ms } from './figures.ts'
import { load } from './load.ts'
import { bestOf } from './rounds.ts'

const LIST_P50_MS = 10
const LIST_P99_MS = 60
const CONNECTIONS = 8
const ROUNDS = 2

interface ListRow {
  /** "portal list of 100,000 quotes, first page" */
  name: string
  url: string
  cookie: string
}

/** The row of one list of the portal: one reader, then eight at the same time, the better of two rounds. */
export async function measureList(
  { note, seconds, references }: Bench,
  { name, url, cookie }: ListRow,
): Promise<void> {
  const loaded = (connections: number) => load({ url, connections, seconds, headers: { cookie } })
  const one = await loaded(1)
  const eight = await bestOf(
    ROUNDS,
    () => loaded(CONNECTIONS),
    (round, other) => round.p99Ms < other.p99Ms,
  )
  note(
    atMost(LIST_P50_MS, {
      name,
      value: `p50 ${ms(one.p50Ms)} at 1; p50 ${ms(eight.p50Ms)}, p99 ${ms(eight.p99Ms)} at ${CONNECTIONS}`,
      measured: one.p50Ms,
      beside: references.cpu().shown,
      unit: 'ms',
      correct: one.failed + eight.failed === 0 && eight.p99Ms <= LIST_P99_MS,
    }),
  )
}
