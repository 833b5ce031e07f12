import { LRUCache } from 'lru-cache'
import type { Db } from '#db/connect.ts'
import type { ProductCard } from '../../contract.ts'
import type { CategoryTree } from './category-tree.ts'
import { findCards } from './find-cards.ts'
import { presentSideCard } from './present-card.ts'

/**
 * The same pads, whips and line sets appear beside hundreds of products, so their cards are cached: for one
 * version of the catalog, and for 30 s because of their stock.
 */
const MOST = 500
const TTL_MS = 30_000

const remembered = new WeakMap<Db, { version: number; cards: LRUCache<string, ProductCard> }>()

function memoryOf(db: Db, version: number): LRUCache<string, ProductCard> {
  const known = remembered.get(db)
  if (known?.version === version) return known.cards
  const cards = new LRUCache<string, ProductCard>({ max: MOST, ttl: TTL_MS })
  remembered.set(db, { version, cards })
  return cards
}

/**
 * Cards of the products that appear beside the product of a page, by id. Products that are not sold are left
 * out. Price and stock may be 30 s old.
 */
export async function sideCards(
  db: Db,
  ids: readonly string[],
  tree: CategoryTree,
  now: Date,
): Promise<ReadonlyMap<string, ProductCard>> {
  const memory = memoryOf(db, tree.version)
  const known = new Map<string, ProductCard>()
  for (const id of ids) {
    const card = memory.get(id)
    if (card !== undefined) known.set(id, card)
  }
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return known
  for (const row of await findCards(db, missing, now)) {
    const card = presentSideCard(row, tree)
    memory.set(row.id, card)
    known.set(row.id, card)
  }
  return known
}
