import { promisedDays, promisedShipDay } from '#features/selling/shipping/rules/promise.ts'
import type { Receipt } from '../contract.ts'
import { pageTexts as texts } from '../texts.ts'

const OVER: ReadonlySet<Receipt['state']> = new Set([
  'delivered',
  'cancelled',
  'refunded',
  'partly_refunded',
  'returned',
])

/** The next steps and their days, as marks on one dimension line. Shows nothing for a finished order. */
export function NextSteps({ order }: { readonly order: Receipt }) {
  if (OVER.has(order.state)) return null
  return (
    <ol className="order-steps">
      {stepsOf(order).map(([what, how]) => (
        <li key={what}>
          <b className="heading">{what}</b>
          {how}
        </li>
      ))}
    </ol>
  )
}

function stepsOf({
  state,
  payment,
  shippingMethod,
  shipping,
  phone,
  isInReview,
}: Receipt): (readonly [string, string])[] {
  const waits = payment.method === 'check' || state === 'awaiting_funds'
  // Promise a day only after the money has arrived.
  const ships = waits ? null : promisedShipDay({ shipDate: shippingMethod.expectedShipDate })
  const arrives = waits ? null : promisedDays(shippingMethod)
  return [
    ...(isInReview ? [texts.steps.review] : []),
    ...(waits ? [payment.method === 'check' ? texts.steps.check : texts.steps.bank] : []),
    [ships ?? texts.steps.packs, texts.steps.packed],
    [texts.steps.before, texts.steps.calls(phone)],
    [
      arrives ?? texts.steps.arrives,
      shipping.deliveryType === 'Freight terminal' ? texts.steps.terminal : texts.steps.curb,
    ],
    ...(waits ? [] : [texts.steps.sign]),
  ]
}
