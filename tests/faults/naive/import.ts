import type { Db } from '#db/connect.ts'
import { productChecker } from '#features/catalog/catalog/rules/check/rule.ts'
import type { StoredProduct } from '#features/catalog/catalog/rules/product-facts.ts'
import { toldLists } from '#features/catalog/catalog/server/import/problem-lists.ts'
import { sourceRows } from '#features/catalog/catalog/server/import/read-file.ts'
import { noPictures, readSource } from '#features/catalog/catalog/server/import/read-source.ts'
import { bytesOfFile } from '#features/catalog/catalog/server/import/way-to-read.ts'
import { upsertProducts } from '#features/catalog/catalog/server/import/write-products.ts'

const AT_ONCE = 200

/** The control for imports: it writes rows as they are read, some at a time. */
export async function importAsRead(db: Db, file: string): Promise<void> {
  const categories = await db.selectFrom('category').select(['slug', 'id']).execute()
  const reading = {
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    check: productChecker([]),
    takePicture: noPictures,
    ...toldLists(),
  }
  let rows: StoredProduct[] = []
  for await (const source of sourceRows(await bytesOfFile(file), 'csv')) {
    const staged = await readSource(source, reading)
    if (staged) rows.push(staged.row)
    if (rows.length < AT_ONCE) continue
    await upsertProducts(db, rows)
    rows = []
  }
  await upsertProducts(db, rows)
}
