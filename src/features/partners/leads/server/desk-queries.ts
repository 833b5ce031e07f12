import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, found, requireAllRows } from '#features/people/accounts/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import { FIGURE_DAYS, type LEAD_LIST, leadReference, promiseState } from '../rules/lead.ts'

export type LeadRow = Selectable<Tables['lead']>
type MayRead = Authorized<'leads.read'>

const PAGE = 50

const COLUMNS = {
  promise: ['moment', 'promised_at'],
  received: ['moment', 'received_at'],
  name: ['text', 'name'],
} as const

/** A page of the desk's list. */
export async function listLeads(
  db: Db,
  { show, kind, sort, after }: Asked<typeof LEAD_LIST>,
  accountId: number,
) {
  const isFirstUp = sort === 'name' || (sort === 'promise' && (show === 'waiting' || show === 'mine'))
  const { order, isAfter } = placeIn(
    { by: COLUMNS[sort], id: 'id', direction: isFirstUp ? 'asc' : 'desc' },
    after,
  )
  let query = db.selectFrom('lead').selectAll().where(isAfter)
  if (show === 'waiting') query = query.where('state', 'in', ['open', 'claimed'])
  if (show === 'mine')
    query = query.where('claimed_by', '=', accountId).where('state', 'in', ['claimed', 'called'])
  if (show === 'called' || show === 'closed') query = query.where('state', '=', show)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  const rows = await query
    .orderBy(order)
    .limit(PAGE + 1)
    .execute()
  return pageOf(rows, PAGE, (row) => row[COLUMNS[sort][1]])
}

/**
 * Leads that wait now, and promises of the last days. A lead that was closed without a call counts as neither
 * kept nor broken.
 */
export async function leadFigures(db: Db, now: Date) {
  const since = later(now, -FIGURE_DAYS * DAY_MS)
  const row = await db
    .selectFrom('lead')
    .select(({ fn, ref, eb }) => {
      const waits = eb('state', 'in', ['open', 'claimed'])
      const isLate = eb.or([
        eb('called_at', '>', ref('promised_at')),
        eb.and([waits, eb('called_at', 'is', null), eb('promised_at', '<', now)]),
      ])
      return [
        fn.countAll<number>().filterWhere(waits).as('waiting'),
        fn.countAll<number>().filterWhere(waits).filterWhere('promised_at', '<', now).as('overdue'),
        fn
          .countAll<number>()
          .filterWhere('promised_at', '>=', since)
          .filterWhere(eb('called_at', '<=', ref('promised_at')))
          .as('kept'),
        fn.countAll<number>().filterWhere('promised_at', '>=', since).filterWhere(isLate).as('broken'),
      ]
    })
    .executeTakeFirstOrThrow()
  return { ...row, days: FIGURE_DAYS }
}

/** Throws ApiError not_found. */
export async function readLead(db: Db, permission: MayRead, id: number): Promise<LeadRow> {
  requireAllRows(permission)
  return found(await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst())
}

/** A lead, locked until the transaction ends. Throws ApiError not_found. */
export async function lockLead(
  trx: Transaction<Tables>,
  permission: Authorized<'leads.work'>,
  id: number,
): Promise<LeadRow> {
  requireAllRows(permission)
  return found(await trx.selectFrom('lead').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A row of the list, for one of the staff. */
export const presentLead = (row: LeadRow, accountId: number, now: Date) => ({
  id: row.id,
  reference: leadReference(row.id),
  kind: row.kind,
  name: row.name,
  phone: row.phone,
  email: row.email,
  receivedAt: row.received_at.toISOString(),
  callbackAt: iso(row.callback_at),
  promisedAt: row.promised_at.toISOString(),
  calledAt: iso(row.called_at),
  state: row.state,
  promise: promiseState({ promisedAt: row.promised_at, calledAt: row.called_at, state: row.state }, now),
  claimedBy: row.claimed_name,
  isMine: row.claimed_by === accountId,
})

/** A lead with everything that we know about it. */
export const presentOpened = (row: LeadRow, accountId: number, now: Date) => ({
  ...presentLead(row, accountId, now),
  comments: row.comments,
  landingUrl: row.landing_url,
  pageUrl: row.page_url,
  detailsPath: row.details_path,
  outcome: row.outcome,
  note: row.note,
  claimedAt: iso(row.claimed_at),
  closedAt: iso(row.closed_at),
  deleteOn: row.delete_on,
  customerID: row.customer_id,
  projectID: row.project_id,
})
