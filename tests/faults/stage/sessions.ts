import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const POLL_MS = 10

/** Waits until PostgreSQL has noticed a broken connection and released the locks of its transaction. */
export async function brokenSessionsGone(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n
      from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'
    `.execute(db)
    if ((rows[0]?.n ?? 0) === 0) return
    await sleep(POLL_MS)
  }
}
