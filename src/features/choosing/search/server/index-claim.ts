import type { Pool, PoolClient } from 'pg'

/** Which process writes the search index that all share. */
export interface IndexClaim {
  /** Takes the claim when it is free, and tells whether this process has it. */
  take(): Promise<boolean>
  /** Gives the claim back: the next process that asks gets it. */
  release(): Promise<void>
}

/** Beside the lock of `src/db/online-indexes.ts`. */
const LOCK = 189_002

/** The claim is a lock of a connection of its own: it ends with the process, or when the line breaks. */
export function indexClaim(pool: Pool): IndexClaim {
  let holder: PoolClient | undefined
  let asking: Promise<boolean> | undefined

  function drop(client: PoolClient): void {
    if (holder === client) holder = undefined
    client.release(true)
  }

  async function ask(): Promise<boolean> {
    if (holder) {
      // A line that died unnoticed has lost the lock with it.
      const client = holder
      return client.query('select 1').then(
        () => holder === client,
        () => {
          if (holder === client) drop(client)
          return false
        },
      )
    }
    const client = await pool.connect()
    client.once('error', () => holder === client && drop(client))
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (rows[0]?.mine) holder = client
    else client.release()
    return holder !== undefined
  }

  return {
    take() {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    async release() {
      const client = holder
      await client?.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
      if (client && holder === client) drop(client)
    },
  }
}
