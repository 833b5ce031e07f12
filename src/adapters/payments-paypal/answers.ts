import { z } from 'zod'
import type { Charge, ChargeStatus } from '#features/selling/payments/server/ports.ts'
import { type Cents, fromWire } from '#lib/money.ts'

const cents = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform((value) => fromWire(Number(value)))
const money = z.object({ currency_code: z.string(), value: cents })
const payment = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  custom_id: z.string().optional(),
})

type Payment = z.output<typeof payment>

const order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z
          .object({
            authorizations: z.array(payment).default([]),
            captures: z.array(payment).default([]),
            refunds: z.array(payment).default([]),
          })
          .optional(),
      }),
    )
    .length(1),
})

const authorization = payment.extend({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
})

export interface PaypalOrder {
  status: string
  orderId: string
  amount: Cents | undefined
  currency: string | undefined
  charges: Charge[]
  captureIds: string[]
  refunds: number
}

const STATUSES: Readonly<Record<string, ChargeStatus>> = {
  CREATED: 'authorized',
  PENDING: 'pending',
  CAPTURED: 'captured',
  PARTIALLY_CAPTURED: 'captured',
  COMPLETED: 'captured',
  VOIDED: 'voided',
  EXPIRED: 'expired',
  DENIED: 'declined',
  DECLINED: 'declined',
}

/**
 * The order in an answer of PayPal; undefined for another answer or an unknown state.
 */
export function readOrder(body: unknown): PaypalOrder | undefined {
  const read = order.safeParse(body)
  if (!read.success) return undefined
  const unit = read.data.purchase_units[0]!
  const { authorizations = [], captures = [], refunds = [] } = unit.payments ?? {}
  const charges = authorizations.map((one) =>
    toCharge({ ...one, custom_id: unit.custom_id ?? one.custom_id, amount: takenOf(one, captures) }),
  )
  if (!charges.every((charge): charge is Charge => charge !== undefined)) return undefined
  return {
    status: read.data.status,
    orderId: unit.custom_id ?? charges[0]?.orderId ?? '',
    amount: unit.amount?.value,
    currency: unit.amount?.currency_code,
    // A refund whose answer was lost is found here.
    charges: [
      ...charges,
      ...refunds.flatMap((one) => asRefund({ ...one, custom_id: unit.custom_id ?? one.custom_id })),
    ],
    captureIds: captures.map(({ id }) => id),
    refunds: refunds.length,
  }
}

/**
 * What an authorization holds, or what was captured of it: PayPal keeps the authorized amount on an
 * authorization that was captured in part, and we capture each at most once.
 */
const takenOf = ({ status, amount }: Payment, captures: readonly Payment[]): Payment['amount'] =>
  (STATUSES[status] === 'captured' &&
    captures.find((one) => one.status !== 'DECLINED' && one.status !== 'FAILED')?.amount) ||
  amount

/** An authorization at PayPal, with the id of its PayPal order. */
export function readAuthorization(
  body: unknown,
): { charge: Charge; reference: string | undefined } | undefined {
  const read = authorization.safeParse(body)
  const charge = read.success ? toCharge(read.data) : undefined
  return charge && { charge, reference: read.data?.supplementary_data?.related_ids?.order_id }
}

/** A capture or a refund: its id, state and amount. */
export function readPayment(body: unknown): { id: string; status: ChargeStatus; amount: Cents } | undefined {
  const read = payment.safeParse(body)
  const status = read.success ? STATUSES[read.data.status] : undefined
  return status && read.data && { id: read.data.id, status, amount: read.data.amount.value }
}

function toCharge({ id, status, amount, custom_id }: Payment): Charge | undefined {
  const known = STATUSES[status]
  return (
    known && {
      chargeId: id,
      orderId: custom_id ?? '',
      kind: 'sale',
      status: known,
      amount: amount.value,
      currency: amount.currency_code,
      codes: {},
    }
  )
}

function asRefund(one: Payment): Charge[] {
  const charge = toCharge(one)
  return charge ? [{ ...charge, kind: 'refund' }] : []
}

export const readId = (body: unknown): string | undefined => {
  const read = z.object({ id: z.string().regex(/^[A-Z0-9]{5,36}$/) }).safeParse(body)
  return read.data?.id
}
