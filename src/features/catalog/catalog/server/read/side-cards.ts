import type { Db } from '#db/connect.ts'
import { oneFor } from '#platform/projections/server/projection.ts'
import { jsonSize, versionedCache } from '#platform/projections/server/versioned-cache.ts'
import type { ProductCard } from '../../contract.ts'
import type { CategoryTree } from './category-tree.ts'
import { findCards } from './find-cards.ts'
import { presentSideCard } from './present-card.ts'

const CARDS_BYTES = 1024 * 1024
const TTL_MS = 30_000

/**
 * The same pads, whips and line sets appear beside hundreds of products, so their cards are cached: for one
 * version of the catalog, and for 30 s because of their stock.
 */
const cardsOf = oneFor(() =>
  versionedCache<ProductCard>({ maxBytes: CARDS_BYTES, sizeOf: jsonSize, ttlMs: TTL_MS }),
)

/**
 * Cards of the products that appear beside the product of a page, by id. Products that are not sold are left
 * out. Price and stock may be 30 s old.
 */
export function sideCards(
  db: Db,
  ids: readonly string[],
  tree: CategoryTree,
  now: Date,
): Promise<ReadonlyMap<string, ProductCard>> {
  const read = async (missing: readonly string[]) => {
    const rows = await findCards(db, missing, now)
    return new Map(rows.map((row) => [row.id, presentSideCard(row, tree)]))
  }
  return cardsOf(db).loadMany(ids, read, tree.version)
}
