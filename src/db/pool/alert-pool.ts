import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'

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

const MARK = '/* prepared */'

/**
 * Marks a statement that runs with every order: each connection parses it once and may keep its plan. Its
 * text must be the same each time, without lists of varying length. It names its columns: a statement that
 * answers with `*` fails on an open connection after a migration has added a column.
 */
export const PREPARED = sql.raw(MARK)

const names = new Map<string, string>()

/** A statement for the driver; it has a name when it is marked with PREPARED. */
const statementOf = (text: string, values: unknown[]): QueryConfig =>
  text.includes(MARK) ? { text, values, name: nameOf(text) } : { text, values }

function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
  }
  return name
}
