import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Action, scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { QuoteStatus } from '../rules/states.ts'
import type { EventKind } from '../rules/timeline.ts'
import { texts } from '../texts.ts'

export type QuoteRow = Omit<Selectable<Tables['quote']>, 'words'>
export type VersionRow = Selectable<Tables['quote_version']>
type Database = Db | Transaction<Tables>

const QUOTE_COLUMNS = [
  ...['id', 'number', 'company_id', 'customer_id', 'project_id', 'lead_id', 'owner_id', 'owner_name'],
  ...['source', 'contact_name', 'contact_phone', 'contact_email', 'contact_zip', 'state', 'revision'],
  ...['version', 'sent_version', 'accepted_version', 'is_open', 'order_id', 'total_cents', 'valid_until'],
  ...['created_at', 'changed_at', 'sent_at', 'viewed_at', 'accepted_at', 'ended_at', 'guest_token_hash'],
  ...['link_number', 'reminder_at', 'added_to', 'added_key'],
] as readonly (keyof QuoteRow)[]

const noQuote = () => new ApiError('not_found', texts.noQuote, { status: 404 })

/** A quote that the permission covers. Throws ApiError not_found. */
export async function findQuote(db: Database, permission: Authorized, id: number): Promise<QuoteRow> {
  const row = await db
    .selectFrom('quote')
    .select(QUOTE_COLUMNS)
    .where('id', '=', id)
    .where(inCompany(permission, 'quote.company_id'))
    .executeTakeFirst()
  if (!row) throw noQuote()
  return row
}

/** The same, locked until the transaction ends. Each change of a quote takes this lock. */
export async function lockQuote(
  trx: Transaction<Tables>,
  permission: Authorized,
  id: number,
): Promise<QuoteRow> {
  const row = await trx
    .selectFrom('quote')
    .select(QUOTE_COLUMNS)
    .where('id', '=', id)
    .where(inCompany(permission, 'quote.company_id'))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noQuote()
  return row
}

/** A quote without a permission: for a job, or for a customer who came by a link or a search. */
export const lockQuoteById = (trx: Transaction<Tables>, id: number): Promise<QuoteRow | undefined> =>
  trx.selectFrom('quote').select(QUOTE_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()

export const readQuoteById = (db: Database, id: number): Promise<QuoteRow | undefined> =>
  db.selectFrom('quote').select(QUOTE_COLUMNS).where('id', '=', id).executeTakeFirst()

/** Throws ApiError not_found. */
export async function readVersion(db: Database, quoteId: number, version: number): Promise<VersionRow> {
  const row = await db
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found', texts.noVersion, { status: 404 })
  return row
}

/** The columns that decide a quote's state, as the rules take them. */
export const statusOf = (row: QuoteRow): QuoteStatus => ({
  state: row.state,
  sentVersion: row.sent_version,
  isOpen: row.is_open,
  validUntil: row.valid_until,
  sentAt: row.sent_at,
  viewedAt: row.viewed_at,
  acceptedAt: row.accepted_at,
})

/** Whether an actor wrote a part of this version or asked for its approval. */
export async function workedOn(
  db: Database,
  { quoteId, version, actor }: { quoteId: number; version: number; actor: Actor },
): Promise<boolean> {
  if (actor.kind === 'shopper' || actor.id === undefined) return true
  const own = await db
    .selectFrom('quote_event')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('version', '=', version)
    .where('kind', 'in', ['made', 'edited', 'asked', 'revised'])
    .where('actor_id', '=', actor.id)
    .limit(1)
    .executeTakeFirst()
  return own !== undefined
}

export type EventWriter = Actor | { kind: 'system'; name: string }

const actorColumns = (actor: EventWriter) => ({
  actor_kind: actor.kind === 'shopper' ? ('customer' as const) : actor.kind,
  actor_id: 'id' in actor ? (actor.id ?? null) : null,
  actor_name: 'name' in actor ? actor.name : '',
})

/** Writes into the history of a quote, in the transaction of the change. */
export async function addQuoteEvent(
  trx: Transaction<Tables>,
  {
    quoteId,
    version,
    kind,
    note = '',
    actor,
    now,
  }: { quoteId: number; version: number; kind: EventKind; note?: string; actor: EventWriter; now: Date },
): Promise<void> {
  await trx
    .insertInto('quote_event')
    .values({ quote_id: quoteId, version, kind, note, ...actorColumns(actor), at: now })
    .execute()
}

export const maySee = (actor: Actor, action: Action): boolean => scopeOf(actor, action) !== 'none'
