import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Clock } from '#kit/clock.ts'
import { crashPoint } from '#kit/crash-point.ts'

/**
 * Carries out one effect. It may be called again with the same key after a crash, so calling it twice must do
 * no harm. It throws when it is to be retried.
 */
export type OutboxHandler = (payload: Readonly<Record<string, unknown>>, dedupeKey: string) => Promise<void>

export interface DispatchServices {
  db: Db
  clock: Clock
  /** how long a claim holds, default LEASE_MS */
  leaseMs?: number | undefined
  handlers: Readonly<Record<string, OutboxHandler>>
}

const BATCH = 20
/** How long a claim lasts: after it, other processes take over the work of one that died or hangs. */
const LEASE_MS = 60_000
/**
 * A handler that takes longer than this share of the lease has failed, so that it ends before another process
 * may start.
 */
const HANDLER_SHARE = 0.75
const FIRST_RETRY_MS = 5_000
const MAX_RETRY_MS = 3_600_000
/** A message after which the process died this often is not tried again. */
const MAX_UNANSWERED = 5

interface ClaimedRow {
  id: number
  topic: string
  dedupe_key: string
  payload: Record<string, unknown>
  /**
   * the number of this claim: a process that reads a higher number in the row has lost it to a later claim
   */
  tries: number
  /** when this claim ends */
  due_at: Date
}

/**
 * Sends the messages of committed transactions. A process claims a row by moving its due time ahead. No lock
 * is held while another system is called, and the claim of a dead process expires. A row whose last claim has
 * no result may have ended the process: such rows come last, one by one and at growing intervals. Returns how
 * many were sent.
 */
export async function dispatchOutbox(services: DispatchServices): Promise<number> {
  let sent = 0
  for (
    let rows = await claim(services, { isSuspect: false, limit: BATCH });
    rows.length > 0;
    rows = await claim(services, { isSuspect: false, limit: BATCH })
  ) {
    sent += (await Promise.all(rows.map((row) => deliver(services, row)))).filter(Boolean).length
  }
  for (
    let [row] = await claim(services, { isSuspect: true, limit: 1 });
    row;
    [row] = await claim(services, { isSuspect: true, limit: 1 })
  ) {
    if (await deliver(services, row)) sent++
  }
  return sent
}

async function claim(
  services: DispatchServices,
  which: { isSuspect: boolean; limit: number },
): Promise<ClaimedRow[]> {
  const now = services.clock.now()
  const lease = services.leaseMs ?? LEASE_MS
  const claimed = await services.db
    .updateTable('outbox')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      unanswered: eb('unanswered', '+', 1),
      due_at: sql<Date>`${now}::timestamptz + ${lease} * power(2, unanswered) * interval '1 millisecond'`,
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('due_at', '<=', now)
        .where('unanswered', which.isSuspect ? '>' : '=', 0)
        .where('unanswered', '<', MAX_UNANSWERED)
        .orderBy('due_at')
        .orderBy('id')
        .limit(sql.lit(which.limit))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'topic', 'dedupe_key', 'payload', 'tries', 'due_at'])
    .execute()
  if (claimed.length > 0) crashPoint('outbox.claimed')
  return claimed
}

async function deliver(services: DispatchServices, row: ClaimedRow): Promise<boolean> {
  // This claim has expired: another process may have sent the message already.
  if (services.clock.now() >= row.due_at) return false
  const handler = services.handlers[row.topic]
  try {
    if (!handler) throw new Error(`No handler is registered for outbox topic "${row.topic}"`)
    await within((services.leaseMs ?? LEASE_MS) * HANDLER_SHARE, handler(row.payload, row.dedupe_key))
  } catch (error) {
    await postpone(services, row, error)
    return false
  }
  crashPoint('outbox.delivered')
  const { numUpdatedRows } = await own(services, row)
    .set({ sent_at: services.clock.now(), last_error: null, unanswered: 0 })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * The row, as long as this is its latest claim: after the claim has expired, updates through it change
 * nothing.
 */
const own = (services: DispatchServices, row: ClaimedRow) =>
  services.db
    .updateTable('outbox')
    .where('id', '=', row.id)
    .where('tries', '=', row.tries)
    .where('sent_at', 'is', null)

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${Math.round(ms / 1000)} s`)), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function postpone(services: DispatchServices, row: ClaimedRow, error: unknown) {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.tries - 1), MAX_RETRY_MS)
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  return own(services, row)
    .set({ due_at: new Date(services.clock.now().getTime() + wait), last_error: reason, unanswered: 0 })
    .execute()
}
