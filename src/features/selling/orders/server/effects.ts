import { type RawBuilder, sql } from 'kysely'
import type { TypedWords } from '#platform/mail/rules/mail-topic.ts'

/** The mail that confirms the order, one for each order. */
export const confirmationMail = {
  topic: 'mail.order-confirmation',
  key: (orderId: string): string => `order-confirmation:${orderId}`,
} as const

/** What mails about an order print of what its buyer typed. */
export const ORDER_WORDS: TypedWords = {
  prints: 'names and addresses of the order',
  safety: 'anyone',
  limits: ['order-network', 'order-mailbox'],
}

/** Voids an authorization whose order was cancelled or cannot take it. */
export const voidPayment = {
  topic: 'payment.void',
  key: (attemptId: string, transaction: string): string => `void:${attemptId}:${transaction}`,
} as const

/**
 * Writes the confirmation to the outbox for an order that another part of the statement has placed, e.g.
 * sql`with placed as (…), mail as (${confirmationOf(sql`placed`, { orderId, now })})`. The part `placed` has
 * a row when the order was placed.
 */
export const confirmationOf = (
  placed: RawBuilder<unknown>,
  { orderId, now }: { orderId: string; now: Date },
): RawBuilder<unknown> => sql`
  insert into outbox (topic, dedupe_key, payload, created_at, due_at)
  select
    ${confirmationMail.topic}, ${confirmationMail.key(orderId)},
    jsonb_build_object('orderID', ${orderId}::text), ${now}::timestamptz, ${now}::timestamptz
  from ${placed}
  on conflict (dedupe_key) do nothing`
