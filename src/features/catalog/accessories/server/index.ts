import type { Db } from '#db/connect.ts'
import { needsOf } from '../rules/needs.ts'
import { allThatFits, fittingParts, type PartsByKind, TIED_KINDS } from '../rules/part-kinds.ts'
import { partsForSale } from './parts-for-sale.ts'
import { findProductWithUnits } from './queries.ts'

export { type PartsForSale, partsForSale } from './parts-for-sale.ts'

/**
 * Everything that we sell for a product, by id: the parts that the merchant tied to it, those that the rules
 * of the parts list find, then the units that it works with. Empty for an unknown product.
 */
export async function partsThatFit(db: Db, id: string, now: Date): Promise<readonly string[]> {
  const { byKind, fitting } = await partsForSale(db, now)
  return fitting.load(id, () => readFitting(db, id, byKind))
}

async function readFitting(db: Db, id: string, parts: PartsByKind): Promise<readonly string[]> {
  const product = await findProductWithUnits(db, id)
  if (product === undefined) return []
  const tied = await db
    .selectFrom('product_relation')
    .select(['related_id as id', 'kind'])
    .where('product_id', '=', id)
    .where('kind', 'in', TIED_KINDS)
    .orderBy('position')
    .execute()
  return allThatFits(tied, fittingParts(needsOf(product, product.units), parts))
}
