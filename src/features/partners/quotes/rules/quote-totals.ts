import type { Location } from '#features/catalog/location/rules/location.ts'
import {
  goodsAtPlace,
  priceLines,
  type QuotedShipping,
} from '#features/selling/pricing/rules/cart-pricing.ts'
import { onePerProduct } from '#features/selling/pricing/rules/requested-line.ts'
import type { DeliverySettings } from '#features/selling/shipping/rules/rates.ts'
import { type Cents, toCents, ZERO } from '#lib/money.ts'
import type { Content, Section, Selection } from './content.ts'
import { asPriced, type CountedQuoteProduct, type QuoteProduct } from './quote-product.ts'

/** What the totals of a quote depend on besides its content. */
export interface QuoteFacts<Product extends CountedQuoteProduct = QuoteProduct> {
  /** by id, with the priority-delivery service */
  products: ReadonlyMap<string, Product>
  location: Pick<Location, 'state' | 'taxRate' | 'freightTaxable' | 'transitDays'>
  delivery: DeliverySettings
  at: Date
  /** whether the customer owes no tax */
  exempt: boolean
  shipping: Content['shipping']
}

export type CountedFacts = QuoteFacts<CountedQuoteProduct>

interface QuoteShippingOption {
  type: string
  label: string
  cost: Cents
  deliveryDate: string | null
  deliveryDateTo: string | null
}

export interface TotalsOfSection {
  sectionKey: string
  /** what the selected lines cost at the quoted prices */
  selected: Cents
  /** the chosen shipping, or the first rate; also when it is sold as a line */
  shipping: Cents
  /** the chosen option; null where a delivery is quoted by phone */
  shippingType: string | null
  shippingOptions: QuoteShippingOption[]
  tax: Cents
  /** selected + shipping + tax */
  total: Cents
  /** products that are not sold any more; nothing can be ordered while one is selected */
  withdrawn: string[]
}

/** The shipping of a quote as the pricing of carts takes it. */
export const quotedShippingOf = ({ type, overrideCost }: Content['shipping']): QuotedShipping => ({
  type,
  cost: overrideCost === null ? null : toCents(overrideCost),
})

/**
 * What a selection of one option costs: the same function as cart and order, with the quoted prices. The
 * builder, the customer's page and the PDF use it; checkout uses `priceCart`, which calls the same rules.
 */
export function totalsOf(section: Section, selection: Selection, facts: CountedFacts): TotalsOfSection {
  const { requested, book, goods, location } = goodsOf(section, selection, facts)
  const { option } = goods
  const priced = priceLines(goods.lines, {
    ...{ location, option, coupon: { kind: 'none' }, exempt: facts.exempt },
  })
  const priority = option?.type === 'guaranteed' ? option.cost : ZERO
  return {
    sectionKey: section.key,
    selected: toCents(priced.subtotal - priced.discount - priority),
    shipping: toCents(priced.shipping + priority),
    shippingType: option?.type ?? null,
    shippingOptions:
      goods.shipping.kind === 'byPhone'
        ? []
        : goods.shipping.options.map(({ type, label, cost, deliveryDate, deliveryDateTo }) => ({
            ...{ type, label, cost, deliveryDate, deliveryDateTo },
          })),
    tax: priced.tax,
    total: priced.total,
    withdrawn: requested.filter(({ id }) => !book.get(id)?.sellable).map(({ id }) => id),
  }
}

/** The products of a selection that are counted: a delivery service that fits none of them is left out. */
export const countedIds = (
  section: Section,
  selection: Selection,
  facts: CountedFacts,
): ReadonlySet<string> =>
  new Set(goodsOf(section, selection, facts).goods.lines.map(({ product }) => product.id))

function goodsOf(section: Section, selection: Selection, facts: CountedFacts) {
  const chosen = new Map(selection.lines.map(({ key, qty }) => [key, qty]))
  const lines = section.lines.filter(({ key }) => chosen.has(key))
  const prices = new Map(lines.map(({ id, price }) => [id, toCents(price)]))
  const requested = onePerProduct(lines.map(({ key, id }) => ({ id, qty: chosen.get(key) ?? 1 })))
  const book = new Map(
    [...facts.products].map(([id, product]) => [id, asPriced(product, prices.get(id))] as const),
  )
  const sold = requested.filter(({ id }) => book.get(id)?.sellable)
  const location = placeOf(facts)
  const { delivery, at } = facts
  const goods = goodsAtPlace(
    sold,
    sold.flatMap(({ id }) => book.get(id) ?? []),
    { location, book, delivery, at, quotedShipping: quotedShippingOf(facts.shipping) },
  )
  return { requested, book, goods, location }
}

const placeOf = ({ location }: CountedFacts): Location => ({
  zipcode: '',
  city: '',
  states: [location.state],
  country: 'US',
  label: '',
  taxBasis: { kind: 'unknown' },
  ...location,
})
