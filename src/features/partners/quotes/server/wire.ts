import { EXACT_UP_TO_UNITS } from '#features/catalog/catalog/rules/stock.ts'
import { type Cents, fromWire, toCents, toWire } from '#lib/money.ts'
import { laborFromWire, laborToWire } from '../contract/labor.ts'
import type { WireContent, WireFacts, WireProduct, WireTotals } from '../contract/shapes.ts'
import type { Content } from '../rules/content.ts'
import type { QuoteProduct } from '../rules/quote-product.ts'
import type { QuoteFacts, TotalsOfSection } from '../rules/quote-totals.ts'

const cents = (amount: number): number => toWire(toCents(amount))

/** Content in dollars, as answers carry it. */
export const wireContent = (content: Content): WireContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    ...(section.labor && { labor: laborToWire(section.labor) }),
    lines: section.lines.map((line) => ({
      ...line,
      price: cents(line.price),
      listPrice: cents(line.listPrice),
    })),
  })),
  shipping: {
    type: content.shipping.type,
    overrideCost: content.shipping.overrideCost === null ? null : cents(content.shipping.overrideCost),
  },
})

/**
 * Content in cents. `priceOf`: the price in force for the customer, for lines without their own price;
 * `listPriceOf`: the public price in force.
 */
export const readContent = (
  wire: WireContent,
  priceOf: (id: string, qty: number) => Cents,
  listPriceOf: (id: string) => Cents,
): Content => ({
  ...wire,
  // A quote holds no stock: the order takes it.
  holdsStock: false,
  sections: wire.sections.map((section) => ({
    ...section,
    ...(section.labor && { labor: laborFromWire(section.labor) }),
    lines: section.lines.map((line) => ({
      ...line,
      price: line.price == null ? priceOf(line.id, line.qty) : fromWire(line.price),
      listPrice: listPriceOf(line.id),
    })),
  })),
  shipping: {
    type: wire.shipping.type,
    overrideCost: wire.shipping.overrideCost === null ? null : fromWire(wire.shipping.overrideCost),
  },
})

export const wireTotals = (totals: TotalsOfSection): WireTotals => ({
  ...totals,
  selected: cents(totals.selected),
  shipping: cents(totals.shipping),
  shippingOptions: totals.shippingOptions.map((option) => ({ ...option, cost: cents(option.cost) })),
  tax: cents(totals.tax),
  total: cents(totals.total),
})

const wireProduct = (product: QuoteProduct, isStockShown: boolean): WireProduct => ({
  ...product,
  price: toWire(product.price),
  available: isStockShown ? product.available : Math.min(product.available, EXACT_UP_TO_UNITS),
})

/**
 * The facts that a browser needs to count like the server: `readFacts` of view/ reads them. Only staff see
 * the whole stock.
 */
export const wireFacts = (
  { products, location, delivery, at, exempt, shipping }: QuoteFacts,
  isStockShown: boolean,
): WireFacts<WireProduct> => ({
  products: [...products.values()].map((product) => wireProduct(product, isStockShown)),
  location: {
    state: location.state,
    taxRate: location.taxRate,
    freightTaxable: location.freightTaxable,
    transitDays: location.transitDays,
  },
  delivery: { showInside: delivery.showInside, showGuaranteed: delivery.showGuaranteed },
  at: at.toISOString(),
  exempt,
  shipping: {
    type: shipping.type,
    overrideCost: shipping.overrideCost === null ? null : cents(shipping.overrideCost),
  },
})
