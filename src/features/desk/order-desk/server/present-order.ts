import { isRefrigerant } from '#features/catalog/catalog/rules/product-types.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { trackingUrl } from '#features/selling/fulfilment/rules/carriers.ts'
import type { EditRecord } from '#features/selling/fulfilment/rules/order-edit.ts'
import { canBeHeld } from '#features/selling/fulfilment/rules/staff-changes.ts'
import {
  canChangeBack,
  isMoving,
  isOnItsWay,
  judgeCancel,
  mayStillPay,
  totalNowOf,
} from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { DeskOrder } from '../contract.ts'
import { type JudgedAction, judgeActions, type OrderFacts } from '../rules/allowed-actions.ts'
import { moneyTimeline } from '../rules/money-timeline.ts'
import { presentDamage } from './damaging.ts'
import { nameOf } from './name-of.ts'
import type { StoredDeskOrder } from './read-order.ts'
import { presentRefunds } from './refunding.ts'
import { presentReturns } from './returning.ts'
import { presentMachines } from './serials.ts'

const wire = (cents: number): number => toWire(toCents(cents))
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => text(value) || null
const moment = (at: Date | null): string | null => at?.toISOString() ?? null

/**
 * The order as its page shows it to `actor` on a day. It names every field, so no new column is sent by
 * accident. @param today yyyy-mm-dd in the store's zone
 */
export function presentOrder(
  stored: StoredDeskOrder,
  { actor, today }: { actor: Actor; today: string },
): DeskOrder {
  const { order, shipments } = stored
  const lines = presentLines(stored)
  const actions = judgeActions(factsOf(stored, lines), actor)
  return {
    orderID: order.id,
    version: order.version,
    state: order.state,
    cancelAsked: order.cancel_asked,
    review: order.review,
    orderedAt: order.created_at.toISOString(),
    expiresAt: moment(order.expires_at),
    method: order.payment_method,
    ...presentOwners(order),
    lines,
    sums: {
      subTotal: wire(order.subtotal_cents),
      discount: wire(order.discount_cents),
      shipping: wire(order.shipping_cents),
      tax: wire(order.tax_cents),
      total: wire(order.total_cents),
      totalNow: toWire(totalNowOf(order, stored.lines)),
    },
    shipments: shipments.map(presentShipment),
    certificate: presentCertificate(order),
    money: moneyTimeline(stored.attempts, stored.movements).map((step) => ({
      ...step,
      amount: wire(step.amount),
      before: wire(step.before),
      after: wire(step.after),
      at: step.at.toISOString(),
      actor: step.actor === '' ? '' : nameOf(step.actor, order),
    })),
    terms:
      order.terms_status === null
        ? null
        : {
            owed: wire(order.terms_owed_cents ?? 0),
            received: wire(order.terms_received_cents ?? 0),
            dueOn: order.terms_due_on,
          },
    risk: {
      card: cardOf(stored.attempts),
      declines: stored.attempts.filter(({ status }) => status === 'declined').length,
      goesElsewhere: text(order.billing.postcode) !== text(order.shipping.postcode),
    },
    news: stored.news.map(({ version, kind, actor: by, happened_at }) => ({
      version,
      kind,
      by: nameOf(by, order),
      at: happened_at.toISOString(),
    })),
    changeBack: versionsToChangeBack(stored, actions, actor),
    hold: presentHold(order),
    refunds: presentRefunds(stored, actor),
    returns: presentReturns(stored, actor),
    damage: presentDamage(stored, { actor, today }),
    serials: presentMachines(stored, actor),
    actions,
    additions: stored.additions.map(({ id, number, state, total_cents, order_id }) => ({
      ...{ id, number, state, total: wire(total_cents), orderID: order_id },
    })),
  }
}

/** The edits that this person can change back now. */
function versionsToChangeBack(
  stored: StoredDeskOrder,
  actions: readonly JudgedAction[],
  actor: Actor,
): DeskOrder['changeBack'] {
  if (!actions.some(({ action, whyNot }) => action === 'edit' && whyNot === null)) return []
  const mayRefund = scopeOf(actor, ORDER.refund) === 'all'
  return stored.news
    .filter(({ edit }) => edit !== null && canChangeBack(stored, edit as EditRecord, mayRefund))
    .map(({ version }) => version)
}

const presentCertificate = (order: StoredDeskOrder['order']): DeskOrder['certificate'] =>
  order.certificate_state && {
    number: order.certificate_number ?? '',
    state: order.certificate_state,
    by: order.certificate_decided_by && nameOf(order.certificate_decided_by, order),
    at: moment(order.certificate_decided_at),
    how: order.certificate_how,
  }

/** The hold of an order that can still ship. */
const presentHold = (order: StoredDeskOrder['order']): DeskOrder['hold'] =>
  order.held_at !== null && canBeHeld(order.state)
    ? {
        reason: order.hold_reason ?? '',
        by: nameOf(order.held_by ?? '', order),
        at: order.held_at.toISOString(),
      }
    : null

/** Whom the order is for, where it goes, and whose it is. */
const presentOwners = (order: StoredDeskOrder['order']) => ({
  buyer: {
    email: order.email,
    phone: order.phone,
    extension: order.phone_extension,
    phone2: order.phone2,
  },
  shipTo: {
    ...presentAddress(order.shipping),
    deliveryType: text(order.shipping.deliveryType),
    carrierInstructions: text(order.shipping.carrierInstructions),
  },
  billTo: presentAddress(order.billing),
  delivery: {
    label: text(order.shipping_method.label),
    shipOn: textOrNull(order.shipping_method.requestedShipDate),
    shipsOn:
      textOrNull(order.shipping_method.requestedShipDate) ??
      textOrNull(order.shipping_method.expectedShipDate),
    arrivesFrom: textOrNull(order.shipping_method.deliveryDate),
    arrivesTo: textOrNull(order.shipping_method.deliveryDateTo),
  },
  company: named(order.company_id, order.company_name),
  customer: named(order.customer_id, order.customer_name),
  projectID: order.project_id,
  quote:
    order.quote_id === null
      ? null
      : { id: order.quote_id, number: text(order.quote_number), addsTo: order.quote_added_to },
  placedBy: order.placed_by_name,
  purchaseOrder: order.purchase_order,
  couponCode: order.coupon_code,
})

const presentShipment = (shipment: StoredDeskOrder['shipments'][number]) => ({
  number: shipment.number,
  carrier: shipment.carrier,
  tracking: shipment.tracking,
  url: trackingUrl(shipment.carrier, shipment.tracking),
  state: shipment.released_at === null ? ('waiting' as const) : shipment.state,
  madeAt: shipment.created_at.toISOString(),
  leftAt: moment(shipment.released_at),
  deliveredAt: moment(shipment.delivered_at),
  appointmentOn: shipment.appointment_on,
  lines: shipment.lines.map(({ line_no, quantity }) => ({ lineNo: line_no, qty: quantity })),
})

/** What the rules read of a stored order. */
function factsOf(stored: StoredDeskOrder, lines: DeskOrder['lines']): OrderFacts {
  const { order, attempts, shipments } = stored
  return {
    state: order.state,
    review: order.review,
    held_at: order.held_at,
    owesTerms: order.terms_status === 'captured' && (order.terms_owed_cents ?? 0) > 0,
    isPaying: mayStillPay(attempts),
    isMoving: isMoving(stored),
    cancel: judgeCancel(stored),
    isCancelAsked: order.cancel_asked !== null,
    lines: lines
      .filter(({ isService }) => !isService)
      .map(({ lineNo, qty, calledOff, shipped }) => ({ lineNo, quantity: qty - calledOff, shipped })),
    shipments,
    isReplacementMoving: stored.replacements.some(isOnItsWay),
    certificate: order.certificate_state
      ? { number: order.certificate_number ?? '', state: order.certificate_state }
      : undefined,
    hasRefrigerant: lines.some((line) => line.isRefrigerant),
  }
}

function presentLines({ order, lines, shipments }: StoredDeskOrder): DeskOrder['lines'] {
  const isOver = order.state === 'cancelled' || order.state === 'refunded'
  const shipped = new Map<number, number>()
  for (const { line_no, quantity } of shipments.flatMap((shipment) => shipment.lines))
    shipped.set(line_no, (shipped.get(line_no) ?? 0) + quantity)
  return lines.map((line) => {
    const sent = shipped.get(line.line_no) ?? 0
    return {
      lineNo: line.line_no,
      productID: line.product_id,
      sku: line.sku,
      name: line.name,
      qty: line.quantity,
      price: wire(line.unit_price_cents),
      isService: line.is_service,
      isFreight: line.freight?.mode === 'ltl',
      isRefrigerant: isRefrigerant(line.type ?? ''),
      shipped: sent,
      calledOff: line.called_off,
      returned: line.returned,
      waiting: line.is_service || isOver ? 0 : line.quantity - line.called_off - sent,
    }
  })
}

const presentAddress = (address: Readonly<Record<string, string>>) => ({
  name: text(address.name),
  company: text(address.company),
  address1: text(address.address1),
  address2: text(address.address2),
  city: text(address.city),
  state: text(address.state),
  postcode: text(address.postcode),
})

/** "Visa 4242": the card that paid, or the last one that was tried. */
function cardOf(attempts: StoredDeskOrder['attempts']): string | null {
  const card = attempts.findLast(({ card_last4 }) => card_last4 !== null)
  return card ? `${card.card_type ?? ''} ${card.card_last4}`.trim() : null
}

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
