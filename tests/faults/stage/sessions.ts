import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Waits until PostgreSQL has noticed that a connection broke and has let go of the rows that its transaction held. */
export async function brokenSessionsGone(db: Db): Promise<void> {
  for (let left = 1; left > 0; ) {
    const { rows } = await sql<{
      n: number
    }>`select count(*) as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
      db,
    )
    left = rows[0]?.n ?? 0
  }
}
