import { ADDITIONAL_SERVICES, EXCLUSIVE_SERVICES } from '#features/cart/rules/services.ts'
import type { Db } from '#db/connect.ts'
import type { ChosenShipping, OrderLine, OrderTotals } from '#features/orders/rules/order-draft.ts'
import { priceOrder } from '#features/pricing/rules/price-order.ts'
import { ApiError } from '#kit/api-error.ts'
import { type Cents, toCents, ZERO } from '#kit/money.ts'
import { mergeWanted, type OurPrice, type Wanted } from '../rules/agree.ts'
import { texts } from '../texts.ts'

export interface PricedCheckout {
  lines: OrderLine[]
  totals: OrderTotals
  taxRate: number
  couponCode: string | null
  shippingMethod: ChosenShipping
  /** what each product costs now, for comparing with what the browser believes */
  products: ReadonlyMap<string, OurPrice>
}

export interface CheckoutQuestion {
  items: readonly Wanted[]
  postcode: string
  country: 'US' | 'CA'
  state: string
  shippingType: string
  requestedShipDate: string | null
  couponCode: string | null
  email: string
  now: Date
}

/** Computes an order from our own prices, taxes, shipping rates and coupons. Throws ApiError for what cannot be bought this way. */
export async function priceCheckout(db: Db, question: CheckoutQuestion): Promise<PricedCheckout> {
  const items = mergeWanted(question.items)
  if (items.length === 0) throw new ApiError('cart_empty', texts.emptyCart)
  const products = await loadProducts(db, items.map((item) => item.id), question.now)
  const facts = items.map((item) => ({ ...item, product: products.get(item.id) ?? serviceFacts(item.id) }))
  const unknown = facts.filter((fact) => fact.product === undefined).map((fact) => fact.id)
  if (unknown.length > 0) throw new ApiError('unknown_products', texts.unknownProduct, { status: 409, details: { products: unknown } })
  const known = facts.flatMap((fact) => (fact.product ? [{ ...fact, product: fact.product }] : []))
  if (known.every((fact) => fact.product.isService)) throw new ApiError('only_services', texts.onlyServices, { status: 409 })
  if (known.filter((fact) => EXCLUSIVE_SERVICES.includes(fact.id)).length > 1 || known.some((fact) => fact.product.isService && fact.qty !== 1)) throw new ApiError('services_conflict', texts.servicesConflict, { status: 409 })
  const taxRate = await loadTaxRate(db, question)
  const priced = priceOrder({
    lines: known.map((fact) => ({ id: fact.id, price: fact.product.price, qty: fact.qty, isService: fact.product.isService })),
    shippingCost: ZERO,
    taxRate: taxRate.rate,
    freightTaxable: taxRate.freightTaxable,
  })
  return {
    lines: priced.lines.map((line, index) => {
      const { product } = known[index]!
      return { productId: line.id, sku: product.sku, name: product.name, quantity: line.qty, unitPrice: line.price, discount: line.discount, tax: line.tax, isService: line.isService, reservesStock: !line.isService }
    }),
    totals: priced,
    taxRate: taxRate.rate,
    couponCode: null,
    shippingMethod: { type: question.shippingType, label: '', deliveryDate: null, expectedShipDate: null, requestedShipDate: question.requestedShipDate },
    products: new Map(priced.lines.map((line) => [line.id, { price: line.price, discount: line.discount }])),
  }
}

interface ProductFacts {
  sku: string
  name: string
  price: Cents
  isService: boolean
}

async function loadProducts(db: Db, ids: readonly string[], now: Date): Promise<Map<string, ProductFacts>> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_price', (join) => join.onRef('product_price.product_id', '=', 'product.id').on('product_price.valid_from', '<=', now))
    .select(['product.id', 'product.sku', 'product.name', 'product.is_service', 'product_price.price_cents'])
    .where('product.id', 'in', [...ids])
    .where('product.withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('product_price.valid_to', 'is', null), eb('product_price.valid_to', '>', now)]))
    .execute()
  return new Map(rows.map((row) => [row.id, { sku: row.sku, name: row.name, price: toCents(row.price_cents), isService: row.is_service }]))
}

function serviceFacts(id: string): ProductFacts | undefined {
  const service = ADDITIONAL_SERVICES.find((candidate) => candidate.id === id)
  return service && { sku: service.id, name: service.name, price: service.price, isService: true }
}

async function loadTaxRate(db: Db, { postcode, state }: CheckoutQuestion): Promise<{ rate: number; freightTaxable: boolean }> {
  const rows = await db.selectFrom('tax_rate').selectAll().where('region', 'in', [postcode.slice(0, 5), state]).execute()
  const row = rows.find((candidate) => candidate.region === postcode.slice(0, 5)) ?? rows[0]
  return { rate: row?.rate ?? 0, freightTaxable: row?.freight_taxable ?? false }
}
