import { fromWire } from '#kit/money.ts'
import type { WireContent, WireFacts } from '../contract/shapes.ts'
import type { Section } from '../rules/content.ts'
import type { QuoteFacts } from '../rules/quote-totals.ts'

/** The facts of an answer, for `totalsOf`. */
export const readFacts = ({ products, location, delivery, at, exempt, shipping }: WireFacts): QuoteFacts => ({
  products: new Map(products.map((product) => [product.id, { ...product, price: fromWire(product.price) }])),
  location,
  delivery,
  at: new Date(at),
  exempt,
  shipping: {
    type: shipping.type,
    overrideCost: shipping.overrideCost === null ? null : fromWire(shipping.overrideCost),
  },
})

/** A section of an answer, for `totalsOf`; a line without a price has the price in force. */
export const readSection = (
  section: WireContent['sections'][number],
  products: QuoteFacts['products'],
): Section => ({
  ...section,
  lines: section.lines.map((line) => {
    const inForce = products.get(line.id)?.price ?? 0
    return {
      ...line,
      price: line.price == null ? inForce : fromWire(line.price),
      listPrice: line.listPrice == null ? inForce : fromWire(line.listPrice),
    }
  }),
})
