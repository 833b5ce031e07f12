import { mailboxOf } from '#platform/limits/rules/who.ts'
import { type Point, withPoints } from '#platform/limits/server/admit.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import type { DeskQuote } from '../../contract.ts'
import { QUOTE_LIMITS } from '../../rules/access.ts'
import type { PermissionFor } from '../../rules/allowed-actions.ts'
import { texts } from '../../texts.ts'
import { addToHistory } from '../create-draft.ts'
import { guestLink, linkColumns } from '../guest-link.ts'
import { quoteMail } from '../mails.ts'
import { findQuote } from '../quote-rows.ts'
import { changeQuote, type Gated, type QuotesContext, type Step } from './change-quote.ts'
import { requireDate } from './save-quote.ts'
import { type Freezable, frozen, partyOf, type RevisionSeen, setVersion } from './step-parts.ts'

type Counting = Pick<QuotesContext, 'signedIn' | 'rateLimits'>

const account = ({ signedIn }: Counting): string => String(signedIn?.accountId ?? 0)

/** Prices a quote, which reads the prices of all its products. Throws ApiError 429 too_many. */
export const countedPrice = <T>(context: Counting, work: () => Promise<T>): Promise<T> =>
  withPoints(context.rateLimits, [[QUOTE_LIMITS['quote-price'], account(context)]], work)

/** What a person at the desk gives to a customer, by mail or as a link. */
type Sending =
  | { kind: 'quote' | 'answer'; to: string }
  /** the person passes it on */
  | { kind: 'link' }

/**
 * Counts what leaves the desk: by the person who sends and by the mailbox that gets it. Throws ApiError 429
 * too_many.
 */
export function countedMail<T>(context: Counting, sending: Sending, work: () => Promise<T>): Promise<T> {
  const points: Point[] = [[QUOTE_LIMITS['quote-mail'], account(context)]]
  if (sending.kind === 'quote') points.push([QUOTE_LIMITS['quote-mail-to'], mailboxOf(sending.to)])
  if (sending.kind === 'answer') points.push([QUOTE_LIMITS['quote-answer-to'], mailboxOf(sending.to)])
  return withPoints(context.rateLimits, points, work, texts.tooManyMails)
}

/** Freezes the latest version and gives it to the customer. Answers the guest link. */
export async function sendQuote(
  context: Gated<PermissionFor<'send'>>,
  asked: RevisionSeen & { by: 'mail' | 'link' },
): Promise<{ quote: DeskQuote; link: string }> {
  const sending = await sendingOf(context, asked.id, asked.by)
  const quote = await countedMail(context, sending, () => freezeAndSend(context, asked))
  return { quote, link: await linkOf(context, asked.id) }
}

const freezeAndSend = (
  context: Gated<'quotes.send'>,
  asked: RevisionSeen & { by: 'mail' | 'link' },
): Promise<DeskQuote> =>
  changeQuote(context, 'send', asked, (locked) => sendLocked(context, locked, asked.by))

/** Freezes the latest version of a locked quote and writes its mail. */
export async function sendLocked(
  { actor, quoteLinks }: Pick<QuotesContext, 'actor' | 'quoteLinks'>,
  locked: Freezable,
  by: 'mail' | 'link',
): Promise<Step> {
  const { trx, row, version, now } = locked
  if (version.frozen_at === null) await setVersion(locked, frozen(locked))
  if (by === 'mail')
    await writeOutbox(trx, quoteMail({ kind: 'sent', quoteId: row.id, version: row.version }), now)
  const text = texts.timeline.sent(row.number, row.version)
  await addToHistory(trx, { ...partyOf(row), actor, text, now })
  return {
    quote: {
      state: 'sent',
      sent_version: row.version,
      is_open: true,
      valid_until: version.valid_until,
      sent_at: now,
      viewed_at: null,
      ended_at: null,
      reminder_at: null,
      // The link of the first mail stays valid for later versions.
      ...(row.link_number === 0 ? linkColumns(quoteLinks, row.id, 1) : {}),
    },
    event: 'sent',
    note: texts.sentBy[by],
    audit: { after: { hash: version.hash ?? frozen(locked).hash } },
  }
}

async function sendingOf(context: Gated<'quotes.send'>, id: number, by: 'mail' | 'link'): Promise<Sending> {
  if (by === 'link') return { kind: 'link' }
  const row = await findQuote(context.db, context.permission, id)
  return { kind: 'quote', to: row.contact_email }
}

async function linkOf(context: Gated<'quotes.send'>, id: number): Promise<string> {
  const row = await findQuote(context.db, context.permission, id)
  return guestLink(context.quoteLinks, row)
}

/** A new guest link; the one before opens nothing any more. */
export async function renewLink(
  context: Gated<PermissionFor<'link'>>,
  asked: RevisionSeen,
): Promise<{ quote: DeskQuote; link: string }> {
  const quote = await countedMail(context, { kind: 'link' }, () =>
    changeQuote(context, 'link', asked, async ({ row }) => ({
      quote: linkColumns(context.quoteLinks, row.id, row.link_number + 1),
      event: 'link-made',
    })),
  )
  return { quote, link: await linkOf(context, asked.id) }
}

/** Opens an expired quote again at the prices of its sent version. */
export async function honorQuote(
  context: Gated<PermissionFor<'honor'>>,
  asked: RevisionSeen & { reason: string; validUntil: string },
): Promise<DeskQuote> {
  const row = await findQuote(context.db, context.permission, asked.id)
  const to = row.contact_email
  return countedMail(context, to === '' ? { kind: 'link' } : { kind: 'quote', to }, () =>
    openAgain(context, asked),
  )
}

const openAgain = (
  context: Gated<'quotes.honor'>,
  asked: RevisionSeen & { reason: string; validUntil: string },
): Promise<DeskQuote> =>
  changeQuote(context, 'honor', asked, async ({ trx, row, now }) => {
    const until = requireDate(asked.validUntil, now)
    const version = row.sent_version ?? row.version
    if (row.contact_email !== '')
      await writeOutbox(
        trx,
        quoteMail({ kind: 'honored', quoteId: row.id, version }, `:${until.toISOString()}`),
        now,
      )
    const text = texts.timeline.honored(row.number)
    await addToHistory(trx, { ...partyOf(row), actor: context.actor, text, now })
    return {
      quote: {
        state: row.viewed_at === null ? 'sent' : 'viewed',
        is_open: true,
        valid_until: until,
        ended_at: null,
        reminder_at: null,
      },
      event: 'honored',
      note: asked.reason,
      version,
      audit: { before: { validUntil: row.valid_until }, after: { validUntil: until } },
    }
  })
