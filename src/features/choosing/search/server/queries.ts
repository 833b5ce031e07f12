import type { Db } from '#db/connect.ts'

/**
 * A transaction that sees one snapshot of the catalog, without later writes. Commit it to end it.
 */
export const openSnapshot = (db: Db) =>
  db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()

export async function readVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

export const readCategories = (db: Db) =>
  db.selectFrom('category').select(['id', 'parent_id', 'slug', 'name']).execute()

export const readAttributes = (db: Db) =>
  db
    .selectFrom('attribute')
    .select(['id', 'key', 'name', 'unit', 'kind', 'filterable'])
    .orderBy('position')
    .execute()

/** How many products are for sale, about: services are among them. */
export async function countListed(db: Db): Promise<number> {
  const { products } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(products)
}
