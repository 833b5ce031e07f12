import type { Db } from '#db/connect.ts'
import { plainNumber } from '../rules/pasted-lines.ts'
import { plainSkuBegins, plainSkuIn, substitutesOf } from './substitutes.ts'

export { matchingOrderIds, type OrderFilter } from './order-list.ts'

/** A product that a number leads to. */
interface FoundModel {
  id: string
  sku: string
  name: string
  slug: string
  by: 'model' | 'ahri' | 'substitute'
}

const MOST_FOUND = 6
const SHORTEST = 3

/**
 * Products by the beginning of a model number or of an AHRI number; for a number without a product, what we
 * sell instead.
 */
export async function findModels(db: Db, search: string): Promise<FoundModel[]> {
  const plain = plainNumber(search)
  if (plain.length < SHORTEST || !/\d/.test(plain)) return []
  const [models, rated] = await Promise.all([
    db
      .selectFrom('product')
      .select(['id', 'sku', 'name', 'slug'])
      .where((eb) => eb.or([eb('id', '=', plain), plainSkuBegins(plain)]))
      .where('withdrawn_at', 'is', null)
      .where('is_service', '=', false)
      .orderBy('sku')
      .limit(MOST_FOUND)
      .execute(),
    /^\d+$/.test(plain)
      ? db
          .selectFrom('matched_system')
          .innerJoin('product', 'product.id', 'product_id')
          .select(['product.id', 'product.name', 'product.slug', 'reference_number as sku'])
          .where('reference_number', 'like', `${plain}%`)
          .where('withdrawn_at', 'is', null)
          .orderBy('reference_number')
          .limit(MOST_FOUND)
          .execute()
      : [],
  ])
  const found: FoundModel[] = [
    ...models.map((row) => ({ ...row, by: 'model' as const })),
    ...rated.map((row) => ({ ...row, sku: row.sku ?? '', by: 'ahri' as const })),
  ]
  return found.length > 0 ? found.slice(0, MOST_FOUND) : instead(db, plain)
}

async function instead(db: Db, plain: string): Promise<FoundModel[]> {
  const known = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where(plainSkuIn([plain]))
    .executeTakeFirst()
  const substitutes = await substitutesOf(db, [plain], new Map(known ? [[plain, known]] : []))
  const ids = substitutes.get(plain)?.ids ?? []
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku', 'name', 'slug'])
    .where('id', 'in', ids)
    .execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => ({ ...row, by: 'substitute' }))
}
