import { z } from 'zod'
import type { Charge, ChargeStatus } from '#features/selling/payments/server/ports.ts'
import { type Cents, toCents } from '#lib/money.ts'

/** Amounts are integer cents on this wire. */
const cents = z
  .int()
  .min(0)
  .transform((value) => toCents(value))

const transaction = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  order_id: z.string().nullish(),
  status: z.string(),
  amount: cents,
  amount_refunded: cents.nullish(),
  currency: z.string(),
  authorization_expiration: z.string().nullish(),
})

const STATUSES: Readonly<Record<string, ChargeStatus>> = {
  authorized: 'authorized',
  auth_expired: 'expired',
  captured: 'captured',
  partially_captured: 'captured',
  confirmed: 'captured',
  refunded: 'captured',
  partially_refunded: 'captured',
  voided: 'voided',
}

/** A loan at Affirm; undefined when the answer is not a loan, or has a state that we do not know. */
export function readTransaction(body: unknown): Charge | undefined {
  const read = transaction.safeParse(body)
  const status = read.success ? STATUSES[read.data.status] : undefined
  if (!read.success || !status) return undefined
  const { id, order_id, amount, amount_refunded, currency, authorization_expiration } = read.data
  const end = Date.parse(authorization_expiration ?? '')
  return {
    chargeId: id,
    orderId: order_id ?? '',
    kind: 'sale',
    status,
    amount,
    currency,
    codes: {},
    refunded: amount_refunded ?? undefined,
    expiresAt: Number.isNaN(end) ? undefined : new Date(end),
  }
}

/** The id and amount of a capture, void or refund. */
export function readEvent(body: unknown): { id: string; amount: Cents } | undefined {
  const read = z.object({ id: z.string().min(1), amount: cents.nullish() }).safeParse(body)
  return read.data && { id: read.data.id, amount: read.data.amount ?? toCents(0) }
}
