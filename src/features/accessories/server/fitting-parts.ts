import type { Db } from '#db/connect.ts'
import { allThatFits, fittingParts, TIED_KINDS } from '../rules/fitting.ts'
import { needsOf } from '../rules/needs.ts'
import { partsForSale } from './parts.ts'
import { findProductWithUnits } from './queries.ts'

/**
 * Everything that we sell for a product, by id: the parts that the merchant tied to it, those that the rules
 * of the parts list find, then the units that it works with. Empty for an unknown product.
 */
export async function partsThatFit(db: Db, id: string, now: Date): Promise<string[]> {
  const product = await findProductWithUnits(db, id)
  if (product === undefined) return []
  const [parts, tied] = await Promise.all([
    partsForSale(db, product.version, now),
    db
      .selectFrom('product_relation')
      .select(['related_id as id', 'kind'])
      .where('product_id', '=', id)
      .where('kind', 'in', TIED_KINDS)
      .orderBy('position')
      .execute(),
  ])
  return allThatFits(tied, fittingParts(needsOf(product, product.units), parts))
}
