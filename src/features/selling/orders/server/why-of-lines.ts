import type { Db } from '#db/connect.ts'
import { type Cents, toCents } from '#lib/money.ts'

interface LineWithWhy {
  productId: string
  sku: string
  name: string
  qty: number
  /** each */
  price: Cents
  /** as pricing wrote it; null: the public price */
  why: readonly object[] | null
}

/**
 * The lines of an order with the explanation that each kept from when it was ordered. Empty for an unknown
 * order.
 */
export async function whyOfLines(db: Db, orderId: string): Promise<LineWithWhy[]> {
  const rows = await db
    .selectFrom('order_line')
    .select(['product_id', 'sku', 'name', 'quantity', 'unit_price_cents', 'price_why'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute()
  return rows.map(({ product_id: productId, sku, name, quantity: qty, unit_price_cents, price_why }) => {
    return { productId, sku, name, qty, price: toCents(unit_price_cents), why: price_why }
  })
}
