import { sql } from 'kysely'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { orderPage } from '#features/selling/orders/rules/order-number.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { blank, DELETE, keep, type PersonalData, through } from '#platform/personal-data/server/declare.ts'
import { photoKey } from './damage/damage.ts'

const what = defineTexts({
  shipment: 'Shipments of the orders',
  item: 'Requests and work about the orders',
  goods: 'Returns',
  words: 'What the buyer wrote about returns',
  damage: 'Damage reports',
  damageWords: 'What the buyer wrote about damage',
  photo: 'Photos of damage',
  refund: 'Refunds',
  replacement: 'Replacements',
  serial: 'Serial numbers of what was shipped',
  openWork: (orders: string) => `Work about the order waits on Today: ${orders}.`,
  openReturn: (orders: string) => `A return is not received yet: ${orders}.`,
  openDamage: (orders: string) => `Damage is not settled yet: ${orders}.`,
  openRefund: (orders: string) => `A refund waits for a decision: ${orders}.`,
  openReplacement: (orders: string) => `A replacement is not shipped yet: ${orders}.`,
})

const ofOrder = through('order_id', 'orders')
const sale = keep(KEPT.sale)

export const FULFILMENT_DATA: readonly PersonalData[] = [
  { table: 'shipment', what: what.shipment, found: ofOrder, fate: sale },
  {
    table: 'work_item',
    what: what.item,
    found: through('order_id', 'orders', { needsIndex: true }),
    fate: sale,
    holds: [{ only: sql`closed_at is null`, name: 'order_id', say: what.openWork, page: orderPage }],
  },
  {
    table: 'goods_return',
    what: what.goods,
    found: ofOrder,
    fate: sale,
    holds: [
      { only: sql`state in ('asked', 'approved')`, name: 'order_id', say: what.openReturn, page: orderPage },
    ],
  },
  { table: 'goods_return', what: what.words, found: ofOrder, fate: blank({ note: '' }) },
  {
    table: 'damage_report',
    what: what.damage,
    found: ofOrder,
    fate: sale,
    holds: [{ only: sql`settled_at is null`, name: 'order_id', say: what.openDamage, page: orderPage }],
  },
  { table: 'damage_report', what: what.damageWords, found: ofOrder, fate: blank({ note: '' }) },
  {
    table: 'damage_photo',
    what: what.photo,
    found: through('report_id', 'damage_report'),
    fate: DELETE,
    files: { columns: ['hash'], needsIndex: true, key: ([hash = '']) => photoKey(hash) },
  },
  {
    table: 'refund_request',
    what: what.refund,
    found: ofOrder,
    fate: sale,
    holds: [{ only: sql`state = 'waiting'`, name: 'order_id', say: what.openRefund, page: orderPage }],
  },
  { table: 'unit_serial', what: what.serial, found: ofOrder, fate: sale },
  {
    table: 'replacement',
    what: what.replacement,
    found: ofOrder,
    fate: sale,
    holds: [{ only: sql`state = 'waiting'`, name: 'order_id', say: what.openReplacement, page: orderPage }],
  },
]
