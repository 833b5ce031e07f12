import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Holds all callers until `count` have arrived, which makes the worst case certain without sleeping. */
export function meeting(count: number): () => Promise<void> {
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  let come = 0
  return () => {
    come += 1
    if (come === count) open()
    return all
  }
}

const POLL_MS = 10

/**
 * Waits until this many connections wait for a locked row. It polls outside the transaction under test,
 * because a poll inside it would see an old snapshot.
 */
export async function whenWaiting(db: Db, waiting: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    if ((rows[0]?.n ?? 0) >= waiting) return
    await sleep(POLL_MS)
  }
}
