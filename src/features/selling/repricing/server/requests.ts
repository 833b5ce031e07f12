import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, requireStill } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { texts } from '../texts.ts'

export type RequestRow = Selectable<Tables['price_request']>

const NEWEST = 50

/** The newest 50 requests; with `waiting` those that someone has to decide, oldest first. */
export const listRequests = (
  db: Db,
  { waiting, now }: { waiting: boolean; now: Date },
): Promise<RequestRow[]> => {
  const query = db.selectFrom('price_request').selectAll().limit(NEWEST)
  return waiting
    ? query.where('state', '=', 'waiting').where('expires_at', '>', now).orderBy('asked_at').execute()
    : query.orderBy('id', 'desc').execute()
}

/** Throws ApiError not_found. */
export async function findRequest(db: Db | Transaction<Tables>, id: number): Promise<RequestRow> {
  const row = await db.selectFrom('price_request').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('not_found', texts.noRequest, { status: 404 })
  return row
}

export interface Decision {
  id: number
  decision: 'approved' | 'refused'
  note: string
  now: Date
}

/**
 * Another person approves or refuses a waiting request, once. The same decision sent again by the same person
 * gets the same answer. Throws ApiError not_found, own_request, decided, expired, forbidden.
 */
export const decideRequest = (
  db: Db,
  permission: Authorized<'orders.approve-price'>,
  { id, decision, note, now }: Decision,
): Promise<RequestRow> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const { actor } = permission
      if (actor.kind !== 'staff' || actor.id === undefined)
        throw new ApiError('forbidden', texts.noAccount, { status: 403 })
      const row = await trx
        .selectFrom('price_request')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new ApiError('not_found', texts.noRequest, { status: 404 })
      if (row.state === decision && row.decided_by === actor.id) return row
      if (row.state !== 'waiting') throw new ApiError('decided', texts.decided, { status: 409 })
      if (row.asked_by === actor.id) throw new ApiError('own_request', texts.own, { status: 403 })
      if (row.expires_at <= now) throw new ApiError('expired', texts.expired, { status: 409 })
      const decided = await trx
        .updateTable('price_request')
        .set({
          state: decision,
          decided_by: actor.id,
          decided_by_name: actor.name,
          decided_at: now,
          decision_note: note,
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        actor,
        action: 'orders.approve-price',
        entity: 'price_request',
        entityId: id,
        before: { state: 'waiting' },
        after: { state: decision },
        reason: note,
        companyId: row.company_id ?? undefined,
      })
      return decided
    },
    texts.busy,
  )

export interface RequestUse {
  id: number
  /** the account that orders: the one that asked */
  accountId: number
  content: string
  now: Date
}

const refuseUse = (code: string, text: string) => new ApiError(code, text, { status: 409 })

/**
 * A request whose prices an order may have now: granted or approved, for this account and exactly this cart.
 * Throws ApiError not_found, price_waiting, price_refused, price_used, price_expired, cart_changed.
 */
export async function usableRequest(
  db: Db | Transaction<Tables>,
  { id, accountId, content, now }: RequestUse,
): Promise<RequestRow> {
  const row = await db
    .selectFrom('price_request')
    .selectAll()
    .where('id', '=', id)
    .where('asked_by', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found', texts.noRequest, { status: 404 })
  if (row.order_id !== null) throw refuseUse('price_used', texts.used)
  if (row.state === 'waiting') throw refuseUse('price_waiting', texts.waiting)
  if (row.state === 'refused') throw refuseUse('price_refused', texts.notApproved)
  if (row.expires_at <= now) throw refuseUse('price_expired', texts.expired)
  if (row.content !== content) throw refuseUse('cart_changed', texts.cartChanged)
  return row
}

/**
 * Gives the prices of a request to an order, in the order's own transaction and to one order only. Throws
 * ApiError price_used.
 */
export async function spendRequest(
  trx: Transaction<Tables>,
  { id, content, now, orderId }: Omit<RequestUse, 'accountId'> & { orderId: string },
): Promise<void> {
  const spent = await trx
    .updateTable('price_request')
    .set({ order_id: orderId })
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('state', 'in', ['granted', 'approved'])
    .where('content', '=', content)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!spent) throw refuseUse('price_used', texts.used)
}
