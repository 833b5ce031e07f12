import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Clock } from '#kit/clock.ts'
import { crashPoint } from '#kit/crash-point.ts'

/** Carries out one effect. It may be called again with the same key after a crash, so it must be harmless twice. Throws to be tried again. */
export type OutboxHandler = (payload: Readonly<Record<string, unknown>>, dedupeKey: string) => Promise<void>

export interface DispatchServices {
  db: Db
  clock: Clock
  handlers: Readonly<Record<string, OutboxHandler>>
}

const BATCH = 20
const CLAIM_MS = 60_000
const FIRST_RETRY_MS = 5_000
const MAX_RETRY_MS = 3_600_000

interface ClaimedRow {
  id: number
  topic: string
  dedupe_key: string
  payload: Record<string, unknown>
  tries: number
}

/**
 * Sends what committed transactions have left to be sent. A row is claimed by moving its due time ahead, outside any long transaction:
 * no lock is held while another system is called, and a claim of a dead process ends by itself. Returns how many were sent.
 */
export async function dispatchOutbox(services: DispatchServices): Promise<number> {
  const claimed = await claim(services.db, services.clock.now())
  crashPoint('outbox.claimed')
  const sent = await Promise.all(claimed.map((row) => deliver(services, row)))
  return sent.filter(Boolean).length
}

async function claim(db: Db, now: Date): Promise<ClaimedRow[]> {
  return db
    .updateTable('outbox')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: new Date(now.getTime() + CLAIM_MS) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('outbox').select('id').where('sent_at', 'is', null).where('due_at', '<=', now).orderBy('due_at').orderBy('id').limit(sql.lit(BATCH)).forUpdate().skipLocked(),
    )
    .returning(['id', 'topic', 'dedupe_key', 'payload', 'tries'])
    .execute()
}

async function deliver(services: DispatchServices, row: ClaimedRow): Promise<boolean> {
  const handler = services.handlers[row.topic]
  try {
    if (!handler) throw new Error(`Nobody carries out ${row.topic}`)
    await handler(row.payload, row.dedupe_key)
  } catch (error) {
    await postpone(services, row, error)
    return false
  }
  crashPoint('outbox.delivered')
  await services.db.updateTable('outbox').set({ sent_at: services.clock.now(), last_error: null }).where('id', '=', row.id).where('sent_at', 'is', null).execute()
  return true
}

function postpone(services: DispatchServices, row: ClaimedRow, error: unknown) {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.tries - 1), MAX_RETRY_MS)
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  return services.db
    .updateTable('outbox')
    .set({ due_at: new Date(services.clock.now().getTime() + wait), last_error: reason })
    .where('id', '=', row.id)
    .where('sent_at', 'is', null)
    .execute()
}
