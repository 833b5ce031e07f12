import { implement } from '@orpc/server'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { type Decision, decideSubmission, isForgotten } from '#platform/submissions/server/decide.ts'
import { decisionMails, sendDecisionMails } from '#platform/submissions/server/decision-mails.ts'
import { contractorDeskContract, type DeskFeedback } from '../contract.ts'
import { CONTRACTOR } from '../rules/access.ts'
import { texts } from '../texts.ts'

/** The outbox topic of the answer to the author of feedback about an installer. */
export const FEEDBACK_MAIL_TOPIC = 'mail.contractor-feedback'
const feedbackMails = decisionMails(FEEDBACK_MAIL_TOPIC, 'contractor-feedback')

export const sendFeedbackMails = ({
  db,
  mailer,
  shop,
}: {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}) =>
  sendDecisionMails({
    mailer,
    from: shop.name,
    action: { label: texts.title, href: `${shop.origin}/pro-installation` },
    texts: texts.mail,
    find: (id) =>
      db
        .selectFrom('contractor_feedback as f')
        .innerJoin('company as c', 'c.id', 'f.company_id')
        .select(['f.email', 'c.name as about', 'f.reason'])
        .where('f.id', '=', id)
        .executeTakeFirst(),
  })

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
  feedback: os.feedback
    .use(needs(CONTRACTOR.read))
    .handler(async ({ input: { state, after }, context: { db } }) => {
      // Waiting feedback comes oldest first, decided feedback newest first.
      const { order, isAfter } = placeIn(
        { id: 'f.id', direction: state === 'waiting' ? 'asc' : 'desc' },
        after,
      )
      const rows = await feedbackRows(db)
        .where('f.state', '=', state)
        .where(isAfter)
        .orderBy(order)
        .limit(PAGE + 1)
        .execute()
      const { page, next } = pageOf(rows, PAGE)
      return { feedback: page.map(present), next }
    }),

  publish: os.publish
    .use(needs(CONTRACTOR.decide))
    .handler(({ input, context }) => decide(context, context.permission, input.id, { kind: 'publish' })),

  refuse: os.refuse
    .use(needs(CONTRACTOR.decide))
    .handler(({ input: { id, reason }, context }) =>
      decide(context, context.permission, id, { kind: 'refuse', reason }),
    ),

  withdraw: os.withdraw
    .use(needs(CONTRACTOR.decide))
    .handler(async ({ input, context: { db, signedIn, permission } }) => {
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

const FEEDBACK = {
  table: 'contractor_feedback',
  mails: feedbackMails,
  decidedCode: 'feedback_decided',
  texts,
} as const

/**
 * Decides about feedback that waits, under its lock. Throws ApiError not_found, feedback_decided, no_consent,
 * counted_already.
 */
async function decide(
  { db, clock, signedIn }: FeedbackContext,
  { actor }: Authorized<'contractors.decide'>,
  id: number,
  decision: Decision,
): Promise<{ changed: true }> {
  try {
    await db.transaction().execute(async (trx) => {
      const row = found(await feedbackRows(trx).where('f.id', '=', id).forUpdate('f').executeTakeFirst())
      await decideSubmission(trx, FEEDBACK, { row, decision, by: actorName(actor), now: clock.now() })
      await recordAudit(trx, {
        actor,
        action: `contractors.${decision.kind}-feedback`,
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

/** Deletes feedback that was refused or never decided. Returns how many. */
export async function forgetFeedback(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contractor_feedback')
    .where(isForgotten(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
