import { z } from 'zod'
import type { ApprovalStatus, Charge, ChargeStatus } from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, fromWire } from '#lib/money.ts'

/** Amounts are JSON numbers of dollars on this wire, or the same as text. */
const dollars = z
  .union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)])
  .transform(Number)
  .refine(
    (value) => value >= 0 && value <= 10_000_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  )
  .transform(fromWire)

const order = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  status: z.string(),
  capture_status: z.string().nullish(),
  amount: dollars,
  refunded_amount: dollars.nullish(),
  merchant_order_id: z.string().nullish(),
})

export interface CreditKeyOrder {
  id: string
  status: Exclude<ApprovalStatus['kind'], 'unknown'>
  /** undefined while the loan is not authorized */
  charge: ChargeStatus | undefined
  amount: Cents
  refunded: Cents | undefined
  merchantOrderId: string | undefined
}

// Credit Key's guide names "canceled" and the capture status "captured"; the others are to be confirmed on
// its staging system.
const STATUSES: Readonly<Record<string, CreditKeyOrder['status']>> = {
  new: 'open',
  started: 'open',
  pending: 'reviewing',
  in_review: 'reviewing',
  declined: 'declined',
  denied: 'declined',
  rejected: 'declined',
  canceled: 'cancelled',
  cancelled: 'cancelled',
}
const CAPTURES: Readonly<Record<string, ChargeStatus>> = {
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'captured',
}

/**
 * An order as Credit Key holds it. A status that we do not know counts as approved: `complete_checkout` then
 * says whether it is.
 */
export function readOrder(body: unknown): CreditKeyOrder | undefined {
  const read = order.safeParse(body)
  if (!read.success) return undefined
  const { id, status, capture_status, amount, refunded_amount, merchant_order_id } = read.data
  const ours = STATUSES[status] ?? 'approved'
  const captured = CAPTURES[capture_status ?? '']
  return {
    id,
    status: ours,
    charge: captured && ours === 'cancelled' ? 'voided' : captured,
    amount,
    refunded: refunded_amount ?? undefined,
    merchantOrderId: merchant_order_id ?? undefined,
  }
}

/**
 * The charge of an order whose loan was authorized at some time. `orderId` is ours: we began the application
 * for it.
 */
export const chargeOf = (
  { id, charge, amount, refunded }: CreditKeyOrder,
  orderId: string,
): Charge | undefined =>
  charge && {
    chargeId: id,
    orderId,
    kind: 'sale',
    status: charge,
    amount,
    currency: merchant().currency,
    codes: {},
    refunded,
  }

export const readBegun = (body: unknown): { id: string; url: string } | undefined =>
  z
    .object({ id: z.string().regex(/^[\w-]{1,64}$/), checkout_url: z.url({ protocol: /^https?$/ }) })
    .transform(({ id, checkout_url }) => ({ id, url: checkout_url }))
    .safeParse(body).data

export const readSuccess = (body: unknown): boolean | undefined =>
  z.object({ success: z.boolean() }).safeParse(body).data?.success
