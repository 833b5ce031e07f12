import type { TaxBasis } from '#features/catalog/location/rules/tax/sales-tax.ts'
import type { EventActor } from '#features/people/accounts/rules/actor.ts'
import type { Cents } from '#lib/money.ts'
import type { Holding } from './holding.ts'

/** What a partner stated about an order, and what staff changed in it. */
export interface PartnerDetails {
  /** the number of the order that this one replaces or continues */
  originalOrder: string | null
  discountReason: string | null
  discountComments: string | null
  discountResponsibleParty: string | null
  /** do not send the video with the order */
  removeVideo: boolean
  /** staff took the sales tax off: what it would have been is not stored */
  taxRemoved: boolean
  /** cents that shipping would have cost; null when staff did not change it */
  shippingQuoted: number | null
  /** the price request whose prices the order has */
  priceRequest: number | null
  /** the certificate by which the order owes no sales tax */
  taxExemption: { id: number; number: string; state: string } | null
}

/** Whose order it is and who placed it. */
export interface PartnerPlacing {
  companyId: number | null
  customerId: number | null
  projectId: number | null
  /** the account that places it */
  placedBy: number | null
  purchaseOrder: string | null
  details: PartnerDetails
}

/** A line as our own prices make it. `discount` and `tax` are of the whole line. */
export interface OrderLine {
  productId: string
  sku: string
  name: string
  quantity: number
  unitPrice: Cents
  discount: Cents
  tax: Cents
  isService: boolean
  reservesStock: boolean
  /** why it costs what it costs, as pricing says it; null: the public price */
  why: readonly object[] | null
}

export interface OrderTotals {
  /** Σ quantity × unit price, before discounts */
  subtotal: Cents
  discount: Cents
  shipping: Cents
  tax: Cents
  total: Cents
}

interface DraftAddress {
  name: string
  company: string
  address1: string
  address2: string
  city: string
  state: string
  postcode: string
  country: string
}

export interface ChosenShipping {
  type: string
  label: string
  /** first and last day of the promised delivery */
  deliveryDate: string | null
  deliveryDateTo: string | null
  expectedShipDate: string | null
  requestedShipDate: string | null
}

/** All data of an order, computed and compared before the transaction starts. */
export interface OrderDraft {
  attemptKey: string
  bodyHash: string
  paymentMethod: string
  /** check orders are placed at once and wait for funds; all others wait for their payment */
  placement: 'awaiting_funds' | 'pending'
  email: string
  phone: string
  phoneExtension: string
  phone2: string
  /** number of the buyer's EPA 608 certificate, which staff verify; null for an order without refrigerant */
  epaCertificate: string | null
  billing: DraftAddress
  shipping: DraftAddress & { deliveryType: string; carrierInstructions: string }
  shippingMethod: ChosenShipping
  installationQuotes: Readonly<Record<string, string[]>>
  couponCode: string | null
  taxRate: number
  /** the source of the rate; the order keeps it when the tables change */
  taxBasis: TaxBasis
  lines: readonly OrderLine[]
  totals: OrderTotals
  holding: Holding
  /** keyed digest of the network that places it */
  placedFrom: string
  /** the first order of the same browser; null when this is the first */
  browserKey: string | null
  /** who places it */
  placer: EventActor
  /** whose order it is, when a partner places it */
  partner: PartnerPlacing | null
}

export type StockLine = Pick<OrderLine, 'productId' | 'quantity' | 'reservesStock'>

/**
 * Units to take from stock, one entry for each product, in product-id order, so that all transactions lock
 * rows in one order.
 */
export function stockWanted(lines: readonly StockLine[]): { product_id: string; quantity: number }[] {
  const wanted = new Map<string, number>()
  for (const line of lines)
    if (line.reservesStock) wanted.set(line.productId, (wanted.get(line.productId) ?? 0) + line.quantity)
  return [...wanted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([product_id, quantity]) => ({ product_id, quantity }))
}

/**
 * Invariant I8: lines, discounts, shipping and tax add up to the total, and the lines add up to the
 * subtotals.
 */
export function addsUp(lines: readonly OrderLine[], totals: OrderTotals): boolean {
  const sum = (pick: (line: OrderLine) => number) => lines.reduce((total, line) => total + pick(line), 0)
  return (
    sum((line) => line.quantity * line.unitPrice) === totals.subtotal &&
    sum((line) => line.discount) === totals.discount &&
    totals.subtotal - totals.discount + totals.shipping + totals.tax === totals.total
  )
}
