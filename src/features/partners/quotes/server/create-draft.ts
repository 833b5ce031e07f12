import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { searchWords } from '#features/partners/customers/rules/search-words.ts'
import { addTimelineEntry } from '#features/partners/customers/server/index.ts'
import { type Actor, actorName } from '#features/people/accounts/rules/actor.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { QUOTE_ENTRY } from '../rules/access.ts'
import { type Content, recommendedSection } from '../rules/content.ts'
import type { TotalsOfSection } from '../rules/quote-totals.ts'
import { type QuoteSource, VALID_DAYS } from '../rules/states.ts'
import { texts } from '../texts.ts'
import { freeNumber } from './guest-link.ts'
import { addQuoteEvent } from './quote-rows.ts'

export interface NewDraft {
  source: QuoteSource
  /** who makes it; a customer who asks for a quote has no account: the draft waits for a consultant */
  actor: Actor
  companyId?: number | null
  customerId?: number | null
  projectId?: number | null
  leadId?: number | null
  /** the order that it adds to, and the form that makes it */
  addedTo?: { orderId: string; key: string }
  contact: { name: string; phone: string; email: string; zip: string }
  content: Content
  /** of each section with its first selection; left out while they are unknown */
  totals?: readonly TotalsOfSection[]
  now: Date
}

export interface WrittenDraft {
  id: number
  number: string
}

/** The words that the list of quotes is searched by. */
export const quoteWords = (
  number: string,
  { name, phone, email }: { name: string; phone: string; email: string },
): RawBuilder<unknown> => {
  const digits = phone.replace(/\D/g, '').slice(-10)
  return sql`array_to_tsvector(${searchWords([number, name, email], digits)}::text[])`
}

/** What lists show: the recommended option with its first selection; without totals what its lines cost. */
export function listTotal(content: Content, totals: readonly TotalsOfSection[]): number {
  const section = recommendedSection(content)
  const total = totals.find(({ sectionKey }) => sectionKey === section?.key)?.total
  return total ?? section?.lines.reduce((sum, { price, qty }) => sum + price * qty, 0) ?? 0
}

/**
 * Makes a draft for a consultant, in the transaction of its cause: a photo, a chat, the system selector, a
 * cart or the portal. The caller has checked who asks and what they may see.
 */
export async function createDraft(trx: Transaction<Tables>, draft: NewDraft): Promise<WrittenDraft> {
  const { actor, contact, content, totals = [], now } = draft
  const number = await freeNumber(trx)
  const ownerId = actor.kind === 'shopper' ? null : (actor.id ?? null)
  const { id } = await trx
    .insertInto('quote')
    .values({
      number,
      company_id: draft.companyId ?? null,
      customer_id: draft.customerId ?? null,
      project_id: draft.projectId ?? null,
      lead_id: draft.leadId ?? null,
      owner_id: ownerId,
      owner_name: actorName(actor),
      source: draft.source,
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_email: contact.email,
      contact_zip: contact.zip,
      words: quoteWords(number, contact),
      state: 'draft',
      sent_version: null,
      accepted_version: null,
      order_id: null,
      added_to: draft.addedTo?.orderId ?? null,
      added_key: draft.addedTo?.key ?? null,
      guest_token_hash: null,
      total_cents: listTotal(content, totals),
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('quote_version')
    .values({
      quote_id: id,
      version: 1,
      content: JSON.stringify(content),
      totals: JSON.stringify(totals),
      valid_until: later(now, VALID_DAYS * DAY_MS),
      hash: null,
      author_id: ownerId,
      author_name: actorName(actor),
      made_at: now,
      ...NOT_ASKED,
    })
    .execute()
  await addQuoteEvent(trx, { quoteId: id, version: 1, kind: 'made', actor, now })
  await addToHistory(trx, { ...draft, id, number, text: texts.timeline.made(number) })
  if (actor.kind !== 'shopper')
    await recordAudit(trx, {
      actor,
      action: 'quotes.create',
      entity: 'quote',
      entityId: number,
      after: { source: draft.source, customer: draft.customerId ?? null },
      companyId: draft.companyId ?? undefined,
    })
  return { id, number }
}

/** The columns of a version without a request for approval. */
export const NOT_ASKED = {
  asked_by: null,
  asked_by_name: null,
  ask_note: null,
  decided_by: null,
  decided_by_name: null,
  decision_note: null,
} as const

interface HistoryNote {
  id: number
  customerId?: number | null
  projectId?: number | null
  actor: Actor
  text: string
  now: Date
}

/** Writes into the history of the customer, where the quote has one. */
export async function addToHistory(
  trx: Transaction<Tables>,
  { id, customerId, projectId, actor, text, now }: HistoryNote & { number?: string },
): Promise<void> {
  if (customerId == null) return
  await addTimelineEntry(trx, {
    customerId,
    projectId: projectId ?? undefined,
    kind: QUOTE_ENTRY,
    text,
    href: `/quotes/${id}`,
    actor,
    now,
  })
}
