import { inTransaction } from '#db/transaction.ts'
import { ApiError } from '#lib/api-error.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import { QUOTE_LIMITS } from '../../rules/access.ts'
import { shopperActions } from '../../rules/allowed-actions.ts'
import { shopperTexts as texts } from '../../shopper-texts.ts'
import { recordNews } from './events.ts'
import type { PresentContext } from './present.ts'
import { ownQuote, type SentQuote } from './read.ts'

/** Writes to the consultant. */
export async function writeComment(context: PresentContext, number: string, text: string): Promise<void> {
  const quote = await ownQuote(context, number)
  requireAction(context, quote, 'comment')
  await admitWord(context, quote)
  const now = context.clock.now()
  await inTransaction(
    context.db,
    async (trx) => {
      await trx
        .insertInto('quote_comment')
        .values({
          quote_id: quote.row.id,
          author: 'customer',
          author_name: quote.row.contact_name,
          text,
          written_at: now,
        })
        .execute()
      await recordNews(trx, quote, { kind: 'commented', note: text, now })
    },
    texts.busy,
  )
}

/**
 * Asks the consultant for a new offer when this one has ended. A second request on the same day sends no
 * mail.
 */
export async function askAgain(context: PresentContext, number: string, text: string): Promise<void> {
  const quote = await ownQuote(context, number)
  requireAction(context, quote, 'askAgain')
  await admitWord(context, quote)
  const now = context.clock.now()
  await inTransaction(
    context.db,
    (trx) =>
      recordNews(trx, quote, {
        kind: 'asked-again',
        note: text || texts.news.askedAgain,
        now,
        mailKey: `again ${inStoreZone(now).day}`,
      }),
    texts.busy,
  )
}

function requireAction(
  { clock }: PresentContext,
  { status }: SentQuote,
  action: 'comment' | 'askAgain',
): void {
  if (!shopperActions(status, clock.now()).includes(action))
    throw new ApiError('not_allowed_now', texts.notAllowedNow, { status: 409 })
}

async function admitWord({ rateLimits, request }: PresentContext, { content }: SentQuote): Promise<void> {
  await admit(rateLimits, request, 'order', [
    [QUOTE_LIMITS['quote-word'], networkOf(request.ip)],
    [QUOTE_LIMITS['quote-word-to'], mailboxOf(content.consultant.email)],
  ])
}
