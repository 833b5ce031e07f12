import type { Pool, PoolClient } from 'pg'
import type { Projection } from './projection.ts'

/**
 * NOTIFY channel that announces a new version of the catalog; the transaction that makes one notifies it.
 */
export const CATALOGUE_CHANNEL = 'catalogue'

const CHECK_MS = 15_000
const FOLLOW_MS = 500

export interface CatalogueWatch {
  stop(): Promise<void>
}

/**
 * Follows the changes of the catalog every half second, and refreshes all of a projection whenever PostgreSQL
 * announces a change of it, and every 15 s besides: a notification can be lost. A refresh that fails is
 * reported and tried again at the next check.
 */
export async function watchCatalogue(options: {
  projection: Pick<Projection, 'refresh' | 'follow'>
  pool: Pool
  onError: (cause: unknown) => void
  checkMs?: number
  followMs?: number
}): Promise<CatalogueWatch> {
  let listener: PoolClient | undefined
  let isStopped = false

  const refresh = () => options.projection.refresh().catch(options.onError)

  // The listening connection carries no queries of its own, so a dead line would go unnoticed: ping it.
  async function listen(): Promise<void> {
    if (isStopped) return
    const current = listener
    if (current) return void (await current.query('select 1').catch(() => drop(current)))
    const client = await options.pool.connect()
    client.on('notification', refresh)
    client.on('error', () => drop(client))
    listener = client
    await client.query(`listen ${CATALOGUE_CHANNEL}`)
  }

  // Close the connection instead of returning it to the pool: its next user would go on listening.
  function drop(client: PoolClient): void {
    if (listener !== client) return
    listener = undefined
    client.release(true)
  }

  async function check(): Promise<void> {
    await listen().catch(options.onError)
    await refresh()
  }

  await check()
  const timer = setInterval(check, options.checkMs ?? CHECK_MS)
  timer.unref()
  // What fails here fails at the next check too, which reports it.
  const follow = () => void options.projection.follow().catch(() => undefined)
  const following = setInterval(follow, options.followMs ?? FOLLOW_MS)
  following.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearInterval(following)
      if (listener) drop(listener)
    },
  }
}
