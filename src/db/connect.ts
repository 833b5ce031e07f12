import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { alertPool } from './alert-pool.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

// int8 and numeric arrive as strings by default: every amount, count and rate of ours fits a JS number exactly enough.
const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(NUMERIC, Number)
types.setTypeParser(DATE, (text) => text)

/** A server that is there ends a statement at its limit and says so: silence for so long beyond it means that the line is dead. */
const SILENCE_MS = 3_000
/** An idle line is asked after this whether somebody is still there. */
const KEEP_ALIVE_MS = 10_000

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool on a PostgreSQL URL with the time limits every request must keep: 2 s for a slot or a lock, 5 s for a statement, and 3 s more
 * until a line without an answer counts as lost. `statementTimeoutMs` 0: no limit.
 */
export function connect(
  databaseUrl: string,
  options: { poolSize?: number; statementTimeoutMs?: number } = {},
): Connection {
  const statementMs = options.statementTimeoutMs ?? 5_000
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
    statement_timeout: statementMs,
    ...(statementMs > 0 ? { query_timeout: statementMs + SILENCE_MS } : {}),
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'alpine',
  })
  // An idle connection that the server closes must not take the process down; the next query opens a new one.
  pool.on('error', () => {})
  // One that breaks while it is lent out fails its query, which is where it is handled; its own event needs a listener all the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: alertPool(pool) }) })
  return { db, pool, close: () => pool.end() }
}
