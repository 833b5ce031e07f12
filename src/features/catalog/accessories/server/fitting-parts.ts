import { LRUCache } from 'lru-cache'
import type { Db } from '#db/connect.ts'
import { allThatFits, fittingParts, TIED_KINDS } from '../rules/fitting.ts'
import { needsOf } from '../rules/needs.ts'
import type { Part } from '../rules/parts.ts'
import { partsForSale } from './parts.ts'
import { findProductWithUnits } from './queries.ts'

type Ids = readonly string[]

const MOST_PRODUCTS = 500
/** What fits the products asked for, for as long as a list of the parts for sale holds. */
const known = new WeakMap<readonly Part[], LRUCache<string, Ids>>()

/**
 * Everything that we sell for a product at a version of the catalog, by id: the parts that the merchant tied
 * to it, those that the rules of the parts list find, then the units that it works with. Empty for an unknown
 * product.
 */
export async function partsThatFit(db: Db, id: string, version: number, now: Date): Promise<Ids> {
  const parts = await partsForSale(db, version, now)
  const fitting = known.get(parts) ?? new LRUCache<string, Ids>({ max: MOST_PRODUCTS })
  known.set(parts, fitting)
  const ids = fitting.get(id) ?? (await readFitting(db, id, parts))
  fitting.set(id, ids)
  return ids
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
