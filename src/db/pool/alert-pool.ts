import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { statementOf } from './prepared.ts'

const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * A pool that drops dead connections early. When a query gets no answer in time, the pool closes that
 * connection, and every idle one whose last answer is older, instead of lending them out. The next caller
 * then does not have to wait for its own timeout. Each connection parses a statement that is marked with
 * PREPARED once.
 */
export function alertPool(pool: Pool): PostgresPool {
  const heardAt = new WeakMap<PoolClient, number>()
  let silentAt = 0
  pool.on('connect', (client) => void heardAt.set(client as PoolClient, performance.now()))

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await pool.connect()
      if ((heardAt.get(client) ?? 0) >= silentAt) return watched(client)
      client.release(true)
    }
  }

  function watched(client: PoolClient): PostgresPoolClient {
    let dead: unknown
    const query = async (text: string, values: readonly unknown[]) => {
      if (dead !== undefined) throw dead
      try {
        const result = await client.query(statementOf(text, values as unknown[]))
        heardAt.set(client, performance.now())
        return result
      } catch (error) {
        if (isSilence(error)) {
          dead = error
          silentAt = performance.now()
        }
        throw error
      }
    }
    return {
      // Kysely's type also has a form for cursors, which this store does not use.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || dead !== undefined),
    }
  }

  return { connect, end: () => pool.end(), options: pool.options }
}
