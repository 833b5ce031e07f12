import { notChanged, type RefusalCodes } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type ChangeResult,
  type Charges,
  type ShippedWith,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import type { CallResult } from '#lib/calls/http-call.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, toWire } from '#lib/money.ts'
import { type CreditKeyOrder, chargeOf, readOrder } from './answers.ts'
import type { CreditKeyClient } from './creditkey-client.ts'
import { confirmFields } from './requests.ts'

const REFUSALS: RefusalCodes = { otherStatuses: [400, 422] }

type Post = (name: string, fields: Record<string, unknown>) => Promise<CallResult>

/** Captures, voids and refunds of orders at Credit Key. Each reads the order first. */
export function createChanges(
  client: CreditKeyClient,
  signal: () => AbortSignal,
): Pick<Charges, 'capture' | 'void' | 'refund'> {
  async function change(
    chargeId: string,
    work: (order: CreditKeyOrder, post: Post) => Promise<ChangeResult> | ChangeResult,
  ): Promise<ChangeResult> {
    const until = signal()
    const answer = await client.find(chargeId, until)
    if (answer.kind !== 'answered') return notChanged(answer, REFUSALS)
    const order = readOrder(answer.body)
    const post: Post = (name, fields) => client.post(name, { id: chargeId, ...fields }, until)
    return order ? work(order, post) : unknownOutcome('unreadable_answer')
  }
  return {
    capture: (chargeId, amount, shipment) =>
      change(chargeId, (order, post) => capture(order, amount, shipment, post)),
    void: (chargeId) => change(chargeId, cancel),
    refund: (chargeId, amount) => change(chargeId, (order, post) => refund(order, amount, post)),
  }
}

const wrongState = ({ charge, status }: CreditKeyOrder): ChangeResult => ({
  kind: 'refused',
  reason: 'wrong_state',
  code: `order_${charge ?? status}`,
})
const tooMuch = (code: string): ChangeResult => ({ kind: 'refused', reason: 'too_much', code })

async function capture(
  order: CreditKeyOrder,
  amount: Cents,
  shipment: ShippedWith | undefined,
  post: Post,
): Promise<ChangeResult> {
  if (order.charge !== 'authorized') return wrongState(order)
  if (amount > order.amount) return tooMuch('above_authorized')
  const orderId = shipment?.orderId ?? order.merchantOrderId
  return changed(await post('confirm_order', confirmFields(orderId, amount, shipment)), orderId ?? '')
}

async function cancel(order: CreditKeyOrder, post: Post): Promise<ChangeResult> {
  if (order.charge === 'captured' || order.status === 'cancelled') return wrongState(order)
  const result = await post('cancel_order', {})
  if (result.kind !== 'answered') return notChanged(result, REFUSALS)
  return {
    kind: 'done',
    charge: {
      chargeId: order.id,
      orderId: order.merchantOrderId ?? '',
      kind: 'sale',
      status: 'voided',
      amount: order.amount,
      currency: merchant().currency,
      codes: {},
    },
  }
}

async function refund(order: CreditKeyOrder, amount: Cents, post: Post): Promise<ChangeResult> {
  if (order.charge !== 'captured') return wrongState(order)
  if (amount > order.amount - (order.refunded ?? 0)) return tooMuch('above_captured')
  const result = changed(await post('refund', { amount: toWire(amount) }), order.merchantOrderId ?? '')
  if (result.kind !== 'done') return result
  // Credit Key gives refunds no ids: the sum refunded so far identifies each of ours.
  const chargeId = `${order.id}-refund-${result.charge.refunded ?? 0}`
  return { kind: 'done', charge: { ...result.charge, chargeId, kind: 'refund', amount } }
}

function changed(result: CallResult, orderId: string): ChangeResult {
  if (result.kind !== 'answered') return notChanged(result, REFUSALS)
  const order = readOrder(result.body)
  const charge = order && chargeOf(order, orderId)
  return charge ? { kind: 'done', charge } : unknownOutcome('unreadable_answer')
}
