import { sql } from 'kysely'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { keep, type PersonalData, through } from '#platform/personal-data/server/declare.ts'

const what = defineTexts({
  attempt: 'Payments: method, amount, last four digits of a card',
  movement: 'Money that was taken and given back',
  disputed: (orders: string) => `The payment is disputed or its outcome is not known yet: ${orders}.`,
  moving: (orders: string) => `Money is on its way: ${orders}.`,
})

const ofOrder = through('order_id', 'orders')

export const PAYMENT_DATA: readonly PersonalData[] = [
  {
    table: 'payment_attempt',
    what: what.attempt,
    found: ofOrder,
    fate: keep(KEPT.sale),
    holds: [
      {
        only: sql`status in ('processing', 'capture_requested', 'pending', 'unknown', 'disputed')`,
        name: 'order_id',
        say: what.disputed,
      },
    ],
  },
  {
    table: 'money_movement',
    what: what.movement,
    found: ofOrder,
    fate: keep(KEPT.sale),
    holds: [
      {
        only: sql`status in ('requested', 'sending', 'unknown')`,
        name: 'order_id',
        say: what.moving,
      },
    ],
  },
]
