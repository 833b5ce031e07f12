import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'

export type AttemptOfOrder = Selectable<Tables['payment_attempt']>

export const IS_TAKEN: readonly string[] = ['captured', 'settled']
export const IS_PAYING: readonly string[] = ['processing', 'unknown']
export const HOLDS_MONEY: readonly string[] = ['authorized', 'capture_requested', 'pending']

/** Whether a payment is on its way or holds money. */
export const mayStillPay = (attempts: readonly AttemptOfOrder[]): boolean =>
  attempts.some(({ status }) => IS_PAYING.includes(status) || HOLDS_MONEY.includes(status))

/** Every attempt to pay an order. */
export const attemptsOf = (db: Db | Transaction<Tables>, orderId: string): Promise<AttemptOfOrder[]> =>
  db.selectFrom('payment_attempt').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()
