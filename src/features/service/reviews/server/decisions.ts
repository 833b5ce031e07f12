import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { bumpCatalogue } from '#features/catalog/catalog/server/index.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { tidy } from '../rules/submission.ts'
import { texts } from '../texts.ts'
import { noticeMail } from './notices.ts'

type MayDecide = Authorized<'reviews.decide'>
type Kind = 'review' | 'question'

/** False when nothing with that number waits for a decision, or was decided when it is taken back. */
type IsDecided = Promise<boolean>

/** Publishes a review and updates the product's average. */
export const publishReview = (db: Db, permission: MayDecide, id: number, now: Date): IsDecided =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('review')
      .set({ approved: true, ...decidedBy(permission, now) })
      .where('id', '=', id)
      .where('approved', '=', false)
      .where('decided_at', 'is', null)
      .returning('product_id')
      .executeTakeFirst()
    if (row === undefined) return false
    await countStars(trx, row.product_id, now)
    await record(trx, permission, 'publish', 'review', id)
    return true
  })

/** Refuses a review: it is not shown. */
export const refuseReview = (db: Db, permission: MayDecide, id: number, now: Date): IsDecided =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('review')
      .set(decidedBy(permission, now))
      .where('id', '=', id)
      .where('approved', '=', false)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await record(trx, permission, 'refuse', 'review', id)
    return numUpdatedRows > 0n
  })

/** Refuses a question: it is not shown. */
export const refuseQuestion = (db: Db, permission: MayDecide, id: number, now: Date): IsDecided =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('question')
      .set(decidedBy(permission, now))
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
        ...decidedBy(permission, now),
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

const WAITS_AGAIN = { decided_at: null, decided_by: null } as const

/**
 * Takes back that a review was published or refused: it waits for a decision again, and the store shows it no
 * more. `was`: the decision that the person saw, so that a newer one of a colleague stays; without it either
 * is taken back. Throws ApiError newer_review when the writer has sent another one since.
 */
export const reopenReview = (
  db: Db,
  permission: MayDecide,
  id: number,
  { was, now }: { was?: 'published' | 'refused' | undefined; now: Date },
): IsDecided =>
  reopening(db, 'review', async (trx) => {
    const row = await trx
      .selectFrom('review')
      .select(['product_id', 'approved'])
      .where('id', '=', id)
      .where('decided_at', 'is not', null)
      .$if(was !== undefined, (query) => query.where('approved', '=', was === 'published'))
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return false
    await trx
      .updateTable('review')
      .set({ approved: false, ...WAITS_AGAIN })
      .where('id', '=', id)
      .execute()
    if (row.approved) await countStars(trx, row.product_id, now)
    await record(trx, permission, 'reopen', 'review', id)
    return true
  })

/**
 * Takes back that a question was refused. An answer stays, because it was mailed. Throws ApiError
 * newer_question when the same question waits already.
 */
export const reopenQuestion = (db: Db, permission: MayDecide, id: number): IsDecided =>
  reopening(db, 'question', async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('question')
      .set(WAITS_AGAIN)
      .where('id', '=', id)
      .where('answer', 'is', null)
      .where('decided_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await record(trx, permission, 'reopen', 'question', id)
    return numUpdatedRows > 0n
  })

const UNIQUE_VIOLATION = '23505'

/** One review of a writer and product waits at a time, and one question of the same words. */
async function reopening(db: Db, kind: Kind, work: (trx: Transaction<Tables>) => IsDecided): IsDecided {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== UNIQUE_VIOLATION) throw error
    throw new ApiError(`newer_${kind}`, texts.newer[kind], { status: 409 })
  }
}

const decidedBy = ({ actor }: MayDecide, now: Date) => ({ decided_at: now, decided_by: actorName(actor) })

/** The product's average and number of stars, from its published reviews. */
async function countStars(trx: Transaction<Tables>, productId: string, now: Date): Promise<void> {
  await sql`
    update product
    set rating_average = summary.average, rating_count = summary.count, updated_at = ${now}
    from (
      select round(avg(rating), 2) as average, count(*)::integer as count
      from review
      where product_id = ${productId} and approved
    ) as summary
    where product.id = ${productId}`.execute(trx)
  await bumpCatalogue(trx)
}

/** Writes who decided; the last statement of a transaction. */
const record = (
  trx: Transaction<Tables>,
  permission: MayDecide,
  decision: 'publish' | 'refuse' | 'answer' | 'reopen',
  entity: Kind,
  entityId: number,
): Promise<void> =>
  recordAudit(trx, { actor: permission.actor, action: `reviews.${decision}`, entity, entityId })
