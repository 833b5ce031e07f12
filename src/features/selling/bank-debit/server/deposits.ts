import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { notify } from '#features/selling/fulfilment/server/index.ts'
import {
  keepOrderOpen,
  lockOrder,
  type OrderRow,
  setOrderExpiry,
} from '#features/selling/orders/server/index.ts'
import { type PayRequest, payOrder, requireMethodOn } from '#features/selling/payments/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { DAY_MS } from '#lib/dates.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { BankVerification, DebitResult } from '../contract.ts'
import { mandate, texts } from '../texts.ts'
import type { DepositVerification } from './ports.ts'
import { type BankServices, markOf } from './services.ts'

type Row = Selectable<Tables['bank_verification']>

/** How long an order waits for the buyer to confirm the deposits. Its stock stays reserved. */
const PATIENCE_MS = 10 * DAY_MS
/** After a process died while it sent the deposits, another may send them again after this time. */
const TAKE_OVER_MS = 60_000
const MAX_TRIES = 5
/** Time to choose another payment method, as after a refused card. */
const RETRY_WINDOW_MS = 15 * 60_000

/**
 * Has two small deposits sent to an account and lets the order wait for their amounts; none of the buyer's
 * money moves. Pressed again it answers the same. Throws ApiError order_not_found, order_closed, in_progress,
 * payment_declined, payment_unavailable.
 */
export async function sendDeposits(
  services: BankServices,
  asked: { orderId: string; nonce: string },
): Promise<DebitResult> {
  const { deposits, payments } = services
  if (!deposits) throw unavailable(asked.orderId)
  const started = await start(services, asked)
  if (started.kind === 'waiting') return verifying(started.order)
  crashPoint('deposits.requested')
  const { order } = started
  const [firstName = '', ...rest] = (order.billing.name ?? '').split(' ')
  const sent = await deposits.send({
    orderId: order.id,
    nonce: asked.nonce,
    customer: { email: order.email, firstName, lastName: rest.join(' '), phone: order.phone },
  })
  crashPoint('deposits.provider-answered')
  const now = payments.clock.now()
  await inTransaction(
    payments.db,
    async (trx) => {
      await lockOrder(trx, order.id)
      const kept =
        sent.kind === 'sent'
          ? {
              state: 'waiting' as const,
              method_token: sent.methodToken,
              verification_id: sent.verificationId,
              last4: sent.last4,
            }
          : { state: 'failed' as const }
      await trx
        .updateTable('bank_verification')
        .set({ ...kept, updated_at: now })
        .where('order_id', '=', order.id)
        .where('state', '=', 'sending')
        .execute()
      if (sent.kind !== 'sent') return
      await keepOrderOpen(trx, order.id, new Date(now.getTime() + PATIENCE_MS))
      await notify(trx, { kind: 'confirm_deposits', orderID: order.id }, now)
    },
    texts.busy,
  )
  if (sent.kind === 'unknown') throw unavailable(order.id)
  if (sent.kind === 'refused')
    throw new ApiError('payment_declined', texts.depositsOver, {
      status: 402,
      details: { orderID: order.id },
    })
  return verifying(order)
}

function start(
  services: BankServices,
  { orderId, nonce }: { orderId: string; nonce: string },
): Promise<{ kind: 'waiting' | 'started'; order: OrderRow }> {
  const { db, clock } = services.payments
  const now = clock.now()
  return inTransaction(
    db,
    async (trx) => {
      const order = await lockOrder(trx, orderId)
      if (!order) throw new ApiError('order_not_found', texts.notFound, { status: 404 })
      const before = await trx
        .selectFrom('bank_verification')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      if (before?.state === 'waiting') return { kind: 'waiting', order }
      if (before?.state === 'sending' && now.getTime() - before.updated_at.getTime() < TAKE_OVER_MS)
        throw new ApiError('in_progress', texts.busy, { status: 409, details: { retryAfterSeconds: 1 } })
      const live = await trx
        .selectFrom('payment_attempt')
        .select('id')
        .where('order_id', '=', orderId)
        .where('status', 'not in', ['declined', 'failed', 'voided', 'expired'])
        .executeTakeFirst()
      if (order.state !== 'pending' || live || before?.state === 'verified')
        throw new ApiError('order_closed', texts.busy, { status: 409, details: { orderID: orderId } })
      requireMethodOn('ACHDebit', orderId)
      const row = {
        nonce_hash: createHash('sha256').update(nonce).digest('hex'),
        state: 'sending' as const,
        method_token: null,
        verification_id: null,
        last4: null,
        tries: 0,
        updated_at: now,
      }
      await trx
        .insertInto('bank_verification')
        .values({ order_id: orderId, ...row, created_at: now })
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
        .execute()
      await keepOrderOpen(trx, orderId, new Date(now.getTime() + RETRY_WINDOW_MS))
      return { kind: 'started', order }
    },
    texts.busy,
  )
}

const verifying = (order: { id: string; total_cents: number }): DebitResult => ({
  orderID: order.id,
  state: 'verifying',
  total: toWire(toCents(order.total_cents)),
})

interface Amounts {
  orderId: string
  amounts: readonly [number, number]
  ip: string
}

/**
 * Compares the buyer's amounts with those that were sent, and debits the order when they are right. The store
 * counts wrong tries, and so does the provider. Throws ApiError no_deposits, amounts_wrong,
 * deposits_not_yet, payment_declined, payment_unavailable.
 */
export async function confirmDeposits(services: BankServices, asked: Amounts): Promise<DebitResult> {
  if (!services.deposits) throw unavailable(asked.orderId)
  const row = await countTry(services, asked.orderId)
  if (row.state === 'waiting') await confirmAccount(services, services.deposits, row, asked)
  return payOrder(services.payments, {
    orderId: asked.orderId,
    method: 'ACHDebit',
    token: row.method_token ?? '',
    bank: { verification: 'vaulted' },
    onStart: recordMandate(services, asked.ip),
  })
}

/** Asks the provider whether the amounts are right. Throws unless they are. */
async function confirmAccount(
  services: BankServices,
  deposits: DepositVerification,
  row: Row,
  { orderId, amounts }: Amounts,
): Promise<void> {
  const answer = await deposits.confirm(row.verification_id ?? '', amounts)
  crashPoint('deposits.provider-confirmed')
  if (answer.kind === 'unknown' || answer.kind === 'refused') throw unavailable(orderId)
  if (answer.kind === 'not_yet') throw new ApiError('deposits_not_yet', texts.notYet, { status: 409 })
  const triesLeft = MAX_TRIES - row.tries
  if (answer.kind === 'wrong' && triesLeft > 0)
    throw new ApiError('amounts_wrong', texts.amountsWrong(triesLeft), {
      status: 409,
      details: { triesLeft },
    })
  const isVerified = answer.kind === 'verified'
  await end(services, orderId, isVerified ? 'verified' : 'failed')
  if (!isVerified)
    throw new ApiError('payment_declined', texts.depositsOver, { status: 402, details: { orderID: orderId } })
}

/**
 * Counts one try before the call to the provider. A confirmed account whose payment was interrupted uses
 * none.
 */
async function countTry({ payments }: BankServices, orderId: string): Promise<Row> {
  const { db, clock } = payments
  const counted = await db
    .updateTable('bank_verification')
    .set((eb) => ({ tries: eb('tries', '+', 1), updated_at: clock.now() }))
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .where('tries', '<', MAX_TRIES)
    .returningAll()
    .executeTakeFirst()
  if (counted) return counted
  const verified = await db
    .selectFrom('bank_verification')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'verified')
    .executeTakeFirst()
  if (verified) return verified
  throw new ApiError('no_deposits', texts.noDeposits, { status: 409 })
}

/** Ends the verification. After a failed one the order waits as long as after a refused card. */
const end = ({ payments }: BankServices, orderId: string, state: 'verified' | 'failed') => {
  const now = payments.clock.now()
  return inTransaction(
    payments.db,
    async (trx) => {
      await lockOrder(trx, orderId)
      await trx
        .updateTable('bank_verification')
        .set({ state, updated_at: now })
        .where('order_id', '=', orderId)
        .where('state', '=', 'waiting')
        .execute()
      if (state === 'failed') await setOrderExpiry(trx, orderId, new Date(now.getTime() + RETRY_WINDOW_MS))
    },
    texts.busy,
  )
}

/** The state of an order's deposits. */
export async function verificationOf({ payments }: BankServices, orderId: string): Promise<BankVerification> {
  const row = await payments.db
    .selectFrom('bank_verification')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!row || row.state === 'sending') return { state: 'none', last4: '', triesLeft: 0 }
  return { state: row.state, last4: row.last4 ?? '', triesLeft: Math.max(0, MAX_TRIES - row.tries) }
}

const unavailable = (orderID: string) =>
  new ApiError('payment_unavailable', texts.unavailable, {
    status: 503,
    details: { orderID, retryAfterSeconds: 10 },
  })

/**
 * Stores the buyer's agreement with its payment: the words, the amount, the time, and a keyed hash of the IP
 * address.
 */
export const recordMandate =
  ({ secrets, payments }: BankServices, ip: string): NonNullable<PayRequest['onStart']> =>
  async (trx, attempt) => {
    await trx
      .insertInto('bank_mandate')
      .values({
        attempt_id: attempt.id,
        order_id: attempt.order_id,
        text: mandate(merchant().name),
        amount_cents: attempt.amount_cents,
        ip_hash: markOf(secrets, 'ip', ip),
        agreed_at: payments.clock.now(),
      })
      .execute()
  }
