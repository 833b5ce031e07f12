import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { tidy } from '../rules/submission.ts'
import { noticeMail } from './notices.ts'

type MayDecide = Authorized<'reviews.decide'>

/** False when nothing with that number waits for a decision. */
type IsDecided = Promise<boolean>

/** Publishes a review and updates the product's average. */
export const publishReview = (db: Db, permission: MayDecide, id: number, now: Date): IsDecided =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('review')
      .set({ approved: true, decided_at: now })
      .where('id', '=', id)
      .where('approved', '=', false)
      .where('decided_at', 'is', null)
      .returning('product_id')
      .executeTakeFirst()
    if (row === undefined) return false
    await sql`
      update product
      set rating_average = summary.average, rating_count = summary.count, updated_at = ${now}
      from (
        select round(avg(rating), 2) as average, count(*)::integer as count
        from review
        where product_id = ${row.product_id} and approved
      ) as summary
      where product.id = ${row.product_id}`.execute(trx)
    await bumpCatalogue(trx)
    await record(trx, permission, 'publish', 'review', id)
    return true
  })

/** Refuses a review: it is never shown. */
export const refuseReview = (db: Db, permission: MayDecide, id: number, now: Date): IsDecided =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('review')
      .set({ decided_at: now })
      .where('id', '=', id)
      .where('approved', '=', false)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await record(trx, permission, 'refuse', 'review', id)
    return numUpdatedRows > 0n
  })

/** Refuses a question: it is never shown. */
export const refuseQuestion = (db: Db, permission: MayDecide, id: number, now: Date): IsDecided =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('question')
      .set({ decided_at: now })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await record(trx, permission, 'refuse', 'question', id)
    return numUpdatedRows > 0n
  })

/** Answers a question, shows both on the product's page, and sends the answer to the person who asked. */
export const answerQuestion = (
  db: Db,
  permission: MayDecide,
  id: number,
  answer: { text: string; by: string },
  now: Date,
): IsDecided =>
  db.transaction().execute(async (trx) => {
    const text = tidy(answer.text)
    if (text === '') return false
    const row = await trx
      .updateTable('question')
      .set({
        answer: text,
        answered_by: answer.by,
        answered_on: inStoreZone(now).day,
        decided_at: now,
      })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .where('decided_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (row === undefined) return false
    if (row.email !== null) await writeOutbox(trx, noticeMail('answer', id, now), now)
    await bumpCatalogue(trx)
    await record(trx, permission, 'answer', 'question', id)
    return true
  })

/** Writes who decided; the last statement of a transaction. */
const record = (
  trx: Transaction<Tables>,
  permission: MayDecide,
  decision: 'publish' | 'refuse' | 'answer',
  entity: 'review' | 'question',
  entityId: number,
): Promise<void> =>
  recordAudit(trx, { actor: permission.actor, action: `reviews.${decision}`, entity, entityId })
