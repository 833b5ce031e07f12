import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found } from '#features/people/accounts/server/index.ts'
import { trackingUrl } from '#features/selling/fulfilment/rules/carriers.ts'
import { buyerOption } from '#features/selling/fulfilment/rules/shipping.ts'
import { type StoredShipment, shipmentsOf } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { isForBuyer } from '#features/selling/orders/rules/order-events.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { findOrderLines } from '#features/selling/orders/server/index.ts'
import type { OrderAction, PartnerOrderDetails } from '../contract.ts'
import { presentOrder, scopedOrders, wire } from './order-list.ts'

/** An order that the caller may see. Throws ApiError not_found. */
export async function openPartnerOrder(
  db: Db,
  permission: Authorized<'orders.read'>,
  typed: string,
): Promise<PartnerOrderDetails> {
  const row = found(
    await scopedOrders(db, permission).where('orders.id', '=', typedOrderNumber(typed)).executeTakeFirst(),
  )
  const [lines, events, terms, shipments] = await Promise.all([
    findOrderLines(db, row.id),
    db.selectFrom('order_event').selectAll().where('order_id', '=', row.id).orderBy('version').execute(),
    db.selectFrom('credit_position').selectAll().where('order_id', '=', row.id).executeTakeFirst(),
    shipmentsOf(db, row.id),
  ])
  const mayReceive =
    scopeOf(permission.actor, ORDER['receive-payment']) === 'all' &&
    terms?.status === 'captured' &&
    terms.owed_cents > 0
  return {
    ...presentOrder(row, lines),
    email: row.email,
    phone: row.phone,
    placedBy: events[0]?.actor ?? null,
    shipping: row.shipping,
    subTotal: wire(row.subtotal_cents),
    discount: wire(row.discount_cents),
    shippingCost: wire(row.shipping_cents),
    taxAmount: wire(row.tax_cents),
    lines: lines.map((line) => ({
      id: line.product_id,
      sku: line.sku,
      name: line.name,
      qty: line.quantity,
      price: wire(line.unit_price_cents),
      isService: line.is_service,
    })),
    partner: row.partner && {
      originalOrder: row.partner.originalOrder,
      discountReason: row.partner.discountReason,
      discountComments: row.partner.discountComments,
      discountResponsibleParty: row.partner.discountResponsibleParty,
      removeVideo: row.partner.removeVideo,
      taxRemoved: row.partner.taxRemoved,
      priceRequest: row.partner.priceRequest,
      taxExemption: row.partner.taxExemption?.number ?? null,
    },
    terms: terms
      ? {
          owed: wire(terms.owed_cents),
          received: wire(terms.received_cents),
          dueOn: terms.due_on,
          days: terms.terms_days,
        }
      : null,
    shipments: shipments.filter(({ released_at }) => released_at !== null).map(presentShipment),
    history: events.filter(isForBuyer).map(({ kind, to_state, actor, reason, happened_at }) => ({
      kind,
      state: to_state,
      by: actor,
      reason,
      at: happened_at.toISOString(),
    })),
    actions: [
      ...(row.company_id === null ? [] : ['reorder' as const]),
      ...(mayReceive ? ['receive-payment' as const] : []),
      ...cancelActions(permission.actor, row.state),
    ],
  }
}

const presentShipment = ({ carrier, tracking, state, lines }: StoredShipment) => ({
  carrier,
  tracking,
  url: trackingUrl(carrier, tracking),
  state,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

/** Whether the reader may cancel an order in this state, or ask for it. */
function cancelActions(actor: Actor, state: OrderState): OrderAction[] {
  if (buyerOption(state, false, false) !== 'ask_to_cancel') return []
  if (scopeOf(actor, ORDER.cancel) === 'all') return ['cancel']
  return scopeOf(actor, ORDER['ask-cancel']) === 'none' ? [] : ['ask-cancel']
}
