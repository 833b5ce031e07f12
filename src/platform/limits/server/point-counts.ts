import type pg from 'pg'

/** A change of the count of one key. */
interface CountChange {
  key: string
  by: 1 | -1
  /** how long a count lasts that begins now */
  durationMs: number
}

interface Count {
  points: number
  msBeforeNext: number
}

/** The part of a pool that runs one statement. */
export type QueryPool = Pick<pg.Pool, 'query'>

export interface PointCounts {
  /** Changes a count and returns it. A count whose time is over begins again with this change. */
  change(change: CountChange): Promise<Count>
}

interface Waiting {
  change: CountChange
  resolve(count: Count): void
  reject(error: unknown): void
}

interface CountRow {
  key: string
  points: number
  expire: number
}

const TEXT = `
  insert into use_count (key, points, expire)
  select key, by, expire
  from unnest($1::text[], $2::int[], $3::bigint[]) as change(key, by, expire)
  on conflict (key) do update
  set points = case when use_count.expire <= $4 then excluded.points
                    else use_count.points + excluded.points end,
      expire = case when use_count.expire <= $4 then excluded.expire else use_count.expire end
  returning key, points, expire`

/**
 * Counts in the database. Changes of the same moment are written in one statement, because each statement
 * waits for the disk: a card takes three points at once, and gives three back.
 */
export function pointCounts(pool: QueryPool): PointCounts {
  let waiting: Waiting[] = []

  async function write(batch: readonly Waiting[], now: number): Promise<void> {
    try {
      const changes = batch.map(({ change }) => change)
      const { rows } = await pool.query<CountRow>({
        name: 'change-use-counts',
        text: TEXT,
        values: [
          changes.map(({ key }) => key),
          changes.map(({ by }) => by),
          changes.map(({ durationMs }) => now + durationMs),
          now,
        ],
      })
      const byKey = new Map(rows.map((row) => [row.key, row]))
      for (const { change, resolve } of batch) {
        const { points, expire } = byKey.get(change.key)!
        resolve({ points, msBeforeNext: Math.max(0, expire - Date.now()) })
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  function writeAll(): void {
    const all = waiting
    waiting = []
    for (const batch of withoutRepeats(all)) void write(batch, Date.now())
  }

  return {
    change: (change) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(writeAll)
        waiting.push({ change, resolve, reject })
      }),
  }
}

/**
 * The changes in batches that have each key at most once, as one statement must, and in the order of the
 * keys: so two statements never wait for each other.
 */
function withoutRepeats(all: readonly Waiting[]): Waiting[][] {
  const batches: Map<string, Waiting>[] = []
  for (const each of all) {
    const { key } = each.change
    const batch = batches.find((keys) => !keys.has(key))
    if (batch) batch.set(key, each)
    else batches.push(new Map([[key, each]]))
  }
  return batches.map((keys) => [...keys.values()].sort((a, b) => (a.change.key < b.change.key ? -1 : 1)))
}
