import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { texts } from '../../texts.ts'
import { type CommentRow, insertComment } from '../comments.ts'
import { addQuoteEvent, findQuote, lockQuote } from '../quote-rows.ts'
import { writeAnswer } from '../shopper/mails.ts'
import { type Gated, refuseNow } from './change-quote.ts'
import { countedMail } from './send-steps.ts'

interface NewComment {
  id: number
  text: string
  isInternal: boolean
}

/**
 * Writes a comment. The customer of a quote that was sent gets it by mail, unless it is internal. Throws
 * ApiError not_found, not_allowed_now, too_many.
 */
export async function commentOn(context: Gated<'quotes.write'>, asked: NewComment): Promise<CommentRow> {
  const { db, permission } = context
  const row = await findQuote(db, permission, asked.id)
  const isMailed = !asked.isInternal && row.sent_version !== null
  const work = () => writeComment(context, asked)
  return isMailed ? countedMail(context, { kind: 'answer', to: row.contact_email }, work) : work()
}

function writeComment(
  { db, actor, clock, permission }: Gated<'quotes.write'>,
  asked: NewComment,
): Promise<CommentRow> {
  const now = clock.now()
  return inTransaction(
    db,
    async (trx) => {
      const row = await lockQuote(trx, permission, asked.id)
      if (row.state === 'withdrawn') throw refuseNow()
      const comment = await insertComment(trx, {
        quoteId: row.id,
        author: 'consultant',
        authorId: 'id' in actor ? (actor.id ?? null) : null,
        authorName: actorName(actor),
        text: asked.text,
        isInternal: asked.isInternal,
        now,
      })
      if (!asked.isInternal && row.sent_version !== null)
        await writeAnswer(trx, { number: row.number, comment: comment.id, text: asked.text }, now)
      await addQuoteEvent(trx, { quoteId: row.id, version: row.version, kind: 'commented', actor, now })
      await recordAudit(trx, {
        ...{ actor, action: 'quotes.comment', entity: 'quote', entityId: row.number },
        after: { comment: comment.id, isInternal: comment.is_internal },
        companyId: row.company_id ?? undefined,
      })
      return comment
    },
    texts.busy,
  )
}
