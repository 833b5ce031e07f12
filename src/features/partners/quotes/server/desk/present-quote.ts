import type { Db } from '#db/connect.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { DeskQuote, ListedQuote } from '../../contract.ts'
import { deskActions } from '../../rules/allowed-actions.ts'
import { stateNow } from '../../rules/states.ts'
import { presentComment } from '../comments.ts'
import { presentFile } from '../file-rows.ts'
import type { PricedQuote } from '../price-content.ts'
import { type QuoteRow, statusOf, type VersionRow, workedOn } from '../quote-rows.ts'
import { wireContent, wireTotals } from '../wire.ts'
import { missingFor, presentPriced, verdictFor } from './judge.ts'

export type ListedRow = Pick<
  QuoteRow,
  | 'id'
  | 'number'
  | 'state'
  | 'source'
  | 'version'
  | 'contact_name'
  | 'contact_zip'
  | 'customer_id'
  | 'owner_id'
  | 'owner_name'
  | 'total_cents'
  | 'valid_until'
  | 'sent_at'
  | 'viewed_at'
  | 'changed_at'
> & { company: string | null }

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

/** A quote as lists show it. */
export const presentListed = (row: ListedRow, now: Date): ListedQuote => ({
  id: row.id,
  number: row.number,
  state: stateNow({ state: row.state, validUntil: row.valid_until }, now),
  source: row.source,
  version: row.version,
  customerName: row.contact_name,
  customerZipCode: row.contact_zip,
  customerID: row.customer_id,
  companyName: row.company,
  ownerID: row.owner_id,
  owner: row.owner_name,
  total: toWire(toCents(row.total_cents)),
  validUntil: moment(row.valid_until),
  sentAt: moment(row.sent_at),
  viewedAt: moment(row.viewed_at),
  changedAt: row.changed_at.toISOString(),
})

export const presentVersion = (row: VersionRow) => ({
  version: row.version,
  validUntil: row.valid_until.toISOString(),
  madeAt: row.made_at.toISOString(),
  author: row.author_name,
  frozenAt: moment(row.frozen_at),
  hash: row.hash,
  approval: presentApproval(row),
})

const presentApproval = (row: VersionRow) => ({
  state: row.approval,
  askedBy: row.asked_by_name,
  askedAt: moment(row.asked_at),
  askNote: row.ask_note,
  decidedBy: row.decided_by_name,
  decidedAt: moment(row.decided_at),
  decisionNote: row.decision_note,
})

export const contactOf = (row: QuoteRow) => ({
  name: row.contact_name,
  phone: row.contact_phone,
  email: row.contact_email,
  zip: row.contact_zip,
})

/** A quote with its versions, history, comments and files, as its reader sees it. */
export async function presentQuote(
  db: Db,
  { row, priced, actor, now }: { row: QuoteRow; priced: PricedQuote; actor: Actor; now: Date },
): Promise<DeskQuote> {
  const of = { quoteId: row.id }
  const [versions, events, comments, files, acceptance, company, isOwn] = await Promise.all([
    db.selectFrom('quote_version').selectAll().where('quote_id', '=', row.id).orderBy('version').execute(),
    db.selectFrom('quote_event').selectAll().where('quote_id', '=', row.id).orderBy('id').execute(),
    db.selectFrom('quote_comment').selectAll().where('quote_id', '=', row.id).orderBy('id').execute(),
    readFiles(db, row.id),
    db.selectFrom('quote_acceptance').selectAll().where('quote_id', '=', row.id).executeTakeFirst(),
    companyName(db, row.company_id),
    workedOn(db, { ...of, version: row.version, actor }),
  ])
  const latest = versions.at(-1)!
  const sendable = { contact: contactOf(row), offeredUntil: latest.valid_until, now }
  return {
    ...presentListed({ ...row, company }, now),
    revision: row.revision,
    sentVersion: row.sent_version,
    acceptedVersion: row.accepted_version,
    isOpen: row.is_open,
    companyID: row.company_id,
    projectID: row.project_id,
    leadID: row.lead_id,
    contact: contactOf(row),
    content: wireContent(latest.content),
    offeredUntil: latest.valid_until.toISOString(),
    priced: presentPriced(priced, actor, sendable),
    approval: presentApproval(latest),
    versions: versions.map(presentVersion),
    events: events.map((each) => ({
      id: each.id,
      version: each.version,
      kind: each.kind,
      note: each.note,
      by: each.actor_name,
      at: each.at.toISOString(),
    })),
    comments: comments.map(presentComment),
    files: files.map(presentFile),
    acceptance: acceptance
      ? {
          version: acceptance.version,
          sectionKey: acceptance.section_key,
          lines: acceptance.lines,
          totals: wireTotals(acceptance.totals),
          name: acceptance.typed_name,
          network: acceptance.network,
          at: acceptance.accepted_at.toISOString(),
        }
      : null,
    orderID: row.order_id,
    addedTo: row.added_to,
    createdAt: row.created_at.toISOString(),
    reminderAt: moment(row.reminder_at),
    allowedActions: deskActions(
      statusOf(row),
      {
        verdict: verdictFor(priced, actor).kind,
        isOwn,
        isComplete: missingFor(priced, sendable).length === 0,
      },
      actor,
      now,
    ),
  }
}

const readFiles = (db: Db, quoteId: number) =>
  db
    .selectFrom('quote_file')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()

async function companyName(db: Db, id: number | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
