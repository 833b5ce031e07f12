import type { Db } from '#db/connect.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS } from '#lib/dates.ts'

/** An event that shows staff an attack: a limit that was reached, by its name, or what a capability saw. */
interface SecurityEvent {
  kind: string
  /** keyed digest of a network, a mailbox or a card */
  who?: string
  orderId?: string
}

export type RecordEvent = (event: SecurityEvent) => void

interface EventParts {
  db: Db
  clock: Clock
  /** for the figures of this process */
  onEvent?: ((kind: string) => void) | undefined
  onError?: ((error: unknown) => void) | undefined
}

/** Writes events beside the request: a visitor never waits for them, and never fails because of them. */
export const recordEvents =
  ({ db, clock, onEvent, onError }: EventParts): RecordEvent =>
  ({ kind, who, orderId }) => {
    onEvent?.(kind)
    void db
      .insertInto('security_event')
      .values({ kind, happened_at: clock.now(), who: who ?? null, order_id: orderId ?? null })
      .execute()
      .catch((error) => onError?.(error))
  }

const KEPT_DAYS = 90

/** Deletes events that are older than 90 days. Returns how many. */
export async function clearEvents(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('security_event')
    .where('happened_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
