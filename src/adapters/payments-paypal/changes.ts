import { notChanged, type RefusalCodes } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type BeginRequest,
  type ChangeResult,
  type Charge,
  type Charges,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import type { CallResult } from '#lib/calls/http-call.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { Cents } from '#lib/money.ts'
import { readAuthorization, readOrder, readPayment } from './answers.ts'
import type { PaypalClient } from './paypal-client.ts'

const REFUSALS: RefusalCodes = {
  tooMuch: new Set(['MAX_CAPTURE_AMOUNT_EXCEEDED', 'REFUND_AMOUNT_EXCEEDED', 'CAPTURE_FULLY_REFUNDED']),
  wrongState: new Set([
    'AUTHORIZATION_ALREADY_CAPTURED',
    'AUTHORIZATION_VOIDED',
    'AUTHORIZATION_EXPIRED',
    'PREVIOUSLY_CAPTURED',
    'PREVIOUSLY_VOIDED',
    'INVALID_RESOURCE_STATE',
  ]),
  otherStatuses: [422],
}

interface FoundCharge {
  charge: Charge
  /** PayPal's order that the authorization belongs to */
  reference: string | undefined
}

/** Captures, voids and refunds of authorizations at PayPal. Each reads the authorization first. */
export function createChanges(
  client: PaypalClient,
  signal: () => AbortSignal,
): Pick<Charges, 'capture' | 'void' | 'refund'> {
  async function change(
    chargeId: string,
    work: (found: FoundCharge, until: AbortSignal) => Promise<ChangeResult>,
  ): Promise<ChangeResult> {
    const until = signal()
    const answer = await client.get(`/v2/payments/authorizations/${encodeURIComponent(chargeId)}`, until)
    if (answer.kind !== 'answered') return notChanged(answer, REFUSALS)
    const found = readAuthorization(answer.body)
    return found ? work(found, until) : unknownOutcome('unreadable_answer')
  }

  return {
    capture: (chargeId, amount) =>
      change(chargeId, async ({ charge }, until) => {
        const body = JSON.stringify({ amount: toMoney(amount), final_capture: true })
        const path = `/v2/payments/authorizations/${chargeId}/capture`
        const requestId = `${chargeId}-capture-${amount}`
        const result = await client.post(path, until, { body, requestId })
        return moved(result, (payment) => ({ ...charge, status: payment.status, amount: payment.amount }))
      }),
    void: (chargeId) =>
      change(chargeId, async ({ charge }, until) => {
        const result = await client.post(`/v2/payments/authorizations/${chargeId}/void`, until)
        return result.kind === 'answered'
          ? { kind: 'done', charge: { ...charge, status: 'voided' } }
          : notChanged(result, REFUSALS)
      }),
    refund: (chargeId, amount) => change(chargeId, (found, until) => refund(client, found, amount, until)),
  }
}

async function refund(
  { get, post }: PaypalClient,
  { charge, reference }: FoundCharge,
  amount: Cents,
  until: AbortSignal,
): Promise<ChangeResult> {
  const answer = reference === undefined ? undefined : await get(`/v2/checkout/orders/${reference}`, until)
  const order = answer?.kind === 'answered' ? readOrder(answer.body) : undefined
  if (!order) return unknownOutcome('unreadable_answer')
  const captureId = order.captureIds[0]
  if (captureId === undefined) return { kind: 'refused', reason: 'wrong_state', code: 'not_captured' }
  const result = await post(`/v2/payments/captures/${captureId}/refund`, until, {
    body: JSON.stringify({ amount: toMoney(amount) }),
    requestId: `${charge.chargeId}-refund-${order.refunds}-${amount}`,
  })
  return moved(result, ({ id, status, amount: refunded }) => ({
    ...charge,
    chargeId: id,
    kind: 'refund',
    status,
    amount: refunded,
  }))
}

type Payment = NonNullable<ReturnType<typeof readPayment>>

function moved(result: CallResult, toCharge: (payment: Payment) => Charge): ChangeResult {
  if (result.kind !== 'answered') return notChanged(result, REFUSALS)
  const payment = readPayment(result.body)
  return payment ? { kind: 'done', charge: toCharge(payment) } : unknownOutcome('unreadable_answer')
}

/** Amounts are decimal strings on this wire. */
const toMoney = (amount: Cents) => ({ currency_code: merchant().currency, value: (amount / 100).toFixed(2) })

/** An order at PayPal for one of our orders: the buyer approves exactly this amount and this delivery. */
export function orderRequest({ orderId, amount, shipping }: BeginRequest): object {
  const name = `${shipping.firstName} ${shipping.lastName}`.trim()
  const address = {
    address_line_1: shipping.street,
    ...(shipping.street2 ? { address_line_2: shipping.street2 } : {}),
    admin_area_2: shipping.city,
    admin_area_1: shipping.state,
    postal_code: shipping.postalCode,
    country_code: shipping.country,
  }
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: orderId,
        description: `Order ${orderId}`,
        amount: toMoney(amount),
        shipping: { name: { full_name: name }, address },
      },
    ],
    application_context: { shipping_preference: 'SET_PROVIDED_ADDRESS', user_action: 'CONTINUE' },
  }
}
