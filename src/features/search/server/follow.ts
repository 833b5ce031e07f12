import type { Pool, PoolClient } from 'pg'
import type { Projection } from './projection.ts'

/** NOTIFY channel that says the catalogue has a new version; `select pg_notify('catalogue', '')` in the transaction that makes one. */
export const CATALOGUE_CHANNEL = 'catalogue'

const CHECK_MS = 15_000

export interface Following {
  stop(): Promise<void>
}

/**
 * Refreshes a projection whenever PostgreSQL announces a new catalogue, and every 15 s in case an announcement was lost.
 * A refresh that fails is reported and tried again at the next check.
 */
export async function followCatalogue(parts: {
  projection: Pick<Projection, 'refresh'>
  pool: Pool
  onError: (cause: unknown) => void
  checkMs?: number
}): Promise<Following> {
  let listener: PoolClient | undefined
  let isStopped = false

  const refresh = () => parts.projection.refresh().catch(parts.onError)

  // Nothing is ever asked over this connection, so that nobody would notice that its line is dead: a word now and then.
  async function listen(): Promise<void> {
    if (isStopped) return
    const known = listener
    if (known) return void (await known.query('select 1').catch(() => drop(known)))
    const client = await parts.pool.connect()
    client.on('notification', refresh)
    client.on('error', () => drop(client))
    listener = client
    await client.query(`listen ${CATALOGUE_CHANNEL}`)
  }

  // The connection is closed rather than given back, or another borrower would go on listening.
  function drop(client: PoolClient): void {
    if (listener !== client) return
    listener = undefined
    client.release(true)
  }

  async function check(): Promise<void> {
    await listen().catch(parts.onError)
    await refresh()
  }

  await check()
  const timer = setInterval(check, parts.checkMs ?? CHECK_MS)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      if (listener) drop(listener)
    },
  }
}
