import { type Cents, fromWire } from '#lib/money.ts'
import type { WireContent, WireCountedProduct, WireFacts } from '../contract/shapes.ts'
import type { Section } from '../rules/content.ts'
import type { QuoteFacts } from '../rules/quote-totals.ts'

type InCents<Product> = Omit<Product, 'price'> & { price: Cents }

/** The facts of an answer, for `totalsOf`. */
export const readFacts = <Product extends WireCountedProduct>({
  products,
  location,
  delivery,
  at,
  exempt,
  shipping,
}: WireFacts<Product>): QuoteFacts<InCents<Product>> => ({
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
  products: ReadonlyMap<string, { price: Cents }>,
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
