import { implement } from '@orpc/server'
import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, toCents, toWire } from '#lib/money.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { type OrderProgress, ordersContract, type Receipt } from '../contract.ts'
import { needsOrder, type OrderAccess } from './access/order-of.ts'
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

const presentProgress = ({ order, payment }: Pick<StoredOrder, 'order' | 'payment'>): OrderProgress => ({
  orderID: order.id,
  state: order.state,
  payment: payment ? (PROGRESS[payment.status] ?? 'accepted') : 'none',
  total: wire(order.total_cents),
})

export interface OrdersContext extends OrderAccess {
  contact: { phone: string; email: string }
}

const receiptPdf = { file: 'receipt-pdf', load: () => import('./pdf/receipt-pdf.tsx') }

/** The receipt of an order as a PDF. */
export async function receiptFile(order: StoredOrder, contact: OrdersContext['contact']): Promise<File> {
  const receipt = presentReceipt(order)
  const pdf = await makePdf(receiptPdf, receipt, { name: merchant().name, ...contact })
  return new File([new Uint8Array(pdf)], `receipt-${receipt.orderID}.pdf`, { type: 'application/pdf' })
}

const os = implement(ordersContract).$context<OrdersContext>()

// Each endpoint starts with its gate, `needsOrder`.
export const ordersHandlers = {
  receipt: os.receipt.use(needsOrder).handler(({ context }) => presentReceipt(context.opened)),
  receiptPdf: os.receiptPdf
    .use(needsOrder)
    .handler(({ context }) => receiptFile(context.opened, context.contact)),
  progress: os.progress.use(needsOrder).handler(({ context }) => presentProgress(context.opened)),
}
