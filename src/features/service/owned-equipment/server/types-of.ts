import type { Db } from '#db/connect.ts'
import type { OwnedType } from './refills.ts'

/** The types of products, also of those that are no longer sold. */
export async function typesOf(db: Db, ids: readonly string[]): Promise<OwnedType[]> {
  if (ids.length === 0) return []
  return await db.selectFrom('product').select(['id', 'type', 'attributes']).where('id', 'in', ids).execute()
}
