import type { Db } from '#db/connect.ts'
import { fittingParts } from '../rules/fitting.ts'
import { needsOf } from '../rules/needs.ts'
import { partsForSale } from './parts.ts'
import { findProductWithUnits } from './queries.ts'

/**
 * Everything that we sell for a product, by id: what the merchant tied to it, then the parts that the rules
 * of the parts list find. Empty for an unknown product.
 */
export async function partsThatFit(db: Db, id: string, now: Date): Promise<string[]> {
  const product = await findProductWithUnits(db, id)
  if (product === undefined) return []
  const [parts, tied] = await Promise.all([
    partsForSale(db, product.version, now),
    db
      .selectFrom('product_relation')
      .select('related_id as id')
      .where('product_id', '=', id)
      .where('kind', 'in', ['required', 'accessory', 'compatible'])
      .orderBy('position')
      .execute(),
  ])
  return [...new Set([...tied.map((row) => row.id), ...fittingParts(needsOf(product, product.units), parts)])]
}
