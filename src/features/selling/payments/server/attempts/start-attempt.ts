import { createHash, randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { lockOrder } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { decideAttempt, isOver } from '../../rules/attempt.ts'
import type { PaymentMethod } from '../../rules/methods.ts'
import { texts } from '../../texts.ts'
import type { GatewayTerms } from '../ports.ts'

export type AttemptRow = Selectable<Tables['payment_attempt']>

/** Every column by its name, as a prepared statement needs; the type of a row says when one is missing. */
export const ATTEMPT_COLUMNS = [
  'id',
  'order_id',
  'method',
  'provider',
  'amount_cents',
  'currency',
  'status',
  'provider_ref_hash',
  'provider_txn_id',
  'idempotency_key',
  'card_last4',
  'card_type',
  'error_code',
  'error_text',
  'next_check_at',
  'checks',
  'version',
  'created_at',
  'updated_at',
  'authorized_until',
  'authorization_days',
  'honour_days',
  'advice',
] as const satisfies readonly (keyof Tables['payment_attempt'])[]

export type PayableOrder = Pick<
  Selectable<Tables['orders']>,
  'id' | 'state' | 'total_cents' | 'tax_cents' | 'shipping_cents' | 'email' | 'phone' | 'billing' | 'shipping'
>

export interface FirstAttempt {
  method: PaymentMethod
  provider: string
  terms: GatewayTerms
  token: string
  now: Date
  /** when the reconciler may take it over, should this process die */
  checkAt: Date
}

export interface NewAttempt extends FirstAttempt {
  orderId: string
  /** throws when no new payment may begin; one that has begun is found again */
  mayBegin?: (() => void) | undefined
  onStart?: ((trx: Transaction<Tables>, attempt: AttemptRow) => Promise<void>) | undefined
}

export type StartedAttempt = { kind: 'started' | 'repeated'; attempt: AttemptRow; order: PayableOrder }

export const hashOf = (provider: string, token: string): string =>
  createHash('sha256').update(`${provider}\n${token}`).digest('hex')

/**
 * Commits a `processing` row before the provider is asked, or finds the row that already answers for this
 * click. Throws ApiError order_not_found, order_closed, too_many_tries, payment_reference_used (the token was
 * used for another order).
 */
export function startAttempt(db: Db, request: NewAttempt): Promise<StartedAttempt> {
  const referenceHash = hashOf(request.provider, request.token)
  return inTransaction(
    db,
    async (trx) => {
      // The order's lock makes double clicks queue here and keeps the expiry job out.
      const order = await lockOrder(trx, request.orderId)
      if (!order) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
      const attempts = await trx
        .selectFrom('payment_attempt')
        .selectAll()
        .where('order_id', '=', order.id)
        .orderBy('created_at')
        .execute()
      const decision = decideAttempt(order, attempts.map(pastAttempt), referenceHash, request.now)
      if (decision.kind === 'repeat')
        return { kind: 'repeated', attempt: attempts.find((row) => row.id === decision.attemptId)!, order }
      if (decision.kind === 'refuse') throw refusals[decision.reason](order.id)
      request.mayBegin?.()
      const attempt = await insertAttempt(trx, request, order)
      if (!attempt)
        throw new ApiError('payment_reference_used', texts.referenceUsed, {
          status: 409,
          details: { orderID: order.id },
        })
      await request.onStart?.(trx, attempt)
      return { kind: 'started', attempt, order }
    },
    texts.busy,
  )
}

/**
 * Writes the first attempt of an order in the transaction that writes the order: no other process sees the
 * order yet. Undefined when the token was used for another order; `startAttempt` then refuses it.
 */
export async function firstAttempt(
  trx: Transaction<Tables>,
  request: FirstAttempt,
  order: PayableOrder,
): Promise<StartedAttempt | undefined> {
  const attempt = await insertAttempt(trx, request, order)
  return attempt && { kind: 'started', attempt, order }
}

/** Deletes an attempt that never reached the provider: the buyer's approval can be used again. */
export async function withdrawAttempt(db: Db, { id }: AttemptRow): Promise<void> {
  await db.deleteFrom('payment_attempt').where('id', '=', id).where('status', '=', 'processing').execute()
}

/** Whether an attempt to pay this order holds money, or may still do so. */
export async function hasLivePayment(trx: Transaction<Tables>, orderId: string): Promise<boolean> {
  const attempts = await trx
    .selectFrom('payment_attempt')
    .select('status')
    .where('order_id', '=', orderId)
    .execute()
  return attempts.some(({ status }) => !isOver(status))
}

/** The same, or whether an approval or an application was begun that may still pay the order. */
export async function hasPaymentUnderWay(trx: Transaction<Tables>, orderId: string): Promise<boolean> {
  const begun = await trx
    .selectFrom('wallet_approval')
    .select('reference')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return begun !== undefined || hasLivePayment(trx, orderId)
}

const pastAttempt = (row: AttemptRow) => ({
  id: row.id,
  status: row.status,
  referenceHash: row.provider_ref_hash,
  createdAt: row.created_at,
})

const refusals = {
  order_closed: (orderID: string) =>
    new ApiError('order_closed', texts.orderClosed, { status: 409, details: { orderID } }),
  too_many_tries: (orderID: string) =>
    new ApiError('too_many_tries', texts.tooManyTries, {
      status: 429,
      details: { orderID, retryAfterSeconds: 3600 },
    }),
}

function insertAttempt(
  trx: Transaction<Tables>,
  request: FirstAttempt,
  order: PayableOrder,
): Promise<AttemptRow | undefined> {
  const id = randomUUID()
  return trx
    .insertInto('payment_attempt')
    .values({
      id,
      order_id: order.id,
      method: request.method,
      provider: request.provider,
      amount_cents: order.total_cents,
      status: 'processing',
      provider_ref_hash: hashOf(request.provider, request.token),
      idempotency_key: id,
      authorization_days: request.terms.authorizationDays,
      honour_days: request.terms.honorDays ?? null,
      next_check_at: request.checkAt,
      created_at: request.now,
      updated_at: request.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(ATTEMPT_COLUMNS)
    .modifyEnd(PREPARED)
    .executeTakeFirst()
}
