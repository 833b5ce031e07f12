import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { COST } from '#features/selling/pricing/rules/access.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import type { PriceBook } from '#features/selling/pricing/rules/priced-product.ts'
import { costOfLine, costsOf } from '#features/selling/pricing/server/index.ts'
import { grossProfit } from '#features/selling/repricing/rules/repricing.ts'
import { toWire, ZERO } from '#lib/money.ts'

interface Figures {
  grossProfit: number | null
  inventory: { id: string; available: number; reserved: number }[]
}

/**
 * What a cart earns at our prices, and the units in stock: for staff alone (A-INTERNAL). Undefined for
 * other callers, so that their answers do not even have the field.
 */
export async function internalFigures(
  { db, actor }: { db: Db; actor: Actor },
  requested: readonly { id: string; quantity: number }[],
  book: PriceBook,
): Promise<Figures | undefined> {
  if (scopeOf(actor, COST.read) !== 'all') return undefined
  const ids = requested.map(({ id }) => id)
  const [costs, stock] = await Promise.all([
    costsOf(db, ids),
    db
      .selectFrom('stock')
      .select(['product_id as id', 'available', 'reserved'])
      .where('product_id', 'in', ids.length > 0 ? ids : [''])
      .orderBy('product_id')
      .execute(),
  ])
  const profit = grossProfit(
    requested.map(({ id, quantity }) => {
      const product = book.get(id)
      return {
        qty: quantity,
        asked: product ? unitPrice(product, quantity) : ZERO,
        cost: product ? costOfLine(product, costs) : null,
      }
    }),
    ZERO,
  )
  return { grossProfit: profit === null ? null : toWire(profit), inventory: stock }
}
