import type { Db } from '#db/connect.ts'
import { whyOfLines } from '#features/selling/orders/server/index.ts'
import {
  explainPrice,
  type PriceReason,
  priceSteps,
  unitPrice,
} from '#features/selling/pricing/rules/price-offer.ts'
import { wordsOfPrice } from '#features/selling/pricing/rules/price-words.ts'
import type { PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import { type PriceSource, pricesOfCompany, requireProducts } from '#features/selling/pricing/server/index.ts'
import { pricesOfRequest } from '#features/selling/repricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, fromWire, toWire } from '#lib/money.ts'
import type { ExplainedPrices } from '../contract.ts'
import { texts } from '../texts.ts'
import { startOf } from './lists.ts'

interface Asked {
  /** null: a customer of the store's own */
  companyID?: number | null | undefined
  /** as prices are at the beginning of this day; left out: now */
  on?: string | null | undefined
  priceRequest?: number | null | undefined
  orderID?: string | null | undefined
  products: readonly { product: string; qty: number; quoted?: number | null | undefined }[]
  now: Date
  mayReadCosts: boolean
}

/**
 * Why products cost what they cost: the reasons that `explainPrice` gives for the prices of the same source
 * that carts use. An order has kept its own. Throws ApiError not_found, unknown_products.
 */
export async function explainPrices(db: Db, asked: Asked): Promise<ExplainedPrices> {
  if (asked.orderID != null) return explainOrder(db, asked.orderID, asked.mayReadCosts)
  const at = asked.on ? startOf(asked.on) : asked.now
  const ids = await productIds(
    db,
    asked.products.map(({ product }) => product),
  )
  const source = await sourceOf(db, asked)
  const products = requireProducts(await source.priceBook(ids, at), ids, { sellable: false })
  return {
    products: products.map((found, index) => {
      const { qty, quoted } = asked.products[index]!
      const product = quoted == null ? found : quotedProduct(found, qty, fromWire(quoted))
      return {
        id: product.id,
        sku: product.sku,
        name: product.name,
        qty,
        price: toWire(unitPrice(product, qty)),
        lines: wireLines(explainPrice(product, qty), asked.mayReadCosts),
        breaks: priceSteps(product)
          .slice(1)
          .map(({ from, price }) => ({ from, price: toWire(price) })),
      }
    }),
  }
}

const sourceOf = async (db: Db, { companyID, priceRequest }: Asked): Promise<PriceSource> =>
  priceRequest == null ? pricesOfCompany(db, companyID ?? null) : pricesOfRequest(db, priceRequest)

/** A quote may name the price in force, which then needs no line of its own. */
const quotedProduct = (product: PricedProduct, qty: number, price: Cents): PricedProduct =>
  unitPrice(product, qty) === price ? product : { ...product, price, fixed: { kind: 'quote' } }

const wireLines = (reasons: readonly PriceReason[], mayReadCosts: boolean) =>
  wordsOfPrice(reasons, mayReadCosts).map((line) => ({
    ...line,
    price: line.price === null ? null : toWire(line.price),
  }))

/** The ids of products by number or model, in the same order. Throws ApiError unknown_products. */
async function productIds(db: Db, written: readonly string[]): Promise<string[]> {
  const names = written.map((name) => name.toUpperCase())
  const rows =
    names.length === 0
      ? []
      : await db
          .selectFrom('product')
          .select(['id', 'sku'])
          .where((eb) => eb.or([eb('id', 'in', names), eb(eb.fn<string>('upper', ['sku']), 'in', names)]))
          .orderBy('id', 'desc')
          .execute()
  const byName = new Map([
    ...rows.map(({ id, sku }) => [sku.toUpperCase(), id] as const),
    ...rows.map(({ id }) => [id, id] as const),
  ])
  const unknown = written.filter((_, index) => !byName.has(names[index]!))
  if (unknown.length > 0)
    throw new ApiError('unknown_products', texts.unknownProducts(unknown.slice(0, 5)), {
      status: 404,
      details: { products: unknown },
    })
  return names.map((name) => byName.get(name)!)
}

const publicReason = (price: Cents): PriceReason[] => [
  { source: { kind: 'public', listPrice: null }, price, verdict: 'holds' },
]

async function explainOrder(db: Db, orderId: string, mayReadCosts: boolean): Promise<ExplainedPrices> {
  const lines = await whyOfLines(db, orderId)
  if (lines.length === 0) throw new ApiError('not_found', texts.noOrder, { status: 404 })
  return {
    products: lines.map(({ productId, sku, name, qty, price, why }) => ({
      id: productId,
      sku,
      name,
      qty,
      price: toWire(price),
      // The checkout has written what `explainPrice` said.
      lines: wireLines((why as readonly PriceReason[] | null) ?? publicReason(price), mayReadCosts),
      breaks: [],
    })),
  }
}
