import { createHash } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requireStill } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { DayFigures } from '../rules/day-figures.ts'
import { texts } from '../texts.ts'
import { readDay } from './read-day.ts'

export type CloseRefusal = 'not_over' | 'closed_already' | 'figures_changed' | 'note_needed' | 'not_closed'

/** Names the figures that a person looked at. */
export const markOf = (figures: DayFigures): string =>
  createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 16)

/**
 * Closes a day that is over with the figures that the person saw. A day with a difference, or that no
 * comparison has confirmed, takes a note. Of two people the second learns that it is closed.
 */
export const closeDay = (
  db: Db,
  permission: Authorized<'money.close'>,
  { day, seen, note, now }: { day: Day; seen: string; note: string; now: Date },
): Promise<CloseRefusal | undefined> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      if (day >= inStoreZone(now).day) return 'not_over'
      const figures = await readDay(trx, day)
      if (markOf(figures) !== seen) return 'figures_changed'
      if (note === '' && needsNote(figures)) return 'note_needed'
      const written = await trx
        .insertInto('day_close')
        .values({
          day,
          note,
          figures: JSON.stringify(figures),
          closed_by: writeActor(permission.actor),
          closed_at: now,
        })
        .onConflict((conflict) => conflict.column('day').where('reopened_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!written) return 'closed_already'
      await recordAudit(trx, {
        ...{ actor: permission.actor, action: 'money.close', entity: 'day', entityId: day },
        after: { ...figures },
        reason: note,
      })
      return undefined
    },
    texts.busy,
  )

export const needsNote = ({ differences, isCompared }: DayFigures): boolean =>
  differences.length > 0 || !isCompared

/** Opens a closed day again. Its figures of then stay in the history. */
export const reopenDay = (
  db: Db,
  permission: Authorized<'money.reopen'>,
  { day, reason, now }: { day: Day; reason: string; now: Date },
): Promise<CloseRefusal | undefined> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const row = await trx
        .updateTable('day_close')
        .set({ reopened_by: writeActor(permission.actor), reopened_at: now, reopen_reason: reason })
        .where('day', '=', day)
        .where('reopened_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!row) return 'not_closed'
      await recordAudit(trx, {
        ...{ actor: permission.actor, action: 'money.reopen', entity: 'day', entityId: day, reason },
      })
      return undefined
    },
    texts.busy,
  )
