import { type SqlBool, sql } from 'kysely'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { defineTexts } from '#lib/language/texts.ts'
import {
  blank,
  byEmail,
  emptied,
  keep,
  type PersonalData,
  through,
} from '#platform/personal-data/server/declare.ts'
import { orderPage } from '../rules/order-number.ts'
import type { OrderState } from '../rules/order-state.ts'

const what = defineTexts({
  order: 'Orders',
  unplaced: 'Checkouts that never became an order',
  hold: 'Why staff held orders',
  line: 'Items of the orders',
  event: 'History of the orders',
  certificate: 'EPA 608 certificates',
  unfinished: (orders: string) => `Not finished yet: ${orders}.`,
})

/** Something is still due: money, goods or a decision. */
const UNFINISHED: readonly OrderState[] = [
  'pending',
  'authorized',
  'awaiting_funds',
  'paid',
  'in_fulfilment',
  'shipped',
]

/** Nothing was sold: the checkout was given up or refused. */
const UNPLACED = sql<SqlBool>`orders.placed_at is null and orders.state = 'cancelled'`
const ofOrder = through('order_id', 'orders')

export const ORDER_DATA: readonly PersonalData[] = [
  {
    table: 'orders',
    what: what.order,
    found: byEmail('email'),
    only: sql`not (${UNPLACED})`,
    fate: keep(KEPT.sale),
    holds: [
      {
        only: sql`state = any(${UNFINISHED as string[]}::text[]) or held_at is not null`,
        name: 'id',
        say: what.unfinished,
        page: orderPage,
      },
    ],
  },
  {
    table: 'orders',
    what: what.unplaced,
    found: byEmail('email'),
    only: UNPLACED,
    fate: blank({
      email: '',
      phone: '',
      phone_extension: '',
      phone2: '',
      billing: emptied('billing'),
      shipping: emptied('shipping'),
      placed_from: null,
      partner: null,
    }),
  },
  { table: 'orders', what: what.hold, found: byEmail('email'), fate: blank({ hold_reason: null }) },
  { table: 'order_line', what: what.line, found: ofOrder, fate: keep(KEPT.sale) },
  { table: 'order_event', what: what.event, found: ofOrder, fate: keep(KEPT.sale) },
  { table: 'epa_certificate', what: what.certificate, found: ofOrder, fate: keep(KEPT.refrigerant) },
]
