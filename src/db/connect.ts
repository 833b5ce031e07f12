import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { alertPool } from './pool/alert-pool.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

// The driver returns int8 and numeric as strings. Our amounts, counts and rates fit a JavaScript number.
const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(NUMERIC, Number)
types.setTypeParser(DATE, (text) => text)

/**
 * A running server ends a statement at its limit and reports it. Without an answer for this much longer, the
 * connection is dead.
 */
const SILENCE_MS = 3_000
/** After this the driver probes an idle connection. */
const KEEP_ALIVE_MS = 10_000

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectOptions {
  poolSize?: number
  /** 0: no limit */
  statementTimeoutMs?: number
  /** called for each connection that broke, idle or in use */
  onLostConnection?: () => void
}

/**
 * Opens a pool on a PostgreSQL URL with the time limits that every request must keep: 2 s for a free
 * connection or a lock, 5 s for a statement, and 3 s more until a connection without an answer counts as
 * lost.
 */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Connection {
  const statementMs = options.statementTimeoutMs ?? 5_000
  return open(databaseUrl, options, {
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementMs,
    ...(statementMs > 0 ? { query_timeout: statementMs + SILENCE_MS } : {}),
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
  })
}

/** Every limit of time that a server may have set for its sessions. An old one lacks some of them. */
const NO_LIMITS = `
  select set_config(name, '0', false)
  from pg_settings
  where name in (
    'statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout',
    'idle_session_timeout'
  )
`

/**
 * Opens a pool for work that nobody waits for at a page: migrations, the first load of a store, commands. No
 * statement, lock or pause of it has a limit of time, whatever the server or its role says, so a slow machine
 * takes longer and does not fail. A server that has ended still fails it at once.
 */
export const connectWithoutLimits = (databaseUrl: string, { poolSize = 4 } = {}): Connection =>
  open(databaseUrl, {}, { max: poolSize, onConnect: async (client) => void (await client.query(NO_LIMITS)) })

function open(databaseUrl: string, { onLostConnection }: ConnectOptions, limits: pg.PoolConfig): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
    application_name: 'alpine',
    ...limits,
  })
  const lost = onLostConnection ?? (() => undefined)
  // Without a listener, a connection that breaks would end the process. In use, it fails its query, and the
  // caller handles that; the next query opens a new one. The pool repeats the event of an idle connection,
  // which is counted already.
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: alertPool(pool) }) })
  return { db, pool, close: () => pool.end() }
}
