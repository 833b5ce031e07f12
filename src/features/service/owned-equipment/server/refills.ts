import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { hasTrait, hasTraits, typesWith } from '#features/catalog/catalog/rules/product-types.ts'
import { categoryTree, findCards, presentCard } from '#features/catalog/catalog/server/index.ts'
import type { Refill } from '../contract.ts'
import { dueAfter, filterMonths, filterSizeOf } from '../rules/care.ts'

/** Filters of one answer. */
const MOST_REFILLS = 12

interface OwnedType {
  id: string
  type: string
  attributes: Parameters<typeof filterMonths>[0]
}

interface Days {
  now: Date
  today: string
  /** null before the delivery */
  deliveredOn: string | null
}

const isFilter = (type: string): boolean => hasTraits(type, 'filters-air', 'is-consumable')

/** The filters to buy again: those that were bought, and those that fit the cabinets that were bought. */
export async function refillsOf(db: Db, products: readonly OwnedType[], days: Days): Promise<Refill[]> {
  const bought = products.filter(({ type }) => isFilter(type)).map(({ id }) => id)
  const sizes = products
    .filter(({ type }) => hasTrait(type, 'filters-air') && !isFilter(type))
    .flatMap(({ attributes }) => filterSizeOf(attributes) ?? [])
  const fitting = await filtersOfSizes(db, sizes)
  const ids = [...new Set([...bought, ...fitting])].slice(0, MOST_REFILLS)
  if (ids.length === 0) return []
  const [tree, rows] = await Promise.all([categoryTree(db), findCards(db, ids, days.now)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined || row.withdrawn_at !== null) return []
    const months = filterMonths(row.attributes)
    const { name, path, price } = presentCard(row, tree)
    const size = filterSizeOf(row.attributes)
    const dueOn = days.deliveredOn === null ? null : dueAfter(days.deliveredOn, months, days.today)
    return [{ id, name, path, price, size, months, dueOn, wasBought: bought.includes(id) }]
  })
}

async function filtersOfSizes(db: Db, sizes: readonly string[]): Promise<string[]> {
  if (sizes.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('type', 'in', typesWith('filters-air').filter(isFilter))
    .where('withdrawn_at', 'is', null)
    .where(sql<SqlBool>`attributes ->> ${String(ATTR.filterSize)}::text = any(${[...sizes]}::text[])`)
    .orderBy('id')
    .limit(MOST_REFILLS)
    .execute()
  return rows.map(({ id }) => id)
}

/** The types of products, also of those that are no longer sold. */
export async function typesOf(db: Db, ids: readonly string[]): Promise<OwnedType[]> {
  if (ids.length === 0) return []
  return await db.selectFrom('product').select(['id', 'type', 'attributes']).where('id', 'in', ids).execute()
}
