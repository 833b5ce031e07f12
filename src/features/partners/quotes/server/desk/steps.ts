import { actorName } from '#features/people/accounts/rules/actor.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { DeskQuote } from '../../contract.ts'
import type { PermissionFor } from '../../rules/allowed-actions.ts'
import { VALID_DAYS } from '../../rules/states.ts'
import { texts } from '../../texts.ts'
import { addToHistory, NOT_ASKED } from '../create-draft.ts'
import { changeQuote, type Gated, type LockedQuote, type QuotesContext } from './change-quote.ts'
import { frozen, partyOf, type RevisionSeen, setVersion } from './step-parts.ts'

const idOf = ({ actor }: QuotesContext): number | null => ('id' in actor ? (actor.id ?? null) : null)

/** Asks another person to approve the latest version. */
export const submitQuote = (
  context: Gated<PermissionFor<'submit'>>,
  asked: RevisionSeen & { note: string },
): Promise<DeskQuote> =>
  changeQuote(context, 'submit', asked, async (locked) => {
    await setVersion(locked, {
      approval: 'waiting',
      ...NOT_ASKED,
      asked_by: idOf(context),
      asked_by_name: actorName(context.actor),
      asked_at: locked.now,
      ask_note: asked.note,
      decided_at: null,
    })
    return { quote: { state: 'in_review' }, event: 'asked', note: asked.note }
  })

const decided = (context: QuotesContext, { now }: LockedQuote, note: string) => ({
  decided_by: idOf(context),
  decided_by_name: actorName(context.actor),
  decided_at: now,
  decision_note: note,
})

/** Approves the latest version, which is frozen: what is approved is what is sent. */
export const approveQuote = (
  context: Gated<PermissionFor<'approve'>>,
  asked: RevisionSeen & { note: string },
): Promise<DeskQuote> => {
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
  context: Gated<PermissionFor<'refuse'>>,
  asked: RevisionSeen & { note: string },
): Promise<DeskQuote> => {
  return changeQuote(context, 'refuse', asked, async (locked) => {
    await setVersion(locked, { approval: 'refused', ...decided(context, locked, asked.note) })
    return { quote: { state: 'draft' }, event: 'refused', note: asked.note }
  })
}

/** Begins the next version. A version that was not sent becomes a draft again. */
export const reviseQuote = (
  context: Gated<PermissionFor<'revise'>>,
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
          author_name: actorName(context.actor),
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
  context: Gated<PermissionFor<'withdraw'>>,
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
