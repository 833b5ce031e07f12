import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { ImportedProduct } from '../../rules/import/import-row.ts'
import type { ImageKind } from '../../rules/product-image.ts'
import type { StoredPicture } from '../pictures/picture.ts'
import { columnList, PRODUCT_COLUMNS } from './write-products.ts'

/** A row of the file that was read without a problem, ready for the stage table. */
export interface StagedRow {
  line: number
  row: Omit<ImportedProduct, 'images'>
  /** the row's pictures as they were stored; null leaves those of the product as they are */
  pictures: readonly (StoredPicture & { alt: string; kind: ImageKind })[] | null
}

const STAGE_COLUMNS = {
  line: 'integer',
  ...PRODUCT_COLUMNS,
  relations: 'jsonb',
  match: 'jsonb',
  documents: 'jsonb',
  pictures: 'jsonb',
}

const NAMES = sql.raw(Object.keys(STAGE_COLUMNS).join(', '))

/** JSON has its own null, which is no value in a table. */
const MAY_BE_NULL: ReadonlySet<string> = new Set(['dimensions', 'drawing', 'match', 'pictures'])
const VALUES = sql.raw(
  Object.keys(STAGE_COLUMNS)
    .map((name) => (MAY_BE_NULL.has(name) ? `nullif(${name}, 'null')` : name))
    .join(', '),
)

/** One statement for many rows: as fast as COPY here, because most columns are JSON either way. */
export async function stageRows(db: Db, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows.map(({ line, row, pictures }) => ({ line, ...row, pictures })))
  await sql`
    insert into catalog_import_row (${NAMES})
    select ${VALUES}
    from jsonb_to_recordset(${json}::jsonb) as row(${columnList(STAGE_COLUMNS)})`.execute(db)
}

export const emptyStage = (db: Db) => sql`truncate catalog_import_row`.execute(db)

export const stagedCount = sql<{ count: number }>`
  select count(*) as count from catalog_import_row`

/** The store's own numbers, for products of a file without numbers. */
const FIRST = '700000000'
const LAST = '799999999'

/**
 * Gives each staged row without an id the number of the product with its SKU, or else the next free one. A
 * repeated import finds the same numbers.
 */
export async function giveNumbers(db: Db): Promise<void> {
  await sql`
    update catalog_import_row as row
    set id = product.id
    from product
    where row.id = '' and product.sku = row.sku`.execute(db)
  await sql`
    update catalog_import_row as row
    set id = (given.last + given.turn)::text
    from (
      select line, row_number() over (order by line) as turn, (
        select coalesce(max(id::integer), ${FIRST}::integer - 1)
        from (
          select id from product
          union all
          select id from catalog_import_row
        ) as used
        where id between ${FIRST} and ${LAST}
      ) as last
      from catalog_import_row
      where id = ''
    ) as given
    where given.line = row.line`.execute(db)
}
