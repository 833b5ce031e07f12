import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
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

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool on a PostgreSQL URL with the time limits every request must keep (2 s for a slot or a lock, 5 s for a statement). */
export function connect(databaseUrl: string, options: { poolSize?: number; statementTimeoutMs?: number } = {}): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'alpine',
  })
  // An idle connection that the server closes must not take the process down; the next query opens a new one.
  pool.on('error', () => {})
  // One that breaks while it is lent out fails its query, which is where it is handled; its own event needs a listener all the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => pool.end() }
}
