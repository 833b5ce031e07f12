import type { Db } from '#db/connect.ts'
import { needsOf } from '../rules/needs.ts'
import { allThatFits, fittingParts, TIED_KINDS } from '../rules/part-kinds.ts'
import type { Part } from '../rules/parts.ts'
import { partList } from './parts.ts'
import { findProductWithUnits } from './queries.ts'

type Ids = readonly string[]

/**
 * Everything that we sell for a product at a version of the catalog, by id: the parts that the merchant tied
 * to it, those that the rules of the parts list find, then the units that it works with. Empty for an unknown
 * product.
 */
export async function partsThatFit(db: Db, id: string, version: number, now: Date): Promise<Ids> {
  const { parts, fitting } = await partList(db, { version, now })
  return fitting.load(id, () => readFitting(db, id, parts))
}

async function readFitting(db: Db, id: string, parts: readonly Part[]): Promise<Ids> {
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
