import { implement } from '@orpc/server'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { found, recordAudit, requirePermission, type WhoAsks } from '#features/accounts/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { contractorDeskContract, type DeskFeedback } from '../contract.ts'
import { texts } from '../texts.ts'
import { feedbackMail } from './feedback-mail.ts'

interface FeedbackContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(contractorDeskContract).$context<FeedbackContext>()
const PAGE = 50

const feedbackRows = (db: Db | Transaction<Tables>) =>
  db
    .selectFrom('contractor_feedback as f')
    .innerJoin('company as c', 'c.id', 'f.company_id')
    .selectAll('f')
    .select(['c.name as company', 'c.email as company_email'])

type FeedbackRow = Awaited<ReturnType<ReturnType<typeof feedbackRows>['executeTakeFirstOrThrow']>>

export const feedbackHandlers = {
  feedback: os.feedback.handler(async ({ input: { state, after }, context: { db, actor } }) => {
    requirePermission(actor, 'contractors.read')
    // Waiting feedback comes oldest first, decided feedback newest first.
    const isWaiting = state === 'waiting'
    const rows = await feedbackRows(db)
      .where('f.state', '=', state)
      .$if(after !== undefined, (query) => query.where('f.id', isWaiting ? '>' : '<', after ?? 0))
      .orderBy('f.id', isWaiting ? 'asc' : 'desc')
      .limit(PAGE + 1)
      .execute()
    return {
      feedback: rows.slice(0, PAGE).map(present),
      next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
    }
  }),

  publish: os.publish.handler(({ input, context }) =>
    decide(context, input.id, 'publish', async (trx, { id, consented_at }, by) => {
      if (consented_at === null) throw new ApiError('no_consent', texts.noConsent, { status: 409 })
      await trx
        .updateTable('contractor_feedback')
        .set({ state: 'published', decided_by: by, decided_at: context.clock.now() })
        .where('id', '=', id)
        .execute()
    }),
  ),

  refuse: os.refuse.handler(({ input, context }) =>
    decide(context, input.id, 'refuse', async (trx, { id }, by) => {
      await trx
        .updateTable('contractor_feedback')
        .set({ state: 'refused', reason: input.reason, decided_by: by, decided_at: context.clock.now() })
        .where('id', '=', id)
        .execute()
    }),
  ),

  withdraw: os.withdraw.handler(async ({ input, context: { db, actor, signedIn } }) => {
    const permission = requirePermission(actor, 'contractors.decide')
    await db.transaction().execute(async (trx) => {
      const { rating, company_id } = found(
        await trx
          .deleteFrom('contractor_feedback')
          .where('id', '=', input.id)
          .returning(['rating', 'company_id'])
          .executeTakeFirst(),
      )
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'contractors.withdraw-feedback',
        entity: 'contractor feedback',
        entityId: input.id,
        before: { rating, company: company_id },
        sessionId: signedIn?.sessionId,
      })
    })
    return { changed: true as const }
  }),
}

const DECIDED = { publish: 'published', refuse: 'refused' } as const

/**
 * Decides about feedback that waits, under its lock. Throws ApiError not_found, feedback_decided, no_consent,
 * counted_already.
 */
async function decide(
  { db, actor, signedIn, clock }: FeedbackContext,
  id: number,
  decision: 'publish' | 'refuse',
  write: (trx: Transaction<Tables>, row: FeedbackRow, by: string) => Promise<void>,
): Promise<{ changed: true }> {
  const permission = requirePermission(actor, 'contractors.decide')
  const by = 'name' in permission.actor ? permission.actor.name : ''
  try {
    await db.transaction().execute(async (trx) => {
      const row = found(await feedbackRows(trx).where('f.id', '=', id).forUpdate('f').executeTakeFirst())
      if (row.state !== 'waiting') throw new ApiError('feedback_decided', texts.decided, { status: 409 })
      await write(trx, row, by)
      await writeOutbox(trx, feedbackMail(DECIDED[decision], id), clock.now())
      await recordAudit(trx, {
        actor: permission.actor,
        action: `contractors.${decision}-feedback`,
        entity: 'contractor feedback',
        entityId: id,
        before: { state: row.state },
        sessionId: signedIn?.sessionId,
      })
    })
  } catch (error) {
    if (isCountedAlready(error)) throw new ApiError('counted_already', texts.counted, { status: 409 })
    throw error
  }
  return { changed: true }
}

const UNIQUE_VIOLATION = '23505'

/** One feedback counts for each mailbox and each order; the database refuses the second one. */
const isCountedAlready = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === UNIQUE_VIOLATION && /^contractor_feedback_of_/.test(String(constraint))
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

const present = (row: FeedbackRow): DeskFeedback => ({
  id: row.id,
  companyId: row.company_id,
  company: row.company,
  orderId: row.order_id,
  rating: row.rating,
  keptPrice: row.kept_price,
  body: row.body,
  author: row.author,
  email: row.email,
  isOfCompany: row.company_email !== '' && domainOf(row.email) === domainOf(row.company_email),
  consentedAt: row.consented_at?.toISOString() ?? null,
  consentText: row.consent_text,
  receivedAt: row.received_at.toISOString(),
  state: row.state,
  reason: row.reason,
  decidedBy: row.decided_by,
})
