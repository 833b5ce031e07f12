import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { callBackBy } from '#features/partners/support/rules/business-hours.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { CONSENT_VERSION, deletionDay, type LeadKind, leadReference, MOST } from '../rules/lead.ts'
import { leadMail } from './mails.ts'

/** A person who asks to be called back or answered. The fields have been checked already. */
export interface NewLead {
  kind: LeadKind
  name: string
  /** ten digits; '' when only a mail address is known */
  phone: string
  email?: string
  comments: string
  /** the beginning of the hour that the visitor chose; null: as soon as possible */
  callbackAt?: Date | null
  /** the first page of the visit, and the page of the form; '' when unknown */
  landingUrl?: string
  pageUrl?: string
  /** the page of the portal with photos, chat or quote of this lead: "/photo-quotes/12" */
  detailsPath?: string | null
  consentVersion?: string
}

export interface WrittenLead {
  id: number
  reference: string
  /** when we have called at the latest; name it with promiseText of features/partners/support */
  promisedAt: Date
  /** the same phone had asked today already: the open lead got the new comments */
  isRepeat: boolean
}

/**
 * Writes a lead with its promise and the mail to the sales team. A phone has at most one open lead of a kind
 * and day: a second one adds its comments to the first. The first promise holds, unless the second one chose
 * an hour of its own.
 */
export async function writeLead(trx: Transaction<Tables>, lead: NewLead, now: Date): Promise<WrittenLead> {
  const promisedAt = callBackBy(now, lead.callbackAt ?? null)
  const row = {
    kind: lead.kind,
    name: lead.name,
    phone: lead.phone,
    email: lead.email ?? '',
    comments: lead.comments,
    callback_at: lead.callbackAt ?? null,
    landing_url: lead.landingUrl ?? '',
    page_url: lead.pageUrl ?? '',
    details_path: lead.detailsPath ?? null,
    consent_version: lead.consentVersion ?? CONSENT_VERSION,
    received_at: now,
    received_on: inStoreZone(now).day,
    promised_at: promisedAt,
    delete_on: deletionDay(now),
  }
  // The index lead_one_a_day refuses a second row. The open one may be closed before it is read: try again.
  for (;;) {
    const inserted = await trx
      .insertInto('lead')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) {
      await writeOutbox(trx, mailOf(inserted.id, lead, { promisedAt, now }), now)
      return { id: inserted.id, reference: leadReference(inserted.id), promisedAt, isRepeat: false }
    }
    const repeated = await addComments(trx, row)
    if (repeated) return repeated
  }
}

/** Adds comments to the open lead of the same phone and day; undefined when none is open any more. */
async function addComments(
  trx: Transaction<Tables>,
  {
    kind,
    phone,
    received_on,
    comments,
    callback_at,
    promised_at,
  }: Pick<NewLead, 'kind' | 'phone' | 'comments'> & {
    received_on: string
    callback_at: Date | null
    promised_at: Date
  },
): Promise<WrittenLead | undefined> {
  const open = await trx
    .selectFrom('lead')
    .select(['id', 'promised_at', 'comments'])
    .where('kind', '=', kind)
    .where('phone', '=', phone)
    .where('received_on', '=', received_on)
    .where('state', 'in', ['open', 'claimed'])
    .forUpdate()
    .executeTakeFirst()
  if (!open) return undefined
  const joined = [open.comments, comments].filter(Boolean).join('\n\n').slice(0, MOST.comments)
  const change = {
    ...(comments !== '' && !open.comments.includes(comments) && { comments: joined }),
    ...(callback_at && { callback_at, promised_at, warned_at: null }),
  }
  if (Object.keys(change).length > 0)
    await trx.updateTable('lead').set(change).where('id', '=', open.id).execute()
  const promisedAt = callback_at ? promised_at : open.promised_at
  return { id: open.id, reference: leadReference(open.id), promisedAt, isRepeat: true }
}

const mailOf = (id: number, lead: NewLead, { promisedAt, now }: { promisedAt: Date; now: Date }) =>
  leadMail({
    id,
    kind: lead.kind,
    name: lead.name,
    phone: lead.phone,
    email: lead.email ?? '',
    comments: lead.comments,
    pageUrl: lead.pageUrl ?? '',
    promisedAt: promisedAt.toISOString(),
    writtenAt: now.toISOString(),
    isWarning: false,
    claimedBy: null,
  })
