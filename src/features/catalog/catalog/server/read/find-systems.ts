import type { Db } from '#db/connect.ts'
import type { ProductCard } from '../../contract.ts'
import { systemsInCart } from '../../rules/systems/systems-in-cart.ts'
import { categoryTree } from './category-tree.ts'
import { findCards } from './find-cards.ts'
import { presentCard } from './present-card.ts'

interface Line {
  id: string
  quantity: number
}

interface FoundSystem {
  system: ProductCard
  /** ids of its units in the cart */
  units: readonly string[]
  /** cents */
  saving: number
}

/** The matched systems whose units are all among these lines; systems that are not sold are left out. */
export async function findSystems(db: Db, lines: readonly Line[], now: Date): Promise<FoundSystem[]> {
  const ids = lines.map(({ id }) => id)
  if (ids.length < 2) return []
  const matched = await db
    .selectFrom('matched_system')
    .select(['product_id', 'outdoor_id', 'indoor_id', 'furnace_id'])
    .where('outdoor_id', 'in', ids)
    .where((eb) => eb.or([eb('indoor_id', 'is', null), eb('indoor_id', 'in', ids)]))
    .where((eb) => eb.or([eb('furnace_id', 'is', null), eb('furnace_id', 'in', ids)]))
    .where('product_id', 'not in', ids)
    .execute()
  if (matched.length === 0) return []
  const systems = matched.map((row) => row.product_id)
  const [included, cards, tree] = await Promise.all([
    db
      .selectFrom('product_relation')
      .select(['product_id', 'related_id', 'quantity'])
      .where('product_id', 'in', systems)
      .where('kind', '=', 'included')
      .execute(),
    findCards(db, [...systems, ...ids], now),
    categoryTree(db),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const offers = matched.flatMap(({ product_id: id, outdoor_id, indoor_id, furnace_id }) => {
    const system = byId.get(id)
    if (!system || system.withdrawn_at !== null) return []
    const rated = [outdoor_id, indoor_id, furnace_id].flatMap((unit) =>
      unit === null ? [] : [[unit, 1] as const],
    )
    const more = included
      .filter(({ product_id }) => product_id === id)
      .map(({ related_id, quantity }) => [related_id, quantity] as const)
    const units = [...new Map([...rated, ...more])].map(([unit, quantity]) => ({
      id: unit,
      quantity,
      price: byId.get(unit)?.price_cents ?? 0,
    }))
    return [{ id, price: system.price_cents, units }]
  })
  return systemsInCart(offers, new Map(lines.map(({ id, quantity }) => [id, quantity]))).flatMap(
    ({ id, units, saving }) => {
      const system = byId.get(id)
      return system ? [{ system: presentCard(system, tree), units, saving }] : []
    },
  )
}
