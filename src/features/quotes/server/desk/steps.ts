import { requirePermission, requireStepUp } from '#features/accounts/server/index.ts'
import { writeOutbox } from '#features/orders/server/index.ts'
import { DAY_MS, later } from '#kit/dates.ts'
import type { DeskQuote } from '../../contract.ts'
import { VALID_DAYS } from '../../rules/states.ts'
import { texts } from '../../texts.ts'
import { addToHistory, NOT_ASKED } from '../create-draft.ts'
import { guestLink, linkColumns } from '../guest-link.ts'
import { quoteMail } from '../mails.ts'
import { findQuote, nameOf, type VersionRow } from '../quote-rows.ts'
import { versionHash } from '../version-hash.ts'
import { changeQuote, type LockedQuote, type QuotesContext } from './change-quote.ts'
import { countedMail, type Sending } from './counted.ts'
import { requireDate } from './save-quote.ts'

interface RevisionSeen {
  id: number
  revision: number
}

const idOf = ({ actor }: QuotesContext): number | null => ('id' in actor ? (actor.id ?? null) : null)

const setVersion = (
  { trx, row, version }: LockedQuote,
  columns: Partial<Omit<VersionRow, 'quote_id' | 'version' | 'content' | 'totals'>>,
) =>
  trx
    .updateTable('quote_version')
    .set(columns)
    .where('quote_id', '=', row.id)
    .where('version', '=', version.version)
    .execute()

/** Asks another person to approve the latest version. */
export const submitQuote = (
  context: QuotesContext,
  asked: RevisionSeen & { note: string },
): Promise<DeskQuote> =>
  changeQuote(context, 'submit', asked, async (locked) => {
    await setVersion(locked, {
      approval: 'waiting',
      ...NOT_ASKED,
      asked_by: idOf(context),
      asked_by_name: nameOf(context.actor),
      asked_at: locked.now,
      ask_note: asked.note,
      decided_at: null,
    })
    return { quote: { state: 'in_review' }, event: 'asked', note: asked.note }
  })

const decided = (context: QuotesContext, { now }: LockedQuote, note: string) => ({
  decided_by: idOf(context),
  decided_by_name: nameOf(context.actor),
  decided_at: now,
  decision_note: note,
})

/** The frozen version: its content and its last moment never change again. */
const frozen = ({ row, version, now }: LockedQuote) => ({
  frozen_at: now,
  hash: versionHash({
    number: row.number,
    version: version.version,
    content: version.content,
    validUntil: version.valid_until,
  }),
})

/** Approves the latest version, which is frozen: what is approved is what is sent. */
export const approveQuote = (
  context: QuotesContext,
  asked: RevisionSeen & { note: string },
): Promise<DeskQuote> => {
  requirePermission(context.actor, 'quotes.approve')
  requireStepUp(context, context.clock.now())
  return changeQuote(context, 'approve', asked, async (locked) => {
    await setVersion(locked, {
      approval: 'granted',
      ...decided(context, locked, asked.note),
      ...frozen(locked),
    })
    return { quote: { state: 'approved' }, event: 'approved', note: asked.note }
  })
}

/** Sends the latest version back to its author. */
export const refuseQuote = (
  context: QuotesContext,
  asked: RevisionSeen & { note: string },
): Promise<DeskQuote> => {
  requirePermission(context.actor, 'quotes.approve')
  requireStepUp(context, context.clock.now())
  return changeQuote(context, 'refuse', asked, async (locked) => {
    await setVersion(locked, { approval: 'refused', ...decided(context, locked, asked.note) })
    return { quote: { state: 'draft' }, event: 'refused', note: asked.note }
  })
}

/** Freezes the latest version and gives it to the customer. Answers the guest link. */
export async function sendQuote(
  context: QuotesContext,
  asked: RevisionSeen & { by: 'mail' | 'link' },
): Promise<{ quote: DeskQuote; link: string }> {
  const sending = await sendingOf(context, asked.id, asked.by)
  const quote = await countedMail(context, sending, () => freezeAndSend(context, asked))
  return { quote, link: await linkOf(context, asked.id) }
}

const freezeAndSend = (
  context: QuotesContext,
  asked: RevisionSeen & { by: 'mail' | 'link' },
): Promise<DeskQuote> =>
  changeQuote(context, 'send', asked, async (locked) => {
    const { trx, row, version, now } = locked
    if (version.frozen_at === null) await setVersion(locked, frozen(locked))
    if (asked.by === 'mail')
      await writeOutbox(trx, quoteMail({ kind: 'sent', quoteId: row.id, version: row.version }), now)
    const text = texts.timeline.sent(row.number, row.version)
    await addToHistory(trx, { ...partyOf(row), actor: context.actor, text, now })
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
        ...(row.link_number === 0 ? linkColumns(context.quoteLinks, row.id, 1) : {}),
      },
      event: 'sent',
      note: texts.sentBy[asked.by],
      audit: { after: { hash: version.hash ?? frozen(locked).hash } },
    }
  })

async function sendingOf(context: QuotesContext, id: number, by: 'mail' | 'link'): Promise<Sending> {
  if (by === 'link') return { kind: 'link' }
  const row = await findQuote(context.db, requirePermission(context.actor, 'quotes.send'), id)
  return { kind: 'quote', to: row.contact_email }
}

const partyOf = (row: LockedQuote['row']) => ({
  id: row.id,
  customerId: row.customer_id,
  projectId: row.project_id,
})

async function linkOf(context: QuotesContext, id: number): Promise<string> {
  const row = await findQuote(context.db, requirePermission(context.actor, 'quotes.send'), id)
  return guestLink(context.quoteLinks, row)
}

/** A new guest link; the one before opens nothing any more. */
export async function renewLink(
  context: QuotesContext,
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

/** Begins the next version. A version that was not sent becomes a draft again. */
export const reviseQuote = (
  context: QuotesContext,
  asked: RevisionSeen & { keepsOpen: boolean },
): Promise<DeskQuote> =>
  changeQuote(context, 'revise', asked, async (locked) => {
    const { trx, row, version, now } = locked
    const next = version.frozen_at === null ? row.version : row.version + 1
    if (next === row.version) await setVersion(locked, { approval: 'none' })
    else
      await trx
        .insertInto('quote_version')
        .values({
          quote_id: row.id,
          version: next,
          content: JSON.stringify(version.content),
          totals: JSON.stringify(version.totals),
          valid_until: version.valid_until > now ? version.valid_until : later(now, VALID_DAYS * DAY_MS),
          hash: null,
          author_id: idOf(context),
          author_name: nameOf(context.actor),
          made_at: now,
          ...NOT_ASKED,
        })
        .execute()
    const isOpen = row.is_open && asked.keepsOpen
    return {
      quote: { state: 'draft', version: next, is_open: isOpen, ended_at: null },
      event: 'revised',
      version: next,
      audit: { after: { isOpen } },
    }
  })

/** Takes the quote back: its link and its number open nothing any more. */
export const withdrawQuote = (
  context: QuotesContext,
  asked: RevisionSeen & { reason: string },
): Promise<DeskQuote> =>
  changeQuote(context, 'withdraw', asked, async ({ trx, row, now }) => {
    const text = texts.timeline.withdrawn(row.number)
    await addToHistory(trx, { ...partyOf(row), actor: context.actor, text, now })
    return {
      quote: { state: 'withdrawn', is_open: false, ended_at: now },
      event: 'withdrawn',
      note: asked.reason,
    }
  })

/** Opens an expired quote again at the prices of its sent version. */
export async function honorQuote(
  context: QuotesContext,
  asked: RevisionSeen & { reason: string; validUntil: string },
): Promise<DeskQuote> {
  const row = await findQuote(context.db, requirePermission(context.actor, 'quotes.honor'), asked.id)
  const to = row.contact_email
  return countedMail(context, to === '' ? { kind: 'link' } : { kind: 'quote', to }, () =>
    openAgain(context, asked),
  )
}

const openAgain = (
  context: QuotesContext,
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
