import { sql } from 'kysely'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { orderPage } from '#features/selling/orders/rules/order-number.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { type Hold, keep, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  attempt: 'Payments: method, amount, last four digits of a card',
  movement: 'Money that was taken and given back',
  unclear: (orders: string) =>
    `It is not known yet whether a payment went through: ${orders}. ` +
    'The store asks the provider until it knows.',
  disputed: (orders: string) => `The buyer disputes the payment: ${orders}.`,
  arriving: (orders: string) => `A payment has not arrived yet: ${orders}.`,
  moving: (orders: string) => `Money is on its way: ${orders}.`,
})

const ofOrder = through('order_id', 'orders')
const hold = (only: Hold['only'], say: Hold['say']): Hold => ({
  ...{ only, say, name: 'order_id', page: orderPage },
})

export const PAYMENT_DATA: readonly PersonalData[] = [
  {
    table: 'payment_attempt',
    what: what.attempt,
    found: ofOrder,
    fate: keep(KEPT.sale),
    holds: [
      hold(sql`status in ('processing', 'unknown')`, what.unclear),
      hold(sql`status = 'disputed'`, what.disputed),
      hold(sql`status in ('capture_requested', 'pending')`, what.arriving),
    ],
  },
  {
    table: 'money_movement',
    what: what.movement,
    found: ofOrder,
    fate: keep(KEPT.sale),
    holds: [hold(sql`status in ('requested', 'sending', 'unknown')`, what.moving)],
  },
]
