import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, toCents, toWire } from '#lib/money.ts'
import type { OrderProgress, Receipt } from '../contract.ts'
import type { StoredOrder } from './queries.ts'

const wire = (cents: number): number => toWire(toCents(cents) as Cents)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The receipt of an order. Every field is named, so a new column of the table is never sent by accident. */
export function presentReceipt({ order, lines, payment, terms }: StoredOrder): Receipt {
  return {
    orderID: order.id,
    state: order.state,
    orderedAt: order.created_at.toISOString(),
    placedAt: order.placed_at?.toISOString() ?? null,
    heldUntil: order.expires_at?.toISOString() ?? null,
    isInReview: order.review === 'waiting',
    email: order.email,
    phone: order.phone,
    billing: presentAddress(order.billing),
    shipping: {
      ...presentAddress(order.shipping),
      deliveryType: text(order.shipping.deliveryType),
      carrierInstructions: text(order.shipping.carrierInstructions),
    },
    shippingMethod: {
      type: text(order.shipping_method.type),
      label: text(order.shipping_method.label),
      deliveryDate: textOrNull(order.shipping_method.deliveryDate),
      deliveryDateTo: textOrNull(order.shipping_method.deliveryDateTo),
      expectedShipDate: textOrNull(order.shipping_method.expectedShipDate),
    },
    payment: {
      method: order.payment_method,
      ...(terms ? { terms: { days: terms.terms_days, dueOn: terms.due_on } } : {}),
      card: payment?.card_last4 ? { type: payment.card_type ?? '', last4: payment.card_last4 } : null,
    },
    ...(order.payment_method === 'check' ? { mailCheckTo: merchant().checks } : {}),
    lines: lines.map((line) => ({
      id: line.product_id,
      sku: line.sku,
      name: line.name,
      qty: line.quantity,
      price: wire(line.unit_price_cents),
      discount: wire(line.discount_cents),
      lineTotal: wire(line.quantity * line.unit_price_cents - line.discount_cents),
      isService: line.is_service,
    })),
    couponCode: order.coupon_code,
    subTotal: wire(order.subtotal_cents),
    discount: wire(order.discount_cents),
    shippingCost: wire(order.shipping_cents),
    taxAmount: wire(order.tax_cents),
    taxRate: order.tax_rate,
    taxBasis: order.tax_basis,
    total: wire(order.total_cents),
  }
}

const presentAddress = (address: Record<string, string>) => ({
  name: text(address.name),
  company: text(address.company),
  address1: text(address.address1),
  address2: text(address.address2),
  city: text(address.city),
  state: text(address.state),
  postcode: text(address.postcode),
  country: text(address.country),
})

const PROGRESS: Readonly<Record<string, OrderProgress['payment']>> = {
  processing: 'confirming',
  unknown: 'confirming',
  declined: 'declined',
  failed: 'declined',
  voided: 'declined',
  expired: 'declined',
}

export const presentProgress = ({
  order,
  payment,
}: Pick<StoredOrder, 'order' | 'payment'>): OrderProgress => ({
  orderID: order.id,
  state: order.state,
  payment: payment ? (PROGRESS[payment.status] ?? 'accepted') : 'none',
  total: wire(order.total_cents),
})
